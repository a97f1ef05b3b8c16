"""Many entries of a log at once, each action applied a single time however often it was taken back and put back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Generic, TypeVar

from anden.core.course import START, Course
from anden.core.facts import Action
from anden.core.log import PLATFORM_ACTIONS, Entry
from anden.core.packed import Packed
from anden.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)

Reader = Callable[[int, S, int], A]
"""Gives the action of an entry: its number, the state it meets (not to be changed), the acts of luck before it. Raises ValueError when
there is something wrong with it."""


class Growth(Generic[S, A]):
    """Walks the new positions of a course, branch by branch.

    A state is copied only where branches part. The heaviest branch goes last and takes the state itself, so only a handful of
    states live at a time; the branch that is in force at the end goes last of all.
    """

    def __init__(
        self,
        rules: Rules[S, A],
        course: Course,
        entries: Sequence[Entry[A]],
        read: Reader[S, A] | None = None,
    ) -> None:
        self.rules = rules
        self.course = course
        self.entries = list(entries)
        """What `read` finds out stands here afterwards."""
        self.read = read
        self.first = len(course)
        self.events: dict[int, bytes] = {}
        """By the number of the entry, packed."""
        self.phases: dict[int, bytes] = {}
        """By position, packed: the phase there."""
        self.states: dict[int, S] = {}
        """By position: the states to keep."""
        self._luck: list[int] = []
        for entry in entries:
            self._luck.append(course.luck)
            if isinstance(entry.action, PLATFORM_ACTIONS):
                course.add(entry.seat, entry.action)
            else:
                course.step(entry.seat)
        self._end = len(course)
        self._error: ValueError | None = None

    def walk(self, state_at: Callable[[int], S], keep: Collection[int]) -> None:
        """Apply the new actions, from states of the old positions, and keep the states of some. Raises what `read` raises for
        the first wrong entry."""
        following = self._following()
        old = {self.course.position_after(n) for n in range(self.first, len(self.course))}
        for root in sorted(n for n in old if n < self.first):
            state = state_at(root)
            self.phases[root] = Packed.pack(self.rules.phase(state))
            if root in following:
                self._branches(state, following.pop(root), following, keep)
        if self._error is not None:
            raise self._error

    def _branches(
        self, state: S, rest: list[int], following: dict[int, list[int]], keep: Collection[int]
    ) -> None:
        forks = [(state, rest)]
        while forks:
            state, rest = forks[-1]
            n = rest.pop()
            if rest:
                state = self.rules.copy(state)
            else:
                forks.pop()
            while self._step(n, state):
                after = following.pop(n, None)
                if n in keep:
                    self.states[n] = state
                    state = state if after is None else self.rules.copy(state)
                if after is None:
                    break
                if len(after) > 1:
                    forks.append((state, after))
                    break
                n = after[0]

    def _step(self, n: int, state: S) -> bool:
        """Apply entry `n`; False when there is something wrong with it, or before it: then it does not matter any more."""
        if n >= self._end:
            return False
        entry = self.entries[n - self.first]
        if self.read is not None:
            try:
                entry = Entry(entry.seat, self.read(n, state, self._luck[n - self.first]))
            except ValueError as error:
                self._error, self._end = error, n
                return False
            self.entries[n - self.first] = entry
        events = self.rules.apply(state, entry.seat, entry.action)  # type: ignore[arg-type]  # a game's
        if any(event.reveals for event in events):
            self.course.sealed[n] = 1
        self.events[n] = Packed.pack(events)
        self.phases[n] = Packed.pack(self.rules.phase(state))
        return True

    def _following(self) -> dict[int, list[int]]:
        """The new positions by the one they follow, those to be walked first at the end."""
        course = self.course
        found: dict[int, list[int]] = {}
        for n in range(self.first, len(course)):
            if course.after[n] == n:
                found.setdefault(course.after[n - 1] if n else START, []).append(n)
        forks = [branches for branches in found.values() if len(branches) > 1]
        if forks:
            weight = self._weights()
            for branches in forks:
                branches.sort(key=lambda n: (course.steps_to(n) > 0, weight[n]), reverse=True)
        return found

    def _weights(self) -> dict[int, int]:
        """By new position: how many positions it leads to, itself included."""
        course = self.course
        weight: dict[int, int] = {}
        for n in range(len(course) - 1, self.first - 1, -1):
            if course.after[n] == n:
                weight[n] = weight.get(n, 0) + 1
                before = course.position_after(n)
                weight[before] = weight.get(before, 0) + weight[n]
        return weight
