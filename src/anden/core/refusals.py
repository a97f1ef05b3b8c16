"""Refusals: what the rules or the platform do not allow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from anden.core.facts import Arg, Problem


class Refused(Exception):
    """An action that the rules or the platform refuse. Nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.key} ({problem.rule}) {problem.args}")
        self.problem = problem


class ProblemKey(NamedTuple):
    """Which entry of the rules guide a problem leads to, and its arguments."""

    rule: str
    args: tuple[str, ...] = ()


class Refusals:
    """All refusals of one game. `refusal = Refusals(PROBLEMS)`; then `refusal("too_far", links=4)` is a problem of this game
    with the rule it leads to."""

    def __init__(self, problems: Mapping[str, ProblemKey]) -> None:
        self._problems = problems

    def __call__(self, key: str, **args: Arg) -> Problem:
        return Problem(key, self._problems[key].rule, args)


def platform_problem(key: str, **args: str | int | bool) -> Problem:
    """A refusal by the platform, not by a game: its rule is an entry of the platform's own guide."""
    return Problem(key, f"platform-{key}", dict(args))
