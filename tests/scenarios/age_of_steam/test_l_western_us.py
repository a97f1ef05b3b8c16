"""«Oeste de U.S.»."""

from __future__ import annotations

from collections import Counter
from typing import Any

from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Build
from anden.games.age_of_steam.map_rules.transcontinental import region
from anden.games.age_of_steam.maps.game_map import EAST, NO_REGION, WEST
from anden.games.cube_rails import laying
from anden.games.cube_rails.placing import packed_build
from anden.games.cube_rails.track import NOBODY
from tests.scenarios.age_of_steam.table import SteamTable

ROW_NINE = [(q, 9, "straight", "2-5") for q in range(-3, 8)]
"""Los Angeles to the east, eleven tiles."""
LAST = (8, 9, "gentle", "1-5")
"""…and into Memphis."""
TO_AMARILLO = [*((q, 9, "straight", "2-5") for q in range(-3, 4)), (4, 9, "gentle", "1-5")]
FROM_MEMPHIS = [(8, 8, "straight", "2-5"), (7, 8, "straight", "2-5"), (6, 8, "straight", "2-5")]
FROM_VICKSBURG = [
    (7, 10, "straight", "2-5"),
    (6, 10, "gentle", "0-2"),
    (6, 9, "gentle", "3-5"),
    (5, 9, "gentle", "0-2"),
]


def rich(table: SteamTable) -> SteamTable:
    for seat in range(len(table.view["players"])):
        table.give(seat, cash=200)
    return table


def western(seat: int = 0, **values: Any) -> SteamTable:
    return rich(SteamTable("western_us", **values)).until("build", seat)


def lay_all(table: SteamTable, seat: int, tiles: list[tuple[int, int, str, str]]) -> int:
    """Over as many turns as it takes; what it costs."""
    spent = 0
    for n, tile in enumerate(tiles):
        if n % 3 == 0:
            if n:
                rich(table.next("build"))
            table.until("build", seat)
        spent += sum(table.build(tile))
    return spent


# --- building -----------------------------------------------------------------------------------------------------


def test_railroads_start_at_a_starting_city() -> None:
    table = western()
    assert table.refused(6, 5, "straight", "2-5") == "start_city"
    assert table.refused(0, 4, "straight", "2-5") == "start_city"
    assert table.price(1, 0, "straight", "2-5") == 5
    assert table.price(12, 0, "straight", "2-5") == 2


def test_not_at_a_new_city() -> None:
    table = SteamTable("western_us")
    table.wants = {0: "urbanization"}
    rich(table).until("build", 0).do("urbanize wichita A")
    assert table.refused(8, 6, "straight", "2-5") == "start_city"


def test_rivers_and_swamps_cost_four_mountains_five() -> None:
    table = western()
    assert table.price(9, 7, "gentle", "1-5") == 4  # river beside St. Louis and Memphis
    assert table.price(8, 8, "straight", "2-5") == 4  # swamp
    assert table.price(-3, 9, "straight", "2-5") == 5


def test_all_track_of_a_railroad_hangs_together() -> None:
    table = western()
    table.build((12, 0, "straight", "2-5"))
    assert table.refused(1, 0, "straight", "2-5") == "not_contiguous"
    assert table.refused(10, 3, "straight", "2-5") == "not_contiguous"
    table.build((12, 1, "gentle", "1-5"))
    assert table.links(0) == {("duluth",), ("duluth", "minneapolis")}


def test_through_a_city_it_touches() -> None:
    """One tile links Duluth and Minneapolis; then he may leave Minneapolis."""
    table = western()
    table.build((12, 0, "gentle", "2-4"))
    table.build((10, 1, "straight", "2-5"))
    assert table.links(0) == {("duluth", "minneapolis"), ("minneapolis",)}


def test_two_tracks_of_a_first_tile_hang_together() -> None:
    """(12,0) touches Duluth and Minneapolis: two separate tracks there would be two railroads."""
    table = western()
    assert table.refused(12, 0, "cross_two_gentle", "2-0 1-3") in (
        "off_board",
        "not_connected",
        "not_contiguous",
    )
    assert table.refused(12, 1, "coexist_straight_acute", "0-3 1-2") in (
        "off_board",
        "not_connected",
        "not_contiguous",
    )


# --- New Cities ---------------------------------------------------------------------------------------------------

DENVER_CHEYENNE = (6, 4, "gentle", "0-4")
SEATTLE_PORTLAND = (0, 1, "gentle", "0-4")
FROM_DENVER = (6, 5, "straight", "2-5")
BILLINGS_CHEYENNE = ((5, 1, "town_1", "2"), (6, 1, "gentle", "3-5"), (6, 2, "straight", "0-3"))


def found(table: SteamTable, owner: int, *tiles: tuple[int, int, str, str]) -> None:
    """Track that lies on the map, however it came there."""
    s = table.state
    for tile in tiles:
        action = rules.parse(s, table.tile(*tile))
        assert isinstance(action, Build)
        h, kind = s.map.board.hex_named(action.hex), s.map.tiles.kind_named(action.tile)
        packed = packed_build(s.track, s.map.board, h, kind, action.turn)
        laying.lay(s.track, s.map.board, s.map.terms, owner, packed)
    laying.begin_turn(s.track)


def to_urbanise(version: int = 2) -> SteamTable:
    """Seat 0 is to urbanise or build; nobody's track leads from Denver to the town Cheyenne."""
    table = SteamTable("western_us", version=version)
    table.wants = {0: "urbanization"}
    rich(table).until("build", 0)
    found(table, NOBODY, DENVER_CHEYENNE)
    return table


def test_a_new_city_does_not_let_a_railroad_start_elsewhere() -> None:
    """Without track, and at neither end a starting city: the link is finished and nobody's."""
    table = to_urbanise()
    assert table.offer("urbanize cheyenne A")["done"] == [["denver", "cheyenne", None]]
    table.do("urbanize cheyenne A")
    assert table.links(0) == set()
    assert table.links(None) == {("cheyenne", "denver")}
    assert table.told("claim") == []
    assert table.told("link") == [{"seat": -1, "places": ("denver", "cheyenne")}]


def test_a_new_city_does_not_give_track_that_does_not_hang_together() -> None:
    table = to_urbanise()
    found(table, 0, (1, 0, "straight", "2-5"))
    table.do("urbanize cheyenne A")
    assert table.links(0) == {("seattle",)}
    assert table.links(None) == {("cheyenne", "denver")}


def test_a_new_city_gives_track_that_a_railroad_may_have() -> None:
    table = to_urbanise()
    found(table, NOBODY, SEATTLE_PORTLAND)
    table.do("urbanize portland A")
    assert table.links(0) == {("portland", "seattle")}, "Seattle is a starting city"
    table = to_urbanise()
    found(table, 0, FROM_DENVER)
    table.do("urbanize cheyenne A")
    assert table.links(0) == {("denver",), ("cheyenne", "denver")}


def test_of_two_sections_that_a_new_city_completes_one_may_hang_on_the_other() -> None:
    """The lower edge leads to a place that the railroad touches only by way of the other."""
    table = to_urbanise()
    found(table, 0, FROM_DENVER)
    found(table, NOBODY, *BILLINGS_CHEYENNE)
    table.do("urbanize cheyenne A")
    assert table.links(0) == {("denver",), ("cheyenne", "denver"), ("billings", "cheyenne")}
    assert [claim["hex"] for claim in table.told("claim")] == [table.at[6, 4], table.at[6, 2]]


def test_own_track_into_the_town_lets_a_new_city_give_the_rest() -> None:
    table = to_urbanise()
    found(table, 0, *BILLINGS_CHEYENNE)
    table.do("urbanize cheyenne A")
    assert table.links(0) == {("cheyenne", "denver"), ("billings", "cheyenne")}


def test_once_the_coasts_are_joined_a_new_city_gives_all_track_to_who_has_some() -> None:
    table = to_urbanise()
    found(table, 0, (1, 0, "straight", "2-5"))
    table.state.transcontinental = True
    table.state.track.contiguous = False
    table.do("urbanize cheyenne A")
    assert ("cheyenne", "denver") in table.links(0)


def test_in_the_first_version_a_new_city_gave_unowned_track_wherever_it_lay() -> None:
    table = to_urbanise(version=1)
    table.do("urbanize cheyenne A")
    assert table.links(0) == {("cheyenne", "denver")}
    table = to_urbanise(version=1)
    found(table, 0, (1, 0, "straight", "2-5"))
    table.do("urbanize cheyenne A")
    assert ("cheyenne", "denver") in table.links(0)


# --- the transcontinental link ------------------------------------------------------------------------------------


def test_one_railroad_gets_four() -> None:
    table = western()
    assert table.view["transcontinental"] is False
    assert lay_all(table, 0, [*ROW_NINE, LAST]) == 5 + 2 + 5 + 5 + 5 + 2 + 2 + 2 + 2 + 2 + 4 + 4
    assert table.player(0)["income"] == 4
    assert table.view["transcontinental"] is True
    assert table.told("transcontinental")
    # nobody needs contiguity now, but a railroad without track still starts at a starting city
    rich(table.next("build")).until("build", 0)
    assert table.price(1, 0, "straight", "2-5") == 5
    table.until("build", 1)
    assert table.refused(6, 5, "straight", "2-5") == "start_city"


def meeting() -> SteamTable:
    """Seat 0 comes from Los Angeles and seat 1 from Memphis; both stand before Amarillo."""
    table = western()
    lay_all(table, 0, TO_AMARILLO)
    table.do("finish")
    table.until("build", 1)
    table.build(*FROM_MEMPHIS)
    rich(table.next("build"))
    return table


def test_two_railroads_get_two_each() -> None:
    table = meeting().until("build", 0)
    table.build((5, 8, "town_1", "4"))
    assert table.view["transcontinental"] is False
    table.until("build", 1)
    table.build((5, 8, "gentle", "2 4"))
    assert table.view["transcontinental"] is True
    assert table.money("income") == [2, 2, 0]
    assert table.phase == "build"


def test_links_of_nobody_count_for_nobody() -> None:
    """The railroad from Memphis to Amarillo is out: who comes from Los Angeles has the transcontinental link alone."""
    table = meeting().until("build", 1)
    table.build((5, 8, "town_1", "2"))
    rich(table.until("move")).give(1, cash=0, income=0, shares=15)
    rich(table.next("build")).until("build", 0)
    assert ("amarillo", "memphis") in table.links(None)
    table.build((5, 8, "gentle", "2 4"))
    assert table.told("reward") == [{"seat": 0, "income": 4}]
    assert table.money("income") == [4, 0, 0]


def test_the_builder_chooses_between_several_pairs() -> None:
    table = meeting()
    table.until("build", 1).build((5, 8, "town_1", "2"))
    rich(table.next("build")).until("build", 2)
    table.build(*FROM_VICKSBURG[:3])
    rich(table.next("build")).until("build", 2)
    table.build(FROM_VICKSBURG[3], (5, 8, "acute", "2 3"))
    assert table.links(2) == {("amarillo", "vicksburg")}
    rich(table.next("build")).until("build", 0)
    # his own track before Amarillo may be nobody's by now: it starts at a city, so he takes it up again
    table.build((5, 8, "town_3_same_half", "2 3 4"))
    assert table.phase == "reward"
    assert set(table.offers()) == {"reward 1 2", "reward 1 3"}
    assert table.why("reward 2 3").key == "reward_seats"
    assert table.why("finish").key == "not_now"
    table.do("reward 1 3")
    assert table.money("income") == [2, 0, 2]
    assert table.phase == "build"
    assert table.to_act == (0,)


# --- goods --------------------------------------------------------------------------------------------------------


def test_east_west_deliveries_bring_one_more() -> None:
    table = western(cubes={"los_angeles": "BB"})
    lay_all(table, 0, [*ROW_NINE, LAST])
    table.until("move", 1)
    assert table.why("deliver blue los_angeles -1- memphis").key == "bonus_owner"
    assert table.why("deliver blue los_angeles -1- memphis bonus 2").key == "bonus_owner"
    assert table.offers("deliver blue") == ["deliver blue los_angeles -1- memphis bonus 1"]
    table.do("deliver blue los_angeles -1- memphis bonus 1")
    assert table.player(0)["income"] == 4 + 2


def test_an_east_west_delivery_over_links_of_nobody_brings_no_bonus() -> None:
    """The railroad of the only link is out: the cube may still go, once, and nobody can be named."""
    table = western(cubes={"los_angeles": "BB"})
    lay_all(table, 0, [*ROW_NINE, LAST])
    table.until("move")
    rich(table).give(0, cash=0, income=0, shares=15)
    table.next("move", 1)
    assert table.player(0)["out"]
    assert table.offers("deliver blue") == ["deliver blue los_angeles -0- memphis"]
    for seat in (1, 2, 3):
        assert table.why(f"deliver blue los_angeles -0- memphis bonus {seat}").key == "bonus_owner"
    table.do("deliver blue los_angeles -0- memphis")
    assert table.told("income_up") == []


def test_town_goods_move_like_those_of_cities() -> None:
    table = western(cubes={"amarillo": "R"})
    lay_all(table, 0, [*TO_AMARILLO, (5, 8, "town_1", "4")])
    table.until("move", 0)
    assert table.offers("deliver red amarillo") == ["deliver red amarillo -1- los_angeles"]
    table.do("deliver red amarillo -1- los_angeles")
    assert table.goods("amarillo") == Counter()


def test_a_town_is_in_no_region_until_it_is_a_city() -> None:
    table = SteamTable("western_us")
    table.wants = {0: "urbanization"}
    rich(table).until("build", 0)

    def lies(town: str) -> int:
        return region(table.state.map, table.state.track, table.state.map.place_number[town])

    assert lies("seattle") == WEST
    assert lies("denver") == NO_REGION
    assert (lies("portland"), lies("kansas_city")) == (NO_REGION, NO_REGION)
    table.do("urbanize kansas_city A")
    assert lies("kansas_city") == EAST


def test_goods_of_an_urbanised_town_go_to_the_bag() -> None:
    table = SteamTable("western_us", cubes={"wichita": "K"})
    table.wants = {0: "urbanization"}
    rich(table).until("build", 0)
    assert table.view["bag"].get("black", 0) == 0
    table.do("urbanize wichita A")
    assert table.goods("wichita") == Counter()
    assert table.view["bag"]["black"] == 1
