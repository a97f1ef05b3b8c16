"""Every registered game × version × map × player count × option, and the toy game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anden.core import Rules, Setup
from anden.core.registry import everything, installed
from anden.core.testing import every_setup, toy

ONLY_COMPILED = {"italian_rails-2p-loans=True"}
"""Of the spread, what takes minutes interpreted: with loans, players who act at random hardly ever end a game."""


def games() -> list[Rules[Any, Any]]:
    """In all their versions: each must be playable to the end, as long as there is a table that began with it."""
    return [*everything().values(), toy.rules]


def cases(*, variants: bool = True) -> list[Any]:
    """All of them, for the compiled engine; of older versions a spread. The spread runs on the interpreted one too, which is much
    slower."""
    found = []
    newest = {rules.id: rules.version for rules in [*installed().values(), toy.rules]}
    for rules in games():
        setups = list(every_setup(rules, variants=variants))
        chosen = spread(setups)
        for setup in setups if rules.version == newest[rules.id] else chosen:
            interpreted = setup in chosen and f"{rules.id}-{name(setup)}" not in ONLY_COMPILED
            marks = () if interpreted else pytest.mark.engine
            found.append(pytest.param(rules, setup, marks=marks))
    return found


def spread(setups: Sequence[Setup]) -> list[Setup]:
    """A few setups with each map, number of players and value of an option at least once."""
    missing = {fact for setup in setups for fact in facts(setup)}
    chosen = []
    while missing:
        best = max(setups, key=lambda setup: len(missing & facts(setup)))
        chosen.append(best)
        missing -= facts(best)
    return chosen


def facts(setup: Setup) -> set[str]:
    options = [f"{key}: {value}" for key, value in setup.options.items()] or ["no option"]
    return {f"map: {setup.map}", f"players: {setup.players}", *options}


def name(value: Any) -> str | None:
    """A readable id of a test case."""
    if isinstance(value, Setup):
        options = [f"{key}={value.options[key]}".replace(" ", "") for key in value.options]
        return "-".join([*([value.map] if value.map else []), f"{value.players}p", *options])
    return f"{value.id}-v{value.version}" if hasattr(value, "id") else None
