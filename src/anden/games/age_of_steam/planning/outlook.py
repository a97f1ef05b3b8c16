# mypyc: compile
"""How a seat sees a position: its network and books, the market of cubes, and what rivals will take of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from anden.games.age_of_steam.maps.game_map import FIRST_MOVE
from anden.games.age_of_steam.planning.economy import Books
from anden.games.age_of_steam.planning.projection import Projection
from anden.games.age_of_steam.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    MOVE,
    REWARD,
    SHARES,
    START_PLAYER,
    State,
)
from anden.games.cube_rails.planning.market import TURNS, Market
from anden.games.cube_rails.planning.projection import moves_left, was_asked
from anden.games.cube_rails.planning.reach import BITS, Net, net_of
from anden.games.cube_rails.planning.rivals import Rivals, seats_of_rivals


def binomial_tail(dice: int, least: int) -> float:
    """The odds that at least so many of the dice show one given face."""
    none = 1.0
    term = (5.0 / 6.0) ** dice
    for k in range(least):
        none -= term
        term = term * (dice - k) / (k + 1) / 5.0
    return none if none > 0.0 else 0.0


class Odds:
    """Odds of arrival, computed once: by dice * 4 + position in the column (from 1)."""

    def __init__(self) -> None:
        rows: list[float] = []
        for dice in range(73):
            for least in range(5):
                rows.append(binomial_tail(dice, least) if least > 0 else 1.0)
        self.tail: vec[float] = vec[float](rows)


ODDS: Final = Odds()


class Outlook:
    """See the module."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.ports: vec[u8] = s.map.ports
        self.land: vec[i64] = vec[i64]()
        """By hex: the number of the cube that lies there, or -1 (St. Lucia)."""
        self.extra: i64 = 0
        """How many cubes lie on the land."""
        self._count_land()
        self.net: Net = self._net_of(seat)
        self.market: Market = Market()
        self.books: Books = books_of(s, seat)
        self.rivals: Rivals = Rivals(s, seat, FIRST_MOVE)
        for rival in seats_of_rivals(s, seat):
            self.rivals.add(rival, self._net_of(rival))
        self.rivals.stock(self.market, s.phase >= MOVE)
        if s.map.growth:
            self._expect_growth()
        if len(s.land) > 0:
            self._land_cubes()
        self.net.explore(self.market.starts)
        self.projection: Projection = Projection(self.market, self.books)

    def _net_of(self, seat: i64) -> Net:
        s = self.s
        return net_of(s.track, s.map.board, self.ports, self.land, self.extra, seat)

    def foretell(self, nets: list[Net], prices: list[int], cost: int) -> float:
        """Points at the end if building costs so much now, and what is planned for the next turns costs its prices."""
        cash: float = self.books.cash
        self.books.cash = cash - float(cost)
        value = self.projection.value_of(nets, prices, self.books)
        self.books.cash = cash
        return value

    def _count_land(self) -> None:
        s = self.s
        h: i64
        for h in range(len(s.land)):
            number: i64 = -1
            if s.land[h] != 0 and s.map.board.places + self.extra < 62:
                number = self.extra
                self.extra += 1
            self.land = append(self.land, number)

    def _expect_growth(self) -> None:
        """The cubes of the display whose city is on the map."""
        s = self.s
        market = self.market
        one: i64 = BITS.one
        dice: i64 = s.map.dice_for(int(s.players))
        for column in s.map.columns:
            place: i64 = column.place
            if column.new_city >= 0:
                place = self._new_city(column.new_city)
            if place < 0:
                continue
            before: i64 = 0
            box: i64
            for box in range(column.first, column.first + column.boxes):
                if s.boxes[box] == 0:
                    continue
                before += 1
                market.starts |= one << place
                i: i64 = market.add(place, i64(s.boxes[box]) - 1)
                stays: float = 1.0 - self.rivals.danger(market.row[i], False)
                left: float = 1.0
                turn: i64
                for turn in range(1, TURNS):
                    thrown: i64 = dice * turn
                    if thrown > 72:
                        thrown = 72
                    market.odds[i * TURNS + turn] = left * ODDS.tail[thrown * 5 + before]
                    if turn > 1:
                        left *= stays

    def _new_city(self, number: i64) -> i64:
        """Where a New City lies, or -1."""
        p: i64
        for p in range(len(self.s.new_city)):
            if i64(self.s.new_city[p]) == number + 1:
                return p
        return -1

    def _land_cubes(self) -> None:
        """St. Lucia: a cube on the land waits for track."""
        s = self.s
        one: i64 = BITS.one
        h: i64
        for h in range(len(s.land)):
            if self.land[h] >= 0:
                place: i64 = s.map.board.places + self.land[h]
                self.market.starts |= one << place
                i: i64 = self.market.add(place, i64(s.land[h]) - 1)
                danger: float = self.rivals.danger(self.market.row[i], False)
                self.market.fade(i, 1.0 - 0.5 * danger, 1.0 - danger)


def books_of(s: State, seat: i64) -> Books:
    """The money of a seat, and what of the turn is still to come."""
    b = Books()
    map = s.map
    b.read(s, seat)
    b.shares = s.shares[seat]
    b.turn = s.turn if s.turn > 0 else 1
    b.turns = s.turns - b.turn + 1
    b.most_shares = map.max_shares
    b.per_turn = map.shares_per_turn
    b.buy_back = map.buy_back
    for lowest, loss in map.bands:
        b.bands = append(append(b.bands, lowest), loss)
    for factor in map.reduction_factor:
        b.factor = append(b.factor, factor)
    b.open = s.phase < MOVE and b.seats > 1
    phase = s.phase
    if phase in (START_PLAYER, SHARES):
        b.issue = phase == START_PLAYER or not was_asked(s, seat)
    elif phase == AUCTION:
        b.cash -= float(s.bid[seat]) if s.highest == seat else 0.5 * float(s.bid[seat])
    elif phase == MOVE:
        b.rounds = moves_left(s, s.queue, s.at, seat)
        b.moved = s.seat() != seat
        b.upgraded = (s.upgraded >> seat) & 1 == 1
    elif phase != ACTIONS and phase != BUILD and phase != REWARD and s.turn > 0:
        b.rounds = 0
        b.settled = True
    return b
