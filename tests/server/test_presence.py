"""Who counts as present and who as away: by his stream, or by how long ago he was seen."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from anden.server import clock, render
from anden.server.settings import Settings
from tests.server.house import house, settings_for

pytestmark = pytest.mark.anyio

POSTGRES = "postgresql+psycopg://elsewhere/anden"
"""Only named: with this database people may be connected to another process."""


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
            return render.table(live, live.places[0].guest or "", settings).seats[1]


@pytest.mark.parametrize(("ago", "present"), [(0, True), (55, True), (65, False), (None, False)])
async def test_who_is_at_another_process_is_present_for_four_heartbeats(
    tmp_path: Path, ago: float | None, present: bool
) -> None:
    """His stream stores that he is there at every second heartbeat; one may come late."""
    seat = await seat_seen(tmp_path, ago, settings_for(tmp_path, database=POSTGRES, heartbeat=15.0))
    assert seat.present is present


async def test_with_a_database_of_one_process_only_a_stream_is_presence(tmp_path: Path) -> None:
    assert not (await seat_seen(tmp_path, 0, settings_for(tmp_path, heartbeat=15.0))).present


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
