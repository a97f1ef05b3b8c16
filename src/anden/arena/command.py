"""`python -m anden.arena`: measure the targets of a game, or any table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from anden.arena.report import ratings_grid, tables_grids, verdicts_grid
from anden.arena.targets import judge, targets_of
from anden.arena.tournament import Report, run_arena
from anden.bots import LEVELS
from anden.core import registry


def run_with_bar(
    game: str, tables: Sequence[Sequence[str]], games: int, *, console: Console | None = None, **rest: Any
) -> Report:
    """`run_arena` with a progress bar at the terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console or Console(stderr=True)) as bar:
        task = bar.add_task(game, total=games * len(tables))
        return run_arena(
            game, tables, games, progress=lambda done, _: bar.update(task, completed=done), **rest
        )


def print_report(report: Report, console: Console | None = None) -> bool:
    """Print all tables of a report. False when a target of the game was measured and missed."""
    console = console or Console()
    console.print(f"{report.game}; in brackets: 95 % intervals")
    for grid in tables_grids(report):
        console.print(grid)
    if report.ratings:
        console.print(ratings_grid(report))
    verdicts = judge(report, targets_of(report.game))
    if verdicts:
        console.print(verdicts_grid(verdicts))
    return all(verdict.met for verdict in verdicts)


def parser() -> argparse.ArgumentParser:
    it = argparse.ArgumentParser(
        prog="python -m anden.arena", description="Let bots play each other and sum up."
    )
    it.add_argument("game", nargs="?", help="a game's id (default: every installed game that has targets)")
    it.add_argument(
        "--table",
        action="append",
        metavar="LEVEL,LEVEL",
        default=[],
        help=f"levels by seat, of {', '.join(LEVELS)}; may be repeated (default: the game's targets)",
    )
    it.add_argument("--games", type=int, default=200, help="games per table")
    it.add_argument("--seed", type=int, default=1)
    it.add_argument("--jobs", type=int, default=None, help="processes (default: all cores)")
    it.add_argument("--limit", type=float, default=2.0, help="seconds per decision")
    it.add_argument(
        "--budget", type=int, default=None, help="looked-at positions per decision, instead of seconds"
    )
    it.add_argument("--map", default="")
    it.add_argument("--options", default="{}", help="the game's options as JSON")
    return it


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 1 when a target was missed."""
    args = parser().parse_args(arguments)
    options = msgspec.json.decode(args.options, type=dict[str, Any])
    met = True
    for game in [args.game] if args.game else list(registry.installed()):
        tables = [table.split(",") for table in args.table] or [list(t.levels) for t in targets_of(game)]
        if not tables:
            continue
        report = run_with_bar(
            game,
            tables,
            args.games,
            seed=args.seed,
            jobs=args.jobs,
            limit=args.limit,
            budget=args.budget,
            map_id=args.map,
            options=options,
        )
        met = print_report(report) and met
    return 0 if met else 1
