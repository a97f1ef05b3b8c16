# mypyc: compile
"""Only completed links (Germany, «Construir Vías»): whether what a placement leaves unfinished can still be completed.

A placement is offered only if the tiles, the money and the stock that remain this turn can complete all of the player's
sections, so that nobody gets stuck. Most cases are decided by what single tiles can do (`ways`, `estimate`). Else a search puts
tiles where sections end, on a copy of the track that it puts back in order after each try. Tiles elsewhere need no
trying, for whatever completes a section lies next to its free end some time; except those that set a tile free of which
there are no others.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.ageing import free_ends
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.estimate import PERHAPS, YES, Estimate
from anden.games.cube_rails.completion.ways import ANYWHERE, WaysTable
from anden.games.cube_rails.contiguity import contiguity_problem
from anden.games.cube_rails.discs import discs_used, more_discs
from anden.games.cube_rails.laying import lay
from anden.games.cube_rails.packing import edge_of_slot, hex_of_slot, placement, slot
from anden.games.cube_rails.prices import charge, dearest_after, most_affordable
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.stock import is_left
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK
from anden.games.cube_rails.track import BUILT, NO_OWNER, NOBODY, Track, opposite_edge, paint


class HexBefore:
    """What a hex was before a try."""

    def __init__(self, t: Track, board: Board, h: i64) -> None:
        self.hex: i64 = h
        self.tile: u8 = t.tile[h]
        self.fresh: u8 = t.fresh[h]
        self.owner: vec[u8] = t.owner[h * 6 : h * 6 + 6]
        self.left: vec[u8] = t.left[:]
        self.town_discs: i64 = t.town_discs
        self.origin: u8 = t.origin[h] if board.tiles.mixed else u8(0)
        self.unowned: i64 = 0
        """Bits of the edges that unowned track faces."""
        e: i64
        for e in range(6):
            there: i64 = board.neighbour[h * 6 + e]
            if there >= 0 and t.owner[there * 6 + opposite_edge(e)] == NOBODY:
                self.unowned |= board.tiles.one << e

    def restore(self, t: Track, board: Board) -> None:
        h: i64 = self.hex
        e: i64
        t.tile[h] = self.tile
        t.fresh[h] = self.fresh
        for e in range(6):
            t.owner[h * 6 + e] = self.owner[e]
        t.left = self.left
        t.town_discs = self.town_discs
        if board.tiles.mixed:
            t.origin[h] = self.origin
        for e in range(6):
            if (self.unowned >> e) & 1 != 0:
                paint(t, board, h, e, NOBODY)


class Completion:
    """The question for one listing."""

    def __init__(self, t: Track, board: Board, terms: Terms, seat: i64, tiles_left: i64) -> None:
        self.track: Track = t.copy()
        self.board: Board = board
        self.terms: Terms = terms
        self.seat: i64 = seat
        self.ends: list[int] = free_ends(self.track, board, seat)
        self.sites: list[Site] = [Site(self.track, board, terms, seat) for _ in range(tiles_left + 1)]
        self.discs_matter: bool = (
            terms.discs > 0 and terms.discs - discs_used(t, board, seat) < 4 * tiles_left
        )
        self.contiguity_matters: bool = t.contiguous or len(terms.start) > 0
        self.table: WaysTable = WaysTable(t, board, terms, seat, self.discs_matter)
        self.estimate: Estimate = Estimate(t, board, terms, self.table, self.ends)
        self.quick: bool = self._is_quick(tiles_left)
        """Whether single tiles tell enough."""
        self.bounded: bool = self.quick
        """Whether what they cost at least still holds in the search: no tile went back to an empty pile."""

    def _is_quick(self, tiles_left: i64) -> bool:
        tiles = self.board.tiles
        if self.contiguity_matters or tiles.mixed or tiles.bundled or tiles_left > 3:
            return False
        for end in self.ends:
            if i64(self.track.fresh[hex_of_slot(end)]) & BUILT == 0:
                return False  # older track that could be redirected
        return not free_ends(self.track, self.board, NOBODY)

    def possible(self, site: Site, tile: i64, cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether all sections can be completed once a fitting tile lies on the hex of a site.

        With the money and tiles left after it. The site must be of the track this was made for.
        """
        if self._finishes(site, tile, self.ends):
            return True
        if tiles_left <= 0:
            return False
        if self.quick:
            answer: i64 = self.estimate.of(site, tile, cash, tiles_left, dearest)
            if answer != PERHAPS:
                return answer == YES
        h: i64 = site.hex
        self.bounded = self.quick and not self.estimate.missed(site.old)
        before = HexBefore(self.track, self.board, h)
        lay(self.track, self.board, self.terms, self.seat, placement(h, tile))
        done = self._search(self._ends_after(self.ends, h), cash, tiles_left, dearest)
        before.restore(self.track, self.board)
        return done

    def all_possible(self, cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether all sections can be completed from here."""
        return self._search(self.ends, cash, tiles_left, dearest)

    def _finishes(self, site: Site, tile: i64, ends: list[int]) -> bool:
        """Whether a fitting tile leaves no section unfinished: it meets all ends and has none of its own."""
        tiles = self.board.tiles
        new: i64 = i64(tiles.mask[tile])
        if site.town:
            new &= ~i64(tiles.mask[site.old])
        e: i64
        for e in range(6):
            if (new >> e) & 1 == 0 or site.goes_on(e):
                continue
            if site.town or tiles.other[tile * 8 + e] != tiles.other[site.old * 8 + e]:
                return False
        for end in ends:
            if self.board.neighbour[end] != site.hex:
                # The end of an old path here may have been redirected into something.
                if hex_of_slot(end) != site.hex or (new >> edge_of_slot(end)) & 1 != 0:
                    return False
            elif (new >> opposite_edge(edge_of_slot(end))) & 1 == 0:
                return False
        return True

    def _ends_after(self, ends: list[int], h: i64) -> list[int]:
        """The free ends after a tile was placed on a hex."""
        t = self.track
        board = self.board
        tile: i64 = i64(t.tile[h])
        left: list[int] = []
        for end in ends:
            if hex_of_slot(end) == h:
                continue
            if (
                board.neighbour[end] == h
                and board.tiles.other[tile * 8 + opposite_edge(edge_of_slot(end))] != NO_TRACK
            ):
                continue
            left.append(end)
        e: i64
        for e in range(6):
            if t.owner[h * 6 + e] == self.seat:
                there: i64 = board.neighbour[h * 6 + e]
                if t.city[there] == 0 and t.owner[there * 6 + opposite_edge(e)] == NO_OWNER:
                    left.append(slot(h, e))
        return left

    def _search(self, ends: list[int], cash: i64, tiles_left: i64, dearest: i64) -> bool:
        if not ends:
            return True
        if tiles_left <= 0:
            return False
        goals: list[int] = []
        for end in ends:
            goal: i64 = self.board.neighbour[end]
            if i64(self.track.fresh[goal]) & BUILT != 0:
                return False
            if goal not in goals:
                goals.append(goal)
        if len(goals) > tiles_left:
            return False  # one tile meets only ends that come up to its hex
        if len(ends) == 1 and self.quick and self.estimate.hopeless(goals[0], cash, tiles_left, dearest):
            return False
        if len(ends) == 1 and tiles_left == 1 and self.bounded:
            least: i64 = self.table.at(goal).least_price(opposite_edge(edge_of_slot(ends[0])), ANYWHERE)
            if charge(least, dearest) > cash:
                return False
        for end in ends:
            goal = self.board.neighbour[end]
            edge: i64 = opposite_edge(edge_of_slot(end))
            if self._tiles_at(goal, edge, ends, cash, tiles_left, dearest):
                return True
            if tiles_left == 1:
                return False  # the last tile must meet all ends
        return len(goals) < tiles_left and self._set_free(ends, cash, tiles_left, dearest)

    def _set_free(self, ends: list[int], cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether it helps to replace a tile anywhere of which there are no others left."""
        t = self.track
        site = self.sites[tiles_left]
        most: i64 = most_affordable(cash, dearest)
        h: i64
        i: i64
        for h in range(self.board.n):
            old: i64 = i64(t.tile[h])
            if old == 0 or i64(t.fresh[h]) & BUILT != 0:
                continue
            tiles = self.board.tiles
            spare = is_left(t, tiles, old) if tiles.bundled else t.left[tiles.pile[old]] > 0
            if spare and (tiles.disc[old] == 0 or t.town_discs > 0):
                continue
            site.look(h)
            candidates = tiles.town if site.town else tiles.plain
            fitting: list[int] = []
            for i in range(len(candidates)):
                if self._fits(site, candidates[i], most):
                    fitting.append(candidates[i])
            if self._try(site, h, fitting, ends, cash, tiles_left, dearest):
                return True
        return False

    def _tiles_at(self, h: i64, edge: i64, ends: list[int], cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether a tile on a hex, with track at an edge, leads to a solution."""
        site = self.sites[tiles_left]
        site.look(h)
        tiles = self.board.tiles
        most: i64 = most_affordable(cash, dearest)
        candidates = tiles.town if site.town else tiles.plain
        fitting: list[int] = []
        i: i64
        for i in range(len(candidates)):
            tile: i64 = candidates[i]
            if (i64(tiles.mask[tile]) >> edge) & 1 == 0 or not self._fits(site, tile, most):
                continue
            if self._finishes(site, tile, ends):
                return True
            fitting.append(tile)
        if tiles_left == 1:
            return False
        return self._try(site, h, fitting, ends, cash, tiles_left, dearest)

    def _try(
        self,
        site: Site,
        h: i64,
        fitting: list[int],
        ends: list[int],
        cash: i64,
        tiles_left: i64,
        dearest: i64,
    ) -> bool:
        """Whether the search succeeds after one of these tiles on a hex. The site must look at it."""
        prices = [site.price(tile) for tile in fitting]
        old: i64 = site.old
        for i, tile in enumerate(fitting):
            price: i64 = prices[i]
            before = HexBefore(self.track, self.board, h)
            lay(self.track, self.board, self.terms, self.seat, placement(h, tile))
            bounded = self.bounded
            self.bounded = bounded and not self.estimate.missed(old)
            rest = self._ends_after(ends, h)
            left: i64 = cash - charge(price, dearest)
            done = self._search(rest, left, tiles_left - 1, dearest_after(price, dearest))
            before.restore(self.track, self.board)
            self.bounded = bounded
            if done:
                return True
        return False

    def _fits(self, site: Site, tile: i64, most: i64) -> bool:
        tiles = self.board.tiles
        if site.town:
            if not site.fits_town(i64(tiles.mask[tile])) or not site.disc_left(tile):
                return False
        elif not site.fits_plain(tiles.pairs[tile]):
            return False
        if site.price(tile) > most or not site.in_stock(tile):
            return False
        if self.discs_matter:
            left: i64 = self.terms.discs - discs_used(self.track, self.board, self.seat)
            if more_discs(site, tile) > left:
                return False
        return not self.contiguity_matters or contiguity_problem(site, tile) == ""
