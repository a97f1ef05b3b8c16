# mypyc: compile
"""Bidding for the turn order (heading «DETERMINAR EL ORDEN DE TURNO», Raíles' Standard game «FASE 2 – DETERMINAR EL ORDEN DE
JUEGO»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.cube_rails.actions import Bid, Drop, Pass
from anden.games.cube_rails.cube_map import FREE, FULL
from anden.games.cube_rails.memo import M, bid_action
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.state import NOBODY, CubeState


def begin(s: CubeState, events: list[Event]) -> None:
    s.pass_used = False
    s.queue = s.order
    clear_bids(s)
    _ask(s, events)


def clear_bids(s: CubeState) -> None:
    """Nobody has bid, and the first of the queue is asked first."""
    for seat in range(s.players):
        s.bid[seat] = s.map.no_bid
    s.highest = NOBODY
    s.dropped = ()
    s.at = 0


def lowest_bid(s: CubeState) -> i64:
    """What must be bid at least to stay in; in Raíles the first bid may be nothing."""
    if s.highest == NOBODY:
        return s.map.no_bid + 1
    return s.bid[s.highest] + 1


def may_pass(s: CubeState) -> bool:
    """Whether the player may still say «pass» thanks to Turn Order."""
    return s.pass_holder == s.seat() and not s.pass_used


def _ask(s: CubeState, events: list[Event]) -> None:
    """Find who is asked next: not who dropped out, nor the highest bidder, whose bid stands; who can neither bid nor pass
    drops out by himself. When one player is left the auction is over."""
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


def _leave(s: CubeState, key: str, events: list[Event]) -> None:
    """Take the last free place and pay for it."""
    seat = s.seat()
    position = len(s.queue) - len(s.dropped)
    paid = _pay(s, seat, position)
    s.dropped = (*s.dropped, seat)
    events.append(Event(key, {"seat": seat, "position": position, "paid": paid}))


def payment(s: CubeState, seat: int, position: int) -> int:
    """Raíles «Pagar por las pujas»: the last place is free, the first two cost the whole bid, those between half of it,
    rounded up."""
    share = s.map.payment_at(position - 1, len(s.queue))
    bid = max(0, int(s.bid[seat]))
    return 0 if share == FREE else bid if share == FULL else (bid + 1) // 2


def _pay(s: CubeState, seat: int, position: int) -> int:
    paid = payment(s, seat, position)
    s.cash[seat] -= paid
    return paid


def _win(s: CubeState, events: list[Event]) -> None:
    for seat in s.queue:
        if seat not in s.dropped:
            events.append(Event("win_auction", {"seat": seat, "paid": _pay(s, seat, 1)}))
            s.order = (seat, *s.dropped[::-1])
    events.append(Event("new_order", {"seats": s.order}))
    s.at = len(s.queue)


def legal(s: CubeState) -> list[Bid | Pass | Drop]:
    out: list[Bid | Pass | Drop] = []
    out.extend(bids(s, s.cash[s.seat()]))
    if may_pass(s):
        out.append(M.pass_)
    out.append(M.drop)
    return out


def bids(s: CubeState, most: i64) -> list[Bid]:
    """Every bid up to the most that the player can pay."""
    out: list[Bid] = []
    amount: i64
    for amount in range(lowest_bid(s), most + 1):
        out.append(bid_action(amount))
    return out


def bid_problem(s: CubeState, amount: int) -> Trouble | None:
    lowest = int(lowest_bid(s))
    if amount < lowest:
        return "bid_too_low", {"amount": amount, "lowest": lowest}
    cash = int(s.cash[s.seat()])
    if amount > cash:
        return "bid_too_high", {"amount": amount, "cash": cash}
    return None


def pass_problem(s: CubeState) -> Trouble | None:
    if s.pass_holder != s.seat():
        return "no_free_pass", {}
    return ("free_pass_used", {}) if s.pass_used else None


def bid(s: CubeState, amount: int, events: list[Event]) -> None:
    place_bid(s, amount, events)
    _ask(s, events)


def place_bid(s: CubeState, amount: int, events: list[Event]) -> None:
    """Bid more than the others; the next one is asked."""
    seat = s.seat()
    s.bid[seat] = amount
    s.highest = seat
    events.append(Event("bid", {"seat": seat, "amount": amount}))
    s.at += 1


def pass_once(s: CubeState, events: list[Event]) -> None:
    events.append(Event("free_pass", {"seat": s.seat()}))
    s.pass_used = True
    s.at += 1
    _ask(s, events)


def drop(s: CubeState, events: list[Event]) -> None:
    _leave(s, "drop", events)
    s.at += 1
    _ask(s, events)
