"""What a game's levels are meant to reach, and whether they do. The numbers stand in the game's value module."""

from __future__ import annotations

from typing import Literal

import msgspec

from anden.arena.statistics import Estimate
from anden.arena.tournament import Report
from anden.bots.knowledge import knowledge_of


class Target(msgspec.Struct, frozen=True, array_like=True):
    """The first level of a table reaches at least this share of wins, or this mean score."""

    levels: tuple[str, ...]
    measure: Literal["wins", "score"]
    least: float

    @property
    def text(self) -> str:
        if self.measure == "wins":
            return f"{self.levels[0]} beats {', '.join(self.levels[1:])}"
        return f"{self.levels[0]}'s mean score, {'solo' if len(self.levels) == 1 else f'{len(self.levels)} seats'}"


class Verdict(msgspec.Struct, frozen=True):
    target: Target
    measured: Estimate
    slowest: float

    @property
    def met(self) -> bool:
        return self.measured.value >= self.target.least


def targets_of(game: str) -> tuple[Target, ...]:
    """`TARGETS` of the game's value module: (levels, "wins" or "score", least)."""
    return msgspec.convert(getattr(knowledge_of(game), "TARGETS", ()), tuple[Target, ...])


def judge(report: Report, targets: tuple[Target, ...]) -> list[Verdict]:
    """Compare a report with the targets whose tables it played."""
    verdicts = []
    for target in targets:
        for table in report.tables:
            if table.levels == target.levels:
                side = table.sides[0]
                measured = side.wins if target.measure == "wins" else side.score
                verdicts.append(Verdict(target, measured, side.slowest))
    return verdicts
