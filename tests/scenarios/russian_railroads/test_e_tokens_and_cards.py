"""The 7 ? tokens, the 5 ? cards, the black worker, the 10 end bonus cards (heading «Las fichas y las cartas»)."""

from __future__ import annotations

from typing import Any

import pytest

from anden.games.russian_railroads import rules
from anden.games.russian_railroads.keys import LABELS
from tests.scenarios.russian_railroads.table import RussianTable


def at_token(**more: Any) -> RussianTable:
    """Seat 0 has just reached the ? space of St. Petersburg 4."""
    table = RussianTable(4).give(
        0, **{"stp": "3", "locomotives": {"transsiberian": [1], "st_petersburg": [4]}, **more}
    )
    return table.do("place track_black_or_grey1 1w", "advance st_petersburg black")


def at_card(**more: Any) -> RussianTable:
    return at_token(**more).do("token card")


class TestTokens:
    def test_four_tracks(self) -> None:
        """Tracks gained with the token may be moved with it."""
        table = at_token().do(
            "token four_tracks", *["advance transsiberian black"] * 2, "advance transsiberian grey"
        )
        assert table.tracks(0, "ts") == [3, 1]
        table.do("advance transsiberian grey", "end")
        assert table.tracks(0, "ts") == [3, 2]

    def test_five_industry(self) -> None:
        table = at_token(factories=[5]).do("token five_industry", *["industry"] * 5, "end")
        assert (table.board(0)["markers"], table.board(0)["rubles"]) == ([5], 2)

    def test_five_industry_in_part(self) -> None:
        table = at_token().do("token five_industry", *["industry"] * 4, "end")
        assert table.board(0)["markers"] == [4]
        assert table.told("lost") == [{"seat": 0, "kind": "industry", "amount": 1}]

    def test_three_doublers(self) -> None:
        assert at_token().do("token three_doublers", "end").board(0)["doublers"] == 3

    def test_revaluation(self) -> None:
        table = at_token(ts="15 6 4 2 1", locomotives={"transsiberian": [6], "st_petersburg": [4]})
        before = table.board(0)["preview"]["lines"]["transsiberian"]["points"]
        table.do("token revaluation", "end")
        after = table.board(0)["preview"]["lines"]["transsiberian"]["points"]
        assert (before, after) == (7 + 4 + 2 * 2 + 2 * 1, 10 + 6 + 2 * 3 + 2 * 1)

    def test_second_industry_marker(self) -> None:
        table = at_token(marker=3).do("token second_industry_marker", "end")
        assert table.board(0)["markers"] == [3, 0]
        table.turn(0).do("place industry_2 2w", "industry 2", "industry", "end")
        assert table.board(0)["markers"] == [4, 1]
        assert table.board(0)["preview"]["industry"] == [5, 1]

    def test_the_two_markers_never_share_a_space(self) -> None:
        table = RussianTable(4).give(0, marker=3, second=2, tokens=["second_industry_marker"])
        table.do("place industry_1 1w")
        assert table.refused("industry 2") == "industry_occupied"
        assert at_token().refused("token second_industry_marker") == "marker_on_start"

    def test_the_second_marker_gets_no_token(self) -> None:
        table = RussianTable(4).give(
            0, marker=12, second=9, factories=[5, 5, 5, 5], tokens=["second_industry_marker"]
        )
        table.do("place industry_1 1w", "industry 2")
        assert table.legal() == ["end"]

    def test_kiev_medal(self) -> None:
        table = at_token(ts="4 0", kiev="6 5", locomotives={"st_petersburg": [4], "kiev": [5]})
        assert table.board(0)["preview"]["lines"]["kiev"]["points"] == 5 + 10
        table.do("token kiev_medal", "end")
        assert table.board(0)["preview"]["lines"]["kiev"]["points"] == 5 + 10 + 20

    def test_card(self) -> None:
        table = at_token().do("token card")
        assert table.pending() == [("card", 1), ("bonus", 1)]
        assert set(table.legal("card")) == {f"card {card}" for card in LABELS["card"]}

    def test_there_is_a_test_for_each_token(self) -> None:
        assert all(hasattr(self, f"test_{token}") for token in LABELS["token"])

    def test_a_token_is_used_once(self) -> None:
        table = at_token(tokens=["three_doublers"])
        assert table.refused("token three_doublers") == "token_used"
        assert len(table.legal("token")) == 5  # no second marker either: the first is on its start

    def test_a_token_may_be_forgone(self) -> None:
        table = at_token().do("forfeit 1", "end")
        assert table.board(0)["tokens_used"] == []

    @pytest.mark.parametrize(
        ("place", "more", "does"),
        [
            (
                "transsiberian_13",
                {"ts": "12", "locomotives": {"transsiberian": [9, 4]}},
                "transsiberian black",
            ),
            ("st_petersburg_6", {"stp": "5", "locomotives": {"st_petersburg": [6]}}, "st_petersburg black"),
        ],
    )
    def test_the_other_spaces_of_the_lines(self, place: str, more: dict[str, Any], does: str) -> None:
        table = RussianTable(4).give(0, **more).do("place track_black_or_grey1 1w", f"advance {does}")
        assert table.told("question") == [{"seat": 0, "place_id": place}]
        table.do("token three_doublers", "end")
        assert table.board(0)["tokens_used"] == [{"token": "three_doublers", "place": place}]

    def test_the_space_of_the_industry(self) -> None:
        table = RussianTable(4).give(0, marker=9, factories=[5, 5, 5]).do("place industry_1 1w", "industry")
        assert table.told("question") == [{"seat": 0, "place_id": "industry"}]

    def test_two_tokens_at_once(self) -> None:
        """A long locomotive reaches 4 and 6 of St. Petersburg in one go; the player chooses one after the other."""
        table = RussianTable(4).give(0, stp="6").supply(lowest=6)
        table.do("place loco_1w 1w", "build locomotive", "locomotive st_petersburg")
        assert table.pending() == [("token", 1), ("token", 1)]
        table.do("token kiev_medal", "token revaluation", "end")
        assert len(table.board(0)["tokens_used"]) == 2


class TestCards:
    def test_four_small_actions(self) -> None:
        table = at_card().do("card four_small_actions", "advance kiev black", "industry", "small black_track")
        table.do("advance kiev black", "points", "end")
        board = table.board(0)
        assert (board["doublers"], board["markers"], board["tracks"]["kiev"]["black"]) == (1, [1], 3)
        assert "four_small_actions" not in table.view()["cards"]

    @pytest.mark.parametrize(("small", "then"), [("doubler", []), ("industry", ["industry"])])
    def test_the_other_two_can_be_repeated(self, small: str, then: list[str]) -> None:
        table = at_card().do(
            "card four_small_actions", f"small {small}", *then, "industry", "advance kiev black", "points"
        )
        board = table.board(0)
        assert (board["doublers"], board["markers"]) == ((2, [1]) if small == "doubler" else (1, [2]))

    def test_black_worker(self) -> None:
        table = at_card().do("card black_worker", "points", "end")
        assert table.board(0)["black"] == "free"
        table.turn(0).do("place doubler b", "end")
        assert table.board(0)["black"] == "used"
        table.all_pass()
        assert table.board(0)["black"] == "free"

    def test_engineer(self) -> None:
        table = at_card().do("card engineer", "points", "end")
        assert ([e["id"] for e in table.board(0)["engineers"]], table.board(0)["rubles"]) == (["any_any"], 2)
        table.turn(0).do("place own_any_any 1r", *["advance kiev black"] * 2, "end")

    def test_locomotive_9(self) -> None:
        """It is placed at once, the old one goes on its way, and special spaces fire."""
        table = at_card(
            stp="3", locomotives={"transsiberian": [2, 2], "st_petersburg": [4], "kiev": [3]}, kiev="5"
        )
        table.do("card locomotive_9")
        assert table.refused("points") == "locomotive_first"
        table.do("locomotive kiev over 3", "locomotive transsiberian over 2", "points", "end")
        assert table.board(0)["locomotives"] == {"transsiberian": [3, 2], "st_petersburg": [4], "kiev": [9]}
        assert 2 in table.view()["face_up"]

    def test_factory(self) -> None:
        table = at_card(marker=3).do("card factory", "industry")
        assert table.refused("industry") == "industry_gap"
        table.do("build factory", "industry", "build factory", "points", "end")
        assert (table.board(0)["factories"], table.board(0)["markers"]) == ([2, 2], [5])

    @pytest.mark.parametrize("version", [2, 1])
    def test_the_repeated_small_action_finds_what_the_card_itself_has_left(self, version: int) -> None:
        """One doubler, one step and one black advance are left: enough for three small actions, not for a fourth."""
        left: dict[str, Any] = {"marker": 3, "doublers": 7, "ts": "15", "kiev": "9"}
        # St. Petersburg 8 is the last black space: the ? space 6 is fulfilled by the locomotive.
        table = RussianTable(4, version=version).give(0, stp="8", locomotives={"transsiberian": [1]}, **left)
        table.give(0, locomotives={"transsiberian": [1], "st_petersburg": [5]})
        table.supply(lowest=6).do("place loco_1w 1w", "build locomotive", "locomotive st_petersburg over 5")
        table.do("locomotive kiev", "token card")
        assert table.refused("card four_small_actions") == "card_cannot"
        table.player(0).doublers = 6
        table.state.doublers += 1
        table.do("card four_small_actions", "small doubler", "industry", "advance st_petersburg black")
        assert table.player(0).doublers == 8

    def test_there_is_a_test_for_each_card(self) -> None:
        assert all(hasattr(self, f"test_{card}") for card in LABELS["card"])

    def test_a_card_must_be_carried_out_completely(self) -> None:
        table = at_card(marker=4, doublers=8)
        assert table.refused("card four_small_actions") == "card_cannot"
        table = at_card(marker=4)
        assert table.refused("card four_small_actions") == "card_cannot"
        assert table.legal("card factory") == ["card factory"]

    def test_a_card_is_used_once(self) -> None:
        table = at_card().do("card black_worker", "points", "end").turn(1)
        table.give(1, stp="3", locomotives={"transsiberian": [1], "st_petersburg": [4]})
        table.do("place track_black_or_grey1 1w", "advance st_petersburg black", "token card")
        assert table.refused("card black_worker") == "card_gone"

    def test_the_card_may_be_forgone_but_not_the_end_bonus(self) -> None:
        table = at_card()
        assert table.refused("forfeit 2") in ("bonus_last", "must_be_done")
        table.do("forfeit 1")
        assert table.legal() == ["look", "points"]


class TestBlackWorker:
    """«Cada vez que emplees al trabajador negro en una casilla de acción que proporcione al menos un avance de vía negra.»"""

    def placed(self, space: str, payment: str, **options: Any) -> RussianTable:
        return (
            RussianTable(4, **options).give(0, ts="5 2", black=True, marker=1).do(f"place {space} {payment}")
        )

    def test_one_more_black_advance(self) -> None:
        table = self.placed("track_black3", "1w+b")
        assert table.pending() == [("advance", 3), ("advance", 1)]
        table.do(*["advance kiev black"] * 4, "end")
        assert table.tracks(0, "kiev")[0] == 5

    def test_with_industry_and_black(self) -> None:
        table = self.placed("industry_1_black1", "1w+b").do("industry", *["advance kiev black"] * 2, "end")
        assert table.tracks(0, "kiev")[0] == 3

    def test_on_an_engineer(self) -> None:
        table = RussianTable(4).engineer("1", "black_3vp").give(0, black=True).do("place engineer_public_1 b")
        table.do(*["advance kiev black"] * 2, "end")
        assert table.tracks(0, "kiev")[0] == 3

    def test_not_without_a_black_advance(self) -> None:
        assert self.placed("track_grey2", "b").pending() == [("advance", 2)]
        assert self.placed("rubles", "b").pending() == []

    def test_any_colour_when_black_is_advanced(self) -> None:
        table = self.placed("track_any2", "b+1r").do("advance transsiberian grey")
        assert table.pending() == [("advance", 1)]
        table.do("advance kiev black")
        assert table.pending() == [("advance", 1)]
        table.do("advance kiev black", "end")
        assert table.tracks(0, "kiev")[0] == 3

    def test_only_once_per_action(self) -> None:
        table = self.placed("track_any2", "b+1r").do(*["advance kiev black"] * 3)
        assert table.legal() == ["end"]

    def test_black_or_grey(self) -> None:
        assert self.placed("track_black_or_grey1", "b").do("advance transsiberian grey").legal() == ["end"]

    def test_options(self) -> None:
        always = self.placed("track_any2", "b+1r", black_worker_any="always")
        assert always.pending() == [("advance", 2), ("advance", 1)]
        never = self.placed("track_any2", "b+1r", black_worker_any="never").do(*["advance kiev black"] * 2)
        assert never.legal() == ["end"]

    def test_repeated(self) -> None:
        """«The black worker's extra advance applies again.»"""
        table = RussianTable(4).give(0, black=True, engineers=["repeat"]).lay(0, "track_black2", "b")
        table.do("place own_repeat 1w", "repeat track_black2", *["advance kiev black"] * 3, "end")
        assert table.tracks(0, "kiev")[0] == 4


class TestEndBonus:
    def bonus(
        self, *cards: str, removed: tuple[str, str] = ("points_15", "doublers"), **more: Any
    ) -> RussianTable:
        """Seat 0 holds end bonus cards in the last round, all have passed."""
        table = RussianTable(4, removed=removed).round(7)
        index = {card: i for i, card in enumerate(LABELS["end_card"])}
        table.state.takes = tuple(index[card] for card in cards)
        return table.give(0, **more).all_pass()

    def scored(self, card: str, **more: Any) -> int:
        removed = (
            ("locomotives", "engineers") if card in ("points_15", "doublers") else ("points_15", "doublers")
        )
        table = self.bonus(card, removed=removed, **more)
        (told,) = table.told("end_card")
        line = [s for s in rules.scores(table.state)[0].lines if s.key == "end_card"]
        assert told == {"seat": 0, "card": card, "points": told["points"]}
        assert [s.points for s in line] == [told["points"]]
        return int(told["points"])

    def test_points_15(self) -> None:
        assert self.scored("points_15") == 15

    def test_completed_lines(self) -> None:
        assert self.scored("completed_lines", ts="15", kiev="9") == 20
        assert self.scored("completed_lines", ts="15", kiev="9", stp="9") == 30
        assert self.scored("completed_lines", ts="14") == 0

    def test_extra_workers(self) -> None:
        assert self.scored("extra_workers", kiev="7") == 10
        assert (
            self.scored("extra_workers", kiev="7", ts="7 4 3", locomotives={"transsiberian": [3]}, black=True)
            == 30
        )
        assert self.scored("extra_workers") == 0

    def test_factories(self) -> None:
        assert self.scored("factories", factories=[2, 3, 4]) == 12
        assert self.scored("factories", factories=[2, 3, 4, 5, 6]) == 20

    def test_black_tracks(self) -> None:
        assert self.scored("black_tracks", ts="12 3", stp="5", kiev="8 2") == 25

    def test_extra_engineer(self) -> None:
        """One more for the majority, without a number, and nothing for the card that counts engineers."""
        table = RussianTable(4).round(7).give(0, engineers=["black_3vp"]).give(1, engineers=["brown_5vp"])
        table.state.takes = (LABELS["end_card"].index("extra_engineer"),)
        table.all_pass()
        assert [(told["seat"], told["engineers"]) for told in table.told("majority")] == [(0, 2), (1, 1)]

    def test_locomotives(self) -> None:
        assert self.scored("locomotives", locomotives={"transsiberian": [7, 2], "kiev": [5]}) == 14

    def test_question_tokens(self) -> None:
        assert self.scored("question_tokens", tokens=["kiev_medal", "revaluation"]) == 14

    def test_engineers(self) -> None:
        assert self.scored("engineers", engineers=["black_3vp", "any_any"]) == 12
        both = self.bonus("engineers", "extra_engineer", engineers=["black_3vp"])
        assert [told["points"] for told in both.told("end_card") if told["card"] == "engineers"] == [6]

    @pytest.mark.parametrize(("count", "points"), [(3, 0), (4, 20), (6, 20), (7, 30), (8, 30)])
    def test_doublers(self, count: int, points: int) -> None:
        assert self.scored("doublers", doublers=count) == points

    def test_there_is_a_test_for_each_end_card(self) -> None:
        assert all(hasattr(self, f"test_{card}") for card in LABELS["end_card"])

    @pytest.mark.parametrize(("version", "prizes"), [(2, [(1, 40)]), (1, [(1, 40), (0, 20)])])
    def test_an_extra_engineer_alone(self, version: int, prizes: list[tuple[int, int]]) -> None:
        """«Un jugador que no tenga ingenieros no puede lograr estos puntos extra.» In version 1 the card was enough."""
        table = RussianTable(4, version=version).round(7).give(1, engineers=["any_any"])
        table.state.takes = (LABELS["end_card"].index("extra_engineer"),)
        shown = table.view(0)["players"][0]["final"]["majority"]
        table.all_pass()
        assert [(told["seat"], told["points"]) for told in table.told("majority")] == prizes
        assert shown == dict(prizes).get(0, 0)
        assert table.points(0) == dict(prizes).get(0, 0)


class TestChoosingAnEndBonus:
    def choosing(self) -> RussianTable:
        return at_card().do("card black_worker")

    def test_look_and_choose(self) -> None:
        table = self.choosing().do("look")
        assert table.refused("points") == "looked_already"
        assert set(table.legal()) == {
            f"bonus {c}" for c in LABELS["end_card"] if c not in ("points_15", "doublers")
        }
        table.do("bonus locomotives", "end")
        assert table.board(0)["own_end_cards"] == ["locomotives"]
        assert table.view()["pile"]["left"] == 7

    def test_or_10_points(self) -> None:
        table = self.choosing().do("points", "end")
        assert (table.points(0), table.board(0)["end_cards"]) == (10, 0)

    def test_others_see_that_but_not_which(self) -> None:
        table = self.choosing().do("look", "bonus locomotives", "end")
        for viewer in (1, None):
            player = table.view(viewer)["players"][0]
            assert (player["end_cards"], player["own_end_cards"]) == (1, None)
        (private,) = [event for event in table.events if event.key == "bonus_card"]
        assert private.only == (0,)

    def test_who_looked_knows_the_pile(self) -> None:
        table = self.choosing().do("look", "bonus locomotives", "end")
        assert len(table.view(0)["pile"]["seen"]) == 8
        assert table.view(1)["pile"]["seen"] is None

    def test_last_of_all(self) -> None:
        table = at_card(marker=3).do("card factory")
        assert table.refused("look") == "bonus_last"
        assert table.refused("points") == "bonus_last"

    def test_several_cards_are_possible(self) -> None:
        table = at_card(marker=4, factories=[9]).do("card black_worker", "look", "bonus locomotives", "end")
        table.turn(0).do("place industry_1 1w", "industry", "look", "bonus factories", "end")
        assert table.board(0)["own_end_cards"] == ["locomotives", "factories"]
