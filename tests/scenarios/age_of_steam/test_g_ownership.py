"""«Propiedad de vias», «Reemplazar vias», «Redirigir», «Entrar a un pueblo», «Colocar losetas de Nueva Ciudad»."""

from __future__ import annotations

from typing import Any

from tests.scenarios.age_of_steam.table import SteamTable

SOUTH = (7, 3, "straight", "0-3")
"""From Chicago to the south."""
TO_TERRE_HAUTE = ((8, 2, "gentle", "3-5"), (8, 3, "straight", "0-3"))


def table_for(seat: int = 0, **options: Any) -> SteamTable:
    table = SteamTable(players=3, **options)
    for other in range(3):
        table.give(other, cash=100)
    return table.until("build", seat)


def next_turn(table: SteamTable, seat: int) -> SteamTable:
    table.next("build")
    for other in range(3):
        table.give(other, cash=100)
    return table.until("build", seat)


# --- losing and claiming ------------------------------------------------------------------------------------------


def test_a_section_begun_this_turn_stays() -> None:
    table = table_for()
    table.build(SOUTH)
    table.do("finish")
    assert table.owners(7, 3) == {"0-3": 0}


def test_a_section_that_did_not_grow_is_lost_at_the_end_of_the_owners_turn() -> None:
    table = table_for()
    table.build(SOUTH)
    next_turn(table, 0)
    assert table.owners(7, 3) == {"0-3": 0}
    assert table.view["build"]["fading"] == [table.at[7, 3]]
    table.do("finish")
    assert table.owners(7, 3) == {"0-3": None}
    assert table.told("lose_track") == [{"seat": 0, "hex": table.at[7, 3]}]


def test_extending_saves_a_section() -> None:
    table = table_for()
    table.build(SOUTH)
    next_turn(table, 0)
    table.build((7, 4, "straight", "0-3"))
    assert table.view["build"]["fading"] == []
    table.do("finish")
    assert table.owners(7, 3) == {"0-3": 0}


def test_redirecting_alone_does_not_save_a_section() -> None:
    table = table_for()
    table.build(SOUTH)
    next_turn(table, 0)
    assert table.build((7, 3, "gentle", "0-2")) == [2]
    table.do("finish")
    assert table.owners(7, 3) == {"0-2": None}


def test_completed_links_are_kept_for_ever() -> None:
    table = table_for()
    table.build((10, 4, "straight", "1-4"), (11, 3, "straight", "1-4"))
    for _ in range(3):
        next_turn(table, 0)
    assert table.owners(11, 3) == {"1-4": 0}


def test_growing_one_section_does_not_save_another() -> None:
    table = table_for()
    table.build(SOUTH, (8, 2, "straight", "2-5"))
    next_turn(table, 0)
    table.build((7, 4, "straight", "0-3"))
    table.do("finish")
    assert table.owners(7, 3) == {"0-3": 0}
    assert table.owners(8, 2) == {"2-5": None}


def lost_south() -> SteamTable:
    """Nobody's track south of Chicago; seat 1 is to build."""
    table = table_for()
    table.build(SOUTH)
    next_turn(table, 0).do("finish")
    return table.until("build", 1)


def test_who_extends_unowned_track_claims_all_of_it() -> None:
    table = lost_south()
    table.build((7, 4, "straight", "0-3"))
    assert table.owners(7, 3) == {"0-3": 1}
    assert table.told("claim") == [{"seat": 1, "hex": table.at[7, 3]}]
    assert table.discs(1) == 1


def test_redirecting_unowned_track_does_not_claim_it() -> None:
    table = lost_south()
    assert table.build((7, 3, "gentle", "0-2")) == [2]
    assert table.owners(7, 3) == {"0-2": None}


def test_redirecting_unowned_track_into_a_city_claims_the_link() -> None:
    table = table_for()
    table.build((10, 4, "straight", "1-4"), (11, 3, "gentle", "2-4"))
    next_turn(table, 0).do("finish")
    table.until("build", 1)
    assert table.owners(10, 4) == {"1-4": None}
    assert table.build((11, 3, "straight", "1-4")) == [2]
    assert table.links(1) == {("cincinnati", "evansville")}
    assert table.owners(10, 4) == {"1-4": 1}


def spur() -> SteamTable:
    """Seat 0 has a link to Terre Haute; the exit to the south is nobody's. Seat 1 is to build."""
    table = table_for()
    table.build(*TO_TERRE_HAUTE, (8, 4, "straight", "0 3"))
    next_turn(table, 0).do("finish")
    table.until("build", 1)
    assert table.owners(8, 4) == {"0": 0, "3": None}
    return table


def test_unowned_track_from_a_town_is_for_who_has_track_there() -> None:
    table = spur()
    assert table.refused(8, 5, "straight", "0-3") == "unowned_out_of_reach"
    next_turn(table, 0)
    table.build((8, 5, "straight", "0-3"))
    assert table.owners(8, 4) == {"0": 0, "3": 0}


def test_unowned_track_out_of_reach_may_be_met_by_a_tile_that_joins_a_city() -> None:
    table = spur()
    table.build((8, 5, "gentle", "0-2"))
    assert table.links(1) == {("evansville", "terre_haute")}
    assert table.owners(8, 4) == {"0": 0, "3": 1}


MILWAUKEE = (7, 0)
H5 = (7, 1)
"""Between Milwaukee and Chicago."""


def spur_of_milwaukee(**options: Any) -> SteamTable:
    """Seat 0 links Chicago and Milwaukee to the west of H5; nobody's track leaves Milwaukee over H5 to the south-west."""
    table = table_for(**options)
    table.build((6, 2, "gentle", "0-2"), (6, 1, "gentle", "1-3"), (*MILWAUKEE, "acute", "3 4"))
    next_turn(table, 0).build((*H5, "gentle", "0-4"))
    next_turn(table, 0).do("finish")
    table.until("build", 1)
    assert table.owners(*H5) == {"0-4": None}
    assert table.owners(*MILWAUKEE) == {"3": None, "4": 0}
    return table


def test_unowned_track_out_of_reach_may_be_redirected_to_where_it_joins() -> None:
    """«Redirigir: … si es el dueño de la vía o si no tiene dueño»: as it may be extended into a city."""
    table = spur_of_milwaukee()
    assert table.refused(*H5, "acute", "0-5") == "unowned_out_of_reach"
    text = table.tile(*H5, "straight", "0-3")
    assert text in table.offers()
    assert table.offer(text) == {
        "price": 2,
        "kind": "redirect",
        "done": [["milwaukee", "chicago"]],
        "claims": True,
    }
    table.build((*H5, "straight", "0-3"))
    assert table.links(1) == {("chicago", "milwaukee")}
    assert table.owners(*MILWAUKEE) == {"3": 1, "4": 0}
    assert table.discs(1) == 1


def test_in_the_first_version_unowned_track_out_of_reach_was_not_redirected() -> None:
    table = spur_of_milwaukee(version=1)
    assert table.refused(*H5, "straight", "0-3") == "unowned_out_of_reach"
    assert table.refused(*H5, "acute", "0-5") == "unowned_out_of_reach"


def test_own_and_unowned_sections_that_meet_become_one_own_link() -> None:
    table = table_for()
    table.build((11, 3, "straight", "1-4"))  # from Cincinnati
    next_turn(table, 0).do("finish")
    table.until("build", 1)
    table.build((10, 4, "straight", "1-4"))  # from Evansville
    assert table.links(1) == {("cincinnati", "evansville")}


# --- redirecting --------------------------------------------------------------------------------------------------


def test_only_the_last_tile_is_redirected() -> None:
    table = table_for()
    table.build(SOUTH, (7, 4, "straight", "0-3"))
    next_turn(table, 0)
    assert table.refused(7, 3, "gentle", "0-2") == "redirect_not_last"
    assert table.price(7, 4, "gentle", "0-2") == 2


def test_completed_links_are_not_redirected() -> None:
    table = table_for()
    table.build((10, 4, "straight", "1-4"), (11, 3, "straight", "1-4"))
    next_turn(table, 0)
    assert table.refused(11, 3, "gentle", "2-4") == "redirect_finished"


def test_another_players_track_is_not_redirected() -> None:
    table = table_for()
    table.build(SOUTH)
    table.do("finish")
    table.until("build", 1)
    problem = table.why(table.tile(7, 3, "gentle", "0-2"))
    assert (problem.key, problem.args["seat"]) == ("redirect_other", 0)


def test_the_end_that_leads_to_the_city_stays() -> None:
    table = table_for()
    table.build(SOUTH)
    next_turn(table, 0)
    assert table.refused(7, 3, "gentle", "1-3") in ("track_lost", "redirect_not_last")


def test_redirected_track_must_not_meet_another() -> None:
    table = table_for()
    table.build(SOUTH)
    table.do("finish")
    table.until("build", 1)
    table.build((8, 2, "gentle", "3-5"), (8, 3, "acute", "5-0"))
    table.do("finish")
    next_turn(table, 0)
    assert table.refused(7, 3, "gentle", "0-2") == "meets_other"


def two_tracks() -> SteamTable:
    """Seat 0 has two unfinished sections whose last tile is one crossing on (11,3)."""
    table = table_for()
    table.build((12, 3, "acute", "0-5"), (11, 3, "cross_two_straight", "1-4 2-5"))
    return next_turn(table, 0)


def test_redirecting_one_or_both_tracks_of_a_complex_tile() -> None:
    table = two_tracks()
    assert table.price(11, 3, "cross_gentle_straight", "1-4 0-2") == 2
    assert table.price(11, 3, "cross_two_gentle", "1-3 2-4") == 4
    table.build((11, 3, "cross_two_gentle", "1-3 2-4"))
    assert table.owners(11, 3) == {"1-3": 0, "2-4": 0}


def test_a_track_of_a_complex_tile_is_not_taken_away() -> None:
    table = two_tracks()
    assert table.refused(11, 3, "straight", "1-4") == "track_lost"


def test_simple_to_complex_costs_three_even_if_it_also_redirects() -> None:
    table = table_for()
    table.build((11, 3, "straight", "1-4"), (12, 3, "acute", "0-5"))
    next_turn(table, 0)
    assert table.build((11, 3, "cross_two_gentle", "1-3 2-4")) == [3]
    table.do("finish")
    # the redirected track did not grow, the other did
    assert table.owners(11, 3) == {"1-3": None, "2-4": 0}


def test_the_same_tile_again_is_nothing() -> None:
    table = table_for()
    table.build(SOUTH)
    next_turn(table, 0)
    assert table.refused(7, 3, "straight", "0-3") == "same_tile"


def test_complex_redirect_keeps_the_others_track() -> None:
    """«Las losetas complejas pueden ser redirigidas mientras se mantenga la via de los otros»."""
    table = table_for()
    table.build((11, 3, "straight", "1-4"), (10, 4, "straight", "1-4"))
    table.do("finish")
    table.until("build", 1)
    table.build((12, 3, "acute", "0-5"), (11, 3, "cross_two_straight", "1-4 2-5"))
    table.do("finish")
    next_turn(table, 1)
    assert table.refused(11, 3, "cross_two_gentle", "1-3 2-4") in ("redirect_finished", "redirect_other")
    table.build((11, 3, "coexist_straight_acute", "1-4 2-3"))
    assert table.owners(11, 3) == {"1-4": 0, "2-3": 1}


# --- towns --------------------------------------------------------------------------------------------------------


def in_town() -> SteamTable:
    table = table_for()
    table.build(*TO_TERRE_HAUTE, (8, 4, "straight", "0 3"))
    return table


def test_own_track_into_a_town_lets_one_leave_it_anywhere() -> None:
    table = in_town()
    next_turn(table, 0)
    assert table.build((8, 4, "town_3_left", "0 2 3")) == [3]
    assert table.owners(8, 4) == {"0": 0, "2": 0, "3": 0}
    assert table.view["town_discs"] == 8, "the disc goes back"


def test_who_has_nothing_there_needs_an_exit_that_joins() -> None:
    table = in_town()
    table.do("finish")
    table.until("build", 1)
    table.build((9, 4, "straight", "0-3"))
    assert table.refused(8, 4, "town_3_left", "0 2 3") == "not_connected"
    next_turn(table, 1)
    table.build((9, 4, "gentle", "3-5"))
    assert table.build((8, 4, "town_3_left", "0 2 3")) == [3]
    assert table.owners(8, 4) == {"0": 0, "2": 1, "3": None}
    assert table.links(1) == {("evansville", "terre_haute")}


def test_exits_of_a_town_stay() -> None:
    table = in_town()
    next_turn(table, 0)
    assert table.refused(8, 4, "town_3_star", "1 3 5") == "town_exits_lost"
    assert table.refused(8, 4, "town_1", "0") == "town_exits_lost"
    assert table.refused(8, 4, "gentle", "0 4") == "redirect_town"


def test_a_town_tile_is_replaced_only_for_more_exits() -> None:
    table = table_for()
    table.build(*TO_TERRE_HAUTE, (8, 4, "cross_two_straight", "0 1 3 4"))
    next_turn(table, 0)
    assert table.refused(8, 4, "coexist_two_gentle", "0 1 3 4") == "town_nothing_new"


def test_town_exits_do_not_lead_off_the_board_or_into_a_lake() -> None:
    table = table_for()
    table.build((7, 1, "straight", "0-3"))
    assert table.refused(7, 0, "acute", "2 3") == "into_water"
    assert table.price(7, 0, "straight", "0 3") == 3


def loop() -> SteamTable:
    """A track that leaves Terre Haute and comes back to its hex, at a side without exit."""
    table = table_for()
    table.build(*TO_TERRE_HAUTE, (8, 4, "acute", "0 1"))
    next_turn(table, 0)
    table.build((9, 3, "acute", "3-4"), (9, 4, "acute", "0-5"))
    return next_turn(table, 0)


def test_a_town_is_not_linked_to_itself() -> None:
    table = loop()
    problem = table.why(table.tile(8, 4, "town_3_same_half", "0 1 2"))
    assert (problem.key, problem.args["place"]) == ("self_link", "terre_haute")


# --- New Cities ---------------------------------------------------------------------------------------------------


def urbanizing(table: SteamTable, seat: int) -> SteamTable:
    table.wants = {seat: "urbanization"}
    return next_turn(table, seat)


def test_a_new_city_completes_track_that_ends_there_for_its_owner() -> None:
    table = SteamTable(players=3)
    table.wants = {1: "urbanization"}
    table.until("build", 0).build(*TO_TERRE_HAUTE)
    table.do("finish", "urbanize terre_haute B")
    assert table.links(0) == {("chicago", "terre_haute")}
    assert [e["seat"] for e in table.told("link")] == [0]


def test_a_new_city_gives_unowned_track_that_ends_there_to_the_urbaniser() -> None:
    table = table_for()
    table.build(*TO_TERRE_HAUTE)
    next_turn(table, 0).do("finish")
    urbanizing(table, 1)
    assert table.links(None) == {("chicago",)}
    offer = table.offer("urbanize terre_haute B")
    assert offer["done"] == [["chicago", "terre_haute", 1]] or offer["done"] == [
        ["terre_haute", "chicago", 1]
    ]
    table.do("urbanize terre_haute B")
    assert table.links(1) == {("chicago", "terre_haute")}


TO_SPRINGFIELD = (7, 5, "gentle", "1-5")


def test_a_new_city_gives_unowned_track_even_from_a_town_where_the_urbaniser_has_nothing() -> None:
    """Where the map does not limit building: seat 1 has no track at all."""
    table = table_for()
    table.build(*TO_TERRE_HAUTE, (8, 4, "gentle", "0 4"))
    next_turn(table, 0).build(TO_SPRINGFIELD)
    next_turn(table, 0).do("finish")
    urbanizing(table, 1).do("urbanize springfield B")
    assert table.links(1) == {("springfield", "terre_haute")}
    assert table.told("claim") == [{"seat": 1, "hex": table.at[7, 5]}]


def test_a_new_city_without_discs_completes_a_link_of_nobody() -> None:
    table = table_for()
    table.build(*TO_TERRE_HAUTE)
    next_turn(table, 0).do("finish")
    table.until("build", 1).build((6, 3, "straight", "1-4"))
    urbanizing(table, 1)
    table.state.map.terms.discs = 1
    try:
        assert table.offer("urbanize terre_haute B")["done"] == [["chicago", "terre_haute", None]]
        table.do("urbanize terre_haute B")
        assert table.told("link") == [{"seat": -1, "places": ("chicago", "terre_haute")}]
        assert table.told("claim") == []
        assert table.links(None) == {("chicago", "terre_haute")}
    finally:
        table.state.map.terms.discs = 20


def test_a_new_city_is_not_linked_to_itself() -> None:
    table = urbanizing(loop(), 0)
    problem = table.why("urbanize terre_haute A")
    assert problem.key == "urbanize_self_link"
    assert "urbanize terre_haute A" not in table.offers()


def test_a_new_city_leaves_the_track_outside_its_hex() -> None:
    """The exit goes, what lies beyond is still an unfinished section from the city."""
    table = in_town()
    table.wants = {1: "urbanization"}
    next_turn(table, 0)
    table.build((8, 5, "straight", "0-3"))
    table.do("finish", "urbanize terre_haute G")
    assert table.owners(8, 5) == {"0-3": 0}
    assert table.links(0) == {("chicago", "terre_haute"), ("terre_haute",)}
    assert table.view["places"]["terre_haute"]["color"] == "black"


def test_refusals_of_new_cities() -> None:
    table = table_for()
    assert table.why("urbanize terre_haute A").key == "no_urbanization"
    urbanizing(table, 0)
    assert table.why("urbanize chicago A").key == "not_a_town"
    assert table.why("urbanize nowhere A").key == "not_a_town"
    assert table.why("urbanize terre_haute Z").key == "unknown_new_city"
    table.do("urbanize terre_haute A")
    assert table.why("urbanize springfield B").key == "urbanized_already"
    assert table.view["build"]["used"] == 0, "a New City is no tile of the three"
    urbanizing(table, 1)
    assert table.why("urbanize terre_haute B").key == "city_already"
    assert table.why("urbanize springfield A").key == "new_city_used"


def test_new_cities_come_before_tiles() -> None:
    table = urbanizing(table_for(), 0)
    table.build(SOUTH)
    assert table.why("urbanize springfield A").key == "urbanize_after_building"
    assert table.offers("urbanize") == []


def test_new_cities_at_any_time() -> None:
    table = urbanizing(table_for(urbanize="any_time"), 0)
    table.build(*TO_TERRE_HAUTE)
    table.do("urbanize terre_haute A")
    assert table.links(0) == {("chicago", "terre_haute")}
    table.build((8, 5, "straight", "0-3"))


def test_track_from_a_new_city() -> None:
    table = urbanizing(table_for(), 0)
    table.do("urbanize terre_haute A")
    table.build((8, 5, "straight", "0-3"))
    assert table.links(0) == {("terre_haute",)}


# --- ownership discs ----------------------------------------------------------------------------------------------


def test_twenty_ownership_discs() -> None:
    table = table_for()
    assert table.discs(0) == 0
    table.build(SOUTH, (8, 2, "straight", "2-5"))
    assert table.discs(0) == 2
    table.state.map.terms.discs = 2
    try:
        problem = table.why(table.tile(6, 3, "straight", "1-4"))
        assert (problem.key, problem.args["discs"]) == ("no_ownership_discs", 2)
        assert table.may(table.tile(7, 4, "straight", "0-3")), "a longer section needs no other disc"
    finally:
        table.state.map.terms.discs = 20
