"""«I. Emitir acciones»."""

from __future__ import annotations

from tests.scenarios.age_of_steam.table import SteamTable


def test_in_turn_order_five_dollars_each() -> None:
    table = SteamTable(order=(2, 0, 1))
    assert table.phase == "shares"
    assert table.to_act == (2,)
    table.do("issue 3")
    assert table.player(2)["cash"] == 25
    assert table.player(2)["shares"] == 5
    assert table.to_act == (0,)


def test_none_is_fine_and_thirteen_at_most() -> None:
    table = SteamTable()
    assert table.offers() == [f"issue {n}" for n in range(14)]
    problem = table.why("issue 14")
    assert problem.key == "shares_track_end"
    assert problem.args["left"] == 13


def test_who_is_at_the_end_of_the_track_is_passed_over() -> None:
    table = SteamTable(order=(0, 1, 2))
    table.do("issue 13")
    table.give(0, cash=100)
    table.next("auction")
    assert {"seat": 0} in table.told("issue_none")


def test_not_in_any_other_phase() -> None:
    table = SteamTable().until("build", 0)
    assert table.why("issue 1").key == "not_now"


def test_barbados_one_per_turn() -> None:
    table = SteamTable("barbados", 1)
    assert table.offers() == ["issue 0", "issue 1"]
    assert table.why("issue 2").key == "shares_one_per_turn"
