"""Export and import."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import house, play_out

pytestmark = pytest.mark.anyio


async def test_a_finished_game_comes_back_as_it_was(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open({"kind": "me", "name": "Ana"}, "open", options={"rounds": 1})
        await ben.post(f"/tables/{table['id']}/join", {"name": "Ben"})
        over = await play_out(table, ana, ben)
        for kind in ("text", "json"):
            record = await ana.http.get(f"/api/tables/{table['id']}/record", params={"format": kind})
            assert record.headers["content-type"].startswith(
                "application/json" if kind == "json" else "text/plain"
            )
            answer = await ben.http.post("/api/records", content=record.content)
            assert answer.status_code == 201, answer.text
            copy = answer.json()
            assert copy["status"] == "over"
            assert copy["imported"]
            assert [s["name"] for s in copy["seats"]] == ["Ana", "Ben"]
            assert [s["kind"] for s in copy["seats"]] == ["hotseat", "hotseat"]
            assert copy["position"]["scores"] == over["position"]["scores"]
            assert [e["action"] for e in copy["log"]] == [e["action"] for e in over["log"]]
            again = await ben.http.get(f"/api/tables/{copy['id']}/record", params={"format": kind})
            assert again.text == record.text


@pytest.mark.parametrize(
    ("open_hands", "actions", "status"),
    [
        (True, 0, 201),
        (True, 1, 422),  # one of two secret bids lies on the table
        (True, 2, 201),  # both are shown
        (False, 0, 422),
        (False, 2, 422),  # the hands are secret to the end
    ],
)
async def test_an_open_game_can_be_played_on_when_its_record_is_whole(
    tmp_path: Path, open_hands: bool, actions: int, status: int
) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 1, "open_hands": open_hands})
        for _ in range(actions):
            table = await ana.act(table)
        record = await ana.http.get(f"/api/tables/{table['id']}/record")
        answer = await ana.http.post("/api/records", content=record.content)
        assert answer.status_code == status, answer.text
        if status == 422:
            assert answer.json()["error"]["key"] == "partial_record"
            return
        copy = answer.json()
        assert copy["id"] != table["id"]
        assert [entry["action"] for entry in copy["log"]][: table["length"]] == [
            entry["action"] for entry in (await ana.look(table))["log"]
        ]
        await play_out(copy, ana)


async def test_a_finished_game_can_be_played_on_from_any_position(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 2})
        await play_out(table, ana)
        record = await ana.http.get(f"/api/tables/{table['id']}/record")
        copy = (await ana.http.post("/api/records", content=record.content)).json()
        back = await ana.undo(copy, to=1)
        assert back["status"] == "playing"
        assert back["seed"] is None
        other = await ana.act(back, back["legal"][-1])
        await play_out(other, ana)


async def test_damaged_records_are_refused_with_line_and_reason(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 1})
        await play_out(table, ana)
        good = (await ana.http.get(f"/api/tables/{table['id']}/record")).text
        for bad in ("", "hello", "{}", "[1]", "\0", good.replace("bid", "fly", 1), good[: len(good) // 2],
                    good.replace('"toy"', '"chess"'), good.replace('[Rules "1"]', '[Rules "7"]'),
                    "{" * 5000, '{"anden": 1}'):  # fmt: skip
            answer = await ana.http.post("/api/records", content=bad.encode())
            assert answer.status_code == 422, bad[:40]
            error = answer.json()["error"]
            assert error["key"] in ("bad_record", "bad_record_action", "partial_record")
            assert "found" in error["args"]
        assert (await ana.http.post("/api/records", content=b"\xff\xfe\x00")).status_code == 422


async def test_the_record_of_a_strangers_table_is_for_spectators(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, eva = await here.people(2)
        table = await ana.open("hotseat", "hotseat")
        await eva.get(f"/tables/{table['id']}/record", 403, seat=0)
        assert "secret" in (await eva.http.get(f"/api/tables/{table['id']}/record")).text
        await eva.get(f"/tables/{table['id']}/record", 422, format="pdf")
