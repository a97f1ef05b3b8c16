# mypyc: compile
"""Track on the board and who owns it: the part of a state that building changes.

A *slot* is a track end at an edge: hex * 6 + edge. A *section* is track from a place to another place (then it is a
completed link) or to a free end (unfinished). Every section begins at a place: a city, a terminal, or the town of a
town tile. So an unfinished section has exactly one free end, and walking from it leads to its place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN

NOBODY: Final = 6
"""Owner of track that lost its owner."""
NO_OWNER: Final = 7
"""Where there is no track."""

BUILT: Final = 64
"""Bit of `fresh`: a tile was placed on the hex this turn. Bits 0-5: the edges of track added this turn."""


class Track:
    """See the module. `new_track` makes it; `laying` changes it."""

    def __init__(
        self, tile: vec[u8], owner: vec[u8], city: vec[u8], fresh: vec[u8], left: vec[u8], direct: vec[u8]
    ) -> None:
        self.tile: vec[u8] = tile
        """By hex: the oriented tile, 0 = none."""
        self.owner: vec[u8] = owner
        """By slot: a seat, NOBODY, or NO_OWNER where there is no track."""
        self.city: vec[u8] = city
        """By hex: 0 = no city, else 1 + its colour. Towns become cities; terminals count as cities."""
        self.fresh: vec[u8] = fresh
        """By hex: what was built this turn, see BUILT."""
        self.left: vec[u8] = left
        """By pile: tiles left. In a set with bundles: by bundle, see `stock`."""
        self.direct: vec[u8] = direct
        """By direct link: its owner, NOBODY (built, then lost), or NO_OWNER (not built)."""
        self.origin: vec[u8] = vec[u8]()
        """By hex: the pile the tile came from; empty unless the tile set is mixed."""
        self.town_discs: i64 = 0
        """Town discs left."""
        self.contiguous: bool = False
        """Whether all track of a railroad must hang together now."""

    def copy(self) -> Track:
        t = Track(self.tile[:], self.owner[:], self.city[:], self.fresh[:], self.left[:], self.direct[:])
        if len(self.origin) > 0:
            t.origin = self.origin[:]
        t.town_discs = self.town_discs
        t.contiguous = self.contiguous
        return t


def new_track(board: Board, terms: Terms) -> Track:
    """The empty board with all tiles in stock."""
    n = int(board.n)
    t = Track(
        vec[u8]([u8(0)] * n),
        vec[u8]([u8(NO_OWNER)] * (n * 6)),
        board.city[:],
        vec[u8]([u8(0)] * n),
        board.tiles.piles[:],
        vec[u8]([u8(NO_OWNER)] * len(board.direct)),
    )
    if board.tiles.mixed:
        t.origin = vec[u8]([u8(0)] * n)
    t.town_discs = board.tiles.discs
    t.contiguous = terms.contiguous
    return t


def opposite_edge(e: i64) -> i64:
    """The same side as the hex beyond it counts."""
    return e + 3 if e < 3 else e - 3


def owner_leaving(t: Track, board: Board, h: i64, e: i64) -> i64:
    """Whose track leaves a hex over an edge: for a city, of the tile beyond; else of the hex's own tile.

    A seat, NOBODY, or NO_OWNER where no track leaves.
    """
    if t.city[h] == 0:
        return i64(t.owner[h * 6 + e])
    there: i64 = board.neighbour[h * 6 + e]
    if there < 0:
        return NO_OWNER
    return i64(t.owner[there * 6 + opposite_edge(e)])


def far_end(t: Track, board: Board, h: i64, e: i64) -> i64:
    """Where the track that leaves a hex over an edge ends.

    The hex of the place it reaches, or -1 - slot of its free end; that is the slot h, e itself where nothing faces it.
    """
    neighbour = board.neighbour
    other = board.tiles.other
    tile = t.tile
    city = t.city
    while True:
        there: i64 = neighbour[h * 6 + e]
        if there < 0:
            return -1 - (h * 6 + e)
        if city[there] != 0:
            return there
        out: i64 = i64(other[i64(tile[there]) * 8 + opposite_edge(e)])
        if out == NO_TRACK:
            return -1 - (h * 6 + e)
        if out == TO_TOWN:
            return there
        h = there
        e = out


def slots_leaving(t: Track, board: Board, h: i64, e: i64) -> list[int]:
    """The slots of the track that leaves a hex over an edge, in order, without those of the hex itself."""
    slots: list[int] = []
    while True:
        there: i64 = board.neighbour[h * 6 + e]
        if there < 0 or t.city[there] != 0:
            return slots
        back: i64 = opposite_edge(e)
        out: i64 = i64(board.tiles.other[i64(t.tile[there]) * 8 + back])
        if out == NO_TRACK:
            return slots
        slots.append(there * 6 + back)
        if out == TO_TOWN:
            return slots
        slots.append(there * 6 + out)
        h = there
        e = out


def paint(t: Track, board: Board, h: i64, e: i64, owner: i64) -> None:
    """Give the track that leaves a hex over an edge, beyond the hex itself, to an owner."""
    neighbour = board.neighbour
    other = board.tiles.other
    tile = t.tile
    city = t.city
    owners = t.owner
    while True:
        there: i64 = neighbour[h * 6 + e]
        if there < 0 or city[there] != 0:
            return
        back: i64 = opposite_edge(e)
        out: i64 = i64(other[i64(tile[there]) * 8 + back])
        if out == NO_TRACK:
            return
        owners[there * 6 + back] = u8(owner)
        if out == TO_TOWN:
            return
        owners[there * 6 + out] = u8(owner)
        h = there
        e = out


def is_town_of(t: Track, board: Board, h: i64, seat: i64) -> bool:
    """Whether a hex is a town where the player owns an exit."""
    if board.town[h] == 0 or t.city[h] != 0 or t.tile[h] == 0:
        return False
    for e in range(6):
        if t.owner[h * 6 + e] == seat:
            return True
    return False
