# mypyc: compile
"""Standard game, phase 1: acquiring capital (heading «FASE 1 – ADQUIRIR CAPITAL»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.cube_rails.phases import turns
from anden.games.railes.actions import Capital, RailesAction
from anden.games.railes.keys import refusal
from anden.games.railes.maps.game_map import UNIT
from anden.games.railes.memo import capital_action
from anden.games.railes.phases import money
from anden.games.railes.state import CAPITAL, State


def begin(s: State, events: list[Event]) -> None:
    turns.begin(s, CAPITAL)
    _skip(s, events)


def most(s: State) -> i64:
    """How many units the player can acquire."""
    return money.purse_of(s, s.seat()).units_left()


def _skip(s: State, events: list[Event]) -> None:
    """Who can acquire nothing has nothing to decide."""
    while s.at < len(s.queue) and most(s) == 0:
        events.append(Event("capital_none", {"seat": s.seat()}))
        s.at += 1


def legal(s: State) -> list[RailesAction]:
    out: list[RailesAction] = []
    units: i64
    for units in range(most(s) + 1):
        out.append(capital_action(units))
    return out


def problem(s: State, a: Capital) -> Problem | None:
    if a.units < 0:
        return refusal("units_negative", cash=UNIT * a.units)
    limit = int(most(s))
    if a.units > limit:
        return refusal("units_too_many", cash=UNIT * a.units, most=UNIT * limit)
    return None


def acquire(s: State, a: Capital, events: list[Event]) -> None:
    seat = s.seat()
    if a.units == 0:
        events.append(Event("capital_none", {"seat": seat}))
    else:
        money.raise_units(s, seat, a.units, events)
    s.at += 1
    _skip(s, events)
