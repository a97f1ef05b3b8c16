"""Luck draws everything there is, and as often as it should: starting tiles, columns, objectives, tokens, the coin."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from mypy_extensions import u8

from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.actions import Coin, Objectives, Order, Reveal, Starting
from anden.games.railroad_tiles.printed.faces import OBJECTIVES, ROUTE_TILES, TOKEN_IDS
from anden.games.railroad_tiles.printed.faces import TOKENS as FACES_OF_TOKENS
from anden.games.railroad_tiles.state import COIN, REVEAL
from tests.scenarios.railroad_tiles.table import Scene, TilesTable

DRAWS = 1500


class Limited(Random):
    """Luck that does not draw for ever."""

    draws = 0

    def random(self) -> float:
        self.draws += 1
        assert self.draws < 1000, "luck draws for ever"
        return super().random()


def drawn(state: Any, number: int = DRAWS) -> list[Any]:
    """What luck does in a state, many times over; all of it is possible."""
    found = [rules.sample_chance(state, Limited(f"luck {n}")) for n in range(number)]
    assert all(rules.problem(state, -1, action) is None for action in set(found))
    return found


def check_even(counts: Counter[Any], kinds: int, each: float) -> None:
    """All kinds come up, none much more or less often than the others."""
    assert len(counts) == kinds
    assert all(0.75 * each < count < 1.25 * each for count in counts.values()), counts


def test_every_turn_order_is_as_likely_as_any_other() -> None:
    orders = Counter(a.seats for a in drawn(TilesTable(3).state) if isinstance(a, Order))
    check_even(orders, 6, DRAWS / 6)


def test_every_objective_is_as_likely_as_any_other() -> None:
    table = TilesTable(2, objectives="random")
    table.some_luck()
    picked = [a for a in drawn(table.state) if isinstance(a, Objectives)]
    assert len(picked) == DRAWS
    check_even(Counter(name for a in picked for name in a.ids), len(OBJECTIVES), DRAWS * 3 / len(OBJECTIVES))


def test_the_coin_falls_on_both_sides() -> None:
    scene = Scene(2)
    scene.state.phase = COIN
    check_even(Counter(a.side for a in drawn(scene.state) if isinstance(a, Coin)), 2, DRAWS / 2)


def test_every_token_on_the_clock_is_as_likely_as_any_other_and_no_other_comes() -> None:
    table = TilesTable(2).opened()
    first = table.state.waiting
    assert first >= 0
    table.state.phase = REVEAL
    tokens = Counter(a.token for a in drawn(table.state) if isinstance(a, Reveal))
    assert TOKEN_IDS[first] not in tokens
    check_even(tokens, len(TOKEN_IDS) - 1, DRAWS / (len(TOKEN_IDS) - 1))


def test_starting_tiles_are_drawn_from_the_whole_bag() -> None:
    """Also the one that is drawn instead of a tile that was drawn twice: here only the last design in the bag differs."""
    table = TilesTable(2)
    table.some_luck()
    state = table.state
    for face in range(len(ROUTE_TILES)):
        state.bag[face] = u8(0)
    last = len(ROUTE_TILES) - 1
    state.bag[0], state.bag[last] = u8(2), u8(1)
    state.bag_left = 3
    tiles = Counter(tuple(sorted(a.tiles)) for a in drawn(state, 200) if isinstance(a, Starting))
    assert tiles == {("D01", f"D{last + 1:02d}"): 200}


def test_columns_are_drawn_from_the_bag_by_what_is_left_of_each_design() -> None:
    table = TilesTable(4)
    for _ in range(2):
        table.some_luck()
    fills = drawn(table.state, 300)
    tiles = Counter(tile for a in fills for column in a.columns for tile in column)
    total = sum(tiles.values())
    for face in range(len(ROUTE_TILES)):
        share = int(table.state.bag[face]) / int(table.state.bag_left)
        assert abs(tiles[f"D{face + 1:02d}"] / total - share) < 0.012


def test_a_flag_is_told_only_when_there_are_objectives() -> None:
    """The flag means nothing without them (heading «Objetivos»)."""
    flag = next(token for token, face in zip(TOKEN_IDS, FACES_OF_TOKENS, strict=True) if face.flag)
    for options, told in (({}, False), ({"objectives": "random"}, True)):
        table = TilesTable(2, **options)
        table.tokens.remove(flag)
        table.tokens.insert(0, flag)
        while table.state.phase != REVEAL:
            table.some_luck()
        assert ("flag" in [event.key for event in table.reveal()]) is told
