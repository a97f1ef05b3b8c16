"""Measure the engine compiled, interpreted and beside OpenSpiel's backgammon, in one process on one core."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from bench import measure
from bench.engines import both
from bench.measure import Measure
from bench.yardstick import ABSENT, PRESENT, Backgammon

YARDSTICK_TARGET = 1.0
INTERPRETED_TARGET = 8.0


class Row(NamedTuple):
    """One thing measured of up to three engines; `faster` tells whether more is better."""

    title: str
    compiled: Measure | None
    interpreted: Measure | None
    yardstick: Measure | None
    faster: bool


def pin() -> str:
    """Stay on one core, so that the measurements share its fate."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned (this system cannot)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def rows(game: str, players: int) -> list[Row]:
    compiled, interpreted = both(game)
    bench = Backgammon() if PRESENT else None
    found = []
    for title, of, faster in (
        ("random decisions/s", measure.playouts, True),
        ("list actions, µs", measure.listings, False),
        ("copy state, µs", measure.copies, False),
        ("replay record, ms", measure.replays, False),
        ("planned positions/s", measure.planning, True),
    ):
        yardstick = _of_yardstick(bench, title) if bench is not None else None
        found.append(
            Row(
                title,
                None if compiled is None else of(compiled, players),
                of(interpreted, players),
                yardstick,
                faster,
            )
        )
    return found


def _of_yardstick(bench: Backgammon, title: str) -> Measure | None:
    if title == "random decisions/s":
        return bench.playouts
    if title == "list actions, µs":
        return measure.each(bench.middle(), lambda s: s.legal_actions(), 1e-6)
    if title == "copy state, µs":
        return measure.each(bench.middle(), lambda s: s.clone(), 1e-6)
    if title == "replay record, ms":
        return measure.each([bench.history()], bench.replay, 1e-3)
    return None


def interleaved(row: Row, rounds: int, seconds: float) -> list[list[float]]:
    """Values by engine and round; in every round each engine is measured once, so that all see the same machine."""
    measures = (row.compiled, row.interpreted, row.yardstick)
    values: list[list[float]] = [[], [], []]
    for _ in range(rounds):
        for i, of in enumerate(measures):
            if of is not None:
                values[i].append(of(seconds))
    return values


def ratio(row: Row, ours: list[float], other: list[float]) -> float | None:
    """How many times as fast, as the median over the rounds."""
    if not ours or not other:
        return None
    return median([a / b if row.faster else b / a for a, b in zip(ours, other, strict=True)])


def _number(values: list[float]) -> str:
    if not values:
        return "–"
    value = median(values)
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _times(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("game", nargs="?", default="railroad_tiles")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="per measurement")
    parser.add_argument("--strict", action="store_true", help="exit code 1 when a target is missed")
    args = parser.parse_args(arguments)
    console = Console()
    console.print(f"{args.game}, {args.players} players; Python {platform.python_version()}, {pin()}")
    if not PRESENT:
        console.print(ABSENT)
    grid = Table(
        title="medians of interleaved rounds; × = how many times as fast",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    for title in ("", "compiled", "interpreted", "OpenSpiel", "× interp.", "× OpenSpiel"):
        grid.add_column(title, justify="right" if title else "left", no_wrap=True)
    first: list[float | None] = []
    for row in rows(args.game, args.players):
        values = interleaved(row, args.rounds, args.seconds)
        ratios = [ratio(row, values[0], values[1]), ratio(row, values[0], values[2])]
        first = first or ratios
        grid.add_row(row.title, *[_number(v) for v in values], *[_times(r) for r in ratios])
    console.print(grid)
    return verdict(console, first[0], first[1], args.strict)


def verdict(console: Console, interpreted: float | None, yardstick: float | None, strict: bool) -> int:
    """Playouts against their targets."""
    missed = False
    for name, value, target in (
        ("compiled / OpenSpiel backgammon", yardstick, YARDSTICK_TARGET),
        ("compiled / interpreted", interpreted, INTERPRETED_TARGET),
    ):
        if value is None:
            console.print(f"playouts, {name}: not measured")
            continue
        missed = missed or value < target
        console.print(
            f"playouts, {name}: {value:.2f} (target {target:g}): {'met' if value >= target else 'MISSED'}"
        )
    console.print("Decisions of players are counted; what luck does costs time in both but is not counted.")
    return 1 if strict and missed else 0
