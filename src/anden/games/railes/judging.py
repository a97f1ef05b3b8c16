# mypyc: compile
"""Whether an action can be done now, and why not: every refusal names its rule."""

from __future__ import annotations

from anden.core.facts import Problem
from anden.games.cube_rails.phases import auction, rounds
from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deal,
    Deliver,
    Drop,
    Finish,
    Grow,
    Order,
    Pass,
    RailesAction,
    Score,
    Skip,
    Upgrade,
    Urbanize,
)
from anden.games.railes.keys import refusal, told
from anden.games.railes.phases import build, capital, cities, first_order, moves, selection, setup
from anden.games.railes.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    CAPITAL,
    DEAL,
    FIRST_ORDER,
    MOVE,
    ORDER,
    PHASE_KEYS,
    SCORE,
    State,
)


def problem(s: State, a: RailesAction) -> Problem | None:
    """Judge an action of whoever is to act."""
    phase = s.phase
    if phase == BUILD:
        return _building(s, a)
    if phase == MOVE:
        if isinstance(a, Deliver):
            return moves.problem(s, a)
        if isinstance(a, Upgrade):
            return told(rounds.upgrade_problem(s))
        if isinstance(a, Skip):
            return None
    elif phase == SCORE and isinstance(a, Score):
        return None
    elif phase in (AUCTION, FIRST_ORDER):
        return _bidding(s, a)
    elif phase == CAPITAL and isinstance(a, Capital):
        return capital.problem(s, a)
    elif phase == ACTIONS and isinstance(a, Choose):
        return selection.problem(s, a)
    elif phase == ORDER and isinstance(a, Order):
        return setup.order_problem(s, a)
    elif phase == DEAL and isinstance(a, Deal):
        return setup.deal_problem(s, a)
    return not_now(s, a)


def not_now(s: State, a: RailesAction) -> Problem:
    return refusal("not_now", action=str(a.__struct_config__.tag), phase=PHASE_KEYS[s.phase])


def _building(s: State, a: RailesAction) -> Problem | None:
    if isinstance(a, Build):
        return build.problem(s, a)
    if isinstance(a, Finish):
        return build.finish_problem(s)
    if isinstance(a, Grow):
        return cities.grow_problem(s, a)
    if isinstance(a, Urbanize):
        return cities.urbanize_problem(s, a)
    return not_now(s, a)


def _bidding(s: State, a: RailesAction) -> Problem | None:
    """The free pass is of the Standard game only."""
    if isinstance(a, Drop):
        return None
    if s.phase == FIRST_ORDER:
        return first_order.bid_problem(s, a) if isinstance(a, Bid) else not_now(s, a)
    if isinstance(a, Bid):
        return told(auction.bid_problem(s, a.amount))
    return told(auction.pass_problem(s)) if isinstance(a, Pass) else not_now(s, a)
