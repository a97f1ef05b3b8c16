"""Every refusal of Age of Steam, and the click that leads to it; or why none does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anden.core import Problem
from anden.games.age_of_steam.keys import PROBLEMS
from anden.games.age_of_steam.memo import GOOD_NUMBER
from anden.games.age_of_steam.targets import AtLink, AtNewCity, AtShares
from anden.games.cube_rails.board import BLOCKED
from anden.games.cube_rails.placing import packed_build
from anden.games.cube_rails.targets import AtAction, AtCube, AtFinish, AtGoal, AtHex, AtUpgrade
from anden.games.cube_rails.track import NO_OWNER
from tests.scenarios.age_of_steam import test_f_building as tiles
from tests.scenarios.age_of_steam import test_g_ownership as track
from tests.scenarios.age_of_steam import test_h_moving as goods
from tests.scenarios.age_of_steam import test_l_western_us as western
from tests.scenarios.age_of_steam import test_m_southern_us as southern
from tests.scenarios.age_of_steam import test_n_germany as german
from tests.scenarios.age_of_steam.table import SteamTable, check_problem, turn_for
from tests.scenarios.clicks import (
    LUCK,
    NEW_TABLE,
    NOT_SHOWN,
    ONE_ROUTE,
    ONE_TILE,
    OUT_OF_TURN,
    TYPED,
    Click,
    ask,
)

CHICAGO, BESIDE_CHICAGO = (7, 2), (7, 3)


def hex(table: SteamTable, q: int, r: int) -> Problem | None:
    return ask(table.match, AtHex(table.at[q, r]))


def built(table: SteamTable, *placed: tuple[int, int, str, str]) -> SteamTable:
    table.build(*placed)
    return table


def done(table: SteamTable, *texts: str) -> SteamTable:
    table.do(*texts)
    return table


def later(table: SteamTable) -> SteamTable:
    return track.next_turn(table, 0)


# --- positions -------------------------------------------------------------------------------------------------------


def three_tiles() -> SteamTable:
    down = [(7, r, "straight", "0-3") for r in (3, 4, 5)]
    return built(tiles.building(), *down)


def behind_a_closed_side() -> Problem | None:
    """No map of the box has a closed side; a map file may have one."""
    table = tiles.building()
    board = table.state.map.board
    side = board.hex_named(table.at[BESIDE_CHICAGO]) * 6
    before = board.neighbour[side], board.side[side]
    board.neighbour[side], board.side[side] = -1, BLOCKED
    try:
        return hex(table, *BESIDE_CHICAGO)
    finally:
        board.neighbour[side], board.side[side] = before


def surrounded() -> SteamTable:
    """Track of seat 1 looks at every side of the hex south of Chicago but the city's."""
    table = tiles.building()
    board, owners = table.state.map.board, table.state.track.owner
    h = board.hex_named(table.at[BESIDE_CHICAGO])
    for edge in range(1, 6):
        owners[int(board.neighbour[h * 6 + edge]) * 6 + (edge + 3) % 6] = 1
    return table


def dead_end() -> Problem | None:
    """The hex south of Chicago, with no other side open."""
    table = tiles.building()
    board = table.state.map.board
    first = board.hex_named(table.at[BESIDE_CHICAGO]) * 6
    before = [int(board.neighbour[first + edge]) for edge in range(6)]
    for edge in range(1, 6):
        board.neighbour[first + edge] = -1
    try:
        return hex(table, *BESIDE_CHICAGO)
    finally:
        for edge in range(6):
            board.neighbour[first + edge] = before[edge]


def without(table: SteamTable, kinds: str, *, town_discs: int = 8) -> SteamTable:
    """No tiles left whose name begins so."""
    for pile, kind in enumerate(table.state.map.tiles.kinds):
        if kind.id.startswith(kinds):
            table.state.track.left[pile] = 0
    table.state.track.town_discs = town_discs
    return table


def crossing() -> SteamTable:
    """Two tracks of seat 1 cross on the hex south of Chicago; the side that looks at the city is free."""
    table = tiles.building()
    s = table.state
    board = s.map.board
    h, kind = board.hex_named(table.at[BESIDE_CHICAGO]), board.tiles.kind_named("cross_two_straight")
    turn = turn_for("cross_two_straight", "1-4 2-5")
    s.track.tile[h] = packed_build(s.track, board, h, kind, turn) & 255
    for edge in (1, 2, 4, 5):
        s.track.owner[h * 6 + edge] = 1
    return table


def one_disc() -> Problem | None:
    table = built(tiles.building(), (7, 3, "straight", "0-3"))
    terms = table.state.map.terms
    before, terms.discs = terms.discs, 1
    try:
        return hex(table, 6, 3)
    finally:
        terms.discs = before


def finished() -> SteamTable:
    """A completed link of seat 0, who is to build again."""
    return later(built(track.table_for(), (10, 4, "straight", "1-4"), (11, 3, "straight", "1-4")))


def by_indianapolis() -> SteamTable:
    """Two links lead from Evansville to Cincinnati by Indianapolis, and no shorter way; the locomotive reaches one."""
    table = goods.moving(0, 1)
    s = table.state
    for q, r in ((10, 4), (11, 3)):
        h = s.map.board.hex_named(table.at[q, r])
        s.track.tile[h] = 0
        for edge in range(6):
            s.track.owner[h * 6 + edge] = NO_OWNER
    return table


def two_ports() -> SteamTable:
    """Augusta-Savannah-Charleston: cotton gets no further than the first port."""
    table = southern.augusta()
    table.do("finish")
    table.give(0, cash=50).next("build", 0)
    table.build((14, -1, "gentle", "1-3"))
    return table.give(0, locomotive=3).until("move", 0)


def cotton() -> SteamTable:
    """Macon is linked to Atlanta, which is no port."""
    table = southern.southern()
    table.build((9, 1, "gentle", "0-2"), (10, 1, "town_1", "5"))
    return table.until("move", 0)


def locked() -> SteamTable:
    table = SteamTable("barbados", 1).give(0, cash=100).until("actions")
    return done(table, "choose production").next("actions")


def letter(*texts: str) -> SteamTable:
    """Who has Urbanization and a letter in hand."""
    return done(track.urbanizing(track.table_for(), 0), *texts)


def black_cube() -> SteamTable:
    """A black cube, before there is a New City that takes it."""
    return SteamTable(cubes={"evansville": "KK"}).give(0, cash=60).until("move", 0)


def on_open_land() -> Problem | None:
    """St. Lucia: a New City takes a cube that no track touches."""
    table = SteamTable("st_lucia", 2)
    table.wants = {0: "urbanization"}
    table.until("build", 0).do("urbanize castries A")
    good = table.plain["places"]["castries"]["color"]
    land = next(label for label, cube in table.plain["land"].items() if cube == good)
    return ask(table.until("move").match, AtCube(land, good))


# --- the table -------------------------------------------------------------------------------------------------------

WAYS: dict[str, Click | str] = {
    # set-up and turns
    "setup_players": NEW_TABLE,
    "setup_map": NEW_TABLE,
    "setup_option": NEW_TABLE,
    "setup_value": NEW_TABLE,
    "not_your_turn": OUT_OF_TURN,
    "not_now": lambda: hex(SteamTable(), *BESIDE_CHICAGO),
    # shares and auction
    "shares_negative": TYPED,
    "shares_track_end": lambda: ask(SteamTable().match, AtShares(14)),
    "shares_one_per_turn": lambda: ask(SteamTable("barbados", 1).match, AtShares(2)),
    "bid_too_low": NOT_SHOWN,
    "bid_too_high": NOT_SHOWN,
    "no_free_pass": NOT_SHOWN,
    "free_pass_used": NOT_SHOWN,
    "fee_too_high": "nowhere: who cannot pay is passed over",
    # actions
    "unknown_action": TYPED,
    "action_taken": lambda: ask(
        done(SteamTable().until("actions"), "choose engineer").match, AtAction("engineer")
    ),
    "action_not_on_map": NOT_SHOWN,
    "action_locked": lambda: ask(locked().match, AtAction("production")),
    "locomotive_max": lambda: ask(goods.moving(0, 6).match, AtUpgrade()),
    # building
    "unknown_hex": TYPED,
    "unknown_tile": TYPED,
    "no_such_turn": TYPED,
    "no_tiles_left": lambda: hex(three_tiles(), 6, 3),
    "hex_built_this_turn": lambda: hex(built(tiles.building(), track.SOUTH), *BESIDE_CHICAGO),
    "on_city": lambda: hex(tiles.building(), *CHICAGO),
    "off_board": ONE_TILE,
    "into_water": ONE_TILE,
    "blocked_side": behind_a_closed_side,
    "meets_other": lambda: hex(surrounded(), *BESIDE_CHICAGO),
    "self_link": ONE_TILE,
    "not_connected": ONE_TILE,
    "first_not_city": ONE_TILE,
    "unowned_out_of_reach": lambda: hex(track.spur_of_milwaukee(), 6, 2),
    "out_of_stock": lambda: hex(without(tiles.building(), ""), *BESIDE_CHICAGO),
    "no_town_discs": lambda: hex(
        without(built(tiles.building(), *track.TO_TERRE_HAUTE), "town", town_discs=0), 8, 4
    ),
    "no_ownership_discs": one_disc,
    "town_tile_elsewhere": ONE_TILE,
    "same_tile": ONE_TILE,
    "track_lost": ONE_TILE,
    "town_exits_lost": ONE_TILE,
    "town_nothing_new": ONE_TILE,
    "redirect_not_last": lambda: hex(
        later(built(track.table_for(), track.SOUTH, (7, 4, "straight", "0-3"))), *BESIDE_CHICAGO
    ),
    "redirect_finished": lambda: hex(finished(), 11, 3),
    "redirect_other": ONE_TILE,
    "redirect_town": ONE_TILE,
    "too_expensive": lambda: ask(german.germany(cash=1).match, AtLink(german.LINK)),
    "hex_not_by_city": lambda: hex(tiles.building(), 3, 4),
    "hex_out_of_reach": lambda: hex(built(tiles.building(), track.SOUTH), 7, 5),
    "hex_no_way_on": dead_end,
    "hex_full": lambda: hex(crossing(), *BESIDE_CHICAGO),
    "hex_too_expensive": lambda: hex(tiles.building(cash=2), 10, 5),
    # New Cities
    "no_urbanization": NOT_SHOWN,
    "urbanized_already": NOT_SHOWN,
    "urbanize_after_building": NOT_SHOWN,
    "not_a_town": lambda: ask(letter().match, AtNewCity("chicago", "A")),
    "city_already": lambda: ask(
        track.urbanizing(letter("urbanize terre_haute A"), 1).match, AtNewCity("terre_haute", "B")
    ),
    "new_city_used": NOT_SHOWN,
    "unknown_new_city": TYPED,
    "urbanize_self_link": lambda: ask(track.urbanizing(track.loop(), 0).match, AtNewCity("terre_haute", "A")),
    # building on some maps
    "start_city": lambda: hex(western.western(), 6, 5),
    "not_contiguous": lambda: hex(built(western.western(), (12, 0, "straight", "2-5")), 1, 0),
    "unfinished_track": lambda: hex(german.germany(cash=3), 9, 1),
    "unfinished_left": lambda: ask(built(german.germany(), (9, 1, "straight", "0-3")).match, AtFinish()),
    "unknown_link": TYPED,
    "link_built": lambda: ask(done(german.germany(), f"connect {german.LINK}").match, AtLink(german.LINK)),
    "reward_seats": NOT_SHOWN,
    # goods
    "unknown_good": TYPED,
    "unknown_place": TYPED,
    "route_shape": TYPED,
    "no_such_cube": TYPED,
    "no_link": ONE_ROUTE,
    "too_far": lambda: ask(by_indianapolis().match, AtCube("evansville", "blue")),
    "place_twice": ONE_ROUTE,
    "must_stop": lambda: ask(two_ports().match, AtGoal("augusta", "white", "charleston")),
    "wrong_destination": ONE_ROUTE,
    "through_terminal": lambda: ask(
        german.through_rotterdam().match, AtGoal("koln_dusseldorf", "blue", "oldenburg_bremen")
    ),
    "bonus_owner": ONE_ROUTE,
    "upgraded_already": lambda: ask(done(goods.moving(0, 1), "upgrade").until("move", 0).match, AtUpgrade()),
    "no_link_from": lambda: ask(southern.southern().until("move", 0).match, AtCube("augusta", "white")),
    "no_goal": lambda: ask(black_cube().match, AtCube("evansville", "black")),
    "no_way": lambda: ask(cotton().match, AtCube("macon", "white")),
    "no_way_to": lambda: ask(cotton().match, AtGoal("macon", "white", "savannah")),
    "wrong_goal": lambda: ask(cotton().match, AtGoal("macon", "white", "atlanta")),
    "cube_off_track": on_open_land,
    # Production
    "unknown_box": TYPED,
    "box_full": NOT_SHOWN,
    "cube_not_drawn": NOT_SHOWN,
    "cubes_left": NOT_SHOWN,
    # luck
    "luck_order": LUCK,
    "luck_deal": LUCK,
    "luck_bag": LUCK,
    "luck_draw": LUCK,
    "luck_dice": LUCK,
    "luck_lot": LUCK,
}
CLICKS: dict[str, Callable[[], Problem | None]] = {key: way for key, way in WAYS.items() if callable(way)}


def test_every_refusal_is_in_the_table() -> None:
    assert set(WAYS) == set(PROBLEMS)


@pytest.mark.parametrize("key", CLICKS)
def test_a_click_leads_there(key: str) -> None:
    problem = CLICKS[key]()
    assert problem is not None
    assert problem.key == key, problem
    check_problem(problem)


# --- what the answer says ----------------------------------------------------------------------------------------------


def answer(table: SteamTable, target: Any) -> tuple[str, dict[str, Any]]:
    problem = ask(table.match, target)
    assert problem is not None
    return problem.key, dict(problem.args)


def test_the_locomotive_is_named_when_it_alone_is_in_the_way() -> None:
    table = by_indianapolis()
    needs_two = ("too_far", {"links": 2, "locomotive": 1})
    assert answer(table, AtCube("evansville", "blue")) == needs_two
    assert answer(table, AtGoal("evansville", "blue", "cincinnati")) == needs_two
    table.give(0, locomotive=2)
    assert ask(table.match, AtCube("evansville", "blue")) is None
    assert ask(table.match, AtGoal("evansville", "blue", "cincinnati")) is None


def test_cotton_that_is_stuck_names_the_ports_and_not_itself() -> None:
    table = cotton()
    ports = tuple(place.id for place in table.state.map.places if place.port)
    stuck = {"good": "white", "place": "macon", "places": ports}
    assert answer(table, AtCube("macon", "white")) == ("no_way", stuck)
    assert answer(table, AtGoal("macon", "white", "atlanta")) == ("wrong_goal", stuck | {"place": "atlanta"})
    assert answer(table, AtCube("augusta", "white")) == ("no_link_from", {"place": "augusta"})


def test_the_cheapest_tile_that_fits_is_named_with_the_cash() -> None:
    """(10,5) lies at a river: a simple tile costs 3 there."""
    table = tiles.building(cash=2)
    assert answer(table, AtHex(table.at[10, 5])) == (
        "hex_too_expensive",
        {"hex": table.at[10, 5], "price": 3, "cash": 2},
    )


def test_of_several_tiles_that_are_too_dear_the_cheapest_is_named() -> None:
    """In a town one exit costs 2, two cost 3, and so on."""
    table = built(tiles.building(), *track.TO_TERRE_HAUTE).give(0, cash=1)
    assert answer(table, AtHex(table.at[8, 4]))[1]["price"] == 2


def test_on_st_lucia_a_cube_on_track_is_too_far_as_well() -> None:
    """From the track it lies on to the end of it is one link; a locomotive that reaches none moves nothing."""
    table = SteamTable("st_lucia", 2)
    table.wants = {0: "urbanization"}
    table.give(0, cash=60).until("build", 0).do("urbanize castries A")
    builds = [text for text in table.offers("build") if table.offer(text)["kind"] == "place"]
    good = table.plain["places"]["castries"]["color"]
    place = table.state.map.board.hex_named(builds[0].split()[1])
    table.do(builds[0])
    table.state.land[place] = GOOD_NUMBER[good] + 1
    table.until("move", 0)
    cube = AtCube(builds[0].split()[1], good)
    assert ask(table.match, cube) is None
    table.give(0, locomotive=0)
    assert answer(table, cube) == ("too_far", {"links": 1, "locomotive": 0})


def test_a_hex_that_offers_something_has_no_reason() -> None:
    table = letter()
    assert hex(table, *BESIDE_CHICAGO) is None
    assert hex(table, 8, 4) is None, "Terre Haute may become a New City, though no track of his reaches it"
    done = built(table, track.SOUTH)
    assert answer(done, AtHex(done.at[8, 4])) == ("hex_out_of_reach", {"hex": done.at[8, 4]})


def test_what_can_never_be_comes_before_what_is_missing() -> None:
    """A city is never built on, whether tiles are left or not; black cubes wait for a New City, linked or not."""
    assert answer(three_tiles(), AtHex(three_tiles().at[CHICAGO]))[0] == "on_city"
    assert answer(black_cube(), AtCube("evansville", "black"))[0] == "no_goal"
    assert answer(black_cube(), AtHex(black_cube().at[BESIDE_CHICAGO])) == (
        "not_now",
        {"action": "build", "phase": "move"},
    )
