"""Refusals: what the rules or the platform do not allow."""

from __future__ import annotations

from anden.core.facts import Problem


class Refused(Exception):
    """An action that the rules or the platform refuse. Nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.key} ({problem.rule}) {problem.args}")
        self.problem = problem


def platform_problem(key: str, **args: str | int | bool) -> Problem:
    """A refusal by the platform, not by a game: its rule is an entry of the platform's own guide."""
    return Problem(key, f"platform-{key}", dict(args))
