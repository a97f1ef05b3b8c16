"""What a game's levels are meant to reach, and whether they do. The numbers stand in what the game knows."""

from __future__ import annotations

from math import inf
from typing import Any, Literal

import msgspec

from anden.arena.statistics import Estimate
from anden.arena.tournament import Report
from anden.bots.knowledge import knowledge_of


class Target(msgspec.Struct, frozen=True, array_like=True):
    """What the first level of a table reaches: a share of wins, a mean score of all or of winners, at most a share of
    ruins, or a mean number of turns between two bounds."""

    levels: tuple[str, ...]
    measure: Literal["wins", "score", "winner", "ruined", "turns"]
    bound: float | tuple[float, float]
    map: str = ""
    games: int = 200
    options: dict[str, Any] = {}

    @property
    def text(self) -> str:
        seats = "solo" if len(self.levels) == 1 else f"{len(self.levels)} seats"
        options = "".join(f", {key} {value}" for key, value in self.options.items())
        where = (f" on {self.map}" if self.map else "") + options
        if self.measure == "wins":
            beaten = dict.fromkeys(level for level in self.levels if level != self.levels[0])
            return f"{self.levels[0]} beats {', '.join(beaten)}{where}"
        if self.measure == "ruined":
            return f"{self.levels[0]} ruined, {seats}{where}"
        if self.measure == "turns":
            return f"{self.levels[0]}'s turns, {seats}{where}"
        whose = "winner's" if self.measure == "winner" else f"{self.levels[0]}'s"
        return f"{whose} mean score, {seats}{where}"

    @property
    def is_limit(self) -> bool:
        return self.measure == "ruined"

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the most that meet the target."""
        if isinstance(self.bound, tuple):
            return self.bound
        return (-inf, self.bound) if self.is_limit else (self.bound, inf)


class Verdict(msgspec.Struct, frozen=True):
    target: Target
    measured: Estimate
    slowest: float

    @property
    def met(self) -> bool:
        least, most = self.target.bounds
        return least <= self.measured.value <= most


def targets_of(game: str) -> tuple[Target, ...]:
    """`Knowledge.targets` of the game: (levels, measure, bound[, map[, games[, options]]])."""
    return msgspec.convert(knowledge_of(game).targets, tuple[Target, ...])


def judge(report: Report, targets: tuple[Target, ...]) -> list[Verdict]:
    """Compare a report with the targets whose tables it played."""
    verdicts = []
    for target in targets:
        for table in report.tables:
            if (table.levels, report.map, report.options) == (target.levels, target.map, target.options):
                side = table.sides[0]
                measured: Estimate = getattr(side, target.measure)
                verdicts.append(Verdict(target, measured, side.slowest))
    return verdicts
