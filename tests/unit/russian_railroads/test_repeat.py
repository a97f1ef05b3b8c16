"""Using a space again, and the extra advance of the black worker."""

from __future__ import annotations

import pytest

from tests.scenarios.russian_railroads.table import RussianTable


def test_spaces_with_exactly_one_own_piece_can_be_repeated() -> None:
    table = RussianTable().engineer("1", "repeat").give(0, engineers=["black_grey"])
    assert table.refused("place engineer_public_1 1w") == "repeat_cannot"
    table.lay(0, "track_black2", "1r").lay(0, "loco_2w", "2w").lay(0, "own_black_grey", "1t")
    table.lay(1, "industry_1", "1w").lay(0, "track_black_or_grey1", "1w").lay(0, "order_2", "1w")
    table.do("place engineer_public_1 1r")
    wanted = ["repeat track_black2", "repeat track_black_or_grey1", "repeat own_black_grey"]
    assert table.legal() == wanted
    assert table.refused("repeat loco_2w") == "repeat_not_single"
    assert table.refused("repeat industry_1") == "repeat_not_single"
    assert table.refused("repeat engineer_public_1") == "repeat_not_useful"
    assert table.refused("repeat order_2") == "repeat_not_useful"
    table.do("repeat track_black2", "advance kiev black", "advance st_petersburg black", "end")


def test_two_own_pieces_on_the_reusable_space_are_not_one() -> None:
    table = RussianTable().engineer("1", "repeat").lay(0, "track_black_or_grey1", "1w")
    table.lay(0, "track_black_or_grey1", "1w").lay(0, "rubles", "1w")
    assert (
        table.do("place engineer_public_1 1w").refused("repeat track_black_or_grey1") == "repeat_not_single"
    )


def test_what_cannot_be_completed_cannot_be_repeated() -> None:
    table = RussianTable().engineer("1", "repeat").give(0, ts="3 2").lay(0, "track_grey2", "1w")
    table.lay(0, "rubles", "1w").lay(0, "temporary_workers", "1w").lay(0, "engineer_hire", "1r")
    table.state.temporary -= 2
    table.player(0).temporary += 2
    table.engineer("hire", None).do("place engineer_public_1 1t")
    assert table.legal() == ["repeat rubles"]
    assert table.refused("repeat track_grey2") == "cannot_complete"
    assert table.refused("repeat temporary_workers") == "cannot_complete"
    assert table.refused("repeat engineer_hire") == "cannot_complete"


def test_a_public_repeat_must_be_used_an_own_one_may_be_given_up() -> None:
    table = RussianTable().engineer("1", "repeat").lay(0, "rubles", "1w").do("place engineer_public_1 1w")
    assert table.refused("forfeit 1") == "must_be_done"
    other = RussianTable().give(0, engineers=["repeat"]).lay(0, "rubles", "1w").do("place own_repeat 1w")
    other.do("forfeit 1", "end")


def test_own_engineers_are_repeated_in_part_too() -> None:
    table = RussianTable().give(0, engineers=["repeat", "black_grey"]).lay(0, "own_black_grey", "1w")
    table.do("place own_repeat 1w", "repeat own_black_grey", "forfeit 1", "end")
    assert table.told("lost") == [{"seat": 0, "kind": "advance", "amount": 1}]


def test_the_black_worker_brings_one_more_black_advance() -> None:
    table = RussianTable().give(0, black=True).do("place track_black3 1w+b")
    assert table.pending() == [("advance", 3), ("advance", 1)]
    table.do(*["advance transsiberian black"] * 4, "end")
    assert table.tracks(0, "ts")[0] == 5


def test_none_where_no_black_advance_is_given() -> None:
    table = RussianTable().give(0, black=True, ts="4 1").do("place track_grey2 b")
    assert table.pending() == [("advance", 2)]


@pytest.mark.parametrize(
    ("option", "at_once", "after_grey", "after_black"),
    [("made", False, 0, 1), ("always", True, 1, 1), ("never", False, 0, 0)],
)
def test_on_open_colours_it_depends_on_the_option(
    option: str, at_once: bool, after_grey: int, after_black: int
) -> None:
    grey = (
        RussianTable(black_worker_any=option).give(0, black=True, ts="4 1").do("place track_black_or_grey1 b")
    )
    assert (("advance", 1) in grey.pending()[1:]) == at_once
    grey.do("advance transsiberian grey")
    assert len(grey.pending()) == after_grey
    black = (
        RussianTable(black_worker_any=option)
        .give(0, black=True, ts="4 1", rubles=1)
        .do("place track_any2 b+1r")
    )
    black.do("advance transsiberian grey", "advance transsiberian black")
    assert len(black.pending()) == after_black


def test_on_two_free_advances_it_comes_once() -> None:
    table = RussianTable().give(0, black=True, rubles=1).do("place track_any2 b+1r", "advance kiev black")
    assert table.pending() == [("advance", 1), ("advance", 1)]
    table.do("advance kiev black", "advance kiev black")
    assert table.legal() == ["end"]


def test_repeating_the_space_of_the_black_worker_brings_it_again() -> None:
    table = RussianTable().engineer("1", "repeat").give(0, black=True).lay(0, "track_black2", "b")
    table.do("place engineer_public_1 1w", "repeat track_black2")
    assert table.pending() == [("advance", 2), ("advance", 1)]


def test_the_black_worker_on_the_repeat_brings_none() -> None:
    table = RussianTable().engineer("1", "repeat").give(0, black=True).lay(0, "track_black2", "1w")
    table.do("place engineer_public_1 b", "repeat track_black2")
    assert table.pending() == [("advance", 2)]


def test_after_a_swap_the_black_worker_lies_on_the_other_space() -> None:
    table = RussianTable().engineer("1", "repeat").turn(1).give(1, black=True).lay(1, "track_black2", "1w")
    table.do("place order_1 b", "swap track_black2", "end").turn(1)
    table.do("place engineer_public_1 1w", "repeat track_black2")
    assert table.pending() == [("advance", 2), ("advance", 1)]


def test_the_extra_advance_may_be_given_up() -> None:
    table = (
        RussianTable().give(0, black=True, ts="15 1", stp="9", kiev="8").do("place track_black_or_grey1 b")
    )
    table.do("advance kiev black", "end")
    assert table.told("lost") == [{"seat": 0, "kind": "advance", "amount": 1}]
