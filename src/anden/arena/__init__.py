"""Tournaments between bots: seeded games with sides changed, statistics, ratings, targets."""

from anden.arena.command import print_report, run_with_bar
from anden.arena.play import Game, Result
from anden.arena.statistics import Estimate
from anden.arena.tournament import Report, Side, Table, run_arena

__all__ = [
    "Estimate",
    "Game",
    "Report",
    "Result",
    "Side",
    "Table",
    "print_report",
    "run_arena",
    "run_with_bar",
]
