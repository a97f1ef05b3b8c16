"""Every refusal of Raíles, and the click that leads to it; or why none does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anden.core import Problem
from anden.games.cube_rails.placing import packed_build
from anden.games.cube_rails.targets import AtAction, AtCube, AtFinish, AtGoal, AtHex, AtUpgrade
from anden.games.railes.keys import PROBLEMS
from anden.games.railes.memo import GOOD_NUMBER
from anden.games.railes.state import COLORS
from anden.games.railes.targets import AtCapital, AtNewCity
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
from tests.scenarios.railes.network import CHAIN, CUBES, lay
from tests.scenarios.railes.table import RailesTable, check_problem, turn_for

ALBANY, SOUTH_OF_ALBANY = "K7", "K8"
FIRST = ("K8", "21", "0-3")
"""From Albany to the south."""


def hex(table: RailesTable, label: str) -> Problem | None:
    return ask(table.match, AtHex(label))


def token(table: RailesTable, action: str) -> Problem | None:
    return ask(table.match, AtAction(action))


def done(table: RailesTable, *texts: str) -> RailesTable:
    table.do(*texts)
    return table


def building(*placed: tuple[str, str, str]) -> RailesTable:
    table = RailesTable().rich().until("build", 0)
    table.build(*placed)
    return table


# --- positions -------------------------------------------------------------------------------------------------------


def standard() -> RailesTable:
    return RailesTable(3, game="standard")


def no_new_cities() -> RailesTable:
    table = RailesTable(3).rich()
    for color in range(5):
        table.state.new_cities[color] = 0
    return table


def no_towns() -> RailesTable:
    table = RailesTable(3).rich()
    for place in table.state.map.places:
        table.state.track.city[place.hex] = 1
    return table


def poor() -> RailesTable:
    """Nothing in hand, and the bank gives nothing more."""
    return building().give(0, cash=0, income=-10, victory=0)


def dead_end() -> Problem | None:
    """The hex south of Albany, with no other side open."""
    table = building()
    board = table.state.map.board
    first = board.hex_named(SOUTH_OF_ALBANY) * 6
    before = [int(board.neighbour[first + edge]) for edge in range(6)]
    for edge in range(1, 6):
        board.neighbour[first + edge] = -1
    try:
        return hex(table, SOUTH_OF_ALBANY)
    finally:
        for edge in range(6):
            board.neighbour[first + edge] = before[edge]


def surrounded() -> RailesTable:
    """Track of seat 1 looks at every side of the hex south of Albany but the city's."""
    table = building()
    board, owners = table.state.map.board, table.state.track.owner
    h = board.hex_named(SOUTH_OF_ALBANY)
    for edge in range(1, 6):
        owners[int(board.neighbour[h * 6 + edge]) * 6 + (edge + 3) % 6] = 1
    return table


def crossing() -> RailesTable:
    """Two tracks of seat 1 on the hex south of Albany; the side that looks at the city is free."""
    table = building()
    s = table.state
    board = s.map.board
    h = board.hex_named(SOUTH_OF_ALBANY)
    s.track.tile[h] = (
        packed_build(s.track, board, h, board.tiles.kind_named("41"), turn_for("41", "1-4 2-5")) & 255
    )
    for edge in (1, 2, 4, 5):
        s.track.owner[h * 6 + edge] = 1
    return table


def out_of_tiles() -> RailesTable:
    table = building()
    for pile in range(len(table.state.track.left)):
        table.state.track.left[pile] = 0
    return table


TO_POUGHKEEPSIE = (FIRST, ("K9", "T32", "0 1 4"))
"""With spurs out of the town that lead nowhere yet."""
WEST = ("J7", "21", "1-4")


def next_turn(seat: int) -> RailesTable:
    """The turn after seat 0 built to Poughkeepsie and to the west of Albany: what it did not extend is nobody's for others."""
    return RailesTable().rich().lay(0, *TO_POUGHKEEPSIE, WEST).next("build", seat)


def extended() -> RailesTable:
    table = next_turn(0)
    table.build(("I8", "21", "1-4"))
    return table


def gray() -> RailesTable:
    """A cube that no city of the Ruhr takes before there is a New City of its colour."""
    table = RailesTable(4, "ruhr").rich().until("move", 0)
    table.state.cubes[table.state.map.place_number["eindhoven"] * COLORS + GOOD_NUMBER["gray"]] = 1
    return table


def growing() -> RailesTable:
    table = RailesTable().rich()
    table.wants = {0: "urban_growth", 1: "urbanization"}
    return table.until("build", 0)


def grown() -> RailesTable:
    """Seat 0 has Urban Growth again; Albany has its marker."""
    return done(growing(), "grow albany 1", "finish").next("build", 0)


def no_markers() -> RailesTable:
    table = growing()
    table.state.markers = 0
    return table


def urbanizing(*texts: str) -> RailesTable:
    """Seat 1 has Urbanize, and the colour of a New City in hand."""
    return done(done(growing(), "grow albany 1", "finish").until("build", 1), *texts)


def loop() -> RailesTable:
    table = RailesTable().rich()
    table.wants = {1: "urbanization"}
    table.lay(0, ("K8", "21", "0-3"), ("K9", "T23", "0 1"), ("L8", "23", "3-4"))
    table.next("build", 0)
    table.build(("L9", "23", "0-5"))
    table.do("finish")
    return table.until("build", 1)


def moving(*owners: int, locomotive: int = 5) -> RailesTable:
    """Links of these owners from New York towards Rochester, which is yellow; seat 0 moves."""
    table = RailesTable(cubes=CUBES).rich(locomotive=locomotive)
    table.wants = {0: "first_move"}
    lay(table, dict(zip(CHAIN, owners, strict=False)))
    return table.until("move", 0)


YELLOW = AtCube("new_york", "yellow")

# --- the table -------------------------------------------------------------------------------------------------------

WAYS: dict[str, Click | str] = {
    # set-up and turns
    "setup_players": NEW_TABLE,
    "setup_map": NEW_TABLE,
    "setup_option": NEW_TABLE,
    "setup_value": NEW_TABLE,
    "not_your_turn": OUT_OF_TURN,
    "not_now": lambda: hex(RailesTable(), SOUTH_OF_ALBANY),
    # money and auctions
    "cannot_raise": lambda: token(RailesTable().give(0, cash=0, income=-10, victory=0), "locomotive"),
    "units_negative": TYPED,
    "units_too_many": lambda: ask(standard().match, AtCapital(11)),
    "bid_too_low": NOT_SHOWN,
    "bid_too_low_first": NOT_SHOWN,
    "bid_too_high": NOT_SHOWN,
    "no_free_pass": NOT_SHOWN,
    "free_pass_used": NOT_SHOWN,
    # action tokens
    "unknown_action": TYPED,
    "action_taken": lambda: token(done(RailesTable().until("actions"), "choose engineer"), "engineer"),
    "no_pass_option": NOT_SHOWN,
    "locomotive_max": lambda: ask(moving(0, 0, locomotive=6).match, AtUpgrade()),
    "no_towns_left": lambda: token(no_towns(), "urbanization"),
    "no_new_cities_left": lambda: token(no_new_cities(), "urbanization"),
    "no_growth_possible": NOT_SHOWN,
    # building
    "unknown_hex": TYPED,
    "unknown_tile": TYPED,
    "no_such_turn": TYPED,
    "no_tiles_left": lambda: hex(building(FIRST, ("J7", "23", "1-2"), ("L7", "21", "2-5")), "A4"),
    "hex_built_this_turn": lambda: hex(building(FIRST), SOUTH_OF_ALBANY),
    "on_city": lambda: hex(building(), ALBANY),
    "off_board": ONE_TILE,
    "into_water": ONE_TILE,
    "blocked_side": lambda: hex(building(), "P9"),
    "meets_other": lambda: hex(surrounded(), SOUTH_OF_ALBANY),
    "self_link": ONE_TILE,
    "not_connected": ONE_TILE,
    "first_not_city": ONE_TILE,
    "unowned_out_of_reach": lambda: hex(next_turn(1), "J9"),
    "out_of_stock": lambda: hex(out_of_tiles(), SOUTH_OF_ALBANY),
    "town_tile_elsewhere": ONE_TILE,
    "plain_tile_in_town": ONE_TILE,
    "same_tile": ONE_TILE,
    "track_lost": ONE_TILE,
    "town_exits_lost": ONE_TILE,
    "town_nothing_new": ONE_TILE,
    "redirect_not_last": lambda: hex(extended(), "J7"),
    "redirect_finished": lambda: hex(next_turn(0), SOUTH_OF_ALBANY),
    "redirect_other": ONE_TILE,
    "redirect_town": ONE_TILE,
    "too_expensive": ONE_TILE,
    "hex_not_by_city": lambda: hex(building(), "I8"),
    "hex_out_of_reach": lambda: hex(building(FIRST), "I8"),
    "hex_no_way_on": dead_end,
    "hex_full": lambda: hex(crossing(), SOUTH_OF_ALBANY),
    "hex_too_expensive": lambda: hex(poor(), SOUTH_OF_ALBANY),
    # growth and New Cities
    "no_growth": NOT_SHOWN,
    "no_urbanization": NOT_SHOWN,
    "done_already": NOT_SHOWN,
    "still_owed": lambda: ask(growing().match, AtFinish()),
    "not_a_city": NOT_SHOWN,
    "grown_already": lambda: hex(grown(), ALBANY),
    "no_markers": lambda: hex(no_markers(), ALBANY),
    "not_a_town": lambda: ask(urbanizing().match, AtNewCity("albany", "gray")),
    "city_already": NOT_SHOWN,
    "new_city_used": NOT_SHOWN,
    "urbanize_self_link": lambda: ask(loop().match, AtNewCity("poughkeepsie", "gray")),
    "no_such_space": TYPED,
    "space_empty": NOT_SHOWN,
    # goods
    "unknown_good": TYPED,
    "unknown_place": TYPED,
    "route_shape": TYPED,
    "no_such_cube": TYPED,
    "no_link": ONE_ROUTE,
    "too_far": lambda: ask(moving(0, 0, 0, 0, 0, locomotive=4).match, YELLOW),
    "place_twice": ONE_ROUTE,
    "must_stop": lambda: ask(moving(0, 0).match, AtGoal("new_york", "red", "boston")),
    "wrong_destination": ONE_ROUTE,
    "no_own_link": lambda: ask(moving(1, 1, 1, 1, 1).match, YELLOW),
    "too_many_foreign": lambda: ask(moving(0, 0, 1, 1, 1).match, YELLOW),
    "upgraded_already": lambda: ask(
        done(moving(0, locomotive=4), "upgrade").until("move", 0).match, AtUpgrade()
    ),
    "no_link_from": lambda: ask(moving().match, YELLOW),
    "no_goal": lambda: ask(gray().match, AtCube("eindhoven", "gray")),
    "no_way": lambda: ask(moving(0, 0).match, YELLOW),
    "no_way_to": lambda: ask(moving(0, 0).match, AtGoal("new_york", "yellow", "rochester")),
    "wrong_goal": lambda: ask(moving(0, 0).match, AtGoal("new_york", "yellow", "hartford")),
    # luck
    "luck_order": LUCK,
    "luck_deal": LUCK,
    "luck_bag": LUCK,
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


def answer(table: RailesTable, target: Any) -> tuple[str, dict[str, Any]]:
    problem = ask(table.match, target)
    assert problem is not None
    return problem.key, dict(problem.args)


def test_the_locomotive_is_named_when_it_alone_is_in_the_way() -> None:
    table = moving(0, 0, 0, 0, 0, locomotive=4)
    needs_five = ("too_far", {"links": 5, "locomotive": 4})
    assert answer(table, YELLOW) == needs_five
    assert answer(table, AtGoal("new_york", "yellow", "rochester")) == needs_five
    table.give(0, locomotive=5)
    assert ask(table.match, YELLOW) is None


def test_a_longer_way_over_own_links_is_too_far_though_a_shorter_one_is_others() -> None:
    """By Albany three links of seat 1; by Boston three of one's own and two of his."""
    table = RailesTable(cubes=CUBES).rich(locomotive=4)
    table.wants = {0: "first_move"}
    owners = {**dict.fromkeys(CHAIN[:3], 0), **dict.fromkeys(CHAIN[3:], 1), ("new_york", "albany"): 1}
    lay(table, owners)
    assert answer(table.until("move", 0), YELLOW) == ("too_far", {"links": 5, "locomotive": 4})


def test_the_city_where_a_cube_lies_does_not_take_it() -> None:
    """New York is purple itself."""
    key, args = answer(moving(0, 0), AtCube("new_york", "purple"))
    assert (key, "new_york" in args["places"]) == ("no_way", False)


def test_the_rival_whose_links_are_too_many_is_named() -> None:
    """Two links of one's own against three of seat 1."""
    table = moving(0, 0, 1, 1, 1)
    assert answer(table, YELLOW) == ("too_many_foreign", {"seat": 1, "theirs": 3, "own": 2})
    assert ask(moving(0, 0, 0, 1, 1).match, YELLOW) is None


def test_a_way_of_others_that_is_too_long_as_well_is_too_long() -> None:
    assert answer(moving(1, 1, 1, 1, 1, locomotive=4), YELLOW)[0] == "too_far"


def test_a_token_that_may_be_taken_as_pass_is_open() -> None:
    table = RailesTable().rich().until("actions")
    table.state.markers = 0
    assert token(table, "urban_growth") is None
    assert table.why("choose urban_growth").key == "no_growth_possible"


def test_a_place_is_about_the_token_that_is_owed() -> None:
    """Who has Urban Growth and presses a city means that; without it, that nothing is built on a city."""
    assert hex(growing(), ALBANY) is None
    assert answer(building(), AtHex(ALBANY))[0] == "on_city"
    town = urbanizing()
    assert answer(town, AtHex(ALBANY)) == ("not_a_town", {"place": "albany"})
    assert hex(town, "K9") is None, "Poughkeepsie may become a New City"
    looped = loop()
    assert answer(looped, AtHex("K9")) == ("urbanize_self_link", {"place": "poughkeepsie"})


def test_the_first_tile_touches_a_city_though_others_have_track_there() -> None:
    """Seat 1 has built nothing yet; the end of a track of nobody's from Albany is within reach, but no city is beside it."""
    table = next_turn(0)
    table.do("finish")
    table.until("build", 1)
    assert table.owners("J7") == {"1-4": None}
    assert answer(table, AtHex("I8")) == ("hex_not_by_city", {"hex": "I8"})


def test_behind_a_thick_line_the_line_is_named() -> None:
    """P9 lies across the bay from Providence."""
    assert answer(building(), AtHex("P9")) == ("blocked_side", {"hex": "P9", "side": 5, "compass": "NW"})


def test_what_can_be_paid_is_named_with_the_cheapest_tile() -> None:
    """Two track ends and a river."""
    assert answer(poor(), AtHex(SOUTH_OF_ALBANY)) == (
        "hex_too_expensive",
        {"hex": SOUTH_OF_ALBANY, "price": 3, "cash": 0},
    )
