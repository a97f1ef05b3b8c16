"""The printed board of a game goes over the line once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anden.server.live import Stream
from tests.server.house import House, Person, house

pytestmark = pytest.mark.anyio

GAME = "italian_rails"


async def sit(here: House) -> tuple[Person, Any]:
    [ana] = await here.people(1)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "hotseat", "name": "Beto"}]
    body = {"game": GAME, "map": "", "players": 2, "options": {}, "seats": seats}
    return ana, await ana.post("/tables", body, 201)


async def test_who_knows_the_board_gets_views_without_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, table = await sit(here)
        whole = table["position"]
        mark = whole["board"]
        assert whole["view"]["board"]["points"]
        ana.http.headers["X-Anden-Board"] = mark
        root = f"/tables/{table['id']}"
        answers = [
            (await ana.look(table))["position"],
            await ana.get(f"{root}/positions/{table['length']}"),
        ]
        done = await ana.act(table)
        answers.append(done["position"])
        answers.append((await ana.undo(done))["position"])
        for position in answers:
            assert position["board"] == mark
            assert "board" not in position["view"]
            assert position["view"]["players"]
        without = {key: value for key, value in whole["view"].items() if key != "board"}
        assert answers[0]["view"] == without


async def test_another_board_and_no_word_bring_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, table = await sit(here)
        for known in (None, "0" * 24):
            if known:
                ana.http.headers["X-Anden-Board"] = known
            assert (await ana.look(table))["position"]["view"]["board"] == table["position"]["view"]["board"]


async def test_equal_boards_have_equal_marks(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, table = await sit(here)
        _, same = await sit(here)
        assert same["position"]["board"] == table["position"]["board"]
        body = {"game": GAME, "map": "", "players": 2, "options": {"fast_trains": True}}
        fast = await ana.post("/tables", body | {"seats": [{"kind": "me"}, {"kind": "hotseat"}]}, 201)
        assert fast["position"]["board"] != table["position"]["board"]
        toy = await ana.open("me", "hotseat")
        assert toy["position"]["board"] is None


async def test_streams_leave_it_out_too(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, table = await sit(here)
        me = (await ana.get("/me"))["id"]
        found = []
        for known in (None, table["position"]["board"]):
            message = await here.services.live.next(Stream(table["id"], me, None, 0, known))
            assert message is not None
            data = json.loads(message.decode().split("data: ", 1)[1])
            found.append("board" in data["table"]["position"]["view"])
        assert found == [True, False]
