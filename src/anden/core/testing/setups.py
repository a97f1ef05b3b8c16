"""Setups that make no sense must be refused before a game starts from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from anden.core.facts import Setup
from anden.core.rules import Rules
from anden.core.testing.playout import every_setup

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**9,
    1.5,
    "",
    "no such thing",
    [],
    ["no such thing"],
    [1, [2]],
    {},
    {"a": 1},
)


def inspect_setups(rules: Rules[Any, Any]) -> int:
    """Judge good setups and every damaged one. Raises AssertionError; returns how many were refused."""
    for setup in every_setup(rules, variants=False):
        problem = rules.check_setup(setup)
        if problem is not None:
            raise AssertionError(f"{setup} is offered but refused: {problem}")
    refused = 0
    for setup in damaged_setups(rules):
        try:
            problem = rules.check_setup(setup)
        except Exception as error:
            raise AssertionError(f"judging {setup} fails: {error!r}") from error
        if problem is not None:
            refused += 1
            continue
        try:
            wrong = rules.audit(rules.start(setup))
        except Exception as error:
            raise AssertionError(f"{setup} has no problem, but starting from it fails: {error!r}") from error
        if wrong:
            raise AssertionError(f"{setup} has no problem, but starting from it: {'; '.join(wrong)}")
    return refused


def damaged_setups(rules: Rules[Any, Any]) -> Iterator[Setup]:
    """One thing changed in a good setup."""
    good = next(every_setup(rules, variants=False))
    for players in (-1, 0, 1, 2, 5, 99, 10**4):
        yield msgspec.structs.replace(good, players=players)
    for name in ("", "no such map", good.map + "x", "../etc"):
        yield msgspec.structs.replace(good, map=name)
    for key in [option.key for option in rules.options] + ["no such option"]:
        for value in ODD_VALUES:
            yield msgspec.structs.replace(good, options={key: value})
