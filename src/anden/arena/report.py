"""A tournament's report as tables for people at a terminal."""

from __future__ import annotations

from rich.box import SIMPLE
from rich.table import Table as Grid

from anden.arena.statistics import Estimate
from anden.arena.targets import Target, Verdict
from anden.arena.tournament import Report


def share(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def points(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} ({estimate.low:.1f}–{estimate.high:.1f})"


def tables_grids(report: Report) -> list[Grid]:
    """One grid per table, one row per level; intervals hold the true value with 95 % confidence."""
    grids = []
    for table in report.tables:
        grid = Grid(
            title=f"{' – '.join(table.levels)}: {table.games} games, seed {report.seed}",
            box=SIMPLE,
            padding=0,  # with it a row would not fit 80 columns
        )
        for title in ("level", "wins", "mean score", "ruined", "s each", "slowest"):
            grid.add_column(title, justify="left" if title == "level" else "right", no_wrap=True)
        for side in table.sides:
            wins = share(side.wins) if len(table.levels) > 1 else "–"
            ruined = f"{side.ruined.value:.1%}"
            grid.add_row(
                side.level, wins, points(side.score), ruined, f"{side.seconds:.3f}", f"{side.slowest:.2f}"
            )
        grids.append(grid)
    return grids


def ratings_grid(report: Report) -> Grid:
    grid = Grid(title="openskill ratings", box=SIMPLE, padding=(0, 1, 0, 0))
    for title in ("level", "ordinal", "mu", "sigma", "games"):
        grid.add_column(title, justify="left" if title == "level" else "right")
    for row in report.ratings:
        grid.add_row(row.level, f"{row.ordinal:.1f}", f"{row.mu:.1f}", f"{row.sigma:.2f}", str(row.games))
    return grid


def _wanted(target: Target, form: str) -> str:
    if isinstance(target.bound, tuple):
        return "–".join(format(bound, form) for bound in target.bound)
    return f"{'≤' if target.is_limit else '≥'} {target.bound:{form}}"


def verdicts_grid(verdicts: list[Verdict]) -> Grid:
    grid = Grid(title="targets", box=SIMPLE, padding=(0, 1, 0, 0))
    for title in ("target", "measured", "wanted", "met"):
        grid.add_column(title, justify="left" if title == "target" else "right")
    for verdict in verdicts:
        target = verdict.target
        in_points = target.measure in ("score", "winner", "turns")
        as_text = points if in_points else share
        wanted = _wanted(target, ".0%" if not in_points else "g")
        grid.add_row(target.text, as_text(verdict.measured), wanted, "yes" if verdict.met else "NO")
    return grid
