"""Only completed links (Germany): what is offered can be finished; direct links; the half price."""

from __future__ import annotations

from random import Random

import pytest

from anden.games.cube_rails import laying
from anden.games.cube_rails.ageing import free_ends
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.search import Completion
from anden.games.cube_rails.connecting import connect_problem, list_connects
from anden.games.cube_rails.placing import list_builds, price_of
from anden.games.cube_rails.prices import charge, dearest_after, most_affordable
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import Track
from tests.unit.cube_rails.field import Cell, Field
from tests.unit.cube_rails.random_play import positions

ANA, BEA = range(2)


def german(
    cities: list[Cell],
    towns: list[Cell] | None = None,
    *,
    radius: int = 4,
    extra: dict[Cell, int] | None = None,
    direct: list[tuple[Cell, Cell]] | None = None,
) -> Field:
    f = Field(cities, towns, radius=radius, extra=extra, direct=direct)
    f.terms.only_complete = True
    return f


def test_a_link_that_can_be_completed_this_turn_is_offered() -> None:
    f = german([(0, 0), (0, 4)])
    assert f.problem(ANA, (0, 1), (0, 3), left=3) == ""
    assert f.trouble(ANA, (0, 1), (0, 3), left=2) == ("unfinished_track", {"hex": f.label((0, 1))})
    f.build(ANA, (0, 1), (0, 3))
    assert f.problem(ANA, (0, 2), (0, 3), left=2) == ""
    assert f.problem(ANA, (0, 2), (0, 1), left=2) == "unfinished_track"  # too far round
    assert f.problem(ANA, (1, 0), (5, 2), left=2) == "unfinished_track"  # then the first one could not be
    f.build(ANA, (0, 2), (0, 3))
    assert f.problem(ANA, (0, 3), (0, 3), left=1) == ""
    assert f.problem(ANA, (0, 3), (0, 2), left=1) == "unfinished_track"


def test_money_must_suffice_for_the_rest() -> None:
    f = german([(0, 0), (0, 3)])
    f.cash = 3
    assert f.problem(ANA, (0, 1), (0, 3)) == "unfinished_track"
    f.cash = 4
    assert f.problem(ANA, (0, 1), (0, 3)) == ""


def test_the_stock_must_suffice_for_the_rest() -> None:
    f = german([(0, 0), (0, 3)], radius=3)
    straight = f.tiles.kind_named("straight")
    f.track.left[straight] = 1
    packed = f.packed((0, 1), (0, 3))
    assert packed not in list_builds(f.track, f.board, f.terms, ANA, 99, 2)
    f.track.left[straight] = 2
    assert packed in list_builds(f.track, f.board, f.terms, ANA, 99, 2)


def test_the_discs_must_suffice_for_the_rest() -> None:
    """Only a tile with two paths is left to complete the link, and its other path makes a second one."""
    f = german([(1, 0), (0, 3), (1, 1), (-1, 2)])
    for kind in range(len(f.track.left)):
        f.track.left[kind] = 0
    f.track.left[f.tiles.kind_named("gentle")] = 1
    f.track.left[f.tiles.kind_named("cross_gentle_straight")] = 1
    f.terms.discs = 2
    assert f.problem(ANA, (0, 1), (1, 3)) == ""
    f.terms.discs = 1
    assert f.problem(ANA, (0, 1), (1, 3)) == "unfinished_track"


def test_a_town_completes_a_link() -> None:
    f = german([(0, 0)], [(0, 2)])
    assert f.problem(ANA, (0, 1), (0, 3), left=2) == ""
    assert f.problem(ANA, (0, 1), (0, 3), left=1) == "unfinished_track"
    assert f.problem(ANA, (0, 1), (0, 2), left=2) == "unfinished_track"
    f.build(ANA, (0, 1), (0, 3))
    assert f.problem(ANA, (0, 2), exits=[0], left=1) == ""
    assert f.problem(ANA, (0, 2), exits=[0, 3], left=1) == "unfinished_track"


def test_two_sections_may_be_completed_by_one_tile() -> None:
    f = german([(0, 0), (-2, 2), (1, 1), (0, 2)])
    crossing = f.tiles.kind_named("cross_two_gentle")
    f.track.left[f.tiles.kind_named("acute")] = 1  # one, for -1,1
    f.build(ANA, (-1, 2), (5, 1))  # both lead to 0,1
    assert f.problem(ANA, (-1, 1), (1, 2), left=2) == ""
    for kind in range(3, 10):  # all tiles with two paths
        f.track.left[kind] = 0
    assert f.problem(ANA, (-1, 1), (1, 2), left=2) == "unfinished_track"
    f.track.left[crossing] = 1
    f.build(ANA, (-1, 1), (1, 2))
    assert f.problem(ANA, (0, 1), (5, 3), left=1) == "unfinished_track"
    assert f.problem(ANA, (0, 1), (5, 3), (4, 2), left=1) == ""


def test_two_sections_may_be_joined_to_one_link() -> None:
    f = german([(0, 0), (-2, 2)])
    f.build(ANA, (-1, 2), (5, 1))
    f.build(ANA, (-1, 1), (1, 2))
    assert f.problem(ANA, (0, 1), (4, 5), left=1) == ""
    assert f.problem(ANA, (0, 1), (4, 0), left=1) == "unfinished_track"


def test_the_half_price_goes_to_the_dearest_tile() -> None:
    assert [charge(p, -1) for p in (2, 3)] == [2, 3]
    assert [charge(p, 0) for p in (2, 3, 5)] == [1, 2, 3]
    assert charge(2, 3) == 2
    assert charge(5, 3) == 4
    for prices in ((2, 3, 5), (5, 3, 2), (3, 3, 4), (4, 1, 6)):
        paid, dearest = 0, 0
        for price in prices:
            paid += charge(price, dearest)
            dearest = int(dearest_after(price, dearest))
        assert paid == sum(prices) - max(prices) // 2
    assert dearest_after(4, -1) == -1
    for cash in range(12):
        for dearest in range(-1, 8):
            most = int(most_affordable(cash, dearest))
            assert charge(most, dearest) <= cash < charge(most + 1, dearest)


def test_the_half_price_counts_for_what_can_be_completed() -> None:
    f = german([(0, 0), (0, 3)], extra={(0, 1): 2, (0, 2): 2})
    packed = f.packed((0, 1), (0, 3))
    assert packed not in list_builds(f.track, f.board, f.terms, ANA, 6, 2)
    assert packed in list_builds(f.track, f.board, f.terms, ANA, 6, 2, 0)
    assert packed not in list_builds(f.track, f.board, f.terms, ANA, 5, 2, 0)
    assert packed in list_builds(f.track, f.board, f.terms, ANA, 8, 2, 4)


def test_a_direct_link_is_a_placement_without_a_tile() -> None:
    f = german([(0, 0), (0, 1), (0, -3)], direct=[((0, 0), (0, 1))])
    args = (f.track, f.board, f.terms)
    assert list_connects(*args, ANA, 2, 1) == [0]
    assert connect_problem(*args, ANA, 1, 1, 0) == ("too_expensive", {"price": 2, "cash": 1})
    assert connect_problem(*args, ANA, 1, 1, 0, 0) is None  # at half price
    assert connect_problem(*args, ANA, 9, 0, 0) == ("no_tiles_left", {"limit": 3})
    laid = laying.connect(f.track, f.board, ANA, 0)
    assert laid.completed == [(ANA, f.hex((0, 0)), f.hex((0, 1)))]
    assert connect_problem(*args, BEA, 9, 3, 0) == ("link_built", {"link": "d0", "seat": ANA})
    laying.remove_owner(f.track, ANA)
    assert connect_problem(*args, BEA, 9, 3, 0) == ("link_built", {"link": "d0", "seat": -1})


def test_a_direct_link_leaves_enough_for_what_is_unfinished() -> None:
    f = german([(0, 0), (0, 1), (0, -3)], direct=[((0, 0), (0, 1))])
    args = (f.track, f.board, f.terms)
    f.build(ANA, (0, -1), (3, 0))
    assert connect_problem(*args, ANA, 9, 2, 0) is None
    trouble = connect_problem(*args, ANA, 9, 1, 0)
    assert trouble is not None
    assert trouble[0] == "unfinished_track"
    assert connect_problem(*args, ANA, 3, 2, 0) is not None  # 2 + 2 to pay
    f.terms.discs = 1
    assert connect_problem(*args, BEA, 9, 3, 0) is None
    trouble = connect_problem(*args, ANA, 9, 2, 0)
    assert trouble is not None
    assert trouble[0] == "no_ownership_discs"


def completable(t: Track, board: Board, terms: Terms, seat: int, cash: int, left: int) -> bool:
    """By trying everything that could be built anywhere, one tile after the other."""
    if not free_ends(t, board, seat):
        return True
    if left == 0:
        return False
    for packed in list_builds(t, board, terms, seat, cash, left):
        after = t.copy()
        laying.lay(after, board, terms, seat, packed)
        rest = cash - int(price_of(t, board, terms, packed))
        if completable(after, board, terms, seat, rest, left - 1):
            return True
    return False


@pytest.mark.parametrize("seed", [9, 10])
def test_the_search_finds_what_trying_everything_finds(seed: int) -> None:
    """On the map of Germany, with two placements left: a placement is offered iff some second one completes all."""
    checked = 0
    for n, (t, board, terms, seat, cash, left) in enumerate(positions("germany", seed, 5, 3)):
        if left != 2 or n % 4 != 1 or checked > 60:
            continue
        offered = set(list_builds(t, board, terms, seat, cash, left))
        terms.only_complete = False
        try:
            for packed in list_builds(t, board, terms, seat, cash, left)[::9]:
                after = t.copy()
                laying.lay(after, board, terms, seat, packed)
                rest = cash - int(price_of(t, board, terms, packed))
                assert (packed in offered) == completable(after, board, terms, seat, rest, left - 1)
                checked += 1
        finally:
            terms.only_complete = True
    assert checked > 40


def test_estimate_and_search_agree() -> None:
    """What single tiles tell is what the search finds without them, also short of money, discs and tiles."""
    rng = Random(7)
    checked = found = 0
    for position, board, terms, seat, _, left in positions("germany", 3, 3, 4):
        if left == 1 or rng.random() < 0.6:
            continue
        t = position.copy()
        for pile in range(3):
            if rng.random() < 0.2:
                t.left[pile] = 0
        cash, dearest = rng.choice((4, 6, 9, 15)), rng.choice((-1, -1, 0, 3))
        offered = set(list_builds(t, board, terms, seat, cash, left, dearest))
        terms.only_complete = False
        fitting = list_builds(t, board, terms, seat, cash, left, dearest)
        terms.only_complete = True
        site = Site(t, board, terms, seat)
        search = Completion(t, board, terms, seat, left)
        search.quick = False
        for packed in rng.sample(fitting, min(len(fitting), 12)):
            site.look(packed >> 8)
            price = int(site.price(packed & 255))
            rest = cash - int(charge(price, dearest))
            works = search.possible(site, packed & 255, rest, left - 1, dearest_after(price, dearest))
            assert works == (packed in offered), (
                board.labels[packed >> 8],
                packed & 255,
                left,
                cash,
                dearest,
            )
            checked += 1
            found += works
    assert checked > 40
    assert found > 8


def test_a_tile_set_free_elsewhere_may_complete_a_link() -> None:
    f = german([(0, 0), (1, 1), (-2, 0), (-2, 1), (-1, -1)])
    acute = f.tiles.kind_named("acute")
    f.build(ANA, (-1, 0), (5, 4))  # -2,0 to -2,1, with an acute tile
    f.end(ANA)
    f.track.left[acute] = 1
    for kind in ("gentle", "straight", "town_1"):
        f.track.left[f.tiles.kind_named(kind)] = 0
    # The last acute tile goes to 0,1. On 1,0 another one is needed, from edge 4 to the city beyond 3. But -1,0 can be
    # replaced by a tile with a second path, -1,-1 to 0,0 (edges 0 and 2).
    assert f.problem(ANA, (0, 1), (0, 1), left=3) == ""
    assert f.problem(ANA, (0, 1), (0, 1), left=2) == "unfinished_track"
    f.build(ANA, (0, 1), (0, 1))
    assert f.problem(ANA, (1, 0), (4, 3), left=2) == "out_of_stock"
    f.build(ANA, (-1, 0), (5, 4), (0, 2))
    assert f.problem(ANA, (1, 0), (4, 3), left=1) == ""


def test_a_tile_set_free_may_leave_an_end_where_the_link_is_completed() -> None:
    """What replaces the last acute tile may have a free end, if it comes up to the very hex that needs the tile."""
    f = german([(-1, 2), (2, 1), (1, 2), (0, 2)])
    f.build(ANA, (1, 1), (2, 3))  # 2,1 to 1,2, with an acute tile
    f.end(ANA)
    for kind in range(len(f.track.left)):
        f.track.left[kind] = 0
    f.track.left[f.tiles.kind_named("straight")] = 1
    # From -1,2 over 0,1 up to 1,0, where only an acute tile can join it to a second section: from 0,2 over 1,1. That one lies
    # on the tile which sets the acute tile free.
    assert f.problem(ANA, (0, 1), (4, 1), left=3) == "unfinished_track"
    f.track.left[f.tiles.kind_named("coexist_left_gentle_acute")] = 1
    assert f.problem(ANA, (0, 1), (4, 1), left=3) == ""
    assert f.problem(ANA, (0, 1), (4, 1), left=2) == "unfinished_track"
    f.build(ANA, (0, 1), (4, 1))
    assert f.problem(ANA, (1, 0), (4, 3), left=2) == "out_of_stock"
    f.build(ANA, (1, 1), (2, 3), (4, 0))
    f.build(ANA, (1, 0), (4, 3))
    assert (ANA, (-1, 2), (0, 2)) in f.ends()


def test_a_placement_of_three_can_be_followed_to_the_end() -> None:
    """Whatever is chosen first, completing goes on being possible; nobody gets stuck."""
    rng = Random(4)
    for n, (t, board, terms, seat, _, left) in enumerate(positions("germany", 12, 6, 3)):
        if left != 3 or n % 12:
            continue
        cash = rng.choice((5, 9, 15))
        after = t.copy()
        for rest in (3, 2, 1):
            builds = list_builds(after, board, terms, seat, cash, rest)
            if not builds:
                break
            packed = rng.choice(builds)
            cash -= int(price_of(after, board, terms, packed))
            laying.lay(after, board, terms, seat, packed)
        assert free_ends(after, board, seat) == []
