"""What every bot is: somebody who gets a view and answers with one of the legal actions, in time."""

from __future__ import annotations

from typing import Protocol, TypeVar

from anden.core import Action, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
S_contra = TypeVar("S_contra", contravariant=True)

LEVELS = ("apprentice", "driver", "stationmaster")
"""The ladder, from the weakest. Their names for people are texts of the platform."""


class Bot(Protocol):
    """A player without eyes: all it knows is the view. It may use its own luck, never the match's."""

    def choose(self, view: View[S, A], legal: list[A], limit: float) -> A:
        """One of `legal` (never empty), within `limit` seconds; `float("inf")` = no limit."""
