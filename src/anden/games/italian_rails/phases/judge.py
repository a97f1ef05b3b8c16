# mypyc: compile
"""Judging actions: which function judges what, and what is for another phase."""

from __future__ import annotations

from typing import Final

from anden.core.facts import Problem
from anden.games.italian_rails.actions import (
    Board,
    Borrow,
    Build,
    Deal,
    Deliver,
    Draw,
    Drop,
    End,
    Exchange,
    Ferry,
    GiveCard,
    ItalianAction,
    Keep,
    KeepCard,
    Load,
    Lock,
    Lose,
    Move,
    Place,
    Swap,
    Upgrade,
)
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases import build, events, exchange, goods, loans, move, pool, setup
from anden.games.italian_rails.state import BUILD, CARD, DEAL, DRAW, KEEP, LOCK, LOSE, MOVE, SWAP, State

PHASE_KEYS: Final = ("deal", "keep", "move", "build", "lock", "draw", "swap", "lose", "card", "over")
"""The phases of `state.py`, as people know them."""


def problem(s: State, seat: int, a: ItalianAction) -> Problem | None:
    """Why a seat that is to act cannot do this now."""
    phase = s.phase
    if phase == MOVE:
        return _move_problem(s, a)
    if phase == BUILD:
        return _build_problem(s, a)
    if phase == LOCK:
        if isinstance(a, Lock):
            return goods.lock_problem(s, a)
        return None if isinstance(a, End) else _not_now(s, a)
    if phase == KEEP and isinstance(a, Keep):
        return setup.keep_problem(s, seat, a)
    if phase == LOSE and isinstance(a, Lose):
        return events.lose_problem(s, a)
    if phase == CARD and isinstance(a, (KeepCard, GiveCard)):
        return None
    if phase == DEAL and isinstance(a, Deal):
        return setup.deal_problem(s, a)
    if phase == DRAW and isinstance(a, Draw):
        return pool.draw_problem(s, a)
    if phase == SWAP and isinstance(a, Swap):
        return exchange.swap_problem(s, a)
    return _not_now(s, a)


def _not_now(s: State, a: ItalianAction) -> Problem:
    tag = str(a.__struct_config__.tag)
    return refusal("not_now", action=tag, phase=PHASE_KEYS[int(s.phase)])


def _move_problem(s: State, a: ItalianAction) -> Problem | None:
    if isinstance(a, Move):
        return move.move_problem(s, a)
    if isinstance(a, Load):
        return goods.load_problem(s, a)
    if isinstance(a, Lock):
        return goods.lock_problem(s, a)
    if isinstance(a, Deliver):
        return goods.deliver_problem(s, a)
    if isinstance(a, Drop):
        return goods.drop_problem(s, a)
    if isinstance(a, Place):
        return move.place_problem(s, a)
    if isinstance(a, Board):
        return move.board_problem(s, a)
    return _turn_problem(s, a)


def _build_problem(s: State, a: ItalianAction) -> Problem | None:
    if isinstance(a, Build):
        return build.build_problem(s, a)
    if isinstance(a, Ferry):
        return build.ferry_problem(s, a)
    if isinstance(a, Upgrade):
        return build.upgrade_problem(s, a)
    return _turn_problem(s, a)


def _turn_problem(s: State, a: ItalianAction) -> Problem | None:
    """What can be done while moving and while building."""
    if isinstance(a, End):
        return None
    if isinstance(a, Exchange):
        return exchange.exchange_problem(s)
    if isinstance(a, Borrow):
        return loans.borrow_problem(s)
    return _not_now(s, a)
