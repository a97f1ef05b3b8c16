# mypyc: compile
"""How a section that comes up to a hex could be completed with one tile there, or led on: for `search` and `estimate`.

Seen from the track as it lies, for any section of the player's that might come in over an edge. So it says what
completing costs at least, and it names ways that surely work, as long as their tiles last.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.replacements import Replacement, list_replacements, out_of_stock
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import SIMPLE, TO_TOWN
from anden.games.cube_rails.track import BUILT, Track

NEVER: Final = 1 << 20
"""A price that nobody can pay."""
ANYWHERE: Final = -1
"""No place that a section may not end at."""
PLENTY: Final = 3
"""So many tiles left in a pile are enough for a whole turn."""

# Tables with nothing in them, to copy.
_BY_EDGE: Final = vec[i64]([NEVER] * 6)
_BY_WAY: Final = vec[i64]([NEVER] * (6 * 2))
_BY_TURN: Final = vec[i64]([NEVER] * (6 * 6))
_BITS_BY_EDGE: Final = vec[i64]([0] * 6)


class Ways:
    """What a tile on one hex could do. Edges are where the section comes in; prices are of the cheapest tile.

    For completing, two ways are kept that end at different places: the section must not end where it began. Where
    ownership discs are short, what adds other track as well is not sure.
    """

    def __init__(self, site: Site, h: i64, discs_short: bool, simple_only: bool) -> None:
        self.discs_short: bool = discs_short

        # By way: edge * 2, and edge * 2 + 1 for the second.
        self.least: vec[i64] = _BY_WAY
        """The price of completing the section, at least."""
        self.least_place: vec[i64] = _BY_WAY
        """The hex of the place where it ends then."""
        self.sure: vec[i64] = _BY_WAY
        """The price at which the section surely can be completed."""
        self.sure_place: vec[i64] = _BY_WAY
        self.sure_pile: vec[i64] = _BY_WAY
        """The pile that the sure way takes its tile from."""

        # By turn: edge * 6 + the edge over which the section leaves again.
        self.lead: vec[i64] = _BY_TURN
        """The price of a tile that leaves one free end, at the other edge, at least."""
        self.sure_lead: vec[i64] = _BY_TURN
        """The price at which the section surely can be led on."""
        self.sure_lead_pile: vec[i64] = _BY_TURN

        # By edge.
        self.aside: vec[i64] = _BITS_BY_EDGE
        """Bits of edges where a tile may leave a free end of another section while it completes this one."""
        self.missing: vec[i64] = _BITS_BY_EDGE
        """What is out of stock of the tiles that could complete the section or lead it on: bits as in `replacements`."""
        self.missing_price: vec[i64] = _BY_EDGE
        """The price of the cheapest of those tiles."""

        if site.track.city[h] != 0 or i64(site.track.fresh[h]) & BUILT != 0:
            return
        self._begin()
        site.look(h)
        going: i64 = 0
        e: i64
        for e in range(6):
            if site.goes_on(e):
                going |= site.tiles.one << e
        if site.town:
            self._towns(site, going)
        else:
            self._plain(site, going, simple_only and site.old == 0)

    def _begin(self) -> None:
        """Tables of its own, to write into."""
        self.least = _BY_WAY[:]
        self.least_place = _BY_WAY[:]
        self.sure = _BY_WAY[:]
        self.sure_place = _BY_WAY[:]
        self.sure_pile = _BY_WAY[:]
        self.lead = _BY_TURN[:]
        self.sure_lead = _BY_TURN[:]
        self.sure_lead_pile = _BY_TURN[:]
        self.aside = _BITS_BY_EDGE[:]
        self.missing = _BITS_BY_EDGE[:]
        self.missing_price = _BY_EDGE[:]

    def least_price(self, edge: i64, but: i64) -> i64:
        """The price of completing the section, at least, not at the place `but` (a hex)."""
        way: i64 = edge * 2 if self.least_place[edge * 2] != but else edge * 2 + 1
        return self.least[way]

    def sure_way(self, edge: i64, but: i64) -> i64:
        """The way in which the section is surely completed, not at the place `but`."""
        return edge * 2 if self.sure_place[edge * 2] != but else edge * 2 + 1

    def lead_price(self, edge: i64, to: i64) -> i64:
        """The price of a tile that leaves one free end, at another edge, at least."""
        return self.lead[edge * 6 + to]

    def sure_lead_price(self, edge: i64, to: i64) -> i64:
        """The price at which the section surely can be led on over another edge."""
        return self.sure_lead[edge * 6 + to]

    def lead_pile(self, edge: i64, to: i64) -> i64:
        """The pile that the sure way to lead it on takes its tile from."""
        return self.sure_lead_pile[edge * 6 + to]

    def leads_aside(self, edge: i64, to: i64) -> bool:
        """Whether a tile may complete the section and leave a free end of another one at another edge."""
        return (self.aside[edge] >> to) & 1 != 0

    def _plain(self, site: Site, going: i64, simple_only: bool) -> None:
        tiles = site.tiles
        old: i64 = tiles.pairs[site.old]
        allowed: i64 = tiles.inside[site.ok]
        candidates = tiles.simple if simple_only else tiles.plain
        i: i64
        for i in range(len(candidates)):
            tile: i64 = candidates[i]
            shape: i64 = tiles.pairs[tile]
            new: i64 = shape & ~old
            if shape & old == old and new != 0 and new & ~allowed == 0:
                self._note(site, tile, going, new & ~site.added)

    def _towns(self, site: Site, going: i64) -> None:
        tiles = site.tiles
        old: i64 = i64(tiles.mask[site.old])
        ok: i64 = site.town_ok | old
        i: i64
        for i in range(len(tiles.town)):
            tile: i64 = tiles.town[i]
            exits: i64 = i64(tiles.mask[tile])
            if exits & old == old and exits != old and exits & ~ok == 0:
                self._note(site, tile, going, 0)

    def _note(self, site: Site, tile: i64, going: i64, apart: i64) -> None:
        """A tile that fits if the section comes in over one of its new edges.

        `going`: edges that something faces; `apart`: its pairs that do not join by themselves.
        """
        tiles = site.tiles
        track = site.track
        edges: i64 = i64(tiles.mask[tile]) & ~i64(tiles.mask[site.old])
        price: i64 = site.price(tile)
        pile: i64 = tiles.pile[tile]
        to_be_had = site.in_stock(tile) and site.disc_left(tile)
        sure = track.left[pile] > 0 and (tiles.disc[tile] == 0 or track.town_discs >= PLENTY)
        if self.discs_short:
            more: i64 = i64(tiles.exits[tile]) - i64(tiles.exits[site.old])
            sure = sure and more == (1 if site.town else 2)
        e: i64
        for e in range(6):
            if (edges >> e) & 1 == 0:
                continue
            out: i64 = i64(tiles.other[tile * 8 + e])
            if apart != 0 and apart & ~(tiles.one << i64(tiles.pair[e * 8 + out])) != 0:
                continue  # other paths must join by themselves
            free: i64 = edges & ~going & ~(tiles.one << e)
            if not to_be_had:
                self._note_missing(site, tile, price, e, free)
            elif free == 0:
                place: i64 = site.hex if out == TO_TOWN else site.far[out]
                self._note_least(e, price, place)
                if sure:
                    self._note_sure(site, e, price, place, pile)
            elif free & (free - 1) == 0:
                self._note_lead(site, e, price, free, out, pile if sure else -1)

    def _note_missing(self, site: Site, tile: i64, price: i64, edge: i64, free: i64) -> None:
        """What is out of stock of a tile that leaves one free end at most."""
        if free & (free - 1) == 0:
            self.missing[edge] |= out_of_stock(site.track, site.tiles, tile)
            if price < self.missing_price[edge]:
                self.missing_price[edge] = price

    def _note_lead(self, site: Site, edge: i64, price: i64, free: i64, out: i64, sure_pile: i64) -> None:
        """A tile that leaves a single free end. `out`: where it leads the section; the pile -1 is not sure."""
        to: i64 = 0
        while (free >> to) & 1 == 0:
            to += 1
        turn: i64 = edge * 6 + to
        if price < self.lead[turn]:
            self.lead[turn] = price
        if to != out:
            self.aside[edge] |= free
        elif sure_pile >= 0 and self._better(
            site, price, sure_pile, self.sure_lead[turn], self.sure_lead_pile[turn]
        ):
            self.sure_lead[turn] = price
            self.sure_lead_pile[turn] = sure_pile

    def _better(self, site: Site, price: i64, pile: i64, other_price: i64, other_pile: i64) -> bool:
        """A way with plenty of tiles is better than one without, then a cheaper one."""
        if other_price == NEVER:
            return True
        left = site.track.left
        if (left[pile] >= PLENTY) != (left[other_pile] >= PLENTY):
            return left[pile] >= PLENTY
        return price < other_price

    def _note_least(self, edge: i64, price: i64, place: i64) -> None:
        """Keep the two cheapest ways that end at different places, the cheapest first."""
        least = self.least
        places = self.least_place
        first: i64 = edge * 2
        second: i64 = first + 1
        if price < least[first]:
            if place != places[first]:
                least[second] = least[first]
                places[second] = places[first]
            least[first] = price
            places[first] = place
        elif place != places[first] and price < least[second]:
            least[second] = price
            places[second] = place

    def _note_sure(self, site: Site, edge: i64, price: i64, place: i64, pile: i64) -> None:
        """Keep the two best ways that end at different places, the best first."""
        first: i64 = edge * 2
        second: i64 = first + 1
        if self._better(site, price, pile, self.sure[first], self.sure_pile[first]):
            if place != self.sure_place[first]:
                self._set_sure(second, self.sure[first], self.sure_place[first], self.sure_pile[first])
            self._set_sure(first, price, place, pile)
        elif place != self.sure_place[first] and self._better(
            site, price, pile, self.sure[second], self.sure_pile[second]
        ):
            self._set_sure(second, price, place, pile)

    def _set_sure(self, way: i64, price: i64, place: i64, pile: i64) -> None:
        self.sure[way] = price
        self.sure_place[way] = place
        self.sure_pile[way] = pile


class WaysTable:
    """Ways of all hexes, each found when it is asked for.

    On bare ground simple tiles tell all about one section, as long as there are some of each kind: they are the cheapest.
    `in_full` looks at tiles with two paths as well.
    """

    def __init__(self, t: Track, board: Board, terms: Terms, seat: i64, discs_short: bool) -> None:
        self.site: Site = Site(t, board, terms, seat)
        self.discs_short: bool = discs_short
        self.simple_only: bool = True
        self.hexes: list[Ways | None] = [None] * board.n
        self.full: dict[int, Ways] = {}
        self.replaced: list[Replacement] | None = None
        tiles = board.tiles
        i: i64
        for i in range(len(tiles.plain)):
            if tiles.cls[tiles.plain[i]] == SIMPLE and t.left[tiles.pile[tiles.plain[i]]] == 0:
                self.simple_only = False

    def at(self, h: i64) -> Ways:
        known = self.hexes[h]
        if known is None:
            known = Ways(self.site, h, self.discs_short, self.simple_only)
            self.hexes[h] = known
        return known

    def in_full(self, h: i64) -> Ways:
        known = self.full.get(h)
        if known is None:
            known = Ways(self.site, h, self.discs_short, False)
            self.full[h] = known
        return known

    def replacements(self) -> list[Replacement]:
        """The placements that set free what is out of stock."""
        known = self.replaced
        if known is None:
            known = list_replacements(self.site)
            self.replaced = known
        return known
