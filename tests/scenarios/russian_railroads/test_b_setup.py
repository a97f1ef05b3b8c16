"""Set-up for two, three and four players, and the start bonus cards (headings «Componentes y despliegue», «2/3 jugadores»)."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import Setup
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.keys import LABELS
from anden.games.russian_railroads.printed import box
from tests.scenarios.russian_railroads.table import RussianTable

BLOCKED_FOR_TWO = {
    "track_black2",
    "track_grey2",
    "loco_2w",
    "industry_1_black1",
    "temporary_workers",
    "engineer_public_2",
    "order_2",
}


@pytest.mark.parametrize(
    ("players", "rounds", "workers", "engineers", "tiles"),
    [(2, 6, 6, 6, 2), (3, 6, 6, 6, 3), (4, 7, 5, 7, 4)],
)
def test_what_each_number_of_players_starts_with(
    players: int, rounds: int, workers: int, engineers: int, tiles: int
) -> None:
    table = RussianTable(players, start_bonus=True)
    view = table.view()
    assert view["rounds"] == rounds
    assert [e is not None for e in view["engineers"]].count(True) == engineers
    assert view["stacks"] == {str(value): tiles for value in range(2, 10)}
    assert (view["lowest"], view["face_up"]) == (2, [])
    assert (view["doublers"], view["pile"]["left"], len(view["cards"])) == (20, 8, 5)
    for player in view["players"]:
        assert player["workers"] == {"total": workers, "free": workers, "reserve": 2}
        assert (player["rubles"], player["points"], player["markers"]) == (1, 0, [0])
        assert player["tracks"] == {line: {"black": 1} for line in LABELS["line"]}
        assert player["locomotives"] == {"transsiberian": [1], "st_petersburg": [], "kiev": []}
        assert len(player["tokens"]) == 7
        assert (player["factories"], player["engineers"], player["doublers"]) == ([], [], 0)


def test_spaces_that_two_players_do_not_have() -> None:
    spaces = {players: set(RussianTable(players).view()["spaces"]) for players in (2, 3, 4)}
    assert spaces[3] == spaces[4] == set(LABELS["space"])
    assert spaces[4] - spaces[2] == BLOCKED_FOR_TWO


@pytest.mark.parametrize("space", sorted(BLOCKED_FOR_TWO))
def test_a_blocked_space_is_refused(space: str) -> None:
    assert RussianTable(2).refused(f"place {space} 1w") == "space_blocked"
    assert RussianTable(3).legal(f"place {space} ") or space in (
        "track_grey2",
        "order_2",
        "loco_2w",
        "industry_1_black1",
    )


def test_the_leftmost_engineer_space_stays_empty_with_three() -> None:
    assert RussianTable(3).view()["engineers"][0] is None
    assert None not in RussianTable(4).view()["engineers"]
    assert [slot["slot"] for slot in RussianTable(2).view()["board"]["engineer_slots"]] == [
        "5",
        "4",
        "3",
        "2",
        "1",
        "hire",
    ]
    for players, public in ((2, ["1"]), (3, ["2", "1"]), (4, ["2", "1"])):
        slots = RussianTable(players).view()["board"]["engineer_slots"]
        assert [slot["slot"] for slot in slots if slot["public"]] == public


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_engineer_is_hired_in_the_last_round(players: int) -> None:
    """As many engineers as rounds: «cada casilla bajo un ingeniero muestra el número de rondas que quedan»."""
    table = RussianTable(players)
    for _ in range(int(table.state.rounds) - 1):
        assert table.view()["engineers"][-1] is not None
        table.all_pass()
    assert table.view()["last_round"]
    assert [e is not None for e in table.view()["engineers"]].count(True) == 1
    assert table.view()["engineers"][-1] is not None


def test_engineers_come_from_the_pile_of_their_letter() -> None:
    letters = {engineer.id: engineer.letter for engineer in box.ENGINEERS}
    for players, row in ((2, "BBBAAA"), (3, "BBBAAA"), (4, "BBBBAAA")):
        dealt = [e for e in RussianTable(players).view()["engineers"] if e is not None]
        assert [letters[e] for e in dealt] == list(row)


def test_two_rubles_for_two_players_are_an_option() -> None:
    assert [p["rubles"] for p in RussianTable(2, two_player_rubles=2).view()["players"]] == [2, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_bonus_cards_from_the_last_player_to_the_second(players: int) -> None:
    table = RussianTable(players, order=list(reversed(range(players))), start_bonus=True)
    seen = []
    for card in ("ruble", "doublers", "ruble")[: players - 1]:
        seen.append(table.seat)
        wanted = f"start_bonus {card}"
        table.do(wanted if wanted in table.legal() else "start_bonus industry")
        if table.legal() == ["industry"]:
            table.do("industry")
        table.do("end")
    assert seen == list(range(players - 1))
    assert (table.view()["round"], table.seat) == (1, players - 1)
    assert table.view()["start_cards"] == []


def start(card: str, *then: str) -> dict[str, Any]:
    table = RussianTable(2, start_bonus=True)
    table.do(f"start_bonus {card}", *then, "end")
    return table.board(1)


def test_start_bonus_black_track() -> None:
    assert start("black_track", "advance transsiberian black")["tracks"]["transsiberian"] == {
        "black": 2,
        "grey": 0,
    }


def test_start_bonus_industry() -> None:
    assert start("industry", "industry")["markers"] == [1]


def test_start_bonus_doublers() -> None:
    assert start("doublers")["doublers"] == 2


def test_start_bonus_ruble() -> None:
    assert start("ruble")["rubles"] == 2


def test_a_start_bonus_is_taken_once() -> None:
    table = RussianTable(3, start_bonus=True).do("start_bonus ruble", "end")
    assert table.refused("start_bonus ruble") == "start_card_gone"


def test_setups_that_are_refused() -> None:
    def found(players: int, map: str = "", **options: Any) -> str:
        setup = Setup(game=rules.id, version=rules.version, players=players, map=map, options=options)
        problem = rules.check_setup(setup)
        return "" if problem is None else problem.key

    assert found(1) == found(5) == "setup_players"
    assert found(3, "moon") == "setup_map"
    assert found(3, house="rules") == "setup_option"
    assert found(2, two_player_rubles=3) == found(2, black_worker_any="perhaps") == "setup_value"
    assert found(4, two_player_rubles=2) == "setup_value"
    assert found(2, two_player_rubles=2) == found(3) == found(4, black_worker_any="never") == ""


def test_the_box_is_complete() -> None:
    assert rules.check_data() == []
