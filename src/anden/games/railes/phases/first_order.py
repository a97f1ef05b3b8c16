# mypyc: compile
"""Basic game, before the first turn: the places of the order are auctioned one by one (heading «ORDEN DE TURNO»)."""

from __future__ import annotations

from anden.core.facts import Event, Problem
from anden.games.cube_rails.phases.auction import bids, clear_bids, lowest_bid, place_bid
from anden.games.railes.actions import Bid, RailesAction
from anden.games.railes.keys import refusal
from anden.games.railes.memo import M
from anden.games.railes.phases import money
from anden.games.railes.state import FIRST_ORDER, NOBODY, State


def begin(s: State, events: list[Event]) -> None:
    """Luck said who opens the auction of the first place."""
    s.phase = FIRST_ORDER
    s.queue = s.order
    _begin_place(s, events)


def position(s: State) -> int:
    """The place that is auctioned, from 1."""
    return len(s.won) + 1


def _begin_place(s: State, events: list[Event]) -> None:
    clear_bids(s)
    events.append(Event("opens", {"seat": s.seat()}))
    _ask(s, events)


def _ask(s: State, events: list[Event]) -> None:
    """Find who is asked next: not who passed, nor the highest bidder; who could not pay more is out by himself."""
    n = len(s.queue)
    while len(s.dropped) < n - 1:
        if s.at >= n:
            s.at = 0
        seat = s.seat()
        if seat != s.highest and seat not in s.dropped:
            if money.most(s, seat) >= lowest_bid(s):
                return
            _out(s, events)
        s.at += 1
    _award(s, events)


def _out(s: State, events: list[Event]) -> None:
    """Out of the bidding for this place only."""
    s.dropped = (*s.dropped, s.seat())
    events.append(Event("out_of_bidding", {"seat": s.seat()}))


def _award(s: State, events: list[Event]) -> None:
    """The highest bidder pays and has the place; if all passed, who is left has it for nothing. The player on his left
    opens the next auction; the last place costs nothing."""
    winner = NOBODY
    for seat in s.queue:
        if seat not in s.dropped:
            winner = seat
    _give(s, winner, max(0, int(s.bid[winner])), events)
    at = s.queue.index(winner)
    s.queue = s.queue[at + 1 :] + s.queue[:at]
    if len(s.queue) > 1:
        _begin_place(s, events)
        return
    _give(s, s.queue[0], 0, events)
    s.order = s.won
    s.won = ()
    clear_bids(s)
    events.append(Event("new_order", {"seats": s.order}))
    s.at = len(s.queue)


def _give(s: State, seat: int, paid: int, events: list[Event]) -> None:
    money.pay(s, seat, paid, events)
    events.append(Event("win_place", {"seat": seat, "position": position(s), "paid": paid}))
    s.won = (*s.won, seat)


def legal(s: State) -> list[RailesAction]:
    return [*bids(s, money.most(s, s.seat())), M.drop]


def bid_problem(s: State, a: Bid) -> Problem | None:
    lowest = int(lowest_bid(s))
    if a.amount < lowest:
        return refusal("bid_too_low_first", amount=a.amount, lowest=lowest)
    most = int(money.most(s, s.seat()))
    if a.amount > most:
        return refusal("cannot_raise", price=a.amount, most=most)
    return None


def bid(s: State, a: Bid, events: list[Event]) -> None:
    place_bid(s, a.amount, events)
    _ask(s, events)


def drop(s: State, events: list[Event]) -> None:
    _out(s, events)
    s.at += 1
    _ask(s, events)
