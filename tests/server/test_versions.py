"""Tables of an older version of the rules: they go on as if nothing had changed, and say so."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from anden.core import Option, registry
from anden.core.registry import rules_of
from anden.core.testing.toy import Toy
from anden.server import lobby
from tests.server.house import house, play_out

pytestmark = pytest.mark.anyio

GAME = "russian_railroads"


class NewerToy(Toy):
    """The toy in another version, which has lost an option."""

    version = 2
    options: Sequence[Option] = Toy.options[:1]


async def test_a_table_begun_before_the_rules_changed_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server that opened it knew only version 1; the one that is started now has a newer one."""
    with monkeypatch.context() as earlier:
        earlier.setattr(lobby, "ready_rules", lambda game: rules_of(game, 1))
        async with house(tmp_path) as here:
            ana = here.person()
            cookies = ana.http.cookies
            seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
            body = {"game": GAME, "map": "", "players": 2, "seats": seats}
            table = await ana.post("/tables", body, 201)
            table = await ana.until(table, lambda seen: bool(seen["legal"]))
            table = await ana.act(table)
    async with house(tmp_path) as here:
        ana = here.person()
        ana.http.cookies = cookies
        table = await ana.until(table, lambda seen: bool(seen["legal"]))
        newest = rules_of(GAME)
        assert newest.version > 1
        assert table["rules"] == {
            "version": 1,
            "newest": newest.version,
            "until": newest.changes[0].date,
            "changes": [change.key for change in newest.changes],
        }
        for _ in range(6):  # the bot answers in between, in a worker process
            table = await ana.until(await ana.act(table), lambda seen: bool(seen["legal"]))
        assert {entry["seat"] for entry in table["log"]} >= {0, 1}
        record = (await ana.http.get(f"/api/tables/{table['id']}/record")).text
        assert '[Rules "1"]' in record
        new = await ana.post("/tables", body, 201)
        assert new["rules"] == {
            "version": newest.version,
            "newest": newest.version,
            "until": None,
            "changes": [],
        }


async def test_a_rematch_is_played_by_the_rules_of_today(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await play_out(await ana.open("hotseat", "hotseat", options={"rounds": 1}), ana)
        assert table["rules"]["version"] == 1
        with registry.registered(NewerToy()):
            again = await ana.post(f"/tables/{table['id']}/rematch", status=201)
            assert again["rules"]["version"] == 2
            assert set(table["options"]) == {"rounds", "open_hands"}
            assert again["options"] == {"rounds": 1}
            assert (await ana.look(table))["rules"]["version"] == 1
