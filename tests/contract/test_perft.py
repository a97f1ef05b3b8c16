"""Stored counts of the ways a game can go: one wrong rule and the number is another."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import Setup
from anden.core.perft import perft
from anden.core.registry import installed, rules_of

pytestmark = pytest.mark.contract

COUNTS: dict[str, list[tuple[int, dict[str, Any], tuple[int, ...]]]] = {
    "toy": [(2, {}, (1, 1, 3, 12, 42, 137)), (4, {"rounds": 1}, (1, 1, 3, 6, 12, 48, 156, 468))],
    "railroad_tiles": [
        (1, {}, (1, 3, 38, 474, 4500, 10618)),
        (2, {}, (1, 2, 2, 8, 144, 2283)),
        (3, {}, (1, 3, 6, 6, 24, 414)),
        (4, {}, (1, 4, 12, 24, 24, 120)),
        (2, {"objectives": "random"}, (1, 2, 2, 8, 227, 8383)),
        (1, {"challenge": 7}, (1, 3, 38, 474, 4500, 10618)),
    ],
}
CASES = [(game, *row) for game, rows in COUNTS.items() for row in rows]


def boards(game: str) -> str:
    return "yard" if game == "toy" else rules_of(game).maps[0].id


@pytest.mark.parametrize(("game", "players", "options", "counts"), CASES)
def test_perft(game: str, players: int, options: dict[str, Any], counts: tuple[int, ...]) -> None:
    rules = rules_of(game)
    setup = Setup(game=game, version=rules.version, players=players, map=boards(game), options=options)
    assert tuple(perft(rules, setup, "perft", depth) for depth in range(len(counts))) == counts


def test_every_game_has_counts() -> None:
    assert set(installed()) <= set(COUNTS)
