"""«ORDEN DE TURNO» of the Basic game, «FASE 2» of the Standard game: who bids, what it costs, which order comes of it."""

from __future__ import annotations

from dataclasses import replace

from tests.property.railes_naive.money import most, pay_raising
from tests.property.railes_naive.position import Auction, Position


def clockwise(position: Position, seat: int) -> list[int]:
    """All players from a seat on."""
    n = len(position.players)
    return [(seat + i) % n for i in range(n)]


def can_pay(position: Position, seat: int) -> int:
    """The highest bid a player can pay: in the Standard game what he has in hand."""
    return most(position, position.players[seat], "bid")


def is_out(position: Position, auction: Auction, seat: int) -> bool:
    """Who could not pay any further bid is out without being asked."""
    return can_pay(position, seat) < auction.lowest and auction.free_pass != seat


def after_him(auction: Auction, seat: int) -> int:
    """The next one who is still in, by the order of asking; the seat itself may have dropped out."""
    ring = auction.inside
    if seat in ring:
        return ring[(ring.index(seat) + 1) % len(ring)]
    raise AssertionError("ask before he leaves")


def settle_place(position: Position, auction: Auction, seat: int, place: int) -> None:
    """Standard: the first and the second pay their bids, the last nothing, the others half, rounded up."""
    top = auction.bids.get(seat, 0)
    due = 0 if place == len(position.order) else top if place <= 2 else (top + 1) // 2
    position.players[seat] = replace(position.players[seat], cash=position.players[seat].cash - due)


def leave(position: Position, auction: Auction, seat: int) -> None:
    """Out of the auction; in the Standard game with the last place that is free."""
    if position.standard:
        settle_place(position, auction, seat, len(auction.inside))
    auction.turn = after_him(auction, seat)
    auction.inside = [s for s in auction.inside if s != seat]
    auction.dropped.append(seat)


def next_bidder(position: Position) -> None:
    """Whoever cannot bid leaves; the auction ends when one is left."""
    auction = position.auction
    assert auction is not None
    while len(auction.inside) > 1:
        if auction.turn == auction.highest:
            auction.turn = after_him(auction, auction.turn)
        elif is_out(position, auction, auction.turn):
            leave(position, auction, auction.turn)
        else:
            position.seat = auction.turn
            return
    (end_place if not position.standard else end_auction)(position)


def bid(position: Position, amount: int) -> None:
    auction = position.auction
    assert auction is not None
    auction.bids[position.seat] = amount
    auction.turn = after_him(auction, position.seat)
    next_bidder(position)


def drop(position: Position) -> None:
    assert position.auction is not None
    leave(position, position.auction, position.seat)
    next_bidder(position)


def pass_once(position: Position) -> None:
    auction = position.auction
    assert auction is not None
    auction.free_pass = None
    auction.turn = after_him(auction, position.seat)
    next_bidder(position)


def open_place(position: Position, opener: int, won: list[int]) -> None:
    """Basic: the auction of the next place, from the opener on clockwise."""
    inside = [seat for seat in clockwise(position, opener) if seat not in won]
    position.auction = Auction(inside[0], inside, won=won)
    if len(inside) == 1:
        position.auction = None
        position.order = [*won, *inside]
        begin_actions(position)
    else:
        next_bidder(position)


def end_place(position: Position) -> None:
    """The one left pays what he bid and has the place; the next opens to his left."""
    auction = position.auction
    assert auction is not None
    (winner,) = auction.inside
    paid = pay_raising(position.players[winner], auction.bids.get(winner, 0))
    assert paid is not None
    position.players[winner] = paid[0]
    open_place(position, (winner + 1) % len(position.players), [*auction.won, winner])


def end_auction(position: Position) -> None:
    """Standard: the one left is first, the others as they passed, the first of them last."""
    auction = position.auction
    assert auction is not None
    settle_place(position, auction, auction.inside[0], 1)
    position.order = [*auction.inside, *reversed(auction.dropped)]
    position.auction = None
    position.free_pass = None
    begin_actions(position)


def begin_actions(position: Position) -> None:
    position.phase = "actions"
    position.turn = max(position.turn, 1)
    position.queue = list(position.order)
    position.seat = position.queue[0]
