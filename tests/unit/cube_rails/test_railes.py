"""What Raíles does differently: prices by ends, town tiles only, tokens with two faces, spurs to others."""

from __future__ import annotations

from anden.games.cube_rails import laying
from anden.games.cube_rails.track import NOBODY
from tests.unit.cube_rails.field import Cell, Field, railes_terms, railes_tiles

ANA, BEA = range(2)


def railes(
    cities: list[Cell], towns: list[Cell] | None = None, extra: dict[Cell, int] | None = None
) -> Field:
    f = Field(cities, towns, extra=extra, tiles=railes_tiles())
    f.terms = railes_terms(f.tiles)
    return f


def test_prices_by_ends_with_terrain_on_bare_ground_only() -> None:
    f = railes([(0, 0)], [(0, 2)], {(0, 1): 1, (0, 2): 1})
    assert f.price((0, 1), (0, 3)) == 3
    assert f.price((0, 2), exits=[0, 3]) == 4
    assert f.price((0, 2), exits=[0]) == 3
    f.turn(ANA, ((0, 1), [(0, 3)]))
    assert f.price((0, 1), (0, 2)) == 2
    assert f.price((0, 1), (0, 3), (1, 5)) == 4
    f.build(ANA, (0, 2), exits=[0])
    f.end(ANA)
    assert f.price((0, 2), exits=[0, 2, 3, 4]) == 5


def test_towns_take_town_tiles_only() -> None:
    f = railes([(0, 0)], [(0, 1)])
    assert f.problem(ANA, (0, 1), (0, 3)) == "plain_tile_in_town"
    assert f.problem(ANA, (0, 1), exits=[0, 3]) == ""


def test_a_token_has_two_faces() -> None:
    f = railes([(0, 0), (0, 2)])
    assert f.tiles.kinds[f.tiles.kind_named("21")].piles == (0,)
    f.track.left[0] = 1
    f.build(ANA, (0, 1), (0, 2))
    assert f.problem(ANA, (1, 0), (5, 2)) == "out_of_stock"  # the last 22 was the last 21
    f.end(ANA)
    assert f.problem(ANA, (0, 1), (0, 3)) == ""  # turned over
    f.build(ANA, (0, 1), (0, 3))
    assert f.track.left[0] == 0


def test_a_face_on_several_tokens_is_taken_from_the_fuller_pile() -> None:
    f = railes([(0, 0), (0, 2), (1, 0)])
    piles = f.tiles.kinds[f.tiles.kind_named("44")].piles
    f.track.left[piles[0]] = 1
    f.build(ANA, (0, 1), (0, 3), (1, 2))
    assert [int(f.track.left[p]) for p in piles] == [1, 1]
    laying.return_tile(f.track, f.board, f.hex((0, 1)))
    assert [int(f.track.left[p]) for p in piles] == [1, 2]  # back to where it came from


def test_a_spur_to_anothers_track_is_his() -> None:
    f = railes([(0, 0), (0, 4)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.turn(BEA, ((0, 3), [(3, 0)]))
    assert f.problem(ANA, (0, 2), exits=[3]) == "not_connected"
    laid = f.build(ANA, (0, 2), exits=[0, 3])
    assert sorted(laid.completed) == [
        (ANA, f.hex((0, 2)), f.hex((0, 0))),
        (BEA, f.hex((0, 2)), f.hex((0, 4))),
    ]
    assert [f.owner((0, 2), e) for e in (0, 3)] == [ANA, BEA]
    assert f.problem(BEA, (1, 2), (5, 2)) == "not_connected"
    # Plain track still may not meet another's.
    f.end(ANA)
    f.build(ANA, (0, 2), exits=[0, 2, 3])
    f.end(ANA)
    assert f.problem(BEA, (1, 2), (5, 2)) == "meets_other"


def test_a_spur_to_anothers_track_may_not_link_the_town_to_itself() -> None:
    f = railes([(0, 0), (-2, 2)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 2])
    f.turn(ANA, ((1, 2), [(5, 0)]), ((1, 1), [(3, 4)]))
    f.turn(BEA, ((-1, 2), [(5, 2)]))
    assert f.problem(BEA, (0, 2), exits=[0, 2, 5]) == ""
    assert f.problem(BEA, (0, 2), exits=[0, 1, 2, 5]) == "self_link"


def test_claiming_over_a_town_needs_own_track_there() -> None:
    f = railes([(0, 0), (-2, 2)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 3])
    f.end(ANA)
    laying.begin_turn(f.track)
    f.end(ANA)
    assert f.owner((0, 2), 3) == NOBODY
    assert f.problem(BEA, (0, 3), (0, 1)) == "unowned_out_of_reach"
    assert f.problem(ANA, (0, 3), (0, 1)) == ""
    f.turn(BEA, ((-1, 2), [(5, 2)]))
    f.build(BEA, (0, 2), exits=[0, 3, 5])
    f.end(BEA)
    assert f.problem(BEA, (0, 3), (0, 1)) == ""
