"""Several processes that count together, in a real Redis."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from anden.server import shared_counts
from anden.server.errors import Refusal
from anden.server.limits import Limits
from anden.server.settings import Settings
from tests.server import redis
from tests.server.house import house

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        redis.program() is None,
        reason="neither redis-server nor valkey-server is installed: apt install redis-server",
    ),
]


async def taken(limits: Limits, tries: int, address: str = "a") -> int:
    """How many of so many tables may be opened, each by a new guest."""
    good = 0
    for n in range(tries):
        try:
            await limits.check("tables", f"{id(limits)}-{n}", address)
            good += 1
        except Refusal:
            continue
    return good


async def test_processes_share_what_is_rare(tmp_path: Path) -> None:
    with redis.running(tmp_path, redis.free_port()) as url:
        settings = Settings(limits=url, rate_tables_address="10/minute")
        three = [Limits(settings) for _ in range(3)]
        assert sum(await asyncio.gather(*(taken(limits, 8) for limits in three))) == 10
        with pytest.raises(Refusal) as refused:
            await Limits(settings).check("tables", "ana", "a")
        assert refused.value.body.args["retry_after"] in range(1, 62)
        assert await taken(three[0], 3, "b") == 3
        for limits in three:
            await limits.close()


async def test_processes_share_the_count_of_requests(tmp_path: Path) -> None:
    with redis.running(tmp_path, redis.free_port()) as url:
        settings = Settings(limits=url.replace("redis:", "valkey:"), rate_address="1000/minute")
        here, there = Limits(settings), Limits(settings)
        for _ in range(990):
            assert here.request(None, "a") is None
        for _ in range(40):
            there.request(None, "a")
        for _ in range(300):  # far fewer than he may do alone
            if there.request(None, "a") is not None:
                break
            await asyncio.sleep(0.01)
        else:
            pytest.fail("the other's requests are never learnt")
        assert there.request(None, "b") is None
        await here.close()
        await there.close()


async def test_games_go_on_while_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shared_counts, "REST", 0.2)
    port = redis.free_port()
    table = {"game": "toy", "map": "yard", "players": 2, "seats": [{"kind": "hotseat"}] * 2}
    given = {"limits": f"redis://127.0.0.1:{port}/0", "rate_tables_address": "4/minute"}
    with caplog.at_level(logging.WARNING, "anden.server"):
        async with house(tmp_path / "data", **given) as here:
            for _ in range(2):
                await here.person("10.0.0.5").post("/tables", table, 201)
            with redis.running(tmp_path, port):
                await asyncio.sleep(0.3)
                await here.person("10.0.0.5").post("/tables", table, 201)
                assert await here.services.limits.store._store.get("tables/10.0.0.5/4/60") == 1  # type: ignore[union-attr]
            await here.person("10.0.0.5").post("/tables", table, 201)
            await here.person("10.0.0.5").post("/tables", table, 429)
    away = [record for record in caplog.records if "is away" in record.getMessage()]
    assert len(away) == 1, "told once a minute"


async def test_a_store_that_does_not_answer_costs_half_a_second_at_most(tmp_path: Path) -> None:
    async def silent(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(30)
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    limits = Limits(Settings(limits=f"redis://127.0.0.1:{port}/0"))
    async with asyncio.timeout(10):
        assert await taken(limits, 30) == 30
    await limits.close()
    server.close()
