# mypyc: compile
"""Networks: what is connected with what by road, by rail, or by both through stations.

A node is one segment of one tile. Which nodes were reached is kept as two bit sets over the slots, one for the first
and one for the second segment of each tile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.territories.territory import BESIDE, MOST_TILES, Territory, neighbour

CAR: Final = 0
TRAIN: Final = 1
PASSENGER: Final = 2
ROAD: Final = 1
RAIL: Final = 2
MOST_POINTS: Final = 5


class Walk:
    """What a walk along the routes reached."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        """Bits of the slots whose segment 0 was reached."""
        self.second: i64 = second

    def reached(self, slot: i64) -> i64:
        """Bits of the segments of a tile that were reached."""
        return ((self.first >> slot) & 1) | (((self.second >> slot) & 1) << 1)


STACK: Final = vec[i64]([0] * (4 * MOST_TILES))
"""Nodes a walk has yet to look at: made once and empty between walks, so that walking allocates next to nothing."""


def walk(t: Territory, slot: i64, segments: i64, change: bool) -> Walk:
    """Reach everything connected with some segments of a tile; `change`: stations join road and rail."""
    stack = STACK
    grid = t.grid
    tile = t.tile
    cells = t.cell
    segment_sides = T.segment_sides
    side_segment = T.side_segment
    one: i64 = T.one
    size: i64 = 0
    first: i64 = 0
    second: i64 = 0
    if segments & 1 != 0:
        first = one << slot
        stack[size] = slot * 2
        size += 1
    if segments & 2 != 0:
        second = one << slot
        stack[size] = slot * 2 + 1
        size += 1
    while size > 0:
        size -= 1
        node: i64 = stack[size]
        here: i64 = node >> 1
        segment: i64 = node & 1
        oriented: i64 = i64(tile[here])
        if change:
            joined: i64 = i64(T.station[oriented >> 3])
            if joined == 3:
                if segment == 0:
                    if (second >> here) & 1 == 0:
                        second |= one << here
                        stack[size] = node + 1
                        size += 1
                elif (first >> here) & 1 == 0:
                    first |= one << here
                    stack[size] = node - 1
                    size += 1
        sides: i64 = i64(segment_sides[oriented * 2 + segment])
        cell: i64 = i64(cells[here])
        side: i64
        for side in range(4):
            if (sides >> side) & 1 == 0:
                continue
            there: i64 = i64(grid[neighbour(cell, side)])
            if there >= BESIDE or there == 0:
                continue
            there -= 1
            other: i64 = i64(side_segment[i64(tile[there]) * 4 + (side ^ 2)])
            if other == 0:
                if (first >> there) & 1 == 0:
                    first |= one << there
                    stack[size] = there * 2
                    size += 1
            elif (second >> there) & 1 == 0:
                second |= one << there
                stack[size] = there * 2 + 1
                size += 1
    return Walk(first, second)


def connected_pawns(t: Territory, slot: i64, pawn: i64, lazy: bool) -> i64:
    """How many pawns of this kind stand connected with a location, the location itself apart.

    Cars by road, trains by rail, passengers by both, changing at stations (headings of the pawn placements). `lazy`:
    passengers do not change (challenge 15).
    """
    face: i64 = i64(t.tile[slot]) >> 3
    found = walk(t, slot, i64(T.location_segments[face * 3 + pawn]), pawn == PASSENGER and not lazy)
    count: i64 = 0
    pawns = t.pawns
    other: i64
    for other in range(t.tiles):
        if (i64(pawns[other]) >> pawn) & 1 != 0 and other != slot:
            face = i64(t.tile[other]) >> 3
            if i64(T.location_segments[face * 3 + pawn]) & found.reached(other) != 0:
                count += 1
    return count


def pawn_points(t: Territory, slot: i64, pawn: i64, lazy: bool) -> i64:
    """The points for placing a pawn on a location: 1 + 1 for each connected one of its kind, at most 5."""
    points: i64 = 1 + connected_pawns(t, slot, pawn, lazy)
    return points if points < MOST_POINTS else MOST_POINTS


def most_connected_pawns(t: Territory, pawn: i64) -> i64:
    """The most pawns of a kind in one network."""
    most: i64 = 0
    slot: i64
    for slot in range(t.tiles):
        if (i64(t.pawns[slot]) >> pawn) & 1 != 0:
            n: i64 = 1 + connected_pawns(t, slot, pawn, False)
            if n > most:
                most = n
    return most


def stations_reached(t: Territory, found: Walk) -> i64:
    """How many tiles have a station that a walk reached."""
    count: i64 = 0
    slot: i64
    for slot in range(t.tiles):
        if i64(T.station[i64(t.tile[slot]) >> 3]) & found.reached(slot) != 0:
            count += 1
    return count


def stations_by_rail(t: Territory, slot: i64) -> i64:
    """How many other stations a tile is connected with by rail alone."""
    face: i64 = i64(t.tile[slot]) >> 3
    found = walk(t, slot, i64(T.rail_segments[face]), False)
    own: i64 = 1 if i64(T.station[face]) & found.reached(slot) != 0 else 0
    return stations_reached(t, found) - own


def most_connected_stations(t: Territory) -> i64:
    """The most stations in one network of road and rail together."""
    most: i64 = 0
    slot: i64
    for slot in range(t.tiles):
        joined: i64 = i64(T.station[i64(t.tile[slot]) >> 3])
        if joined != 0:
            n: i64 = stations_reached(t, walk(t, slot, joined, True))
            if n > most:
                most = n
    return most
