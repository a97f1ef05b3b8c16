"""A position as plain text, for games whose board a client does not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import house, play_out

pytestmark = pytest.mark.anyio


async def test_who_is_to_act_gets_the_picture_and_what_can_be_done_in_notation(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, beto = await here.people(2)
        table = await ana.open("me", "open")
        root = f"/tables/{table['id']}"
        waiting = await ana.get(f"{root}/plain/{table['length']}")
        assert waiting["offers"] == []
        table = await beto.post(f"{root}/join")
        table = await ana.look(table)
        plain = await ana.get(f"{root}/plain/{table['length']}")
        assert plain["index"] == table["length"]
        assert [offer["action"] for offer in plain["offers"]] == table["legal"] != []
        assert {offer["notation"].split()[0] for offer in plain["offers"]} == {"bid"}
        first = plain["offers"][0]
        done = await ana.act(table, text=first["notation"])
        assert done["length"] > table["length"]


async def test_nobody_reads_what_is_hidden_from_him(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, beto, eva = await here.people(3)
        table = await ana.open("me", "open")
        root = f"/tables/{table['id']}"
        await beto.post(f"{root}/join")
        n = (await ana.look(table))["length"]
        hands = [(await who.look(table))["position"]["view"]["players"] for who in (ana, beto, eva)]
        pictures = [(await who.get(f"{root}/plain/{n}"))["picture"] for who in (ana, beto, eva)]
        for players, picture in zip(hands, pictures, strict=True):
            assert f"players: {players}" in picture
        assert len(set(pictures)) == 3
        assert (await eva.get(f"{root}/plain/{n}"))["offers"] == []
        await eva.get(f"{root}/plain/{n}", 403, seat=0)
        await ana.get(f"{root}/plain/{n + 1}", 404)


async def test_the_past_offers_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        [ana] = await here.people(1)
        table = await ana.open("me", "hotseat")
        over = await play_out(table, ana)
        root = f"/tables/{table['id']}"
        seen = [await ana.get(f"{root}/plain/{n}") for n in (1, over["length"])]
        assert [plain["index"] for plain in seen] == [1, over["length"]]
        assert all(plain["offers"] == [] for plain in seen)
        assert seen[0]["picture"] != seen[1]["picture"]
