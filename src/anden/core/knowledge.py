"""What a game can tell its bots about playing it well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from anden.core.facts import Action, Seat
from anden.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)

Spend = Callable[[int], bool]
"""Called by a planner with the number of positions it has looked at since; answers True when it must stop."""

Rated = list[tuple[Any, float]]
"""Actions with their expected result in points (the seat's margin over the best opponent, or its score when alone)."""


class Knowledge(Generic[S, A]):
    """What bots know about a game. As it stands here it knows nothing but the live scores, and every game can be played with
    it; a game that knows more inherits it and says so at the entry point `anden.bots`.

    `value` and `candidates` are all that random, greedy and search need. `plan` is for games in which several actions
    of one turn belong together and can be planned faster than by trying them one after the other on whole states.
    """

    glance: int = 4
    """So many actions an apprentice looks at before he decides."""
    worlds: int = 1
    """In how many guessed worlds `plan` is asked."""
    targets: Sequence[tuple[Any, ...]] = ()
    """What the levels are meant to reach (see anden.arena)."""

    def __init__(self, rules: Rules[S, A]) -> None:
        self.rules = rules

    def value(self, state: S, seat: Seat) -> float:
        """The result `seat` can expect from a full state, in points."""
        totals = {score.seat: score.total for score in self.rules.scores(state)}
        others = [total for other, total in totals.items() if other != seat]
        return float(totals[seat] - (max(others) if others else 0))

    def candidates(self, state: S, seat: Seat, legal: Sequence[A]) -> list[A]:
        """The legal actions worth looking at, in a fixed order; never empty."""
        return list(legal)

    def plan(self, state: S, seat: Seat, legal: Sequence[A], rng: Random, spend: Spend) -> Rated | None:
        """The candidates of this decision with what the best continuation of the turn makes of them; None = the game has no
        planner, search for it."""
        return None

    def simple_plan(
        self, state: S, seat: Seat, legal: Sequence[A], rng: Random, spend: Spend, glance: int | None
    ) -> Rated | None:
        """The same for the lower levels, where one action of lookahead would see nothing. `glance`: how little an Apprentice
        looks at (a Driver: None). Never empty; None = look one action ahead."""
        return None

    def ruined(self, state: S, seat: Seat) -> bool:
        """Whether a seat was thrown out of the game before its end."""
        return False

    def turns(self, state: S, seat: Seat) -> int | None:
        """How many turns a seat had; None where that is fixed."""
        return None
