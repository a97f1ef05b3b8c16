"""Turn order: claiming, swapping, rearranging, moving the workers on; passing."""

from __future__ import annotations

import pytest

from anden.games.russian_railroads.phases.round_end import rearranged
from tests.scenarios.russian_railroads.table import RussianTable


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        (-1, -1, (0, 1, 2, 3)),
        (2, 3, (2, 3, 0, 1)),
        (3, -1, (3, 0, 1, 2)),
        (-1, 3, (0, 3, 1, 2)),
        (-1, 0, (0, 1, 2, 3)),
        (3, 0, (3, 0, 1, 2)),
        (1, 0, (1, 0, 2, 3)),
        (1, 3, (1, 3, 0, 2)),
    ],
)
def test_the_new_order(first: int, second: int, after: tuple[int, ...]) -> None:
    assert rearranged((0, 1, 2, 3), first, second) == after


def test_not_below_the_own_pawn_and_never_both() -> None:
    table = RussianTable()
    assert table.refused("place order_1 1w") == "own_position"
    assert table.turn(1).refused("place order_2 1w") == "own_position"
    table.turn(0).do("place order_2 1w", "end")
    table.turn(2).do("place order_1 1w", "end").turn(3)
    assert table.refused("place order_1 1w") == "space_taken"
    other = RussianTable().turn(2).do("place order_1 1w", "end").turn(2)
    assert other.refused("place order_2 1w") == "both_positions"


def test_two_players_may_claim_their_own_position() -> None:
    table = RussianTable(2).do("place order_1 1w", "end").all_pass()
    assert table.state.order == (0, 1)
    assert table.refused("pass") == "not_now"
    table.do("stay")
    assert table.state.round == 2


@pytest.mark.parametrize("payment", ["1r", "1t", "b"])
def test_a_foreign_piece_is_swapped_at_once(payment: str) -> None:
    table = RussianTable().turn(1).give(1, black=True)
    table.player(1).temporary, table.state.temporary = 2, 0
    assert table.refused(f"place order_1 {payment}") == "swap_impossible"
    table.lay(1, "industry_1", "1w").lay(1, "track_black2", "1r").do(f"place order_1 {payment}")
    assert table.legal() == ["swap industry_1"]
    assert table.refused("end") == "still_pending"
    assert table.refused("swap track_black2") == "swap_no_worker"
    table.do("swap industry_1", "end")
    spaces = table.view()["spaces"]
    assert spaces["order_1"]["pieces"] == [{"seat": 1, "workers": 1, "temporary": 0, "black": 0, "rubles": 0}]
    assert spaces["industry_1"]["pieces"][0]["workers"] == 0


def test_workers_move_on_the_second_position_first() -> None:
    table = (
        RussianTable().turn(2).do("place order_2 1w", "end").turn(3).do("place order_1 1w", "end").all_pass()
    )
    assert table.told("order_changed") == [{"seats": (3, 2, 0, 1)}]
    assert table.seat == 2
    assert table.refused("relocate track_black3") == "relocate_one_worker"
    assert table.refused("relocate engineer_hire") == "relocate_one_worker"
    assert table.refused("relocate track_white1") == "tracks_cannot"
    table.do("relocate track_black2", "advance kiev black", "advance kiev black", "end")
    assert table.seat == 3
    assert table.refused("relocate track_black2") == "space_taken"
    table.do("relocate track_black_or_grey1", "advance kiev black", "end")
    assert table.state.round == 2
    assert table.seat == 3
    assert all(p.free == p.workers for p in table.state.people)


def test_a_worker_may_move_to_an_own_engineer() -> None:
    table = RussianTable().turn(1).give(1, engineers=["black_3vp"])
    table.do("place order_1 1w", "end").all_pass()
    table.do("relocate own_black_3vp", "advance kiev black", "end")
    assert table.points(1) == 3 + 2  # with what passing on position 2 gave


def test_no_order_and_no_relocation_in_the_last_round() -> None:
    table = RussianTable().round(7).turn(1)
    assert table.refused("place order_1 1w") == "space_covered"
    table.all_pass()
    assert table.view()["end"]
    assert RussianTable().refused("place last_round_industry 2w") == "space_not_yet"


def test_passing_scores_the_position_once() -> None:
    table = RussianTable().all_pass()
    assert [event["points"] for event in table.told("pass")] == [0, 2, 3, 4]
    assert [table.points(seat) for seat in range(4)] == [0, 2, 3, 4]


def test_engineers_move_and_the_one_not_hired_leaves() -> None:
    table = RussianTable()
    before = table.view()["engineers"]
    table.all_pass()
    assert table.told("engineer_leaves") == [{"engineer": before[-1]}]
    assert table.view()["engineers"] == [None, *before[:-1]]


def test_start_bonus_cards_from_the_last_to_the_second() -> None:
    table = RussianTable(3, order=(1, 2, 0), start_bonus=True)
    assert table.seat == 0
    table.do("start_bonus doublers", "end", "start_bonus black_track", "advance kiev black", "end")
    assert table.seat == 1
    assert table.state.round == 1
    assert table.player(0).doublers == 2
