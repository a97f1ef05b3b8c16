"""«¿Qué ocurre cuando un indicador llega hasta una fábrica?»: used at once, cancelled where it cannot be; and the free order."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import Setup
from anden.games.russian_railroads import rules
from tests.scenarios.russian_railroads.table import FREE_ORDER, RussianTable, check_problem, rules_of

BEFORE: dict[str, Any] = {"marker": 4}
"""The next step reaches the first gap."""


def on_factory(value: int, *more: int, space: str = "industry_2 2w", **board: Any) -> RussianTable:
    """The first of two steps has reached a factory."""
    table = RussianTable(4).give(0, **{**BEFORE, "factories": [value, *more], **board})
    return table.do(f"place {space}", "industry")


def refusal(table: RussianTable, text: str) -> dict[str, Any]:
    """Why something has to wait: the entry of the guide and what it names."""
    assert table.refused(text)
    problem = rules.problem(table.state, table.seat, rules.parse(table.state, text))
    assert problem is not None
    return {"key": check_problem(problem).key, "rule": problem.rule, **problem.args}


class TestImmediately:
    """«Debes inmediatamente usar la habilidad de esa fábrica.»"""

    def test_before_the_next_step(self) -> None:
        """The example of the rulebook: first the ability, «luego, sigue con su siguiente avance»."""
        table = on_factory(7)
        assert table.pending() == [("industry", 1), ("advance", 2)]
        assert table.legal() == [
            f"advance {line} black" for line in ("transsiberian", "st_petersburg", "kiev")
        ]
        waits = {"rule": "factory-use", "factory": 7, "kind": "advance", "amount": 2}
        assert refusal(table, "industry") == {"key": "factory_first", **waits}
        assert refusal(table, "end") == {"key": "factory_first", **waits}
        table.do("advance kiev black")
        assert table.refused("industry") == "factory_first"
        table.do("advance kiev black", "industry", "end")
        assert (table.board(0)["markers"], table.tracks(0, "kiev")) == ([6], [3])

    def test_it_may_not_be_given_up(self) -> None:
        table = on_factory(7)
        assert refusal(table, "forfeit 2") == {
            "key": "factory_must",
            "rule": "factory-use",
            "factory": 7,
            "kind": "advance",
            "amount": 2,
        }
        assert table.refused("forfeit 1") == "factory_first"

    def test_before_the_advance_of_the_same_space(self) -> None:
        """The black advance of «industria y vía negra» waits, though the factory gives advances too."""
        table = on_factory(6, 5, space="industry_1_black1 2w")
        assert table.pending() == [("advance", 1), ("industry", 1)]
        assert table.refused("advance kiev black") == "factory_first"
        table.do("industry", "advance kiev black", "end")
        assert table.board(0)["markers"] == [6]

    def test_before_a_colour_that_only_something_older_allows(self) -> None:
        """A repeated own engineer gives grey; black of the same space has to wait behind it."""
        table = RussianTable(4).give(0, ts="5 2", kiev="3 1", **BEFORE, factories=[3], engineers=["grey_5vp"])
        table.lay(0, "own_grey_5vp", "1w").do("place industry_1_black1 2w", "industry", "repeat own_grey_5vp")
        assert table.legal() == ["advance transsiberian grey", "advance kiev grey", "forfeit 2"]
        assert table.refused("advance kiev black") == "factory_first"
        table.do("advance kiev grey", "advance kiev black", "end")

    def test_before_a_token_that_was_gained_earlier(self) -> None:
        """The token of St. Petersburg 4 lies there when a step reaches the factory."""
        table = RussianTable(4).engineer("1", "industry_black").give(0, stp="3", **BEFORE, factories=[2])
        table.give(0, locomotives={"transsiberian": [1], "st_petersburg": [4]})
        table.do("place engineer_public_1 1w", "advance st_petersburg black", "industry")
        assert table.pending() == [("token", 1), ("build_either", 1)]
        assert table.refused("token revaluation") == "factory_first"
        assert table.refused("forfeit 1") == "factory_first"
        table.do("build factory", "token revaluation", "end")

    def test_an_older_build_waits_as_well(self) -> None:
        """The card gives a factory to build and two steps; the second step reaches a factory that repeats."""
        table = RussianTable(4).give(0, stp="3", marker=3, factories=[3]).lay(0, "doubler", "1w")
        table.give(0, locomotives={"transsiberian": [1], "st_petersburg": [4]})
        table.do("place track_black_or_grey1 1w", "advance st_petersburg black", "token card", "card factory")
        table.do("industry", "industry")
        assert table.legal() == ["repeat track_black_or_grey1", "repeat doubler"]
        assert table.refused("build factory") == "factory_first"
        assert table.refused("points") == "factory_first"
        table.do("repeat doubler", "build factory", "points", "end")

    def test_the_end_bonus_card_is_taken_at_that_moment(self) -> None:
        table = on_factory(9)
        assert table.legal() == ["look", "points"]
        assert table.refused("industry") == "factory_first"
        table.do("look")
        assert table.refused("industry") == "bonus_first"
        assert table.refused("end") == "still_pending"
        table.do("bonus engineers")
        assert table.legal() == ["industry"]
        table.do("industry", "end")

    def test_the_end_bonus_card_of_a_token_waits_for_the_one_of_the_factory(self) -> None:
        table = RussianTable(4).give(0, stp="3", marker=3, factories=[9], locomotives={"st_petersburg": [4]})
        table.do("place track_black_or_grey1 1w", "advance st_petersburg black", "token card")
        table.do("card four_small_actions", "small industry", "industry", "industry")
        assert table.pending() == [("bonus", 1), ("advance", 1), ("bonus", 1)]
        assert [entry["now"] for entry in table.view(0)["pending"]] == [None, None, 9]
        assert [entry["locked"] for entry in table.view(0)["pending"]] == [True, True, False]
        table.do("points")
        assert table.refused("points") == "bonus_last"
        table.do("advance kiev black", "look", "bonus engineers", "end")
        assert table.points(0) == 10

    def test_a_step_of_the_factory_that_reaches_the_next_one(self) -> None:
        """One after the other: the 6 moves on to a 7, whose advances come before the rest of the space."""
        table = on_factory(6, 7)
        table.do("industry")
        assert table.pending() == [("industry", 1)]
        table.do("industry")
        assert table.pending() == [("advance", 2)]
        table.do("advance kiev black", "advance kiev black", "end")
        assert table.board(0)["markers"] == [7]

    def test_the_second_marker_uses_it_at_once_too(self) -> None:
        table = RussianTable(4).give(0, marker=6, second=4, factories=[7], tokens=["second_industry_marker"])
        table.do("place industry_1 1w", "industry 2")
        assert table.refused("end") == "factory_first"
        table.do("advance kiev black", "advance kiev black", "end")

    def test_doublers_rubles_and_points_leave_nothing_to_wait_for(self) -> None:
        for value in (4, 5, 8):
            assert on_factory(value).legal() == ["industry"]


class TestCancelled:
    """«Si no puedes hacerlo en ese momento, el efecto se cancela.»"""

    def lost(self, table: RussianTable) -> list[tuple[int, str, int]]:
        return [(told["factory"], told["kind"], told["amount"]) for told in table.told("factory_lost")]

    def test_no_space_to_repeat(self) -> None:
        table = on_factory(3)
        assert self.lost(table) == [(3, "repeat", 1)]
        assert table.legal() == ["industry"]

    def test_not_even_if_there_is_one_later(self) -> None:
        """In the free order the repeat waits for the space; here it is gone."""
        table = on_factory(3, 3).do("industry")
        assert table.legal() == ["end"]

    def test_no_step_beyond_the_gap(self) -> None:
        """The second marker reaches a 6. The space before it is taken by the first one, which stands before an empty gap."""
        table = RussianTable(4).give(0, marker=6, second=4, factories=[6], tokens=["second_industry_marker"])
        table.do("place industry_1 1w", "industry 2")
        assert self.lost(table) == [(6, "industry", 1)]
        assert table.legal() == ["end"]

    def test_the_second_of_two_advances(self) -> None:
        """One space is left on all lines: one advance is made, the other lost on the spot."""
        table = on_factory(7, ts="15 14 13 12 11", stp="9 8 7 6", kiev="9 8 6")
        assert table.legal() == ["advance kiev brown"]
        table.do("advance kiev brown")
        assert self.lost(table) == [(7, "advance", 1)]
        assert table.legal() == ["industry"]

    def test_no_tile_is_left(self) -> None:
        table = RussianTable(4).give(0, **BEFORE, factories=[2])
        for value in range(1, 10):
            table.state.stacks[value] = table.state.face_up[value] = 0
        for seat in (1, 2, 3):
            table.player(seat).locomotive[0] = 0
        events = [*rules.apply(table.state, 0, rules.parse(table.state, "place industry_2 2w"))]
        events += rules.apply(table.state, 0, rules.parse(table.state, "industry"))
        assert [event.key for event in events][-1] == "factory_lost"
        assert table.legal() == ["industry"]

    def test_the_rest_of_the_action_goes_before(self) -> None:
        """Black has one space left, and the space asks for it: the factory with free advances finds none for itself."""
        table = RussianTable(4).give(
            0, ts="15 14 13 12 11", stp="9 8 7 6", kiev="8 7 6", **BEFORE, factories=[7]
        )
        table.do("place industry_1_black1 2w", "industry")
        assert self.lost(table) == [(7, "advance", 2)]
        table.do("advance kiev black", "end")
        assert table.tracks(0, "kiev") == [9, 7, 6]

    def test_the_last_step_is_for_the_space(self) -> None:
        """Two steps to the next gap, the first one on a factory with one more: that one would leave none for the space."""
        table = on_factory(6)
        assert self.lost(table) == [(6, "industry", 1)]
        assert table.legal() == ["industry"]

    def test_an_advance_that_would_spoil_the_rest_is_refused(self) -> None:
        """Of the factory's advances none may take the last black space."""
        table = RussianTable(4).give(0, ts="15 5", stp="9 5", kiev="8 5", **BEFORE, factories=[7])
        table.do("place industry_1_black1 2w", "industry")
        assert table.refused("advance kiev black") == "rest_impossible"
        assert "advance kiev grey" in table.legal()


class TestByTheWay:
    """What comes of using the factory may be used in between, or later."""

    def gained(self) -> RussianTable:
        table = RussianTable(4).give(0, stp="3", **BEFORE, factories=[7], locomotives={"st_petersburg": [4]})
        table.do("place industry_2 2w", "industry", "advance st_petersburg black")
        assert table.pending() == [("industry", 1), ("advance", 1), ("token", 1)]
        return table

    def test_in_between(self) -> None:
        table = self.gained()
        assert table.refused("industry") == "factory_first"
        table.do("token three_doublers")
        assert table.refused("industry") == "factory_first"
        table.do("advance kiev black", "industry", "end")

    def test_later(self) -> None:
        table = self.gained().do("advance kiev black")
        assert [entry["locked"] for entry in table.view(0)["pending"]] == [False, False]
        table.do("industry", "token three_doublers", "end")

    def test_given_up(self) -> None:
        self.gained().do("forfeit 3", "advance kiev black", "industry", "end")

    def test_steps_of_a_token_in_between_reach_the_next_factory_first(self) -> None:
        """The last factory reached is the first to be used up."""
        table = RussianTable(4).give(
            0, stp="3", **BEFORE, factories=[7, 2], locomotives={"st_petersburg": [4]}
        )
        table.do("place industry_1 1w", "industry", "advance st_petersburg black", "token five_industry")
        table.do("industry", "industry")
        assert [entry["now"] for entry in table.view(0)["pending"]] == [None, None, 2]
        assert table.refused("advance kiev black") == "factory_first"
        table.do("build factory")
        assert [entry["now"] for entry in table.view(0)["pending"]] == [7, None]
        table.do("advance kiev black", "industry", "forfeit 1", "end")

    def test_a_locomotive_of_the_factory_is_placed_at_once(self) -> None:
        table = RussianTable(4).give(0, stp="4", **BEFORE, factories=[2]).supply(lowest=4)
        table.do("place industry_2 2w", "industry", "build locomotive")
        assert table.refused("industry") == "locomotive_first"
        assert table.refused("end") == "still_pending"
        table.do("locomotive st_petersburg")
        assert table.pending() == [("industry", 1), ("token", 1)]
        table.do("industry", "token kiev_medal", "end")


class TestRepeating:
    """«Elige una casilla con un único trabajador de tu color y vuelve a usar esa acción»: all of it, before going on."""

    def repeating(self, space: str, **board: Any) -> RussianTable:
        table = RussianTable(4).give(0, **BEFORE, factories=[3], **board).lay(0, space, "1w")
        return table.do("place industry_2 2w", "industry", f"repeat {space}")

    def test_a_space_of_the_board_is_finished_before_the_next_step(self) -> None:
        table = self.repeating("track_black2")
        assert table.refused("industry") == "factory_first"
        assert table.refused("forfeit 2") == "must_be_done"
        table.do("advance kiev black", "advance kiev black", "industry", "end")

    def test_an_own_engineer_may_be_given_up(self) -> None:
        table = self.repeating("own_black_grey", engineers=["black_grey"])
        assert table.refused("industry") == "factory_first"
        table.do("advance transsiberian black", "advance transsiberian grey", "industry", "end")
        given = self.repeating("own_black_grey", engineers=["black_grey"]).do("advance kiev black")
        assert [told["kind"] for told in given.told("factory_lost")] == ["advance"]  # there is no grey
        assert given.legal() == ["industry"]
        assert self.repeating("own_black_black", engineers=["black_black"]).do("forfeit 2").legal() == [
            "industry"
        ]

    def test_the_extra_advance_of_the_black_worker_comes_before_the_next_step_too(self) -> None:
        table = RussianTable(4).give(0, **BEFORE, factories=[3], black=True).lay(0, "track_black2", "b")
        table.do("place industry_2 2w", "industry", "repeat track_black2", *["advance kiev black"] * 2)
        assert table.refused("industry") == "factory_first"
        table.do("forfeit 2", "industry", "end")
        made = (
            RussianTable(4).give(0, **BEFORE, factories=[3], black=True).lay(0, "track_black_or_grey1", "b")
        )
        made.do("place industry_2 2w", "industry", "repeat track_black_or_grey1", "advance kiev black")
        assert made.told("extra_advance") == [{"seat": 0}]
        assert made.refused("industry") == "factory_first"
        made.do("advance kiev black", "industry", "end")

    def test_a_factory_reached_by_repeating_comes_first(self) -> None:
        table = RussianTable(4).engineer("1", "industry_black").give(0, **BEFORE, factories=[3, 5, 7])
        table.lay(0, "engineer_public_1", "1w").do("place industry_2 2w", "industry")
        table.do("repeat engineer_public_1", "industry")
        assert table.pending() == [("industry", 1), ("advance", 1)]
        nested = RussianTable(4).engineer("1", "industry_black").give(0, marker=6, factories=[5, 3, 7])
        nested.lay(0, "engineer_public_1", "1w").do("place industry_2 2w", "industry")
        nested.do("repeat engineer_public_1", "industry")
        assert nested.board(0)["markers"] == [8]
        assert nested.refused("industry") == "factory_first"  # the black advance is a part of the repetition
        nested.do("advance kiev black", "industry")
        assert [entry["now"] for entry in nested.view(0)["pending"]] == [7]

    def in_between(self, space: str, order: dict[str, Any] | None = None, **board: Any) -> RussianTable:
        """A step on a factory that repeats; the black advance of the same space still has to be made."""
        table = (
            RussianTable(4, **(order or {}))
            .engineer("1", "grey_5vp")
            .give(0, **{**BEFORE, "factories": [3], **board})
        )
        return table.lay(0, space, "1w").do("place industry_1_black1 2w", "industry")

    def test_what_is_repeated_must_be_possible_before_the_rest_of_the_action(self) -> None:
        """Grey could only follow the black advance, which comes later: the public engineer cannot be carried out again."""
        behind: dict[str, Any] = {"ts": "2 1", "stp": "2 1", "kiev": "2 1"}
        table = self.in_between("engineer_public_1", **behind)
        assert [told["kind"] for told in table.told("factory_lost")] == ["repeat"]
        assert table.legal("repeat") == []
        for order in FREE_ORDER:
            free = self.in_between("engineer_public_1", order, **behind).do("repeat engineer_public_1")
            free.do("advance kiev black", "advance kiev grey", "end")

    def test_what_is_repeated_and_the_rest_of_the_action_one_after_the_other(self) -> None:
        table = self.in_between("track_grey2", ts="5 1", stp="3 2", kiev="3 2")
        table.do("repeat track_grey2", *["advance transsiberian grey"] * 2, "advance kiev black", "end")
        assert table.tracks(0, "ts") == [5, 3]

    def test_a_build_that_is_repeated_replaces_a_factory_where_all_places_are_full(self) -> None:
        table = self.in_between("loco_1w", factories=[3, 5, 5, 5, 4])
        table.do("repeat loco_1w")
        assert table.refused("advance kiev black") == "factory_first"
        table.do("build factory over 5", "advance kiev black", "end")
        assert table.board(0)["factories"] == [3, 5, 5, 5, 2]

    def test_a_token_gained_in_the_middle_of_it_may_be_what_makes_it_possible(self) -> None:
        """Two steps are repeated: the first one reaches the ? space, and the second needs the factory that the token brings."""
        table = RussianTable(4).engineer("1", "industry_industry").give(0, marker=8, factories=[5, 5, 3])
        table.give(0, tokens=["second_industry_marker"]).lay(0, "engineer_public_1", "1w")
        table.do("place industry_1 1w", "industry", "repeat engineer_public_1", "industry")
        assert table.pending() == [("industry", 1), ("token", 1)]
        assert table.legal() == ["token card"]
        table.do(
            "token card", "card factory", "build factory", "industry", "build factory", *["industry"] * 2
        )
        assert table.board(0)["markers"] == [13]


class TestHelpOnTheWay:
    """«Has de realizar la acción completamente»: help by a factory counts in the order in which it really comes."""

    def last(self, **table_of: Any) -> RussianTable:
        """Three steps over an empty-handed 2, the ? space, and then a gap. The 9 of the card leaves a tile for the 2."""
        table = RussianTable(4, **table_of).round(7).give(0, marker=8, factories=[5, 5, 2])
        full = {"transsiberian": [8, 8], "st_petersburg": [8], "kiev": [8]}
        table.give(0, locomotives=full, tokens=["second_industry_marker"])
        for value in range(1, 10):
            table.state.stacks[value] = table.state.face_up[value] = 0
        table.cards("locomotive_9")
        return table

    @pytest.mark.parametrize(("value", "use"), [(9, ["points"]), (7, ["advance kiev grey"] * 2)])
    def test_a_factory_before_the_help_does_not_stand_in_its_way(self, value: int, use: list[str]) -> None:
        """The first of three steps reaches a factory of no help, the second the ? space, whose card fills the gap."""
        table = (
            RussianTable(4)
            .round(7)
            .give(0, marker=8, factories=[5, 5, value], ts="15 9 8 7", stp="9 8", kiev="9 3")
        )
        table.give(0, tokens=["second_industry_marker"]).do("place last_round_industry 2w", "industry", *use)
        table.do("industry", "token card", "card factory", "build factory", "industry", "build factory")
        table.do("industry", "industry", "build factory over 1", "points", "end")
        assert table.board(0)["markers"] == [13]

    def test_a_tile_that_comes_too_late(self) -> None:
        table = self.last()
        assert table.refused("place last_round_industry 2w") == "industry_cannot"

    @pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
    def test_is_in_time_in_the_free_order(self, table_of: dict[str, Any]) -> None:
        table = self.last(**table_of)
        assert "place last_round_industry 2w" in table.legal()


class TestOption:
    def setup(self, version: int, **options: Any) -> Setup:
        return Setup(game=rules.id, version=version, players=4, options=options)

    def test_two_values(self) -> None:
        (option,) = [option for option in rules.options if option.key == "factories"]
        assert (option.default, option.values) == ("at_once", ("at_once", "free"))
        for value in option.values:
            assert rules.check_setup(self.setup(rules.version, factories=value)) is None
        problem = rules.check_setup(self.setup(rules.version, factories="later"))
        assert problem is not None
        assert problem.key == "setup_value"

    def test_version_1_does_not_know_it(self) -> None:
        old = rules_of(1)
        assert [option.key for option in old.options] == ["two_player_rubles", "black_worker_any"]
        problem = old.check_setup(self.setup(1, factories="free"))
        assert problem.key == "setup_option"

    @pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
    def test_the_free_order(self, table_of: dict[str, Any]) -> None:
        """What the factory gives waits like everything else, and may be given up."""
        table = (
            RussianTable(4, **table_of)
            .give(0, **BEFORE, factories=[7, 2])
            .do("place industry_2 2w", "industry")
        )
        assert [entry["now"] for entry in table.view(0)["pending"]] == [None, None]
        table.do("advance kiev black", "industry", "forfeit 1", "end")
        assert table.told("forfeit") == [{"seat": 0, "kind": "advance", "amount": 1}]
