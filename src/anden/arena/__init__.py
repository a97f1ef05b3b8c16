"""Tournaments between bots: seeded games with sides changed, statistics, ratings, targets."""

from anden.arena.command import print_report, run_with_bar
from anden.arena.play import Game, Result
from anden.arena.statistics import Estimate
from anden.arena.tournament import ArenaTable, Report, Side, run_arena

__all__ = [
    "ArenaTable",
    "Estimate",
    "Game",
    "Report",
    "Result",
    "Side",
    "print_report",
    "run_arena",
    "run_with_bar",
]
