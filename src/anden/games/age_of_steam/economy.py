# mypyc: compile
"""What a railroad's economy comes to by the end: deliveries, locomotive, money and shares played forward, turn by turn.

Each round the projection delivers the cube that earns most, or raises the locomotive; each turn it pays and is
paid as the rules say. Cubes of the goods display come with their odds; cubes that rivals want may be gone.
Incomes are floats here, in dollars.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from anden.games.age_of_steam.reach import COLOURS, LENGTHS, Net

TURNS: Final = 12
"""Entries of a row of odds: turns from now."""
SHARE_POINTS: Final = 3.0
RUIN: Final = -100.0
"""What going bankrupt is worth in points; later is a little better."""


class Tuning:
    """Numbers found by playing, not by the rules."""

    def __init__(self) -> None:
        self.growth: float = 0.5
        """By so many links a delivery gets longer each turn through building to come."""
        self.unknown: float = 0.6
        """Links of a delivery nobody has planned yet, per turn from now."""
        self.share: float = 1.5
        """How large a share of the cubes that it does not reach yet a railroad will get."""
        self.spend: float = 6.0
        """Dollars for building (and bidding) in each turn to come."""
        self.cash: float = 0.02
        """Points for a dollar that is left."""
        self.later: float = 0.12
        """How much a cube's better use later weighs against using it now."""


TUNING: Final = Tuning()


class Market:
    """The cubes on the map and those to be expected, with the odds that they are there in each turn from now."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.row: vec[i64] = vec[i64]()
        """By cube: its row in the table of earnings."""
        self.odds: vec[float] = vec[float]()
        """By cube * TURNS + turns from now."""
        self.starts: i64 = 0
        """Bits of the places where cubes are or will be."""

    def add(self, place: i64, colour: i64) -> i64:
        """A cube; its odds are 0 until they are set."""
        self.row = append(self.row, (place * COLOURS + colour) * LENGTHS)
        for _ in range(TURNS):
            self.odds = append(self.odds, 0.0)
        self.count += 1
        return self.count - 1


class Books:
    """A railroad's money, and the turns that remain."""

    def __init__(self) -> None:
        self.income: float = 0.0
        self.cash: float = 0.0
        self.shares: i64 = 0
        self.locomotive: i64 = 1
        self.turns: i64 = 1
        """Turns that are not over, this one included."""
        self.turn: i64 = 1
        """The number of this turn."""
        self.rounds: i64 = 2
        """Moves the railroad still has in this turn."""
        self.upgraded: bool = False
        self.settled: bool = False
        """This turn's income and expenses are done already."""
        self.most_shares: i64 = 15
        self.most_locomotive: i64 = 6
        self.per_turn: i64 = 0
        """Shares a turn at most, 0 = any number."""
        self.buy_back: i64 = 0
        """Where money is the score: what a share costs at the end."""
        self.issue: bool = False
        """Shares can still be issued in this turn."""
        self.bands: vec[i64] = vec[i64]()
        """Lowest income and loss, in pairs."""
        self.factor: vec[i64] = vec[i64]()
        """By turn."""
        self.bonus: float = 0.0
        """Points that come in any case."""
        self.seats: i64 = 1
        """Railroads in the game."""

    def copy(self) -> Books:
        b = Books()
        b.income = self.income
        b.cash = self.cash
        b.shares = self.shares
        b.locomotive = self.locomotive
        b.turns = self.turns
        b.turn = self.turn
        b.rounds = self.rounds
        b.upgraded = self.upgraded
        b.settled = self.settled
        b.most_shares = self.most_shares
        b.most_locomotive = self.most_locomotive
        b.per_turn = self.per_turn
        b.buy_back = self.buy_back
        b.issue = self.issue
        b.bands = self.bands
        b.factor = self.factor
        b.bonus = self.bonus
        b.seats = self.seats
        return b


class Projection:
    """Plays a railroad forward over a network. One object serves many positions of the same market."""

    def __init__(self, market: Market) -> None:
        self.market: Market = market
        self.cubes: i64 = 0
        self.earn: vec[i64] = vec[i64]([0] * (market.count * LENGTHS + LENGTHS))
        """By cube that can be delivered at all * LENGTHS + locomotive: what it earns this turn."""
        self.next: vec[i64] = vec[i64]([0] * (market.count * LENGTHS + LENGTHS))
        """The same for the turns to come."""
        self.index: vec[i64] = vec[i64]([0] * (market.count + 1))
        """By the same: its number in the market."""
        self.gone: vec[u8] = vec[u8]([u8(0)] * (market.count + 1))
        self.spare: vec[float] = vec[float]([0.0] * TURNS)
        """By turn: cubes that no planned link reaches, a railroad's share of them."""
        self.spared: float = 0.0
        """How many of those were delivered."""
        self.planned: bool = False
        """There is a plan for next turn's building; what comes after that is still unknown."""
        self.price: float = 0.0
        """What it costs."""

    def value(self, net: Net, books: Books) -> float:
        """Points to be expected at the end with this network and these books."""
        self.planned = False
        self._gather(net, net, books.seats)
        return self._best(net, books)

    def value_of_two(self, net: Net, after: Net, price: i64, books: Books) -> float:
        """The same when the network of the next turn is planned too, and what that will cost."""
        self.planned = True
        self.price = float(price)
        self._gather(net, after, books.seats)
        return self._best(after, books)

    def _best(self, net: Net, books: Books) -> float:
        """The best of several ways to raise the locomotive."""
        most: i64 = books.most_locomotive - books.locomotive
        if most > books.turns:
            most = books.turns
        best: float = self._run(books, 0, 0)
        n: i64
        for n in range(1, most + 1):
            now: float = self._run(books, n, 0)
            if books.turns > n:
                wait: float = self._run(books, n, 1)
                if wait > now:
                    now = wait
            if now > best:
                best = now
            elif n >= 3:
                break
        return best + float(net.sections) * (1.0 if books.buy_back == 0 else 0.0) + books.bonus

    def _gather(self, net: Net, after: Net, seats: i64) -> None:
        """The cubes that the network can deliver, now and in the turns to come."""
        market = self.market
        now = net.best
        best = after.best
        earn = self.earn
        later = self.next
        n: i64 = 0
        i: i64
        power: i64
        turn: i64
        share: float = TUNING.share / float(seats + 1)
        for turn in range(TURNS):
            self.spare[turn] = 0.0
        for i in range(market.count):
            row: i64 = market.row[i]
            if best[row + 6] > 0:
                for power in range(LENGTHS):
                    earn[n * LENGTHS + power] = now[row + power]
                    later[n * LENGTHS + power] = best[row + power]
                self.index[n] = i
                n += 1
            else:
                for turn in range(TURNS):
                    self.spare[turn] += share * market.odds[i * TURNS + turn]
        self.cubes = n

    def _run(self, books: Books, upgrades: i64, wait: i64) -> float:
        """The result of raising the locomotive in so many turns in a row, after waiting so many turns."""
        i: i64
        for i in range(self.cubes):
            self.gone[i] = u8(0)
        self.spared = 0.0
        income: float = books.income
        cash: float = books.cash
        shares: i64 = books.shares
        locomotive: i64 = books.locomotive
        grown: float = 0.0
        turn: i64
        for turn in range(books.turns):
            rounds: i64 = 2
            may: bool = turn >= wait and locomotive < books.most_locomotive
            if turn == 0:
                rounds = books.rounds
                may = may and not books.upgraded
            elif turn == 1 and self.planned:
                cash -= self.price + 1.0
            else:
                cash -= TUNING.spend
                grown += 1.0
            while rounds > 0:
                rounds -= 1
                if upgrades > 0 and may:
                    upgrades -= 1
                    locomotive += 1
                    may = False
                else:
                    income += self._deliver(locomotive, turn, grown)
            if turn == 0 and books.settled:
                continue
            cash += income - float(shares + locomotive)
            if cash < 0.0 and (turn > 0 or books.issue):
                room: i64 = books.most_shares - shares
                if books.per_turn > 0 and room > books.per_turn:
                    room = books.per_turn
                while cash < 0.0 and room > 0:
                    room -= 1
                    shares += 1
                    cash += 4.0
            if cash < 0.0:
                income += cash
                cash = 0.0
                if income < 0.0:
                    return RUIN + 5.0 * float(turn)
            income -= self._reduction(books, income, turn)
        if books.buy_back > 0:
            left: float = cash - float(shares * books.buy_back)
            return left
        return 3.0 * income - SHARE_POINTS * float(shares) + TUNING.cash * cash

    def _reduction(self, books: Books, income: float, turn: i64) -> float:
        """What is lost at the end of a turn, smooth between the bands: the projection only guesses incomes."""
        loss: float = 0.0
        bands = books.bands
        i: i64 = 0
        while i + 1 < len(bands):
            over: float = income - float(bands[i]) + 1.0
            if over > 0.0:
                step: float = float(bands[i + 1])
                if i > 0:
                    step -= float(bands[i - 1])
                loss += step if over >= 1.0 else step * over
            i += 2
        number: i64 = books.turn + turn
        if number < len(books.factor):
            loss *= float(books.factor[number])
        return loss

    def _deliver(self, locomotive: i64, turn: i64, grown: float) -> float:
        """The delivery that earns most, and least of what it could earn later: done. What it earns.

        `grown`: how many turns of building that nobody has planned yet went before.
        """
        odds = self.market.odds
        earn = self.earn if turn == 0 else self.next
        more: float = TUNING.growth * grown
        most: float = float(locomotive)
        unknown: float = TUNING.unknown * grown
        if unknown > most:
            unknown = most
        best: float = 0.0
        gain: float = 0.0
        taken: i64 = -1
        i: i64
        for i in range(self.cubes):
            if self.gone[i] != 0:
                continue
            now: i64 = earn[i * LENGTHS + locomotive]
            if now <= 0 and grown <= 0.0:
                continue
            links: float = 0.25 * float(now) + more
            if links > most:
                links = most
            links *= odds[self.index[i] * TURNS + turn]
            rank: float = links - TUNING.later * 0.25 * float(self.next[i * LENGTHS + 6])
            if taken < 0 or rank > best:
                best = rank
                gain = links
                taken = i
        if gain < unknown and self.spared + 1.0 <= self.spare[turn]:
            self.spared += 1.0
            return unknown
        if taken >= 0:
            self.gone[taken] = u8(1)
        return gain
