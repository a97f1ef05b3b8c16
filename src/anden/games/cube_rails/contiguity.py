# mypyc: compile
"""Where a railroad may begin and whether its track hangs together («OESTE DE U.S.», «Construir Vías»).

These concern track that becomes the player's. A tile with two paths is seen one path after the other, in whichever
order works: the second may hang on what the first one reached.
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.site import FACES_CITY, Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK
from anden.games.cube_rails.track import NOBODY, Track, far_end, owner_leaving


def has_track(t: Track, seat: i64) -> bool:
    """Whether a player owns any track."""
    i: i64
    owner = t.owner
    for i in range(len(owner)):
        if owner[i] == seat:
            return True
    for i in range(len(t.direct)):
        if t.direct[i] == seat:
            return True
    return False


def touches(t: Track, board: Board, seat: i64, place: i64) -> bool:
    """Whether a player's track leads to a place, given by its hex."""
    e: i64
    for e in range(6):
        if owner_leaving(t, board, place, e) == seat:
            return True
    i: i64
    for i in range(len(t.direct)):
        if t.direct[i] == seat:
            link = board.direct[i]
            if place == board.hex_of_place[link.a] or place == board.hex_of_place[link.b]:
                return True
    return False


class Piece:
    """Track that a placement makes the player's: a path, or all new exits of a town together."""

    def __init__(self) -> None:
        self.own: bool = False
        """Whether it continues own track."""
        self.places: list[int] = []
        """Hexes of the places it reaches."""


def pieces(site: Site, tile: i64) -> list[Piece]:
    """What a tile that fits would make the player's."""
    tiles = site.tiles
    found: list[Piece] = []
    e: i64
    if site.town:
        piece = Piece()
        piece.places.append(site.hex)
        more: i64 = i64(tiles.mask[tile]) & ~i64(tiles.mask[site.old])
        for e in range(6):
            if (more >> e) & 1 != 0:
                _add_end(site, piece, e)
        return [piece]
    old: i64 = tiles.pairs[site.old]
    for e in range(6):
        to: i64 = i64(tiles.other[tile * 8 + e])
        if to == NO_TRACK or to < e:
            continue
        bit: i64 = tiles.one << i64(tiles.pair[e * 8 + to])
        if bit & old != 0:
            continue
        piece = Piece()
        if site.redirected(bit) != 0:
            stays: i64 = site.anchored_edge(e, to)
            if site.track.owner[site.hex * 6 + stays] == site.seat or site.far[e + to - stays] < 0:
                continue  # his already, or not his afterwards either
        _add_end(site, piece, e)
        _add_end(site, piece, to)
        found.append(piece)
    return found


def _add_end(site: Site, piece: Piece, e: i64) -> None:
    if site.face[e] == site.seat:
        piece.own = True
    elif site.face[e] == FACES_CITY or site.face[e] == NOBODY:
        place: i64 = far_end(site.track, site.board, site.hex, e)
        if place >= 0:
            piece.places.append(place)


def contiguity_matters(t: Track, terms: Terms, seat: i64) -> bool:
    """Whether it matters now where a player's track hangs."""
    return t.contiguous or (len(terms.start) > 0 and not has_track(t, seat))


class Contiguity:
    """The same for many tiles of one listing: most are judged by their edges alone."""

    def __init__(self, site: Site) -> None:
        self.site: Site = site
        self.started: bool = has_track(site.track, site.seat)
        self.hex: i64 = -1
        self.edges: i64 = 0
        """Of the hex last asked for: bits of the edges where track hangs on the railroad, or may begin one."""

    def passes(self, tile: i64) -> bool:
        """Whether what a fitting tile adds may belong to the railroad."""
        site = self.site
        tiles = site.tiles
        if self.hex != site.hex:
            self._look()
        if site.town:
            more: i64 = i64(tiles.mask[tile]) & ~i64(tiles.mask[site.old])
            return site.own_town or more & self.edges != 0
        new: i64 = tiles.pairs[tile] & ~tiles.pairs[site.old]
        hung: i64 = new & tiles.touching[self.edges]
        if hung == new and site.redirected(new) == 0:
            return self.started or new & (new - 1) == 0 or pieces_problem(site, pieces(site, tile)) == ""
        if hung == 0 and site.redirected(new) == 0:
            return False
        return pieces_problem(site, pieces(site, tile)) == ""

    def _look(self) -> None:
        site = self.site
        self.hex = site.hex
        self.edges = 0
        e: i64
        for e in range(6):
            piece = Piece()
            _add_end(site, piece, e)
            if _hangs(site, piece, [], self.started):
                self.edges |= site.tiles.one << e


def contiguity_problem(site: Site, tile: i64) -> str:
    """ "" if what a fitting tile adds may belong to the railroad, else `start_city` or `not_contiguous`."""
    if not contiguity_matters(site.track, site.terms, site.seat):
        return ""
    return pieces_problem(site, pieces(site, tile))


def pieces_problem(site: Site, waiting: list[Piece]) -> str:
    """The same of given pieces, where it matters."""
    contiguous = site.track.contiguous
    started = has_track(site.track, site.seat)
    reached: list[int] = []
    while waiting:
        if started and not contiguous:
            return ""
        hung = -1
        for i, piece in enumerate(waiting):
            if _hangs(site, piece, reached, started):
                hung = i
                break
        if hung < 0:
            return "not_contiguous" if started else "start_city"
        reached += waiting.pop(hung).places
        started = True
    return ""


def _hangs(site: Site, piece: Piece, reached: list[int], started: bool) -> bool:
    if piece.own:
        return True
    for place in piece.places:
        if started:
            if place in reached or touches(site.track, site.board, site.seat, place):
                return True
        elif site.track.city[place] != 0 and (len(site.terms.start) == 0 or site.terms.start[place] != 0):
            return True
    return False
