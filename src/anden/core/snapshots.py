"""Copies of a few states on the line, so that going back in a long game need not begin at the start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from anden.core.course import Course

S = TypeVar("S")

FIRST_SPACING = 512
"""Steps between snapshots at first: most games are played again faster than a copy of their state is worth its memory."""
MOST = 4
"""When there are more, the spacing doubles."""


class Snapshots(Generic[S]):
    """States by position. Those of a branch that was taken back stay until another one is begun."""

    def __init__(self, copy: Callable[[S], S]) -> None:
        self._copy = copy
        self._states: dict[int, S] = {}
        self._spacing = FIRST_SPACING

    def __len__(self) -> int:
        return len(self._states)

    def pass_by(self, steps: int, position: int, state: S) -> None:
        """Keep a copy of the newest state of the line if it is time."""
        if steps % self._spacing == 0:
            self.keep(position, state)

    def keep(self, position: int, state: S) -> None:
        """Keep a copy of the state of a position further along the line than those kept."""
        self._states[position] = self._copy(state)
        if len(self._states) > MOST:
            self._spacing *= 2
            self._states = dict(list(self._states.items())[1::2])

    def due(self, line: Sequence[int]) -> list[int]:
        """The positions of a line that deserve a snapshot."""
        while len(line) // self._spacing > MOST:
            self._spacing *= 2
        return list(line[self._spacing - 1 :: self._spacing])

    def thin(self, course: Course) -> None:
        """Forget what is not on the line."""
        self._states = {n: state for n, state in self._states.items() if course.steps_to(n)}

    def nearest(self, course: Course, steps: int) -> tuple[int, S | None]:
        """A fresh copy of the last state kept that stands at most so many steps along the line, and where; None = the start."""
        found = max(
            ((at, n) for n in self._states if 0 < (at := course.steps_to(n)) <= steps), default=(0, None)
        )
        return found[0], None if found[1] is None else self._copy(self._states[found[1]])
