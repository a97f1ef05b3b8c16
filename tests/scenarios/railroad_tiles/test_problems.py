"""Every way to be refused: each problem key at least once, with its rule and its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anden.core import CHANCE, Problem, Setup
from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.actions import Coin, Lay, Place, Reveal
from anden.games.railroad_tiles.keys import PROBLEMS, RULES
from anden.games.railroad_tiles.state import COIN
from anden.games.railroad_tiles.targets import AtCell, AtToken
from tests.scenarios.railroad_tiles.table import Scene, TilesTable, build, check_problem

CAR = {"C": ("D02", "road WE")}
RING = "┌┐\n└┘"


def setup_with(players: int = 2, map_: str = "", **options: Any) -> Problem | None:
    return rules.check_setup(Setup(game=rules.id, version=1, players=players, map=map_, options=options))


def laying(hand: str, picture: str = "│") -> Scene:
    return Scene(2).give(0, build(picture), hand=hand).laying()


def owing(hand: str = "") -> Scene:
    scene = Scene(2, objectives=["stadium", "temple", "airport"]).give(0, build("│"), hand=hand).laying()
    scene.state.people[0].owes = True
    return scene


def placing(tokens: str = "PT3") -> Scene:
    return Scene(2).give(0, build("C─", CAR)).placing(tokens)


def without_cars() -> Scene:
    scene = placing()
    scene.state.pool[0] = 0
    return scene


def without_stars() -> Scene:
    scene = placing("PT1")
    scene.give(0, scene.state.people[0].territory, stars=0)
    return scene


def after(*texts: str, players: int = 2) -> Scene:
    scene = Scene(players, round=0)
    scene.do(*texts)
    return scene


def used_token() -> Scene:
    scene = placing()
    scene.do("place car 0,0 token 1")
    return scene


def occupied() -> Scene:
    return Scene(2).give(0, build("C", CAR, "car 0,0")).placing("PT3")


def refused_twice() -> Scene:
    scene = laying("D01 D01 D01")
    scene.do("refuse D01", "refuse D01")
    return scene


def taken_column() -> Scene:
    scene = Scene(2).give(0, build("│")).taking("|D01 D01 D01|D06 D06 D06|D11 D11 D11 D11")
    scene.state.taken = (1, -1, -1, -1)
    return scene


def coin_phase() -> Scene:
    scene = Scene(2)
    scene.state.phase = COIN
    return scene


def starting_picks() -> Scene:
    scene = after("order 1 2", "starting D01 D06")
    scene.do("fill D01 D02 | D01 D01 D06 | D06 D06 D11 | D11 D11 D11 D11", "reveal PT1")
    return scene


CASES: dict[str, Callable[[], Problem | None]] = {
    "setup_players": lambda: setup_with(5),
    "setup_map": lambda: setup_with(map_="rhein"),
    "setup_option": lambda: setup_with(colour="red"),
    "setup_value": lambda: setup_with(objectives="many"),
    "setup_objective_set": lambda: setup_with(
        objectives="chosen", objective_set=["temple", "temple", "airport"]
    ),
    "setup_challenge_solo": lambda: setup_with(players=2, challenge=1),
    "not_your_turn": lambda: laying("D01").why("lay D01 0,1 turn 0", seat=1),
    "not_now": lambda: laying("D01").why("take 1"),
    "starting_not_there": lambda: starting_picks().why("start D11"),
    "no_such_column": lambda: taken_column().why("take 5"),
    "column_taken": lambda: taken_column().why("take 1"),
    "unknown_tile": lambda: laying("D01").why("lay D78 0,1 turn 0"),
    "not_in_hand": lambda: laying("D01").why("lay D02 0,1 turn 0"),
    "no_such_turn": lambda: laying("D01").why(Lay("D01", 0, 1, -1)),
    "space_taken": lambda: laying("D01").why("lay D01 0,0 turn 0"),
    "not_connected": lambda: laying("D01").why(Lay("D01", 10**12, 0, 0)),
    "side_mismatch": lambda: laying("D01").why("lay D01 0,1 turn 1"),
    "never_fits": lambda: laying("D27", RING).ask(AtCell(0, -1, "D27", -1, False)),
    "tile_first": lambda: laying("D01").ask(AtCell(0, 1, "", -1, False)),
    "all_laid": lambda: laying("").ask(AtCell(0, 1, "", -1, False)),
    "first_tile_origin": lambda: Scene(1).taking("D01 D01||").why_after("take 1", "lay D01 0,1 turn 0"),
    "hand_not_laid": lambda: laying("D01").why("end"),
    "tile_fits": lambda: laying("D01").why("discard D01"),
    "other_tile_fits": lambda: laying("D27 D01", RING).why("discard D27"),
    "no_refusals": lambda: refused_twice().why("refuse D01"),
    "refuse_impossible": lambda: laying("D27", RING).why("refuse D27"),
    "refuse_objective": lambda: owing().why("refuse temple"),
    "objective_not_yours": lambda: owing().why("lay metropolis 0,1 turn 0"),
    "objective_not_owed": lambda: (
        Scene(2, objectives=["temple"]).give(0, build("│")).laying().why("discard temple")
    ),
    "objective_owed": lambda: owing().why("end"),
    "unknown_pawn": lambda: placing().why(Place("boat", 0, 0, 0, False)),  # type: ignore[arg-type]
    "no_such_token": lambda: placing().why("place car 0,0 token 2"),
    "token_used": lambda: used_token().why("place car 0,0 token 1"),
    "tokens_used": lambda: used_token().ask(AtCell(0, 0, "", -1, False)),
    "token_no_location": lambda: placing("PT1").ask(AtToken(0, False)),
    "no_tile": lambda: placing().why("place car 0,1 token 1"),
    "no_location": lambda: placing().why("place car 1,0 token 1"),
    "no_locations": lambda: placing().ask(AtCell(1, 0, "", -1, False)),
    "location_taken": lambda: occupied().why("place car 0,0 token 1"),
    "pool_empty": lambda: without_cars().why("place car 0,0 token 1"),
    "star_needed": lambda: placing("PT1").why("place car 0,0 token 1"),
    "no_star": lambda: without_stars().why("place car 0,0 token 1 star"),
    "no_token_for": lambda: without_stars().ask(AtCell(0, 0, "", -1, False)),
    "star_not_needed": lambda: placing().why("place car 0,0 token 1 star"),
    "luck_order": lambda: Scene(2).why("order 1 1"),
    "luck_objectives": lambda: random_objectives().why("objectives temple airport volcano"),
    "luck_starting_count": lambda: after("order 1 2").why("starting D01"),
    "luck_starting_same": lambda: after("order 1 2").why("starting D01 D02"),
    "luck_bag": lambda: after("order 1 2").why("starting D01 temple"),
    "luck_columns": lambda: after("order 1 2", "starting D01 D06").why("fill D01 D01"),
    "luck_column_size": lambda: after("order 1 2", "starting D01 D06").why("fill - | - | - | -"),
    "luck_token": lambda: revealing().why(Reveal("PT9")),
    "luck_side": lambda: coin_phase().why(Coin("edge")),  # type: ignore[arg-type]
}


def random_objectives() -> Scene:
    scene = Scene(2)
    scene.state.random_objectives = True
    scene.do("order 1 2")
    return scene


def revealing() -> Scene:
    scene = after("order 1 2", "starting D01 D06")
    scene.do("fill D01 D02 | D01 D01 D06 | D06 D06 D11 | D11 D11 D11 D11")
    return scene


def test_every_problem_has_a_case() -> None:
    assert set(CASES) == set(PROBLEMS)


@pytest.mark.parametrize("key", list(CASES))
def test_problem(key: str) -> None:
    problem = CASES[key]()
    assert problem is not None
    assert check_problem(problem).key == key
    assert problem.rule in RULES


def test_good_setups_pass() -> None:
    for players in (1, 2, 3, 4):
        assert setup_with(players) is None
    assert setup_with(objectives="chosen", objective_set=["temple", "airport", "stadium"]) is None
    assert setup_with(1, objectives="random", challenge=15) is None
    # Without objectives the set does not matter: clients send the default along.
    assert setup_with(objectives="none", objective_set=[]) is None


@pytest.mark.parametrize(
    "options",
    [
        {"challenge": True},
        {"challenge": "3"},
        {"challenge": -1},
        {"objectives": "chosen"},
        {"objectives": "chosen", "objective_set": "temple"},
        {"objectives": "chosen", "objective_set": ["temple", "airport"]},
        {"objectives": "chosen", "objective_set": [1, 2, 3]},
        {"objectives": 3},
        {"objectives": ["none"]},
    ],
)
def test_bad_setups_are_refused(options: dict[str, Any]) -> None:
    assert setup_with(1, **options) is not None


def test_luck_cannot_draw_more_than_the_bag_holds() -> None:
    scene = after("order 1 2", "starting D01 D06")
    problem = scene.why("fill D03 D03 | D01 D01 D06 | D06 D06 D11 | D11 D11 D11 D11")
    assert (problem.key, problem.args) == ("luck_bag", {"tile": "D03"})
    problem = scene.why("fill D99 D03 | D01 D01 D06 | D06 D06 D11 | D11 D11 D11 D11")
    assert problem.args == {"tile": "D99"}


def test_a_token_comes_off_the_clock_once() -> None:
    table = TilesTable(2).opened()
    table.selection(1, 2)
    table.some_luck()
    table.fill()
    assert table.refused(CHANCE, "reveal PT1").key == "luck_token"


def test_players_do_not_play_luck_and_luck_does_not_play() -> None:
    scene = laying("D01")
    assert scene.why("coin left").key == "not_now"
    assert scene.why("lay D01 0,1 turn 0", seat=CHANCE).key == "not_your_turn"
    assert Scene(2).why("take 1").key == "not_now"
    table = TilesTable(1).go_to_round(9)
    problem = rules.problem(table.state, 0, rules.parse(table.state, "end"))
    assert problem is not None
    assert problem.key == "not_your_turn"
