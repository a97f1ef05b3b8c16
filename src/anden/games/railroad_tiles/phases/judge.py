# mypyc: compile
"""Judging actions: which function judges what, and what is for another phase."""

from __future__ import annotations

from typing import Final

from anden.core.facts import Problem
from anden.games.railroad_tiles.actions import (
    Coin,
    Discard,
    End,
    Fill,
    Lay,
    Objectives,
    Order,
    Place,
    Refuse,
    Reveal,
    Start,
    Starting,
    Take,
    TilesAction,
)
from anden.games.railroad_tiles.keys import refusal
from anden.games.railroad_tiles.phases import pawns, round_end, selection, setup
from anden.games.railroad_tiles.state import (
    COIN,
    FILL,
    LAY,
    OBJECTIVES,
    ORDER,
    OVER,
    PAWNS,
    REVEAL,
    START,
    STARTING,
    TAKE,
    State,
)

PHASE_KEYS: Final = {
    ORDER: "setup",
    OBJECTIVES: "setup",
    STARTING: "setup",
    FILL: "round_setup",
    REVEAL: "round_setup",
    START: "start",
    TAKE: "take",
    LAY: "lay",
    PAWNS: "pawns",
    COIN: "round_end",
    OVER: "over",
}
"""The phases of `state.py`, as people know them."""


def problem(s: State, a: TilesAction) -> Problem | None:
    """Why whoever is to act cannot do this now."""
    phase = s.phase
    if phase == LAY:
        if isinstance(a, Lay):
            return selection.lay_problem(s, a)
        if isinstance(a, Refuse):
            return selection.refuse_problem(s, a)
        if isinstance(a, Discard):
            return selection.discard_problem(s, a)
        if isinstance(a, End):
            return selection.end_problem(s)
    elif phase == PAWNS:
        if isinstance(a, Place):
            return pawns.place_problem(s, a)
        if isinstance(a, End):
            return None
    elif phase == TAKE:
        if isinstance(a, Take):
            return selection.take_problem(s, a)
    elif phase == START:
        if isinstance(a, Start):
            return setup.start_problem(s, a)
    else:
        return _luck_problem(s, a)
    return _not_now(s, a)


def _not_now(s: State, a: TilesAction) -> Problem:
    tag = str(a.__struct_config__.tag)
    return refusal("not_now", action=tag, phase=PHASE_KEYS[int(s.phase)])


def _luck_problem(s: State, a: TilesAction) -> Problem | None:
    """Whether luck could do this now."""
    phase = s.phase
    if phase == ORDER and isinstance(a, Order):
        return setup.order_problem(s, a)
    if phase == OBJECTIVES and isinstance(a, Objectives):
        return setup.objectives_problem(s, a)
    if phase == STARTING and isinstance(a, Starting):
        return setup.starting_problem(s, a)
    if phase == FILL and isinstance(a, Fill):
        return setup.fill_problem(s, a)
    if phase == REVEAL and isinstance(a, Reveal):
        return setup.reveal_problem(s, a)
    if phase == COIN and isinstance(a, Coin):
        return round_end.coin_problem(s, a)
    return _not_now(s, a)
