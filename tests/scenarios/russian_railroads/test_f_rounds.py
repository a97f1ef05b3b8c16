"""Turn order, swap, relocation, passing, the end of a round, the last round and the end of the game."""

from __future__ import annotations

import pytest

from anden.games.russian_railroads import rules
from anden.games.russian_railroads.phases.round_end import rearranged
from tests.scenarios.russian_railroads.table import RussianTable


class TestTurns:
    def test_in_turn_order_until_all_have_passed(self) -> None:
        table = RussianTable(4, order=[2, 0, 3, 1])
        seen = []
        for text in ("pass", "place doubler 1w", "pass", "pass"):
            seen.append(table.seat)
            table.do(text)
            if text != "pass":
                table.do("end")
        assert seen == [2, 0, 3, 1]
        assert table.seat == 0  # the only one who has not passed
        table.do("place rubles 1w", "end")
        assert table.seat == 0
        table.do("pass")
        assert (table.view()["round"], table.seat) == (2, 2)

    def test_passing_scores_the_back_of_the_card(self) -> None:
        table = RussianTable(4, order=[2, 0, 3, 1]).all_pass()
        told = {pass_["seat"]: (pass_["position"], pass_["points"]) for pass_ in table.told("pass")}
        assert told == {2: (1, 0), 0: (2, 2), 3: (3, 3), 1: (4, 4)}

    def test_the_position_of_this_round_counts(self) -> None:
        table = RussianTable(4).lay(3, "order_1", "1w").all_pass()
        assert [pass_["points"] for pass_ in table.told("pass") if pass_["seat"] == 3] == [4]
        table.do("stay").all_pass()
        assert [pass_["points"] for pass_ in table.told("pass") if pass_["seat"] == 3] == [0]


class TestTurnOrderSpaces:
    def test_not_below_the_own_pawn(self) -> None:
        table = RussianTable(4)
        assert table.refused("place order_1 1w") == "own_position"
        assert table.legal("place order_2")
        assert table.turn(1).refused("place order_2 1w") == "own_position"

    def test_with_two_players_it_is_allowed(self) -> None:
        table = RussianTable(2).do("place order_1 1w", "end")
        assert table.told("claim") == [{"seat": 0, "position": 1}]
        table.all_pass()
        assert (table.told("order_same"), table.seat) == ([{"seats": (0, 1)}], 0)

    def test_never_both(self) -> None:
        table = RussianTable(4).turn(3).do("place order_1 1w", "end").turn(3)
        assert table.refused("place order_2 1w") == "both_positions"

    def test_taken_is_taken(self) -> None:
        table = RussianTable(4).turn(3).do("place order_1 1w", "end").turn(2)
        assert table.refused("place order_1 1w") == "space_taken"


class TestSwap:
    """«Si un jugador coloca un rublo o un trabajador que no sea de su color, debe intercambiarlo inmediatamente.»"""

    @pytest.mark.parametrize("payment", ["1r", "1t", "b"])
    def test_a_foreign_piece_is_swapped_at_once(self, payment: str) -> None:
        table = (
            RussianTable(4)
            .turn(3)
            .give(3, rubles=2, black=True)
            .lay(3, "doubler", "1w")
            .lay(3, "loco_2w", "2w")
        )
        table.player(3).temporary, table.state.temporary = 2, 0
        table.do(f"place order_1 {payment}")
        assert table.legal() == ["swap loco_2w", "swap doubler"]
        assert table.refused("end") == "still_pending"
        table.do("swap doubler", "end")
        (mine,) = table.view()["spaces"]["order_1"]["pieces"]
        assert mine == {"seat": 3, "workers": 1, "temporary": 0, "black": 0, "rubles": 0}
        (other,) = table.view()["spaces"]["doubler"]["pieces"]
        assert (other["workers"], other["temporary"] + other["black"] + other["rubles"]) == (0, 1)

    def test_not_without_an_own_worker_elsewhere(self) -> None:
        table = RussianTable(4).turn(3)
        assert table.legal("place order_1") == ["place order_1 1w"]
        assert table.refused("place order_1 1r") == "swap_impossible"

    def test_the_action_of_the_other_space_is_not_repeated(self) -> None:
        table = RussianTable(4).turn(3).lay(3, "doubler", "1w").do("place order_1 1r", "swap doubler", "end")
        assert table.board(3)["doublers"] == 0

    def test_an_own_engineer_and_the_open_space_will_do(self) -> None:
        table = RussianTable(4).turn(3).give(3, engineers=["any_any"]).lay(3, "own_any_any", "1w")
        table.lay(3, "track_black_or_grey1", "1w").do("place order_2 1r")
        assert set(table.legal()) == {"swap own_any_any", "swap track_black_or_grey1"}
        table.do("swap track_black_or_grey1", "end")


class TestRearrangement:
    @pytest.mark.parametrize(
        ("first", "second", "order"),
        [
            (-1, -1, (0, 1, 2, 3)),
            (3, -1, (3, 0, 1, 2)),
            (-1, 3, (0, 3, 1, 2)),
            (2, 3, (2, 3, 0, 1)),
            (3, 2, (3, 2, 0, 1)),
            (1, 0, (1, 0, 2, 3)),
            (3, 0, (3, 0, 1, 2)),
            (-1, 0, (0, 1, 2, 3)),
            (-1, 2, (0, 2, 1, 3)),
        ],
    )
    def test_claims_first_then_the_others_in_their_order(
        self, first: int, second: int, order: tuple[int, ...]
    ) -> None:
        assert rearranged((0, 1, 2, 3), first, second) == order

    def test_three_players(self) -> None:
        assert rearranged((2, 0, 1), 1, 0) == (1, 0, 2)


class TestRelocation:
    def claimed(self) -> RussianTable:
        return RussianTable(4).give(3, engineers=["black_3vp"]).lay(3, "order_1", "1w").all_pass()

    def test_only_spaces_for_exactly_one_worker(self) -> None:
        table = self.claimed()
        assert table.refused("relocate track_black3") == "relocate_one_worker"
        assert table.refused("relocate engineer_hire") == "relocate_one_worker"
        assert table.refused("relocate track_any2") == "relocate_one_worker"
        assert table.refused("relocate order_2") == "relocate_one_worker"
        assert {"relocate own_black_3vp", "relocate loco_1w", "relocate track_black_or_grey1"} <= set(
            table.legal()
        )

    def test_own_engineers_and_public_ones(self) -> None:
        table = self.claimed().do("relocate own_black_3vp", "advance kiev black", "end")
        assert (table.points(3), table.view()["round"]) == (4 + 3, 2)
        table = self.claimed().do("relocate engineer_public_1", "advance transsiberian black")
        assert table.refused("end") == "still_pending"

    def test_before_scoring(self) -> None:
        """A locomotive built with the worker already counts."""
        table = RussianTable(4).give(3, kiev="3").lay(3, "order_1", "1w").all_pass()
        table.do("relocate loco_1w", "build locomotive", "locomotive kiev", "end")
        assert [told["points"] for told in table.told("score_round") if told["seat"] == 3] == [1 + 2]

    def test_two_rubles_are_kept_for_the_next_round(self) -> None:
        table = self.claimed().do("relocate rubles", "end")
        assert table.board(3)["rubles"] == 3

    def test_the_worker_may_stay(self) -> None:
        table = self.claimed().do("stay")
        assert table.told("stay") == [{"seat": 3, "position": 1}]
        assert table.view()["round"] == 2

    def test_a_nested_chain_in_the_relocation(self) -> None:
        table = RussianTable(4).give(3, stp="4").supply(lowest=4).lay(3, "order_1", "1w").all_pass()
        table.do(
            "relocate loco_1w", "build locomotive", "locomotive st_petersburg", "token three_doublers", "end"
        )
        assert (table.board(3)["doublers"], table.view()["round"]) == (3, 2)


class TestRoundEnd:
    def test_everything_comes_back(self) -> None:
        table = (
            RussianTable(4)
            .give(0, black=True, rubles=2)
            .lay(0, "loco_3w", "3w")
            .lay(0, "doubler", "b")
            .all_pass()
        )
        board = table.board(0)
        assert (board["workers"]["free"], board["black"], board["rubles"]) == (5, "free", 2)
        assert all(not space["pieces"] for space in table.view()["spaces"].values())
        assert table.view()["passed"] == []

    def test_a_worker_gained_is_there_at_once_and_for_good(self) -> None:
        table = (
            RussianTable(4).give(0, kiev="6").do("place track_black_or_grey1 1w", "advance kiev black", "end")
        )
        assert table.board(0)["workers"]["free"] == 5
        table.all_pass()
        assert table.board(0)["workers"]["free"] == 6

    def test_stars_pay_every_round_and_ends_of_lines_once(self) -> None:
        table = RussianTable(4).give(0, kiev="8", locomotives={"kiev": [8]})
        table.do("place track_black_or_grey1 1w", "advance kiev black", "end")
        assert table.points(0) == 10
        table.all_pass().all_pass()
        lines = {line.key: line.points for line in rules.scores(table.state)[0].lines}
        assert (lines["kiev"], lines["line_ends"]) == (2 * 20, 10)


class TestLastRound:
    def last(self, players: int = 4) -> RussianTable:
        table = RussianTable(players)
        return table.round(int(table.state.rounds))

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_three_industry_advances_instead_of_the_turn_order(self, players: int) -> None:
        table = self.last(players)
        assert table.refused("place order_1 1w") == "space_covered"
        table.do("place last_round_industry 2w", *["industry"] * 3, "end")
        assert table.board(0)["markers"] == [3]

    def test_not_before(self) -> None:
        assert RussianTable(4).refused("place last_round_industry 2w") == "space_not_yet"

    def test_completely_or_not_at_all(self) -> None:
        table = self.last().give(0, marker=2)
        assert table.refused("place last_round_industry 2w") == "industry_cannot"

    def test_a_factory_on_the_way_may_fill_the_next_gap(self) -> None:
        table = self.last().give(0, marker=4, factories=[2]).do("place last_round_industry 2w", "industry")
        assert table.refused("build locomotive") == "rest_impossible"
        assert table.refused("forfeit 2") == "factory_must"
        table.do("build factory", "industry", "industry", "build factory", "end")
        assert table.board(0)["markers"] == [7]

    def test_the_round_is_announced(self) -> None:
        table = RussianTable(4).round(6).all_pass()
        assert table.told("last_round") == [{}]
        assert table.view()["last_round"]


class TestEnd:
    def test_the_game_ends_after_the_last_scoring(self) -> None:
        table = RussianTable(4).round(7).all_pass()
        assert rules.to_act(table.state) == ()
        assert rules.phase(table.state).key == "over"
        assert [told["place"] for told in table.told("final")] == [1, 2, 3, 4]

    def test_most_points_win(self) -> None:
        table = RussianTable(3).round(6).give(1, kiev="4", locomotives={"kiev": [4]}).all_pass()
        assert [list(place) for place in rules.ranking(table.state)] == [[1], [2], [0]]

    def test_a_tie_is_a_shared_victory(self) -> None:
        """The backs of the cards give 0 and 2; industry evens it out."""
        table = RussianTable(2).round(6).give(0, marker=2).all_pass()
        assert [score.total for score in rules.scores(table.state)] == [2, 2]
        assert [list(place) for place in rules.ranking(table.state)] == [[0, 1]]

    def test_end_cards_are_revealed(self) -> None:
        table = RussianTable(4).round(7)
        table.state.takes = (16 * 2 + 4,)
        assert table.view(0)["players"][2]["own_end_cards"] is None
        table.all_pass()
        assert table.view(0)["players"][2]["own_end_cards"] == ["black_tracks"]
        assert table.told("end_card") == [{"seat": 2, "card": "black_tracks", "points": 3}]
