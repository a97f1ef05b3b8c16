"""The games that are installed, found by entry points. Core knows no game by name.

An entry point named `italian_rails` gives the rules new tables use; these bring their older versions along (`older`), for the
matches that began under them. Here an older version is kept under the name `italian_rails@1`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from anden.core.rules import Rules

GROUP = "anden.games"

_registered: dict[str, Rules[Any, Any]] = {}


class UnknownGame(LookupError):
    """No installed game has this id."""


class UnknownVersion(LookupError):
    """The game is installed, but not this version of its rules."""


@cache
def _found() -> dict[str, Rules[Any, Any]]:
    found: dict[str, Rules[Any, Any]] = {}
    for point in entry_points(group=GROUP):
        _add(found, point.load())
    return found


def _add(games: dict[str, Rules[Any, Any]], rules: Rules[Any, Any]) -> None:
    games[rules.id] = rules
    for older in rules.older:
        games[f"{rules.id}@{older.version}"] = older


def everything() -> dict[str, Rules[Any, Any]]:
    """All installed games in all their versions: the newest under its id, older ones as `id@version`."""
    return {**_found(), **_registered}


def installed() -> dict[str, Rules[Any, Any]]:
    """All installed games by id, in the order of their ids, each in its newest version."""
    games = everything()
    return {name: games[name] for name in sorted(games) if "@" not in name}


def rules_of(game: str, version: int | None = None) -> Rules[Any, Any]:
    """The rules of an installed game; of one version of it when `version` is given.

    >>> rules = rules_of("age_of_steam")
    >>> [board.id for board in rules.maps][:2]
    ['rust_belt', 'western_us']
    >>> rules_of("age_of_steam", version=1).version
    1
    >>> rules_of("monopoly")
    Traceback (most recent call last):
    ...
    anden.core.registry.UnknownGame: no game 'monopoly' is installed; there are: age_of_steam, ...
    """
    games = installed()
    if game not in games:
        known = ", ".join(games) or "none"
        raise UnknownGame(f"no game {game!r} is installed; there are: {known}")
    newest = games[game]
    if version is None or version == newest.version:
        return newest
    older = everything().get(f"{game}@{version}")
    if older is None:
        raise UnknownVersion(f"version {version} of {game} is not installed; the newest is {newest.version}")
    return older


def register(rules: Rules[Any, Any]) -> None:
    """Add a game by hand, without an entry point: for tests and experiments. An older version than the one already
    known is kept beside it."""
    known = installed().get(rules.id)
    if known is not None and known.version > rules.version:
        _registered[f"{rules.id}@{rules.version}"] = rules
        return
    if known is not None and known.version < rules.version:
        _registered[f"{rules.id}@{known.version}"] = known
    _add(_registered, rules)


def unregister(game: str) -> None:
    """Forget what `register` added under this id, all versions."""
    for name in [n for n in _registered if n.split("@")[0] == game]:
        del _registered[name]


@contextmanager
def registered(*games: Rules[Any, Any]) -> Iterator[None]:
    """Games that are installed only inside the `with` block; what was registered before is there again after it."""
    before = dict(_registered)
    for rules in games:
        register(rules)
    try:
        yield
    finally:
        for rules in games:
            unregister(rules.id)
            kept = {name: old for name, old in before.items() if name.split("@")[0] == rules.id}
            _registered.update(kept)
