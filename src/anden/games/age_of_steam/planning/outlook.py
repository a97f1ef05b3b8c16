# mypyc: compile
"""How a seat sees a position: its network and books, the market of cubes, and what rivals will take of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from anden.games.age_of_steam.maps.game_map import FIRST_MOVE, WHITE, GameMap
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
from anden.games.cube_rails.planning.reach import BITS, COLOURS, LENGTHS, Net, net_of
from anden.games.cube_rails.track import Track

WANTED: Final = 0.5
"""The odds that a rival takes, in a turn, a cube that is among the best two for him."""
USABLE: Final = 0.12
"""The odds for a cube that he could take."""


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


def ports_of(map: GameMap, track: Track) -> vec[u8]:
    """By place: bits of colours it takes besides its own."""
    bits = vec[u8]([u8(0)] * len(map.places))
    for place in map.places:
        if place.port:
            bits[place.number] = u8(1 << WHITE)
    return bits


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
        self.ports: vec[u8] = ports_of(s.map, s.track)
        self.land: vec[i64] = vec[i64]()
        """By hex: the number of the cube that lies there, or -1 (St. Lucia)."""
        self.extra: i64 = 0
        """How many cubes lie on the land."""
        self._count_land()
        self.net: Net = net_of(s.track, s.map.board, self.ports, self.land, self.extra, seat)
        self.rivals: list[Net] = []
        self.rival_seats: list[int] = []
        self.rival_best: list[i64] = []
        """By rival: what the second best cube earns him, in quarters."""
        self.market: Market = Market()
        self.books: Books = books_of(s, seat)
        self._look_at_rivals()
        self._stock_market()
        self.net.explore(self.market.starts)
        self.projection: Projection = Projection(self.market)

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

    def _look_at_rivals(self) -> None:
        s = self.s
        starts: i64 = -1
        r: i64
        for r in range(s.players):
            if r == self.seat or s.out[r] != 0:
                continue
            net = net_of(s.track, s.map.board, self.ports, self.land, self.extra, r)
            net.limit = s.locomotive[r]
            net.explore(starts)
            first: i64 = 0
            second: i64 = 0
            p: i64
            c: i64
            for p in range(s.map.board.places):
                for c in range(COLOURS):
                    here: i64 = i64(s.cubes[p * COLOURS + c])
                    if here > 0:
                        gain: i64 = net.best[(p * COLOURS + c) * LENGTHS + s.locomotive[r]]
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

    def _danger(self, row: i64, before: bool) -> float:
        """The odds that a cube of this row is taken by others in a turn; `before`: before the seat moves."""
        s = self.s
        stays: float = 1.0
        i: i64
        for i in range(len(self.rivals)):
            r: i64 = self.rival_seats[i]
            gain: i64 = self.rivals[i].best[row + s.locomotive[r]]
            if gain <= 0:
                continue
            takes: float = WANTED if gain >= self.rival_best[i] else USABLE
            if before:
                takes *= 0.6 if goes_before(s, r, self.seat) else 0.25
            stays *= 1.0 - takes
        return 1.0 - stays

    def _stock_market(self) -> None:
        s = self.s
        market = self.market
        one: i64 = BITS.one
        moved: bool = s.phase >= MOVE
        p: i64
        c: i64
        for p in range(len(s.map.places)):
            for c in range(COLOURS):
                for _n in range(i64(s.cubes[p * COLOURS + c])):
                    market.starts |= one << p
                    i: i64 = market.add(p, c)
                    row: i64 = market.row[i]
                    stays: float = 1.0
                    if not moved:
                        stays = 1.0 - self._danger(row, True)
                    danger: float = self._danger(row, False)
                    self.market.fade(i, stays, 1.0 - danger)
                    market.still[i] = 1.0 - 0.5 * danger
        if s.map.growth:
            self._expect_growth()
        if len(s.land) > 0:
            self._land_cubes()

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
                stays: float = 1.0 - self._danger(market.row[i], False)
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
                danger: float = self._danger(self.market.row[i], False)
                self.market.fade(i, 1.0 - 0.5 * danger, 1.0 - danger)


def books_of(s: State, seat: i64) -> Books:
    """The money of a seat, and what of the turn is still to come."""
    b = Books()
    map = s.map
    b.income = float(s.income[seat])
    b.cash = float(s.cash[seat])
    b.shares = s.shares[seat]
    b.locomotive = s.locomotive[seat]
    b.turn = s.turn if s.turn > 0 else 1
    b.turns = s.turns - b.turn + 1
    b.most_shares = map.max_shares
    b.most_locomotive = map.max_locomotive
    b.per_turn = map.shares_per_turn
    b.buy_back = map.buy_back
    for lowest, loss in map.bands:
        b.bands = append(append(b.bands, lowest), loss)
    for factor in map.reduction_factor:
        b.factor = append(b.factor, factor)
    b.seats = len(s.order)
    b.open = s.phase < MOVE and b.seats > 1
    phase = s.phase
    if phase in (START_PLAYER, SHARES):
        b.issue = phase == START_PLAYER or not _has_issued(s, seat)
    elif phase == AUCTION:
        b.cash -= float(s.bid[seat]) if s.highest == seat else 0.5 * float(s.bid[seat])
    elif phase == MOVE:
        b.rounds = _moves_left(s, seat)
        b.moved = s.seat() != seat
        b.upgraded = (s.upgraded >> seat) & 1 == 1
    elif phase != ACTIONS and phase != BUILD and phase != REWARD and s.turn > 0:
        b.rounds = 0
        b.settled = True
    return b


def _has_issued(s: State, seat: i64) -> bool:
    """In phase I: whether the seat's turn is over."""
    i: i64
    for i in range(s.at):
        if s.queue[i] == seat:
            return True
    return False


def _moves_left(s: State, seat: i64) -> i64:
    """Moves of this turn that a seat still has, its present one included."""
    rounds: i64 = s.map.move_rounds - s.round
    i: i64
    for i in range(s.at, len(s.queue)):
        if s.queue[i] == seat:
            return rounds + 1
    return rounds
