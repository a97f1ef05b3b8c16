# mypyc: compile
"""What a railroad comes to by the end: deliveries, locomotive, income and victory points played forward, turn by turn.

First the deliveries: each round the one that earns most, or a stronger locomotive. Then the money: up to some delivery all
points go to income, from then on to victory points, except where income is below zero; the best such delivery is taken.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.cube_rails.planning.market import TURNS, Market
from anden.games.cube_rails.planning.projection import CASH, LATER, ROUNDS, RUIN, CubeProjection
from anden.games.cube_rails.planning.reach import Net
from anden.games.railes.planning.economy import TUNING, Books

MORE: Final = 6
"""Cubes that may be added to the market later."""


def income_worth(income: float) -> float:
    """«CALCULAR LOS PUNTOS DE VICTORIA», smooth: the projection only guesses incomes."""
    return 0.5 * income if income >= 0.0 else 2.0 * income


class Projection(CubeProjection):
    """A railroad with victory points, and income that is raised with them."""

    def __init__(self, market: Market, books: Books) -> None:
        super().__init__(market, market.count + MORE)
        self.books: Books = books
        self.spare: float = 0.0
        """Cubes for each move that no planned link reaches: those there are and those to come, the railroad's share."""

    def foretell(self, nets: list[Net], prices: list[int], cost: int) -> float:
        """What is to be expected after building for `cost`; `prices` of the turns to come, as `nets`."""
        books = self.books
        cash: float = books.cash
        income: float = books.income
        victory: float = books.victory
        books.pay(cost)
        value: float = self.value_of(nets, prices)
        books.cash = cash
        books.income = income
        books.victory = victory
        return value

    def value(self, net: Net) -> float:
        """Points to be expected at the end with this network."""
        if len(net.best) == 0:
            net.explore(self.market.starts)
        return self.value_of([net], [0])

    def value_of(self, nets: list[Net], prices: list[int]) -> float:
        """The same when the networks of the next turns are planned too, and what each will cost."""
        self.plan(nets, prices)
        self._spare_cubes()
        return self.best_upgrades(self.books) + float(nets[self.stages - 1].links)

    def _spare_cubes(self) -> None:
        """What of the cubes out of reach, and of those to come, will be the railroad's."""
        odds = self.market.odds
        last: i64 = self.books.turns - 1
        unreached: float = 0.0
        i: i64
        for i in range(self.others):
            unreached += odds[self.unreached[i] * TURNS + last // 2]
        unreached *= TUNING.share / float(self.books.seats + 1)
        self.spare = (TUNING.fresh * float(last) + unreached) / (2.0 * float(last + 1))
        if self.spare > 1.0:
            self.spare = 1.0

    # --- deliveries ---------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        if self.books.pending > 0.0:
            self.points[0] = self.books.pending
            self.moves = 1

    def deliver(self, locomotive: i64, turn: i64, grown: float, moved: bool) -> float:
        most: float = float(locomotive)
        unknown: float = TUNING.unknown * grown
        if unknown > most:
            unknown = most
        unknown *= self.spare
        later: float = LATER if turn + 1 < self.books.turns else 0.0
        gain: float = self.pick(locomotive, turn, TUNING.growth * grown, later, moved)
        if gain < unknown:
            return unknown
        self.take()
        return gain

    # --- money --------------------------------------------------------------------------------------------------------

    def settle(self) -> float:
        """The best result over the deliveries from which on points are victory points."""
        best: float = self._settle(0)
        k: i64
        for k in range(1, self.moves + 1):
            if self.points[k - 1] > 0.0:
                value: float = self._settle(k)
                if value > best:
                    best = value
        return best

    def _settle(self, switch: i64) -> float:
        """Money and points to the end, with the first `switch` moves scored as income."""
        books = self.books
        cash: float = books.cash
        income: float = books.income
        victory: float = books.victory
        at: i64 = 0
        turn: i64
        for turn in range(books.turns):
            rounds: i64 = ROUNDS
            if turn == 0:
                rounds = books.rounds
                if books.pending > 0.0:
                    rounds += 1
            elif turn < self.stages:
                cash -= self.prices[turn] + TUNING.overhead
            elif turn + 1 < books.turns:
                cash -= TUNING.spend
            if turn > 0 and cash < 0.0:
                income += 0.2 * cash
                cash = 0.0
                if income < books.least_income:
                    victory -= 2.0 * (books.least_income - income)
                    income = books.least_income
            while rounds > 0:
                rounds -= 1
                gain: float = self.points[at]
                if at < switch or (
                    income < 0.0 and income_worth(income + gain) - income_worth(income) > gain
                ):
                    income += gain
                    if income > books.most_income:
                        income = books.most_income
                else:
                    victory += gain
                at += 1
            if turn == 0 and books.settled:
                continue
            cash += income
            if books.standard:
                cash -= float(self.levels[turn])
            if cash < 0.0:
                if turn == 0 and not books.raising:
                    # What is missing costs a victory point for 2 $, then income («FASE 6»).
                    victory += 0.5 * cash
                    if victory < 0.0:
                        income += victory
                        victory = 0.0
                        if income < books.least_income:
                            return RUIN
                else:
                    income += 0.2 * cash
                    if income < books.least_income:
                        victory -= 2.0 * (books.least_income - income)
                        income = books.least_income
                cash = 0.0
            if victory < 0.0:
                return RUIN + 5.0 * float(turn)
        if self.moves == 0 and books.turns <= 1:
            exact: i64 = i64(int(income))
            points: i64 = exact // 2 if exact >= 0 else 2 * exact
            return victory + float(points) + 0.001 * cash
        return victory + income_worth(income) + CASH * cash
