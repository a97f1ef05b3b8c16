"""The 15 engineers, each as a public space and as one's own, and the factories (headings «Los ingenieros», «Las fábricas»)."""

from __future__ import annotations

from typing import Any

import pytest

from anden.games.russian_railroads.keys import LABELS
from tests.scenarios.russian_railroads.table import FREE_ORDER, RussianTable

TS = "advance transsiberian {}".format
PLAIN = ("8 4 1", "4 2 0", "4 2 0")
"""The Trans-Siberian, St. Petersburg and Kiev of a player who has brown."""

ENGINEERS: dict[str, tuple[list[str], dict[str, int]]] = {
    "any_any": ([TS("brown"), TS("grey")], {"brown": 2, "grey": 5}),
    "industry_3vp": (["industry"], {"marker": 1, "points": 3}),
    "doubler_3vp": ([], {"doublers": 1, "points": 3}),
    "black_grey": ([TS("grey"), TS("black")], {"black": 9, "grey": 5}),
    "grey_5vp": ([TS("grey")], {"grey": 5, "points": 5}),
    "any_3vp": ([TS("brown")], {"brown": 2, "points": 3}),
    "repeat": (["repeat rubles"], {"rubles": 3}),
    "black_3vp": ([TS("black")], {"black": 9, "points": 3}),
    "industry_black": ([TS("black"), "industry"], {"black": 9, "marker": 1}),
    "industry_industry": (["industry", "industry"], {"marker": 2}),
    "loco_or_factory": (["build factory"], {"factories": 1}),
    "any_black": ([TS("brown"), TS("black")], {"brown": 2, "black": 9}),
    "black_black": ([TS("black"), TS("black")], {"black": 10, "natural": 0}),
    "grey_brown": ([TS("brown"), TS("grey")], {"brown": 2, "grey": 5}),
    "brown_5vp": ([TS("brown")], {"brown": 2, "points": 5}),
}
"""What is done with each engineer, and what changes by it."""


def table_with(engineer: str, own: bool) -> RussianTable:
    ts, stp, kiev = PLAIN
    table = RussianTable(4).give(0, ts=ts, stp=stp, kiev=kiev)
    if engineer == "repeat":
        table.lay(0, "rubles", "1w")
    if own:
        return table.give(0, engineers=[engineer])
    if engineer == "any_any":  # it lies on the ? card, never in the row
        return table
    return table.engineer("1", engineer)


def facts(table: RussianTable) -> dict[str, int]:
    board = table.board(0)
    return {
        **board["tracks"]["transsiberian"],
        "marker": board["markers"][0],
        "points": table.points(0),
        "doublers": board["doublers"],
        "factories": len(board["factories"]),
        "rubles": board["rubles"],
    }


def test_there_is_a_test_for_each_engineer() -> None:
    assert set(ENGINEERS) == set(LABELS["engineer"])


@pytest.mark.parametrize("engineer", ENGINEERS)
def test_own_engineer(engineer: str) -> None:
    table = table_with(engineer, own=True)
    uses, changed = ENGINEERS[engineer]
    before = facts(table)
    table.do(f"place own_{engineer} 1w", *uses, "end")
    assert facts(table) == before | changed
    assert table.turn(0).refused(f"place own_{engineer} 1w") == "space_taken"
    assert table.turn(1).refused(f"place own_{engineer} 1w") == "engineer_not_yours"


@pytest.mark.parametrize("engineer", [engineer for engineer in ENGINEERS if engineer != "any_any"])
def test_public_engineer(engineer: str) -> None:
    table = table_with(engineer, own=False)
    uses, changed = ENGINEERS[engineer]
    before = facts(table)
    table.do("place engineer_public_1 1w", *uses, "end")
    assert facts(table) == before | changed
    assert table.refused("place engineer_public_1 1w") == "space_taken"


class TestInPart:
    """«Un jugador puede usar las acciones de sus ingenieros incluso si es incapaz de ejecutarlas completamente.»"""

    def test_one_half_of_an_own_engineer(self) -> None:
        table = RussianTable(4).give(0, ts="4 2", engineers=["grey_brown"]).engineer("1", "any_3vp")
        table.do("place own_grey_brown 1w", TS("grey"), "end")
        assert table.told("lost") == [{"seat": 0, "kind": "advance", "amount": 1}]

    def test_a_public_one_must_be_done_completely(self) -> None:
        table = RussianTable(4).give(0, ts="4 2").engineer("1", "grey_brown")
        assert table.refused("place engineer_public_1 1w") == "tracks_cannot"

    def test_something_must_be_possible(self) -> None:
        table = RussianTable(4).give(0, engineers=["brown_5vp", "grey_brown"])
        assert table.refused("place own_grey_brown 1w") == "nothing_possible"
        table.do("place own_brown_5vp 1w", "end")  # the points are something
        assert table.points(0) == 5

    def test_own_advances_may_be_given_up(self) -> None:
        table = RussianTable(4).give(0, engineers=["black_black"]).do("place own_black_black 1w", TS("black"))
        assert table.refused("end") == "still_pending"
        table.do("forfeit 1", "end")
        assert table.told("forfeit") == [{"seat": 0, "kind": "advance", "amount": 1}]

    def test_public_ones_may_not(self) -> None:
        table = RussianTable(4).engineer("1", "black_black").do("place engineer_public_1 1w")
        assert table.refused("forfeit 1") == "must_be_done"
        assert table.refused("end") == "still_pending"


class TestHiring:
    def test_an_engineer_is_ready_at_once(self) -> None:
        table = RussianTable(4).do("place engineer_hire 1r", "end").turn(0)
        table.do("place own_black_3vp 1w", TS("black"), "end")
        assert table.points(0) == 3

    def test_one_per_round(self) -> None:
        table = RussianTable(4).do("place engineer_hire 1r", "end")
        assert table.refused("place engineer_hire 1r") == "space_taken"

    def test_own_engineers_may_be_paid_with_a_ruble(self) -> None:
        table = RussianTable(4).give(0, engineers=["black_3vp"])
        assert set(table.legal("place own")) == {"place own_black_3vp 1w", "place own_black_3vp 1r"}


class TestRepeat:
    """«Elige una casilla de acción con un único trabajador de tu color y vuelve a usar esa acción.»"""

    def repeating(self) -> RussianTable:
        return RussianTable(4).give(0, ts="8 4 1", engineers=["repeat"], rubles=2)

    @pytest.mark.parametrize("payment", ["1w", "1t", "b", "1r"])
    def test_any_single_piece_counts(self, payment: str) -> None:
        table = self.repeating().give(0, black=True).lay(0, "doubler", payment)
        table.do("place own_repeat 1w")
        assert table.legal("repeat") == ["repeat doubler"]
        table.do("repeat doubler", "end")
        assert table.board(0)["doublers"] == 1

    def test_two_pieces_do_not(self) -> None:
        table = (
            self.repeating().lay(0, "track_black3", "2w").lay(0, "doubler", "1w").do("place own_repeat 1w")
        )
        assert table.refused("repeat track_black3") == "repeat_not_single"
        assert table.refused("repeat rubles") == "repeat_not_single"

    def test_nothing_to_repeat(self) -> None:
        assert self.repeating().refused("place own_repeat 1w") == "nothing_possible"
        table = self.repeating().engineer("1", None).lay(1, "doubler", "1w")
        assert table.refused("place own_repeat 1w") == "nothing_possible"
        public = RussianTable(4).engineer("1", "repeat").lay(0, "order_1", "1w")
        assert public.refused("place engineer_public_1 1w") == "repeat_cannot"

    def test_an_own_engineer_may_be_repeated(self) -> None:
        table = self.repeating().give(0, engineers=["brown_5vp"]).lay(0, "own_brown_5vp", "1w")
        table.do("place own_repeat 1w", "repeat own_brown_5vp", TS("brown"), "end")
        assert (table.points(0), table.tracks(0, "ts")[2]) == (5, 2)

    def test_turn_order_and_the_repeat_itself_are_not_repeated(self) -> None:
        table = self.repeating().lay(0, "order_2", "1w").lay(0, "doubler", "1w").do("place own_repeat 1w")
        assert table.refused("repeat order_2") == "repeat_not_useful"
        assert table.refused("repeat own_repeat") == "repeat_not_useful"

    def test_advances_are_split_anew(self) -> None:
        table = self.repeating().lay(0, "track_grey2", "1w").give(0, kiev="4 1")
        table.do("place own_repeat 1w", "repeat track_grey2", TS("grey"), "advance kiev grey", "end")
        assert (table.tracks(0, "ts")[1], table.tracks(0, "kiev")[1]) == (5, 2)

    def test_the_space_is_chosen_first(self) -> None:
        """A factory that repeats is reached in the middle of industry advances."""
        table = RussianTable(4).give(0, marker=4, factories=[3]).lay(0, "doubler", "1w")
        table.do("place industry_2 2w", "industry")
        assert table.refused("industry") == "factory_first"
        table.do("repeat doubler", "industry", "end")
        assert (table.board(0)["doublers"], table.board(0)["markers"]) == (1, [6])

    def test_a_taken_away_engineer_cannot_be_hired_again(self) -> None:
        table = self.repeating().lay(0, "doubler", "1w").engineer("hire", None).lay(0, "engineer_hire", "1r")
        table.do("place own_repeat 1w")
        assert table.legal("repeat") == ["repeat doubler"]


# --- factories -------------------------------------------------------------------------------------------------------

FACTORIES: dict[int, tuple[list[str], dict[str, int]]] = {
    1: ([], {"points": 8 + 14}),
    2: (["build factory"], {"factories": 2}),
    3: (["repeat rubles"], {"rubles": 3}),
    4: ([], {"doublers": 2}),
    5: ([], {"rubles": 2}),
    6: (["industry"], {"marker": 6}),
    7: ([TS("brown"), TS("grey")], {"brown": 2, "grey": 5}),
    8: ([], {"points": 6 + 3}),
    9: (["points"], {"points": 10}),
}


@pytest.mark.parametrize("value", FACTORIES)
def test_factory(value: int) -> None:
    """«Inmediatamente»: reached with one industry advance."""
    uses, changed = FACTORIES[value]
    table = RussianTable(4).give(0, locomotives={"transsiberian": [3, 2], "kiev": [6]}).lay(0, "rubles", "1w")
    table.give(0, ts="8 4 1", marker=4, factories=[value], engineers=["black_3vp", "grey_brown"])
    before = facts(table)
    table.do("place industry_1 1w", "industry", *uses, "end")
    assert facts(table) == before | {"marker": 5} | changed


@pytest.mark.parametrize("table_of", FREE_ORDER, ids=str)
def test_a_factory_may_be_given_up_in_the_free_order(table_of: dict[str, Any]) -> None:
    table = RussianTable(4, **table_of).give(0, marker=4, factories=[7])
    table.do("place industry_1 1w", "industry", "forfeit 1", "end")
    assert table.board(0)["markers"] == [5]


def test_doublers_of_a_factory_that_find_no_field_are_lost() -> None:
    table = (
        RussianTable(4)
        .give(0, marker=4, factories=[4], doublers=7)
        .do("place industry_1 1w", "industry", "end")
    )
    assert table.told("doublers_lost") == [{"seat": 0, "count": 1}]


def test_the_second_marker_fires_the_factory_again() -> None:
    table = RussianTable(4).give(0, marker=6, second=4, factories=[5], tokens=["second_industry_marker"])
    table.do("place industry_1 1w", "industry 2", "end")
    assert table.board(0)["rubles"] == 2


def test_a_factory_chain_goes_on_by_itself() -> None:
    """A 6 moves the marker on; the factory it reaches is used as well."""
    table = RussianTable(4).give(0, marker=4, factories=[6, 6, 5])
    table.do("place industry_2 2w", "industry", "industry", "industry", "industry", "end")
    assert table.board(0)["markers"] == [8]
