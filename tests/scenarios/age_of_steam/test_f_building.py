"""«IV. Construir vias»: connecting, restrictions, prices, links, stock."""

from __future__ import annotations

from typing import Any

from tests.scenarios.age_of_steam.table import SteamTable


def building(seat: int = 0, players: int = 3, cash: int = 60, **options: Any) -> SteamTable:
    """A first build turn of a rich player."""
    table = SteamTable(players=players, **options)
    table.wants = {seat: "first_build"}
    return table.give(seat, cash=cash).until("build", seat)


# --- connecting ---------------------------------------------------------------------------------------------------


def test_the_first_tile_joins_a_city() -> None:
    table = building()
    assert table.refused(3, 4, "straight", "0-3") == "first_not_city"
    assert table.refused(8, 3, "straight", "0-3") == "first_not_city"
    table.build((8, 2, "straight", "2-5"))
    assert table.owners(8, 2) == {"2-5": 0}


def test_beside_a_town_is_not_beside_a_city() -> None:
    """(7,-1) touches Milwaukee and Green Bay only."""
    assert building().refused(7, -1, "straight", "0-3") == "first_not_city"


def test_later_track_joins_own_track_or_any_city() -> None:
    table = building()
    table.build((7, 3, "straight", "0-3"))
    assert table.refused(7, 5, "straight", "0-3") == "not_connected"
    table.build((7, 4, "gentle", "0-4"), (1, 3, "straight", "0-3"))
    assert table.links(0) == {("chicago",), ("minneapolis",)}


def test_beside_own_track_is_not_joined_to_it() -> None:
    table = building()
    table.build((7, 3, "straight", "0-3"))
    assert table.refused(8, 3, "straight", "1-4") == "not_connected"


def test_both_tracks_of_a_complex_tile_are_joined() -> None:
    table = building()
    table.build((8, 2, "gentle", "3-5"))
    assert table.refused(7, 3, "cross_two_straight", "0-3 1-4") == "not_connected"
    # (8,3): from the own track at 0; the other path touches nothing of his
    assert table.refused(8, 3, "cross_two_straight", "0-3 1-4") == "not_connected"


def test_two_cities_beside_one_hex() -> None:
    """A tile may be joined at both ends at once, and is then a link: Wheeling and its neighbours are too far apart, so by
    two tiles of which the last joins both."""
    table = building()
    table.build((10, 4, "straight", "1-4"), (11, 3, "straight", "1-4"))
    assert table.links(0) == {("cincinnati", "evansville")}


# --- restrictions -------------------------------------------------------------------------------------------------


def test_off_the_board() -> None:
    problem = building().why(building().tile(1, 0, "acute", "0-1"))
    assert problem.key == "off_board"
    assert problem.args["side"] == 0


def test_into_a_lake() -> None:
    table = building()
    problem = table.why(table.tile(7, 1, "gentle", "1-3"))
    assert (problem.key, problem.args["side"]) == ("into_water", 1)


def test_on_a_city_and_on_a_new_city() -> None:
    table = building()
    problem = table.why(table.tile(7, 2, "straight", "0-3"))
    assert (problem.key, problem.args["place"]) == ("on_city", "chicago")
    table = SteamTable(players=3)
    table.wants = {0: "urbanization"}
    table.until("build", 0).do("urbanize springfield C")
    assert table.refused(6, 5, "town_1", "0") == "on_city"


def other_beside() -> SteamTable:
    """Seat 0 has built south from Chicago; seat 1 is to build."""
    table = building()
    table.build((7, 3, "straight", "0-3"))
    table.do("finish")
    return table.give(1, cash=40).until("build", 1)


def test_another_players_track_is_not_joined() -> None:
    table = other_beside()
    problem = table.why(table.tile(7, 4, "straight", "0-3"))
    assert (problem.key, problem.args["seat"], problem.args["side"]) == ("meets_other", 0, 0)


def test_a_town_exit_does_not_join_another_players_track() -> None:
    table = building()
    table.build((8, 2, "gentle", "3-5"), (8, 3, "straight", "0-3"))
    table.do("finish")
    table.give(1, cash=40).until("build", 1)
    assert table.refused(8, 4, "town_1", "0") == "meets_other"


def test_building_in_front_of_another_without_joining_is_legal() -> None:
    table = other_beside()
    table.build((6, 3, "gentle", "1-3"), (6, 4, "gentle", "0-2"))
    # (6,4) leads to (7,3) at edge 1? no: to (7,4), and blocks nothing of seat 0's tile
    assert table.owners(7, 3) == {"0-3": 0}
    table.build((7, 4, "gentle", "5-3"))
    assert table.owners(7, 4) == {"3-5": 1}


def test_a_place_is_not_linked_to_itself() -> None:
    table = building()
    table.build((7, 3, "acute", "0-1"))
    problem = table.why(table.tile(8, 2, "acute", "4-5"))
    assert (problem.key, problem.args["place"]) == ("self_link", "chicago")


def test_parallel_links_are_legal() -> None:
    table = building()
    table.build((10, 4, "straight", "1-4"), (11, 3, "straight", "1-4"))
    table.do("finish")
    table.next("build", 0)
    table.give(0, cash=40)
    table.build((10, 5, "gentle", "1-5"), (11, 4, "straight", "1-4"), (12, 3, "gentle", "0-4"))
    assert table.links(0) == {("cincinnati", "evansville")}
    assert (table.discs(0), table.player(0)["links"], table.player(0)["sections"]) == (2, 2, 5)


# --- once per hex, money, stock -----------------------------------------------------------------------------------


def test_one_tile_per_hex_and_turn() -> None:
    table = building()
    table.build((7, 3, "straight", "0-3"))
    assert table.refused(7, 3, "gentle", "0-2") == "hex_built_this_turn"


def test_no_credit() -> None:
    table = building(cash=3)
    table.build((7, 3, "straight", "0-3"))
    problem = table.why(table.tile(7, 4, "straight", "0-3"))
    assert (problem.key, problem.args) == ("too_expensive", {"price": 2, "cash": 1})


def test_the_stock_is_limited() -> None:
    table = building()
    table.state.track.left[piles(table, "acute")] = 0
    assert table.refused(7, 3, "acute", "0-1") == "out_of_stock"
    assert not any(" acute " in text for text in table.offers("build"))


def piles(table: SteamTable, tile: str) -> int:
    return [t["id"] for t in table.view["board"]["tiles"]].index(tile)


def test_a_tile_turned_on_its_own_hex_needs_no_stock() -> None:
    table = building()
    table.build((7, 3, "gentle", "0-2"))
    table.do("finish")
    table.next("build", 0)
    table.state.track.left[piles(table, "gentle")] = 0
    assert table.price(7, 3, "gentle", "0-4") == 2


def test_town_discs_are_limited() -> None:
    table = building()
    table.build((8, 2, "gentle", "3-5"), (8, 3, "straight", "0-3"))
    table.state.track.town_discs = 0
    assert table.refused(8, 4, "straight", "0 3") == "no_town_discs"
    assert table.price(8, 4, "town_1", "0") == 2


def test_bad_words() -> None:
    table = building()
    assert table.why("build ZZ9 straight 0").key == "unknown_hex"
    assert table.why(f"build {table.at[7, 3]} spiral 0").key == "unknown_tile"
    assert table.refused(7, 3, "town_1", "0") == "town_tile_elsewhere"


# --- prices -------------------------------------------------------------------------------------------------------


def test_simple_tiles() -> None:
    table = building()
    assert table.price(7, 3, "straight", "0-3") == 2
    assert table.price(10, 5, "gentle", "5-1") == 3


def test_mountains() -> None:
    table = building()
    assert table.price(16, 1, "gentle", "0-4") == 4
    assert table.price(17, -2, "straight", "0-3") == 4


def test_complex_tiles_on_empty_land() -> None:
    table = building()
    table.build((10, 4, "gentle", "4-0"))
    # (11,3) lies between Cincinnati (1) and nothing; a crossing needs both tracks joined
    table.build((12, 3, "acute", "0-5"))
    assert table.price(11, 3, "coexist_straight_acute", "1-4 2-3") == 3
    assert table.price(11, 3, "cross_two_straight", "1-4 2-5") == 4
    assert table.price(11, 3, "cross_gentle_straight", "1-4 2-0") == 4


def test_towns_cost_one_and_one_for_each_exit() -> None:
    table = building()
    table.build((8, 2, "gentle", "3-5"), (8, 3, "straight", "0-3"))
    assert table.price(8, 4, "town_1", "0") == 2
    assert table.price(8, 4, "straight", "0 3") == 3
    assert table.price(8, 4, "town_3_star", "0 2 4") == 4
    assert table.price(8, 4, "cross_two_straight", "0 1 3 4") == 5


def test_replacing_costs_three_also_on_a_river() -> None:
    """(11,4) is a river hex between Evansville and Cincinnati."""
    table = building()
    table.build((10, 5, "gentle", "1-5"), (11, 4, "gentle", "0-4"))
    table.give(0, cash=40).next("build", 0)
    table.build((12, 3, "gentle", "0-4"))
    assert table.price(11, 4, "cross_two_gentle", "0-4 1-5") == 3


def coexisting(**options: Any) -> SteamTable:
    """Seat 0 has a straight beside Cincinnati on (11,3); seat 1 has track that comes in from (12,3)."""
    table = building(**options)
    table.build((11, 3, "straight", "1-4"), (10, 4, "straight", "1-4"))
    table.do("finish")
    table.give(1, cash=40).until("build", 1)
    table.build((12, 3, "acute", "0-5"))
    return table


def test_crossing_and_coexisting_replacements() -> None:
    table = coexisting()
    assert table.price(11, 3, "cross_two_straight", "1-4 2-5") == 3
    assert table.price(11, 3, "coexist_straight_acute", "1-4 2-3") == 3
    table.build((11, 3, "coexist_straight_acute", "1-4 2-3"))
    assert table.owners(11, 3) == {"1-4": 0, "2-3": 1}
    assert table.links(0) == {("cincinnati", "evansville")}


def test_coexisting_costs_two_in_other_printings() -> None:
    table = coexisting(coexist_price="2")
    assert table.price(11, 3, "coexist_straight_acute", "1-4 2-3") == 2
    assert table.price(11, 3, "cross_two_straight", "1-4 2-5") == 3
