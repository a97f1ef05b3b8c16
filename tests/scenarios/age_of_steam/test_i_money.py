"""«VI. Recibir ingresos», «VII. Cubrir gastos», «VIII. Reduccion de ingresos»."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.age_of_steam.table import SteamTable
from tests.scenarios.age_of_steam.test_a_examples import BLUE, YELLOW, after_blue


def settle(players: int = 3, name: str = "rust_belt", turn: int = 1, **values: int) -> SteamTable:
    """The end of a turn for seat 0 with these values; the others are rich."""
    options: dict[str, Any] = {"reduction_from": "50"} if values.pop("band", 51) == 50 else {}
    table = SteamTable(name, players, **options)
    for seat in range(1, players):
        table.give(seat, cash=100)
    while table.view["turn"] < turn:
        table.give(0, cash=100).next("shares")
    table.until("move")
    table.give(0, **values)
    return table.next("shares") if turn < table.view["turns"] else table


def test_income_then_expenses() -> None:
    table = settle(cash=1, income=7, shares=3, locomotive=2)
    assert (table.player(0)["cash"], table.player(0)["income"]) == (3, 7)


def test_missing_dollars_lower_the_income() -> None:
    table = settle(cash=1, income=4, shares=6, locomotive=2)
    assert (table.player(0)["cash"], table.player(0)["income"]) == (0, 1)


def test_income_of_zero_is_still_alive() -> None:
    table = settle(cash=0, income=4, shares=6, locomotive=2)
    assert (table.player(0)["cash"], table.player(0)["income"], table.player(0)["out"]) == (0, 0, False)


def test_below_zero_is_elimination() -> None:
    table = settle(cash=0, income=3, shares=6, locomotive=2)
    assert table.player(0)["out"]
    assert table.view["order"] == [1, 2] or table.view["order"] == [2, 1]
    assert 0 not in table.view["acting"]


@pytest.mark.parametrize(
    ("income", "after"),
    [
        (10, 10),
        (11, 9),
        (20, 18),
        (21, 17),
        (30, 26),
        (31, 25),
        (40, 34),
        (41, 33),
        (50, 42),
        (51, 41),
        (70, 60),
    ],
)
def test_reduction(income: int, after: int) -> None:
    assert settle(cash=50, income=income).player(0)["income"] == after


def test_reduction_from_fifty() -> None:
    assert settle(cash=50, income=50, band=50).player(0)["income"] == 40
    assert settle(cash=50, income=49, band=50).player(0)["income"] == 41


def test_southern_us_reduction_is_doubled_on_turn_four() -> None:
    assert settle(name="southern_us", turn=3, cash=50, income=21).player(0)["income"] == 17
    assert settle(name="southern_us", turn=4, cash=50, income=21).player(0)["income"] == 13
    assert settle(name="southern_us", turn=5, cash=50, income=21).player(0)["income"] == 17


def test_links_of_an_eliminated_player_pay_nobody() -> None:
    table = after_blue()
    for seat in range(4):
        table.give(seat, cash=100)
    table.until("move").give(YELLOW, cash=0, income=0, shares=10)
    table.next("build")
    assert table.player(YELLOW)["out"]
    assert table.links(YELLOW) == set()
    assert ("cincinnati", "evansville") in table.links(None)
    table.until("move", BLUE)
    before = table.money("income")
    text = next(t for t in table.offers("deliver blue") if "-0-" in t)
    table.do(text)
    assert table.money("income") == before


def test_the_last_player_ends_the_game() -> None:
    table = SteamTable(players=3).until("move")
    for seat in (0, 1):
        table.give(seat, cash=0, income=0, shares=10)
    table.give(2, cash=100)
    while table.to_act:
        table.do(table.default())
    assert table.view["turn"] == 1
    assert table.told("last_player") == [{"seat": 2}]


def test_forecast_tells_what_comes() -> None:
    table = SteamTable(players=3).until("move").give(0, cash=1, income=4, shares=6, locomotive=2)
    forecast = table.player(0)["forecast"]
    assert forecast["income"] == 4
    assert forecast["expenses"] == 8
    assert forecast["missing"] == 3
    assert forecast["income_after"] == 1
    assert forecast["cash_after"] == 0
    assert not forecast["out"]
