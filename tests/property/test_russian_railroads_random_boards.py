"""Boards at random, as no game would fill them: what is offered can be carried out, whatever is chosen on the way.

Few locomotives and cards are left, engineers and single pieces lie about: the places where «completely» is hard to judge. Late
boards have next to nothing left of anything, and what is pending comes from everywhere: whoever is to act can always act.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from anden.games.russian_railroads import rules
from anden.games.russian_railroads.actions import Place
from anden.games.russian_railroads.state import RESOLVE
from tests.property.russian_railroads_naive.follow import compare_advances, compare_turn
from tests.property.russian_railroads_naive.late import in_the_middle, late_position, random_position
from tests.scenarios.russian_railroads.table import FREE_ORDER

LONGEST = 60


ORDERS: tuple[dict[str, Any], ...] = ({}, *FREE_ORDER)
"""Factories at once; in the free order, by the rules as they were and by the option."""


def go_on(s: Any, rng: Random, log: list[Any], seen: Counter[str]) -> None:
    """Choose blindly until the turn is over: there is always a way on."""
    while s.phase == RESOLVE:
        legal = list(rules.legal(s, 0))
        assert legal, log
        if len(log) < 4:
            compare_advances(s, legal, seen)
        log.append(rng.choice(legal))
        assert len(log) < LONGEST, log
        rules.apply(s, 0, log[-1])
    seen["turns carried out"] += 1


def carry_out(s: Any, action: Any, rng: Random, seen: Counter[str]) -> None:
    """Use a space, and go on from there."""
    rules.apply(s, 0, action)
    go_on(s, rng, [action], seen)


def try_late_boards(seeds: range, order: dict[str, Any]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(f"late {seed}")
        s = late_position(rng, order)
        for action in {a.space: a for a in rules.legal(s, 0) if isinstance(a, Place)}.values():
            carry_out(s.copy(), action, rng, seen)
        for _ in range(4):
            go_on(in_the_middle(s, rng), rng, [], seen)
    return seen


def try_boards(seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(f"board {seed}")
        s = random_position(rng, {})
        legal = list(rules.legal(s, 0))
        compare_turn(s, legal, seen)
        spaces = {action.space: action for action in legal if isinstance(action, Place)}
        for action in spaces.values():
            carry_out(s.copy(), action, rng, seen)
    return seen


def test_whatever_is_offered_can_be_carried_out() -> None:
    seen = try_boards(range(120))
    assert min(seen[what] for what in ("turns carried out", "payments", "own engineers", "advances")) > 100


@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_whoever_is_to_act_can_act_however_little_is_left(order: dict[str, Any]) -> None:
    seen = try_late_boards(range(120), order)
    assert seen["turns carried out"] > 300


@pytest.mark.slow
@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_whoever_is_to_act_can_act_on_thousands_of_late_boards(order: dict[str, Any]) -> None:
    assert try_late_boards(range(1000, 2500), order)["only the rest forbids it"] > 10


@pytest.mark.slow
def test_whatever_is_offered_can_be_carried_out_on_thousands_of_boards() -> None:
    seen = try_boards(range(1000, 6000))
    assert seen["only with what is gained on the way"] > 10
    assert seen["only the rest forbids it"] > 10
