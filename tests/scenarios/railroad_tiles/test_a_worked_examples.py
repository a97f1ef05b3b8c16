"""A: the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from anden.games.railroad_tiles import rules
from tests.scenarios.railroad_tiles.table import Scene, TilesTable, build


def test_a1_the_second_column_of_three_players_holds_three_tiles() -> None:
    table = TilesTable(3).opened()
    assert [column["size"] for column in table.view["columns"]] == [2, 3, 3, 4]
    table.do(0, "take 2")
    assert len(table.view["players"][0]["hand"]) == 3


def test_a1_in_round_2_the_second_player_takes_three_again() -> None:
    table = TilesTable(3).opened()
    table.selection(2, 1, 3)
    table.fill()
    table.reveal()
    assert table.view["order"] == [1, 0, 2]
    table.any_turn(1, 1)
    table.do(0, "take 2")
    assert len(table.view["players"][0]["hand"]) == 3


def test_a2_tokens_move_from_the_waiting_room_through_the_active_zone() -> None:
    table = TilesTable(2)
    seen = []
    for number in range(1, 5):
        table.go_to_round(number)
        seen.append((table.view["waiting"], table.view["active"]))
    assert seen == [
        ("PT1", []),
        ("PT3", ["PT1"]),
        ("PT5", ["PT3", "PT1"]),
        ("PT2", ["PT5", "PT3"]),
    ]
    assert table.view["clock"] == 3


def test_a3_passenger_alone_scores_1_and_a_second_car_2() -> None:
    territory = build("CC.\n.P.", {"C": ("D02", "road WE"), "P": ("D10", "rail WE")}, "car 1,0")
    scene = Scene(3).give(0, territory).placing("PT5 PT3")
    assert scene.do("place passenger 1,1 token 1")[0].args["points"] == 1
    assert scene.do("place car 0,0 token 2")[0].args["points"] == 2
    assert rules.show(scene.state, 0)["players"][0]["prestige"] == 3


def test_a4_star_on_the_untaken_column_and_next_order_from_the_left() -> None:
    table = TilesTable(3).opened()
    table.selection(3, 4, 2)  # Diana (0) second of the pawns, Julia (1) last, Andrés (2) first
    assert table.view["columns"][0]["stars"] == 1
    assert [column["stars"] for column in table.view["columns"]] == [1, 0, 0, 0]
    assert table.view["order"] == [2, 0, 1]


def test_a5_final_scoring_of_three_cities_a_square_and_eight_openings() -> None:
    town = {
        "t": ("D03", "road NS"),
        "o": ("D42", "road N"),
        "u": ("D42", "road S"),
    }
    picture = """
        t│t│
        t│t│
        t│t│
        │││t
        ...t
        ...t
    """
    territory = build(picture, town)
    scene = Scene(3).give(0, territory, stars=0)
    lines = scene.lines()
    assert lines["cities"] == 15
    assert lines["rectangle"] == 16
    assert lines["openings"] == -3
    assert rules.scores(scene.state)[0].total == 28


@pytest.mark.parametrize(
    ("tiles", "same"),
    [("D29 D31", True), ("D24 D26", True), ("D01 D05", True), ("D29 D32", False), ("D01 D40", False)],
)
def test_a6_starting_tiles_differ_in_their_routes(tiles: str, same: bool) -> None:
    scene = Scene(2)
    scene.do("order 2 1")
    if same:
        problem = scene.why(f"starting {tiles}")
        assert problem.key == "luck_starting_same"
        assert problem.args == {"tile": tiles.split()[0], "other": tiles.split()[1]}
    else:
        assert scene.do(f"starting {tiles}")[0].args["tiles"] == tuple(tiles.split())
