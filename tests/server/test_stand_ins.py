"""A bot that plays for somebody: it never consents in his name, only he chooses its level, and everybody reads of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person, house

pytestmark = pytest.mark.anyio


async def three(here: House, **given: Any) -> tuple[Person, Person, Person, Any]:
    """Ana, Ben and Eva at one table."""
    ana, ben, eva = await here.people(3)
    table = await ana.open("me", "open", "open", **given)
    for person in (ben, eva):
        await person.post(f"/tables/{table['id']}/join")
    return ana, ben, eva, await ana.look(table)


async def all_bid(table: Any, *people: Person) -> Any:
    """Everybody has chosen, and what they chose is shown: no way back without the others."""
    for person in people:
        await person.act(await person.look(table))
    return await people[0].look(table)


async def settled(here: House, person: Person, table: Any) -> Any:
    """The table when no bot moves any more."""
    async with asyncio.timeout(30):
        while here.services.drivers.running(table["id"]):
            await asyncio.sleep(0.02)
    return await person.look(table)


async def test_a_stand_in_never_consents_in_its_owners_name(tmp_path: Path) -> None:
    """The attack: replace who is away, then take back a whole game with his bot's blessing."""
    async with house(tmp_path, away=0.2) as here:
        ana, ben, eva, table = await three(here)
        await all_bid(table, ana, ben, eva)
        await asyncio.sleep(0.4)
        await ana.post(f"/tables/{table['id']}/seats/1/bot")
        seen = await settled(here, ana, table)
        assert seen["seats"][1]["stand_in"]
        line = seen["position"]["line"]
        asked = await ana.undo(seen, "undo/ask", to=1, seat=0)
        assert asked["undo"]["request"] is None, "the owner is absent: no"
        assert asked["position"]["line"] == line
        said = (await ana.look(table))["log"][-1]
        assert (said["seat"], said["action"]) == (1, {"do": "answer_undo", "agree": False})


async def test_a_question_that_waits_is_refused_when_a_bot_takes_over(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, eva, table = await three(here)
        seen = await all_bid(table, ana, ben, eva)
        asked = await ana.undo(seen, "undo/ask", to=1, seat=0)
        assert asked["undo"]["request"]["waiting"] == [1, 2]
        await ben.post(f"/tables/{table['id']}/leave")
        after = await ana.look(table)
        assert after["undo"]["request"] is None
        assert after["position"]["line"] == seen["position"]["line"]


async def test_after_a_rival_has_left_his_moves_stay(tmp_path: Path) -> None:
    """Who has left is still concerned: the rest is not one person alone, so undo is not free."""
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        await all_bid(table, ana, ben)
        await ben.post(f"/tables/{table['id']}/leave")
        seen = await settled(here, ana, table)
        async with here.services.tables.open(table["id"]) as live:
            assert not live.one_person
            assert not live.free_undo
        assert (await ana.undo(seen, status=422, to=1, seat=0))["error"]["key"] == "undo_needs_consent"
        line = seen["position"]["line"]
        assert (await ana.undo(seen, "undo/ask", to=1, seat=0))["position"]["line"] == line


async def test_only_the_owner_sets_the_level_of_his_stand_in(tmp_path: Path) -> None:
    async with house(tmp_path, away=0.2) as here:
        ana, ben, eva, table = await three(here)
        where = f"/tables/{table['id']}/seats/1/bot"
        await asyncio.sleep(0.4)
        weak = await ana.post(where, {"level": "apprentice"})
        assert (weak["seats"][1]["stand_in"], weak["seats"][1]["level"]) == (True, "driver")
        for rival in (ana, eva):
            assert (await rival.post(where, {"level": "apprentice"}))["seats"][1]["level"] == "driver"
        strong = await ben.post(where, {"level": "stationmaster"})
        assert strong["seats"][1]["level"] == "stationmaster"
        assert (await ana.post(where, {"level": "apprentice"}))["seats"][1]["level"] == "stationmaster"


async def test_taking_over_and_coming_back_stand_in_log_and_record(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=0.3) as here:
        ana, ben = await here.people(2)
        table = await ana.open({"kind": "me", "name": "Ana"}, "open", options={"rounds": 1})
        await ben.post(f"/tables/{table['id']}/join", {"name": "Ben"})
        handed = await ben.post(f"/tables/{table['id']}/seats/1/bot", {"level": "apprentice"})
        assert handed["log"][-1]["action"] == {"do": "take_over", "level": "apprentice"}
        assert handed["log"][-1]["seat"] == 1
        moved = await ana.until(table, lambda seen: seen["length"] > handed["length"])
        assert moved["log"][handed["length"]]["seat"] == 1, "the bot's own move"
        back = await ben.post(f"/tables/{table['id']}/seats/1/reclaim")
        assert back["log"][-1]["action"] == {"do": "come_back"}
        text = (await ana.http.get(f"/api/tables/{table['id']}/record")).text
        said = [line.split(": ", 1)[1] for line in text.splitlines() if ". 2: " in line]
        assert said == ["bot apprentice", "?", "back"]


async def test_handing_over_twice_is_one_line(tmp_path: Path) -> None:
    async with house(tmp_path, bot_pause=30) as here:
        ana, ben, _eva, table = await three(here)
        del ana
        where = f"/tables/{table['id']}/seats/1/bot"
        first = await ben.post(where, {"level": "driver"})
        assert (await ben.post(where, {"level": "driver"}))["length"] == first["length"]
        left = await ben.post(f"/tables/{table['id']}/leave")
        assert left["length"] == first["length"], "the bot is there already"


async def test_a_name_typed_when_taking_a_seat_is_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        tables = [await ana.open("me", "open") for _ in range(2)]
        await ben.post(f"/tables/{tables[0]['id']}/join", {"name": "Benjamín"})
        assert (await ben.get("/me"))["name"] == "Benjamín"
        joined = await ben.post(f"/tables/{tables[1]['id']}/join")
        assert joined["seats"][1]["name"] == "Benjamín"
        await ben.post(f"/tables/{(await ana.open('me', 'open'))['id']}/join", {"name": "   "})
        assert (await ben.get("/me"))["name"] == "Benjamín", "no name is not a name"
