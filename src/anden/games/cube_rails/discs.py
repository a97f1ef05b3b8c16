# mypyc: compile
"""Ownership discs («PROPIEDAD DE VIAS»): one lies on each link and each unfinished section of a player."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN
from anden.games.cube_rails.track import NO_OWNER, NOBODY, Track, opposite_edge


def discs_used(t: Track, board: Board, seat: i64) -> i64:
    """How many ownership discs a player has on the board: one for each link and each unfinished section.

    A link has two ends at places, a section one and a free one, so half of all ends are discs.
    """
    neighbour = board.neighbour
    owner = t.owner
    other = board.tiles.other
    ends: i64 = 0
    h: i64
    e: i64
    for h in range(board.n):
        tile: i64 = i64(t.tile[h])
        if tile == 0:
            continue
        for e in range(6):
            if owner[h * 6 + e] != seat:
                continue
            if other[tile * 8 + e] == TO_TOWN:
                ends += 1
            there: i64 = neighbour[h * 6 + e]
            if there < 0 or t.city[there] != 0 or owner[there * 6 + opposite_edge(e)] == NO_OWNER:
                ends += 1
    discs: i64 = ends // 2
    for h in range(len(t.direct)):
        if t.direct[h] == seat:
            discs += 1
    return discs


def more_discs(site: Site, tile: i64) -> i64:
    """How many discs more a player needs for a fitting tile; joined sections give one back."""
    tiles = site.tiles
    more: i64 = 0
    e: i64
    if site.town:
        exits: i64 = i64(tiles.mask[tile]) & ~i64(tiles.mask[site.old])
        for e in range(6):
            if (exits >> e) & 1 != 0 and site.face[e] >= NOBODY:
                more += 1
        return more
    old: i64 = tiles.pairs[site.old]
    for e in range(6):
        to: i64 = i64(tiles.other[tile * 8 + e])
        if to == NO_TRACK or to < e:
            continue
        bit: i64 = tiles.one << i64(tiles.pair[e * 8 + to])
        if bit & old != 0:
            continue
        if site.redirected(bit) != 0:
            stays: i64 = site.anchored_edge(e, to)
            goes: i64 = e + to - stays
            mine = site.track.owner[site.hex * 6 + stays] == site.seat
            if not mine and site.far[goes] >= 0:
                more += 1
            if site.face[goes] == site.seat:
                more -= 1
            continue
        more += 1
        if site.face[e] == site.seat:
            more -= 1
        if site.face[to] == site.seat:
            more -= 1
    return more
