"""Every answer about a table has the documented shape, whoever asks and whatever he knows already."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from anden.server import wire
from anden.server.live import Stream
from tests.server.five_games import GAMES, new_table
from tests.server.house import House, Person, house
from tests.shapes import fields_of, mismatches

pytestmark = pytest.mark.anyio


class Strict:
    """Reads answers as the documented shapes, with nothing missing and nothing of another type."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.root = f"/api/tables/{table}"

    async def ask(self, kind: Any, method: str, path: str, **given: Any) -> Any:
        answer: httpx.Response = await self.person.http.request(method, self.root + path, **given)
        assert answer.status_code in (200, 201), answer.text[:400]
        return self.read(kind, answer.content)

    @staticmethod
    def read(kind: Any, raw: bytes) -> Any:
        assert mismatches(msgspec.json.decode(raw), kind, "answer") == []
        return msgspec.json.decode(raw, type=kind)


async def opened(here: House, game: str) -> tuple[Person, Any]:
    ana = here.person()
    answer = await ana.http.post("/api/tables", json=new_table(game))
    assert answer.status_code == 201, answer.text
    Strict.read(wire.Table, answer.content)
    return ana, answer.json()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("knows", [False, True])
async def test_answers_are_what_the_description_says(tmp_path: Path, game: str, knows: bool) -> None:
    async with house(tmp_path) as here:
        ana, table = await opened(here, game)
        mark = table["position"]["board"]
        if knows and mark is not None:
            ana.http.headers["X-Anden-Board"] = mark
        strict = Strict(ana, table["id"])
        looked = await strict.ask(wire.Table, "GET", "")
        assert looked.log is not None
        body = {"seat": table["viewer"], "expect": table["length"], "action": table["legal"][0]}
        done = await strict.ask(wire.Done, "POST", "/actions", json=body | {"key": "a"})
        assert done.table.log is None
        assert done.table.length == done.length
        back = {"seat": table["viewer"], "expect": done.length, "key": "b"}
        await strict.ask(wire.Done, "POST", "/undo", json=back)
        await strict.ask(wire.Position, "GET", "/positions/0")
        here_now = await strict.ask(wire.Position, "GET", f"/positions/{done.length}")
        assert ("board" in here_now.view) is (mark is not None and not knows)
        await strict.ask(wire.Judged, "POST", "/judge", json={"seat": 0, "action": body["action"]})
        stale = await ana.http.post(f"{strict.root}/actions", json=body | {"key": "c"})
        assert stale.status_code == 409
        refusal = Strict.read(wire.Refusal, stale.content)
        assert isinstance(refusal.table, wire.Table)
        stranger = Strict(here.person(), table["id"])
        assert (await stranger.ask(wire.Table, "GET", "")).viewer is None


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_event_brings_the_whole_table_and_later_ones_what_changed(
    tmp_path: Path, game: str
) -> None:
    async with house(tmp_path) as here:
        ana, table = await opened(here, game)
        me = (await ana.get("/me"))["id"]
        stream = Stream(table["id"], me, None, 0, table["position"]["board"])
        known = msgspec.json.decode(await data_of(here, stream, wire.EntriesEvent))["table"]
        assert known == table | {"log": None, "position": known["position"]}
        for _ in range(5):
            seen = await ana.look(known)
            await ana.act(seen, seen["legal"][0])
            news = msgspec.json.decode(await data_of(here, stream, None))["table"]
            assert {"id", "length"} <= set(news) < set(known)
            fields, _ = fields_of(wire.Table)
            assert [wrong for name in news for wrong in mismatches(news[name], fields[name], name)] == []
            known |= news
            whole = await ana.look(known)
            assert without_board(known) == without_board(whole | {"log": None})


async def data_of(here: House, stream: Stream, kind: Any) -> bytes:
    message = await here.services.live.next(stream)
    assert message is not None
    found = re.search(rb"^data: (.*)$", message, re.MULTILINE)
    assert found is not None
    if kind is not None:
        Strict.read(kind, found[1])
    return found[1]


def without_board(table: Any) -> Any:
    view = {name: value for name, value in table["position"]["view"].items() if name != "board"}
    return table | {"position": table["position"] | {"view": view}}
