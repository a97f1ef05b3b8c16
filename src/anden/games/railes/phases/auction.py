# mypyc: compile
"""Standard game, phase 2: the auction of the turn order (heading «FASE 2 – DETERMINAR EL ORDEN DE JUEGO»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.cube_rails.cube_map import FREE, FULL
from anden.games.cube_rails.memo import bid_action
from anden.games.railes.actions import Bid, RailesAction
from anden.games.railes.keys import refusal
from anden.games.railes.memo import M
from anden.games.railes.state import AUCTION, NO_BID, NOBODY, State


def begin(s: State, events: list[Event]) -> None:
    s.phase = AUCTION
    for seat in range(s.players):
        s.bid[seat] = NO_BID
    s.highest = NOBODY
    s.dropped = ()
    s.pass_used = False
    s.queue = s.order
    s.at = 0
    _ask(s, events)


def lowest_bid(s: State) -> i64:
    """What must be bid at least to stay in; the first bid may be nothing."""
    return 0 if s.highest == NOBODY else s.bid[s.highest] + 1


def may_pass(s: State) -> bool:
    """Whether the player may still say «pass» thanks to the Turn Order token."""
    return s.pass_holder == s.seat() and not s.pass_used


def _ask(s: State, events: list[Event]) -> None:
    """Find who is asked next: not who dropped out, nor the highest bidder; who can neither bid nor pass drops out by
    himself. When one player is left the auction is over."""
    n = len(s.queue)
    while len(s.dropped) < n - 1:
        if s.at >= n:
            s.at = 0
        seat = s.seat()
        if seat != s.highest and seat not in s.dropped:
            if s.cash[seat] >= lowest_bid(s) or may_pass(s):
                return
            _leave(s, "cannot_bid", events)
        s.at += 1
    _win(s, events)


def _leave(s: State, key: str, events: list[Event]) -> None:
    """Take the last free place and pay for it."""
    seat = s.seat()
    position = len(s.queue) - len(s.dropped)
    paid = _pay(s, seat, position)
    s.dropped = (*s.dropped, seat)
    events.append(Event(key, {"seat": seat, "position": position, "paid": paid}))


def payment(s: State, seat: int, position: int) -> int:
    """«Pagar por las pujas»: the last place is free, the first two cost the whole bid, those between half, rounded up."""
    share = s.map.payment_at(position - 1, len(s.queue))
    bid = 0 if s.bid[seat] == NO_BID else int(s.bid[seat])
    return 0 if share == FREE else bid if share == FULL else (bid + 1) // 2


def _pay(s: State, seat: int, position: int) -> int:
    paid = payment(s, seat, position)
    s.cash[seat] -= paid
    return paid


def _win(s: State, events: list[Event]) -> None:
    for seat in s.queue:
        if seat not in s.dropped:
            events.append(Event("win_auction", {"seat": seat, "paid": _pay(s, seat, 1)}))
            s.order = (seat, *s.dropped[::-1])
    events.append(Event("new_order", {"seats": s.order}))
    s.at = len(s.queue)


def legal(s: State) -> list[RailesAction]:
    out: list[RailesAction] = []
    amount: i64
    for amount in range(lowest_bid(s), s.cash[s.seat()] + 1):
        out.append(bid_action(amount))
    if may_pass(s):
        out.append(M.pass_)
    out.append(M.drop)
    return out


def bid_problem(s: State, a: Bid) -> Problem | None:
    lowest = int(lowest_bid(s))
    if a.amount < lowest:
        return refusal("bid_too_low", amount=a.amount, lowest=lowest)
    cash = int(s.cash[s.seat()])
    if a.amount > cash:
        return refusal("bid_too_high", amount=a.amount, cash=cash)
    return None


def pass_problem(s: State) -> Problem | None:
    if s.pass_holder != s.seat():
        return refusal("no_free_pass")
    return refusal("free_pass_used") if s.pass_used else None


def bid(s: State, a: Bid, events: list[Event]) -> None:
    seat = s.seat()
    s.bid[seat] = a.amount
    s.highest = seat
    events.append(Event("bid", {"seat": seat, "amount": a.amount}))
    s.at += 1
    _ask(s, events)


def pass_once(s: State, events: list[Event]) -> None:
    events.append(Event("free_pass", {"seat": s.seat()}))
    s.pass_used = True
    s.at += 1
    _ask(s, events)


def drop(s: State, events: list[Event]) -> None:
    _leave(s, "drop", events)
    s.at += 1
    _ask(s, events)
