"""H: the solo game."""

from __future__ import annotations

import pytest

from anden.core import Setup
from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.conditions.challenges import stars_for
from tests.scenarios.railroad_tiles.table import Scene, TilesTable, build


def test_h1_the_first_tile_is_laid_freely_at_0_0() -> None:
    table = TilesTable(1).opened()
    table.do(0, "take 3")
    tile = table.view["players"][0]["hand"][0]
    problem = table.refused(0, f"lay {tile} 1,0 turn 0")
    assert (problem.key, problem.rule) == ("first_tile_origin", "solo-first-tile")
    offers = [rules.notation(table.state, a) for a in rules.legal(table.state, 0)]
    assert offers[:2] == [f"lay {tile} 0,0 turn 0", f"lay {tile} 0,0 turn 1"]
    table.do(0, f"lay {tile} 0,0 turn 5")


def test_h1_bonuses_of_the_columns() -> None:
    for column, stars, prestige in ((1, 2, 0), (2, 1, 1), (3, 1, 0)):
        table = TilesTable(1).opened()
        event = table.do(0, f"take {column}")[0]
        assert (event.args["stars"], event.args["prestige"]) == (stars - 1, prestige)
        player = table.view["players"][0]
        assert (player["stars"], player["prestige"]) == (stars, prestige)
        assert {line.key: line.points for line in rules.scores(table.state)[0].lines}["bonus"] == prestige
    assert [column["bonus"] for column in table.view["columns"]] == [{"stars": 1}, {"prestige": 1}, {}]


def test_h1_the_rest_is_thrown_away_and_three_fresh_columns_come() -> None:
    table = TilesTable(1).opened()
    before = table.view["columns"]
    table.selection(2)
    event = next(e for e in table.match.events[-1] if e.key == "columns_cleared")
    assert event.args["tiles"] == tuple(before[0]["tiles"] + before[2]["tiles"])
    assert [column["tiles"] for column in table.view["columns"]] == [[], [], []]
    assert [column["stars"] for column in table.view["columns"]] == [0, 0, 0]
    table.go_to_round(2)
    assert [len(column["tiles"]) for column in table.view["columns"]] == [2, 3, 4]
    assert table.view["bag"] == 106 - 18


def test_h1_objectives_as_usual() -> None:
    table = TilesTable(1, objectives="random")
    table.tokens = ["PT4", *[t for t in table.tokens if t != "PT4"]]
    table.opened().do(0, "take 1")
    assert table.view["players"][0]["owes_objective"]
    table.do(0, "lay city_hall 0,0 turn 1")


@pytest.mark.parametrize(("points", "stars"), [(39, 0), (40, 1), (49, 1), (50, 2), (59, 2), (60, 3), (75, 3)])
def test_h2_stars_by_thresholds(points: int, stars: int) -> None:
    assert stars_for(2, points) == stars


def test_h2_a_challenge_is_for_one_player() -> None:
    for challenge, players, key in ((3, 2, "setup_challenge_solo"), (16, 1, "setup_value"), (15, 1, None)):
        setup = Setup(game=rules.id, version=1, players=players, options={"challenge": challenge})
        problem = rules.check_setup(setup)
        assert (problem.key if problem else None) == key


def test_h5_lazy_travellers_do_not_change() -> None:
    people = {"p": ("D05", "road WE"), "q": ("D10", "rail WE")}
    scene = Scene(1, challenge=15).give(0, build("pSq", {**people, "S": ("D50", "road W, rail E")}))
    scene.placing("PT5 PT6").do("place passenger 0,0 token 1")
    assert scene.do("place passenger 2,0 token 2")[0].args["points"] == 1
    scene = Scene(1, challenge=15).give(0, build("pSp", {**people, "S": ("D60", "road WE, rail S")}))
    scene.placing("PT5 PT6").do("place passenger 0,0 token 1")
    assert scene.do("place passenger 2,0 token 2")[0].args["points"] == 2


def test_h5_at_a_station_both_kinds_of_route_begin() -> None:
    legend = {"p": ("D05", "road WE"), "q": ("D10", "rail WE"), "S": ("D51", "road W, rail E")}
    scene = Scene(1, challenge=15).give(0, build("pSq", legend, "passenger 0,0; passenger 2,0"))
    assert scene.placing("PT5").do("place passenger 1,0 token 1")[0].args["points"] == 3


def test_h6_flat_earth_breaks_at_once_and_a_tile_may_be_refused() -> None:
    scene = Scene(1, challenge=5).give(0, build("│\n│\n│"), hand="D01 D01").laying()
    assert "refuse D01" in scene.offers()
    scene.do("lay D01 1,0 turn 0")
    assert rules.show(scene.state, 0)["challenge_state"]["broken"] is False
    events = scene.do("lay D01 0,3 turn 0")
    assert [e.key for e in events] == ["lay", "challenge_broken"]
    assert events[1].args == {"number": 5, "have": 4, "goal": 3}
    assert rules.scores(scene.state)[0].total == 0
