"""Acting: once, in order, explained."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import house, play_out

pytestmark = pytest.mark.anyio


async def test_a_request_sent_twice_is_done_once_and_answers_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        body = {"seat": 0, "expect": table["length"], "key": "once", "action": table["legal"][0]}
        where = f"/tables/{table['id']}/actions"
        first = await ana.post(where, body)
        assert await ana.post(where, body) == first
        assert first["length"] == table["length"] + 1
        other = await ana.post(where, body | {"action": table["legal"][-1] | {"card": 77}}, 422)
        assert other["error"]["key"] == "key_reused"
        await ana.act(first["table"])
        later = await ana.post(where, body)
        assert later["length"] == first["length"]
        assert later["table"]["length"] > first["length"]


async def test_the_same_key_for_another_position_is_never_silently_done(tmp_path: Path) -> None:
    """What a request was made for is part of it: with another `expect` it is another request."""
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        body = {"seat": 0, "expect": table["length"], "key": "once", "action": table["legal"][0]}
        where = f"/tables/{table['id']}/actions"
        done = await ana.post(where, body)
        for expect in (done["length"] + 1, 0):
            refused = await ana.post(where, body | {"expect": expect}, 422)
            assert refused["error"]["key"] == "key_reused"
        taken = await ana.http.post(f"/api{where}", json=body | {"expect": done["length"]})
        assert taken.status_code != 200, "the key is used up, at the present length as well"
        assert (await ana.look(table))["length"] == done["length"]


async def test_the_same_request_at_the_same_time(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        body = {"seat": 0, "expect": table["length"], "key": "k", "action": table["legal"][0]}
        where = f"/tables/{table['id']}/actions"
        answers = await asyncio.gather(*(ana.post(where, body) for _ in range(6)))
        assert all(answer["length"] == table["length"] + 1 for answer in answers)
        assert (await ana.look(table))["length"] == table["length"] + 1


async def test_of_two_simultaneous_actions_one_wins(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        both = [(ana, await ana.look(table)), (ben, await ben.look(table))]
        answers = await asyncio.gather(*(
            person.http.post(f"/api/tables/{table['id']}/actions", json={
                "seat": seen["viewer"], "expect": seen["length"], "key": "mine", "action": seen["legal"][0],
            })
            for person, seen in both
        ))  # fmt: skip
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        [lost] = [answer.json() for answer in answers if answer.status_code == 409]
        assert lost["error"]["key"] == "stale"
        assert lost["table"]["length"] == both[0][1]["length"] + 1
        assert lost["table"]["legal"], "the loser gets the fresh view and may try again"
        loser = [answer.status_code for answer in answers].index(409)
        assert lost["table"]["viewer"] == both[loser][1]["viewer"]


async def test_refusals_name_their_rule_and_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        refused = await ana.act(table, {"do": "bid", "card": 9}, 422)
        assert refused["error"] == {"key": "card", "rule": "bidding", "args": {"card": 9}}
        for action in ({"do": "fly"}, {"do": "bid"}, {"do": "bid", "card": "x"}, {"do": "undo", "to": 0}, {}):
            assert (await ana.act(table, action, 422))["error"]["key"] == "malformed"
        luck = await ana.act(table, {"do": "deal", "hands": [[1, 1, 1], [6, 6, 6]]}, 422)
        assert luck["error"]["key"] == "phase", "luck is not for players"
        both = {"seat": 0, "expect": 1, "key": "k", "action": {"do": "end"}, "text": "end"}
        await ana.post(f"/tables/{table['id']}/actions", both, 422)
        assert (await ana.look(table))["length"] == table["length"]


async def test_why_not_by_what_is_pointed_at(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        card = table["legal"][0]["card"]
        judge = f"/tables/{table['id']}/judge"

        async def why_not(target: Any, seat: int = 0, status: int = 200) -> Any:
            return await ana.post(judge, {"seat": seat, "target": target}, status)

        assert await why_not({"at": "card", "card": card}) == {"problem": None}
        reason = {"key": "card", "rule": "bidding", "args": {"card": 9}}
        assert await why_not({"at": "card", "card": 9}) == {"problem": reason}
        for target in (
            {"at": "moon"},
            {"at": "card"},
            {"at": "card", "card": "x"},
            {"do": "bid", "card": 1},
            {},
        ):
            refused = (await why_not(target, status=422))["error"]
            assert (refused["key"], refused["args"]["path"]) == ("malformed", "body.target")
        for body in ({}, {"action": {"do": "end"}, "target": {"at": "wagon", "wagon": 1}}):
            await ana.post(judge, {"seat": 0, **body}, 422)
        await here.person().post(judge, {"seat": 0, "target": {"at": "wagon", "wagon": 1}}, 403)
        await ana.act(table, text=f"bid {card}")
        assert (await why_not({"at": "card", "card": card}))["problem"]["key"] == "not_your_turn"


async def test_notation_and_judge(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        card = table["legal"][0]["card"]
        judge = f"/tables/{table['id']}/judge"
        assert await ana.post(judge, {"seat": 0, "action": table["legal"][0]}) == {"problem": None}
        assert (await ana.post(judge, {"seat": 0, "text": "bid 9"}))["problem"]["key"] == "card"
        assert (await ana.post(judge, {"seat": 0, "action": {"do": "end"}}))["problem"]["key"] == "phase"
        assert (await ana.post(judge, {"seat": 1, "text": "fly"}, 422))["error"]["key"] == "malformed"
        await here.person().post(judge, {"seat": 0, "text": "end"}, 403)
        await ana.act(table, text=f"bid {card}")
        assert (await ana.look(table, seat=0))["log"][-1]["action"] == {"do": "bid", "card": card}
        assert (await ana.look(table))["length"] == table["length"] + 1


async def test_positions_at_every_length(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 1})
        seen = {table["length"]: table["position"]}
        while table["status"] != "over":
            table = await ana.act(table)
            seen[table["length"]] = table["position"]
        where = f"/tables/{table['id']}/positions"
        for length, position in seen.items():
            found = await ana.get(f"{where}/{length}", seat=0)
            assert (found["index"], found["line"], found["phase"]) == (
                length, position["line"], position["phase"])  # fmt: skip
        assert await ana.get(f"{where}/{table['length']}") == table["position"]
        assert (await ana.get(f"{where}/0"))["phase"]["key"] == "deal"
        await ana.get(f"{where}/{table['length'] + 1}", 404)
        await ana.get(f"{where}/-1", 422)
        await ana.get(f"{where}/x", 422)


async def test_nobody_acts_before_the_start_or_after_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open", options={"rounds": 1})
        early = await ana.act(table, {"do": "end"}, 422)
        assert early["error"]["key"] == "not_started"
        await ben.post(f"/tables/{table['id']}/join")
        over = await play_out(table, ana, ben)
        assert over["legal"] == []
        late = await ben.act(await ben.look(table), {"do": "end"}, 422)
        assert late["error"]["key"] == "game_over"
        assert all(entry["action"] is not None for entry in over["log"]), "a finished game has no secrets"
