"""Every refusal of Railroad Tiles, and the click that leads to it; or why none does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anden.core import Problem
from anden.games.railroad_tiles.keys import PROBLEMS
from anden.games.railroad_tiles.printed.faces import OBJECTIVES
from anden.games.railroad_tiles.targets import AtCell, AtColumn, AtRefusal, AtTile, AtToken, TilesTarget
from tests.scenarios.clicks import LUCK, NEW_TABLE, NOT_SHOWN, OUT_OF_TURN, TYPED, Click
from tests.scenarios.railroad_tiles.table import Scene, check_problem
from tests.scenarios.railroad_tiles.test_problems import (
    RING,
    laying,
    occupied,
    owing,
    placing,
    refused_twice,
    taken_column,
    used_token,
    without_cars,
    without_stars,
)

ONE_TURN = "typed or sent: it is about one way to turn a tile; a press on a space is about all of them"
ONE_PAWN = "typed or sent: it is about one pawn; a press on a tile is about all that have a Location there"


def cell(scene: Scene, x: int, y: int, tile: str = "", token: int = -1, star: bool = False) -> Problem | None:
    return scene.ask(AtCell(x, y, tile, token, star))


def first_tile() -> Scene:
    scene = Scene(1).taking("D01 D01||")
    scene.do("take 1")
    return scene


def not_owing() -> Scene:
    scene = owing()
    scene.state.people[0].owes = False
    return scene


def laid_already() -> Scene:
    scene = owing()
    scene.state.people[0].objectives &= ~(1 << OBJECTIVES.index("temple"))
    return scene


WAYS: dict[str, Click | str] = {
    # set-up and rounds
    "setup_players": NEW_TABLE,
    "setup_map": NEW_TABLE,
    "setup_option": NEW_TABLE,
    "setup_value": NEW_TABLE,
    "setup_objective_set": NEW_TABLE,
    "setup_challenge_solo": NEW_TABLE,
    "not_your_turn": OUT_OF_TURN,
    "not_now": lambda: laying("D01").ask(AtColumn(0)),
    # starting tiles and columns
    "starting_not_there": NOT_SHOWN,
    "no_such_column": TYPED,
    "column_taken": lambda: taken_column().ask(AtColumn(0)),
    # laying
    "unknown_tile": TYPED,
    "not_in_hand": NOT_SHOWN,
    "no_such_turn": TYPED,
    "space_taken": lambda: cell(laying("D01"), 0, 0, "D01"),
    "not_connected": lambda: cell(laying("D01"), 1, 1, "D01"),
    "side_mismatch": ONE_TURN,
    "never_fits": lambda: cell(laying("D27", RING), 0, -1, "D27"),
    "tile_first": lambda: laying("D01 D02").ask(AtRefusal("")),
    "all_laid": lambda: cell(laying(""), 0, 1),
    "first_tile_origin": lambda: cell(first_tile(), 0, 1, "D01"),
    "hand_not_laid": NOT_SHOWN,
    # discarding and refusing
    "tile_fits": NOT_SHOWN,
    "other_tile_fits": lambda: laying("D27 D01", RING).ask(AtTile("D27")),
    "no_refusals": lambda: refused_twice().ask(AtRefusal("D01")),
    "refuse_impossible": lambda: laying("D27", RING).ask(AtRefusal("")),
    "refuse_objective": lambda: owing("D01").ask(AtRefusal("temple")),
    # objectives
    "objective_not_yours": lambda: laid_already().ask(AtTile("temple")),
    "objective_not_owed": lambda: not_owing().ask(AtTile("temple")),
    "objective_owed": NOT_SHOWN,
    # pawns
    "unknown_pawn": TYPED,
    "no_such_token": TYPED,
    "token_used": lambda: used_token().ask(AtToken(0, star=False)),
    "tokens_used": lambda: cell(used_token(), 0, 0),
    "token_no_location": lambda: placing("PT1").ask(AtToken(0, star=False)),
    "no_tile": lambda: cell(placing(), 0, 1),
    "no_location": ONE_PAWN,
    "no_locations": lambda: cell(placing(), 1, 0),
    "location_taken": lambda: cell(occupied(), 0, 0),
    "pool_empty": lambda: cell(without_cars(), 0, 0),
    "star_needed": lambda: cell(placing("PT1"), 0, 0),
    "no_star": ONE_PAWN,
    "no_token_for": lambda: cell(without_stars(), 0, 0),
    "star_not_needed": lambda: cell(placing(), 0, 0, star=True),
    # luck
    "luck_order": LUCK,
    "luck_objectives": LUCK,
    "luck_starting_count": LUCK,
    "luck_starting_same": LUCK,
    "luck_bag": LUCK,
    "luck_columns": LUCK,
    "luck_column_size": LUCK,
    "luck_token": LUCK,
    "luck_side": LUCK,
}
CLICKS: dict[str, Callable[[], Problem | None]] = {key: way for key, way in WAYS.items() if callable(way)}


def test_every_refusal_is_in_the_table() -> None:
    assert set(WAYS) == set(PROBLEMS)


@pytest.mark.parametrize("key", CLICKS)
def test_a_click_leads_there(key: str) -> None:
    problem = CLICKS[key]()
    assert problem is not None
    assert problem.key == key, problem
    check_problem(problem)


# --- what the answer says ----------------------------------------------------------------------------------------------


def answer(scene: Scene, target: TilesTarget) -> tuple[str, dict[str, Any]]:
    problem = scene.ask(target)
    assert problem is not None
    return problem.key, dict(problem.args)


def test_what_the_tiles_around_a_space_ask_for_is_named() -> None:
    """North of a bend that leads east and south: it shows nothing there, a crossing would."""
    key, args = answer(laying("D27", RING), AtCell(0, -1, "D27", -1, False))
    assert (key, args["wants"]) == ("never_fits", ("S_blank",))
    below = answer(laying("D06", "│"), AtCell(0, 1, "D06", -1, False))
    assert (below[0], below[1]["wants"]) == ("never_fits", ("N_road",))


def test_a_space_where_a_tile_fits_some_way_is_open() -> None:
    assert cell(laying("D01"), 0, 1, "D01") is None
    assert laying("D01").ask(AtTile("D01")) is None
    assert laying("D27", RING).ask(AtTile("D27")) is None, "it may be put away"
    assert laying("D01").ask(AtRefusal("D01")) is None


def test_a_location_that_a_token_allows_is_open() -> None:
    assert cell(placing(), 0, 0) is None
    assert cell(placing(), 0, 0, token=0) is None
    assert placing().ask(AtToken(0, star=False)) is None


def test_a_star_helps_only_who_has_one() -> None:
    assert answer(placing("PT1"), AtCell(0, 0, "", -1, False)) == (
        "star_needed",
        {"pawn": "car", "token": "PT1"},
    )
    assert cell(placing("PT1"), 0, 0, star=True) is None
    assert answer(without_stars(), AtCell(0, 0, "", -1, False)) == ("no_token_for", {"pawn": "car"})


def test_of_two_tokens_the_one_that_allows_the_pawn_counts() -> None:
    assert cell(placing("PT1 PT3"), 0, 0) is None
    assert answer(placing("PT1 PT3"), AtCell(0, 0, "", 0, False))[0] == "star_needed"


def test_whatever_is_pressed_before_tiles_are_laid_waits() -> None:
    for target in (AtTile("D01"), AtCell(0, 0, "", -1, False), AtToken(0, star=False), AtRefusal("")):
        key, args = answer(taken_column(), target)
        assert (key, args["phase"]) == ("not_now", "take")
