# mypyc: compile
"""Changing the track: tiles, direct links, New Cities. Trusts; `placing` judges. Losing track is in `ageing`."""

from __future__ import annotations

from mypy_extensions import i64, u8

from anden.games.cube_rails.ageing import begin_turn as begin_turn
from anden.games.cube_rails.ageing import end_turn as end_turn
from anden.games.cube_rails.ageing import fading as fading
from anden.games.cube_rails.ageing import remove_owner as remove_owner
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.contiguity import Piece, contiguity_matters, pieces_problem, touches
from anden.games.cube_rails.discs import discs_used
from anden.games.cube_rails.packing import hex_of_placement, tile_of_placement
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK
from anden.games.cube_rails.track import (
    BUILT,
    NO_OWNER,
    NOBODY,
    Track,
    far_end,
    is_town_of,
    opposite_edge,
    paint,
)


class Laid:
    """What a placement or a New City did."""

    def __init__(self) -> None:
        self.completed: list[tuple[int, int, int]] = []
        """Links that were completed: owner (a seat or NOBODY) and the hexes of the places at both ends."""
        self.claimed: list[int] = []
        """Hexes at the end of unowned sections that now are the player's: one for each section."""
        self.removed: list[tuple[int, int]] = []
        """Track ends that vanished under a New City: owner (a seat or NOBODY) and edge, where a disc was lost."""


def lay(t: Track, board: Board, terms: Terms, seat: i64, packed: i64) -> Laid:
    """Place a tile: new track is the player's, unowned track that it joins becomes his («PROPIEDAD DE VIAS»)."""
    h: i64 = hex_of_placement(packed)
    tile: i64 = tile_of_placement(packed)
    old: i64 = i64(t.tile[h])
    laid = Laid()
    if old != 0:
        return_tile(t, board, h)
    take_tile(t, board, h, tile)
    if board.town[h] != 0:
        _open_exits(t, board, terms, seat, h, old, laid)
    else:
        _open_paths(t, board, seat, h, old, laid)
    return laid


def return_tile(t: Track, board: Board, h: i64) -> None:
    """Put the tile of a hex back to its pile, its disc to the others."""
    tiles = board.tiles
    tile: i64 = i64(t.tile[h])
    if tiles.bundled:
        for bundle in tiles.kinds[tiles.kind[tile]].piles:
            t.left[bundle] += 1
    else:
        pile: i64 = i64(t.origin[h]) if tiles.mixed else tiles.pile[tile]
        t.left[pile] += 1
    t.town_discs += i64(tiles.disc[tile])
    t.tile[h] = 0


def take_tile(t: Track, board: Board, h: i64, tile: i64) -> None:
    """Put a tile on a hex: from all its bundles, or from its pile; of several piles from the fullest."""
    tiles = board.tiles
    if tiles.bundled:
        for bundle in tiles.kinds[tiles.kind[tile]].piles:
            t.left[bundle] -= 1
    else:
        pile: i64 = tiles.pile[tile]
        if tiles.mixed:
            for p in tiles.kinds[tiles.kind[tile]].piles:
                if t.left[p] > t.left[pile]:
                    pile = p
            t.origin[h] = u8(pile)
        t.left[pile] -= 1
    t.town_discs -= i64(tiles.disc[tile])
    t.tile[h] = u8(tile)


def _open_exits(t: Track, board: Board, terms: Terms, seat: i64, h: i64, old: i64, laid: Laid) -> None:
    """Own the new exits of a town tile; each is a section of its own."""
    tiles = board.tiles
    more: i64 = i64(tiles.mask[i64(t.tile[h])]) & ~i64(tiles.mask[old])
    t.fresh[h] = u8(more | BUILT)
    e: i64
    for e in range(6):
        if (more >> e) & 1 == 0:
            continue
        owner: i64 = seat
        facing: i64 = _facing(t, board, h, e)
        if facing < NOBODY and facing != seat:
            owner = facing  # a spur to another's track is his: only where the terms allow it
        t.owner[h * 6 + e] = u8(owner)
        _claim_facing(t, board, seat, h, e, laid)
        far: i64 = far_end(t, board, h, e)
        if far >= 0:
            laid.completed.append((owner, h, far))


def _open_paths(t: Track, board: Board, seat: i64, h: i64, old: i64, laid: Laid) -> None:
    """Own the new paths of a plain tile, and move redirected ones."""
    tiles = board.tiles
    tile: i64 = i64(t.tile[h])
    before: i64 = tiles.pairs[old]
    fresh: i64 = BUILT
    a: i64
    for a in range(6):
        b: i64 = i64(tiles.other[tile * 8 + a])
        if b == NO_TRACK or b < a or (before >> i64(tiles.pair[a * 8 + b])) & 1 != 0:
            continue
        stays: i64 = _redirected_from(t, board, h, old, a, b)
        if stays >= 0:
            _redirect(t, board, seat, h, stays, a + b - stays, laid)
        else:
            t.owner[h * 6 + a] = u8(seat)
            t.owner[h * 6 + b] = u8(seat)
            fresh |= (tiles.one << a) | (tiles.one << b)
            _claim_facing(t, board, seat, h, a, laid)
            _claim_facing(t, board, seat, h, b, laid)
        start: i64 = far_end(t, board, h, a)
        end: i64 = far_end(t, board, h, b)
        if start >= 0 and end >= 0:
            laid.completed.append((i64(t.owner[h * 6 + a]), start, end))
    for a in range(6):
        if tiles.other[tile * 8 + a] == NO_TRACK:
            t.owner[h * 6 + a] = NO_OWNER
    t.fresh[h] = u8(fresh)


def _redirected_from(t: Track, board: Board, h: i64, old: i64, a: i64, b: i64) -> i64:
    """Of a new path a-b: the edge where an old path came from its place, if this is that path redirected; else -1.

    At the other end of an old path that is redirected nothing faces, so that edge may be in use for another path.
    """
    other = board.tiles.other
    if other[old * 8 + a] != NO_TRACK and _goes_on(t, board, h, a):
        return a
    if other[old * 8 + b] != NO_TRACK and _goes_on(t, board, h, b):
        return b
    return -1


def _redirect(t: Track, board: Board, seat: i64, h: i64, stays: i64, goes: i64, laid: Laid) -> None:
    """Move the free end of a section («Redirigir»): alone it claims nothing, but what it completes is the player's."""
    owner: i64 = i64(t.owner[h * 6 + stays])
    if owner == NOBODY and far_end(t, board, h, goes) >= 0:
        owner = seat
        t.owner[h * 6 + stays] = u8(seat)
        paint(t, board, h, stays, seat)
        laid.claimed.append(h)
    t.owner[h * 6 + goes] = u8(owner)
    if owner == seat:
        _claim_facing(t, board, seat, h, goes, laid)


def _facing(t: Track, board: Board, h: i64, e: i64) -> i64:
    """Whose track faces an edge; NO_OWNER = none."""
    there: i64 = board.neighbour[h * 6 + e]
    if there < 0:
        return NO_OWNER
    return i64(t.owner[there * 6 + opposite_edge(e)])


def _goes_on(t: Track, board: Board, h: i64, e: i64) -> bool:
    there: i64 = board.neighbour[h * 6 + e]
    return there >= 0 and (t.city[there] != 0 or t.owner[there * 6 + opposite_edge(e)] != NO_OWNER)


def _claim_facing(t: Track, board: Board, seat: i64, h: i64, e: i64, laid: Laid) -> None:
    """An unowned section that own track joins becomes the player's as a whole."""
    if _facing(t, board, h, e) == NOBODY:
        paint(t, board, h, e, seat)
        laid.claimed.append(board.neighbour[h * 6 + e])


def connect(t: Track, board: Board, seat: i64, link: i64) -> Laid:
    """Build a direct link."""
    t.direct[link] = u8(seat)
    laid = Laid()
    built = board.direct[link]
    laid.completed.append((seat, board.hex_of_place[built.a], board.hex_of_place[built.b]))
    return laid


def put_city(t: Track, board: Board, terms: Terms, seat: i64, h: i64, colour: i64) -> Laid:
    """Put a New City on the town of a hex («COLOCAR LOSETAS DE NUEVA CIUDAD»).

    The tile there goes, with its exits. Track that ended in the town ends in the city. Track that came up to the town
    from outside is completed; what of it was unowned goes to the player, see `_claim_at_city`.
    """
    tiles = board.tiles
    laid = Laid()
    old: i64 = i64(t.tile[h])
    had: i64 = i64(tiles.mask[old])
    e: i64
    if old != 0:
        for e in range(6):
            if (had >> e) & 1 != 0:
                if _facing(t, board, h, e) == NO_OWNER:
                    laid.removed.append((i64(t.owner[h * 6 + e]), e))
                t.owner[h * 6 + e] = NO_OWNER
        return_tile(t, board, h)
    t.city[h] = u8(1 + colour)
    coming: list[int] = []
    for e in range(6):
        if (had >> e) & 1 == 0 and _facing(t, board, h, e) != NO_OWNER:
            coming.append(e)
    _claim_at_city(t, board, terms, seat, h, coming, laid)
    for edge in coming:
        laid.completed.append((_facing(t, board, h, edge), far_end(t, board, h, edge), h))
    return laid


def _claim_at_city(
    t: Track, board: Board, terms: Terms, seat: i64, h: i64, coming: list[int], laid: Laid
) -> None:
    """Of the sections that a New City completed, at these edges, the unowned ones become the player's.

    From edge 0 clockwise, as long as he has discs, and only what he could build there (`contiguity`): one may hang on another.
    The rest is nobody's for good.
    """
    discs: i64 = terms.discs - discs_used(t, board, seat) if terms.discs > 0 else 6
    waiting = [edge for edge in coming if _facing(t, board, h, edge) == NOBODY]
    if terms.city_claims_in_reach and not touches(t, board, seat, h):
        waiting = [edge for edge in waiting if _in_reach(t, board, far_end(t, board, h, edge), seat)]
    while waiting and discs > 0:
        claimed = -1
        for edge in waiting:
            if terms.city_claims_anything or _may_have(t, board, terms, seat, h, edge):
                claimed = edge
                break
        if claimed < 0:
            return
        waiting.remove(claimed)
        discs -= 1
        paint(t, board, h, claimed, seat)
        laid.claimed.append(board.neighbour[h * 6 + claimed])


def _in_reach(t: Track, board: Board, start: i64, seat: i64) -> bool:
    """Whether unowned track may be claimed by where it starts: at a city, or at a town where the player has track."""
    return t.city[start] != 0 or is_town_of(t, board, start, seat)


def _may_have(t: Track, board: Board, terms: Terms, seat: i64, h: i64, e: i64) -> bool:
    """Whether a link that leaves a New City over an edge may be a player's: where railroads start and hang together."""
    if not contiguity_matters(t, terms, seat):
        return True
    piece = Piece()
    piece.places = [far_end(t, board, h, e), h]
    return pieces_problem(Site(t, board, terms, seat), [piece]) == ""


def city_links_itself(t: Track, board: Board, h: i64) -> bool:
    """Whether a New City on a hex would be linked to itself, which is refused: track from the town comes back to it."""
    mask: i64 = i64(board.tiles.mask[i64(t.tile[h])])
    e: i64
    for e in range(6):
        if (mask >> e) & 1 == 0 and _facing(t, board, h, e) != NO_OWNER and far_end(t, board, h, e) == h:
            return True
    return False
