"""Every way to be refused: each problem key at least once, with its rule and its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anden.core import CHANCE, Problem
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Build, Choose, Deliver, Issue, Pay
from anden.games.age_of_steam.keys import PROBLEMS, RULES
from tests.scenarios.age_of_steam import test_d_auction as auctions
from tests.scenarios.age_of_steam import test_f_building as tiles
from tests.scenarios.age_of_steam import test_g_ownership as track
from tests.scenarios.age_of_steam import test_h_moving as goods
from tests.scenarios.age_of_steam import test_j_growth as growth
from tests.scenarios.age_of_steam import test_l_western_us as western
from tests.scenarios.age_of_steam import test_n_germany as german
from tests.scenarios.age_of_steam.table import SteamTable, check_problem, setup_of
from tests.scenarios.age_of_steam.test_why_not import CLICKS


def setup_with(name: str = "rust_belt", players: int = 3, **options: Any) -> Problem | None:
    return rules.check_setup(setup_of(name, players, **options))


def tile(table: SteamTable, q: int, r: int, kind: str, lies: str) -> Problem:
    return table.why(table.tile(q, r, kind, lies))


def built(table: SteamTable, *placed: tuple[int, int, str, str]) -> SteamTable:
    table.build(*placed)
    return table


def done(table: SteamTable, *texts: str) -> SteamTable:
    table.do(*texts)
    return table


def limited(field: str, index: int | None = None) -> SteamTable:
    """Seat 0 has a link up to Terre Haute, and something has run out."""
    table = built(tiles.building(), *track.TO_TERRE_HAUTE)
    if index is None:
        setattr(table.state.track, field, 0)
    else:
        getattr(table.state.track, field)[index] = 0
    return table


def free_pass(used: bool) -> SteamTable:
    table = SteamTable(players=3)
    table.wants = {0: "turn_order"}
    table.next("auction", 0)
    return done(table, "pass", "bid 1", "drop") if used else done(table, "bid 1")


def one_disc() -> Problem:
    table = built(tiles.building(), (7, 3, "straight", "0-3"))
    terms = table.state.map.terms
    before = terms.discs
    terms.discs = 1
    try:
        return tile(table, 6, 3, "straight", "1-4")
    finally:
        terms.discs = before


def lost(table: SteamTable) -> SteamTable:
    return track.next_turn(table, 0)


def urbanizing(*texts: str) -> SteamTable:
    return done(track.urbanizing(track.table_for(), 0), *texts)


def locked() -> SteamTable:
    table = SteamTable("barbados", 1).give(0, cash=100).until("actions")
    return done(table, "choose production").next("actions")


def poor_on_st_lucia() -> Problem | None:
    table = SteamTable("st_lucia", 2)
    table.state.cash[0] = 4  # he would have been passed over: the question is put to him by hand
    return rules.problem(table.state, 0, Pay())


def in_reward() -> SteamTable:
    table = western.meeting()
    table.until("build", 1).build((5, 8, "town_1", "2"))
    western.rich(table.next("build")).until("build", 2)
    table.build(*western.FROM_VICKSBURG[:3])
    western.rich(table.next("build")).until("build", 2)
    table.build(western.FROM_VICKSBURG[3], (5, 8, "acute", "2 3"))
    western.rich(table.next("build")).until("build", 0)
    table.build((5, 8, "town_3_same_half", "2 3 4"))
    return table


def tied() -> SteamTable:
    table = SteamTable("western_us")
    while table.turn < 10:
        western.rich(table).next("shares")
    western.rich(table).until("move")
    while table.to_act != (CHANCE,):
        table.act(table.to_act[0], table.default())
    return table


def luck(name: str, players: int, text: str) -> Problem:
    state = rules.start(setup_of(name, players))
    problem = rules.problem(state, CHANCE, rules.parse(state, text))
    assert problem is not None
    return check_problem(problem)


def rolling() -> SteamTable:
    table = SteamTable(players=3)
    for seat in range(3):
        table.give(seat, cash=50)
    table.until("move")
    while table.to_act != (CHANCE,):
        table.act(table.to_act[0], table.default())
    return table


def drawing() -> SteamTable:
    table = growth.producing()
    table.act(0, "produce")
    return table


def stocking() -> SteamTable:
    table = growth.producing()
    table.luck = ["draw black red"]
    return done(table, "produce")


def blocked() -> Problem:
    """No map of the box has a blocked side; a map file may have one."""
    table = tiles.building()
    board = table.state.map.board
    here = board.hex_named(table.at[7, 3])
    neighbour, side = board.neighbour[here * 6 + 3], board.side[here * 6 + 3]
    board.neighbour[here * 6 + 3], board.side[here * 6 + 3] = -1, 3
    try:
        return tile(table, 7, 3, "straight", "0-3")
    finally:
        board.neighbour[here * 6 + 3], board.side[here * 6 + 3] = neighbour, side


SPUR = (8, 5, "straight", "0-3")

CASES: dict[str, Callable[[], Problem | None]] = {
    # set-up
    "setup_players": lambda: setup_with(players=2),
    "setup_map": lambda: setup_with("atlantis"),
    "setup_option": lambda: setup_with(colour="red"),
    "setup_value": lambda: setup_with(coexist_price="7"),
    # turns
    "not_your_turn": lambda: SteamTable().why("issue 0", 1),
    "not_now": lambda: SteamTable().why("bid 1"),
    # shares
    "shares_negative": lambda: SteamTable().why(Issue(-1)),
    "shares_track_end": lambda: SteamTable().why("issue 14"),
    "shares_one_per_turn": lambda: SteamTable("barbados", 1).why("issue 2"),
    # auction
    "bid_too_low": lambda: auctions.auction().why("bid 0"),
    "bid_too_high": lambda: auctions.auction().why("bid 11"),
    "no_free_pass": lambda: free_pass(used=False).why("pass"),
    "free_pass_used": lambda: free_pass(used=True).why("pass"),
    "fee_too_high": poor_on_st_lucia,
    # actions
    "unknown_action": lambda: SteamTable().until("actions").why(Choose("sleep")),  # type: ignore[arg-type]
    "action_taken": lambda: done(SteamTable().until("actions"), "choose engineer").why("choose engineer"),
    "action_not_on_map": lambda: SteamTable("barbados", 1).until("actions").why("choose turn_order"),
    "action_locked": lambda: locked().why("choose production"),
    "locomotive_max": lambda: goods.moving(0, 6).why("upgrade"),
    # building
    "unknown_hex": lambda: tiles.building().why("build ZZ9 straight 0"),
    "unknown_tile": lambda: tiles.building().why("build A1 spiral 0"),
    "no_such_turn": lambda: tiles.building().why(Build("A1", "straight", 6)),
    "no_tiles_left": lambda: tile(
        built(
            tiles.building(),
            (7, 3, "straight", "0-3"),
            (7, 4, "straight", "0-3"),
            (7, 5, "straight", "0-3"),
        ),
        *(6, 3, "straight", "1-4"),
    ),
    "hex_built_this_turn": lambda: tile(
        built(tiles.building(), (7, 3, "straight", "0-3")), 7, 3, "gentle", "0-2"
    ),
    "on_city": lambda: tile(tiles.building(), 7, 2, "straight", "0-3"),
    "off_board": lambda: tile(tiles.building(), 1, 0, "acute", "0-1"),
    "into_water": lambda: tile(tiles.building(), 7, 1, "gentle", "1-3"),
    "blocked_side": blocked,
    "meets_other": lambda: tile(tiles.other_beside(), 7, 4, "straight", "0-3"),
    "self_link": lambda: tile(built(tiles.building(), (7, 3, "acute", "0-1")), 8, 2, "acute", "4-5"),
    "not_connected": lambda: tile(
        built(tiles.building(), (7, 3, "straight", "0-3")), 7, 5, "straight", "0-3"
    ),
    "first_not_city": lambda: tile(tiles.building(), 3, 4, "straight", "0-3"),
    "unowned_out_of_reach": lambda: tile(track.spur(), *SPUR),
    "out_of_stock": lambda: tile(limited("left", tiles.piles(SteamTable(), "acute")), 7, 3, "acute", "0-1"),
    "no_town_discs": lambda: tile(limited("town_discs"), 8, 4, "straight", "0 3"),
    "no_ownership_discs": one_disc,
    "town_tile_elsewhere": lambda: tile(tiles.building(), 7, 3, "town_1", "0"),
    "same_tile": lambda: tile(lost(built(track.table_for(), track.SOUTH)), *track.SOUTH),
    "track_lost": lambda: tile(track.two_tracks(), 11, 3, "straight", "1-4"),
    "town_exits_lost": lambda: tile(lost(track.in_town()), 8, 4, "town_3_star", "1 3 5"),
    "town_nothing_new": lambda: tile(
        lost(built(track.table_for(), *track.TO_TERRE_HAUTE, (8, 4, "cross_two_straight", "0 1 3 4"))),
        *(8, 4, "coexist_two_gentle", "0 1 3 4"),
    ),
    "redirect_not_last": lambda: tile(
        lost(built(track.table_for(), track.SOUTH, (7, 4, "straight", "0-3"))), 7, 3, "gentle", "0-2"
    ),
    "redirect_finished": lambda: tile(
        lost(built(track.table_for(), (10, 4, "straight", "1-4"), (11, 3, "straight", "1-4"))),
        *(11, 3, "gentle", "2-4"),
    ),
    "redirect_other": lambda: tile(
        done(built(track.table_for(), track.SOUTH), "finish"), 7, 3, "gentle", "0-2"
    ),
    "redirect_town": lambda: tile(lost(track.in_town()), 8, 4, "gentle", "0 4"),
    "too_expensive": lambda: tile(tiles.building(cash=2), 10, 5, "gentle", "1-5"),
    # New Cities
    "no_urbanization": lambda: tiles.building().why("urbanize terre_haute A"),
    "urbanized_already": lambda: urbanizing("urbanize terre_haute A").why("urbanize springfield B"),
    "urbanize_after_building": lambda: built(urbanizing(), track.SOUTH).why("urbanize springfield A"),
    "not_a_town": lambda: urbanizing().why("urbanize chicago A"),
    "city_already": lambda: track.urbanizing(urbanizing("urbanize terre_haute A"), 1).why(
        "urbanize terre_haute B"
    ),
    "new_city_used": lambda: track.urbanizing(urbanizing("urbanize terre_haute A"), 1).why(
        "urbanize springfield A"
    ),
    "unknown_new_city": lambda: urbanizing().why("urbanize springfield Z"),
    "urbanize_self_link": lambda: track.urbanizing(track.loop(), 0).why("urbanize terre_haute A"),
    # maps
    "start_city": lambda: tile(western.western(), 6, 5, "straight", "2-5"),
    "not_contiguous": lambda: tile(
        built(western.western(), (12, 0, "straight", "2-5")), 1, 0, "straight", "2-5"
    ),
    "unfinished_track": lambda: tile(german.germany(cash=3), 9, 1, "straight", "0-3"),
    "unfinished_left": lambda: built(german.germany(), (9, 1, "straight", "0-3")).why("finish"),
    "unknown_link": lambda: german.germany().why("connect nothing"),
    "link_built": lambda: done(german.germany(), f"connect {german.LINK}").why(f"connect {german.LINK}"),
    "reward_seats": lambda: in_reward().why("reward 2 3"),
    # goods
    "unknown_good": lambda: goods.moving(2).why(
        Deliver("green", ("evansville", "cincinnati"), (0,))  # type: ignore[arg-type]
    ),
    "unknown_place": lambda: goods.moving(2).why("deliver blue evansville -1- nowhere"),
    "route_shape": lambda: goods.moving(2).why(Deliver("blue", ("evansville",), ())),
    "no_such_cube": lambda: goods.moving(2).why("deliver purple evansville -1- cincinnati"),
    "no_link": lambda: goods.moving(2).why("deliver blue evansville -3- cincinnati"),
    "too_far": lambda: goods.moving(2, 1).why("deliver blue evansville -2- indianapolis -2- cincinnati"),
    "place_twice": lambda: goods.moving(2).why(
        "deliver red evansville -2- indianapolis -2- cincinnati -1- evansville"
    ),
    "must_stop": lambda: goods.moving(2).why("deliver blue evansville -1- cincinnati -2- indianapolis"),
    "wrong_destination": lambda: goods.moving(2).why("deliver red evansville -1- cincinnati"),
    "through_terminal": lambda: german.through_rotterdam().why(german.THROUGH),
    "bonus_owner": lambda: goods.moving(2).why("deliver blue evansville -1- cincinnati bonus 1"),
    "upgraded_already": lambda: done(goods.moving(0, 1), "upgrade").until("move", 0).why("upgrade"),
    # production
    "unknown_box": lambda: stocking().why("stock black light9 1"),
    "box_full": lambda: stocking().why("stock black light1 3"),
    "cube_not_drawn": lambda: stocking().why("stock blue light1 1"),
    "cubes_left": lambda: stocking().why("finish"),
    # luck
    "luck_order": lambda: luck("rust_belt", 3, "order 1 2"),
    "luck_deal": lambda: luck("barbados", 1, "deal YY"),
    "luck_bag": lambda: drawing().why("draw white red", CHANCE),
    "luck_draw": lambda: drawing().why("draw red", CHANCE),
    "luck_dice": lambda: rolling().why("roll light 1 2", CHANCE),
    "luck_lot": lambda: tied().why("lot 1 2", CHANCE),
}


def test_every_problem_has_a_case() -> None:
    """An action that is refused, or a thing that is pointed at."""
    assert set(CASES) | set(CLICKS) == set(PROBLEMS)


@pytest.mark.parametrize("key", CASES)
def test_problem(key: str) -> None:
    problem = CASES[key]()
    assert problem is not None
    assert problem.key == key, problem
    assert problem.rule in RULES
    check_problem(problem)
