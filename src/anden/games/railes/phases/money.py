# mypyc: compile
"""Raising money in units of 5 $ (heading «DINERO»): cash first, the fewest units, the change is kept."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.railes.maps.game_map import UNIT, UNIT_VICTORY, GameMap
from anden.games.railes.state import State


class Purse:
    """What a player can pay from: a copy of his cash, income and victory points, to reckon with."""

    def __init__(self, map: GameMap, cash: i64, income: i64, victory: i64) -> None:
        self.least: i64 = map.least_income
        self.cash: i64 = cash
        self.income: i64 = income
        self.victory: i64 = victory

    def units_left(self) -> i64:
        """How many units can be raised: down to the lowest income, then for victory points."""
        return self.income - self.least + self.victory // UNIT_VICTORY

    def most(self) -> i64:
        """The highest price that can be paid."""
        return self.cash + UNIT * self.units_left()

    def units_for(self, price: i64) -> i64:
        """The fewest units that cover what cash does not."""
        missing: i64 = price - self.cash
        return 0 if missing <= 0 else (missing + UNIT - 1) // UNIT

    def raise_units(self, units: i64) -> i64:
        """Raise money; how many of the units cost income, the others cost victory points."""
        by_income: i64 = self.income - self.least
        if by_income > units:
            by_income = units
        self.income -= by_income
        self.victory -= (units - by_income) * UNIT_VICTORY
        self.cash += units * UNIT
        return by_income

    def pay(self, price: i64) -> None:
        """Pay a price that can be paid, raising what is missing."""
        self.raise_units(self.units_for(price))
        self.cash -= price


def purse_of(s: State, seat: i64) -> Purse:
    return Purse(s.map, s.cash[seat], s.income[seat], s.victory[seat])


def most(s: State, seat: i64) -> i64:
    """The most that a player could pay by raising money."""
    return purse_of(s, seat).most()


def payable(s: State, seat: i64) -> i64:
    """The most that a player can pay for building: in the Standard game his cash, unless the softer rule holds."""
    return most(s, seat) if s.map.may_raise() else s.cash[seat]


def raise_units(s: State, seat: i64, units: i64, events: list[Event]) -> None:
    """Raise units of money, which must be possible."""
    purse = purse_of(s, seat)
    by_income: i64 = purse.raise_units(units)
    s.cash[seat] = purse.cash
    s.income[seat] = purse.income
    s.victory[seat] = purse.victory
    if by_income > 0:
        events.append(
            Event(
                "raise",
                {
                    "seat": int(seat),
                    "units": int(by_income),
                    "income": int(purse.income),
                    "cash": int(by_income * UNIT),
                },
            )
        )
    rest: i64 = units - by_income
    if rest > 0:
        events.append(
            Event(
                "raise_victory",
                {
                    "seat": int(seat),
                    "units": int(rest),
                    "victory": int(purse.victory),
                    "cash": int(rest * UNIT),
                },
            )
        )


def pay(s: State, seat: i64, price: i64, events: list[Event]) -> None:
    """Pay a price that can be paid; what cash does not cover is raised."""
    units: i64 = purse_of(s, seat).units_for(price)
    if units > 0:
        raise_units(s, seat, units, events)
    s.cash[seat] -= price
