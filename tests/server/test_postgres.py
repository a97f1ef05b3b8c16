"""The main flow on PostgreSQL, with several processes on one database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from anden.core import Event
from tests.server import postgres
from tests.server.house import house, play_out
from tests.server.test_storage import known_to

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    given = os.environ.get("ANDEN_TEST_POSTGRES")
    if given:
        yield given
        return
    with postgres.cluster_or_skip() as cluster:
        yield cluster.url


async def test_a_game_on_two_processes(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url) as one, house(tmp_path, database=url) as two:
        ana, ben = one.person(), two.person()
        await ana.ask("PATCH", "/me", json={"name": "Ana"})
        table = await ana.open("me", "open", options={"rounds": 1})
        await ben.post(f"/tables/{table['id']}/join", {"name": "Ben ñ 火"})
        seen = await ana.look(table)
        body = {"seat": 0, "expect": seen["length"], "key": "k", "action": seen["legal"][0]}
        first = await ana.post(f"/tables/{table['id']}/actions", body)
        again = await known_to(two, ana).post(f"/tables/{table['id']}/actions", body)
        assert first["length"] == again["length"] == again["table"]["length"]
        stale = await ben.act(seen | {"viewer": 1}, (await ben.look(table))["legal"][0], 409)
        assert stale["error"]["key"] == "stale"
        back = await ana.undo(first["table"])
        assert back["position"]["line"] == seen["position"]["line"]
        over = await play_out(table, ana, ben)
        assert [s["name"] for s in over["seats"]] == ["Ana", "Ben ñ 火"]
        there, here = await ben.look(table), await ana.look(table)
        assert there["position"]["scores"] == here["position"]["scores"]
        assert there["log"] == here["log"]
        assert [t["id"] for t in (await ben.get("/me"))["tables"]] == [table["id"]]


async def test_one_of_many_writers_wins(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url) as one, house(tmp_path, database=url) as two:
        ana = one.person()
        table = await ana.open("hotseat", "hotseat")
        people = [ana, known_to(one, ana), known_to(two, ana), known_to(two, ana)]
        answers = await asyncio.gather(*(
            person.http.post(f"/api/tables/{table['id']}/actions", json={
                "seat": 0, "expect": table["length"], "key": f"k{n}", "action": table["legal"][0],
            })
            for n, person in enumerate(people)
        ))  # fmt: skip
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert (await ana.look(table))["length"] == table["length"] + 1


async def test_stars_and_nonsense(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url) as here:
        ana = here.person()
        for stars in (1, 3, 2):
            table = await ana.open("hotseat", "hotseat")
            async with here.services.tables.open(table["id"]) as live, here.services.tables.change(live):
                live.match.play(0, next(iter(live.match.rules.legal(live.match.state, 0))))
                live.match.events[-1] += (Event("challenge_result", {"number": 7, "stars": stars}),)
        assert (await ana.get("/me"))["progress"] == {"toy": {"challenge-7": 3}}
        await ana.ask("PATCH", "/me", 200, json={"name": "nul\0byte"})
        assert (await ana.get("/me"))["name"] == "nul byte"
        await ana.get("/tables/%00aaaaaaaaaaaaaaaaaaaa", 404)
        await here.person().get("/health")


async def test_bots_play_on_it(tmp_path: Path, url: str) -> None:
    async with house(tmp_path, database=url) as here:
        ana = here.person()
        table = await ana.open("bot", "bot", options={"rounds": 1})
        await ana.until(table, lambda t: t["status"] == "over")
