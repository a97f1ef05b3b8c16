# mypyc: compile
"""What a territory is worth: the points a good player can expect from it until the end of the game.

Everything is counted from scratch in a few microseconds, so that a planner can look at every way to lay a hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.planning.outlook import Outlook
from anden.games.railroad_tiles.planning.pawn_worth import S, connect, count_networks, open_ends, pawn_worth
from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.territories.territory import BESIDE, WIDTH, Territory

FREE_OPENINGS: Final = 5.0
CITY_POINTS: Final = 5.0
BOX: Final = 40
"""Rows and columns of the box around a territory that is searched for rectangles, margin included."""


def _cities(t: Territory, look: Outlook) -> float:
    """Cities, and the chance that smaller groups of towns become some."""
    total: float = 0.0
    towns: float = look.tiles * look.towns
    slot: i64
    for slot in range(t.tiles):
        size: i64 = S.size[slot]
        if size >= 3:
            total += CITY_POINTS
        elif size > 0 and S.edge[slot] > 0 and towns > 0.0:
            places: float = float(S.edge[slot]) / 6.0
            chance: float = 1.0 - exp(-look.weight[8] * towns * places)
            if size == 1:
                chance = 1.0 - exp(-look.weight[9] * towns * places)
                chance *= chance
            total += CITY_POINTS * chance
    return total


class Box:
    """The part of the grid around a territory, with sums over it."""

    def __init__(self) -> None:
        self.top: i64 = 0
        self.left: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.used: i64 = 0
        """Rows from the topmost to the lowest tile."""
        self.filled: vec[i64] = vec[i64]([0] * ((BOX + 1) * (BOX + 1)))
        """Sums over the box from its corner: tiles."""
        self.chance: vec[float] = vec[float]([0.0] * ((BOX + 1) * (BOX + 1)))
        """Sums over the box from its corner: logarithms of the chances of empty spaces."""


B: Final = Box()


def _measure_box(t: Territory, look: Outlook) -> None:
    """Sums over the box: tiles, and logarithms of the chances of its empty spaces."""
    top: i64 = WIDTH
    bottom: i64 = 0
    left: i64 = WIDTH
    right: i64 = 0
    slot: i64
    for slot in range(t.tiles):
        y: i64 = i64(t.cell[slot]) // WIDTH
        x: i64 = i64(t.cell[slot]) % WIDTH
        top = y if y < top else top
        bottom = y if y > bottom else bottom
        left = x if x < left else left
        right = x if x > right else right
    B.used = bottom - top + 1
    margin: i64 = 1 if look.tiles >= 1.0 else 0
    B.top = top - margin
    B.left = left - margin
    rows: i64 = bottom - top + 1 + 2 * margin
    columns: i64 = right - left + 1 + 2 * margin
    B.rows = rows if rows < BOX else BOX
    B.columns = columns if columns < BOX else BOX
    filled = B.filled
    chance = B.chance
    wide: i64 = B.columns + 1
    empty: float = look.log_fill[0]
    i: i64
    j: i64
    for j in range(wide):
        filled[j] = 0
        chance[j] = 0.0
    for i in range(B.rows):
        at: i64 = (i + 1) * wide
        cell: i64 = (B.top + i) * WIDTH + B.left
        filled[at] = 0
        chance[at] = 0.0
        tiles: i64 = 0
        logs: float = 0.0
        for j in range(B.columns):
            there: i64 = i64(t.grid[cell + j])
            if there == 0:
                logs += empty
            elif there >= BESIDE:
                logs += look.log_fill[i64(t.asks[there - BESIDE])]
            else:
                tiles += 1
            filled[at + j + 1] = filled[at + j + 1 - wide] + tiles
            chance[at + j + 1] = chance[at + j + 1 - wide] + logs


def _openings(t: Territory, look: Outlook) -> float:
    """The loss to be expected by openings."""
    w = look.weight
    near: float = exp(-look.tiles / 6.0)
    dead: float = 0.0
    full: bool = B.used >= look.height
    i: i64
    for i in range(t.spaces):
        ask: i64 = i64(t.asks[i])
        ends: i64 = i64(T.openings[ask])
        if ends > 0:
            if full and _outside(i64(t.space[i])):
                dead += float(ends)
            else:
                dead += float(ends) * (1.0 - look.fill[ask])
    above: float = float(t.openings) - FREE_OPENINGS - w[6] * look.tiles
    loss: float = 0.0
    if above > 0.0:
        loss = above * (near + (1.0 - near) * w[5])
    return loss + dead * w[7] * (1.0 - near)


def _outside(cell: i64) -> bool:
    """Whether a space lies above or below all tiles."""
    row: i64 = cell // WIDTH
    top: i64 = B.top + (B.rows - B.used) // 2
    return row < top or row >= top + B.used


def _rectangle(look: Outlook) -> float:
    """The largest rectangle to be expected: over all of the box, its size times the chance that it gets full."""
    filled = B.filled
    chance = B.chance
    wide: i64 = B.columns + 1
    best: float = 1.0
    most_missing: i64 = i64(look.tiles)
    y0: i64
    y1: i64
    x0: i64
    x1: i64
    each: float = look.weight[13]
    for y0 in range(B.rows):
        for y1 in range(y0 + 1, B.rows + 1):
            height: i64 = y1 - y0
            if height > look.height:
                break
            for x0 in range(B.columns):
                if float(height * (B.columns - x0)) <= best:
                    break
                x1 = x0 + i64(best) // height
                while x1 < B.columns:
                    x1 += 1
                    area: i64 = height * (x1 - x0)
                    if float(area) <= best:
                        continue
                    a: i64 = y1 * wide
                    b: i64 = y0 * wide
                    missing: i64 = area - (filled[a + x1] - filled[a + x0] - filled[b + x1] + filled[b + x0])
                    if missing > most_missing:
                        break
                    if missing == 0:
                        best = float(area)
                        continue
                    logs: float = chance[a + x1] - chance[a + x0] - chance[b + x1] + chance[b + x0]
                    share: float = float(missing) / look.tiles
                    expected: float = float(area) * exp(logs - each * share * share * float(missing) / 3.0)
                    if expected > best:
                        best = expected
    return best


def worth(t: Territory, look: Outlook, stars: i64) -> float:
    """Points to be expected from a territory beyond the prestige won so far."""
    if t.tiles == 0:
        return 0.0
    connect(t)
    count_networks(t, look)
    _measure_box(t, look)
    total: float = _cities(t, look) - _openings(t, look) + open_ends(t, look)
    total += look.weight[12] * _rectangle(look)
    total += pawn_worth(t, look, stars)
    placements: float = look.slots[0] + look.slots[1] + look.slots[2] + look.choice
    return total + float(stars) * (1.0 + look.weight[10] * (placements / 13.0))
