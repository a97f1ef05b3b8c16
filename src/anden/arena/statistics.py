"""How sure a result is: intervals for rates and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev

import msgspec


class Estimate(msgspec.Struct, frozen=True):
    """A measured value with the interval that holds the true one with the stated confidence."""

    value: float
    low: float
    high: float
    count: int


def rate(successes: float, count: int, confidence: float = 0.95) -> Estimate:
    """A share with Wilson's interval. Halves (ties) are allowed."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    share = successes / count
    shrink = 1 + z * z / count
    middle = (share + z * z / (2 * count)) / shrink
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / shrink
    low = middle - reach if successes > 0 else 0.0
    high = middle + reach if successes < count else 1.0
    return Estimate(share, low, high, count)


def mean(values: Sequence[float], confidence: float = 0.95) -> Estimate:
    """A mean with Student's interval."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, -inf, inf, 0)
    middle = fmean(values)
    if count == 1:
        return Estimate(middle, -inf, inf, 1)
    reach = student(confidence, count - 1) * stdev(values) / sqrt(count)
    return Estimate(middle, middle - reach, middle + reach, count)


def student(confidence: float, freedom: int) -> float:
    """The two-sided quantile of Student's distribution, by the series in 1/freedom (exact for 1 and 2)."""
    tail = 0.5 + confidence / 2
    if freedom == 1:
        return tan(pi * (tail - 0.5))
    if freedom == 2:
        alpha = 2 * tail - 1
        return alpha * sqrt(2 / (1 - alpha * alpha))
    z = NormalDist().inv_cdf(tail)
    n = float(freedom)
    g1 = (z**3 + z) / 4
    g2 = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    g3 = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    g4 = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + g1 / n + g2 / n**2 + g3 / n**3 + g4 / n**4
