"""Bots: in worker processes, with a limit; the game goes on whatever they do."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import psutil
import pytest
from sqlalchemy import select

from anden.server.db.models import TableRow
from anden.server.jobs.turns import FAILURES, task_of
from tests.server.house import House, house, play_out

pytestmark = pytest.mark.anyio

BAD = "tests.server.bad_bots"
"""Never imported here: it replaces the bots of the process that imports it."""


def over(table: Any) -> bool:
    return bool(table["status"] == "over")


async def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open(
            {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "stationmaster"}
        )
        assert [s["level"] for s in table["seats"]] == ["apprentice", "stationmaster"]
        done = await ana.until(table, over)
        assert done["position"]["ranking"]
        assert here.services.metrics.value("anden_bot_failures_total") == 0
        await at_rest(here, table)


async def at_rest(here: House, table: Any) -> None:
    """The driver of a table has nothing more to do."""
    async with asyncio.timeout(5):
        while here.services.drivers.running(table["id"]):
            await asyncio.sleep(0.01)


async def test_the_page_is_told_that_a_bot_thinks(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=0.6) as here:
        ana = here.person()
        table = await ana.open("me", "bot")
        seen = await ana.until(table, lambda t: t["seats"][1]["thinking"])
        assert seen["seats"][1]["thinking_since"].endswith("Z")
        assert not seen["seats"][0]["thinking"]


def ask_even_without_a_choice(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver does what is forced without asking the bot; these tests want it asked."""
    find = here.services.turns._next

    async def found(live: Any) -> Any:
        decision = await find(live)
        if decision is not None and decision.task is None:
            decision.task = task_of(live, "choose", decision.seat, decision.level, 0.05)
        return decision

    monkeypatch.setattr(here.services.turns, "_next", found)


async def test_what_is_forced_is_done_without_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANDEN_TEST_BOTS", "raise,raise,raise")
    async with house(tmp_path, worker_imports=BAD) as here:
        turns = here.services.turns
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        async with here.services.tables.open(table["id"]) as live:
            live.match.state.hands[0] = [4, 4, 4]
            live.places[0].kind = "bot"
            decision = await turns._next(live)
        assert decision is not None
        assert await turns._decide(decision) == ("apprentice", b'{"do":"bid","card":4}')
        assert here.services.pool.pids == []


@pytest.mark.parametrize(
    ("ways", "instead", "reasons"),
    [
        ("crash,good,good", "driver", {"crashed"}),
        ("raise,late,good", "apprentice", {"error", "late"}),
        ("crash,crash,raise", "random", {"crashed", "error"}),
        ("illegal,good,good", "random", {"illegal"}),
    ],
)
async def test_a_failing_bot_falls_back_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ways: str, instead: str, reasons: set[str]
) -> None:
    monkeypatch.setenv("ANDEN_TEST_BOTS", ways)
    async with house(tmp_path, worker_imports=BAD, bot_grace=0.3) as here:
        ask_even_without_a_choice(here, monkeypatch)
        ana = here.person()
        table = await ana.open("me", {"kind": "bot", "level": "stationmaster"}, options={"rounds": 1})
        await play_out_with_bots(ana, table)
        await at_rest(here, table)
        text = (await ana.http.get("/api/metrics")).text
        assert set(re.findall(r'^anden_bot_moves_total\{level="(\w+)"\}', text, re.MULTILINE)) == {instead}
        for reason in reasons:
            assert f'reason="{reason}"' in text


async def play_out_with_bots(person: Any, table: Any) -> Any:
    limit = time.monotonic() + 30
    while time.monotonic() < limit:
        seen = await person.until(table, lambda t: t["legal"] or over(t))
        if over(seen):
            return seen
        body = {"seat": 0, "expect": seen["length"], "key": f"k{seen['length']}", "action": seen["legal"][-1]}
        answer = await person.http.post(f"/api/tables/{table['id']}/actions", json=body)
        assert answer.status_code in (200, 409), answer.text
    raise AssertionError("the game does not end")


async def test_a_level_that_keeps_failing_is_given_a_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANDEN_TEST_BOTS", "raise,good,good")
    async with house(tmp_path, worker_imports=BAD) as here:
        ask_even_without_a_choice(here, monkeypatch)
        ana = here.person()
        table = await ana.open({"kind": "bot", "level": "stationmaster"}, "bot", options={"rounds": 4})
        await ana.until(table, over)
        assert here.services.metrics.value("anden_bot_failures_total") == FAILURES


async def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        first = await ana.open("me", "bot")
        await ana.until(first, lambda t: t["length"] > 1)
        [pid] = here.services.pool.pids
        os.kill(pid, signal.SIGKILL)
        second = await ana.open("bot", "bot")
        await ana.until(second, over)
        assert here.services.pool.pids != [pid]


async def test_idle_workers_are_ended_and_none_is_left_behind(tmp_path: Path) -> None:
    async with house(tmp_path, worker_idle=0.2) as here:
        ana = here.person()
        assert here.services.pool.pids == [], "a worker starts only when it is needed"
        table = await ana.open("me", "bot")
        await ana.until(table, lambda t: t["length"] > 1)
        limit = time.monotonic() + 10
        while here.services.pool.pids:
            assert time.monotonic() < limit
            await asyncio.sleep(0.05)
        await ana.undo(await ana.look(table), status=422)
        other = await ana.open("me", "bot")
        await ana.until(other, lambda t: t["length"] > 1)
        pids = here.services.pool.pids
    assert not any(psutil.pid_exists(pid) for pid in pids)


async def test_bots_are_picked_up_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=60) as here:
        ana = here.person()
        table = await ana.open("bot", "me", options={"rounds": 1})
        seen = await ana.look(table)
        assert (seen["length"], seen["position"]["to_act"]) == (1, [0, 1])
        cookies = dict(ana.http.cookies)
    async with house(tmp_path) as here:
        ana = here.person()
        ana.http.cookies.update(cookies)
        async with asyncio.timeout(20):
            while await stored_length(here, table) == 1:
                await asyncio.sleep(0.05)


async def stored_length(here: House, table: Any) -> int:
    """How far a table has got, without looking at it: who looks wakes its bots."""
    query = select(TableRow.length).where(TableRow.id == table["id"])
    return int(await here.services.database.read(lambda connection: connection.execute(query).scalar_one()))


async def test_a_driver_rests_after_so_many_moves_until_somebody_looks(tmp_path: Path) -> None:
    async with house(tmp_path, bot_moves=2) as here:
        ana = here.person()
        table = await ana.open("bot", "bot")
        await ana.until(table, lambda t: t["length"] >= 3)
        async with asyncio.timeout(5):
            while here.services.drivers.running(table["id"]):
                await asyncio.sleep(0.02)
        rested = (await ana.look(table))["length"]
        assert not over(await ana.look(table))
        await here.services.live.begin(table["id"], "g_somebody", None, None)
        await ana.until(table, lambda t: t["length"] > rested)


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path, away=0.2) as here:
        ana, ben, eva = await here.people(3)
        table = await ana.open("me", "open")
        seats = f"/tables/{table['id']}/seats"
        assert (await ana.post(f"{seats}/0/bot", {}, 409))["error"]["key"] == "not_started"
        await ben.post(f"/tables/{table['id']}/join")
        handed = await ana.post(f"{seats}/0/bot", {"level": "apprentice"})
        assert (handed["seats"][0]["kind"], handed["seats"][0]["level"]) == ("bot", "apprentice")
        assert handed["seats"][0]["mine"]
        assert handed["legal"] == []
        await ana.until(table, lambda t: 0 not in t["position"]["to_act"])
        refused = await ana.act(handed | {"viewer": 0}, {"do": "end"}, 403)
        assert refused["error"]["key"] == "bot_has_seat"
        assert (await ben.post(f"{seats}/0/reclaim", {}, 403))["error"]["key"] == "not_your_seat"
        back = await ana.post(f"{seats}/0/reclaim")
        assert back["seats"][0]["kind"] == "person"
        await asyncio.sleep(0.3)
        assert (await ana.look(table))["seats"][1]["away"]
        assert (await eva.post(f"{seats}/1/bot", {}, 403))["error"]["key"] == "not_your_seat"
        taken = await ana.post(f"{seats}/1/bot", {"level": "driver"})
        assert taken["seats"][1]["kind"] == "bot"
        assert (await ben.post(f"{seats}/1/reclaim"))["seats"][1]["kind"] == "person"
        await ana.post(f"{seats}/7/bot", {}, 404)
        await play_out(table, ana, ben)


async def test_only_a_deserted_seat_can_be_taken_from_its_owner(tmp_path: Path) -> None:
    async with house(tmp_path, away=60) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        refused = await ana.post(f"/tables/{table['id']}/seats/1/bot", {}, 403)
        assert refused["error"]["key"] == "not_away"


async def test_hints_fail_with_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANDEN_TEST_BOTS", "crash,crash,crash")
    async with house(tmp_path, worker_imports=BAD) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        where = f"/tables/{table['id']}/hint"
        assert (await ana.post(where, {"seat": 0}, 503))["error"]["key"] == "hint_failed"
        await ana.act(table)
        assert (await ana.post(where, {"seat": 0}, 409))["error"]["key"] == "no_hint"
        await here.person().post(where, {"seat": 0}, 403)


async def test_a_hint_for_a_table_that_has_changed_meanwhile_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        think = here.services.pool.run

        async def slow(task: Any, urgency: int) -> Any:
            answer = await think(task, urgency)
            await ana.act(table)
            return answer

        monkeypatch.setattr(here.services.pool, "run", slow)
        late = await ana.post(f"/tables/{table['id']}/hint", {"seat": 0}, 409)
        assert late["error"]["key"] == "conflict"
        assert late["error"]["args"] == {"length": table["length"] + 1}
