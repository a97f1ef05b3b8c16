"""How long a bot may think: seconds, looked-at positions, or both."""

from __future__ import annotations

from time import perf_counter

SAFETY = 0.85
"""The share of the limit that is used for thinking; the rest pays for leaving the search and for a busy machine."""


class Clock:
    """Counts looked-at positions and watches the time.

    With a `budget` and an endless `limit` the answer does not depend on the speed of the machine.
    """

    def __init__(self, limit: float, budget: int | None = None) -> None:
        self.started = perf_counter()
        self._deadline = self.started + limit * SAFETY
        self._budget = budget
        self.nodes = 0

    def spend(self, nodes: int = 1) -> bool:
        """Note that `nodes` positions were looked at. True = stop now."""
        self.nodes += nodes
        return self.out

    @property
    def out(self) -> bool:
        if self._budget is not None and self.nodes >= self._budget:
            return True
        return perf_counter() >= self._deadline

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return perf_counter() - self.started
