"""«Finalizar / ganar una partida», «Computo de puntos de victoria»."""

from __future__ import annotations

from anden.core import CHANCE
from anden.games.age_of_steam import rules
from tests.scenarios.age_of_steam.table import SteamTable
from tests.scenarios.age_of_steam.test_a_examples import BLUE_BUILDS, YELLOW_BUILDS


def lines(table: SteamTable, seat: int) -> dict[str, int]:
    score = rules.scores(table.state)[seat]
    assert score.total == sum(line.points for line in score.lines)
    return {line.key: line.points for line in score.lines}


def last_turn(table: SteamTable) -> SteamTable:
    while table.view["turn"] < table.view["turns"]:
        for seat in range(len(table.view["players"])):
            table.give(seat, cash=100)
        table.next("shares")
    return table.until("move")


def test_three_for_income_one_for_sections_minus_three_for_shares() -> None:
    table = SteamTable(players=3, order=(2, 1, 0)).until("build", 0)
    table.build(*YELLOW_BUILDS)
    table.do("finish")
    table.build(*BLUE_BUILDS)
    table.do("finish")
    table.give(0, income=5, shares=4)
    assert lines(table, 0) == {"income": 15, "track": 2, "shares": -12}
    # town exits count: D, both exits of E, and F
    assert lines(table, 1) == {"income": 0, "track": 4, "shares": -6}


def test_the_game_ends_after_the_last_turn() -> None:
    table = last_turn(SteamTable(players=5))
    assert table.view["turn"] == 7
    for seat in range(5):
        table.give(seat, cash=100, income=seat)
    table.play_out()
    assert table.view["turn"] == 7
    assert ranks(table) == [[4], [3], [2], [1], [0]]


def ranks(table: SteamTable) -> list[list[int]]:
    return [sorted(place) for place in rules.ranking(table.state)]


def test_ties_share_the_place() -> None:
    table = last_turn(SteamTable(players=3))
    for seat, income in enumerate((3, 5, 3)):
        table.give(seat, cash=100 + seat, income=income)
    table.play_out()
    assert ranks(table) == [[1], [0, 2]]


def test_western_us_breaks_ties_by_cash_then_track_then_lot() -> None:
    table = last_turn(SteamTable("western_us"))
    for seat, cash in enumerate((50, 60, 60)):
        table.give(seat, cash=cash, income=3)
    while table.to_act != (CHANCE,) and table.to_act:
        table.act(table.to_act[0], table.default())
    assert table.to_act == (CHANCE,)
    assert table.why("lot 1 2", CHANCE).key == "luck_lot"
    table.act(CHANCE, "lot 3 2")
    assert not table.to_act
    assert ranks(table) == [[2], [1], [0]]


def test_western_us_throws_no_lot_among_those_who_are_out() -> None:
    """Eliminated together they share the last place; only players in the game know no ties."""
    table = SteamTable("western_us", 4)
    for seat in range(4):
        table.give(seat, cash=500)
    table.until("move")
    for seat in (0, 1):
        table.give(seat, cash=0, shares=10)
    table.next("shares").give(2, shares=5)
    table.events = []
    table.play_out()
    assert table.told("lot") == []
    assert ranks(table) == [[3], [2], [0, 1]]


def test_western_us_more_track_breaks_a_tie() -> None:
    """3 points each and the same cash: one has three sections, the other one more income."""
    table = SteamTable("western_us").until("build", 0)
    table.build((12, 0, "gentle", "2-4"), (12, 1, "gentle", "1-5"), (11, 2, "straight", "0-3"))
    assert table.player(0)["sections"] == 3
    table.do("finish")
    last_turn(table)
    for seat, (cash, income) in enumerate(((101, 2), (100, 3), (90, 0))):
        table.give(seat, cash=cash, income=income)
    table.events = []
    table.play_out()
    assert table.told("lot") == [], "nothing was left to chance"
    assert [table.player(seat)["cash"] for seat in (0, 1)] == [100, 100]
    assert [rules.scores(table.state)[seat].total for seat in (0, 1)] == [3, 3]
    assert ranks(table) == [[0], [1], [2]]


def test_eliminated_players_come_last_in_reverse_order() -> None:
    table = SteamTable(players=4)
    for seat in range(4):
        table.give(seat, cash=100)
    table.until("move").give(1, cash=0, shares=10)
    table.next("shares")
    table.until("move").give(0, cash=0, shares=10)
    table.next("shares")
    for seat in (2, 3):
        table.give(seat, cash=500)
    table.give(2, shares=15)
    table.play_out()
    assert ranks(table) == [[3], [2], [0], [1]]


def test_eliminated_together_share_the_place() -> None:
    table = SteamTable(players=4)
    for seat in range(4):
        table.give(seat, cash=500)
    table.until("move")
    for seat in (0, 1):
        table.give(seat, cash=0, shares=10)
    table.play_out()
    assert ranks(table)[-1] == [0, 1]


def barbados(cash: int, shares: int) -> SteamTable:
    table = last_turn(SteamTable("barbados", 1))
    table.give(0, cash=cash, shares=shares, income=0, locomotive=1)
    return table.play_out()


def test_barbados_shares_are_bought_back() -> None:
    table = barbados(50, 4)
    assert rules.scores(table.state)[0].total == 50 - 4 - 1 - 20
    assert table.told("buy_back") == [{"seat": 0, "shares": 4, "price": 20, "cash": 25}]
    assert (table.money("cash"), table.money("shares")) == ([45], [4])


def test_barbados_who_cannot_buy_back_has_lost() -> None:
    table = barbados(24, 4)
    assert table.told("ruined") == [{"seat": 0, "missing": 1}]
    assert barbados(25, 4).told("buy_back")[0]["cash"] == 0


def test_barbados_elimination_is_the_end() -> None:
    table = SteamTable("barbados", 1).until("move").give(0, cash=0, shares=9)
    table.play_out()
    assert table.view["turn"] == 1
    assert table.player(0)["out"]
