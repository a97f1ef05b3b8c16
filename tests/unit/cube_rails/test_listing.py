"""The list of placements holds exactly what has no problem, in order, on positions of all maps."""

from __future__ import annotations

import pytest

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.placing import list_builds
from anden.games.cube_rails.refusing import build_problem
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import Track
from tests.unit.cube_rails.random_play import MAPS, positions


def all_without_problem(
    t: Track, board: Board, terms: Terms, seat: int, cash: int, left: int, dearest: int
) -> list[int]:
    return [
        h * 256 + tile
        for h in range(board.n)
        for tile in range(1, int(board.tiles.count))
        if build_problem(t, board, terms, seat, cash, left, h * 256 + tile, dearest) is None
    ]


def check(map_id: str, every: int) -> int:
    """Compare every so many positions; how many placements were listed."""
    checked = 0
    for n, (t, board, terms, seat, cash, left) in enumerate(positions(map_id, 3, 6, 3)):
        if n % every != 1:
            continue
        dearest = (-1, 0, 3)[n % 3]
        listed = list_builds(t, board, terms, seat, cash, left, dearest)
        assert listed == all_without_problem(t, board, terms, seat, cash, left, dearest)
        checked += len(listed)
    return checked


@pytest.mark.parametrize("map_id", MAPS)
def test_the_list_is_all_that_has_no_problem(map_id: str) -> None:
    assert check(map_id, 41) >= 10


@pytest.mark.slow
@pytest.mark.parametrize("map_id", MAPS)
def test_the_list_is_all_that_has_no_problem_in_many_positions(map_id: str) -> None:
    assert check(map_id, 7) >= 100
