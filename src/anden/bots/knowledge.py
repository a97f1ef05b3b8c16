"""What a game knows about playing it well: its module `value`, found by the game's id."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, Protocol

from anden.core import Rules, Seat

Spend = Callable[[int], bool]
"""Called by a planner with the number of positions it has looked at since; answers True when it must stop."""

Rated = list[tuple[Any, float]]
"""Actions with their expected result in points (the seat's margin over the best opponent, or its score when alone)."""


class Knowledge(Protocol):
    """The module `anden.games.<id>.value`.

    `value` and `candidates` are all that random, greedy and search need. `plan` is for games in which several actions
    of one turn belong together and can be planned faster than by trying them one after the other on whole states.
    """

    def value(self, state: Any, seat: Seat) -> float:
        """The result `seat` can expect from a full state, in points."""

    def candidates(self, state: Any, seat: Seat, legal: Sequence[Any]) -> list[Any]:
        """The legal actions worth looking at, in a fixed order; never empty."""

    def plan(self, state: Any, seat: Seat, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
        """Optional. The candidates of this decision with what the best continuation of the turn makes of them."""

    def simple_plan(
        self, state: Any, seat: Seat, legal: Sequence[Any], rng: Random, spend: Spend, glance: int | None
    ) -> Rated:
        """Optional. The same for the lower levels, where one action of lookahead would see nothing. `glance`: how little
        an Apprentice looks at (a Driver: None). Never empty."""


@cache
def knowledge_of(game: str, package: str = "anden.games") -> Any:
    """The game's knowledge. A game without one is played on its scores alone."""
    name = f"{package}.{game}.value"
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        return None


def value_of(knowledge: Any, rules: Rules[Any, Any], state: Any, seat: Seat) -> float:
    """The value of a state; without knowledge the margin of the live scores."""
    if knowledge is not None:
        return float(knowledge.value(state, seat))
    totals = {score.seat: score.total for score in rules.scores(state)}
    others = [total for other, total in totals.items() if other != seat]
    return float(totals[seat] - (max(others) if others else 0))


def candidates_of(knowledge: Any, state: Any, seat: Seat, legal: Sequence[Any]) -> list[Any]:
    """The actions worth looking at; without knowledge all of them."""
    if knowledge is None:
        return list(legal)
    return list(knowledge.candidates(state, seat, legal)) or list(legal)
