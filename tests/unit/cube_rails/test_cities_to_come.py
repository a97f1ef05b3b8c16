"""Only completed links, with a New City still to come: what is offered can be finished, and what can be finished is offered."""

from __future__ import annotations

from random import Random

import pytest

from anden.games.cube_rails import laying
from anden.games.cube_rails.ageing import free_ends
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.cities_to_come import hexes_away, possible_after_city
from anden.games.cube_rails.placing import list_builds, price_of
from anden.games.cube_rails.refusing import build_problem
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import Track
from tests.unit.cube_rails.field import Field
from tests.unit.cube_rails.random_play import positions
from tests.unit.cube_rails.test_completion import german

ANA, BEA = range(2)


def towns(t: Track, board: Board) -> list[int]:
    return [
        h
        for h in range(int(board.n))
        if board.town[h] and t.city[h] == 0 and not laying.city_links_itself(t, board, h)
    ]


def offered(f: Field, left: int, cash: int = 100) -> set[int]:
    """With a New City to come; judging must agree with listing."""
    args = (f.track, f.board, f.terms, ANA, cash, left)
    found = set(list_builds(*args, -1, True))
    for packed in list_builds(*args, -1, False):
        assert packed in found
    for packed in found:
        assert build_problem(*args, packed, -1, True) is None
    return found


def test_a_city_may_complete_what_a_tile_leaves() -> None:
    f = german([(0, 0)], [(0, 2)], radius=3)
    straight = f.packed((0, 1), (0, 3))
    assert straight not in list_builds(f.track, f.board, f.terms, ANA, 2, 1)
    assert straight in offered(f, left=1, cash=2)
    assert f.packed((0, 1), (0, 2)) not in offered(f, left=1)
    f.build_anyhow(ANA, straight)
    assert possible_after_city(f.track, f.board, f.terms, ANA, f.hex((0, 2)), 0, 0, -1)


def test_a_city_may_take_a_loose_exit_away() -> None:
    f = german([(0, 0)], [(0, 2)], radius=3)
    f.build_anyhow(ANA, f.packed((0, 1), (0, 3)))
    both = f.packed((0, 2), exits=[0, 3])
    assert both not in list_builds(f.track, f.board, f.terms, ANA, 99, 1)
    assert both in offered(f, left=1)


def test_a_city_may_set_the_tile_free_that_completes_a_link_elsewhere() -> None:
    """The last acute tile but one lies on the town 3,0, far from all free ends."""
    f = german([(0, 0), (1, 1), (3, -1)], [(3, 0)], radius=4)
    f.build_anyhow(ANA, f.packed((3, 0), exits=[0, 1], kind="acute"))
    f.track.owner[f.hex((3, 0)) * 6 + 1] = BEA  # however it came there
    laying.begin_turn(f.track)
    for kind in range(len(f.track.left)):
        f.track.left[kind] = 0
    f.track.left[f.tiles.kind_named("acute")] = 1
    lead = f.packed((0, 1), (0, 1))
    # 0,1 leads to 1,0, where another acute tile is needed to reach the city 1,1
    assert lead not in list_builds(f.track, f.board, f.terms, ANA, 99, 2)
    assert lead in offered(f, left=2)


def test_a_tile_may_take_the_last_of_its_pile_where_a_city_sets_another_free() -> None:
    """As above, but all other piles are full: the acute tiles run out only with the tile that is judged."""
    f = german([(0, 0), (1, 1), (3, -1)], [(3, 0)], radius=4)
    f.build_anyhow(ANA, f.packed((3, 0), exits=[0, 1], kind="acute"))
    f.track.owner[f.hex((3, 0)) * 6 + 1] = BEA  # however it came there
    laying.begin_turn(f.track)
    f.track.left[f.tiles.kind_named("acute")] = 1
    lead = f.packed((0, 1), (0, 1))
    assert lead not in list_builds(f.track, f.board, f.terms, ANA, 99, 2)
    assert lead in offered(f, left=2)


def test_a_city_may_set_the_town_disc_free_that_completes_a_link_elsewhere() -> None:
    """The town 0,2 has one exit; a second one takes a disc, and all lie on other towns, the next one on 3,-3.

    A New City on 0,2 itself would be linked to itself, as the track from there comes back to it.
    """
    f = german([(0, 0)], [(0, 2), (3, -3)], radius=4)
    f.build_anyhow(BEA, f.packed((0, 2), exits=[2]))  # unfinished, however it came there
    f.build_anyhow(BEA, f.packed((1, 2), (5, 0)))
    f.build_anyhow(BEA, f.packed((1, 1), (3, 4)))
    f.build_anyhow(BEA, f.packed((3, -3), exits=[0, 3]))
    laying.begin_turn(f.track)
    assert towns(f.track, f.board) == [f.hex((3, -3))]
    lead = f.packed((0, 1), (0, 3))
    assert lead in list_builds(f.track, f.board, f.terms, ANA, 99, 2)
    f.track.town_discs = 0
    assert lead not in list_builds(f.track, f.board, f.terms, ANA, 99, 2)
    assert lead in offered(f, left=2)
    assert 0 not in list(f.track.left), "no tile is out of stock, only the disc"


def test_two_cities_do_not_come() -> None:
    f = german([(0, 0)], [(0, 2), (0, -2)], radius=3)
    f.build_anyhow(ANA, f.packed((0, 1), (0, 3)))
    assert f.packed((0, -1), (0, 3)) not in offered(f, left=1)
    assert f.packed((0, -1), (0, 3)) in offered(f, left=2)
    assert not possible_after_city(f.track, f.board, f.terms, ANA, f.hex((0, -2)), 99, 0, -1)
    assert possible_after_city(f.track, f.board, f.terms, ANA, f.hex((0, -2)), 99, 1, -1)


def test_hexes_away_stop_at_the_most() -> None:
    f = Field([(0, 0)], radius=4)
    away = hexes_away(f.board, f.hex((0, 0)), 2)
    assert [int(away[f.hex((0, r))]) for r in range(5)] == [0, 1, 2, 255, 255]


def completable(t: Track, board: Board, terms: Terms, seat: int, cash: int, left: int, city: bool) -> bool:
    """By trying everything that could be built anywhere, and the city on every town at every moment."""
    if not free_ends(t, board, seat):
        return True
    if city:
        for h in towns(t, board):
            after = t.copy()
            laying.put_city(after, board, terms, seat, h, 0)
            if completable(after, board, terms, seat, cash, left, False):
                return True
    if left == 0:
        return False
    for packed in list_builds(t, board, terms, seat, cash, left):
        after = t.copy()
        laying.lay(after, board, terms, seat, packed)
        rest = cash - int(price_of(t, board, terms, packed))
        if completable(after, board, terms, seat, rest, left - 1, city):
            return True
    return False


@pytest.mark.parametrize(("seed", "scarce"), [(21, False), (22, True)])
def test_the_search_with_a_city_finds_what_trying_everything_finds(seed: int, scarce: bool) -> None:
    """On the map of Germany: a placement is offered iff some way completes all, with the city at any moment."""
    rng = Random(seed)
    checked = helped = 0
    for position, board, terms, seat, _, left in positions("germany", seed, 4, 3):
        if left > 2 or rng.random() < 0.6 or checked > 40:
            continue
        t = position.copy()
        if scarce:
            for pile in range(3):
                t.left[pile] = rng.choice((0, 1, 2))
        cash = rng.choice((3, 5, 8, 12))
        without = set(list_builds(t, board, terms, seat, cash, left))
        found = set(list_builds(t, board, terms, seat, cash, left, -1, True))
        assert without <= found
        terms.only_complete = False
        try:
            fitting = list_builds(t, board, terms, seat, cash, left)
            some = rng.sample(fitting, min(len(fitting), 2 if left == 2 else 8))
            some += rng.sample(sorted(found - without), min(len(found - without), 3))
            for packed in some:
                after = t.copy()
                laying.lay(after, board, terms, seat, packed)
                rest = cash - int(price_of(t, board, terms, packed))
                works = completable(after, board, terms, seat, rest, left - 1, True)
                assert works == (packed in found), (board.labels[packed >> 8], packed & 255, left, cash)
                checked += 1
                helped += works and packed not in without
        finally:
            terms.only_complete = True
    assert checked > 30
    assert helped > 5
