"""The bot that asks nothing of itself: any legal action."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from anden.core import Action, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class RandomBot:
    """Plays any legal action. For tests, for measuring, and as the last resort when a better bot fails."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View[S, A], legal: list[A], limit: float) -> A:
        return self._rng.choice(legal)
