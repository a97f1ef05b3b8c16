"""The games that are installed, found by entry points. Core knows no game by name."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from anden.core.rules import Rules

GROUP = "anden.games"


class UnknownGame(LookupError):
    """No installed game has this id."""


@cache
def installed() -> dict[str, Rules[Any, Any]]:
    """All installed games by id, in the order of their ids."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def rules_of(game: str) -> Rules[Any, Any]:
    """The rules of an installed game."""
    try:
        return installed()[game]
    except KeyError:
        known = ", ".join(installed()) or "none"
        raise UnknownGame(f"no game {game!r} is installed; there are: {known}") from None
