"""Hidden information never leaves the server: two worlds that differ only in hidden parts give the same bytes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from anden.core import Match, Setup, View, luck
from anden.core.testing.toy import Bid, Toy
from anden.server.jobs.turns import task_of
from anden.server.jobs.worker import rebuild
from anden.server.live import Stream
from anden.server.table import Place
from tests.server.house import House, Person, house

pytestmark = pytest.mark.anyio

RULES = Toy()
SETUP = Setup(game="toy", version=1, players=3, map="yard", options={"rounds": 2})


def start(seed: str) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(RULES, SETUP, seed)
    match.run_chance()
    return match


def twin_worlds(viewer: int | None) -> tuple[str, str]:
    """Two seeds under which the viewer is dealt the same and some other hand differs."""
    seen: dict[Any, str] = {}
    for n in range(5000):
        seed = f"{n:064x}"
        match = start(seed)
        hands = match.state.hands
        mine = tuple(hands[viewer]) if viewer is not None else ()
        if mine in seen and start(seen[mine]).state.hands != hands:
            return seen[mine], seed
        seen.setdefault(mine, seed)
    raise AssertionError("no twins found")


async def table_of_world(here: House, person: Person, seed: str, viewer: int | None) -> str:
    """A table with this seed where `person` has the viewer's seat and everybody else has bid a hidden card."""
    me = (await person.get("/me"))["id"]
    places = [Place("person", me if n == viewer else f"g_{'x' * 20}{n}", f"P{n}") for n in range(3)]
    match = start(seed)
    table_id = await here.services.lobby.open(me, match, places)
    async with here.services.tables.open(table_id) as live:
        for seat in [n for n in range(3) if n != viewer][:2]:
            async with here.services.tables.change(live):
                live.match.play(seat, Bid(live.match.state.hands[seat][-1]))
    return table_id


def plain(text: str, table_id: str, commitment: str) -> str:
    """Without what differs by nature: the table's id, the published hash, the time."""
    text = text.replace(table_id, "TABLE").replace(commitment, "COMMITMENT")
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "TIME", text)


async def everything(here: House, person: Person, table_id: str, viewer: int | None) -> dict[str, str]:
    """The bytes of every endpoint that says something about a table."""
    root = f"/api/tables/{table_id}"
    seen: dict[str, str] = {}
    table = (await person.http.get(root)).json()
    for path in [
        "",
        "/record",
        "/record?format=json",
        *(f"/{what}/{n}" for what in ("positions", "plain") for n in range(table["length"] + 1)),
    ]:
        seen[path] = (await person.http.get(root + path)).text
    for start_at in (0, None):
        me = (await person.get("/me"))["id"]
        message = await here.services.live.next(Stream(table_id, me, None, start_at))
        assert message is not None
        seen[f"events from {start_at}"] = message.decode()
    if viewer is not None:
        body = {"seat": viewer, "action": {"do": "bid", "card": 9}}
        seen["judge"] = (await person.http.post(f"{root}/judge", json=body)).text
        body = {"seat": viewer, "target": {"at": "card", "card": 9}}
        seen["why not"] = (await person.http.post(f"{root}/judge", json=body)).text
        late = {"seat": viewer, "expect": 0, "key": "late", "action": table["legal"][0]}
        seen["stale"] = (await person.http.post(f"{root}/actions", json=late)).text
        async with here.services.tables.open(table_id) as live:
            match = rebuild(task_of(live, "hint", viewer, "stationmaster", 1.0))
        view = View.of(match.rules, match.state, viewer)
        seen["what a hint or bot sees"] = json.dumps([view.rules.snapshot(view.state), str(view.legal())])
    seen["me"] = (await person.http.get("/api/me")).text
    return {name: plain(text, table_id, table["commitment"]) for name, text in seen.items()}


@pytest.mark.parametrize("viewer", [None, 0, 2])
async def test_two_worlds_look_the_same(tmp_path: Path, viewer: int | None) -> None:
    one, two = twin_worlds(viewer)
    answers = []
    for n, seed in enumerate((one, two)):
        async with house(tmp_path / str(n)) as here:
            [person] = await here.people(1)
            table_id = await table_of_world(here, person, seed, viewer)
            found = await everything(here, person, table_id, viewer)
            guest = (await person.get("/me"))["id"]
            answers.append({name: text.replace(guest, "GUEST") for name, text in found.items()})
            assert seed not in json.dumps(found), "the seed is secret while the game runs"
    assert answers[0] == answers[1]


async def test_the_comparison_can_tell_worlds_apart(tmp_path: Path) -> None:
    """The same comparison through the eyes of a seat whose hand differs must fail: otherwise it compares nothing."""
    one, two = twin_worlds(0)
    differing = next(n for n in (1, 2) if start(one).state.hands[n] != start(two).state.hands[n])
    looks = []
    for n, seed in enumerate((one, two)):
        async with house(tmp_path / str(n)) as here:
            [person] = await here.people(1)
            table_id = await table_of_world(here, person, seed, differing)
            looks.append(await everything(here, person, table_id, differing))
    for name in ("", "/record", "/positions/1", "/plain/1", "events from 0"):
        assert looks[0][name] != looks[1][name], name


async def test_a_hint_sees_only_what_the_seat_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker gets setup and log but never the seed, and the bot a view made by `hide`."""
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("me", "bot", "bot")
        await ana.until(table, lambda t: t["position"]["to_act"] == [0])
        asked: list[Any] = []
        real = here.services.pool.run

        async def spy(task: Any, urgency: int) -> Any:
            asked.append(task)
            return await real(task, urgency)

        monkeypatch.setattr(here.services.pool, "run", spy)
        hint = await ana.post(f"/tables/{table['id']}/hint", {"seat": 0})
        assert hint["action"] in (await ana.look(table))["legal"]
        assert hint["notation"].startswith("bid ")
        assert hint["gain"] >= 0
        async with here.services.tables.open(table["id"]) as live:
            assert live.facts.seed.encode() not in bytes(asked[0].setup)
            assert all(live.facts.seed.encode() not in bytes(action) for _, action in asked[0].log)


async def test_the_record_of_a_running_game_hides_and_of_a_finished_one_tells(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open", options={"rounds": 1})
        await ben.post(f"/tables/{table['id']}/join")
        await ana.act(await ana.look(table))
        where = f"/api/tables/{table['id']}/record"
        text = (await ben.http.get(where)).text
        assert 'Seed "secret"' in text
        assert luck.commitment("0", SETUP) not in text
        assert "2. 1: ?" in text
        mine = (await ana.http.get(where)).text
        assert "2. 1: bid" in mine
        stranger = (await here.person().http.get(where)).text
        assert "1. *: ?" in stranger
