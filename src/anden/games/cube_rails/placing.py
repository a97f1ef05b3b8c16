# mypyc: compile
"""Which tiles may be placed where, and what they cost («CONSTRUIR VIAS», «RESTRICCIONES», «REEMPLAZAR VIAS»).

A placement is a hex and an oriented tile in one number, see `packing`. `refusing` says why a placement is not possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.cities_to_come import CitiesToCome
from anden.games.cube_rails.completion.search import Completion
from anden.games.cube_rails.contiguity import Contiguity, contiguity_matters
from anden.games.cube_rails.discs import discs_used, more_discs
from anden.games.cube_rails.packing import hex_of_placement, placement, tile_of_placement
from anden.games.cube_rails.prices import charge, dearest_after, most_affordable
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import BUILT, NO_OWNER, NOBODY, Track, opposite_edge

PLACE: Final = "place"
REPLACE: Final = "replace"
REDIRECT: Final = "redirect"
IN_TOWN: Final = "town"

MOST_PATHS: Final = 4
"""Track of one tile that can need an ownership disc."""


def packed_build(t: Track, board: Board, h: int, kind: int, turn: int) -> int:
    """A kind of tile in a turn on a hex, packed: a plain tile on a town gets its disc, where the game has discs."""
    disc = board.town[h] != 0 and t.city[h] == 0
    tile = board.tiles.number(kind, turn, disc)
    if tile == 0:
        tile = board.tiles.number(kind, turn)
    return placement(h, tile)


def list_builds(
    t: Track,
    board: Board,
    terms: Terms,
    seat: i64,
    cash: i64,
    tiles_left: i64,
    dearest: i64 = -1,
    city_to_come: bool = False,
) -> list[int]:
    """All placements open to a player, packed, in ascending order.

    `tiles_left`: how many he may still place this turn. `dearest` as in `charge`. `city_to_come`: whether a New City that
    he may still put counts for completing links.
    """
    if tiles_left <= 0:
        return []
    lister = Lister(t, board, terms, seat, cash, tiles_left, dearest)
    lister.city_to_come = city_to_come
    return lister.list()


class Lister:
    """One listing of placements."""

    def __init__(
        self, t: Track, board: Board, terms: Terms, seat: i64, cash: i64, tiles_left: i64, dearest: i64
    ) -> None:
        self.site: Site = Site(t, board, terms, seat)
        self.cash: i64 = cash
        self.tiles_left: i64 = tiles_left
        self.dearest: i64 = dearest
        self.most: i64 = most_affordable(cash, dearest)
        self.discs: i64 = terms.discs - discs_used(t, board, seat) if terms.discs > 0 else MOST_PATHS
        """Ownership discs left, where that can matter."""
        self.contiguity: Contiguity | None = (
            Contiguity(self.site) if contiguity_matters(t, terms, seat) else None
        )
        """Where it matters what the track hangs on."""
        self.special: bool = self.contiguity is not None or self.discs < MOST_PATHS or terms.only_complete
        """Whether a tile that fits must be looked at again."""
        self.plain: vec[i64] = vec[i64]()
        self.completing: Completion | None = None
        self.city_to_come: bool = False
        """Whether a New City that the player may still put counts for completing links."""
        self.cities: CitiesToCome | None = None
        self.found: list[int] = []

    def list(self) -> list[int]:
        site = self.site
        t = site.track
        self._plain_tiles()
        near = self._near()
        h: i64
        for h in range(site.board.n):
            if near[h] == 0 or t.city[h] != 0 or i64(t.fresh[h]) & BUILT != 0:
                continue
            site.look(h)
            if site.town:
                if site.own_town or site.join != 0:
                    self._town_hex(h)
            elif site.old == 0:
                if site.added != 0:
                    self._empty_hex(h)
            elif site.added != 0 or site.turn_1 != 0 or site.turn_2 != 0:
                self._hex_with_tile(h)
        return self.found

    def _near(self) -> vec[u8]:
        """By hex: 1 where something can be built: beside cities, where own or unowned sections end, in own towns."""
        site = self.site
        t = site.track
        board = site.board
        neighbour = board.neighbour
        owner = t.owner
        seat = site.seat
        near: vec[u8] = t.fresh[:]
        h: i64
        e: i64
        there: i64
        for h in range(board.n):
            near[h] = 0
        for h in range(board.n):
            if t.city[h] != 0:
                for e in range(6):
                    there = neighbour[h * 6 + e]
                    if there >= 0:
                        near[there] = 1
            elif t.tile[h] != 0:
                town = board.town[h] != 0
                for e in range(6):
                    w: i64 = i64(owner[h * 6 + e])
                    if w != seat and w != NOBODY:
                        continue
                    if town and w == seat:
                        near[h] = 1
                    there = neighbour[h * 6 + e]
                    if there >= 0 and t.city[there] == 0 and owner[there * 6 + opposite_edge(e)] == NO_OWNER:
                        near[there] = 1
                        near[h] = 1
        return near

    def _plain_tiles(self) -> None:
        """The plain tiles in stock and not too dear for the cheapest hex."""
        site = self.site
        tiles = site.tiles
        base = site.terms.base
        site.old = 0
        plain: vec[i64] = vec[i64]()
        i: i64
        for i in range(len(tiles.plain)):
            tile: i64 = tiles.plain[i]
            if i64(base[tile]) <= self.most and site.in_stock(tile):
                plain = append(plain, tile)
        self.plain = plain

    def _empty_hex(self, h: i64) -> None:
        site = self.site
        pairs = site.tiles.pairs
        base = site.terms.base
        plain = self.plain
        most: i64 = self.most - i64(site.board.extra[h])
        i: i64
        for i in range(len(plain)):
            tile: i64 = plain[i]
            if site.fits_plain(pairs[tile]) and i64(base[tile]) <= most:
                self._add(h, tile)

    def _hex_with_tile(self, h: i64) -> None:
        site = self.site
        plain = site.tiles.plain
        pairs = site.tiles.pairs
        i: i64
        for i in range(len(plain)):
            tile: i64 = plain[i]
            if site.fits_plain(pairs[tile]) and site.price(tile) <= self.most and site.in_stock(tile):
                self._add(h, tile)

    def _town_hex(self, h: i64) -> None:
        site = self.site
        town = site.tiles.town
        mask = site.tiles.mask
        if site.town_ok & ~i64(mask[site.old]) == 0:
            return
        i: i64
        for i in range(len(town)):
            tile: i64 = town[i]
            if not site.fits_town(i64(mask[tile])):
                continue
            if site.price(tile) <= self.most and site.in_stock(tile) and site.disc_left(tile):
                self._add(h, tile)

    def _add(self, h: i64, tile: i64) -> None:
        if not self.special or self._passes(tile):
            self.found.append(placement(h, tile))

    def _passes(self, tile: i64) -> bool:
        site = self.site
        if self.discs < MOST_PATHS and more_discs(site, tile) > self.discs:
            return False
        contiguity = self.contiguity
        if contiguity is not None and not contiguity.passes(tile):
            return False
        if not site.terms.only_complete:
            return True
        return self.completable(tile)

    def completable(self, tile: i64) -> bool:
        """Whether all sections can be completed this turn after a placement that fits."""
        site = self.site
        search = self.completing
        if search is None:
            search = Completion(site.track, site.board, site.terms, site.seat, self.tiles_left)
            self.completing = search
        price: i64 = site.price(tile)
        left: i64 = self.cash - charge(price, self.dearest)
        dearest: i64 = dearest_after(price, self.dearest)
        if search.possible(site, tile, left, self.tiles_left - 1, dearest):
            return True
        if not self.city_to_come:
            return False
        cities = self.cities
        if cities is None:
            cities = CitiesToCome(site.track, site.board, site.terms, site.seat, self.tiles_left)
            self.cities = cities
        return cities.possible(site, tile, left, self.tiles_left - 1, dearest)


def price_of(t: Track, board: Board, terms: Terms, packed: i64) -> i64:
    """What a placement costs («COSTE DE CONSTRUCCION DE VIAS»), if it is legal, at full price."""
    site = Site(t, board, terms, 0)
    site.hex = hex_of_placement(packed)
    site.old = i64(t.tile[site.hex])
    site.town = board.town[site.hex] != 0
    return site.price(tile_of_placement(packed))


def kind_of_build(t: Track, board: Board, packed: i64) -> str:
    """PLACE on bare ground, REPLACE, REDIRECT, or IN_TOWN for any tile on a town."""
    h: i64 = hex_of_placement(packed)
    old: i64 = i64(t.tile[h])
    if board.town[h] != 0:
        return IN_TOWN
    if old == 0:
        return PLACE
    if board.tiles.exits[tile_of_placement(packed)] > board.tiles.exits[old]:
        return REPLACE
    return REDIRECT
