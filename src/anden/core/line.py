"""The line of play: the log without what was taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

from anden.core.course import Course
from anden.core.facts import Action
from anden.core.log import Entry, Step
from anden.core.packed import Packed

A = TypeVar("A", bound=Action)


class Line(Sequence[Step[A]]):
    """The actions in force, in order, read from the log when asked for."""

    def __init__(self, course: Course, log: Packed[Entry[A]]) -> None:
        self._course = course
        self._log = log

    def __len__(self) -> int:
        return len(self._course.line)

    @overload
    def __getitem__(self, at: int) -> Step[A]: ...
    @overload
    def __getitem__(self, at: slice) -> list[Step[A]]: ...
    def __getitem__(self, at: int | slice) -> Step[A] | list[Step[A]]:
        if isinstance(at, slice):
            return list(self._steps(self._course.line[at]))
        n = self._course.line[at]
        return self._step(n, self._log[n])

    def __iter__(self) -> Iterator[Step[A]]:
        return self._steps(self._course.line[:])

    def _steps(self, numbers: Sequence[int]) -> Iterator[Step[A]]:
        return map(self._step, numbers, self._log.pick(numbers))

    def _step(self, n: int, entry: Entry[A]) -> Step[A]:
        return Step(n, entry.seat, entry.action, bool(self._course.sealed[n]))  # type: ignore[arg-type]  # a game's

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Line | list):
            return NotImplemented
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # like every list

    def __repr__(self) -> str:
        return repr(list(self))
