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

PIPE_WIDTH = 120


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
    console = console or wide_enough()
    where = (f", {report.map}" if report.map else "") + "".join(
        f", {k} {v}" for k, v in report.options.items()
    )
    console.print(f"{report.game}{where}; in brackets: 95 % intervals")
    for grid in tables_grids(report):
        console.print(grid)
    if report.ratings:
        console.print(ratings_grid(report))
    verdicts = judge(report, targets_of(report.game))
    if verdicts:
        console.print(verdicts_grid(verdicts))
    return all(verdict.met for verdict in verdicts)


def wide_enough() -> Console:
    """What is not a terminal has no width of its own; there no word need be cut."""
    console = Console()
    if not console.is_terminal:
        console.width = max(console.width, PIPE_WIDTH)
    return console


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
    it.add_argument(
        "--games", type=int, default=None, help="games per table (default: as the targets say, or 200)"
    )
    it.add_argument("--seed", type=int, default=1)
    it.add_argument("--jobs", type=int, default=None, help="processes (default: all cores)")
    it.add_argument("--limit", type=float, default=2.0, help="seconds per decision")
    it.add_argument(
        "--budget", type=int, default=None, help="looked-at positions per decision, instead of seconds"
    )
    it.add_argument("--map", default=None, help="(default: the maps of the targets)")
    it.add_argument(
        "--options", default=None, help="the game's options as JSON (default: those of the targets)"
    )
    return it


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 1 when a target was missed."""
    args = parser().parse_args(arguments)
    options = None if args.options is None else msgspec.json.decode(args.options, type=dict[str, Any])
    met = True
    for game in [args.game] if args.game else list(registry.installed()):
        for round_ in _rounds(game, args, options):
            report = run_with_bar(
                game,
                round_.tables,
                round_.games,
                seed=args.seed,
                jobs=args.jobs,
                limit=args.limit,
                budget=args.budget,
                map_id=round_.map,
                options=round_.options,
            )
            met = print_report(report) and met
    return 0 if met else 1


class _Round(msgspec.Struct):
    """Tables that are played together: on one map, with one set of options, as many games each."""

    map: str
    games: int
    options: dict[str, Any]
    tables: list[list[str]] = []


def _rounds(game: str, args: argparse.Namespace, options: dict[str, Any] | None) -> list[_Round]:
    """What is to be played. Without tables named: the game's targets, with options only those that have the same."""
    if args.table:
        map_id = args.map if args.map is not None else registry.rules_of(game).maps[0].id
        tables = [table.split(",") for table in args.table]
        return [_Round(map_id, args.games or 200, options or {}, tables)]
    rounds: list[_Round] = []
    for target in targets_of(game):
        if args.map not in (None, target.map) or options not in (None, target.options):
            continue
        asked = _Round(target.map, args.games or target.games, target.options)
        found = next((r for r in rounds if _same(r, asked)), None)
        if found is None:
            rounds.append(found := asked)
        if list(target.levels) not in found.tables:
            found.tables.append(list(target.levels))
    return rounds


def _same(a: _Round, b: _Round) -> bool:
    return (a.map, a.games, a.options) == (b.map, b.games, b.options)
