"""The shared state: no field is forgotten by copies and snapshots, in either game."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from anden.core.facts import CHANCE, Setup
from anden.games import cube_rails
from anden.games.age_of_steam import rules as age_of_steam
from anden.games.railes import rules as railes

GAMES = Path(cube_rails.__file__).parents[1]
SHARED_BY_COPIES = {"map", "memo"}

tables = pytest.mark.parametrize(
    ("rules", "setup"),
    [
        (age_of_steam, Setup(game="age_of_steam", version=age_of_steam.version, players=2, map="st_lucia")),
        (age_of_steam, Setup(game="age_of_steam", version=age_of_steam.version, players=4, map="rust_belt")),
        (railes, Setup(game="railes", version=railes.version, players=4, map="northeast")),
    ],
    ids=["st_lucia", "rust_belt", "railes"],
)


def fields(game: str) -> set[str]:
    """What the constructors of both halves of a game's state set."""
    found = set()
    for path in (GAMES / "cube_rails" / "state.py", GAMES / game / "state.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                found.add(node.target.attr)
    return found


def late(rules: Any, setup: Setup) -> Any:
    """A position in the middle of a game, where most fields have left their start values."""
    rng = Random(5)
    s = rules.start(setup)
    for _ in range(150):
        if not rules.to_act(s):
            break
        seat = rules.to_act(s)[0]
        action = rules.sample_chance(s, rng) if seat == CHANCE else rng.choice(list(rules.legal(s, seat)))
        rules.apply(s, seat, action)
    return s


@tables
def test_snapshot_has_every_field(rules: Any, setup: Setup) -> None:
    assert rules.snapshot(rules.start(setup)).keys() | {"memo"} == fields(rules.id)


@tables
def test_copy_has_every_field(rules: Any, setup: Setup) -> None:
    """A field that is not copied would keep its start value."""
    s = late(rules, setup)
    for name in fields(rules.id) - {"players"}:
        match getattr(s, name):
            case bool(value):
                setattr(s, name, not value)
            case int(value):
                setattr(s, name, value + 1)
            case tuple(value):
                setattr(s, name, (*value, *value, 1))
    assert rules.snapshot(rules.copy(s)) == rules.snapshot(s)


@tables
def test_copy_shares_nothing_that_changes(rules: Any, setup: Setup) -> None:
    s = late(rules, setup)
    before = rules.snapshot(s)
    other = rules.copy(s)
    for name in fields(rules.id):
        value = getattr(other, name)
        if (
            not isinstance(value, (int, tuple, str))
            and name not in SHARED_BY_COPIES | {"track"}
            and len(value)
        ):
            value[0] = value[0] + 1
    assert rules.snapshot(s) == before
