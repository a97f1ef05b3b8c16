# mypyc: compile
"""How a seat sees a position: its network and books, the market of cubes, and what rivals will take of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.cube_rails.planning.market import Market
from anden.games.cube_rails.planning.projection import moves_left, was_asked
from anden.games.cube_rails.planning.reach import Net, net_of
from anden.games.cube_rails.planning.rivals import Rivals, seats_of_rivals
from anden.games.railes.maps.game_map import FIRST_MOVE
from anden.games.railes.planning.economy import Books
from anden.games.railes.planning.projection import Projection
from anden.games.railes.state import (
    AUCTION,
    BUILD,
    CAPITAL,
    FIRST_ORDER,
    MOVE,
    OVER,
    SCORE,
    State,
    has,
)


class Outlook:
    """See the module."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.net: Net = self._net_of(seat)
        self.market: Market = Market()
        self.books: Books = books_of(s, seat)
        self.rivals: Rivals = Rivals(s, seat, FIRST_MOVE)
        for rival in seats_of_rivals(s, seat):
            self.rivals.add(rival, self._net_of(rival))
        self.rivals.stock(self.market, s.phase >= MOVE)
        self.net.explore(self.market.starts)
        self.projection: Projection = Projection(self.market, self.books)

    def _net_of(self, seat: i64) -> Net:
        s = self.s
        return net_of(s.track, s.map.board, s.memo.also, vec[i64](), 0, seat)

    def add_cube(self, place: i64, colour: i64) -> None:
        """A cube more on the market."""
        self.rivals.offer(self.market, place, colour, self.s.phase >= MOVE)


def books_of(s: State, seat: i64) -> Books:
    """The money of a seat, and what of the turn is still to come."""
    b = Books()
    map = s.map
    b.read(s, seat)
    b.victory = float(s.victory[seat])
    b.turns = s.turns - s.turn + 1 if s.turn > 0 else s.turns
    b.least_income = float(map.least_income)
    b.most_income = float(map.most_income)
    b.standard = map.standard
    b.raising = map.may_raise()
    phase = s.phase
    if phase == CAPITAL and not was_asked(s, seat):
        b.raising = True
    elif phase in (AUCTION, FIRST_ORDER) and s.bid[seat] > 0 and s.highest == seat:
        b.pay(s.bid[seat])
    elif phase in (MOVE, SCORE):
        b.rounds = _moves_left(s, seat)
        b.moved = s.seat() != seat
        b.upgraded = has(s.upgraded, seat)
        if phase == SCORE and not was_asked(s, seat):
            b.pending = float(s.points[seat])
    elif phase == OVER:
        b.rounds = 0
        b.settled = True
    return b


def _moves_left(s: State, seat: i64) -> i64:
    """Moves of this turn that a seat still has; while a delivery is scored, those after it."""
    if s.phase == SCORE:
        return moves_left(s, s.movers, s.mover_at + 1, seat)
    return moves_left(s, s.queue, s.at, seat)


def building(s: State, seat: i64) -> bool:
    """Whether it is the seat's build turn."""
    return s.phase == BUILD and s.seat() == seat
