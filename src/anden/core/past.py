"""A position of old."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from anden.core.facts import Seat
from anden.core.rules import Rules

S = TypeVar("S")


class Past(Generic[S]):
    """What there is to see of a match as it stood after some of its log entries: to look at, not to play on."""

    def __init__(self, rules: Rules[S, Any], state: S, log: range, line: range) -> None:
        self.rules = rules
        self.state = state
        self.log = log
        """The numbers of the log entries that had come."""
        self.line = line
        """The numbers of the steps that were in force."""

    @property
    def over(self) -> bool:
        return not self.rules.to_act(self.state)

    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)
