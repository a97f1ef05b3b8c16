# mypyc: compile
"""How a seat sees a position: its network and books, the market of cubes, and what rivals will take of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.cube_rails.planning.market import Market
from anden.games.cube_rails.planning.reach import BITS, COLOURS, LENGTHS, Net, net_of
from anden.games.railes.maps.game_map import FIRST_MOVE
from anden.games.railes.planning.economy import TUNING, Books
from anden.games.railes.planning.projection import Projection
from anden.games.railes.state import (
    AUCTION,
    BUILD,
    CAPITAL,
    COLORS,
    FIRST_ORDER,
    MOVE,
    OVER,
    SCORE,
    State,
    has,
)


def goes_before(s: State, rival: i64, seat: i64) -> bool:
    """Whether a rival moves goods before the seat, as far as is known."""
    if s.action[seat] == FIRST_MOVE:
        return False
    if s.action[rival] == FIRST_MOVE:
        return True
    for other in s.order:
        if other == rival:
            return True
        if other == seat:
            return False
    return False


class Outlook:
    """See the module."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.net: Net = self._net_of(seat)
        self.rivals: list[Net] = []
        self.rival_seats: list[int] = []
        self.rival_best: list[int] = []
        """By rival: what the second best cube earns him, in quarters."""
        self.market: Market = Market()
        self.books: Books = books_of(s, seat)
        self._look_at_rivals()
        self._stock_market()
        self.net.explore(self.market.starts)
        self.projection: Projection = Projection(self.market, self.books)

    def _net_of(self, seat: i64) -> Net:
        s = self.s
        return net_of(s.track, s.map.board, s.memo.also, vec[i64](), 0, seat)

    def _look_at_rivals(self) -> None:
        s = self.s
        r: i64
        for r in range(s.players):
            if r == self.seat or s.out[r] != 0:
                continue
            net = self._net_of(r)
            power: i64 = s.locomotive[r]
            net.limit = power
            net.explore(-1)
            first: i64 = 0
            second: i64 = 0
            p: i64
            c: i64
            for p in range(s.map.board.places):
                for c in range(COLORS):
                    here: i64 = i64(s.cubes[p * COLORS + c])
                    gain: i64 = net.best[(p * COLOURS + c) * LENGTHS + power]
                    while here > 0 and gain > second:
                        here -= 1
                        if gain > first:
                            second = first
                            first = gain
                        else:
                            second = gain
            self.rivals.append(net)
            self.rival_seats.append(r)
            self.rival_best.append(second if second > 0 else first)

    def danger(self, row: i64, before: bool) -> float:
        """The odds that a cube of this row is taken by others in a turn; `before`: before the seat moves."""
        s = self.s
        stays: float = 1.0
        i: i64
        for i in range(len(self.rivals)):
            r: i64 = self.rival_seats[i]
            gain: i64 = self.rivals[i].best[row + s.locomotive[r]]
            if gain <= 0:
                continue
            takes: float = TUNING.wanted if gain >= self.rival_best[i] else TUNING.usable
            if before:
                takes *= 0.6 if goes_before(s, r, self.seat) else 0.25
            stays *= 1.0 - takes
        return 1.0 - stays

    def _stock_market(self) -> None:
        s = self.s
        one: i64 = BITS.one
        p: i64
        c: i64
        for p in range(len(s.map.places)):
            for c in range(COLORS):
                if s.cubes[p * COLORS + c] != 0:
                    self.market.starts |= one << p
                    for _n in range(i64(s.cubes[p * COLORS + c])):
                        self.add_cube(p, c)

    def add_cube(self, place: i64, colour: i64) -> None:
        """A cube more on the market."""
        market = self.market
        i: i64 = market.add(place, colour)
        row: i64 = market.row[i]
        danger: float = self.danger(row, False)
        now: float = 1.0
        if self.s.phase < MOVE:
            now = 1.0 - self.danger(row, True)
        market.fade(i, now, 1.0 - danger)
        market.still[i] = 1.0 - 0.5 * danger


def books_of(s: State, seat: i64) -> Books:
    """The money of a seat, and what of the turn is still to come."""
    b = Books()
    map = s.map
    b.cash = float(s.cash[seat])
    b.income = float(s.income[seat])
    b.victory = float(s.victory[seat])
    b.locomotive = s.locomotive[seat]
    b.turns = s.turns - s.turn + 1 if s.turn > 0 else s.turns
    b.least_income = float(map.least_income)
    b.most_income = float(map.most_income)
    b.most_locomotive = map.max_locomotive
    b.seats = len(s.order)
    b.standard = map.standard
    b.raising = map.may_raise()
    phase = s.phase
    if phase == CAPITAL and not _was_asked(s, seat):
        b.raising = True
    elif phase in (AUCTION, FIRST_ORDER) and s.bid[seat] > 0 and s.highest == seat:
        b.pay(s.bid[seat])
    elif phase in (MOVE, SCORE):
        b.rounds = _moves_left(s, seat)
        b.moved = s.seat() != seat
        b.upgraded = has(s.upgraded, seat)
        if phase == SCORE and not _was_asked(s, seat):
            b.pending = float(s.points[seat])
    elif phase == OVER:
        b.rounds = 0
        b.settled = True
    return b


def _was_asked(s: State, seat: i64) -> bool:
    """Whether the seat's turn in this phase is over."""
    i: i64
    for i in range(s.at):
        if s.queue[i] == seat:
            return True
    return False


def _moves_left(s: State, seat: i64) -> i64:
    """Moves of this turn that a seat still has, its present one included."""
    rounds: i64 = s.map.move_rounds - s.round
    queue = s.queue
    at: i64 = s.at
    if s.phase == SCORE:
        queue = s.movers
        at = s.mover_at + 1
    i: i64
    for i in range(at, len(queue)):
        if queue[i] == seat:
            return rounds + 1
    return rounds


def building(s: State, seat: i64) -> bool:
    """Whether it is the seat's build turn."""
    return s.phase == BUILD and s.seat() == seat
