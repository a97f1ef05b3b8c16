"""Opening tables, sitting down, watching, leaving."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import house, play_out

pytestmark = pytest.mark.anyio


async def test_the_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open({"kind": "me", "name": "Ana"}, "open")
        assert (table["status"], table["length"], table["legal"]) == ("open", 0, [])
        assert table["owner"]
        assert table["seed"] is None
        assert len(table["commitment"]) == 64
        seen = await ben.look(table)
        assert seen["viewer"] is None
        assert not seen["owner"]
        joined = await ben.post(f"/tables/{table['id']}/join", {"name": " Ben\u202e\x07jamín "})
        assert joined["status"] == "playing"
        assert joined["viewer"] == 1
        assert joined["length"] >= 1
        assert joined["legal"]
        assert [s["name"] for s in joined["seats"]] == ["Ana", "Ben jamín"]
        assert [s["mine"] for s in joined["seats"]] == [False, True]
        assert (await ana.look(table))["commitment"] == table["commitment"]


async def test_joining_twice_a_full_table_and_a_taken_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, eva = await here.people(3)
        table = await ana.open("me", "open", "open")
        where = f"/tables/{table['id']}/join"
        assert (await ben.post(where, {"seat": 2}))["viewer"] == 2
        assert (await ben.post(where, {}))["viewer"] == 2, "who sits already stays where he is"
        taken = await eva.post(where, {"seat": 0}, 409)
        assert taken["error"]["key"] == "seat_taken"
        assert taken["table"]["id"] == table["id"]
        assert (await eva.post(where, {"seat": 9}, 404))["error"]["key"] == "not_found"
        assert (await eva.post(where))["status"] == "playing"
        dan = here.person()
        assert (await dan.post(where, {}, 409))["error"]["key"] == "no_seat_free"


async def test_hotseat_seats_belong_to_who_opened_the_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open({"kind": "hotseat", "name": "Ana"}, {"kind": "hotseat", "name": "Abuela"})
        assert table["viewer"] == 0
        other = await ana.look(table, seat=1)
        assert other["viewer"] == 1
        assert other["position"]["view"]["players"][0]["hand"] == [0, 0, 0]
        assert other["position"]["view"]["players"][1]["hand"] != [0, 0, 0]
        after = await ana.act(table)
        assert after["viewer"] == 1, "the one who is to act looks"
        assert (await ben.get(f"/tables/{table['id']}", 403, seat=1))["error"]["key"] == "not_your_seat"
        over = await play_out(table, ana)
        assert over["position"]["ranking"]
        assert len(over["seed"]) == 64


async def test_only_the_owner_of_a_seat_acts_for_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, eva = await here.people(3)
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        bens = await ben.look(table)
        for stranger in (ana, eva):
            refused = await stranger.act(bens, status=403)
            assert refused["error"]["key"] == "not_your_seat"
        for seat in (0, 1, 2, 15):
            await eva.act(bens, status=403, seat=seat)
        assert (await eva.look(table))["length"] == bens["length"]


async def test_leaving_before_and_after_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open", "open")
        join, leave = f"/tables/{table['id']}/join", f"/tables/{table['id']}/leave"
        await ben.post(join, {"seat": 1})
        left = await ben.post(leave)
        assert [s["kind"] for s in left["seats"]] == ["person", "open", "open"]
        await ben.post(leave, {}, 403)
        await ben.post(join, {"seat": 1})
        eva = here.person()
        await eva.post(join)
        left = await ben.post(leave)
        assert left["seats"][1]["kind"] == "bot"
        assert left["seats"][1]["stand_in"]
        assert [t["id"] for t in (await ben.get("/me"))["tables"]] == []
        back = await ben.post(f"/tables/{table['id']}/seats/1/reclaim")
        assert back["seats"][1]["kind"] == "person"
        assert [t["id"] for t in (await ben.get("/me"))["tables"]] == [table["id"]]


async def test_bots_play_on_only_while_somebody_looks_when_everybody_has_left(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("me", "bot")
        left = await ana.post(f"/tables/{table['id']}/leave")
        assert left["status"] == "playing"
        async with here.services.tables.open(table["id"]) as live:
            assert live.only_bots
            assert not live.awake
        async with asyncio.timeout(10):
            while here.services.drivers.running(table["id"]):
                await asyncio.sleep(0.02)
        async with here.services.tables.open(table["id"]) as live:
            quiet = len(live.match.log)
        await asyncio.sleep(0.3)
        async with here.services.tables.open(table["id"]) as live:
            assert len(live.match.log) == quiet
        await ana.until(table, lambda seen: seen["length"] > quiet)


async def test_me_lists_my_tables_with_whose_turn_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        await ana.ask("PATCH", "/me", json={"name": "Ana"})
        table = await ana.open("me", "open")
        me = await ana.get("/me")
        assert me["name"] == "Ana"
        assert [(t["id"], t["status"], t["my_turn"]) for t in me["tables"]] == [(table["id"], "open", False)]
        await ben.post(f"/tables/{table['id']}/join")
        [mine] = (await ana.get("/me"))["tables"]
        assert (mine["my_turn"], mine["round"], mine["players"], mine["game"]) == (True, 1, 2, "toy")
        assert mine["seats"] == [{"name": "Ana", "kind": "person"}, {"name": "", "kind": "person"}]
        await ana.act(await ana.look(table))
        assert not (await ana.get("/me"))["tables"][0]["my_turn"]
        assert (await ben.get("/me"))["tables"][0]["my_turn"]
        await ana.ask("PATCH", "/me", json={"name": "Ana María"})
        assert (await ben.look(table))["seats"][0]["name"] == "Ana María"
        assert (await here.person().get("/me"))["tables"] == []


async def test_a_rematch_turns_the_seats_and_is_one_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben, eva = await here.people(3)
        table = await ana.open({"kind": "me", "name": "Ana"}, "open", options={"rounds": 1})
        await ben.post(f"/tables/{table['id']}/join", {"name": "Ben"})
        where = f"/tables/{table['id']}/rematch"
        assert (await ana.post(where, {}, 409))["error"]["key"] == "not_over"
        await play_out(table, ana, ben)
        again = await ana.post(where, {}, 201)
        assert again["id"] != table["id"]
        assert [s["name"] for s in again["seats"]] == ["Ben", "Ana"]
        assert again["viewer"] == 1
        assert again["status"] == "playing"
        assert again["commitment"] != table["commitment"]
        assert (await ben.post(where, {}, 201))["id"] == again["id"]
        assert (await ben.look(table))["rematch"] == again["id"]
        await eva.post(where, {}, 403)


async def test_nonsense_when_opening_a_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        good = {"game": "toy", "map": "yard", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        wrong: list[tuple[dict[str, Any], int, str]] = [
            ({"game": "nothing"}, 404, "unknown_game"),
            ({"map": "moon"}, 422, "map"),
            ({"players": 3}, 422, "malformed"),
            ({"players": "2"}, 422, "malformed"),
            ({"options": {"rounds": 99}}, 422, "bad_option"),
            ({"options": {"rounds": True}}, 422, "bad_option"),
            ({"options": {"colour": "red"}}, 422, "bad_option"),
            ({"options": []}, 422, "malformed"),
            ({"seats": [{"kind": "me"}, {"kind": "king"}]}, 422, "malformed"),
            ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 422, "malformed"),
            ({"extra": 1}, 422, "malformed"),
            ({"undo": "always"}, 422, "malformed"),
        ]
        for change, status, key in wrong:
            answer = await ana.post("/tables", good | change, status)
            assert answer["error"]["key"] == key, change
        for body in (b"{", b"[]", b"\xff\xfe", b"nul", b"[" * 50_000, b'{"game": "\\ud800"}', b"1e999"):
            answer = await ana.http.post(
                "/api/tables", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code in (400, 422), body[:20]
            assert answer.json()["error"]["key"] == "malformed"
        for path in ("/tables/x", "/tables/" + "A" * 20, "/tables/%00" + "A" * 20, "/tables/ñ", "/nothing"):
            assert (await ana.get(path, 404))["error"]["key"] == "not_found"


async def test_a_new_name_goes_where_the_old_one_was_in_use(tmp_path: Path) -> None:
    """Not to tables where a guest sits under another name, nor to games that are over."""
    async with house(tmp_path) as here:
        ana = here.person()
        await ana.ask("PATCH", "/me", json={"name": "Ana"})
        tables = [
            await ana.open("me", "open"),
            await ana.open({"kind": "me", "name": "Capitana"}, "open"),
            await ana.open("me", "hotseat", options={"rounds": 1}),
        ]
        await play_out(tables[2], ana)
        async with here.services.tables.open(tables[0]["id"]) as live:
            guest = live.facts.owner
        assert await here.services.people.rename(guest, "Ana María") == [tables[0]["id"]]
        names = [(await ana.look(table))["seats"][0]["name"] for table in tables]
        assert names == ["Ana María", "Capitana", "Ana"]
