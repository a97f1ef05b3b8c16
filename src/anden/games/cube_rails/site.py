# mypyc: compile
"""What a player finds at a hex before he builds there: what faces each edge, and which track he may add or redirect.

Listing placements, judging one and pricing one all look at the same Site, so they cannot disagree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.stock import is_left
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK, TileSet
from anden.games.cube_rails.track import NO_OWNER, NOBODY, Track, far_end, is_town_of, opposite_edge

# What faces an edge: the owner of the track there (a seat, NOBODY, NO_OWNER = nothing), or
FACES_CITY: Final = 8
BARRED: Final = 9

# What becomes of an old path.
FIXED: Final = 0
TURNABLE: Final = 1
FINISHED: Final = 2
NOT_LAST: Final = 3
OTHERS: Final = 4
OUT_OF_REACH: Final = 5


class Site:
    """See the module. `look` fills it; one Site serves any number of hexes, one after the other."""

    def __init__(self, t: Track, board: Board, terms: Terms, seat: i64) -> None:
        self.track: Track = t
        self.board: Board = board
        self.terms: Terms = terms
        self.tiles: TileSet = board.tiles
        self.seat: i64 = seat
        self.hex: i64 = -1
        self.old: i64 = 0
        """The oriented tile there, 0 = none."""
        self.town: bool = False
        self.own_town: bool = False
        """Whether it is a town where the player owns an exit."""
        self.face: vec[i64] = vec[i64]([NO_OWNER] * 6)
        """By edge: what faces it."""
        self.far: vec[i64] = vec[i64]([-1] * 6)
        """By edge: the hex of the city there, or of the place where facing track leads; else -1. Not where old track
        goes on."""
        self.ok: i64 = 0
        """Bits of the edges that may carry new track: not barred, no old track that goes on there, no other player's
        track beyond."""
        self.join: i64 = 0
        """Bits of the edges where new track joins a city, own track, or unowned track within reach."""
        self.town_ok: i64 = 0
        """As `ok`, for a town's exits: not such either that would link the town to itself."""
        self.added: i64 = 0
        """Pairs that may be added on a plain hex."""
        self.paths: i64 = 0
        """How many old paths a plain hex has."""
        # Of the first and the second old path: its pair; the pairs it may be redirected to.
        self.keep_1: i64 = 0
        self.keep_2: i64 = 0
        self.turn_1: i64 = 0
        self.turn_2: i64 = 0

    def look(self, h: i64) -> None:
        """Look at a hex that is no city."""
        t = self.track
        board = self.board
        self.hex = h
        self.old = i64(t.tile[h])
        self.town = board.town[h] != 0
        self.own_town = False
        self.added = 0
        self.paths = 0
        self.keep_1 = 0
        self.keep_2 = 0
        self.turn_1 = 0
        self.turn_2 = 0
        self._look_around(h)
        if self.town:
            self.own_town = self.old != 0 and is_town_of(t, board, h, self.seat)
            self._exits_to_add()
        else:
            self._pairs_to_add()
            if self.old != 0:
                self._old_paths()

    def _look_around(self, h: i64) -> None:
        t = self.track
        neighbour = self.board.neighbour
        city = t.city
        owner = t.owner
        face = self.face
        far = self.far
        seat = self.seat
        one: i64 = self.tiles.one
        used: i64 = i64(self.tiles.mask[self.old])
        ok: i64 = 0
        join: i64 = 0
        e: i64
        for e in range(6):
            there: i64 = neighbour[h * 6 + e]
            if there < 0:
                face[e] = BARRED
                far[e] = -1
                continue
            if city[there] != 0:
                face[e] = FACES_CITY
                far[e] = there
                if (used >> e) & 1 == 0:
                    ok |= one << e
                    join |= one << e
                continue
            w: i64 = i64(owner[there * 6 + opposite_edge(e)])
            face[e] = w
            if w == NO_OWNER:
                far[e] = -1
                ok |= one << e
            elif (used >> e) & 1 != 0:
                far[e] = -1  # old track goes on there and stays
            elif w == seat:
                far[e] = far_end(t, self.board, h, e)
                ok |= one << e
                join |= one << e
            elif w == NOBODY:
                far[e] = far_end(t, self.board, h, e)
                ok |= one << e
                if self.within_reach(far[e]):
                    join |= one << e
            else:
                far[e] = -1
                if self.town and self.terms.spurs_to_others:
                    far[e] = far_end(t, self.board, h, e)
                    ok |= one << e
        self.ok = ok
        self.join = join

    def within_reach(self, place: i64) -> bool:
        """Whether unowned track from a place may be extended or redirected: a city, or a town with own track."""
        if place < 0:
            return False
        return self.track.city[place] != 0 or is_town_of(self.track, self.board, place, self.seat)

    def _exits_to_add(self) -> None:
        ok: i64 = self.ok
        e: i64
        for e in range(6):
            if self.far[e] == self.hex:
                ok &= ~(self.tiles.one << e)
        self.town_ok = ok

    def _pairs_to_add(self) -> None:
        """New paths: both ends free to go, one joins, and no place is linked to itself («RESTRICCIONES»)."""
        tiles = self.tiles
        pairs: i64 = tiles.inside[self.ok] & tiles.touching[self.join]
        if pairs != 0:
            far = self.far
            a: i64
            b: i64
            for a in range(5):
                if far[a] < 0:
                    continue
                for b in range(a + 1, 6):
                    if far[b] == far[a]:
                        pairs &= ~(tiles.one << i64(tiles.pair[a * 8 + b]))
        self.added = pairs

    def _old_paths(self) -> None:
        tiles = self.tiles
        base: i64 = self.old * 8
        e: i64
        for e in range(6):
            to: i64 = i64(tiles.other[base + e])
            if to == NO_TRACK or to < e:
                continue
            keep: i64 = tiles.one << i64(tiles.pair[e * 8 + to])
            turns: i64 = 0
            fate: i64 = self.fate(e, to)
            if fate == TURNABLE:
                turns = self._turned(e, to, self.ok)
            elif fate == OUT_OF_REACH and self.terms.redirect_to_join:
                turns = self._turned(e, to, self.join)
            self.paths += 1
            if self.paths == 1:
                self.keep_1 = keep
                self.turn_1 = turns
            else:
                self.keep_2 = keep
                self.turn_2 = turns

    def goes_on(self, e: i64) -> bool:
        """Whether a city or track faces an edge."""
        return self.face[e] < NO_OWNER or self.face[e] == FACES_CITY

    def _anchored(self, a: i64, b: i64) -> i64:
        """The edge of an unfinished path's last tile that leads to its place."""
        return a if self.goes_on(a) else b

    def anchored_edge(self, a: i64, b: i64) -> i64:
        """Of a redirected path a-b: the edge that it had before and that leads to its place."""
        before: i64 = i64(self.tiles.other[self.old * 8 + a])
        if before != NO_TRACK and self.goes_on(a) and not self.goes_on(before):
            return a
        return b

    def fate(self, a: i64, b: i64) -> i64:
        """Whether the old path a-b may be redirected, or why not («Redirigir»).

        It must be the player's or unowned within reach, and this tile the last of an unfinished section. What is out of reach
        may still be turned to where it joins, if the terms say so.
        """
        w: i64 = i64(self.track.owner[self.hex * 6 + a])
        if w != self.seat and w != NOBODY:
            return OTHERS
        if self.goes_on(a) and self.goes_on(b):
            if (
                far_end(self.track, self.board, self.hex, a) < 0
                or far_end(self.track, self.board, self.hex, b) < 0
            ):
                return NOT_LAST
            return FINISHED
        if w == NOBODY and not self.within_reach(self.anchor(self._anchored(a, b))):
            return OUT_OF_REACH
        return TURNABLE

    def anchor(self, e: i64) -> i64:
        """The place to which an old path leads over an edge."""
        return far_end(self.track, self.board, self.hex, e)

    def _turned(self, a: i64, b: i64, edges: i64) -> i64:
        """The pairs that an old path a-b may be redirected to: its anchored edge stays, its free end moves to one of these
        edges (bits)."""
        tiles = self.tiles
        stays: i64 = self._anchored(a, b)
        leaves: i64 = a + b - stays
        place: i64 = self.anchor(stays)
        pairs: i64 = 0
        e: i64
        for e in range(6):
            if (edges >> e) & 1 != 0 and self.far[e] != place and e != stays and e != leaves:
                pairs |= tiles.one << i64(tiles.pair[stays * 8 + e])
        return pairs

    def fits_plain(self, pairs: i64) -> bool:
        """Whether a plain tile with these pairs may lie here: old paths kept or redirected, the others addable."""
        if self.paths == 0:
            return pairs & ~self.added == 0
        first: i64 = self.keep_1 | self.turn_1
        if pairs & first == 0 or pairs == (self.keep_1 | self.keep_2):
            return False
        if self.paths == 1:
            return pairs & ~(first | self.added) == 0
        second: i64 = self.keep_2 | self.turn_2
        return pairs & second != 0 and pairs & ~(first | second | self.added) == 0

    def fits_town(self, mask: i64) -> bool:
        """Whether a town tile with these exits may lie here («ENTRAR A UN PUEBLO»): the old ones and more, one joined."""
        old: i64 = i64(self.tiles.mask[self.old])
        more: i64 = mask & ~old
        if mask & old != old or more == 0 or more & ~self.town_ok != 0:
            return False
        return self.own_town or more & self.join != 0

    def redirected(self, pairs: i64) -> i64:
        """The pairs among these that are old paths redirected."""
        return pairs & (self.turn_1 | self.turn_2)

    def price(self, tile: i64) -> i64:
        """What a tile costs here («COSTE DE CONSTRUCCION DE VIAS»), if it fits."""
        terms = self.terms
        if self.old == 0:
            return i64(terms.base[tile]) + i64(self.board.extra[self.hex])
        if terms.change_by_base:
            return i64(terms.base[tile])
        tiles = self.tiles
        was: i64 = i64(tiles.cls[self.old])
        becomes: i64 = i64(tiles.cls[tile])
        if self.town or tiles.exits[self.old] < tiles.exits[tile]:
            return i64(terms.change[was * 4 + becomes])
        turned: i64 = bit_count(tiles.pairs[tile] & ~tiles.pairs[self.old])
        return terms.redirect * turned

    def in_stock(self, tile: i64) -> bool:
        """Whether a tile can be taken from a pile; the old tile goes back first."""
        t = self.track
        tiles = self.tiles
        if tiles.bundled:
            return is_left(t, tiles, tile, self.old)
        pile: i64 = tiles.pile[tile]
        if not tiles.mixed:
            return t.left[pile] > 0 or (self.old != 0 and tiles.pile[self.old] == pile)
        back: i64 = i64(t.origin[self.hex]) if self.old != 0 else -1
        if t.left[pile] > 0 or back == pile:
            return True
        pile = tiles.second_pile[tile]
        return pile >= 0 and (t.left[pile] > 0 or back == pile)

    def disc_left(self, tile: i64) -> bool:
        """Whether the town disc of a tile can be had; that of the old tile can."""
        if self.tiles.disc[tile] == 0:
            return True
        return self.track.town_discs > 0 or self.tiles.disc[self.old] != 0


def bit_count(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n
