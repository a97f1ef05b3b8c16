"""Every space of the board: what it costs and gives, and that it is used completely or not at all."""

from __future__ import annotations

import pytest

from tests.scenarios.russian_railroads.table import RussianTable


def advances(colour: str, count: int) -> list[str]:
    return [f"advance transsiberian {colour}"] * count


def rich() -> RussianTable:
    """A board on which every colour can move."""
    return RussianTable(4).give(0, ts="15 8 6 4 1", stp="5 3 2 1", kiev="5 3 1", rubles=3)


class TestTracks:
    @pytest.mark.parametrize(
        ("space", "colour", "workers", "count"),
        [
            ("track_grey2", "grey", 1, 2),
            ("track_grey3", "grey", 2, 3),
            ("track_brown1", "brown", 1, 1),
            ("track_brown2", "brown", 2, 1),
            ("track_natural1", "natural", 1, 1),
            ("track_white1", "white", 1, 1),
            ("track_white2", "white", 2, 2),
        ],
    )
    def test_each_colour_has_its_spaces(self, space: str, colour: str, workers: int, count: int) -> None:
        table = rich().do(f"place {space} {workers}w")
        before = table.board(0)["tracks"]["transsiberian"][colour]
        table.do(*advances(colour, count))
        if space == "track_brown2":
            table.do("advance kiev brown")
        table.do("end")
        assert table.board(0)["tracks"]["transsiberian"][colour] == before + count
        assert table.board(0)["workers"]["free"] == 5 - workers

    def test_natural_twice(self) -> None:
        assert rich().refused("place track_natural2 2w") == "tracks_cannot"  # brown is too close
        table = rich().give(0, ts="15 8 7 4 1").do("place track_natural2 2w", *advances("natural", 2), "end")
        assert table.tracks(0, "ts")[3] == 6

    @pytest.mark.parametrize(("space", "workers", "count"), [("track_black2", 1, 2), ("track_black3", 2, 3)])
    def test_black(self, space: str, workers: int, count: int) -> None:
        table = RussianTable(4).do(f"place {space} {workers}w", *advances("black", count), "end")
        assert table.tracks(0, "ts")[0] == 1 + count

    def test_any_colour_twice(self) -> None:
        table = rich().do("place track_any2 2r", "advance kiev black", "advance transsiberian white", "end")
        assert (table.tracks(0, "kiev")[0], table.tracks(0, "ts")[4]) == (6, 2)

    def test_black_or_grey(self) -> None:
        table = rich().do("place track_black_or_grey1 1r", "advance kiev grey", "end")
        assert table.tracks(0, "kiev")[1] == 4
        table.turn(0).do("place track_black_or_grey1 1w", "advance kiev black", "end")
        assert table.tracks(0, "kiev")[0] == 6

    def test_colours_not_owned_yet(self) -> None:
        table = RussianTable(4)
        for space in ("track_grey2", "track_brown1", "track_natural1", "track_white1"):
            assert table.refused(f"place {space} 1w") == "tracks_cannot"

    def test_a_track_gained_in_mid_action_moves_with_the_rest_of_it(self) -> None:
        table = RussianTable(4).do("place track_any2 1w+1r", "advance transsiberian black")
        assert "advance transsiberian grey" in table.legal()
        table.do("advance transsiberian grey", "end")
        assert table.tracks(0, "ts") == [2, 1]

    def test_a_track_enters_as_soon_as_space_1_is_free(self) -> None:
        assert RussianTable(4).give(0, ts="2 0").refused("place track_grey2 1w") == "tracks_cannot"
        table = (
            RussianTable(4)
            .give(0, ts="2 0", stp="2 0")
            .do("place track_grey2 1w", "advance transsiberian grey")
        )
        assert (
            table.refused("advance transsiberian grey")
            == table.refused("advance kiev grey")
            == "track_blocked"
        )
        table.do("advance st_petersburg grey", "end")


class TestCompletely:
    def test_three_black_advances_need_room_for_three(self) -> None:
        table = RussianTable(4).give(0, ts="14", stp="9", kiev="8")
        assert table.refused("place track_black3 2w") == "tracks_cannot"
        assert table.legal("place track_black2")
        table.do("place track_black2 1w", "advance transsiberian black", "advance kiev black")
        assert table.points(0) == 20  # two lines end here
        table.do("end")
        assert table.told("lost") == [{"seat": 0, "kind": "advance", "amount": 2}]  # white, behind the others

    def test_only_ways_that_can_be_finished_are_open(self) -> None:
        """Black and grey with grey blocked everywhere: black has to make room first, and in the right place."""
        table = RussianTable(4).give(0, ts="2 1", stp="1 0", kiev="9 8").engineer("1", "black_grey")
        table.do("place engineer_public_1 1w")
        assert table.refused("advance kiev grey") == "track_blocked"
        assert set(table.legal()) == {"advance transsiberian black", "advance st_petersburg black"}

    def test_a_move_that_would_leave_the_rest_undone_is_refused(self) -> None:
        """The free advance must not take the only room that the black one needs."""
        table = RussianTable(4).give(0, ts="15 13", stp="9 8", kiev="8 7").engineer("1", "any_black")
        table.do("place engineer_public_1 1w", "advance kiev black")
        assert "advance transsiberian grey" in table.legal()

    def test_industry_and_black_track_need_both(self) -> None:
        table = RussianTable(4).give(0, marker=4)
        assert table.refused("place industry_1_black1 2w") == "industry_cannot"
        table = RussianTable(4).give(0, ts="15 9 5 3 2", stp="9", kiev="9")
        assert table.refused("place industry_1_black1 2w") == "tracks_cannot"

    def test_a_token_on_the_way_makes_the_rest_possible(self) -> None:
        """The marker stands before a gap; black reaches a ? space, and the second marker can step."""
        table = RussianTable(4).give(0, marker=4, stp="3", locomotives={"st_petersburg": [4]})
        table.do("place industry_1_black1 2w")
        assert table.legal() == ["advance st_petersburg black"]
        table.do("advance st_petersburg black")
        assert "token three_doublers" not in table.legal()
        table.do("token second_industry_marker", "industry 2", "end")
        assert table.board(0)["markers"] == [4, 1]


class TestLocomotivesAndFactories:
    def test_two_workers_do_the_same(self) -> None:
        table = RussianTable(4).do("place loco_2w 2w", "build factory", "end")
        assert table.board(0)["factories"] == [2]

    def test_three_workers_build_one_of_each(self) -> None:
        table = RussianTable(4).do("place loco_3w 3w", "build factory")
        assert table.refused("build factory") == "build_other"
        table.do("build locomotive", "locomotive kiev", "end")
        assert (table.board(0)["factories"], table.board(0)["locomotives"]["kiev"]) == ([2], [2])

    def test_which_comes_first_matters_when_the_stack_changes(self) -> None:
        """One 3 is left: the factory takes it, and the locomotive is a 4."""
        for first, found in (("build factory", (3, 4)), ("build locomotive", (4, 3))):
            table = RussianTable(4).supply(lowest=3)
            table.state.face_up[3] += table.state.stacks[3] - 1
            table.state.stacks[3] = 1
            table.do("place loco_3w 3w", first)
            if first == "build locomotive":
                table.do("locomotive kiev", "build factory", "end")
            else:
                table.do("build locomotive", "locomotive kiev", "end")
            assert (table.board(0)["factories"][0], table.board(0)["locomotives"]["kiev"][0]) == found

    def test_only_a_higher_value_replaces(self) -> None:
        table = RussianTable(4).give(
            0, locomotives={"transsiberian": [3, 2], "st_petersburg": [2], "kiev": [2]}
        )
        assert table.view()["lowest"] == 2
        table.do("place loco_1w 1w")
        assert table.refused("build locomotive") == "locomotive_unplaceable"
        table.do("build factory", "end")

    def test_the_last_tile_serves_twice(self) -> None:
        """One 9 is left and nothing lies face up: the chain of the 9 ends with a 1 face up, which becomes the factory."""
        table = RussianTable(2)
        for seat in (0, 1):
            table.give(seat, locomotives={})
        table.give(
            1,
            locomotives={"transsiberian": [9, 7], "st_petersburg": [7], "kiev": [5]},
            factories=[1, 2, 2, 3, 5],
        )
        table.give(
            0,
            locomotives={"transsiberian": [6, 4], "st_petersburg": [1], "kiev": [8]},
            factories=[3, 4, 6, 8],
        )
        assert (table.view()["face_up"], table.view()["lowest"]) == ([], 9)
        table.do("place loco_3w 3w")
        assert table.legal() == ["build locomotive"]
        table.do("build locomotive", "locomotive st_petersburg over 1")
        assert table.view()["face_up"] == [1]
        table.do("build factory from 1", "end")
        assert table.board(0)["factories"] == [3, 4, 6, 8, 1]

    def test_factories_are_built_from_left_to_right_and_replaced_when_full(self) -> None:
        table = RussianTable(4).give(0, factories=[2, 3])
        table.do("place loco_1w 1w")
        assert table.refused("build factory over 1") == "factory_leftmost"
        table.do("build factory", "end")
        assert table.board(0)["factories"] == [2, 3, 2]
        table = RussianTable(4).give(0, factories=[2, 3, 4, 5, 6], marker=9).do("place loco_1w 1w")
        assert table.refused("build factory") == "factory_full"
        table.do("build factory over 3", "end")
        assert table.board(0)["factories"] == [2, 3, 2, 5, 6]
        assert table.told("factory") == []  # the marker stands on it: it has to be reached
        assert 4 in table.view()["face_up"]

    def test_a_face_up_factory_may_be_taken(self) -> None:
        table = RussianTable(4).supply(face_up=[5, 7]).do("place loco_1w 1w")
        assert table.legal() == [
            "build locomotive",
            "build factory",
            "build factory from 5",
            "build factory from 7",
        ]
        table.do("build factory from 7", "end")
        assert (table.board(0)["factories"], table.view()["face_up"]) == ([7], [5])

    def test_a_locomotive_never_comes_from_there(self) -> None:
        table = RussianTable(4).supply(face_up=[5]).do("place loco_1w 1w")
        assert table.refused("build factory from 6") == "no_face_up"

    def test_a_locomotive_in_hand_comes_first(self) -> None:
        table = RussianTable(4).do("place loco_3w 3w", "build locomotive")
        assert table.refused("build factory") == "locomotive_first"
        assert table.legal() == [
            "locomotive transsiberian",
            "locomotive transsiberian over 1",
            "locomotive st_petersburg",
            "locomotive kiev",
        ]


class TestAuxiliaryActions:
    def test_doubler(self) -> None:
        table = RussianTable(4).do("place doubler 1w", "end")
        assert (table.board(0)["doublers"], table.view()["doublers"]) == (1, 19)

    def test_eight_doublers_and_no_more(self) -> None:
        assert RussianTable(4).give(0, doublers=8).refused("place doubler 1w") == "doubler_cannot"
        table = RussianTable(4).give(1, doublers=8).give(2, doublers=8).give(3, doublers=4)
        assert table.refused("place doubler 1w") == "doubler_cannot"

    def test_two_rubles(self) -> None:
        table = RussianTable(4).do("place rubles 1w", "end")
        assert table.board(0)["rubles"] == 3

    def test_two_temporary_workers(self) -> None:
        table = RussianTable(4).do("place temporary_workers 1w", "end")
        assert (table.board(0)["temporary"], table.view()["temporary_workers"]) == (2, 0)
        table.turn(0)
        assert "place track_black3 1w+1t" in table.legal()
        table.do("place track_black3 2t", *advances("black", 3), "end")
        assert table.board(0)["temporary"] == 0
        table.all_pass()
        assert table.view()["temporary_workers"] == 2

    def test_temporary_workers_are_not_kept(self) -> None:
        table = RussianTable(4).do("place temporary_workers 1w", "end").all_pass()
        assert (table.board(0)["temporary"], table.view()["temporary_workers"]) == (0, 2)

    def test_rubles_are_kept_and_placed_ones_go_to_the_bank(self) -> None:
        table = RussianTable(4).give(0, rubles=3).do("place doubler 1r", "end").all_pass()
        assert table.board(0)["rubles"] == 2


class TestPayment:
    def test_all_ways_to_pay(self) -> None:
        table = RussianTable(4).give(0, rubles=2, black=True).lay(1, "temporary_workers", "1w")
        table.player(0).temporary = 2
        table.state.temporary = 0
        ways = {text.split()[2] for text in table.legal("place track_black3")}
        assert ways == {"2w", "1w+1t", "1w+b", "1w+1r", "2t", "1t+b", "1t+1r", "b+1r", "2r"}

    def test_a_taken_space_stays_taken(self) -> None:
        table = RussianTable(4).do("place doubler 1w", "end")
        assert (table.seat, table.refused("place doubler 1w")) == (1, "space_taken")
        assert table.turn(0).refused("place doubler 1w") == "space_taken"
        table.turn(1).give(1, rubles=1).do("place rubles 1r", "end")
        assert table.refused("place rubles 1w") == "space_taken"

    def test_without_workers_one_goes_on_with_rubles(self) -> None:
        table = RussianTable(4).give(0, workers=5, free=0, rubles=1)
        table.lay(0, "loco_3w", "3w").lay(0, "track_black3", "2w")
        table.player(0).free = 0
        assert len(table.legal("place")) > 1
        assert all(text.endswith(("1r", "pass")) for text in table.legal())
