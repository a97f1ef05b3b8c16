# mypyc: compile
"""Losing track: at the end of a build turn what was not extended, after elimination all."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.packing import edge_of_slot, hex_of_slot
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN
from anden.games.cube_rails.track import NO_OWNER, NOBODY, Track, opposite_edge, slots_leaving


def begin_turn(t: Track) -> None:
    """A player's build turn begins: nothing was built yet."""
    h: i64
    for h in range(len(t.fresh)):
        t.fresh[h] = 0


def free_ends(t: Track, board: Board, seat: i64) -> list[int]:
    """The slots where the player's unfinished sections end, in ascending order."""
    neighbour = board.neighbour
    owner = t.owner
    found: list[int] = []
    h: i64
    e: i64
    for h in range(board.n):
        if t.tile[h] == 0:
            continue
        for e in range(6):
            if owner[h * 6 + e] != seat:
                continue
            there: i64 = neighbour[h * 6 + e]
            if there < 0 or (t.city[there] == 0 and owner[there * 6 + opposite_edge(e)] == NO_OWNER):
                found.append(h * 6 + e)
    return found


def section_slots(t: Track, board: Board, end: i64) -> list[int]:
    """The slots of an unfinished section, from its free end on."""
    h: i64 = hex_of_slot(end)
    out: i64 = i64(board.tiles.other[i64(t.tile[h]) * 8 + edge_of_slot(end)])
    slots: list[int] = [end]
    if out != TO_TOWN and out != NO_TRACK:
        slots.append(h * 6 + out)
        slots += slots_leaving(t, board, h, out)
    return slots


def _grew(t: Track, slots: list[int]) -> bool:
    for slot in slots:
        if (i64(t.fresh[hex_of_slot(slot)]) >> edge_of_slot(slot)) & 1 != 0:
            return True
    return False


def fading(t: Track, board: Board, seat: i64) -> list[list[int]]:
    """The player's unfinished sections that he loses if his turn ends now: the hexes of each, the free end first."""
    lost: list[list[int]] = []
    for end in free_ends(t, board, seat):
        slots = section_slots(t, board, end)
        if not _grew(t, slots):
            lost.append(hexes_of(slots))
    return lost


def end_turn(t: Track, board: Board, seat: i64) -> list[int]:
    """End a player's build turn: his unfinished sections to which nothing was added become nobody's.

    Redirecting adds nothing («PROPIEDAD DE VIAS»). The hexes of their free ends.
    """
    lost: list[int] = []
    for end in free_ends(t, board, seat):
        slots = section_slots(t, board, end)
        if not _grew(t, slots):
            lost.append(hex_of_slot(end))
            for slot in slots:
                t.owner[slot] = NOBODY
    begin_turn(t)
    return lost


def hexes_of(slots: list[int]) -> list[int]:
    """The hexes of slots that follow each other, each once as long as the track stays in it."""
    found: list[int] = []
    for slot in slots:
        if not found or found[-1] != hex_of_slot(slot):
            found.append(hex_of_slot(slot))
    return found


def remove_owner(t: Track, seat: i64) -> None:
    """A player is eliminated («CUBRIR GASTOS»): all his track is nobody's."""
    i: i64
    for i in range(len(t.owner)):
        if t.owner[i] == seat:
            t.owner[i] = NOBODY
    for i in range(len(t.direct)):
        if t.direct[i] == seat:
            t.direct[i] = NOBODY
