# mypyc: compile
"""Direct links between neighbouring cities, which need no tile (Germany, «Construir Vías»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.cities_to_come import CitiesToCome
from anden.games.cube_rails.completion.search import Completion
from anden.games.cube_rails.contiguity import Piece, contiguity_matters, pieces_problem
from anden.games.cube_rails.discs import discs_used
from anden.games.cube_rails.prices import charge, dearest_after
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import NO_OWNER, NOBODY, Track


def connect_problem(
    t: Track,
    board: Board,
    terms: Terms,
    seat: i64,
    cash: i64,
    tiles_left: i64,
    link: i64,
    dearest: i64 = -1,
    city_to_come: bool = False,
) -> Trouble | None:
    """Why a direct link (its number in `board.direct`) cannot be built, or None. It counts as a tile.

    `city_to_come` as in `placing.list_builds`.
    """
    wanted = board.direct[link]
    a: i64 = board.hex_of_place[wanted.a]
    if tiles_left <= 0:
        return "no_tiles_left", {"limit": terms.placements}
    owner: i64 = i64(t.direct[link])
    if owner != NO_OWNER:
        return "link_built", {"link": wanted.id, "seat": owner if owner != NOBODY else -1}
    if terms.discs > 0 and discs_used(t, board, seat) >= terms.discs:
        return "no_ownership_discs", {"discs": terms.discs}
    if contiguity_matters(t, terms, seat):
        piece = Piece()
        piece.places = [a, board.hex_of_place[wanted.b]]
        key = pieces_problem(Site(t, board, terms, seat), [piece])
        if key != "":
            return key, {"hex": board.labels[a]}
    price: i64 = charge(wanted.price, dearest)
    if price > cash:
        return "too_expensive", {"price": price, "cash": cash}
    if terms.only_complete:
        after: i64 = dearest_after(wanted.price, dearest)
        search = Completion(t, board, terms, seat, tiles_left)
        if search.all_possible(cash - price, tiles_left - 1, after):
            return None
        cities = CitiesToCome(t, board, terms, seat, tiles_left) if city_to_come else None
        if cities is None or not cities.all_possible(cash - price, tiles_left - 1, after):
            return "unfinished_track", {"hex": board.labels[a]}
    return None


def list_connects(
    t: Track,
    board: Board,
    terms: Terms,
    seat: i64,
    cash: i64,
    tiles_left: i64,
    dearest: i64 = -1,
    city_to_come: bool = False,
) -> list[int]:
    """The direct links open to a player, by number."""
    found: list[int] = []
    for link in range(len(board.direct)):
        if connect_problem(t, board, terms, seat, cash, tiles_left, link, dearest, city_to_come) is None:
            found.append(link)
    return found
