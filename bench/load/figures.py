"""Figures: how latencies are summed up, and how what was measured is told and judged."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all values does not exceed; NaN of nothing."""
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def milliseconds(seconds: float) -> str:
    """A time for people: three digits are enough."""
    value = seconds * 1000
    if math.isnan(value):
        return "–"
    return f"{value:,.0f} ms" if value >= 100 else f"{value:.1f} ms" if value >= 10 else f"{value:.2f} ms"


def size(count: float) -> str:
    """So many bytes."""
    if math.isnan(count):
        return "–"
    if count >= 1e6:
        return f"{count / 1e6:.1f} MB"
    return f"{count / 1e3:.1f} kB" if count >= 1e3 else f"{count:.0f} B"


def spread(seconds: Sequence[float]) -> str:
    """A set of latencies in one phrase."""
    marks = [("p50", 0.5), ("p99", 0.99), ("max", 1.0)]
    return ", ".join(f"{name} {milliseconds(percentile(seconds, share))}" for name, share in marks)


class Finding(NamedTuple):
    """One line of the table: what was wanted, what was measured, and whether that is enough."""

    scenario: str
    what: str
    wanted: str
    measured: str
    ok: bool | None
    """None = only told, not judged."""


def at_most(
    scenario: str, what: str, limit: float, value: float, unit: str, besides: Iterable[str] = ()
) -> Finding:
    """Judge a value against an upper limit. What could not be measured is missed."""
    told = "not measured" if math.isnan(value) else f"{_short(value)} {unit}"
    return Finding(
        scenario,
        what,
        f"≤ {_short(limit)} {unit}",
        "; ".join([told, *besides]),
        not math.isnan(value) and value <= limit,
    )


def told(scenario: str, what: str, measured: str) -> Finding:
    """A figure nobody has set a limit for."""
    return Finding(scenario, what, "", measured, None)


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"
