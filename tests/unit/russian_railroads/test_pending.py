"""What is pending in a turn: in which order it may be used, which entry pays for what, what may be given up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.russian_railroads.table import FREE_ORDER, RussianTable


def test_a_turn_ends_only_when_nothing_can_be_used_any_more() -> None:
    table = RussianTable().do("place track_black2 1w")
    assert table.refused("end") == "still_pending"
    assert table.refused("forfeit 1") == "must_be_done"
    table.do("advance kiev black", "advance kiev black")
    assert table.legal() == ["end"]


@pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
def test_in_the_free_order_a_factory_may_be_given_up_and_must_be_to_end(table_of: dict[str, Any]) -> None:
    table = RussianTable(**table_of).give(0, marker=4, factories=[7]).do("place industry_1 1w", "industry")
    assert table.pending() == [("advance", 2)]
    assert table.refused("end") == "still_pending"
    table.do("advance kiev black", "forfeit 1", "end")
    assert table.told("forfeit") == [{"seat": 0, "kind": "advance", "amount": 1}]


@pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
def test_in_the_free_order_entries_are_used_in_any_order(table_of: dict[str, Any]) -> None:
    """Two steps on the lane over a factory with two free advances: the advances may wait."""
    table = RussianTable(**table_of).give(0, marker=4, factories=[7]).do("place industry_2 2w", "industry")
    assert table.pending() == [("industry", 1), ("advance", 2)]
    table.do("industry", "advance kiev black", "advance kiev black", "end")
    other = RussianTable(**table_of).give(0, marker=4, factories=[7]).do("place industry_2 2w", "industry")
    other.do("advance kiev black", "industry", "advance kiev black", "end")


def test_the_entry_with_the_fewest_colours_pays() -> None:
    table = RussianTable().engineer("1", "any_black").do("place engineer_public_1 1w")
    offers = table.view(0)["offers"]
    kinds = [entry["colours"] for entry in table.view(0)["pending"]]
    assert [kinds[offer["entry"]] for offer in offers] == [["black"]] * 3
    table.do("advance transsiberian black")
    assert len(table.view(0)["pending"][0]["colours"]) == 5
    assert table.legal() == [
        "advance transsiberian black",
        "advance transsiberian grey",
        "advance st_petersburg black",
        "advance kiev black",
    ]


def test_the_last_black_space_is_for_the_black_advance() -> None:
    """One black space is left. The engineer gives a black advance and one of any colour, which must be another then."""
    table = RussianTable().engineer("1", "any_black").give(0, ts="15 1", stp="9 1", kiev="8 1")
    table.do("place engineer_public_1 1w", "advance kiev black")
    assert [len(entry["colours"]) for entry in table.view(0)["pending"]] == [5]
    assert "advance kiev grey" in table.legal()
    assert table.refused("advance kiev black") == "line_full"


def test_a_locomotive_in_hand_comes_before_everything_else() -> None:
    table = RussianTable().give(0, stp="4", marker=4, factories=[2])
    table.do("place industry_2 2w", "industry", "build locomotive")
    assert table.refused("industry") == "locomotive_first"
    assert table.refused("end") == "still_pending"
    assert table.refused("forfeit 2") == "must_be_done"
    table.do("locomotive st_petersburg", "industry", "end")


@pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
def test_a_repeat_is_chosen_before_everything_else(table_of: dict[str, Any]) -> None:
    table = RussianTable(**table_of).give(0, marker=4, factories=[3]).lay(0, "rubles", "1w")
    table.do("place industry_2 2w", "industry")
    assert table.legal() == ["repeat rubles", "forfeit 2"]
    assert table.refused("industry") == "repeat_first"
    table.do("repeat rubles", "industry", "end")
    assert table.player(0).rubles == 3


@pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
def test_a_repeat_without_a_space_locks_nothing_and_is_lost(table_of: dict[str, Any]) -> None:
    table = RussianTable(**table_of).give(0, marker=4, factories=[3])
    table.do("place industry_2 2w", "industry")
    assert table.legal() == ["industry"]
    table.do("industry", "end")
    assert table.told("lost") == [{"seat": 0, "kind": "repeat", "amount": 1}]


@pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
def test_end_bonus_cards_come_last(table_of: dict[str, Any]) -> None:
    table = RussianTable(**table_of).give(0, marker=4, factories=[9]).do("place industry_2 2w", "industry")
    assert table.refused("look") == "bonus_last"
    assert table.refused("points") == "bonus_last"
    table.do("industry", "points", "end")
    assert table.points(0) == 10


def test_a_token_gained_in_the_middle_gives_a_locomotive_that_fires_the_next() -> None:
    """A step reaches the ? space; the card brings the 9; that reaches the ? spaces of St. Petersburg; then the end bonus."""
    table = RussianTable().give(0, stp="6", marker=9, factories=[5, 5, 5])
    table.do("place industry_1 1w", "industry", "token card", "card locomotive_9")
    assert table.pending() == [("bonus", 1), ("locomotive", 1)]
    table.do("locomotive st_petersburg")
    assert table.pending() == [("bonus", 1), ("token", 1), ("token", 1)]
    table.do("token three_doublers", "token four_tracks", "advance kiev black", "forfeit 2")
    table.do("look", "bonus locomotives", "end")
    assert table.player(0).doublers == 3
    used = [(used["token"], used["place"]) for used in table.board(0)["tokens_used"]]
    assert used == [
        ("three_doublers", "st_petersburg_4"),
        ("four_tracks", "st_petersburg_6"),
        ("card", "industry"),
    ]


def test_the_small_actions_and_the_one_that_is_repeated() -> None:
    table = RussianTable().give(0, marker=9, factories=[5, 5, 5, 5], ts="1")
    table.do("place industry_1 1w", "industry", "token card", "card four_small_actions")
    assert table.player(0).doublers == 1
    assert table.pending() == [("bonus", 1), ("industry", 1), ("advance", 1), ("small", 1)]
    table.do("small industry", "industry", "industry", "advance transsiberian black", "points", "end")
    assert table.player(0).marker == 12
    assert table.refused("card factory") == "not_now"


def test_doublers_without_a_field_are_lost() -> None:
    table = RussianTable().give(0, marker=4, factories=[4], doublers=7).do("place industry_1 1w", "industry")
    assert table.told("doublers_lost") == [{"seat": 0, "count": 1}]
    assert table.player(0).doublers == 8
    assert table.do("end").turn(0).refused("place doubler 1w") == "doubler_cannot"


def test_the_supply_of_doublers_is_limited() -> None:
    table = RussianTable().give(1, doublers=8).give(2, doublers=8).give(3, doublers=4)
    assert table.refused("place doubler 1w") == "doubler_cannot"
