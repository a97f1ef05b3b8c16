# mypyc: compile
"""Whether an action can be done now, and why not: every refusal names its rule."""

from __future__ import annotations

from anden.core.facts import Problem
from anden.games.age_of_steam.actions import (
    Bid,
    Build,
    Choose,
    Connect,
    Deal,
    Decline,
    Deliver,
    Draw,
    Drop,
    Finish,
    Issue,
    Lot,
    Order,
    Pass,
    Pay,
    Produce,
    Reward,
    Roll,
    Skip,
    SteamAction,
    Stock,
    Upgrade,
    Urbanize,
)
from anden.games.age_of_steam.keys import refusal, told
from anden.games.age_of_steam.phases import (
    build,
    end,
    growth,
    moves,
    selection,
    setup,
    shares,
    start_player,
    transcontinental,
    urbanizing,
)
from anden.games.age_of_steam.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    DEAL,
    DRAW,
    EXTRA,
    MOVE,
    ORDER,
    PHASE_KEYS,
    PRODUCE,
    REWARD,
    ROLL,
    SHARES,
    START_PLAYER,
    STOCK,
    TIE,
    State,
)
from anden.games.cube_rails.phases import auction, rounds


def problem(s: State, a: SteamAction) -> Problem | None:
    """Judge an action of whoever is to act."""
    phase = s.phase
    if phase < START_PLAYER:
        return _luck(s, a)
    if phase == BUILD:
        return _building(s, a)
    if phase == MOVE:
        if isinstance(a, Deliver):
            return moves.problem(s, a)
        if isinstance(a, Upgrade):
            return told(rounds.upgrade_problem(s))
        if isinstance(a, Skip):
            return None
    elif phase == AUCTION:
        if isinstance(a, Bid):
            return told(auction.bid_problem(s, a.amount))
        if isinstance(a, Pass):
            return told(auction.pass_problem(s))
        if isinstance(a, Drop):
            return None
    elif phase == SHARES and isinstance(a, Issue):
        return shares.problem(s, a)
    elif phase == ACTIONS and isinstance(a, Choose):
        return selection.problem(s, a)
    elif phase == REWARD and isinstance(a, Reward):
        return transcontinental.problem(s, a)
    else:
        return _asked(s, a)
    return not_now(s, a)


def not_now(s: State, a: SteamAction) -> Problem:
    tag = str(a.__struct_config__.tag)
    return refusal("not_now", action=tag, phase=PHASE_KEYS[s.phase])


def _building(s: State, a: SteamAction) -> Problem | None:
    if isinstance(a, Build):
        return build.problem(s, a)
    if isinstance(a, Finish):
        return build.finish_problem(s)
    if isinstance(a, Urbanize):
        return urbanizing.problem(s, a)
    if isinstance(a, Connect):
        return build.connect_problem(s, a)
    return not_now(s, a)


def _asked(s: State, a: SteamAction) -> Problem | None:
    """The start player's fee, and Production."""
    phase = s.phase
    if phase == START_PLAYER:
        if isinstance(a, Pay):
            return start_player.pay_problem(s)
        if isinstance(a, Decline):
            return None
    elif phase == PRODUCE:
        if isinstance(a, (Produce, Decline)):
            return None
    elif phase == STOCK:
        if isinstance(a, Stock):
            return growth.stock_problem(s, a)
        if isinstance(a, Finish):
            return growth.finish_problem(s)
    return not_now(s, a)


def _luck(s: State, a: SteamAction) -> Problem | None:
    """Whether luck could do this now."""
    phase = s.phase
    if phase == ORDER and isinstance(a, Order):
        return setup.order_problem(s, a)
    if phase == DEAL and isinstance(a, Deal):
        return setup.deal_problem(s, a)
    if phase in (DRAW, EXTRA) and isinstance(a, Draw):
        return growth.draw_problem(s, a)
    if phase == ROLL and isinstance(a, Roll):
        return growth.roll_problem(s, a)
    if phase == TIE and isinstance(a, Lot):
        return end.lot_problem(s, a)
    return not_now(s, a)
