"""The examples of the rulebook, under their headings. Yellow is seat 0, Blue 1, Green 2, Red 3."""

from __future__ import annotations

import pytest

from anden.games.russian_railroads import rules
from tests.scenarios.russian_railroads.table import RussianTable

YELLOW, BLUE, GREEN, RED = range(4)


def kinds(table: RussianTable, seat: int) -> dict[str, int]:
    """The lines of a score, by key."""
    return {line.key: line.points for line in rules.scores(table.state)[seat].lines}


class TestExtendingTracks:
    """«Prolongación de vías»."""

    def test_three_advances_on_one_line(self) -> None:
        table = RussianTable(4).turn(BLUE)
        table.do("place track_black3 2w", *["advance transsiberian black"] * 3, "end")
        assert table.tracks(BLUE, "ts")[0] == 4
        assert table.board(BLUE)["workers"]["free"] == 3

    def test_advances_are_split_over_lines(self) -> None:
        table = RussianTable(4).turn(BLUE)
        table.do("place track_black3 2w", *["advance transsiberian black"] * 2, "advance kiev black", "end")
        assert (table.tracks(BLUE, "ts")[0], table.tracks(BLUE, "kiev")[0]) == (3, 2)

    def test_the_action_ends_with_its_last_advance(self) -> None:
        table = RussianTable(4).turn(BLUE)
        table.do("place track_black3 2w", *["advance kiev black"] * 3)
        assert table.legal() == ["end"]

    def test_how_tracks_of_other_colours_are_gained(self) -> None:
        """«¿Cómo se consiguen vías de otros colores?»."""
        table = RussianTable(4)
        assert table.tracks(YELLOW, "ts") == [1]
        table.do("place track_black2 1w", "advance transsiberian black")
        assert table.told("tracks") == [{"seat": YELLOW, "colour": "grey", "count": 3}]
        assert [table.tracks(YELLOW, line) for line in ("ts", "stp", "kiev")] == [[2, 0], [1, 0], [1, 0]]

    def test_two_grey_advances(self) -> None:
        """The first puts the track on the first space, the second moves it on."""
        table = RussianTable(4).give(YELLOW, ts="4 0")
        table.do("place track_grey2 1w", "advance transsiberian grey")
        assert table.tracks(YELLOW, "ts") == [4, 1]
        table.do("advance transsiberian grey", "end")
        assert table.tracks(YELLOW, "ts") == [4, 2]

    @pytest.mark.parametrize(
        ("space", "colour", "counts"),
        [
            (2, "grey", [2, 2, 2]),
            (6, "brown", [3, 3, 3]),
            (10, "natural", [4, 4, 3]),
            (15, "white", [5, 4, 3]),
        ],
    )
    def test_colours_are_gained_at_2_6_10_and_15(self, space: int, colour: str, counts: list[int]) -> None:
        table = RussianTable(4).give(YELLOW, ts=f"{space - 1}")
        table.do("place track_black2 1w", "advance transsiberian black")
        assert [told["colour"] for told in table.told("tracks")] == [colour]
        assert [len(table.tracks(YELLOW, line)) for line in ("ts", "stp", "kiev")] == counts

    def test_the_upper_action_takes_a_worker_and_a_ruble(self) -> None:
        table = RussianTable(4).turn(BLUE).give(BLUE, ts="4 1")
        table.do("place track_any2 1w+1r", "advance transsiberian black", "advance transsiberian grey", "end")
        assert table.tracks(BLUE, "ts") == [5, 2]
        assert table.board(BLUE)["rubles"] == 0

    def test_the_lower_action_stays_open(self) -> None:
        table = RussianTable(4).turn(BLUE)
        table.do("place track_black_or_grey1 1w", "advance kiev black", "end")
        table.turn(RED).do("place track_black_or_grey1 1w", "advance kiev black", "end")
        table.turn(BLUE).do("place track_black_or_grey1 1w", "advance kiev black", "end")
        assert table.tracks(BLUE, "kiev")[0] == 3
        assert table.view()["spaces"]["track_black_or_grey1"]["free"]
        lying = {
            row["seat"]: row["workers"] for row in table.view()["spaces"]["track_black_or_grey1"]["pieces"]
        }
        assert lying == {BLUE: 2, RED: 1}


class TestLocomotives:
    def test_how_a_locomotive_is_built(self) -> None:
        """«¿Cómo puedes construir una locomotora?»."""
        table = RussianTable(4).turn(GREEN)
        table.do("place loco_1w 1w", "build locomotive")
        assert table.told("build_locomotive") == [{"seat": GREEN, "value": 2}]
        table.do("locomotive st_petersburg", "end")
        assert table.board(GREEN)["locomotives"]["st_petersburg"] == [2]
        assert table.board(GREEN)["reach"]["st_petersburg"] == 2

    def test_two_locomotives_of_the_transsiberian_are_added_up(self) -> None:
        table = RussianTable(4).turn(GREEN).supply(lowest=4)
        table.do("place loco_1w 1w", "build locomotive", "locomotive transsiberian", "end")
        assert table.board(GREEN)["locomotives"]["transsiberian"] == [4, 1]
        assert table.board(GREEN)["reach"]["transsiberian"] == 5

    def test_locomotives_can_be_improved(self) -> None:
        """«¿Pueden mejorarse las locomotoras?».
        The whole chain of the rulebook: 4 over 1, 1 to Kiev; later 4 over 2, 2 over 1, and 1 becomes a factory."""
        table = RussianTable(4).turn(GREEN)
        table.give(GREEN, locomotives={"transsiberian": [3, 1], "st_petersburg": [2]}).supply(lowest=4)
        face_up = len(table.view()["face_up"])
        table.do("place loco_1w 1w", "build locomotive", "locomotive transsiberian over 1")
        assert table.pending() == [("locomotive", 1)]
        assert table.legal() == ["locomotive kiev"]
        table.do("locomotive kiev", "end")
        assert table.board(GREEN)["locomotives"] == {
            "transsiberian": [4, 3],
            "st_petersburg": [2],
            "kiev": [1],
        }
        table.turn(GREEN).do("place loco_2w 2w", "build locomotive", "locomotive st_petersburg over 2")
        assert table.legal() == ["locomotive kiev over 1"]
        table.do("locomotive kiev over 1")
        assert table.told("locomotive_flipped") == [{"seat": GREEN, "value": 1}]
        assert table.legal() == ["end"]
        assert table.board(GREEN)["locomotives"] == {
            "transsiberian": [4, 3],
            "st_petersburg": [4],
            "kiev": [2],
        }
        assert len(table.view()["face_up"]) == face_up + 1

    def test_how_a_factory_is_built(self) -> None:
        """«¿Cómo puedes construir una fábrica?»."""
        table = RussianTable(4).turn(GREEN)
        table.do("place loco_1w 1w", "build factory", "end")
        assert table.told("build_factory") == [{"seat": GREEN, "value": 2, "slot": 1}]
        assert table.board(GREEN)["factories"] == [2]


class TestIndustrialisation:
    def test_how_a_network_is_industrialised(self) -> None:
        """«Para industrializar tu red ferroviaria»."""
        table = RussianTable(4)
        table.do("place industry_1 1w", "industry", "end")
        assert table.board(YELLOW)["markers"] == [1]

    def test_a_gap_cannot_be_skipped(self) -> None:
        """«¿Puedes saltar un “hueco” en tu marcador de industria?»."""
        table = RussianTable(4).give(YELLOW, marker=4)
        assert table.refused("place industry_1 1w") == "industry_cannot"

    def test_how_gaps_are_filled(self) -> None:
        """«¿Cómo puedes llenar estos “huecos”?»."""
        table = RussianTable(4).give(YELLOW, marker=4, factories=[5])
        table.do("place industry_2 2w", "industry", "industry", "end")
        assert table.board(YELLOW)["markers"] == [6]

    def test_what_happens_when_a_marker_reaches_a_factory(self) -> None:
        """2 advances: the first reaches the factory, whose ability is used at once; then the second."""
        table = RussianTable(4).give(YELLOW, marker=4, factories=[7])
        table.do("place industry_2 2w", "industry")
        assert table.told("factory") == [{"seat": YELLOW, "factory": 7, "slot": 1}]
        assert table.pending() == [("industry", 1), ("advance", 2)]
        table.do("advance kiev black", "advance kiev black", "industry", "end")
        assert table.board(YELLOW)["markers"] == [6]
        assert table.tracks(YELLOW, "kiev")[0] == 3


class TestRublesAndEngineers:
    def test_what_rubles_are_for(self) -> None:
        """«¿Para qué sirven los rublos?»."""
        table = RussianTable(4).give(YELLOW, rubles=2)
        assert set(table.legal("place doubler")) == {"place doubler 1w", "place doubler 1r"}
        assert set(table.legal("place track_black3")) == {
            "place track_black3 2w",
            "place track_black3 1w+1r",
            "place track_black3 2r",
        }

    def test_1_ruble_must_be_used(self) -> None:
        """«Debes usar 1 rublo».
        Worker and ruble or two rubles, never two workers; hiring takes one ruble and nothing else."""
        table = RussianTable(4).give(YELLOW, rubles=2)
        assert set(table.legal("place track_any2")) == {"place track_any2 1w+1r", "place track_any2 2r"}
        assert table.refused("place track_any2 2w") == "rubles_needed"
        assert table.legal("place engineer_hire") == ["place engineer_hire 1r"]
        assert table.refused("place engineer_hire 1w") == "rubles_needed"

    def test_how_engineers_are_hired(self) -> None:
        """«¿Cómo puedes usar y contratar ingenieros?»."""
        table = RussianTable(4).turn(RED)
        table.do("place engineer_hire 1r", "end")
        assert table.told("hire") == [{"seat": RED, "engineer": "black_3vp"}]
        assert [row["id"] for row in table.board(RED)["engineers"]] == ["black_3vp"]
        assert table.view()["engineers"][-1] is None

    def test_the_two_public_engineers(self) -> None:
        """«Los dos ingenieros disponibles». Red uses the left public engineer: a doubler and 3 points."""
        table = RussianTable(4).turn(RED).engineer("2", "doubler_3vp")
        table.do("place engineer_public_2 1w", "end")
        assert table.board(RED)["doublers"] == 1
        assert table.points(RED) == 3

    def test_engineers_are_moved(self) -> None:
        table = RussianTable(4)
        before = table.view()["engineers"]
        table.all_pass()
        assert table.view()["engineers"] == [None, *before[:-1]]
        assert table.told("engineer_leaves") == [{"engineer": before[-1]}]


class TestTurnOrder:
    def test_how_turn_order_is_rearranged(self) -> None:
        """Green goes to the first position, Red to the second; Yellow and Blue move to the right."""
        table = RussianTable(4).lay(GREEN, "order_1", "1w").lay(RED, "order_2", "1w")
        table.give(RED, ts="7 4 0").all_pass()
        assert table.view()["order"] == [GREEN, RED, YELLOW, BLUE]
        assert table.told("order_changed") == [{"seats": (GREEN, RED, YELLOW, BLUE)}]

    def test_workers_can_be_used_again(self) -> None:
        """«Los trabajadores en las casillas de orden de turno pueden volverse a usar».
        Red's worker of the second position goes to «1 brown advance» before Green's of the first position moves."""
        table = (
            RussianTable(4)
            .lay(GREEN, "order_1", "1w")
            .lay(RED, "order_2", "1w")
            .give(RED, ts="7 4 0")
            .all_pass()
        )
        assert (table.seat, rules.phase(table.state).key) == (RED, "relocation")
        table.do("relocate track_brown1", "advance transsiberian brown", "end")
        assert table.tracks(RED, "ts") == [7, 4, 1]
        assert table.seat == GREEN
        assert table.refused("relocate track_brown1") == "space_taken"
        table.do("relocate doubler", "end")
        assert table.board(GREEN)["doublers"] == 1
        assert (table.view()["round"], table.seat) == (2, GREEN)

    def test_special_case(self) -> None:
        """«Caso especial».
        The first player below the second position, and nobody below the first: nothing changes."""
        table = RussianTable(4).lay(YELLOW, "order_2", "1w").all_pass()
        assert table.told("order_same") == [{"seats": (YELLOW, BLUE, GREEN, RED)}]
        assert table.view()["order"] == [YELLOW, BLUE, GREEN, RED]


class TestSpecialSpaces:
    """«Las casillas especiales en un tablero de jugador»."""

    def test_without_a_locomotive(self) -> None:
        """«Sin locomotora». Black alone is enough for the worker on Kiev 7."""
        table = RussianTable(4).give(YELLOW, kiev="6")
        table.do("place track_black_or_grey1 1w", "advance kiev black")
        assert table.told("worker") == [{"seat": YELLOW, "line": "kiev", "space": 7}]
        assert table.board(YELLOW)["workers"] == {"total": 6, "free": 5, "reserve": 1}

    def test_with_a_locomotive(self) -> None:
        """«Con locomotora». The worker on Trans-Siberian 3 needs the brown track and a locomotive."""
        table = RussianTable(4).give(YELLOW, ts="7 4 2").supply(lowest=3)
        table.do("place track_brown1 1w", "advance transsiberian brown")
        assert table.told("worker") == []
        table.do("end").turn(YELLOW).do("place loco_1w 1w", "build locomotive", "locomotive transsiberian")
        assert table.told("worker") == [{"seat": YELLOW, "line": "transsiberian", "space": 3}]
        assert table.board(YELLOW)["workers"]["total"] == 6

    def test_advantage_of_token_spaces(self) -> None:
        """St. Petersburg: black on 4 and a locomotive 5."""
        table = RussianTable(4).give(YELLOW, stp="4").supply(lowest=5)
        table.do("place loco_1w 1w", "build locomotive", "locomotive st_petersburg")
        assert table.told("question") == [{"seat": YELLOW, "place_id": "st_petersburg_4"}]
        table.do("token three_doublers", "end")
        assert table.board(YELLOW)["tokens_used"] == [{"token": "three_doublers", "place": "st_petersburg_4"}]
        assert table.board(YELLOW)["doublers"] == 3

    def test_additional_bonuses(self) -> None:
        """«Ventaja: bonificaciones adicionales». Kiev 3 with a locomotive 3: 1 + 2 + 3 in every scoring."""
        table = (
            RussianTable(4).give(YELLOW, kiev="3", locomotives={"transsiberian": [1], "kiev": [3]}).all_pass()
        )
        assert kinds(table, YELLOW)["kiev"] == 6


class TestScoringPhase:
    """«Fase de puntuación»."""

    def table(self) -> RussianTable:
        return RussianTable(4).give(
            RED,
            ts="9 7 3",
            kiev="2",
            locomotives={"transsiberian": [6, 2], "kiev": [2]},
            factories=[2],
            marker=5,
            doublers=1,
        )

    def test_the_round_of_20_points(self) -> None:
        table = self.table().all_pass()
        (line, peter, kiev) = [t["points"] for t in table.told("score_line") if t["seat"] == RED]
        assert (line, peter, kiev) == (12, 0, 3)
        assert [t["points"] for t in table.told("score_industry") if t["seat"] == RED] == [5]
        assert [t["points"] for t in table.told("score_round") if t["seat"] == RED] == [20]
        assert table.points(RED) == 20 + 4  # and the back of the fourth turn order card

    def test_space_by_space(self) -> None:
        shown = self.table().board(RED)["preview"]["lines"]["transsiberian"]["spaces"]
        assert [row["value"] for row in shown] == [4, 2, 2, 1, 1, 1, 1, 0]
        assert [row["colour"] for row in shown] == ["brown"] * 3 + ["grey"] * 4 + ["black"]

    def test_only_spaces_that_a_locomotive_reaches(self) -> None:
        table = self.table().give(RED, locomotives={"transsiberian": [4], "kiev": [2]}).all_pass()
        assert kinds(table, RED)["transsiberian"] == 4 + 2 + 2 + 1

    def test_st_petersburg_counts_double(self) -> None:
        table = (
            RussianTable(4).give(RED, ts="7 0 0", stp="9 7 2", locomotives={"st_petersburg": [7]}).all_pass()
        )
        assert kinds(table, RED)["st_petersburg"] == 2 * (2 * 2 + 5)
        almost = (
            RussianTable(4).give(RED, ts="7 0 0", stp="9 7 2", locomotives={"st_petersburg": [6]}).all_pass()
        )
        assert kinds(almost, RED)["st_petersburg"] == 2 * 2 + 4


class TestMajorityOfEngineers:
    def table(self) -> RussianTable:
        """Red has three, Blue and Yellow two each; of these Yellow has the highest number."""
        table = RussianTable(4).round(7)
        table.give(RED, engineers=["industry_3vp", "doubler_3vp", "black_3vp"])
        table.give(BLUE, engineers=["any_black", "black_black"])
        return table.give(YELLOW, engineers=["black_grey", "brown_5vp"])

    def test_40_and_20_with_the_tie_broken(self) -> None:
        table = self.table().all_pass()
        assert table.told("majority") == [
            {"seat": RED, "place": 1, "engineers": 3, "points": 40},
            {"seat": YELLOW, "place": 2, "engineers": 2, "points": 20},
        ]
        assert [kinds(table, seat).get("majority", 0) for seat in range(4)] == [20, 0, 0, 40]

    def test_the_tie_for_the_40_points_is_broken_too(self) -> None:
        table = (
            RussianTable(4)
            .round(7)
            .give(BLUE, engineers=["any_black"])
            .give(YELLOW, engineers=["black_grey"])
        )
        table.all_pass()
        assert [(told["seat"], told["points"]) for told in table.told("majority")] == [
            (BLUE, 40),
            (YELLOW, 20),
        ]

    def test_nobody_without_engineers_scores(self) -> None:
        table = RussianTable(4).round(7).give(BLUE, engineers=["any_black"]).all_pass()
        assert [(told["seat"], told["points"]) for told in table.told("majority")] == [(BLUE, 40)]
