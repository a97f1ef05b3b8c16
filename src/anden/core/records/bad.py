"""What is wrong with a damaged record."""

from __future__ import annotations

from anden.core.facts import Arg, Problem
from anden.core.log import LONGEST_LOG

LARGEST = 4_000_000
"""Characters. The longest games are a few hundred thousand."""

LONGEST_ACTION = 4_000
"""Characters. The longest are some hundreds."""

SHOWN = 80


def short(text: str) -> str:
    """As much of a piece of text as fits in a message, with what cannot be printed escaped."""
    shown = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in shown)


class BadRecord(ValueError):
    """A record that is refused: where, what was found and what was expected there."""

    def __init__(
        self, line: int, found: str, expected: str, *, problem: Problem | None = None, partial: bool = False
    ) -> None:
        self.line = line
        """From 1; 0 = no line in particular."""
        self.found = short(found)
        self.expected = expected
        self.problem = problem
        """Why the rules refuse an action, when that is what is wrong."""
        self.partial = partial
        why = "" if problem is None else f" [{problem.key}]"
        super().__init__(f"{self.where}: found {self.found}; expected {expected}{why}")

    @property
    def where(self) -> str:
        return f"line {self.line}" if self.line else "record"

    def as_problem(self) -> Problem:
        """For the platform: a refusal with a text key."""
        key = (
            "partial_record"
            if self.partial
            else "bad_record"
            if self.problem is None
            else "bad_record_action"
        )
        args: dict[str, Arg] = {
            "where": self.where,
            "line": self.line,
            "found": self.found,
            "expected": self.expected,
        }
        if self.problem is not None:
            args |= {"problem": self.problem.key, "rule": self.problem.rule}
        return Problem(key, f"platform-{key}", args)


def too_long(line: int) -> BadRecord:
    return BadRecord(line, f"entry {LONGEST_LOG + 1}", f"at most {LONGEST_LOG} entries")
