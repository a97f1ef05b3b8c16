"""Who counts as present and who as away: by his stream, or by how long ago he was seen."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from anden.server import clock, presence, render, wire
from anden.server.db.models import SeatRow
from anden.server.settings import Settings
from tests.server.house import House, Person, house, settings_for

pytestmark = pytest.mark.anyio


def before(seconds: float) -> str:
    return clock.text(datetime.now(UTC) - timedelta(seconds=seconds))


async def seat_seen(folder: Path, ago: float | None, settings: Settings, quiet: float = 0) -> Any:
    """The second seat of a table, as the first sees it, when its owner was seen so many seconds ago, and the table was
    quiet for so many."""
    async with house(folder) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        async with here.services.tables.open(table["id"]) as live:
            live.places[1].seen = None if ago is None else before(ago)
            live.facts.updated = before(quiet)
            eyes = render.eyes_of(live, live.places[0].guest or "", None)
            raw = render.table(live, eyes, settings)
            return msgspec.json.decode(raw, type=wire.Table).seats[1]


async def test_only_who_watches_is_present_here_or_at_another_process(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        assert [s["present"] for s in (await ana.look(table))["seats"]] == [False, False]
        async with here.services.tables.open(table["id"]) as live:
            assert live.places[1].guest is not None
            live.elsewhere = frozenset({live.places[1].guest})
            live.notice()
        assert [s["present"] for s in (await ana.look(table))["seats"]] == [False, True]
        assert not presence.is_away(live, 1, here.services.settings)


@pytest.mark.parametrize(("ago", "away"), [(0, False), (175, False), (185, True)])
async def test_who_gives_no_sign_for_long_is_away(tmp_path: Path, ago: float, away: bool) -> None:
    assert (await seat_seen(tmp_path, ago, settings_for(tmp_path, away=180.0))).away is away


@pytest.mark.parametrize(("quiet", "away"), [(0, False), (175, False), (185, True)])
async def test_who_was_never_seen_is_away_when_nothing_has_happened_for_long(
    tmp_path: Path, quiet: float, away: bool
) -> None:
    assert (await seat_seen(tmp_path, None, settings_for(tmp_path, away=180.0), quiet)).away is away


async def test_a_seat_cannot_be_handed_over_while_its_owner_is_there_and_the_refusal_names_it(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        ana, ben, eva = await here.people(3)
        table = await ana.open("me", "open", "open")
        for person in (ben, eva):
            await person.post(f"/tables/{table['id']}/join")
        for seat, person in ((1, ana), (2, ben), (0, eva)):
            where = f"/tables/{table['id']}/seats/{seat}/bot"
            refused = await person.post(where, {"level": "driver"}, 403)
            assert refused["error"] == {
                "key": "not_away",
                "rule": "platform-not_away",
                "args": {"seat": seat},
            }


async def acts_without_a_stream(here: House, away: float) -> tuple[Person, Person, Any]:
    """Ben has the table since long ago, then acts by a plain request and opens no stream."""
    ana, ben = await here.people(2)
    table = await ana.open("me", "open")
    await ben.post(f"/tables/{table['id']}/join")
    await here.services.database.write(
        lambda connection: connection.execute(update(SeatRow).values(seen=before(2 * away)))
    )
    here.services.tables.live.clear()
    assert [s["away"] for s in (await ana.look(table))["seats"]] == [True, True]
    await ben.act(await ben.look(table))
    return ana, ben, await ana.look(table)


async def test_who_acts_is_not_away_though_he_has_no_stream(tmp_path: Path) -> None:
    async with house(tmp_path, away=60.0) as here:
        ana, _ben, table = await acts_without_a_stream(here, 60)
        assert [s["away"] for s in table["seats"]] == [True, False]
        refused = await ana.post(f"/tables/{table['id']}/seats/1/bot", {}, 403)
        assert refused["error"]["key"] == "not_away"


async def test_nor_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path, away=60.0) as here:
        ana, _ben, table = await acts_without_a_stream(here, 60)
        cookies = dict(ana.http.cookies)
    async with house(tmp_path, away=60.0) as here:
        ana = here.person()
        ana.http.cookies.update(cookies)
        assert [s["away"] for s in (await ana.look(table))["seats"]] == [True, False]
        refused = await ana.post(f"/tables/{table['id']}/seats/1/bot", {}, 403)
        assert refused["error"]["key"] == "not_away"


async def test_the_move_of_a_stand_in_is_no_sign_of_its_owner(tmp_path: Path) -> None:
    async with house(tmp_path, away=60.0) as here:
        ana, ben = await here.people(2)
        table = await ana.open("me", "open")
        await ben.post(f"/tables/{table['id']}/join")
        await ben.post(f"/tables/{table['id']}/seats/1/bot")
        long_ago = before(120)
        async with here.services.tables.open(table["id"]) as live:
            live.places[1].seen = long_ago
        await ana.until(table, lambda seen: 1 not in seen["position"]["to_act"])
        async with here.services.tables.open(table["id"]) as live:
            assert live.places[1].seen == long_ago
