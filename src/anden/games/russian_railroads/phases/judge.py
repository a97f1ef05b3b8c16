# mypyc: compile
"""Judging actions: which function judges what, and what is for another phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Problem
from anden.games.russian_railroads import actions as a
from anden.games.russian_railroads.actions import RailroadsAction
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.phases import judging, round_end, setup, turn
from anden.games.russian_railroads.state import (
    BONUS_PILE,
    ENGINEERS,
    ORDER,
    RELOCATION,
    RESOLVE,
    START_BONUS,
    TURN,
    State,
)

PHASE_KEYS: Final = ("setup", "setup", "setup", "start_bonus", "turn", "resolve", "relocation", "over")
"""The phases of `state.py`, as people know them."""


def problem(s: State, action: RailroadsAction) -> Problem | None:
    """Why whoever is to act cannot do this now."""
    phase: i64 = s.phase
    if phase == RESOLVE:
        return _use_problem(s, action)
    if phase == TURN:
        if isinstance(action, a.Place):
            return turn.place_problem(s, action)
        if isinstance(action, a.Pass):
            return None
    elif phase == RELOCATION:
        if isinstance(action, a.Relocate):
            return round_end.relocate_problem(s, action)
        if isinstance(action, a.Stay):
            return None
    elif phase == START_BONUS:
        if isinstance(action, a.StartBonus):
            return setup.start_problem(s, action)
    elif phase == ORDER and isinstance(action, a.Order):
        return setup.order_problem(s, action)
    elif phase == ENGINEERS and isinstance(action, a.Engineers):
        return setup.engineers_problem(s, action)
    elif phase == BONUS_PILE and isinstance(action, a.BonusPile):
        return setup.pile_problem(s, action)
    return _not_now(s, action)


def _use_problem(s: State, action: RailroadsAction) -> Problem | None:
    """Judge a use of what is pending, or the end of the turn."""
    if isinstance(action, a.Advance):
        return judging.advance_problem(s, action)
    if isinstance(action, a.End):
        return judging.end_problem(s)
    if isinstance(action, a.Industry):
        return judging.industry_problem(s, action)
    if isinstance(action, a.Build):
        return judging.build_problem(s, action)
    if isinstance(action, a.Locomotive):
        return judging.locomotive_problem(s, action)
    if isinstance(action, a.Token):
        return judging.token_problem(s, action)
    if isinstance(action, a.Card):
        return judging.card_problem(s, action)
    if isinstance(action, a.Small):
        return judging.small_problem(s, action)
    if isinstance(action, a.Repeat):
        return judging.repeat_problem(s, action)
    if isinstance(action, a.Swap):
        return judging.swap_problem(s, action)
    if isinstance(action, a.Look):
        return judging.look_problem(s)
    if isinstance(action, a.Bonus):
        return judging.bonus_problem(s, action)
    if isinstance(action, a.Points):
        return judging.points_problem(s)
    if isinstance(action, a.Forfeit):
        return judging.forfeit_problem(s, action)
    return _not_now(s, action)


def _not_now(s: State, action: RailroadsAction) -> Problem:
    tag = str(action.__struct_config__.tag)
    return refusal("not_now", action=tag, phase=PHASE_KEYS[s.phase])
