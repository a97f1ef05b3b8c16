"""«II. Determinar el orden de turno»."""

from __future__ import annotations

from tests.scenarios.age_of_steam.table import SteamTable


def auction(players: int = 4, **cash: int) -> SteamTable:
    table = SteamTable(players=players)
    for name, amount in cash.items():
        table.give(int(name[1:]), cash=amount)
    return table.until("auction")


def test_bids_start_at_one_and_rise() -> None:
    table = auction()
    assert table.offers() == [f"bid {n}" for n in range(1, 11)] + ["drop"]
    assert table.why("bid 0").key == "bid_too_low"
    table.do("bid 3")
    problem = table.why("bid 3")
    assert (problem.key, problem.args["lowest"]) == ("bid_too_low", 4)
    assert table.why("bid 11").key == "bid_too_high"


def test_first_and_second_pay_all_last_nothing_others_half_rounded_up() -> None:
    table = auction(5)
    table.do("bid 1", "bid 2", "bid 3", "bid 5", "bid 6")
    table.do("drop")  # 0: bid 1, last
    table.do("drop")  # 1: bid 2, fourth: half
    table.do("drop")  # 2: bid 3, third: half, rounded up
    table.do("drop")  # 3: bid 5, second
    assert table.view["order"] == [4, 3, 2, 1, 0]
    assert table.money() == [10, 9, 8, 5, 4]


def test_the_first_to_drop_pays_nothing_although_he_bid() -> None:
    table = auction(3)
    table.do("bid 1", "bid 2", "bid 9", "drop", "drop")
    assert table.money() == [10, 8, 1]


def test_nobody_bids() -> None:
    table = auction(3)
    table.do("drop", "drop")
    assert table.view["order"] == [2, 1, 0]
    assert table.money() == [10, 10, 10]
    assert table.phase == "actions"


def test_the_highest_bid_stands() -> None:
    table = auction(3)
    table.do("bid 2", "drop")
    assert table.to_act == (2,)
    table.do("bid 3")
    assert table.to_act == (0,)
    table.do("bid 4")
    assert table.to_act == (2,), "seat 0 is not asked to beat himself"


def test_who_cannot_afford_the_next_bid_drops_out() -> None:
    table = auction(4, _1=4, _2=3)
    table.do("bid 4")
    assert [e["seat"] for e in table.told("cannot_bid")] == [1, 2]
    assert table.to_act == (3,)


def test_the_pass_is_for_the_auction_of_the_next_turn_once() -> None:
    table = SteamTable(players=3)
    table.wants = {0: "turn_order", 1: "production"}
    table.until("auction")
    assert table.why("pass").key == "no_free_pass"
    table.next("auction", 0)
    assert table.view["auction"]["passes"] == [0]
    table.do("pass", "bid 1", "drop")
    assert table.to_act == (0,)
    assert table.why("pass").key == "free_pass_used"


def test_the_pass_saves_who_cannot_bid() -> None:
    table = SteamTable(players=3)
    table.wants = {2: "turn_order"}
    table.next("shares")
    table.give(2, cash=0)
    table.until("auction")
    while table.to_act != (2,):
        table.do(f"bid {table.view['auction']['lowest_bid']}")
    assert table.offers() == ["pass", "drop"]
    table.do("pass")
    assert 2 in [e["seat"] for e in table.told("free_pass")]


def test_an_unused_pass_is_lost() -> None:
    table = SteamTable(players=3)
    table.wants = {0: "turn_order"}
    table.next("auction", 0)
    assert table.view["auction"]["passes"] == [0]
    table.wants = {0: "production", 1: "turn_order"}
    for seat in range(3):
        table.give(seat, cash=50)
    table.next("auction", 0)
    assert table.view["auction"]["passes"] == [1]
