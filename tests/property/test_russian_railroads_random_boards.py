"""Boards at random, as no game would fill them: what is offered can be carried out, whatever is chosen on the way.

Few locomotives and cards are left, engineers and single pieces lie about: the places where «completely» is hard to judge.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from anden.games.russian_railroads import pieces, rules
from anden.games.russian_railroads import tables as t
from anden.games.russian_railroads.actions import Place
from anden.games.russian_railroads.state import RESOLVE
from tests.property.russian_railroads_naive.follow import compare_advances, compare_turn
from tests.property.russian_railroads_naive.players import random_board, set_board
from tests.scenarios.russian_railroads.table import Table, _settle

LONGEST = 60


def random_position(rng: Random) -> Any:
    """Seat 0 to choose a space, on a board at random."""
    table = Table(4).round(rng.choice([3, 7]))
    s, p = table.state, table.player(0)
    set_board(p, random_board(rng))
    p.doublers = rng.choice([0, 5, 8])
    p.tokens = sum(1 << token for token in range(7) if rng.random() < 0.35 or (token == 4 and p.second >= 0))
    p.engineers = sum(1 << engineer for engineer in rng.sample(range(t.ENGINEERS), 3))
    _settle(p)  # special spaces that are reached have fired
    p.workers, p.free, p.rubles = 5, 5, 3
    s.cards = rng.randrange(32)
    for value in range(1, 10):
        s.stacks[value] = int(value > 1 and rng.random() < 0.25)
        s.face_up[value] = int(rng.random() < 0.2)
    others = [e for e in range(t.ENGINEERS) if not p.owns(e) and e != t.UNMARKED]
    for back, engineer in enumerate(rng.sample(others, 3), 1):
        s.row[len(s.row) - back] = engineer
    for space in rng.sample(range(t.ALL_SPACES), 5):
        if space not in (t.REUSABLE, t.ORDER_1, t.ORDER_2) and (space < t.OWN or p.owns(space - t.OWN)):
            s.pieces[space] = pieces.packed(0, 1, 0, 0, 0)
    return s


def carry_out(s: Any, action: Any, rng: Random, seen: Counter[str]) -> None:
    """Use a space and choose blindly until the turn is over: there is always a way on."""
    log = [action]
    rules.apply(s, 0, action)
    while s.phase == RESOLVE:
        legal = list(rules.legal(s, 0))
        assert legal, log
        if len(log) < 4:
            compare_advances(s, legal, seen)
        log.append(rng.choice(legal))
        assert len(log) < LONGEST, log
        rules.apply(s, 0, log[-1])
    seen["turns carried out"] += 1


def try_boards(seeds: range) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(f"board {seed}")
        s = random_position(rng)
        legal = list(rules.legal(s, 0))
        compare_turn(s, legal, seen)
        spaces = {action.space: action for action in legal if isinstance(action, Place)}
        for action in spaces.values():
            carry_out(s.copy(), action, rng, seen)
    return seen


def test_whatever_is_offered_can_be_carried_out() -> None:
    seen = try_boards(range(120))
    assert min(seen[what] for what in ("turns carried out", "payments", "own engineers", "advances")) > 100


@pytest.mark.slow
def test_whatever_is_offered_can_be_carried_out_on_thousands_of_boards() -> None:
    seen = try_boards(range(1000, 6000))
    assert seen["only with what is gained on the way"] > 10
    assert seen["only the rest forbids it"] > 10
