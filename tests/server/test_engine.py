"""An engine that is compiled beside a running server: bots take it at once, the server when nobody needs it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil
import pytest

import anden
from anden.server import engine
from anden.server.jobs.tasks import Answer
from anden.server.jobs.turns import task_of
from tests.load.processes import ServerProcess
from tests.server.house import house

BAD = "tests.server.bad_bots"


@pytest.fixture(autouse=True)
def _looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LOOKS", 0.05)


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """Stands for the compiled engine: the same package in another place."""
    place = tmp_path / "compiled"
    place.mkdir()
    (place / "anden").symlink_to(Path(anden.__file__).parent, target_is_directory=True)
    return place


def publish(news: Path, state: str, share: float = 0.0, path: Path | None = None) -> None:
    news.write_text(json.dumps({"state": state, "share": share, "path": str(path)}))


def path_of(pid: int) -> str | None:
    return psutil.Process(pid).environ().get("PYTHONPATH")


@pytest.mark.anyio
async def test_health_tells_how_far_it_is(tmp_path: Path) -> None:
    news = tmp_path / "engine.json"
    async with house(tmp_path, engine_news=str(news)) as here:
        ana = here.person()
        kind = here.services.engine.server
        assert (await ana.get("/health"))["engine"] == {"server": kind, "bots": kind, "progress": None}
        if kind == "compiled":
            return  # nothing to wait for
        news.write_text('{"state": "compil')  # half of it, as a reader may find it
        await asyncio.sleep(0.2)
        publish(news, "compiling", 0.4)
        async with asyncio.timeout(10):
            while (await ana.get("/health"))["engine"]["progress"] != 0.4:
                await asyncio.sleep(0.05)
        publish(news, "none")
        async with asyncio.timeout(10):
            while (await ana.get("/health"))["engine"]["progress"] is not None:
                await asyncio.sleep(0.05)
        assert here.services.engine.ready is None


@pytest.mark.anyio
async def test_bots_take_it_at_once_and_no_decision_is_lost(
    tmp_path: Path, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANDEN_TEST_BOTS", "slow,slow,slow")
    async with house(tmp_path, worker_imports=BAD, workers=1) as here:
        pool = here.services.pool
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        async with here.services.tables.open(table["id"]) as live:
            task = task_of(live, "choose", 0, "stationmaster", 0.05)
        thinking = asyncio.create_task(pool.run(task))
        async with asyncio.timeout(20):
            while not pool.pids:
                await asyncio.sleep(0.02)
        [old] = pool.pids
        await asyncio.sleep(0.5)
        await here.services.engine.change_over(compiled)
        assert here.services.engine.bots == "compiled"
        answer = await thinking
        assert isinstance(answer, Answer)
        assert answer.action is not None
        [new] = pool.pids
        assert new != old
        assert path_of(new) == str(compiled)
        assert (await pool.run(task)).action is not None
        assert pool.pids == [new], "it stays for the next decision"
        assert here.services.metrics.value("anden_bot_failures_total") == 0


@pytest.mark.anyio
async def test_an_engine_that_does_not_start_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "broken" / "anden").mkdir(parents=True)
    (tmp_path / "broken" / "anden" / "__init__.py").write_text("raise ImportError('half a library')")
    async with house(tmp_path) as here:
        if here.services.engine.server == "compiled":
            return
        ana = here.person()
        table = await ana.open("me", "bot")
        await ana.until(table, lambda t: t["length"] > 1)
        before = here.services.pool.pids
        await here.services.engine.change_over(tmp_path / "broken")
        assert here.services.engine.bots == "interpreted"
        assert here.services.engine.ready is None
        assert here.services.pool.pids == before
        other = await ana.open("bot", "bot")
        await ana.until(other, lambda t: t["status"] == "over")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    publish(tmp_path / "engine.json", "compiling", 0.1)
    process = ServerProcess(tmp_path, engine_news=str(tmp_path / "engine.json"), change_over="1.5")
    yield process
    if process.process.poll() is None:
        process.stop()


def has_started_again(server: ServerProcess) -> bool:
    return "ANDEN_DOOR" in psutil.Process(server.pid).environ()


def test_the_server_changes_over_when_nobody_needs_it(
    tmp_path: Path, compiled: Path, server: ServerProcess
) -> None:
    with httpx.Client(base_url=server.address, headers={"X-Anden": "1"}, timeout=30) as client:
        if client.get("/api/health").json()["engine"]["server"] == "compiled":
            return
        seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
        body = {"game": "toy", "map": "yard", "players": 2, "seats": seats}
        table = client.post("/api/tables", json=body).json()["id"]
        with client.stream("GET", f"/api/tables/{table}/events") as stream:
            assert stream.status_code == 200
            publish(tmp_path / "engine.json", "ready", 1.0, compiled)
            time.sleep(4)
            assert not has_started_again(server), "somebody watches"
        limit = time.monotonic() + 40
        while not has_started_again(server):
            assert time.monotonic() < limit
            time.sleep(0.02)
        # It has only just begun to start: the door is open, who comes waits in line.
        assert client.get(f"/api/tables/{table}").json()["id"] == table
    assert path_of(server.pid) == str(compiled)
    assert server.process.stdout is not None
    assert "goes on" in server.process.stdout.readline()
    assert server.stop() in (0, -15)
