"""Measure the engine compiled, interpreted and beside OpenSpiel's backgammon, in one process on one core."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from bench import measure
from bench.engines import Engine, both
from bench.games import GAMES, Bench
from bench.measure import Measure
from bench.yardstick import ABSENT, PRESENT, Backgammon

PLAYOUTS = "random decisions/s"


class Row(NamedTuple):
    """One thing measured of up to three engines; `faster` tells whether more is better."""

    title: str
    compiled: Measure | None
    interpreted: Measure | None
    yardstick: Measure | None
    faster: bool = False
    limit: float | None = None
    """What the compiled engine may need at most."""


def pin() -> str:
    """Stay on one core, so that the measurements share its fate."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned (this system cannot)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def rows(bench: Bench) -> list[Row]:
    compiled, interpreted = both(bench)
    backgammon = Backgammon() if PRESENT else None

    def row(
        title: str,
        of: Callable[[Engine], Measure | None],
        *,
        faster: bool = False,
        limit: float | None = None,
    ) -> Row:
        yardstick = None if backgammon is None else _of_yardstick(backgammon, title)
        return Row(
            title, None if compiled is None else of(compiled), of(interpreted), yardstick, faster, limit
        )

    late = [
        row(f"list late {phase}, µs", partial(measure.late_listings, phase=phase), limit=bench.late_limit)
        for phase in bench.late
    ]
    return [
        row(PLAYOUTS, measure.playouts, faster=True),
        row("list actions, µs", measure.listings),
        *late,
        row("copy state, µs", measure.copies, limit=bench.copy_limit),
        row("replay record, ms", measure.replays, limit=bench.replay_limit),
        row("planned positions/s", measure.planning, faster=True),
    ]


def _of_yardstick(backgammon: Backgammon, title: str) -> Measure | None:
    if title == PLAYOUTS:
        return backgammon.playouts
    if title == "list actions, µs":
        return measure.each(backgammon.middle(), lambda s: s.legal_actions(), 1e-6)
    if title == "copy state, µs":
        return measure.each(backgammon.middle(), lambda s: s.clone(), 1e-6)
    if title == "replay record, ms":
        return measure.each([backgammon.history()], backgammon.replay, 1e-3)
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
    parser.add_argument("game", nargs="*", default=list(GAMES), help="(default: all)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.6, help="per measurement")
    parser.add_argument("--strict", action="store_true", help="exit code 1 when a target is missed")
    args = parser.parse_args(arguments)
    if unknown := [game for game in args.game if game not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r} here; there are {', '.join(GAMES)}")
    if len(args.game) > 1:
        return one_by_one(args)
    console = Console()
    console.print(f"Python {platform.python_version()}, {pin()}")
    if not PRESENT:
        console.print(ABSENT)
    met = measured(console, GAMES[args.game[0]], args.rounds, args.seconds)
    console.print("Decisions of players are counted; what luck does costs time in both but is not counted.")
    return 1 if args.strict and not met else 0


def one_by_one(args: argparse.Namespace) -> int:
    """Each game in a process of its own: compiled packages cannot be loaded twice into one."""
    passed_on = ["--rounds", str(args.rounds), "--seconds", str(args.seconds), *["--strict"] * args.strict]
    codes = [
        subprocess.run([sys.executable, "-m", "bench", game, *passed_on]).returncode for game in args.game
    ]
    return max(codes)


def measured(console: Console, bench: Bench, rounds: int, seconds: float) -> bool:
    """Measure one game and print it. False when a target was missed."""
    where = f" on {bench.map}" if bench.map else ""
    chosen = "".join(f", {key} {value}" for key, value in bench.options.items())
    console.print(f"{bench.game}{where}, {bench.players} players{chosen}")
    grid = Table(
        title="medians of interleaved rounds; × = how many times as fast",
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    for title in ("", "compiled", "interpreted", "OpenSpiel", "× interp.", "× OpenSpiel"):
        grid.add_column(title, justify="right" if title else "left", no_wrap=True)
    verdicts: list[tuple[str, float | None, float, bool]] = []
    for row in rows(bench):
        values = interleaved(row, rounds, seconds)
        of_interpreted, of_yardstick = ratio(row, values[0], values[1]), ratio(row, values[0], values[2])
        grid.add_row(row.title, *[_number(v) for v in values], _times(of_interpreted), _times(of_yardstick))
        if row.title == PLAYOUTS:
            verdicts.append(
                ("playouts, compiled / OpenSpiel backgammon", of_yardstick, bench.yardstick, True)
            )
            verdicts.append(("playouts, compiled / interpreted", of_interpreted, bench.interpreted, True))
        if row.limit is not None:
            verdicts.append((row.title, median(values[0]) if values[0] else None, row.limit, False))
    console.print(grid)
    results = [_judge(console, *verdict) for verdict in verdicts]
    return all(results)


def _judge(console: Console, name: str, value: float | None, target: float, at_least: bool) -> bool:
    if value is None:
        console.print(f"{name}: not measured")
        return True
    met = value >= target if at_least else value <= target
    sign = "≥" if at_least else "≤"
    console.print(f"{name}: {value:.2f} (target {sign} {target:g}): {'met' if met else 'MISSED'}")
    return met
