"""Taking back: free alone, by consent among people, at once with bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, Person, house, play_out

pytestmark = pytest.mark.anyio


async def two_at_a_table(here: House, **given: Any) -> tuple[Person, Person, Any]:
    ana, ben = await here.people(2)
    table = await ana.open("me", "open", **given)
    await ben.post(f"/tables/{table['id']}/join")
    return ana, ben, await ana.look(table)


async def take_back(person: Person, table: Any, what: str = "undo", **given: Any) -> Any:
    """Take back while bots play on: who comes too late looks again, as a client does."""
    for n in range(100):
        seen = await person.look(table)
        body = {"seat": seen["viewer"], "expect": seen["length"], "key": f"back-{n}"} | given
        answer = await person.http.post(f"/api/tables/{table['id']}/{what}", json=body)
        if answer.status_code != 409:
            assert answer.status_code == 200, answer.text[:400]
            return answer.json()["table"]
    raise AssertionError("always too late")


async def test_hotseat_goes_back_anywhere_and_forth(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        assert not table["undo"]["can"]
        first = table["legal"][0]
        for _ in range(4):
            table = await ana.act(table)
        before = table["position"]["view"]
        assert table["undo"]["can"]
        assert table["undo"]["floor"] == 1, "not into the middle of luck"
        await ana.undo(table, to=1)
        back = await ana.look(table)
        assert back["position"]["line"] == 1
        assert back["legal"][0] == first
        assert [e["undone"] for e in back["log"]].count(True) == table["position"]["line"] - 1
        assert back["undo"]["can_redo"]
        await ana.undo(back, "redo")
        forth = await ana.look(table)
        assert forth["position"]["view"] == before
        assert not any(entry["undone"] for entry in forth["log"])
        assert (await ana.undo(forth, "redo", 422))["error"]["key"] == "nothing_to_redo"


async def test_undo_meets_the_same_luck(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        rolls = []
        for _ in range(3):
            await ana.act(await ana.act(table))
            table = await ana.look(table)
            happened = [event for entry in table["log"] for event in entry["events"]]
            rolls.append([event["args"]["pips"] for event in happened if event["key"] == "rolled"][-1])
            table = await ana.undo(table, to=1)
        assert len(set(rolls)) == 1


async def test_among_people_luck_and_others_need_consent(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, table = await two_at_a_table(here)
        table = await ana.act(table)
        assert table["undo"]["can"]
        table = await ana.undo(table)
        assert not (await ben.look(table))["undo"]["can_redo"], "only who took back may redo"
        table = await ana.act(await ana.undo(await ana.undo(table, "redo")))
        seen = await ben.act(await ben.look(table))
        table = await ana.look(table)
        assert not table["undo"]["can"]
        assert table["undo"]["needs_consent"]
        assert (await ana.undo(table, status=422))["error"]["key"] == "undo_needs_consent"
        asked = await ana.undo(table, "undo/ask")
        assert asked["undo"]["request"] == {"seat": 0, "to": 1, "waiting": [1]}
        assert (await ben.get("/me"))["tables"][0]["my_turn"], "an answer is waited for"
        refused = await ben.undo(await ben.look(table), "undo/answer", agree=False)
        assert refused["undo"]["request"] is None
        asked = await ana.undo(await ana.look(table), "undo/ask")
        agreed = await ben.undo(await ben.look(table), "undo/answer", agree=True)
        assert agreed["position"]["line"] == 1
        assert agreed["undo"]["request"] is None
        assert seen["position"]["line"] > 1
        assert (await ana.undo(await ana.look(table), "undo/answer", 422, agree=True))["error"][
            "key"
        ] == "no_undo_asked"


async def test_a_table_with_free_undo_needs_no_consent(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, table = await two_at_a_table(here, undo="free")
        table = await ana.act(table)
        await ben.act(await ben.look(table))
        back = await ana.undo(await ana.look(table))
        assert back["position"]["line"] == 1
        over = await play_out(table, ana, ben)
        assert not over["undo"]["can"]
        late = await ana.undo(await ana.look(table), status=422)
        assert late["error"]["key"] == "game_over", "the seed is known now"


async def test_bots_agree_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open", "bot")
        await ben.post(f"/tables/{table['id']}/join")
        table = await ana.act(await ana.look(table))
        table = await ben.act(await ben.look(table))
        await ana.until(table, lambda t: t["length"] >= 5)
        asked = await take_back(ana, table, "undo/ask", to=1)
        assert asked["undo"]["request"]["waiting"] == [1]
        agreed = await take_back(ben, table, "undo/answer", agree=True)
        assert agreed["position"]["line"] == 1


async def test_against_bots_undo_is_free_and_the_bot_plays_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("me", {"kind": "bot", "level": "apprentice"})
        table = await ana.until(table, lambda t: t["position"]["to_act"] == [0])
        table = await ana.act(table)
        table = await ana.until(table, lambda t: t["legal"] or t["status"] == "over")
        back = await take_back(ana, table, to=1)
        assert back["position"]["line"] < table["position"]["line"]
        assert (await ana.until(table, lambda t: t["legal"]))["legal"]


async def test_undo_and_stale_and_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        assert (await ana.undo(table, status=422))["error"]["key"] == "nothing_to_undo"
        table = await ana.act(table)
        stale = await ana.undo(table, status=409, expect=table["length"] - 1)
        assert stale["table"]["length"] == table["length"]
        body = {"seat": 0, "expect": table["length"], "key": "back", "to": 1}
        first = await ana.post(f"/tables/{table['id']}/undo", body)
        assert await ana.post(f"/tables/{table['id']}/undo", body) == first
        assert first["length"] == table["length"] + 1
        await ana.undo(first["table"], status=422, to=0)
        await ana.undo(first["table"], status=422, to=999)
        await ana.undo(first["table"], status=422, to=-1)
