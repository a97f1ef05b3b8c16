"""Intervals, checked against tables of the textbooks."""

from __future__ import annotations

from math import inf

import pytest

from anden.arena.statistics import mean, rate, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (199, 1.972)],
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(0.95, freedom) == pytest.approx(quantile, rel=0.01)


def test_rate_is_wilsons_interval() -> None:
    found = rate(81, 263)  # Wilson's own kind of example: 0.308 (0.255-0.366)
    assert (found.value, found.low, found.high) == pytest.approx((0.308, 0.2553, 0.3662), abs=5e-4)


def test_rates_at_the_ends_stay_inside() -> None:
    assert rate(10, 10).high == 1.0
    assert rate(10, 10).low == pytest.approx(0.722, abs=1e-3)
    assert rate(0, 10).low == 0.0
    assert rate(0, 0).count == 0


def test_mean_has_students_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3.0
    assert found.high - found.value == pytest.approx(1.963, abs=5e-3)


def test_one_value_says_nothing_about_the_spread() -> None:
    assert (mean([4.0]).low, mean([4.0]).high) == (-inf, inf)
    assert mean([]).count == 0
