# mypyc: compile
"""A player's territory: the tiles laid, the pawns on them, and the empty spaces beside them.

Spaces are numbered row by row on a square grid, the first tile in the middle. The grid holds 0 for an untouched space,
slot + 1 for a tile, 128 + i for the i-th empty space beside a tile. Tiles are kept by slot, in the order they were laid.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from anden.games.railroad_tiles.printed.tables import T

WIDTH: Final = 76
MIDDLE: Final = 38
CENTRE: Final = 2926
"""The space 0,0."""
MOST_TILES: Final = 40
"""More than anybody can lay: 1 starting tile, 8 times 4 route tiles, 3 objective tiles."""
MOST_SPACES: Final = 84
BESIDE: Final = 128
REACH: Final = 37
"""Coordinates go from -REACH to REACH."""


def cell_of(x: i64, y: i64) -> i64:
    """The number of a space; -1 when it is further away than any tile can come."""
    if x < -REACH or x > REACH or y < -REACH or y > REACH:
        return -1
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(cell: i64) -> i64:
    return cell % WIDTH - MIDDLE


def y_of(cell: i64) -> i64:
    return cell // WIDTH - MIDDLE


def neighbour(cell: i64, side: i64) -> i64:
    """The space beyond a side: N E S W = 0 1 2 3."""
    if side == 0:
        return cell - WIDTH
    if side == 1:
        return cell + 1
    if side == 2:
        return cell + WIDTH
    return cell - 1


class Territory:
    """See the module. All arrays have fixed length; `tiles` and `spaces` say how much of them is in use."""

    def __init__(
        self,
        grid: vec[u8],
        cell: vec[i16],
        tile: vec[i16],
        pawns: vec[u8],
        space: vec[i16],
        asks: vec[u8],
        tiles: i64,
        spaces: i64,
        openings: i64,
        laid: i64,
    ) -> None:
        self.grid: vec[u8] = grid
        self.cell: vec[i16] = cell
        """By slot: where the tile lies."""
        self.tile: vec[i16] = tile
        """By slot: face * 8 + turn."""
        self.pawns: vec[u8] = pawns
        """By slot: bits of the kinds of pawn that stand there."""
        self.space: vec[i16] = space
        """The empty spaces beside a tile."""
        self.asks: vec[u8] = asks
        """What each of them asks of a tile (see tables)."""
        self.tiles: i64 = tiles
        self.spaces: i64 = spaces
        self.openings: i64 = openings
        """Routes that end at an empty space."""
        self.laid: i64 = laid
        """How many tiles were laid in each round: 6 bits each, round 1 lowest."""

    def copy(self) -> Territory:
        return Territory(
            self.grid[:],
            self.cell[:],
            self.tile[:],
            self.pawns[:],
            self.space[:],
            self.asks[:],
            self.tiles,
            self.spaces,
            self.openings,
            self.laid,
        )

    def lay(self, cell: i64, oriented: i64, round_: i64) -> None:
        """Lay a tile on an empty space beside another (or on 0,0 as the first). Trusts that it fits."""
        grid = self.grid
        asks = self.asks
        index: i64 = i64(grid[cell]) - BESIDE
        last: i64 = self.spaces - 1
        self.openings -= i64(T.openings[i64(asks[index])])
        if index != last:
            moved: i64 = i64(self.space[last])
            self.space[index] = i16(moved)
            asks[index] = asks[last]
            grid[moved] = u8(BESIDE + index)
        slot = self.tiles
        self.cell[slot] = i16(cell)
        self.tile[slot] = i16(oriented)
        self.tiles = slot + 1
        grid[cell] = u8(slot + 1)
        one: i64 = T.one
        self.laid += one << (6 * (round_ - 1))
        code: i64 = i64(T.code[oriented])
        space = self.space
        spaces: i64 = last
        opened: i64 = 0
        side: i64
        for side in range(4):
            show: i64 = (code >> (2 * side)) & 3
            beyond: i64 = neighbour(cell, side)
            there: i64 = i64(grid[beyond])
            ask: i64 = show << (2 * (side ^ 2))
            if there == 0:
                space[spaces] = i16(beyond)
                asks[spaces] = u8(ask)
                grid[beyond] = u8(BESIDE + spaces)
                spaces += 1
            elif there >= BESIDE:
                asks[there - BESIDE] = u8(i64(asks[there - BESIDE]) | ask)
            else:
                continue
            if show >= 2:
                opened += 1
        self.spaces = spaces
        self.openings += opened

    def slot_at(self, cell: i64) -> i64:
        """The slot of the tile on a space, -1 when there is none."""
        there: i64 = i64(self.grid[cell])
        if there == 0 or there >= BESIDE:
            return -1
        return there - 1

    def round_of(self, slot: i64) -> i64:
        """The round in which a tile was laid."""
        upto: i64 = 0
        r: i64
        for r in range(8):
            upto += (self.laid >> (6 * r)) & 63
            if slot < upto:
                return r + 1
        return 8

    def fits_anywhere(self, face: i64) -> bool:
        """Whether a tile can be laid at all."""
        fits = T.fits
        asks = self.asks
        base: i64 = face * 256
        i: i64
        for i in range(self.spaces):
            if fits[base + i64(asks[i])] != 0:
                return True
        return False

    def lays(self, face: i64) -> vec[i64]:
        """Every different way to lay a tile, as space + 8192 * turn."""
        out = vec[i64](capacity=64)
        fits = T.fits
        asks = self.asks
        base: i64 = face * 256
        i: i64
        for i in range(self.spaces):
            turns: i64 = i64(fits[base + i64(asks[i])])
            turn: i64 = 0
            while turns != 0:
                if turns & 1 != 0:
                    out = append(out, i64(self.space[i]) + turn * 8192)
                turns >>= 1
                turn += 1
        return out

    def free_location(self, slot: i64, pawn: i64) -> bool:
        """Whether a tile has an empty location for a kind of pawn."""
        printed: i64 = i64(T.locations[i64(self.tile[slot]) >> 3])
        return (printed & ~i64(self.pawns[slot])) >> pawn & 1 != 0

    def has_free_location(self, pawn: i64) -> bool:
        locations = T.locations
        tile = self.tile
        pawns = self.pawns
        slot: i64
        for slot in range(self.tiles):
            if (i64(locations[i64(tile[slot]) >> 3]) & ~i64(pawns[slot])) >> pawn & 1 != 0:
                return True
        return False

    def put_pawn(self, slot: i64, pawn: i64) -> None:
        one: i64 = T.one
        self.pawns[slot] = u8(i64(self.pawns[slot]) | (one << pawn))

    def slot_of_face(self, face: i64) -> i64:
        """Where a face lies (used for objective tiles, of which there is one), -1 when it does not."""
        slot: i64
        for slot in range(self.tiles):
            if i64(self.tile[slot]) >> 3 == face:
                return slot
        return -1


def _untouched() -> Territory:
    grid = vec[u8]([u8(0)] * (WIDTH * WIDTH))
    grid[CENTRE] = u8(BESIDE)
    space = vec[i16]([i16(0)] * MOST_SPACES)
    space[0] = i16(CENTRE)
    return Territory(
        grid,
        vec[i16]([i16(0)] * MOST_TILES),
        vec[i16]([i16(0)] * MOST_TILES),
        vec[u8]([u8(0)] * MOST_TILES),
        space,
        vec[u8]([u8(0)] * MOST_SPACES),
        0,
        1,
        0,
        0,
    )


UNTOUCHED: Final = _untouched()


def empty_territory() -> Territory:
    """Nothing laid yet; the only space open is 0,0, and it asks nothing."""
    return UNTOUCHED.copy()
