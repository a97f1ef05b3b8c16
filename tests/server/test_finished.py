"""A finished game is final. Alone or on one screen it can be gone on with, at a new table with luck of its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from anden.core import records
from anden.core.verify import verify
from tests.server.house import House, Person, house, play_out

pytestmark = pytest.mark.anyio


async def finished(here: House) -> tuple[Person, Any]:
    """A hot-seat game that is over."""
    ana = here.person()
    table = await ana.open("hotseat", "hotseat", options={"rounds": 2})
    return ana, await play_out(table, ana)


def rows_of(folder: Path, table_id: str) -> list[Any]:
    """All that is stored about a table."""
    with sqlite3.connect(folder / "anden.db") as raw:
        return [
            raw.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchall(),
            raw.execute('SELECT * FROM entries WHERE table_id = ? ORDER BY "index"', (table_id,)).fetchall(),
            raw.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)).fetchall(),
        ]


async def test_alone_it_goes_on_at_a_new_table_and_the_old_one_stays(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, over = await finished(here)
        before = rows_of(tmp_path, over["id"])
        text = (await ana.http.get(f"/api/tables/{over['id']}/record")).text
        body = {"seat": 0, "expect": over["length"], "key": "once-more", "to": 2}
        first = await ana.post(f"/tables/{over['id']}/undo", body)
        new = first["table"]
        assert new["id"] != over["id"]
        assert (new["status"], new["seed"], new["position"]["line"]) == ("playing", None, 2)
        assert new["commitment"] != over["commitment"], "luck of its own: the old seed is public"
        assert new["length"] == first["length"]
        again = await ana.post(f"/tables/{over['id']}/undo", body)
        assert again["table"]["id"] == new["id"], "the same key, the same table"
        other = await ana.post(f"/tables/{over['id']}/undo", body | {"key": "another"})
        assert other["table"]["id"] not in (new["id"], over["id"])
        assert rows_of(tmp_path, over["id"]) == before
        assert (await ana.http.get(f"/api/tables/{over['id']}/record")).text == text
        assert (await ana.look(over)) == over


async def test_the_record_of_the_new_table_can_be_verified_and_brought_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, over = await finished(here)
        new = await ana.undo(over, to=2, seat=0)
        done = await play_out(new, ana)
        assert done["seed"] != over["seed"]
        text = (await ana.http.get(f"/api/tables/{new['id']}/record")).text
        verdict = verify(records.read(text.encode(), check_luck=False))
        assert verdict.honest, verdict
        assert verdict.checked, "luck after the new start is checked against the new seed"
        answer = await ana.http.post("/api/records", content=text.encode())
        assert answer.status_code == 201, answer.text
        copy = answer.json()
        assert [e["action"] for e in copy["log"]] == [e["action"] for e in done["log"]]


async def test_among_several_people_it_is_final_also_when_one_has_left(tmp_path: Path) -> None:
    for undo in ("normal", "free"):
        async with house(tmp_path / undo) as here:
            ana, ben = await here.people(2)
            table = await ana.open("me", "open", options={"rounds": 1}, undo=undo)
            await ben.post(f"/tables/{table['id']}/join")
            over = await play_out(table, ana, ben)
            for gone in (False, True):
                if gone:
                    await ben.post(f"/tables/{table['id']}/leave")
                seen = await ana.look(table)
                assert not seen["undo"]["can"]
                assert not seen["undo"]["needs_consent"]
                for what in ("undo", "undo/ask", "redo"):
                    given = {"to": 1} if what != "redo" else {}
                    refused = await ana.undo(seen, what, 422, seat=0, **given)
                    assert refused["error"]["key"] == "game_over", (undo, gone, what)
            final = await ana.look(table)
            assert final["length"] == over["length"]
            assert final["position"] == (await ana.get(f"/tables/{table['id']}/positions/{over['length']}"))


async def test_nonsense_after_the_end_opens_no_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, over = await finished(here)
        for to in (999, -1, over["position"]["line"]):
            await ana.undo(over, status=422, to=to, seat=0)
        await here.person().undo(over, status=403, to=1, seat=0)
        assert len((await ana.get("/me"))["tables"]) == 1
