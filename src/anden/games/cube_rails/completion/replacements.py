# mypyc: compile
"""Placements that set a tile or a town disc free of which there are no others left. For `ways` and `estimate`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.cube_rails.site import Site
from anden.games.cube_rails.tiles import TileSet
from anden.games.cube_rails.track import BUILT, Track

DISC: Final = 62
"""The bit of the town discs, beside those of the piles."""

NO_FREE_END: Final = -1
SEVERAL: Final = -2
"""Instead of the hex that the one free end of a placement comes up to."""


class Replacement:
    """A placement that replaces the last tile of a kind."""

    def __init__(self, h: i64, price: i64, sets_free: i64, goal: i64) -> None:
        self.hex: i64 = h
        self.price: i64 = price
        self.sets_free: i64 = sets_free
        """Bits of piles, and DISC."""
        self.goal: i64 = goal
        """The hex that its one free end comes up to, or NO_FREE_END."""


def out_of_stock(t: Track, tiles: TileSet, tile: i64) -> i64:
    """What of a tile is out of stock: bits of its pile and of DISC."""
    missing: i64 = 0
    if t.left[tiles.pile[tile]] == 0:
        missing |= tiles.one << tiles.pile[tile]
    if tiles.disc[tile] != 0 and t.town_discs == 0:
        missing |= tiles.one << DISC
    return missing


def list_replacements(site: Site) -> list[Replacement]:
    """All such placements that leave no free end, or a single one."""
    t = site.track
    tiles = site.tiles
    found: list[Replacement] = []
    h: i64
    i: i64
    for h in range(site.board.n):
        old: i64 = i64(t.tile[h])
        if old == 0 or i64(t.fresh[h]) & BUILT != 0:
            continue
        sets_free: i64 = out_of_stock(t, tiles, old)
        if sets_free == 0:
            continue
        site.look(h)
        candidates = tiles.town if site.town else tiles.plain
        for i in range(len(candidates)):
            tile: i64 = candidates[i]
            fits = site.fits_town(i64(tiles.mask[tile])) if site.town else site.fits_plain(tiles.pairs[tile])
            if not fits or not site.in_stock(tile) or not site.disc_left(tile):
                continue
            goal: i64 = _single_goal(site, tile)
            if goal != SEVERAL:
                found.append(Replacement(h, site.price(tile), sets_free, goal))
    return found


def _single_goal(site: Site, tile: i64) -> i64:
    """The hex that the one new free end of a tile comes up to, or NO_FREE_END, or SEVERAL."""
    tiles = site.tiles
    new: i64 = i64(tiles.mask[tile]) & ~i64(tiles.mask[site.old])
    goal: i64 = NO_FREE_END
    e: i64
    for e in range(6):
        if (new >> e) & 1 != 0 and not site.goes_on(e):
            if goal >= 0:
                return SEVERAL
            goal = site.board.neighbour[site.hex * 6 + e]
    return goal
