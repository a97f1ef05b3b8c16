# mypyc: compile
"""What a railroad's economy comes to by the end: deliveries, locomotive, money and shares played forward, turn by turn.

Each round the projection delivers the cube that earns most, or raises the locomotive; each turn it pays and is
paid as the rules say. Cubes of the goods display come with their odds; cubes that rivals want may be gone.
Incomes are floats here, in dollars.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.age_of_steam.planning.economy import TUNING, Books
from anden.games.cube_rails.planning.market import TURNS, Market
from anden.games.cube_rails.planning.projection import CASH, LATER, ROUNDS, RUIN, CubeProjection
from anden.games.cube_rails.planning.reach import Net

SHARE_POINTS: Final = 3.0


class Projection(CubeProjection):
    """A railroad with shares, income and its reduction."""

    def __init__(self, market: Market, books: Books) -> None:
        super().__init__(market, market.count + 1)
        self.books: Books = books
        self.spare: vec[float] = vec[float]([0.0] * TURNS)
        """By turn: cubes that no planned link reaches, a railroad's share of them."""
        self.spared: float = 0.0
        """How many of those were delivered."""
        self.sure_income: float = 0.0
        """Income of this turn that nobody can prevent."""
        self.faith: float = 1.0
        """How much of an income that seems sure is counted on."""
        self.growth: float = 0.0
        self.unknown: float = 0.0
        self.spend: float = 0.0

    def value(self, net: Net, books: Books) -> float:
        """Points to be expected at the end with this network and these books."""
        return self.value_of([net], [0], books)

    def value_of(self, nets: list[Net], prices: list[int], books: Books) -> float:
        """The same when the networks of the next turns are planned too, and what each will cost."""
        self.books = books
        alone: bool = books.seats == 1
        self.growth = TUNING.solo_growth if alone else TUNING.growth
        self.unknown = TUNING.solo_unknown if alone else TUNING.unknown
        self.spend = TUNING.solo_spend if alone else TUNING.spend
        self.plan(nets, prices)
        self._spare_cubes(books.seats)
        sections: i64 = nets[self.stages - 1].sections
        best: float = self.best_upgrades(books)
        return best + float(sections) * (1.0 if books.buy_back == 0 else 0.0) + books.bonus

    def _spare_cubes(self, seats: i64) -> None:
        """What of the cubes out of reach will be a railroad's."""
        share: float = TUNING.share / float(seats + 1) if seats > 1 else TUNING.solo_share
        odds = self.market.odds
        i: i64
        turn: i64
        for turn in range(TURNS):
            self.spare[turn] = 0.0
        for i in range(self.others):
            row: i64 = self.unreached[i] * TURNS
            for turn in range(TURNS):
                self.spare[turn] += share * odds[row + turn]

    def begin(self) -> None:
        self.spared = 0.0
        self.sure_income = self.books.income
        self.faith = 0.5 if self.books.open else 1.0

    def deliver(self, locomotive: i64, turn: i64, grown: float, moved: bool) -> float:
        most: float = float(locomotive)
        unknown: float = self.unknown * grown
        if unknown > most:
            unknown = most
        gain: float = self.pick(locomotive, turn, self.growth * grown, LATER, moved)
        if gain < unknown and self.spared + 1.0 <= self.spare[turn]:
            self.spared += 1.0
            return unknown
        self.take()
        if turn == 0 and self.sure:
            self.sure_income += gain * self.faith
        return gain

    def settle(self) -> float:
        books = self.books
        risk: float = 0.0
        income: float = books.income
        cash: float = books.cash
        shares: i64 = books.shares
        bids: float = 1.0 if books.seats > 1 else 0.0
        at: i64 = 0
        turn: i64
        for turn in range(books.turns):
            rounds: i64 = ROUNDS
            if turn == 0:
                rounds = books.rounds
            elif turn < self.stages:
                cash -= self.prices[turn] + bids
            else:
                cash -= self.spend
            while rounds > 0:
                rounds -= 1
                income += self.points[at]
                at += 1
            if turn == 0 and books.settled:
                continue
            costs: float = float(shares + self.levels[turn])
            if turn == 0 and not books.issue and 2.0 * self.sure_income + cash < costs:
                risk = TUNING.risk
            cash += income - costs
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
        return 3.0 * income - SHARE_POINTS * float(shares) + CASH * cash - risk

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
