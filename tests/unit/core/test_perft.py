"""Counts of the tree of all actions."""

from __future__ import annotations

import pytest

from anden.core.perft import divide, perft
from anden.core.testing.toy import Bid, Toy, rules, toy_setup


@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, (1, 2, 6, 24, 48, 96)), (3, (1, 2, 6, 18, 72, 144)), (4, (1, 2, 6, 18, 36, 144))],
)
def test_stored_counts(players: int, counts: tuple[int, ...]) -> None:
    assert tuple(perft(rules, toy_setup(players), "abc", depth) for depth in range(6)) == counts


def test_divide_adds_up() -> None:
    parts = divide(rules, toy_setup(3), "abc", 5)
    assert sum(parts.values()) == perft(rules, toy_setup(3), "abc", 5)
    assert set(parts) == {"bid 3", "bid 6"}


def test_a_game_that_ends_is_one_leaf() -> None:
    deep, deeper = (perft(rules, toy_setup(rounds=1), "abc", depth) for depth in (30, 40))
    assert deep == deeper > 0


def test_progress_counts_first_decisions() -> None:
    told: list[tuple[int, int]] = []
    perft(rules, toy_setup(), "abc", 3, lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]


def test_one_wrong_rule_gives_another_number() -> None:
    class Wrong(Toy):
        def legal(self, s, seat):  # type: ignore[no-untyped-def]
            return [a for a in super().legal(s, seat) if a != Bid(6)]

    assert perft(Wrong(), toy_setup(), "abc", 4) != perft(rules, toy_setup(), "abc", 4)
