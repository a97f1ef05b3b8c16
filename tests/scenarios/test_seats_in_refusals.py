"""A refusal that names a player names the right one, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import CHANCE, Match, Rules
from anden.core.registry import everything
from anden.core.testing import every_setup, toy
from anden.games.russian_railroads import rules as russian_railroads
from tests.scenarios.age_of_steam.table import SteamTable
from tests.scenarios.italian_rails.table import Scene as ItalianScene
from tests.scenarios.railes.table import RailesTable
from tests.scenarios.railroad_tiles.table import TilesTable
from tests.scenarios.russian_railroads.table import RussianTable


def several_people() -> list[Any]:
    """Every game and version, with as many players as it takes."""
    found = []
    for name, rules in sorted(everything().items()):
        if rules.id == toy.rules.id:  # other tests install it; it leaves turns to the match
            continue
        setups = list(every_setup(rules, variants=False))
        found.append(pytest.param(rules, max(setups, key=lambda setup: setup.players), id=name))
    return found


@pytest.mark.parametrize(("rules", "setup"), several_people())
def test_out_of_turn_the_refusal_is_for_who_tried(rules: Rules[Any, Any], setup: Any) -> None:
    match: Match[Any, Any] = Match(rules, setup, "out of turn")
    match.run_chance()
    tried = set()
    for _ in range(30):
        seats = match.to_act()
        if not seats:
            break
        actions = list(rules.legal(match.state, seats[0]))
        for other in range(setup.players):
            if other not in seats:
                problem = rules.problem(match.state, other, actions[0])
                assert problem is not None
                assert (problem.key, problem.args) == ("not_your_turn", {"seat": other})
                tried.add(other)
        problem = rules.problem(match.state, CHANCE, actions[0])
        assert problem is not None
        match.play(seats[0], actions[-1])
    assert len(tried) > 1


def test_age_of_steam_an_action_is_taken_by_who_chose_it() -> None:
    table = SteamTable().until("actions")
    [first] = table.to_act
    table.do("choose engineer")
    [second] = table.to_act
    assert table.why("choose engineer").args == {"action": "engineer", "seat": first}
    table.do("choose locomotive")
    assert table.why("choose engineer").args == {"action": "engineer", "seat": first}
    assert table.why("choose locomotive").args == {"action": "locomotive", "seat": second}


def test_railes_an_action_is_taken_by_who_chose_it() -> None:
    table = RailesTable().until("actions")
    [first] = table.to_act
    table.do("choose engineer")
    [second] = table.to_act
    assert table.why("choose engineer").args == {"action": "engineer", "seat": first}
    table.do("choose locomotive")
    assert table.why("choose engineer").args == {"action": "engineer", "seat": first}
    assert table.why("choose locomotive").args == {"action": "locomotive", "seat": second}


@pytest.mark.parametrize("owner", [0, 1])
def test_age_of_steam_track_that_may_not_be_met_belongs_to_who_built_it(owner: int) -> None:
    table = SteamTable().give(0, cash=100).give(1, cash=100).until("build", owner)
    table.build((7, 3, "straight", "0-3"))
    table.do("finish")
    problem = table.until("build", 2).why(table.tile(7, 4, "straight", "0-3"))
    assert (problem.key, problem.args["side"], problem.args["seat"]) == ("meets_other", 0, owner)


@pytest.mark.parametrize("owner", [0, 1])
def test_railes_track_that_may_not_be_met_belongs_to_who_built_it(owner: int) -> None:
    table = RailesTable().rich().until("build", owner)
    table.build(("K8", "22", "0-2"))
    table.do("finish")
    problem = table.why(table.tile("L8", "21", "2-5"))
    assert (problem.key, problem.args["side"], problem.args["seat"]) == ("meets_other", 5, owner)


def test_age_of_steam_track_that_would_go_is_of_who_is_named_or_of_nobody() -> None:
    """Two sections of seat 1 end on one crossing; once he has lost them the refusal names nobody: -1."""
    table = SteamTable().give(1, cash=100).until("build", 1)
    table.build((12, 3, "acute", "0-5"), (11, 3, "cross_two_straight", "1-4 2-5"))
    one_track_less = table.tile(11, 3, "straight", "1-4")
    problem = table.until("build", 2).why(one_track_less)
    assert (problem.key, problem.args) == ("track_lost", {"hex": table.at[11, 3], "seat": 1})
    table.next("build", 2)
    assert table.owners(11, 3) == {"1-4": None, "2-5": None}
    problem = table.why(one_track_less)
    assert (problem.key, problem.args) == ("track_lost", {"hex": table.at[11, 3], "seat": -1})


def test_russian_railroads_a_space_is_taken_by_whose_workers_stand_there() -> None:
    table = RussianTable(4).do("place doubler 1w", "end", "place rubles 1w", "end")
    for space, owner in (("doubler", 0), ("rubles", 1)):
        action = russian_railroads.parse(table.state, f"place {space} 1w")
        problem = russian_railroads.problem(table.state, table.seat, action)
        assert problem is not None
        assert (problem.key, problem.args) == ("space_taken", {"space": space, "seat": owner})


def test_italian_rails_track_and_rights_belong_to_who_is_named() -> None:
    for owner in (0, 1):
        scene = ItalianScene().building().track(owner, "L12", "L13")
        problem = scene.why("build L12 L13")
        assert (problem.key, problem.args["seat"]) == ("build_owned", owner)
    problem = ItalianScene().building().right(1, "L12", "L13").why("build L12 L13")
    assert (problem.key, problem.args["seat"]) == ("build_right", 1)


def test_italian_rails_an_order_is_locked_by_who_is_named() -> None:
    for owner in (0, 1):
        scene = ItalianScene().offer(8, 11, 1, 2, 3).train(0, "cremona").train(1, "roma")
        loads = [["violins"], []]
        loads[owner].append("coffee for 8.1")
        scene.loads(0, *loads[0]).loads(1, *loads[1])
        problem = scene.why("lock violins for 8.3")
        assert (problem.key, problem.args) == ("order_locked", {"card": 8, "order": 1, "seat": owner})


def test_railroad_tiles_a_column_is_taken_by_who_took_it() -> None:
    table = TilesTable(3).opened()
    [first] = table.match.to_act()
    table.any_turn(first, 1)
    [second] = table.match.to_act()
    problem = table.refused(second, "take 1")
    assert (problem.key, problem.args) == ("column_taken", {"column": 1, "seat": first})
    table.any_turn(second, 2)
    [third] = table.match.to_act()
    for column, owner in ((1, first), (2, second)):
        assert table.refused(third, f"take {column}").args == {"column": column, "seat": owner}
