# mypyc: compile
"""The shape of a territory: cities, the largest rectangle, holes, rows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.territories.territory import BESIDE, MOST_TILES, WIDTH, Territory, neighbour

CITY_TILES: Final = 3
"""A group of town tiles is a city from this size on."""


class Scratch:
    def __init__(self) -> None:
        self.stack: vec[i64] = vec[i64]([0] * (5 * MOST_TILES))
        self.rows: vec[i64] = vec[i64]([0] * WIDTH)


S: Final = Scratch()


def bit_count(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def is_town(t: Territory, slot: i64) -> bool:
    return i64(T.town[i64(t.tile[slot]) >> 3]) != 0


def town_group(t: Territory, slot: i64) -> i64:
    """Bits of the slots of the town tiles orthogonally adjacent to a town tile, and so on, itself included."""
    one: i64 = T.one
    group: i64 = one << slot
    stack = S.stack
    stack[0] = slot
    size: i64 = 1
    side: i64
    while size > 0:
        size -= 1
        cell: i64 = i64(t.cell[stack[size]])
        for side in range(4):
            there: i64 = i64(t.grid[neighbour(cell, side)])
            if there == 0 or there >= BESIDE:
                continue
            there -= 1
            if (group >> there) & 1 == 0 and i64(T.town[i64(t.tile[there]) >> 3]) != 0:
                group |= one << there
                stack[size] = there
                size += 1
    return group


def city_count(t: Territory) -> i64:
    """How many cities: groups of three or more town tiles."""
    seen: i64 = 0
    cities: i64 = 0
    slot: i64
    for slot in range(t.tiles):
        if (seen >> slot) & 1 == 0 and i64(T.town[i64(t.tile[slot]) >> 3]) != 0:
            group: i64 = town_group(t, slot)
            seen |= group
            if bit_count(group) >= CITY_TILES:
                cities += 1
    return cities


def largest_town_group(t: Territory) -> i64:
    """The most town tiles in one group."""
    seen: i64 = 0
    largest: i64 = 0
    slot: i64
    for slot in range(t.tiles):
        if (seen >> slot) & 1 == 0 and is_town(t, slot):
            group: i64 = town_group(t, slot)
            seen |= group
            n: i64 = bit_count(group)
            if n > largest:
                largest = n
    return largest


def town_groups(t: Territory) -> list[list[int]]:
    """The groups of town tiles as lists of slots, in the order their first tile was laid."""
    seen: i64 = 0
    groups: list[list[int]] = []
    slot: i64
    for slot in range(t.tiles):
        if (seen >> slot) & 1 == 0 and is_town(t, slot):
            group: i64 = town_group(t, slot)
            seen |= group
            groups.append([int(i) for i in range(t.tiles) if (group >> i) & 1 != 0])
    return groups


class Rectangle:
    """A rectangle of spaces without gaps."""

    def __init__(self) -> None:
        self.x: i64 = 0
        self.y: i64 = 0
        self.width: i64 = 0
        self.height: i64 = 0


class Bounds:
    """The rows and columns a territory covers, in grid numbers (not coordinates)."""

    def __init__(self, t: Territory) -> None:
        self.left: i64 = WIDTH
        self.right: i64 = -1
        self.top: i64 = WIDTH
        self.bottom: i64 = -1
        slot: i64
        for slot in range(t.tiles):
            cell: i64 = i64(t.cell[slot])
            x: i64 = cell % WIDTH
            y: i64 = cell // WIDTH
            if x < self.left:
                self.left = x
            if x > self.right:
                self.right = x
            if y < self.top:
                self.top = y
            if y > self.bottom:
                self.bottom = y


def _fill_rows(t: Territory, b: Bounds) -> i64:
    """Put each row's tiles into S.rows as bits, the leftmost column lowest. Returns the number of rows."""
    rows = S.rows
    height: i64 = b.bottom - b.top + 1
    one: i64 = T.one
    i: i64
    for i in range(height):
        rows[i] = 0
    slot: i64
    for slot in range(t.tiles):
        cell: i64 = i64(t.cell[slot])
        i = cell // WIDTH - b.top
        rows[i] = rows[i] | (one << (cell % WIDTH - b.left))
    return height


def _longest_run(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits << 1
        n += 1
    return n


def rectangle_size(t: Territory) -> i64:
    """Tiles in the largest rectangle without gaps."""
    b = Bounds(t)
    rows = S.rows
    height: i64 = _fill_rows(t, b)
    best: i64 = 0
    top: i64
    low: i64
    for top in range(height):
        common: i64 = rows[top]
        for low in range(top, height):
            common &= rows[low]
            if common == 0:
                break
            size: i64 = _longest_run(common) * (low - top + 1)
            if size > best:
                best = size
    return best


def largest_rectangle(t: Territory) -> Rectangle:
    """The largest rectangle without gaps, with its place; of equal ones the topmost, then the flattest."""
    out = Rectangle()
    b = Bounds(t)
    rows = S.rows
    height: i64 = _fill_rows(t, b)
    best: i64 = 0
    top: i64
    low: i64
    for top in range(height):
        common: i64 = rows[top]
        for low in range(top, height):
            common &= rows[low]
            if common == 0:
                break
            run: i64 = _longest_run(common)
            if run * (low - top + 1) > best:
                best = run * (low - top + 1)
                out.width = run
                out.height = low - top + 1
                out.y = top + b.top - 38
                start: i64 = 0
                one: i64 = T.one
                want: i64 = (one << run) - 1
                while (common >> start) & want != want:
                    start += 1
                out.x = start + b.left - 38
    return out


def rows_used(t: Territory) -> i64:
    """From the topmost to the lowest row with a tile."""
    if t.tiles == 0:
        return 0
    b = Bounds(t)
    return b.bottom - b.top + 1


def _filled(t: Territory, cell: i64) -> bool:
    there: i64 = i64(t.grid[cell])
    return there != 0 and there < BESIDE


def _hole(t: Territory, corner: i64, size: i64) -> bool:
    """Whether a square of empty spaces (its upper left one given) has a tile on every space around, corners too."""
    dy: i64
    dx: i64
    for dy in range(-1, size + 1):
        for dx in range(-1, size + 1):
            inside: bool = dy >= 0 and dy < size and dx >= 0 and dx < size
            if _filled(t, corner + dy * WIDTH + dx) == inside:
                return False
    return True


def holes(t: Territory, size: i64) -> i64:
    """How many empty squares of this size are completely surrounded by tiles (challenges 6 and 7)."""
    count: i64 = 0
    i: i64
    for i in range(t.spaces):
        cell: i64 = i64(t.space[i])
        # A hole's upper left space lies beside the tile above it, so every hole is met here exactly once. Spaces at
        # the rim of the grid cannot be holes and would look beyond it.
        x: i64 = cell % WIDTH
        y: i64 = cell // WIDTH
        if x > 1 and y > 1 and x < WIDTH - 3 and y < WIDTH - 3 and _hole(t, cell, size):
            count += 1
    return count


def most_pawns_in_a_row(t: Territory) -> i64:
    """The most pawns of one kind in one row (challenge 13)."""
    most: i64 = 0
    pawn: i64
    a: i64
    b: i64
    for pawn in range(3):
        for a in range(t.tiles):
            if (i64(t.pawns[a]) >> pawn) & 1 == 0:
                continue
            n: i64 = 0
            row: i64 = i64(t.cell[a]) // WIDTH
            for b in range(t.tiles):
                if (i64(t.pawns[b]) >> pawn) & 1 != 0 and i64(t.cell[b]) // WIDTH == row:
                    n += 1
            if n > most:
                most = n
    return most
