"""«III. Seleccionar acciones»."""

from __future__ import annotations

import pytest

from tests.scenarios.age_of_steam.table import SteamTable

ALL = ["first_move", "first_build", "engineer", "locomotive", "urbanization", "production", "turn_order"]


def test_seven_actions_one_each_in_turn_order() -> None:
    table = SteamTable(players=3, order=(2, 1, 0)).until("actions")
    assert table.to_act == (0,)
    assert table.offers() == [f"choose {action}" for action in ALL]
    table.do("choose engineer")
    assert table.to_act == (1,)
    problem = table.why("choose engineer")
    assert (problem.key, problem.args["seat"]) == ("action_taken", 0)
    assert table.view["actions"]["engineer"] == 0


def test_locomotive_acts_at_once() -> None:
    table = SteamTable(players=3, order=(2, 1, 0)).until("actions", 0)
    table.do("choose locomotive")
    assert table.player(0)["locomotive"] == 2
    assert table.told("locomotive") == [{"seat": 0, "level": 2}]


def test_locomotive_at_six_may_be_taken_and_only_keeps_it_from_the_others() -> None:
    """«El numero maximo de enlaces sigue siendo 6»."""
    table = SteamTable(players=3, order=(2, 1, 0)).until("actions", 0).give(0, locomotive=6)
    assert table.offer("choose locomotive") == {"forecast": table.player(0)["forecast"]}
    table.do("choose locomotive")
    assert table.player(0)["locomotive"] == 6
    assert [event.key for event in table.events] == ["choose"], "nothing is told of a better locomotive"
    assert table.view["actions"]["locomotive"] == 0
    assert table.why("choose locomotive").key == "action_taken"


def test_in_the_first_version_locomotive_was_not_for_who_had_six() -> None:
    table = SteamTable(players=3, order=(2, 1, 0), version=1).until("actions", 0).give(0, locomotive=6)
    assert "choose locomotive" not in table.offers()
    assert table.why("choose locomotive").key == "locomotive_max"


def test_first_build_builds_first() -> None:
    table = SteamTable(players=3, order=(2, 1, 0))
    table.wants = {2: "first_build"}
    table.until("build")
    assert table.view["order"] == [0, 1, 2]
    assert table.view["acting"] == [2, 0, 1]


def test_first_move_moves_first_in_both_rounds() -> None:
    table = SteamTable(players=3, order=(2, 1, 0))
    table.wants = {1: "first_move"}
    table.until("move")
    assert table.view["acting"] == [1, 0, 2]
    table.do("skip", "skip", "skip")
    assert table.view["move_round"] == 2
    assert table.view["acting"] == [1, 0, 2]


def test_engineer_builds_four_tiles() -> None:
    table = SteamTable(players=3)
    table.wants = {0: "engineer"}
    table.shares = {0: 2}
    table.until("build", 0)
    assert table.view["build"]["limit"] == 4
    table.build(
        (7, 3, "straight", "0-3"),
        (7, 4, "straight", "0-3"),
        (7, 5, "straight", "0-3"),
        (6, 3, "straight", "1-4"),
    )
    assert table.refused(8, 2, "straight", "2-5") == "no_tiles_left"


def test_three_tiles_without_engineer() -> None:
    table = SteamTable(players=3)
    table.until("build", 0)
    table.build((7, 3, "straight", "0-3"), (7, 4, "straight", "0-3"), (7, 5, "straight", "0-3"))
    problem = table.why(table.tile(6, 3, "straight", "1-4"))
    assert (problem.key, problem.args["limit"]) == ("no_tiles_left", 3)
    assert table.offers() == ["finish"]


def test_barbados_four_actions_locked_until_all_were_taken() -> None:
    table = SteamTable("barbados", 1).give(0, cash=200).until("actions")
    assert table.offers() == [f"choose {a}" for a in ("engineer", "locomotive", "urbanization", "production")]
    assert table.why("choose first_move").key == "action_not_on_map"
    table.do("choose production")
    table.next("actions")
    assert table.why("choose production").key == "action_locked"
    table.do("choose engineer")
    table.next("actions")
    table.do("choose urbanization")
    table.next("actions")
    assert table.offers() == ["choose locomotive"]
    table.do("choose locomotive")
    table.next("actions")
    assert len(table.offers()) == 4


@pytest.mark.parametrize("version", [1, 2])
def test_barbados_the_last_free_action_must_be_taken_even_locomotive_at_six(version: int) -> None:
    table = SteamTable("barbados", 1, version=version).give(0, cash=200, locomotive=6).until("actions")
    assert ("choose locomotive" in table.offers()) == (version > 1)
    for action in ("production", "engineer", "urbanization"):
        table.do(f"choose {action}")
        table.next("actions")
    assert table.offers() == ["choose locomotive"]
    table.do("choose locomotive")
    assert table.player(0)["locomotive"] == 6


def test_st_lucia_has_no_production() -> None:
    table = SteamTable("st_lucia", 2).until("actions")
    assert table.why("choose production").key == "action_not_on_map"
    assert len(table.offers()) == 6
