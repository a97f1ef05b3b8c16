"""Tracks, locomotives and industry on the own board."""

from __future__ import annotations

import pytest

from anden.games.russian_railroads import scoring
from tests.scenarios.russian_railroads.table import RussianTable


def test_new_colours_come_at_2_6_10_and_15() -> None:
    table = RussianTable().give(0, ts="1")
    for _ in range(14):
        table.do("place track_black_or_grey1 1w", "advance transsiberian black")
        table.do(*table.legal("forfeit"), "end").fresh().turn(0)
    assert table.tracks(0, "ts") == [15, 0, 0, 0, 0]
    assert table.tracks(0, "stp") == [1, 0, 0, 0]
    assert table.tracks(0, "kiev") == [1, 0, 0]
    assert table.points(0) == 10


def test_white_comes_with_two_advances_of_which_the_impossible_are_lost() -> None:
    table = (
        RussianTable()
        .give(0, ts="14 5 4 2")
        .do("place track_black_or_grey1 1w", "advance transsiberian black")
    )
    assert table.view(0)["pending"][0]["colours"] == ["white"]
    table.do("advance transsiberian white", "end")
    assert table.told("lost") == [{"seat": 0, "kind": "advance", "amount": 1}]
    assert table.tracks(0, "ts") == [15, 5, 4, 2, 1]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("advance transsiberian grey", "track_blocked"),
        ("advance kiev natural", "colour_not_on_line"),
        ("advance st_petersburg natural", "colour_not_owned"),
        ("advance kiev black", "line_full"),
    ],
)
def test_rules_to_observe_when_advancing(text: str, key: str) -> None:
    table = RussianTable().give(0, ts="6 5 0", kiev="9 3 0", rubles=2).do("place track_any2 2r")
    assert table.refused(text) == key


def test_a_chain_of_replacements_ends_with_a_factory_face_up() -> None:
    places = {"transsiberian": [3, 1], "st_petersburg": [2], "kiev": [1]}
    table = RussianTable().give(1, locomotives={}).give(0, locomotives=places).supply(lowest=4)
    table.do("place loco_1w 1w", "build locomotive", "locomotive transsiberian over 3")
    assert table.legal() == [
        "locomotive transsiberian over 1",
        "locomotive st_petersburg over 2",
        "locomotive kiev over 1",
    ]
    table.do("locomotive st_petersburg over 2", "locomotive kiev over 1")
    assert table.told("locomotive_flipped") == [{"seat": 0, "value": 1}]
    assert table.board(0)["locomotives"] == {"transsiberian": [4, 1], "st_petersburg": [3], "kiev": [2]}
    assert table.legal() == ["end"]


def test_only_a_higher_value_replaces() -> None:
    places = {"transsiberian": [3, 2], "st_petersburg": [2], "kiev": [3]}
    table = RussianTable().give(0, locomotives=places)
    assert table.do("place loco_1w 1w").refused("build locomotive") == "locomotive_unplaceable"
    table.do("build factory", "end").turn(0).supply(lowest=3)
    table.do("place loco_2w 2w", "build locomotive")
    assert table.refused("locomotive kiev over 3") == "locomotive_not_lower"
    assert table.refused("locomotive kiev") == "line_occupied"
    assert table.refused("locomotive kiev over 1") == "locomotive_not_there"


def test_the_removed_locomotive_must_take_a_free_place() -> None:
    table = RussianTable().give(0, locomotives={"transsiberian": [1], "st_petersburg": [2]}).supply(lowest=3)
    table.do("place loco_1w 1w", "build locomotive", "locomotive transsiberian over 1")
    assert table.legal() == ["locomotive transsiberian", "locomotive kiev"]


def test_factories_fill_from_the_left_and_are_replaced_when_full() -> None:
    table = RussianTable().give(0, factories=[5, 5, 5, 5]).supply(face_up=[7])
    table.do("place loco_1w 1w")
    assert table.refused("build factory over 2") == "factory_leftmost"
    assert table.refused("build factory from 8") == "no_face_up"
    table.do("build factory from 7", "end").turn(0)
    assert table.board(0)["factories"] == [5, 5, 5, 5, 7]
    table.do("place loco_2w 2w")
    assert table.refused("build factory") == "factory_full"
    table.do("build factory over 2", "end")
    assert table.board(0)["factories"] == [5, 2, 5, 5, 7]
    assert table.view(0)["face_up"] == [5]


def test_two_markers_never_share_a_space_and_both_score() -> None:
    table = (
        RussianTable().give(0, marker=4, factories=[5]).give(0, tokens=["second_industry_marker"], second=3)
    )
    assert table.do("place industry_2 2w").refused("industry 2") == "industry_occupied"
    table.do("industry", "industry 2", "end")
    assert table.board(0)["markers"] == [5, 4]
    assert scoring.industry_points(table.player(0)) == 10
    assert table.player(0).rubles == 2


def test_the_second_marker_cannot_be_taken_while_the_first_stands_on_0() -> None:
    table = RussianTable().give(0, stp="3", locomotives={"st_petersburg": [4]})
    table.do("place track_black_or_grey1 1w", "advance st_petersburg black")
    assert table.refused("token second_industry_marker") == "marker_on_start"
    assert len(table.legal("token")) == 6


def test_the_second_marker_uses_factories_again_but_not_the_question_space() -> None:
    board = {"marker": 14, "factories": [4, 4, 5, 4, 4], "tokens": ["second_industry_marker"], "second": 8}
    table = RussianTable().give(0, **board)  # type: ignore[arg-type]
    table.do("place industry_2 2w", "industry 2", "industry 2")
    assert table.legal() == ["end"]
    assert table.player(0).rubles == 2
