# mypyc: compile
"""Only completed links, and a New City still to come («ALEMANIA», «COLOCAR LOSETAS DE NUEVA CIUDAD»).

A player who may still put a New City this turn may build what only that city completes. Where it goes does not depend on
what is built before it: whatever tiles complete the sections, they do so as well with the city put first. So for each town
the same question as ever is asked (`search`) of the track with a city there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.ageing import free_ends
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.search import Completion
from anden.games.cube_rails.laying import city_links_itself, put_city
from anden.games.cube_rails.packing import edge_of_slot, hex_of_slot, slot
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import Track, opposite_edge

ANY_COLOUR: Final = 0
FAR: Final = 255


class CityOnTown:
    """The track as it would lie with a New City on one town."""

    def __init__(self, t: Track, board: Board, terms: Terms, seat: i64, tiles_left: i64, h: i64) -> None:
        self.hex: i64 = h
        after = t.copy()
        put_city(after, board, terms, seat, h, ANY_COLOUR)
        self.site: Site = Site(after, board, terms, seat)
        self.search: Completion = Completion(after, board, terms, seat, tiles_left)

    def possible(self, h: i64, tile: i64, cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether all sections can be completed with a tile on a hex and the city, with what is left after the tile."""
        if h == self.hex:  # the city takes the tile away again
            return self.search.all_possible(cash, tiles_left, dearest)
        site = self.site
        site.look(h)
        tiles = site.tiles
        fits = site.fits_town(i64(tiles.mask[tile])) if site.town else site.fits_plain(tiles.pairs[tile])
        return fits and self.search.possible(site, tile, cash, tiles_left, dearest)


class Town:
    """A town that may get the New City."""

    def __init__(self, t: Track, board: Board, h: i64, tiles_left: i64) -> None:
        self.hex: i64 = h
        self.helps_far: bool = _sets_free(t, board, h, tiles_left)
        """Whether a city may help far from all free ends: by the tile or the disc that it sets free."""
        self.away: vec[u8] = hexes_away(board, h, tiles_left)
        self.city: CityOnTown | None = None
        """Made when it is first asked for."""


class CitiesToCome:
    """The New City that a player may still put this turn, on any town that takes one."""

    def __init__(self, t: Track, board: Board, terms: Terms, seat: i64, tiles_left: i64) -> None:
        self.track: Track = t
        self.board: Board = board
        self.terms: Terms = terms
        self.seat: i64 = seat
        self.tiles_left: i64 = tiles_left
        self.towns: list[Town] = []
        h: i64
        for h in range(board.n):
            if board.town[h] != 0 and t.city[h] == 0 and not city_links_itself(t, board, h):
                self.towns.append(Town(t, board, h, tiles_left))
        self.ends: list[int] = free_ends(t, board, seat)

    def possible(self, site: Site, tile: i64, cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether all sections can be completed with a fitting tile on the hex of a site and a city on some town."""
        ends = self._ends_after(site, tile)
        for town in self.towns:
            if not town.helps_far and site.hex != town.hex and not self._near(town, ends, tiles_left):
                continue
            if self._city(town).possible(site.hex, tile, cash, tiles_left, dearest):
                return True
        return False

    def all_possible(self, cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether all sections can be completed from here with a city on some town."""
        for town in self.towns:
            if self._city(town).search.all_possible(cash, tiles_left, dearest):
                return True
        return False

    def _city(self, town: Town) -> CityOnTown:
        known = town.city
        if known is None:
            known = CityOnTown(self.track, self.board, self.terms, self.seat, self.tiles_left, town.hex)
            town.city = known
        return known

    def _ends_after(self, site: Site, tile: i64) -> list[int]:
        """The free ends after a fitting tile, or more: an old one that it redirects counts as well."""
        mask: i64 = i64(site.tiles.mask[tile])
        ends: list[int] = []
        for end in self.ends:
            if self.board.neighbour[end] != site.hex or (mask >> opposite_edge(edge_of_slot(end))) & 1 == 0:
                ends.append(end)
        e: i64
        for e in range(6):
            if (mask >> e) & 1 != 0 and not site.goes_on(e):
                ends.append(slot(site.hex, e))
        return ends

    def _near(self, town: Town, ends: list[int], tiles_left: i64) -> bool:
        """Whether so many tiles can lead one of these ends to a town, or it is an exit of that town."""
        for end in ends:
            if hex_of_slot(end) == town.hex or i64(town.away[self.board.neighbour[end]]) <= tiles_left:
                return True
        return False


def _sets_free(t: Track, board: Board, h: i64, tiles_left: i64) -> bool:
    """Whether a city on a town brings back a tile or a town disc of which there may be too few before the turn ends."""
    tile: i64 = i64(t.tile[h])
    if tile == 0:
        return False
    if board.tiles.disc[tile] != 0 and t.town_discs < tiles_left:
        return True
    for pile in board.tiles.kinds[board.tiles.kind[tile]].piles:
        if i64(t.left[pile]) < tiles_left:
            return True
    return False


def hexes_away(board: Board, h: i64, most: i64) -> vec[u8]:
    """By hex: how many steps it is from a hex, over sides that track may cross; FAR = more than `most`."""
    away = vec[u8]([u8(FAR)] * int(board.n))
    away[h] = u8(0)
    front: list[int] = [h]
    e: i64
    for here in front:
        if i64(away[here]) >= most:
            break
        for e in range(6):
            there: i64 = board.neighbour[here * 6 + e]
            if there >= 0 and away[there] == FAR:
                away[there] = u8(i64(away[here]) + 1)
                front.append(there)
    return away


def possible_after_city(
    t: Track, board: Board, terms: Terms, seat: i64, h: i64, cash: i64, tiles_left: i64, dearest: i64
) -> bool:
    """Whether all of a player's sections can be completed once he has put his New City on the town of a hex."""
    after = t.copy()
    put_city(after, board, terms, seat, h, ANY_COLOUR)
    if not free_ends(after, board, seat):
        return True
    return Completion(after, board, terms, seat, tiles_left).all_possible(cash, tiles_left, dearest)
