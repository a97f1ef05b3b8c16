"""Who is there: told by open streams and by actions, kept in memory, stored only when it changes."""

from __future__ import annotations

import asyncio

from anden.core import Seat
from anden.server import clock
from anden.server.settings import Settings
from anden.server.table import LiveTable


def is_away(live: LiveTable, seat: Seat, settings: Settings) -> bool:
    """True when the owner of a seat has given no sign for long, so that others may let a bot play on."""
    rest = seconds_until_away(live, seat, settings)
    return rest is not None and rest <= 0


def seconds_until_away(live: LiveTable, seat: Seat, settings: Settings) -> float | None:
    """How long until the owner of a seat counts as away; None while he is there, or a bot plays for him."""
    place = live.places[seat]
    if place.guest is None or place.stand_in or live.watched_by(place.guest):
        return None
    return settings.away - clock.seconds_since(place.seen or live.facts.updated)


def expect_next(live: LiveTable, settings: Settings) -> None:
    """Who becomes away is told when it is so: one timer for a table somebody watches, none for the others."""
    if live.away_at is not None:
        live.away_at.cancel()
        live.away_at = None
    if not live.streams:
        return
    rests = [seconds_until_away(live, seat, settings) for seat in range(len(live.places))]
    coming = [rest for rest in rests if rest is not None and rest > 0]
    if coming:
        live.away_at = asyncio.get_running_loop().call_later(min(coming) + 0.01, _arrived, live, settings)


def _arrived(live: LiveTable, settings: Settings) -> None:
    live.away_at = None
    live.notice()
    expect_next(live, settings)
