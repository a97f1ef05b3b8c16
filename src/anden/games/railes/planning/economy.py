# mypyc: compile
"""A railroad's books for the projection, and numbers found by playing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.cube_rails.planning.projection import CubeBooks


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


class Books(CubeBooks):
    """A railroad's money and points, and the turns that remain."""

    def __init__(self) -> None:
        super().__init__()
        self.victory: float = 0.0
        self.pending: float = 0.0
        """Points of a cube just delivered that wait for a decision."""
        self.raising: bool = True
        """Money can still be raised in this turn."""
        self.standard: bool = False
        """Locomotives cost maintenance."""
        self.least_income: float = -10.0
        self.most_income: float = 10.0

    def copy(self) -> Books:
        b = Books()
        self.copy_common(b)
        b.victory = self.victory
        b.pending = self.pending
        b.raising = self.raising
        b.standard = self.standard
        b.least_income = self.least_income
        b.most_income = self.most_income
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
