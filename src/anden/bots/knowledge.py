"""What games know about playing them well, found by entry points. The bots know no game by name.

An entry point of the group `anden.bots` is named by the game's id and gives its class of `Knowledge`. A game without one is
played on its live scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from anden.core import Knowledge, Seat, rules_of

GROUP = "anden.bots"

_registered: dict[str, type[Knowledge[Any, Any]]] = {}
_made: dict[str, Knowledge[Any, Any]] = {}


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def knowledge_of(game: str) -> Knowledge[Any, Any]:
    """What is known about an installed game; made once, when it is first asked for."""
    rules = rules_of(game)
    known = _made.get(game)
    if known is None or known.rules is not rules:
        known = _made[game] = _kind(game)(rules)
    return known


def _kind(game: str) -> type[Knowledge[Any, Any]]:
    if game in _registered:
        return _registered[game]
    point = _found().get(game)
    if point is None:
        return Knowledge
    kind: type[Knowledge[Any, Any]] = point.load()
    return kind


@contextmanager
def registered(game: str, kind: type[Knowledge[Any, Any]]) -> Iterator[None]:
    """Knowledge that is there inside the `with` block only, without an entry point: for tests and experiments."""
    before = _registered.get(game)
    _registered[game] = kind
    _made.pop(game, None)
    try:
        yield
    finally:
        del _registered[game]
        if before is not None:
            _registered[game] = before
        _made.pop(game, None)


def candidates_of(knowledge: Knowledge[Any, Any], state: Any, seat: Seat, legal: Sequence[Any]) -> list[Any]:
    """The actions worth looking at; all of them when the game names none."""
    return list(knowledge.candidates(state, seat, legal)) or list(legal)
