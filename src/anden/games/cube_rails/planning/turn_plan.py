# mypyc: compile
"""What plans for a turn begin with in both games: a survey of the lines open to a seat, and the towns that could get a New City."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails.laying import city_links_itself
from anden.games.cube_rails.planning.build_search import MORE_TILES
from anden.games.cube_rails.planning.lines import Surveyor, shapes_of
from anden.games.cube_rails.state import CubeState


def survey(s: CubeState, seat: i64, tiles: i64, later: bool, building: bool = True) -> Surveyor:
    """The lines of at most so many tiles, or those of the next turn as well. `building`: it is the seat's build turn."""
    found = Surveyor(s.track, s.map.board, s.map.terms, shapes_of(s.map.tiles), seat)
    found.building = building
    found.survey(tiles + MORE_TILES if later else tiles)
    return found


def open_towns(s: CubeState) -> list[int]:
    """The places that could get a New City."""
    board = s.map.board
    found: list[int] = []
    p: i64
    for p in range(board.places):
        h: i64 = board.hex_of_place[p]
        if board.town[h] != 0 and s.track.city[h] == 0 and not city_links_itself(s.track, board, h):
            found.append(p)
    return found
