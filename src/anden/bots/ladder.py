"""The three levels of every game, and the hint."""

from __future__ import annotations

from typing import TypeVar

from anden.bots.clock import Clock
from anden.bots.greedy import GreedyBot
from anden.bots.interface import LEVELS, Bot
from anden.bots.knowledge import knowledge_of
from anden.bots.search import SearchBot
from anden.core import Action, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)


def make(game: str, level: str, seed: int | None = None, budget: int | None = None) -> Bot:
    """A bot of a level. With `seed` and `budget` (looked-at positions per decision) it always plays the same.

    >>> import anden
    >>> view = anden.new("railroad_tiles", players=2, seed=7).view()
    >>> bot = make("railroad_tiles", "driver", seed=1, budget=100)
    >>> bot.choose(view, view.legal(), float("inf")) in view.legal()
    True
    """
    knowledge = knowledge_of(game)
    if level == "apprentice":
        return GreedyBot(knowledge, seed, budget, knowledge.glance)
    if level == "driver":
        return GreedyBot(knowledge, seed, budget)
    if level == "stationmaster":
        return SearchBot(knowledge, seed, budget)
    raise ValueError(f"no level {level!r}; there are: {', '.join(LEVELS)}")


def hint(
    view: View[S, A], legal: list[A], limit: float, seed: int | None = None, budget: int | None = None
) -> tuple[A, float]:
    """The Stationmaster's choice and its expected gain.

    The gain is in points of the final result: how much more the choice can be expected to bring, with the best
    continuation of the turn the Stationmaster found, than the other actions he considered on average. It is 0 when
    there was nothing else to consider, never negative.
    """
    if len(legal) == 1:
        return legal[0], 0.0
    bot = SearchBot(knowledge_of(view.rules.id), seed, budget)
    rated = bot.rate(view, legal, Clock(limit, budget))
    best, value = rated[0]
    others = [other for _, other in rated[1:]]
    gain = value - sum(others) / len(others) if others else 0.0
    return best, max(0.0, gain)
