"""Start cities, and track that must hang together (Western US)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from anden.games.cube_rails import laying
from anden.games.cube_rails.connecting import connect_problem
from tests.unit.cube_rails.field import Cell, Field

ANA, BEA = range(2)


def western(cities: list[Cell], starts: list[Cell], towns: list[Cell] | None = None) -> Field:
    f = Field(cities, towns, direct=[(cities[0], cities[1])])
    f.terms.contiguous = True
    f.track.contiguous = True
    f.terms.start = vec[u8]([u8(1 if cell in starts else 0) for cell in f.cells])
    return f


def test_a_railroad_begins_at_a_start_city() -> None:
    f = western([(0, 0), (0, 3)], [(0, 0)])
    assert f.problem(ANA, (0, 1), (0, 3)) == ""
    assert f.trouble(ANA, (1, 2), (4, 1)) == ("start_city", {"hex": f.label((1, 2))})
    f.track.contiguous = False  # also later in the game
    assert f.problem(ANA, (1, 2), (4, 1)) == "start_city"
    f.turn(ANA, ((0, 1), [(0, 3)]))
    assert f.problem(ANA, (1, 2), (4, 1)) == ""


def test_track_hangs_together_until_that_is_lifted() -> None:
    f = western([(0, 0), (0, 3), (3, 0)], [(0, 0), (3, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    assert f.problem(ANA, (1, 0), (5, 1)) == ""  # from the same city
    assert f.problem(ANA, (2, 0), (2, 5)) == "not_contiguous"  # another start city
    assert f.problem(ANA, (1, 2), (4, 1)) == "not_contiguous"
    assert f.problem(BEA, (2, 0), (2, 5)) == ""
    f.build(ANA, (0, 2), (0, 3))  # now the track reaches 0,3
    assert f.problem(ANA, (1, 2), (4, 1)) == ""
    f.end(ANA)
    f.track.contiguous = False
    assert f.problem(ANA, (2, 0), (2, 5)) == ""


def test_through_towns_it_hangs_together_as_well() -> None:
    f = western([(0, 0), (3, 0)], [(0, 0)], [(0, 2)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    f.build(ANA, (0, 2), exits=[0, 3])
    assert f.problem(ANA, (0, 3), (0, 1)) == ""
    f.end(ANA)
    assert f.problem(ANA, (0, 2), exits=[0, 1, 3]) == ""
    assert f.problem(BEA, (0, 2), exits=[0, 2, 3]) == "first_not_city"


def test_a_first_tile_with_two_paths_must_hang_together_too() -> None:
    f = western([(0, 0), (-1, 2)], [(0, 0), (-1, 2)])
    assert f.problem(ANA, (0, 1), (0, 2), (4, 3)) == "not_contiguous"
    f.track.contiguous = False
    assert f.problem(ANA, (0, 1), (0, 2), (4, 3)) == ""
    f.terms.start[f.hex((-1, 2))] = u8(0)
    assert f.problem(ANA, (0, 1), (0, 2), (4, 3)) == ""  # one begins at a start city


def test_the_second_path_of_a_tile_may_hang_on_what_the_first_one_reaches() -> None:
    """Nobody's track from the city 0,2 comes up to 0,1. It is claimed with the tile that links 0,2, but not without."""
    f = western([(0, 0), (0, 2)], [(0, 0)])
    f.build_anyhow(BEA, f.packed((-1, 2), (1, 2)))
    laying.remove_owner(f.track, BEA)
    laying.begin_turn(f.track)
    assert f.problem(ANA, (0, 1), (1, 4)) == "start_city"
    assert f.problem(ANA, (0, 1), (0, 3), (1, 4)) == ""
    assert f.problem(ANA, (0, 1), (0, 2), (1, 4)) == "not_contiguous"


def test_claimed_track_must_hang_on_the_rest() -> None:
    f = western([(0, 0), (3, 0)], [(0, 0), (3, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    laying.remove_owner(f.track, ANA)
    f.turn(BEA, ((2, 0), [(2, 5)]))
    assert f.problem(BEA, (0, 2), (0, 1)) == "not_contiguous"
    assert f.problem(ANA, (0, 2), (0, 1)) == ""
    # Redirecting claims nothing, so it need not hang on anything.
    assert f.problem(BEA, (0, 1), (0, 2)) == ""


def test_redirecting_what_becomes_ones_own_must_hang_together() -> None:
    f = western([(0, 0), (1, 1), (-3, 0)], [(0, 0), (-3, 0)])
    f.turn(ANA, ((0, 1), [(0, 3)]))
    laying.remove_owner(f.track, ANA)
    f.turn(BEA, ((-2, 0), [(5, 2)]))
    assert f.problem(BEA, (0, 1), (0, 2)) == "not_contiguous"  # would complete 0,0 - 1,1
    assert f.problem(ANA, (0, 1), (0, 2)) == ""


def test_direct_links_hang_together_too() -> None:
    f = western([(0, 0), (0, 1), (3, 0)], [(0, 0), (3, 0)])
    args = (f.track, f.board, f.terms)
    assert connect_problem(*args, ANA, 9, 3, 0) is None
    f.turn(BEA, ((2, 0), [(2, 5)]))
    trouble = connect_problem(*args, BEA, 9, 3, 0)
    assert trouble is not None
    assert trouble[0] == "not_contiguous"
    laying.connect(f.track, f.board, ANA, 0)
    assert f.problem(ANA, (0, 2), (0, 3)) == ""
    assert f.problem(ANA, (2, 1), (1, 4)) == "not_contiguous"
