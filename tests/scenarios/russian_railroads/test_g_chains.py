"""Rewards that bring rewards: what comes at once, what waits, in which order it may be used (readings of the rulebook)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.russian_railroads.table import FREE_ORDER, RussianTable


def test_an_advance_gives_a_token_that_gives_a_locomotive_that_fires_a_special_space() -> None:
    """Black on St. Petersburg 4, a ? token, the card with the 9, a long Trans-Siberian, and its brown worker."""
    table = RussianTable(4).give(
        0, ts="8 5 4", stp="3", locomotives={"transsiberian": [1], "st_petersburg": [4]}
    )
    table.do(
        "place track_black_or_grey1 1w", "advance st_petersburg black", "token card", "card locomotive_9"
    )
    assert table.board(0)["workers"]["total"] == 5
    table.do("locomotive transsiberian over 1")
    assert table.told("worker") == [{"seat": 0, "line": "transsiberian", "space": 3}]
    assert table.pending() == [("bonus", 1), ("locomotive", 1)]
    table.do("locomotive kiev", "look", "bonus engineers", "end")
    board = table.board(0)
    assert (board["workers"]["total"], board["workers"]["free"], board["own_end_cards"]) == (
        6,
        5,
        ["engineers"],
    )
    assert table.seat == 1


def test_a_worker_gained_can_be_used_in_the_same_round() -> None:
    table = (
        RussianTable(4).give(0, kiev="6", workers=5, free=1).lay(0, "loco_3w", "3w").lay(0, "doubler", "1w")
    )
    table.player(0).free = 1
    table.do("place track_black_or_grey1 1w", "advance kiev black", "end").turn(0)
    assert "place rubles 1w" in table.legal()


@pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
def test_the_ability_of_a_factory_may_wait_in_the_free_order(table_of: dict[str, Any]) -> None:
    table = RussianTable(4, **table_of).give(0, marker=4, factories=[7])
    table.do("place industry_2 2w", "industry", "industry")
    assert table.pending() == [("advance", 2)]
    table.do("advance kiev black", "advance kiev black", "end")
    assert (table.board(0)["markers"], table.tracks(0, "kiev")) == ([6], [3])


def test_transsiberian_15() -> None:
    """The white track, up to two advances with it, and 10 points, all at once."""
    table = (
        RussianTable(4)
        .give(0, ts="14 9 7 4")
        .do("place track_black_or_grey1 1w", "advance transsiberian black")
    )
    assert table.points(0) == 10
    assert table.pending() == [("advance", 2)]
    assert table.legal("advance") == ["advance transsiberian white"]
    table.do("advance transsiberian white", "advance transsiberian white", "end")
    assert table.tracks(0, "ts") == [15, 9, 7, 4, 2]


def test_the_white_advances_follow_the_usual_rules() -> None:
    table = (
        RussianTable(4)
        .give(0, ts="14 9 7 2")
        .do("place track_black_or_grey1 1w", "advance transsiberian black")
    )
    table.do("advance transsiberian white", "end")
    assert table.told("lost") == [{"seat": 0, "kind": "advance", "amount": 1}]


def test_several_special_spaces_at_once_come_in_the_order_of_the_player() -> None:
    """The third black advance reaches the worker of Kiev; a ? space came before and still waits."""
    table = (
        RussianTable(4)
        .give(0, kiev="6", stp="3", locomotives={"st_petersburg": [4]})
        .do("place track_black3 2w")
    )
    table.do("advance st_petersburg black", "advance kiev black")
    assert table.pending() == [("advance", 1), ("token", 1)]
    table.do("advance kiev black", "token three_doublers", "end")
    assert (table.board(0)["workers"]["total"], table.board(0)["doublers"]) == (6, 3)


def test_a_special_space_pays_once() -> None:
    table = RussianTable(4).give(0, stp="4", locomotives={"st_petersburg": [4]}).supply(lowest=5)
    table.do("place loco_1w 1w", "build locomotive", "locomotive st_petersburg over 4")
    assert table.told("question") == []


def test_all_pieces_on_the_open_space_count_for_repeating() -> None:
    table = RussianTable(4).give(0, engineers=["repeat"]).lay(0, "track_black_or_grey1", "1w")
    table.do("place own_repeat 1w", "repeat track_black_or_grey1", "advance kiev black", "end")
    assert table.tracks(0, "kiev") == [2]
    table = RussianTable(4).give(0, engineers=["repeat"]).lay(0, "track_black_or_grey1", "2w")
    assert table.refused("place own_repeat 1w") == "nothing_possible"


def test_a_narrow_advance_is_used_before_a_free_one() -> None:
    """«1 of your choice and 1 black»: the black advance is taken for black, the free one stays free."""
    table = (
        RussianTable(4)
        .give(0, ts="6 3", engineers=["any_black"])
        .do("place own_any_black 1w", "advance kiev black")
    )
    assert "advance transsiberian grey" in table.legal()


def test_tokens_are_kept_when_the_action_is_not_finished() -> None:
    """What must be done may wait, but the turn does not end without it."""
    table = RussianTable(4).give(0, stp="3", locomotives={"st_petersburg": [4]}).do("place track_black3 2w")
    table.do("advance st_petersburg black", "token five_industry", "industry")
    assert table.refused("end") == "still_pending"
    assert table.refused("forfeit 1") == "must_be_done"
    table.do("advance kiev black", *["industry"] * 3, "advance kiev black", "end")
    assert table.board(0)["markers"] == [4]


def test_the_view_tells_what_waits_and_why() -> None:
    table = (
        RussianTable(4)
        .give(0, marker=4, factories=[3])
        .lay(0, "doubler", "1w")
        .do("place industry_2 2w", "industry")
    )
    rest, repeat = table.view(0)["pending"]
    assert (rest["kind"], rest["must"], rest["locked"]) == ("industry", True, True)
    assert (repeat["kind"], repeat["must"], repeat["locked"]) == ("repeat", True, False)
    assert (rest["now"], repeat["now"]) == (None, 3)
    assert repeat["source"] == {"kind": "factory", "id": "3"}
