# mypyc: compile
"""Links and unfinished sections, listed for views and counted for scores."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails.ageing import free_ends, hexes_of, section_slots
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.discs import discs_used as discs_used  # what a player has on the board
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN
from anden.games.cube_rails.track import (
    NO_OWNER,
    Track,
    far_end,
    owner_leaving,
    slots_leaving,
)


class Link:
    """A completed link, or an unfinished section."""

    def __init__(
        self, owner: int, start: int, end: int, slots: list[int], sections: int, direct: int = -1
    ) -> None:
        self.owner: int = owner
        """A seat or NOBODY."""
        self.start: int = start
        """The hex of the place where it begins."""
        self.end: int = end
        """The hex of the place where it ends, or -1: unfinished."""
        self.slots: list[int] = slots
        """hex * 6 + edge of its track ends from start to end; in a town hex only the outer edge."""
        self.sections: int = sections
        """How many track sections it has: each path of a tile, in a town each exit; a direct link is one."""
        self.direct: int = direct
        """The number of a direct link, else -1."""

    def done(self) -> bool:
        return self.end >= 0

    def hexes(self) -> list[int]:
        """The hexes its track lies on, from start to end; a hex twice if the link crosses itself there."""
        return hexes_of(self.slots)


def links(t: Track, board: Board) -> list[Link]:
    """All completed links and unfinished sections, by the number of the place they begin at; direct links last.

    A completed link begins at the place with the lower number.
    """
    found: list[Link] = []
    h: i64
    e: i64
    i: i64
    for i in range(board.places):
        h = board.hex_of_place[i]
        for e in range(6):
            owner: i64 = owner_leaving(t, board, h, e)
            if owner == NO_OWNER:
                continue
            end: i64 = far_end(t, board, h, e)
            if end >= 0 and board.place[end] < i:
                continue
            found.append(_link(t, board, owner, h, e, end))
    for i in range(len(t.direct)):
        if t.direct[i] != NO_OWNER:
            link = board.direct[i]
            a: i64 = board.hex_of_place[link.a]
            b: i64 = board.hex_of_place[link.b]
            found.append(Link(i64(t.direct[i]), a, b, [], 1, i))
    return found


def _link(t: Track, board: Board, owner: i64, h: i64, e: i64, end: i64) -> Link:
    beyond = slots_leaving(t, board, h, e)
    sections = (len(beyond) + 1) // 2
    if t.city[h] != 0:
        return Link(owner, h, end if end >= 0 else -1, beyond, sections)
    return Link(owner, h, end if end >= 0 else -1, [h * 6 + e, *beyond], sections + 1)


def owned_paths(t: Track, board: Board, seat: i64) -> i64:
    """How many track sections a player owns, finished or not, direct links included."""
    other = board.tiles.other
    count: i64 = 0
    h: i64
    e: i64
    for h in range(board.n):
        tile: i64 = i64(t.tile[h])
        if tile == 0:
            continue
        for e in range(6):
            if t.owner[h * 6 + e] == seat and i64(other[tile * 8 + e]) > e:
                count += 1
    for h in range(len(t.direct)):
        if t.direct[h] == seat:
            count += 1
    return count


def sections_of(t: Track, board: Board, seat: i64) -> i64:
    """How many track sections of completed links a player owns («COMPUTO DE PUNTOS DE VICTORIA»)."""
    count: i64 = owned_paths(t, board, seat)
    for end in free_ends(t, board, seat):
        slots = section_slots(t, board, end)
        count -= (len(slots) + 1) // 2
    return count


def links_of(t: Track, board: Board, seat: i64) -> i64:
    """How many completed links a player owns."""
    return discs_used(t, board, seat) - len(free_ends(t, board, seat))


def done_at(t: Track, board: Board, h: i64, e: i64) -> bool:
    """Whether the track of a hex at an edge is part of a completed link."""
    out: i64 = i64(board.tiles.other[i64(t.tile[h]) * 8 + e])
    if out == NO_TRACK:
        return False
    if far_end(t, board, h, e) < 0:
        return False
    return out == TO_TOWN or far_end(t, board, h, out) >= 0
