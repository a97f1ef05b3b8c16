"""One action of lookahead on a game's value."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from anden.bots.clock import Clock
from anden.bots.knowledge import candidates_of
from anden.core import Action, Knowledge, View
from anden.core.knowledge import Rated

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class GreedyBot:
    """Does what looks best right after the action.

    `glance` makes it hasty: it looks at that many candidates only, picked at random.
    """

    def __init__(
        self,
        knowledge: Knowledge[Any, Any],
        seed: int | None = None,
        budget: int | None = None,
        glance: int | None = None,
    ) -> None:
        self._knowledge = knowledge
        self._rng = Random(seed)
        self._budget = budget
        self._glance = glance

    def choose(self, view: View[S, A], legal: list[A], limit: float) -> A:
        if len(legal) == 1:
            return legal[0]
        rated = self.rate(view, legal, Clock(limit, self._budget))
        best: A = max(rated, key=lambda row: row[1])[0]
        return best

    def rate(self, view: View[S, A], legal: list[A], clock: Clock) -> Rated:
        """Candidates with the value of the state after them; of equal ones any may come first."""
        world = view.rules.guess_hidden(view.state, view.seat, self._rng)
        planned = self._knowledge.simple_plan(world, view.seat, legal, self._rng, clock.spend, self._glance)
        if planned is not None:
            return planned
        actions = candidates_of(self._knowledge, world, view.seat, legal)
        self._rng.shuffle(actions)
        if self._glance is not None:
            actions = actions[: self._glance]
        rated: Rated = []
        for action in actions:
            after = view.rules.copy(world)
            view.rules.apply(after, view.seat, action)
            rated.append((action, self._knowledge.value(after, view.seat)))
            if clock.spend():
                break
        return rated
