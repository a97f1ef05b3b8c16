"""C: refilling columns, taking them, turn order."""

from __future__ import annotations

from tests.scenarios.railroad_tiles.table import Scene, TilesTable, build


def test_c1_an_untaken_column_keeps_its_tiles_and_stars() -> None:
    table = TilesTable(3).opened()
    kept = table.view["columns"][0]["tiles"]
    table.selection(2, 3, 4)
    table.go_to_round(2)
    assert table.view["columns"][0] == {"tiles": kept, "stars": 1, "bonus": {}, "taken": None, "size": 2}
    table.selection(2, 3, 4)
    table.go_to_round(3)
    assert table.view["columns"][0]["tiles"] == kept
    assert table.view["columns"][0]["stars"] == 2
    events = table.do(table.match.to_act()[0], "take 1")
    assert events[0].args["stars"] == 2
    assert table.view["players"][table.match.to_act()[0]]["stars"] == 3
    assert table.view["columns"][0]["stars"] == 0


def test_c1_luck_may_not_fill_a_column_that_is_full() -> None:
    table = TilesTable(3).opened()
    table.selection(2, 3, 4)
    problem = table.refused(-1, "fill D01 D01 | D06 D06 D06 | D11 D11 D11 | D16 D16 D16 D16")
    assert (problem.key, problem.args) == ("luck_column_size", {"column": 1, "size": 0})


def test_c2_a_taken_column_is_not_available() -> None:
    table = TilesTable(2).opened()
    table.any_turn(0, 2)
    problem = table.refused(1, "take 2")
    assert (problem.key, problem.rule) == ("column_taken", "selection")
    assert problem.args == {"column": 2, "seat": 0}
    assert [a.column for a in table.match.rules.legal(table.state, 1)] == [0, 2, 3]  # type: ignore[union-attr]
    assert table.refused(1, "take 5").args == {"column": 5, "columns": 4}


def test_c2_taking_is_compulsory() -> None:
    table = TilesTable(2).opened()
    problem = table.refused(0, "end")
    assert (problem.key, problem.args) == ("not_now", {"action": "end", "phase": "take"})
    assert table.refused(1, "take 1").key == "not_your_turn"


def test_c2_all_tiles_of_the_column_come_to_the_hand() -> None:
    scene = Scene(2).give(0, build("─")).taking("D01 D02|D03 D04 D05|D06 D07 D08|D09 D10 D11 D12")
    events = scene.do("take 4")
    assert events[0].args["tiles"] == ("D09", "D10", "D11", "D12")
    assert [scene.state.columns[3], scene.state.taken[3]] == [(), 0]


def test_c3_stars_taken_may_be_spent_in_the_same_round() -> None:
    territory = build("C", {"C": ("D02", "road WE")})
    scene = Scene(3).give(0, territory, stars=0).taking("D01 D01|D06 D06 D06|D11 D11 D11|D16 D16 D16 D16")
    scene.state.column_stars = (1, 0, 0, 0)
    scene.do("take 1", "lay D01 1,0 turn 1", "lay D01 2,0 turn 1")
    scene.placing("PT5")
    assert scene.do("place car 0,0 token 1 star")[0].key == "place_star"


def test_c3_tiles_are_laid_one_by_one_in_any_order_turned_and_flipped() -> None:
    legend = {"R": ("D27", "road NESW")}
    for order in (("D54", "D11"), ("D11", "D54")):
        scene = Scene(2).give(0, build("R", legend), hand="D11 D54").laying()
        spaces = {"D11": "lay D11 0,-1 turn 1", "D54": "lay D54 1,0 turn 4"}
        problem = scene.why(spaces["D54"])
        assert problem.args == {"side": "W", "route": "rail", "other": "road", "x": 0, "y": 0}
        spaces["D54"] = "lay D54 1,0 turn 7"  # flipped: road to the west, rail to the north
        for tile in order:
            scene.do(spaces[tile])
        assert scene.state.people[0].hand == ()


def test_c4_next_order_is_that_of_the_columns_not_of_the_picks() -> None:
    table = TilesTable(2).opened()
    table.selection(4, 1)
    table.some_luck()
    assert table.view["order"] == [1, 0]


def test_c5_of_equal_columns_the_left_one_plays_earlier() -> None:
    table = TilesTable(3).opened()
    table.selection(3, 2, 1)
    assert table.view["order"] == [2, 1, 0]
