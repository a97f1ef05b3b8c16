# mypyc: compile
"""What a railroad's economy comes to by the end: deliveries, locomotive, money and shares played forward, turn by turn.

Each round the projection delivers the cube that earns most, or raises the locomotive; each turn it pays and is
paid as the rules say. Cubes of the goods display come with their odds; cubes that rivals want may be gone.
Incomes are floats here, in dollars.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.age_of_steam.planning.economy import TUNING, Books
from anden.games.cube_rails.planning.market import TURNS, Market
from anden.games.cube_rails.planning.reach import LENGTHS, Net

SHARE_POINTS: Final = 3.0
RUIN: Final = -100.0
"""What going bankrupt is worth in points; later is a little better."""
STAGES: Final = 6
"""For so many turns, this one included, a network can be planned."""


class Projection:
    """Plays a railroad forward over a network. One object serves many positions of the same market."""

    def __init__(self, market: Market) -> None:
        self.market: Market = market
        self.cubes: i64 = 0
        self.size: i64 = (market.count + 1) * LENGTHS
        self.earn: vec[i64] = vec[i64]([0] * (self.size * STAGES))
        """By stage * size + cube that can be delivered at all * LENGTHS + locomotive: what it earns."""
        self.index: vec[i64] = vec[i64]([0] * (market.count + 1))
        """By the same: its number in the market."""
        self.gone: vec[u8] = vec[u8]([u8(0)] * (market.count + 1))
        self.spare: vec[float] = vec[float]([0.0] * TURNS)
        """By turn: cubes that no planned link reaches, a railroad's share of them."""
        self.spared: float = 0.0
        """How many of those were delivered."""
        self.sure: float = 0.0
        """Income of this turn that nobody can prevent."""
        self.faith: float = 1.0
        """How much of an income that seems sure is counted on."""
        self.stages: i64 = 1
        """Turns whose network is planned, this one included."""
        self.prices: vec[float] = vec[float]([0.0] * STAGES)
        """By stage: what its building costs; this turn's is paid already."""
        self.growth: float = 0.0
        self.unknown: float = 0.0
        self.spend: float = 0.0

    def value(self, net: Net, books: Books) -> float:
        """Points to be expected at the end with this network and these books."""
        return self.value_of([net], [0], books)

    def value_of(self, nets: list[Net], prices: list[int], books: Books) -> float:
        """The same when the networks of the next turns are planned too, and what each will cost."""
        self.stages = len(nets)
        alone: bool = books.seats == 1
        self.growth = TUNING.solo_growth if alone else TUNING.growth
        self.unknown = TUNING.solo_unknown if alone else TUNING.unknown
        self.spend = TUNING.solo_spend if alone else TUNING.spend
        stage: i64
        for stage in range(self.stages):
            self.prices[stage] = float(prices[stage])
        self._gather(nets, books.seats)
        return self._best(nets[self.stages - 1], books)

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

    def _gather(self, nets: list[Net], seats: i64) -> None:
        """The cubes that the network can deliver, now and in the turns to come."""
        market = self.market
        best = nets[self.stages - 1].best
        n: i64 = 0
        i: i64
        power: i64
        turn: i64
        share: float = TUNING.share / float(seats + 1) if seats > 1 else TUNING.solo_share
        for turn in range(TURNS):
            self.spare[turn] = 0.0
        for i in range(market.count):
            row: i64 = market.row[i]
            if best[row + 6] > 0:
                self.index[n] = i
                n += 1
            else:
                for turn in range(TURNS):
                    self.spare[turn] += share * market.odds[i * TURNS + turn]
        self.cubes = n
        earn = self.earn
        stage: i64
        for stage in range(self.stages):
            best = nets[stage].best
            at: i64 = stage * self.size
            for i in range(n):
                row = market.row[self.index[i]]
                for power in range(LENGTHS):
                    earn[at] = best[row + power]
                    at += 1

    def _run(self, books: Books, upgrades: i64, wait: i64) -> float:
        """The result of raising the locomotive in so many turns in a row, after waiting so many turns."""
        i: i64
        for i in range(self.cubes):
            self.gone[i] = u8(0)
        self.spared = 0.0
        self.sure = books.income
        self.faith = 0.5 if books.open else 1.0
        risk: float = 0.0
        income: float = books.income
        cash: float = books.cash
        shares: i64 = books.shares
        locomotive: i64 = books.locomotive
        grown: float = 0.0
        bids: float = 1.0 if books.seats > 1 else 0.0
        turn: i64
        for turn in range(books.turns):
            rounds: i64 = 2
            may: bool = turn >= wait and locomotive < books.most_locomotive
            if turn == 0:
                rounds = books.rounds
                may = may and not books.upgraded
            elif turn < self.stages:
                cash -= self.prices[turn] + bids
            else:
                cash -= self.spend
                grown += 1.0
            moved: bool = turn == 0 and books.moved
            while rounds > 0:
                rounds -= 1
                if upgrades > 0 and may:
                    upgrades -= 1
                    locomotive += 1
                    may = False
                else:
                    income += self._deliver(locomotive, turn, grown, moved)
                moved = True
            if turn == 0 and books.settled:
                continue
            if turn == 0 and not books.issue and 2.0 * self.sure + cash < float(shares + locomotive):
                risk = TUNING.risk
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
            return left - risk
        return 3.0 * income - SHARE_POINTS * float(shares) + TUNING.cash * cash - risk

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

    def _deliver(self, locomotive: i64, turn: i64, grown: float, moved: bool) -> float:
        """The delivery that earns most, and least of what it could earn later: done. What it earns.

        `grown`: how many turns of building that nobody has planned yet went before. `moved`: it is the second move of
        the turn, and somebody may have been faster.
        """
        odds = self.market.odds
        still = self.market.still
        earn = self.earn
        stage: i64 = turn if turn < self.stages else self.stages - 1
        base: i64 = stage * self.size
        last: i64 = (self.stages - 1) * self.size + 6
        more: float = self.growth * grown
        most: float = float(locomotive)
        unknown: float = self.unknown * grown
        if unknown > most:
            unknown = most
        best: float = 0.0
        gain: float = 0.0
        taken: i64 = -1
        sure: bool = False
        i: i64
        for i in range(self.cubes):
            if self.gone[i] != 0:
                continue
            now: i64 = earn[base + i * LENGTHS + locomotive]
            if now <= 0 and grown <= 0.0:
                continue
            links: float = 0.25 * float(now) + more
            if links > most:
                links = most
            there: float = odds[self.index[i] * TURNS + turn]
            if moved:
                there *= still[self.index[i]]
            links *= there
            rank: float = links - TUNING.later * 0.25 * float(earn[last + i * LENGTHS])
            if taken < 0 or rank > best:
                best = rank
                gain = links
                taken = i
                sure = there > 0.9
        if gain < unknown and self.spared + 1.0 <= self.spare[turn]:
            self.spared += 1.0
            return unknown
        if taken >= 0:
            self.gone[taken] = u8(1)
            if turn == 0 and sure:
                self.sure += gain * self.faith
        return gain
