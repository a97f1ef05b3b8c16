"""D: laying tiles."""

from __future__ import annotations

import pytest

from anden.games.railroad_tiles.actions import Lay
from anden.games.railroad_tiles.printed.faces import INDEX
from anden.games.railroad_tiles.territories.territory import empty_territory
from tests.scenarios.railroad_tiles.table import Scene, build


def test_d1_blank_against_blank_is_a_connection() -> None:
    scene = Scene(2).give(0, build("│"), hand="D06").laying()
    scene.do("lay D06 1,0 turn 0")


def test_d2_road_against_blank_is_refused() -> None:
    scene = Scene(2).give(0, build("│"), hand="D01").laying()
    problem = scene.why("lay D01 1,0 turn 1")
    assert (problem.key, problem.rule) == ("side_mismatch", "laying-sides")
    assert problem.args == {"side": "W", "route": "road", "other": "blank", "x": 0, "y": 0}


def test_d2_rail_against_road_is_refused() -> None:
    scene = Scene(2).give(0, build("│"), hand="D06").laying()
    problem = scene.why("lay D06 0,1 turn 0")
    assert problem.args == {"side": "N", "route": "rail", "other": "road", "x": 0, "y": 0}


def test_d2_diagonal_contact_alone_is_refused() -> None:
    scene = Scene(2).give(0, build("│"), hand="D01").laying()
    for space in ("1,1", "-1,-1", "5,5", "99,0"):
        assert scene.why(f"lay D01 {space} turn 0").key == "not_connected"
    assert scene.why("lay D01 0,0 turn 0").key == "space_taken"


def test_d3_a_gap_between_road_and_rail_takes_only_a_tile_with_both() -> None:
    territory = build("┌.╗\n└S╝", {"S": ("D50", "road W, rail E")})
    scene = Scene(2).give(0, territory, hand="D01 D06 D11 D37 D50 D64").laying()

    def in_the_gap(tile: str) -> list[str]:
        return [text for text in scene.offers(f"lay {tile} ") if " 1,0 " in text]

    for tile in ("D01", "D06", "D11", "D37"):
        assert in_the_gap(tile) == []
    assert in_the_gap("D50") == ["lay D50 1,0 turn 3"]
    assert len(in_the_gap("D64")) == 1
    problem = scene.why("lay D01 1,0 turn 1")
    assert problem.args == {"side": "E", "route": "road", "other": "rail", "x": 2, "y": 0}


def test_d4_background_never_matters() -> None:
    scene = Scene(2).give(0, build("│"), hand="D03").laying()
    scene.do("lay D03 0,1 turn 0")


def closed() -> str:
    return "┌┐\n└┘"


def test_d6_what_fits_nowhere_is_discarded_and_costs_no_refusal() -> None:
    # A ring of curves shows only blank sides, a road crossing has none.
    scene = Scene(2).give(0, build(closed()), hand="D27 D27").laying()
    assert scene.offers() == ["discard D27"]
    problem = scene.why("refuse D27")
    assert (problem.key, problem.rule) == ("refuse_impossible", "laying-impossible")
    assert scene.do("discard D27")[0].key == "discard"
    assert scene.state.people[0].refusals_left() == 2
    scene.do("discard D27")
    assert scene.offers() == ["end"]


def test_d6_not_while_another_tile_of_the_hand_can_be_laid() -> None:
    scene = Scene(2).give(0, build(closed()), hand="D27 D41").laying()
    problem = scene.why("discard D27")
    assert problem.key == "other_tile_fits"
    assert problem.args["other"] == "D41"
    scene.do("lay D41 -1,0 turn 3")
    # The road end opened a road: now the crossing fits there.
    assert scene.why("discard D27").key == "tile_fits"


def test_d7_a_tile_that_fits_must_be_laid() -> None:
    scene = Scene(2).give(0, build("│"), hand="D01 D01").laying()
    problem = scene.why("discard D01")
    assert (problem.key, problem.rule) == ("tile_fits", "laying-impossible")
    assert scene.may(f"lay D01 {problem.args['x']},{problem.args['y']} turn {problem.args['turn']}")
    problem = scene.why("end")
    assert (problem.key, problem.args) == ("hand_not_laid", {"count": 2})


def test_d7_two_refusals_per_game_also_in_one_round_the_third_is_an_error() -> None:
    scene = Scene(2).give(0, build("│"), hand="D01 D06 D11").laying()
    assert scene.offers("refuse") == ["refuse D01", "refuse D06", "refuse D11"]
    assert scene.do("refuse D01")[0].args["left"] == 1
    assert scene.do("refuse D11")[0].args["left"] == 0
    assert scene.offers("refuse") == []
    problem = scene.why("refuse D06")
    assert (problem.key, problem.rule) == ("no_refusals", "refusals")


def test_d7_a_tile_that_fits_nowhere_may_be_refused_while_another_fits() -> None:
    scene = Scene(2).give(0, build(closed()), hand="D27 D41").laying()
    assert "refuse D27" in scene.offers("refuse")
    scene.do("refuse D27", "lay D41 -1,0 turn 3", "end")


def test_d8_a_laid_tile_is_not_in_the_hand_any_more() -> None:
    scene = Scene(2).give(0, build("│"), hand="D01").laying()
    scene.do("lay D01 0,1 turn 0")
    assert scene.why("lay D01 0,2 turn 0").key == "not_in_hand"
    assert scene.why(Lay("D99", 0, 2, 0)).key == "unknown_tile"


def test_identical_tiles_are_one_action_and_equal_turns_are_listed_once() -> None:
    scene = Scene(2).give(0, build("│"), hand="D01 D01").laying()
    assert sorted(scene.offers("lay")) == [
        "lay D01 -1,0 turn 0",
        "lay D01 0,-1 turn 0",
        "lay D01 0,1 turn 0",
        "lay D01 1,0 turn 0",
    ]
    for turn in (0, 2, 4, 6):
        assert scene.may(f"lay D01 0,1 turn {turn}")
    for turn in (8, 9):
        assert scene.why(f"lay D01 0,1 turn {turn}").key == "no_such_turn"


@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        ("D01", 2),
        ("D11", 4),
        ("D27", 1),
        ("D29", 2),
        ("D30", 4),
        ("D35", 4),
        ("D37", 2),
        ("D40", 4),
        ("D54", 8),
    ],
)
def test_a_tile_has_as_many_positions_as_differ_for_the_game(tile: str, turns: int) -> None:
    """D30 is a double curve with a car on one of its roads: turned half round it is another position."""
    assert len(empty_territory().lays(INDEX[tile])) == turns
