# mypyc: compile
"""What is to pay for a price, and which prices can be paid."""

from __future__ import annotations

from mypy_extensions import i64


def charge(price: i64, dearest: i64) -> i64:
    """What is to pay for a tile of a price.

    `dearest` is -1, or, where the dearest tile of the turn costs half rounded up (Germany's Engineer), the price of the
    dearest tile so far, 0 if there is none: a dearer one gets the half price in its place.
    """
    if dearest < 0 or price <= dearest:
        return price
    return price - (price // 2 - dearest // 2)


def charge_two(first: i64, second: i64, dearest: i64) -> i64:
    """What is to pay for two tiles."""
    return charge(first, dearest) + charge(second, dearest_after(first, dearest))


def most_affordable(cash: i64, dearest: i64) -> i64:
    """The highest price that a player can pay."""
    most: i64 = cash
    while dearest >= 0 and charge(most + 1, dearest) <= cash:
        most += 1
    return most


def dearest_after(price: i64, dearest: i64) -> i64:
    """The dearest price of the turn once this one was paid; -1 stays -1."""
    if dearest < 0 or price <= dearest:
        return dearest
    return price
