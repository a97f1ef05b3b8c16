"""Setting up, raising money, auctions and action tokens («DESPLIEGUE INICIAL» to «FASE 1», and the Standard game)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from anden.core import CHANCE
from anden.games.railes import rules
from anden.games.railes.actions import Deal, Order
from tests.scenarios.railes.table import RailesTable

STANDARD: dict[str, Any] = {"game": "standard"}


@pytest.mark.parametrize(
    ("name", "players", "city", "supply"),
    [("ruhr", 3, 2, 2), ("ruhr", 4, 3, 3), ("northeast", 3, 3, 2), ("northeast", 5, 3, 3)],
)
def test_initial_setup(name: str, players: int, city: int, supply: int) -> None:
    """«Despliegue inicial».
    R31: three players have one cube fewer in the supply, on the Ruhr one fewer in each city too."""
    table = RailesTable(players, name)
    place = {"ruhr": "maastricht", "northeast": "albany"}[name]
    assert table.goods(place).total() == city
    assert [len(space) for space in table.plain["supply"]] == [supply] * 12
    assert table.money(0) == (0, 0, 0)
    assert table.player(0)["locomotive"] == 1
    assert table.plain["turns"] == {3: 10, 4: 8, 5: 7, 6: 7}[players]


def test_money_no_more_than_needed() -> None:
    """«Dinero». R1: cash first, the fewest units; the change stays."""
    table = RailesTable().give(0, cash=3).give(1, cash=3)
    table.wants = {0: "urbanization", 1: "urban_growth"}
    table.do("choose locomotive")  # 4 + 2
    assert table.money(0) == (2, -1, 0)
    other = RailesTable(3).give(0, cash=3)
    other.until("build", 0)
    other.build(("J7", "22", "1-3"))
    assert other.money(0) == (4, -1, 0)
    other.build(("J8", "21", "0-3"), ("J9", "21", "0-3"))
    assert other.money(0) == (0, -1, 0)


def test_money_at_minus_ten() -> None:
    """«Dinero».
    R3: at -10 a unit costs two victory points; without them nothing can be bought, and what must be paid ruins."""
    table = RailesTable().give(0, income=-10, victory=5, cash=0)
    table.until("build", 0)
    assert table.player(0)["most"] == 10
    assert table.offer(table.tile("J7", "22", "1-3")) == {
        "price": 4,
        "units": 1,
        "income_after": -10,
        "victory_after": 3,
        "kind": "place",
        "done": [],
        "claims": False,
    }
    table.build(("J7", "22", "1-3"))
    assert table.money(0) == (1, -10, 3)
    assert table.told("raise_victory") == [{"seat": 0, "units": 1, "victory": 3, "cash": 5}]
    table.give(0, victory=1, cash=0)
    problem = table.why(table.tile("J8", "21", "0-3"))
    assert (problem.key, problem.args) == ("cannot_raise", {"price": 2, "most": 0})
    table.next("actions")
    assert table.told("bankrupt") == [{"seat": 0}]
    assert 0 not in table.plain["order"]


def test_money_income_first_then_points() -> None:
    """«Dinero». Several units: income down to -10 first, then victory points."""
    table = RailesTable().give(0, income=-9, victory=4, locomotive=5)
    assert table.player(0)["most"] == 15
    table.do("choose locomotive")
    assert table.money(0) == (0, -10, 2)
    assert [e.key for e in table.events[:3]] == ["choose", "raise", "raise_victory"]


def test_turn_order_by_places() -> None:
    """«Orden de turno».
    R5: who passes for one place may bid for the next; who has a place not; the last place costs nothing."""
    table = RailesTable(3, first_order="auction", order=(2, 0, 1))
    table.do("drop")
    assert table.told("out_of_bidding") == [{"seat": 2}]
    table.do("bid 0", "bid 4")
    assert table.to_act == (0,)
    assert table.why("bid 4").args == {"amount": 4, "lowest": 5}
    table.do("drop")
    assert table.money(1) == (1, -1, 0)
    assert table.to_act == (2,)  # on the left of the winner
    table.do("bid 6", "drop")
    assert table.told("win_place") == [
        {"seat": 2, "position": 2, "paid": 6},
        {"seat": 0, "position": 3, "paid": 0},
    ]
    assert table.plain["order"] == [1, 2, 0]
    assert table.money(0) == (0, 0, 0)
    assert table.phase == "actions"


def test_turn_order_if_all_pass() -> None:
    """«Orden de turno». All pass: who is left has the place for nothing."""
    table = RailesTable(4, first_order="auction")
    table.do("drop", "drop", "drop")
    assert table.told("win_place")[0] == {"seat": 3, "position": 1, "paid": 0}
    assert table.to_act == (0,)


def test_turn_order_at_random() -> None:
    """«Orden de turno». At random: clockwise from who begins, with 0, 1, 2 … $ by position."""
    table = RailesTable(4, order=(2, 3, 0, 1))
    assert table.plain["order"] == [2, 3, 0, 1]
    assert [dict(e.args) for e in table.match.events[0] if e.key == "start_money"] == [
        {"seat": 3, "amount": 1},
        {"seat": 0, "amount": 2},
        {"seat": 1, "amount": 3},
    ]


def test_urbanization_or_urban_growth_taken_as_pass() -> None:
    """R6: taken as pass: no cost, no effect, but the number orders the next turn."""
    table = RailesTable().give(0, cash=9)
    table.do("choose urbanization pass", "choose urban_growth pass", "choose locomotive", "choose turn_order")
    assert table.money(0)[0] == 9
    assert table.plain["actions"]["urbanization"] == {"seat": 0, "used": False}
    table.until("build", 0)
    assert table.refused("urbanize poughkeepsie gray 1") == "no_urbanization"
    assert table.plain["owed"] is None
    table.do("finish")
    table.until("build", 1)
    assert table.refused("grow albany 1") == "no_growth"
    table.next("actions")
    assert table.plain["order"] == [3, 1, 2, 0]


def test_other_limits_what_was_paid_for_is_done() -> None:
    """«Otras limitaciones». R7: what was paid for must be carried out, even without building."""
    table = RailesTable().rich()
    table.wants = {0: "urbanization", 1: "urban_growth"}
    table.until("build", 0)
    problem = table.why("finish")
    assert (problem.key, problem.args) == ("still_owed", {"action": "urbanization"})
    assert table.plain["owed"] == {"seat": 0, "action": "urbanization", "may_skip": False}
    table.do("urbanize poughkeepsie gray 3", "finish")
    assert table.refused("finish") == "still_owed"
    table.do("grow albany 1", "finish")


def test_choosing_what_is_impossible() -> None:
    """R8: Locomotive at level 6, Urbanize without a New City: not to be had."""
    table = RailesTable().rich().give(0, locomotive=6)
    assert table.why("choose locomotive").args == {"level": 6}
    for color in range(5):
        table.state.new_cities[color] = 0
    assert table.refused("choose urbanization") == "no_new_cities_left"
    assert table.refused("choose urbanization pass") == "no_new_cities_left"
    assert table.refused("choose engineer pass") == "no_pass_option"
    for space in range(60):
        table.state.supply[space] = 0
    assert table.refused("choose urban_growth") == "no_growth_possible"
    assert table.may("choose urban_growth pass")


def test_choosing_what_another_has() -> None:
    table = RailesTable()
    table.do("choose engineer")
    assert table.why("choose engineer").args == {"action": "engineer", "seat": 0}


def test_first_build_and_first_move() -> None:
    """R11: they lead their phases, the others follow in order; First Move leads both rounds."""
    table = RailesTable()
    table.wants = {3: "first_build", 2: "first_move"}
    table.until("build")
    assert table.plain["acting"] == [3, 0, 1, 2]
    table.until("move")
    assert table.plain["acting"] == [2, 0, 1, 3]
    table.do("skip", "skip", "skip", "skip")
    assert table.plain["acting"] == [2, 0, 1, 3]


# --- the Standard game -----------------------------------------------------------------------------------------------


def test_standard_initial_order() -> None:
    """Any order can come from the tokens; nobody gets money for it."""
    table = RailesTable(4, order=(2, 0, 3, 1), **STANDARD)
    assert table.plain["order"] == [2, 0, 3, 1]
    assert table.phase == "capital"
    assert [table.money(seat)[0] for seat in range(4)] == [0, 0, 0, 0]


def test_standard_phase_1_acquiring_capital() -> None:
    """«Juego estándar, fase 1: adquirir capital».
    5 $ for one income each, any number; at -10 for two victory points."""
    table = RailesTable(3, **STANDARD)
    assert table.offer("capital 3") == {"cash": 15, "income_after": -3, "victory_after": 0}
    assert len(table.offers("capital")) == 11
    table.do("capital 3")
    assert table.money(0) == (15, -3, 0)
    table.give(1, income=-9, victory=4)
    problem = table.why("capital 4")
    assert (problem.key, problem.args) == ("units_too_many", {"cash": 20, "most": 15})
    table.do("capital 2")
    assert table.money(1) == (10, -10, 2)
    table.do("capital 0")
    assert table.told("capital_none") == [{"seat": 2}]


def test_standard_who_cannot_acquire_any() -> None:
    """At -10 without victory points there is nothing to decide."""
    table = RailesTable(3, **STANDARD).give(1, income=-10, victory=1)
    table.do("capital 1")
    assert table.to_act == (2,)
    assert table.told("capital_none") == [{"seat": 1}]


def test_standard_phase_2_bids() -> None:
    """R33: never above cash; nothing is a first bid; who cannot go on is out by himself."""
    table = RailesTable(3, **STANDARD)
    table.do("capital 2", "capital 1", "capital 0")
    problem = table.why("bid 11")
    assert (problem.key, problem.args) == ("bid_too_high", {"amount": 11, "cash": 10})
    assert table.refused("pass") == "no_free_pass"
    table.do("bid 6")
    assert table.phase == "actions"
    assert table.told("cannot_bid") == [
        {"seat": 1, "position": 3, "paid": 0},
        {"seat": 2, "position": 2, "paid": 0},
    ]
    assert table.told("win_auction") == [{"seat": 0, "paid": 6}]
    assert table.plain["order"] == [0, 2, 1]


def test_standard_turn_order_token() -> None:
    """«Contador de acción de orden de turno».
    One pass without dropping out, in the auction of the next turn, once."""
    table = RailesTable(3, **STANDARD).rich()
    table.wants = {1: "turn_order"}
    table.next("auction")
    assert table.plain["auction"]["passes"] == [1]
    table.until("auction", 1)
    table.do("pass", "bid 1")
    assert table.to_act == (1,)
    assert table.refused("pass") == "free_pass_used"
    assert table.plain["auction"]["dropped"] == [0]


def test_standard_the_pass_needs_no_money() -> None:
    """Who cannot afford the next bid may still use the free pass; after that he is out by himself."""
    table = RailesTable(3, **STANDARD).rich()
    table.wants = {1: "turn_order"}
    table.next("capital").give(1, cash=0, income=-10, victory=0)
    table.until("auction", 0)
    table.do("bid 3")
    assert table.to_act == (1,)
    assert table.offers() == ["pass", "drop"]
    table.do("pass")
    assert table.to_act == (2,)
    table.do("bid 4", "bid 5")
    assert table.told("cannot_bid") == [{"seat": 1, "position": 3, "paid": 0}]


def test_standard_the_pass_is_for_who_chose_it_the_turn_before() -> None:
    """Every turn it goes to who took Turn Order in the turn before; if nobody did, to nobody."""
    table = RailesTable(3, **STANDARD).rich()
    table.wants = {1: "turn_order"}
    table.next("auction").rich()
    assert table.plain["auction"]["passes"] == [1]
    table.wants = {2: "turn_order"}
    table.next("auction").rich()
    assert table.plain["auction"]["passes"] == [2]
    table.wants = {0: "first_move", 1: "engineer", 2: "first_build"}
    table.next("auction").rich()
    assert table.plain["auction"]["passes"] == []


@pytest.mark.parametrize("options", [STANDARD, {"game": "basic"}], ids=["standard", "basic"])
@pytest.mark.parametrize("token", ["urbanization", "urban_growth"])
def test_without_money_but_with_a_city_to_come(options: dict[str, Any], token: str) -> None:
    """Who can pay for no tile still has his build turn when there is a New City or Urban Growth to carry out."""
    table = RailesTable(3, **options).rich()
    table.wants = {1: token}
    table.until("actions", 2).give(1, cash=0, income=-10, victory=0).give(0, cash=0, income=-10, victory=0)
    table.until("build")
    assert 1 in table.plain["acting"]
    assert 0 not in table.plain["acting"]
    table.until("build", 1)
    assert all(text.startswith(("urbanize", "grow", "finish")) for text in table.offers())
    table.do(table.offers("urbanize" if token == "urbanization" else "grow")[0])


def test_standard_phase_3_costs_nothing() -> None:
    """Tokens cost nothing; Urbanize and Urban Growth may simply not be used."""
    table = RailesTable(3, **STANDARD)
    table.do("capital 1", "capital 1", "capital 1")
    table.until("actions")
    assert table.refused("choose urbanization pass") == "no_pass_option"
    first, second, third = table.plain["order"]
    table.do("choose locomotive", "choose urbanization", "choose urban_growth")
    assert [table.money(seat)[:2] for seat in (first, second, third)] == [(5, -1)] * 3
    assert table.player(first)["locomotive"] == 2
    table.until("build", second)
    assert table.plain["owed"] == {"seat": second, "action": "urbanization", "may_skip": True}
    table.do("finish")
    table.until("build", third)
    table.do("grow albany 2", "finish")


def test_standard_a_token_that_cannot_be_used() -> None:
    """Without supply Urban Growth can be taken all the same, to keep it from others; in the Basic game only to pass."""
    for game in ("standard", "basic"):
        table = RailesTable(3, game=game).rich()
        table.until("actions")
        s = table.state
        for at in range(len(s.supply)):
            s.bag[at % 5] += s.supply[at]
            s.supply[at] = 0
        assert table.may("choose urban_growth") == (game == "standard")
        assert table.may("choose urban_growth pass") == (game == "basic")


def test_standard_phases_4_and_5() -> None:
    """«Juego estándar, fases 4 y 5». R33: only cash buys track."""
    table = RailesTable(3, **STANDARD)
    table.do("capital 1", "capital 1", "capital 1")
    table.until("build", 0)
    table.give(0, cash=3)
    problem = table.why(table.tile("J7", "22", "1-3"))
    assert (problem.key, problem.args) == ("too_expensive", {"price": 4, "cash": 3})
    assert table.may(table.tile("K8", "21", "0-3"))


def test_standard_softer() -> None:
    """The softer rule: money is raised for building and for expenses, as in the Basic game."""
    table = RailesTable(3, soft=True, **STANDARD)
    table.do("capital 0", "capital 0", "capital 0")
    table.until("build", 0)
    table.build(("J7", "22", "1-3"))
    assert table.money(0) == (1, -1, 0)
    table.until("move")
    table.give(1, cash=0, income=-2, victory=5, locomotive=1)
    table.next("capital")
    assert table.money(1) == (2, -3, 5)
    assert table.told("shortfall_victory") == []


@pytest.mark.parametrize(
    ("cash", "income", "victory", "level", "after"),
    [
        (0, 0, 5, 3, (1, 0, 3)),  # 3 missing: 2 points, 1 $ back
        (1, 0, 5, 3, (0, 0, 4)),
        (0, -1, 1, 4, (1, -3, 0)),  # 5 missing: 1 point, 2 of income, 1 $ back
        (0, -8, 0, 2, None),  # 10 missing, 4 can be paid
        (0, -9, 0, 1, None),
        (8, -9, 0, 1, (0, -10, 0)),
        (0, 3, 0, 2, (1, 3, 0)),
    ],
)
def test_standard_phase_6_unpaid(
    cash: int, income: int, victory: int, level: int, after: tuple[int, int, int] | None
) -> None:
    """All cash, then a victory point for 2 $, then income for 2 $; an odd dollar comes back; at -10 bankrupt."""
    table = RailesTable(3, **STANDARD).rich().until("move")
    table.give(0, cash=cash, income=income, victory=victory, locomotive=level)
    forecast = table.player(0)["forecast"]
    table.next("capital")
    if after is None:
        assert table.told("bankrupt") == [{"seat": 0}]
        assert forecast["out"]
    else:
        assert table.money(0) == after
        keys = ("cash_after", "income_after", "victory_after")
        assert tuple(forecast[key] for key in keys) == after


def test_the_bag() -> None:
    """R10: a whole set moves, its space stays empty; delivered cubes go to the bag, which is never drawn from."""
    table = RailesTable(supply={4: "RRB"}).rich()
    table.wants = {0: "urban_growth"}
    table.until("build", 0)
    before = table.goods("albany")
    table.do("grow albany 4")
    assert table.told("grow") == [{"seat": 0, "place": "albany", "goods": ("red", "red", "blue")}]
    assert table.goods("albany") == before + Counter(red=2, blue=1)
    assert table.plain["supply"][3] == []
    table.next("build", 0)
    assert table.plain["supply"][3] == []
    assert CHANCE not in table.to_act


def test_what_luck_does() -> None:
    """Luck cannot do everything: orders go round the table, the bag holds what it holds."""
    s = rules.start(RailesTable(3).match.setup)
    assert rules.problem(s, CHANCE, Order((0, 2, 1))) is not None
    assert rules.problem(s, CHANCE, Order((1, 2, 0))) is None
    rules.apply(s, CHANCE, Order((1, 2, 0)))
    problem = rules.problem(s, CHANCE, Deal((), ()))
    assert problem is not None
    assert problem.key == "luck_deal"
