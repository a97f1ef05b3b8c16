"""«COMPUTO DE PUNTOS DE VICTORIA»: lines, places, ties, the eliminated."""

from __future__ import annotations

from anden.games.age_of_steam import rules, scoring
from anden.games.age_of_steam.state import State
from tests.unit.age_of_steam.thrifty import game, new_game


def lines(s: State, seat: int) -> dict[str, int]:
    return {line.key: line.points for line in scoring.score_of(s, seat).lines}


def standing(name: str, *rows: tuple[int, int, int]) -> State:
    """A table where each seat has this income, these shares and this cash."""
    s = new_game(name, len(rows))
    for seat, (income, shares, cash) in enumerate(rows):
        s.income[seat], s.shares[seat], s.cash[seat] = income, shares, cash
    return s


def test_three_for_income_and_minus_three_for_each_share() -> None:
    s = standing("rust_belt", (14, 5, 99), (0, 2, 0), (3, 2, 1))
    assert lines(s, 0) == {"income": 42, "track": 0, "shares": -15}
    assert [score.total for score in rules.scores(s)] == [27, -6, 3]
    assert rules.ranking(s) == [[0], [2], [1]]


def test_track_counts_as_in_the_view() -> None:
    seen = 0
    for s, _, _ in game("rust_belt", 4, "score"):
        if s.turn >= 3:
            for seat, player in enumerate(rules.show(s, None)["players"]):
                if not player["out"]:
                    assert lines(s, seat)["track"] == player["sections"]
                    seen = max(seen, player["sections"])
            if seen > 6:
                return
    raise AssertionError("no track was built")


def test_ties_share_the_place() -> None:
    s = standing("rust_belt", (5, 2, 30), (5, 2, 0), (9, 2, 0))
    assert rules.ranking(s) == [[2], [0, 1]]


def test_western_us_breaks_ties_by_cash_and_then_by_lot() -> None:
    s = standing("western_us", (5, 2, 30), (5, 2, 40), (5, 2, 30))
    assert rules.ranking(s) == [[1], [0, 2]]
    s.lot = (2, 0)
    assert rules.ranking(s) == [[1], [2], [0]]


def test_the_eliminated_come_last_the_last_one_first() -> None:
    s = standing("rust_belt", (0, 2, 0), (0, 15, 0), (0, 2, 0), (0, 2, 0))
    s.out[0], s.out[2], s.out[3] = 3, 4, 4
    assert rules.ranking(s) == [[1], [2, 3], [0]]
    assert lines(s, 0) == {"eliminated": 0}
    assert rules.scores(s)[1].total == -45


def test_barbados_counts_cash_less_the_shares() -> None:
    s = standing("barbados", (30, 6, 51))
    assert lines(s, 0) == {"cash": 51, "buy_back": -30}
    assert rules.scores(s)[0].total == 21
