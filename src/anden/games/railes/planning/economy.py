# mypyc: compile
"""A railroad's books for the projection, and numbers found by playing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Tuning:
    """Numbers found by playing, not by the rules."""

    def __init__(self) -> None:
        self.growth: float = 1.1
        """By so many links a delivery gets longer each turn through building to come."""
        self.unknown: float = 1.1
        """Links of a delivery nobody has planned yet, per turn from now."""
        self.share: float = 1.5
        """How large a share of the cubes that it does not reach yet a railroad will get."""
        self.fresh: float = 1.5
        """Cubes of Urban Growth and New Cities that a railroad will get, per turn."""
        self.spend: float = 7.0
        """Dollars for building, tokens and bids in each turn to come, but the last."""
        self.overhead: float = 1.0
        """The same for a turn whose building is planned."""
        self.depth: float = 1.0
        """So many turns to come are planned line by line."""
        self.unsure: float = 0.7
        """Points that a line loses for each turn it is built later: somebody may be in the way."""
        self.cash: float = 0.02
        """Points for a dollar that is left."""
        self.later: float = 0.12
        """How much a cube's better use later weighs against using it now."""
        self.wanted: float = 0.5
        """The odds that a rival takes, in a turn, a cube that is among the best two for him."""
        self.usable: float = 0.12
        """The odds for a cube that he could take."""
        self.foreign: float = 0.4
        """What a point for a rival costs."""
        self.place: float = 0.5
        """What a place in the turn order is worth in an auction."""
        self.early: float = 0.15
        """What a token's number is worth for each place before the last (Basic): the order of the next turn."""
        self.first_build: float = 0.3
        self.turn_order: float = 0.6
        """What building first, or the free pass (Standard), is worth beyond the plan."""


TUNING: Final = Tuning()


class Books:
    """A railroad's money and points, and the turns that remain."""

    def __init__(self) -> None:
        self.cash: float = 0.0
        self.income: float = 0.0
        self.victory: float = 0.0
        self.locomotive: i64 = 1
        self.turns: i64 = 1
        """Turns that are not over, this one included."""
        self.rounds: i64 = 2
        """Moves the railroad still has in this turn."""
        self.pending: float = 0.0
        """Points of a cube just delivered that wait for a decision."""
        self.moved: bool = False
        """Others move before the next of these moves."""
        self.upgraded: bool = False
        self.settled: bool = False
        """This turn's income and expenses are done already."""
        self.raising: bool = True
        """Money can still be raised in this turn."""
        self.standard: bool = False
        """Locomotives cost maintenance."""
        self.least_income: float = -10.0
        self.most_income: float = 10.0
        self.most_locomotive: i64 = 6
        self.seats: i64 = 4

    def copy(self) -> Books:
        b = Books()
        b.cash = self.cash
        b.income = self.income
        b.victory = self.victory
        b.locomotive = self.locomotive
        b.turns = self.turns
        b.rounds = self.rounds
        b.pending = self.pending
        b.moved = self.moved
        b.upgraded = self.upgraded
        b.settled = self.settled
        b.raising = self.raising
        b.standard = self.standard
        b.least_income = self.least_income
        b.most_income = self.most_income
        b.most_locomotive = self.most_locomotive
        b.seats = self.seats
        return b

    def raise_units(self, units: i64) -> None:
        """Raise so many units of 5 $ («DINERO»): income first, then two victory points each."""
        by_income: float = self.income - self.least_income
        if by_income > float(units):
            by_income = float(units)
        self.income -= by_income
        self.victory -= 2.0 * (float(units) - by_income)
        self.cash += 5.0 * float(units)

    def pay(self, price: i64) -> None:
        """Pay now, raising what is missing where that is possible; else cash goes below zero."""
        missing: float = float(price) - self.cash
        if missing > 0.0 and self.raising:
            units: i64 = i64(int(missing) + 4) // 5
            self.raise_units(units)
        self.cash -= float(price)
