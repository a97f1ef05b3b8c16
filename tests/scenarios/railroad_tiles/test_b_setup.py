"""B: setting up."""

from __future__ import annotations

from random import Random

import pytest

from anden.core import CHANCE
from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.actions import Starting
from anden.games.railroad_tiles.keys import refusal
from anden.games.railroad_tiles.printed.faces import COLUMNS, FACES, INDEX, TOKENS
from tests.scenarios.railroad_tiles.table import Scene, TilesTable


def test_b1_starting_tiles_are_picked_in_reverse_order() -> None:
    table = TilesTable(3)
    table.luck("order 3 1 2", "starting D01 D06 D11")
    table.fill()
    table.reveal()
    assert table.match.to_act() == (1,)
    assert table.do(1, "start D06")[0].args == {"seat": 1, "tile": "D06"}
    assert table.refused(0, "start D06").key == "starting_not_there"
    table.do(0, "start D11")
    table.do(2, "start D01")
    assert table.match.to_act() == (2,)
    assert [p["tiles"] for p in table.view["players"]] == [
        [{"tile": tile, "x": 0, "y": 0, "turn": 0, "round": 1}] for tile in ("D11", "D06", "D01")
    ]


def test_b1_no_starting_tiles_in_the_solo_game() -> None:
    table = TilesTable(1).opened()
    assert table.view["starting"] == []
    assert table.view["players"][0]["tiles"] == []
    assert rules.phase(table.state).key == "take"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_b2_a_star_each_and_the_supply(players: int) -> None:
    view = rules.show(Scene(players).state, None)
    assert [p["stars"] for p in view["players"]] == [1] * players
    assert view["pool"] == {"car": 18, "train": 18, "passenger": 18, "star": 10 - players}
    assert view["bag"] == 106


def test_b3_seven_tokens_and_any_first_order() -> None:
    table = TilesTable(4)
    assert table.view["clock"] == 7
    assert sorted((t.pawns, t.flag) for t in TOKENS) == [
        ((0,), False),
        ((0,), True),
        ((1,), False),
        ((1,), True),
        ((1, 0), False),
        ((2,), False),
        ((2,), True),
    ]
    orders = {rules.sample_chance(table.state, Random(seed)) for seed in range(300)}
    assert len(orders) == 24
    assert table.refused(CHANCE, "order 1 2 3 3").key == "luck_order"


def test_b3_no_objectives_in_a_first_game() -> None:
    assert TilesTable(2).opened().view["objectives"] == []


@pytest.mark.parametrize(
    ("players", "sizes"), [(1, [2, 3, 4]), (2, [2, 3, 3, 4]), (3, [2, 3, 3, 4]), (4, [2, 2, 3, 3, 4])]
)
def test_b4_columns(players: int, sizes: list[int]) -> None:
    view = TilesTable(players).opened().view
    assert [len(column["tiles"]) for column in view["columns"]] == sizes
    assert [column["size"] for column in view["columns"]] == sizes


@pytest.mark.parametrize(("players", "most"), [(1, 72), (2, 84), (3, 85), (4, 102)])
def test_b5_tiles_never_run_out(players: int, most: int) -> None:
    """The smallest column stays every time: as many tiles as possible are drawn."""
    columns = range(len(COLUMNS[players]), len(COLUMNS[players]) - players, -1)
    if players == 2:
        columns = range(4, 2, -1)
    table = TilesTable(players)
    table.coins = ["right"] * 8  # of the two columns left the larger goes, the smallest stays
    table.go_to_round(8, *columns)
    assert 106 - table.view["bag"] == most


def test_starting_tiles_are_drawn_until_all_differ() -> None:
    """Draw and return, as the rulebook says: never twice the same routes, and rare shapes stay rare."""
    scene = Scene(4)
    scene.do("order 1 2 3 4")
    seen: dict[str, int] = {}
    for seed in range(3000):
        action = rules.sample_chance(scene.state, Random(seed))
        assert isinstance(action, Starting)
        shapes = [FACES[INDEX[tile]].configuration for tile in action.tiles]
        assert len(set(shapes)) == 4
        assert rules.problem(scene.state, CHANCE, action) is None
        for shape in shapes:
            seen[shape] = seen.get(shape, 0) + 1
    assert len(seen) == 26
    # 12 of 106 tiles are road curves, 1 is a road crossing; returning duplicates flattens the odds a little.
    assert 0.30 < seen["road_curve"] / 3000 < 0.45
    assert 0.02 < seen["road_cross"] / 3000 < 0.06


def test_every_refusal_names_a_rule() -> None:
    assert refusal("no_star", pawn="car").rule == "stars"
