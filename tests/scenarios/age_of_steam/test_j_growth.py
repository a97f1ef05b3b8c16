"""«IX. Aparicion de mercancias», «Produccion»."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mypy_extensions import u8

from anden.core import CHANCE
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Draw
from tests.scenarios.age_of_steam.table import SteamTable


def grown(
    *luck: str, name: str = "rust_belt", players: int = 3, **options: Any
) -> tuple[SteamTable, SteamTable]:
    """A table whose first turn ends with this luck, and one before it."""
    before = SteamTable(name, players, **options)
    table = SteamTable(name, players, **options)
    table.luck = list(luck)
    for seat in range(players):
        table.give(seat, cash=100)
    return before, table.next("shares")


def test_light_columns_then_dark_columns() -> None:
    before, table = grown("roll light 1 1 6", "roll dark 2 4 6")
    display = before.view["display"]
    assert table.goods("chicago") - before.goods("chicago") == Counter(display["light1"][:2])
    assert table.goods("duluth") - before.goods("duluth") == Counter(display["light6"][:1])
    assert table.goods("wheeling") - before.goods("wheeling") == Counter(display["dark4"][:1])
    assert table.goods("evansville") == before.goods("evansville"), "dark 1 was not rolled"


def test_more_dice_than_cubes_have_no_effect() -> None:
    before, table = grown("roll light 1 1 1 1", "roll dark 2 2 2 2", players=4)
    assert (table.goods("chicago") - before.goods("chicago")).total() == 3
    assert table.view["display"]["light1"] == [None] * 3


def test_one_roll_for_both() -> None:
    before, table = grown("roll both 1 1 2", growth_rolls="one")
    assert (table.goods("chicago") - before.goods("chicago")).total() == 2
    assert (table.goods("evansville") - before.goods("evansville")).total() == 2
    assert (table.goods("cincinnati") - before.goods("cincinnati")).total() == 1


def test_as_many_dice_as_players_at_the_start() -> None:
    table = SteamTable(players=3).until("move")
    for seat in range(3):
        table.give(seat, cash=100)
    table.give(0, cash=0, income=0, shares=10)
    table.luck = ["roll light 1 1 1", "roll dark 1 1 1"]
    table.next("shares")
    assert table.luck == []


def producing(display_holes: bool = True) -> SteamTable:
    """Seat 0 has taken Production in the second turn."""
    table = SteamTable(players=3)
    for seat in range(3):
        table.give(seat, cash=100)
    table.luck = ["roll light 1 1 2", "roll dark 1 2 3"]
    table.next("shares")
    table.wants = {0: "production"}
    return table.until("production", 0) if display_holes else table


def test_production_draws_two_cubes_and_puts_them_on_empty_boxes() -> None:
    table = producing()
    assert table.offers() == ["produce", "decline"]
    table.luck = ["draw black red"]
    table.do("produce")
    assert table.view["production"]["goods"] in (["black", "red"], ["red", "black"])
    assert table.why("finish").key == "cubes_left"
    assert table.why("stock black light9 1").key == "unknown_box"
    assert table.why("stock black light1 4").key == "unknown_box"
    assert table.why("stock black light1 3").key == "box_full"
    assert table.why("stock blue light1 1").key == "cube_not_drawn"
    table.do("stock red light1 2", "stock black light1 1")
    assert table.view["display"]["light1"][:2] == ["black", "red"]
    table.luck = ["roll light 1 1 1", "roll dark 6 6 6"]
    before = table.goods("chicago")
    table.do("finish")
    assert (table.goods("chicago") - before).total() == 3


def test_production_draws_as_many_cubes_as_there_are_empty_boxes() -> None:
    """Two cubes for two empty boxes; with one box free only one is drawn, so that nothing is left over."""
    table = producing()
    s = table.state
    for box in [box for box in range(len(s.boxes)) if s.boxes[box] == 0][1:]:
        good = next(good for good in range(len(s.bag)) if s.bag[good] > 1)
        s.bag[good] -= 1
        s.bag_left -= 1
        s.boxes[box] = u8(good + 1)
    before = sum(table.view["bag"].values())
    table.act(0, "produce")
    assert table.why("draw black red", CHANCE).key == "luck_draw"
    sample = rules.sample_chance(table.state, table.rng)
    assert isinstance(sample, Draw)
    assert len(sample.goods) == 1
    table.act(CHANCE, "draw black")
    assert sum(table.view["bag"].values()) == before - 1
    assert table.offers() == [text for text in table.offers() if text.startswith("stock black")]
    table.act(0, table.offers()[0])
    assert table.offers() == ["finish"]


def test_production_may_be_left() -> None:
    table = producing()
    table.luck = ["roll light 6 6 6", "roll dark 6 6 6"]
    table.do("decline")
    assert table.luck == []


def test_production_has_no_use_while_the_display_is_full() -> None:
    table = SteamTable(players=3)
    table.wants = {0: "production"}
    table.until("move")
    turn = table.view["turn"]
    while table.view["turn"] == turn:
        assert table.phase != "production"
        table.do(table.default())


def test_germany_berlin_gets_a_cube_each_turn() -> None:
    before, table = grown("roll light 1 1 1", "roll dark 1 1 1", "draw black", name="germany")
    assert table.goods("berlin") - before.goods("berlin") == Counter(["black"])


def test_southern_us_atlanta_gets_a_cube_in_the_first_four_turns() -> None:
    table = SteamTable("southern_us")
    for turn in range(1, 7):
        for seat in range(3):
            table.give(seat, cash=100)
        assert table.view["turn"] == turn
        before = table.goods("atlanta").total()
        table.luck = ["roll light 1 1 1", "roll dark 1 1 1"]
        table.next("shares")
        assert table.goods("atlanta").total() - before == (1 if turn <= 4 else 0)


def test_barbados_two_dice_for_the_light_columns() -> None:
    before, table = grown("roll light 1 4", name="barbados", players=1)
    assert (table.goods("north_point") - before.goods("north_point")).total() == 1
    assert (table.goods("bridgetown") - before.goods("bridgetown")).total() == 1
    assert table.phase == "shares"


def test_st_lucia_has_no_growth() -> None:
    table = SteamTable("st_lucia", 2)
    for seat in range(2):
        table.give(seat, cash=100)
    table.next("start_player")
    assert not table.told("roll")


def test_a_new_city_off_the_map_gets_nothing() -> None:
    before, table = grown("roll light 3 3 4", "roll dark 1 1 1")
    assert table.view["display"]["A"] == before.view["display"]["A"]
    assert table.view["display"]["E"] == before.view["display"]["E"]
