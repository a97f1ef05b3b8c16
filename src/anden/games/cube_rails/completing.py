# mypyc: compile
"""Only completed links (Germany, «Construir Vías»): whether what a placement leaves unfinished can still be completed.

A placement is offered only if the tiles, the money and the stock that remain this turn can complete all of the player's
sections, so that nobody gets stuck. Most cases are decided by what single tiles can do (`closing`). Else a search puts
tiles where sections end, on a copy of the track that it puts back in order after each try. Tiles elsewhere need no
trying: whatever completes a section lies next to its free end some time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.ageing import free_ends
from anden.games.cube_rails.board import Board
from anden.games.cube_rails.closing import NEVER, ClosingTable
from anden.games.cube_rails.discs import discs_used, more_discs
from anden.games.cube_rails.hanging import hanging_problem
from anden.games.cube_rails.laying import lay
from anden.games.cube_rails.prices import charge, charge_two, dearest_after, most_affordable
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN
from anden.games.cube_rails.track import BUILT, NO_OWNER, NOBODY, Track, far_end, opposite_edge, paint


class Before:
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


NO: Final = 0
YES: Final = 1
PERHAPS: Final = 2
ANYWHERE: Final = -1


class Completing:
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
        self.hanging_matters: bool = t.contiguous or len(terms.start) > 0
        self.table: ClosingTable = ClosingTable(t, board, terms, seat, self.discs_matter)
        self.quick: bool = self._is_quick(tiles_left)
        """Whether single tiles tell enough."""
        self.bounded: bool = self.quick
        """Whether what they cost at least still holds in the search: no tile went back to an empty pile."""

    def _is_quick(self, tiles_left: i64) -> bool:
        if self.hanging_matters or self.board.tiles.mixed or tiles_left > 3:
            return False
        for end in self.ends:
            if i64(self.track.fresh[end // 6]) & BUILT == 0:
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
            guess: i64 = self._guess(site, tile, cash, tiles_left, dearest)
            if guess != PERHAPS:
                return guess == YES
        h: i64 = site.hex
        self.bounded = self.quick and not self._missed(site.old)
        before = Before(self.track, self.board, h)
        lay(self.track, self.board, self.terms, self.seat, h * 256 + tile)
        done = self._search(self._ends_after(self.ends, h), cash, tiles_left, dearest)
        before.restore(self.track, self.board)
        return done

    def _missed(self, old: i64) -> bool:
        """Whether a tile that goes back is, by itself or by its disc, one that nobody could have had before."""
        t = self.table.site.track
        tiles = self.board.tiles
        if old == 0:
            return False
        return t.left[tiles.pile[old]] == 0 or (tiles.disc[old] != 0 and t.town_discs == 0)

    def _guess(self, site: Site, tile: i64, cash: i64, tiles_left: i64, dearest: i64) -> i64:
        """Whether what a tile leaves can be completed, as far as single tiles tell: YES, NO or PERHAPS.

        One tile can meet only ends that come up to its hex, so there may be no more such hexes than tiles.
        """
        tiles = self.board.tiles
        if tiles.pairs[site.old] & ~tiles.pairs[tile] != 0:
            return PERHAPS  # redirected
        if self._missed(site.old):
            return PERHAPS
        ends: list[int] = []
        for end in self.ends:
            if self.board.neighbour[end] != site.hex:
                ends.append(end)
            elif (i64(tiles.mask[tile]) >> opposite_edge(end % 6)) & 1 == 0:
                return NO
        new: i64 = i64(tiles.mask[tile]) & ~i64(tiles.mask[site.old])
        e: i64
        for e in range(6):
            if (new >> e) & 1 != 0 and not site.goes_on(e):
                ends.append(site.hex * 6 + e)
        goals: list[int] = []
        for end in ends:
            goal: i64 = self.board.neighbour[end]
            if goal == site.hex or i64(self.track.fresh[goal]) & BUILT != 0:
                return NO
            if goal not in goals:
                goals.append(goal)
        if len(goals) > tiles_left:
            return NO
        guess: i64 = PERHAPS
        if len(ends) == 1:
            guess = self._guess_one(site, tile, ends[0], cash, tiles_left, dearest)
        elif len(ends) == 2 and len(goals) == 2 and tiles_left == 2:
            guess = self._guess_two(site, tile, ends[0], ends[1], cash, dearest)
        if guess == NO and tiles_left > 1:
            for goal in goals:
                if self._missed(i64(self.track.tile[goal])):
                    return PERHAPS  # the first of two tiles may set free what the second needs
        return guess

    def _origin(self, site: Site, tile: i64, end: i64) -> i64:
        """The place where the section with this free end begins, once a tile lies on the hex of the site."""
        h: i64 = end // 6
        if h != site.hex:
            back: i64 = i64(self.board.tiles.other[i64(self.track.tile[h]) * 8 + end % 6])
            return h if back == TO_TOWN else far_end(self.track, self.board, h, back)
        out: i64 = i64(self.board.tiles.other[tile * 8 + end % 6])
        return h if out == TO_TOWN else site.far[out]

    def _lasts(self, tile: i64, one: i64, two: i64 = -1) -> bool:
        """Whether the piles last for a tile and one or two more, given by their piles."""
        pile: i64 = self.board.tiles.pile[tile]
        left: i64 = i64(self.track.left[one])
        if left < 1 + (1 if pile == one else 0) + (1 if two == one else 0):
            return False
        return two < 0 or i64(self.track.left[two]) >= 1 + (1 if pile == two else 0)

    def _guess_one(self, site: Site, tile: i64, end: i64, cash: i64, tiles_left: i64, dearest: i64) -> i64:
        """Of one free end: completed by one tile, or by two."""
        here: i64 = self.board.neighbour[end]
        edge: i64 = opposite_edge(end % 6)
        origin: i64 = self._origin(site, tile, end)
        at = self.table.at(here)
        way: i64 = at.sure_way(edge, origin)
        if charge(at.sure_close(way), dearest) <= cash and self._lasts(tile, at.close_pile(way)):
            return YES
        guess: i64 = PERHAPS if charge(at.close(edge, origin), dearest) <= cash else NO
        if tiles_left == 1:
            return guess
        e: i64
        for e in range(6):
            lead: i64 = at.lead(edge, e)
            if lead == NEVER:
                continue
            there: i64 = self.board.neighbour[here * 6 + e]
            if there == site.hex:
                continue
            beyond = self.table.at(there)
            way = beyond.sure_way(opposite_edge(e), origin)
            if charge_two(at.sure_lead(edge, e), beyond.sure_close(way), dearest) <= cash and self._lasts(
                tile, at.lead_pile(edge, e), beyond.close_pile(way)
            ):
                return YES
            # A free end of another section may end where this one began.
            but: i64 = ANYWHERE if at.leads_aside(edge, e) else origin
            if charge_two(lead, beyond.close(opposite_edge(e), but), dearest) <= cash:
                guess = PERHAPS
        return guess

    def _guess_two(self, site: Site, tile: i64, one: i64, two: i64, cash: i64, dearest: i64) -> i64:
        """Of two free ends that come up to different hexes, with a tile for each."""
        a: i64 = self.board.neighbour[one]
        b: i64 = self.board.neighbour[two]
        at_a = self.table.at(a)
        at_b = self.table.at(b)
        edge_a: i64 = opposite_edge(one % 6)
        edge_b: i64 = opposite_edge(two % 6)
        origin_a: i64 = self._origin(site, tile, one)
        origin_b: i64 = self._origin(site, tile, two)
        way_a: i64 = at_a.sure_way(edge_a, origin_a)
        way_b: i64 = at_b.sure_way(edge_b, origin_b)
        if charge_two(at_a.sure_close(way_a), at_b.sure_close(way_b), dearest) <= cash and self._lasts(
            tile, at_a.close_pile(way_a), at_b.close_pile(way_b)
        ):
            return YES
        e: i64
        for e in range(6):
            if self.board.neighbour[a * 6 + e] == b:
                # Track may run from one of the two hexes to the other: both sections into one, or a third one.
                back: i64 = opposite_edge(e)
                if self._aside(a, edge_a, e) or self._aside(b, edge_b, back):
                    return PERHAPS
                lead_a: i64 = at_a.lead(edge_a, e)
                if origin_a != origin_b and lead_a != NEVER and at_b.lead(edge_b, back) != NEVER:
                    both: i64 = charge_two(at_a.sure_lead(edge_a, e), at_b.sure_lead(edge_b, back), dearest)
                    if both <= cash and self._lasts(
                        tile, at_a.lead_pile(edge_a, e), at_b.lead_pile(edge_b, back)
                    ):
                        return YES
                    return PERHAPS
        return (
            PERHAPS
            if charge_two(at_a.close(edge_a, origin_a), at_b.close(edge_b, origin_b), dearest) <= cash
            else NO
        )

    def _aside(self, h: i64, edge: i64, to: i64) -> bool:
        return self.table.in_full(h).leads_aside(edge, to)

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
                if end // 6 != site.hex or (new >> (end % 6)) & 1 != 0:
                    return False
            elif (new >> opposite_edge(end % 6)) & 1 == 0:
                return False
        return True

    def _ends_after(self, ends: list[int], h: i64) -> list[int]:
        """The free ends after a tile was placed on a hex."""
        t = self.track
        board = self.board
        tile: i64 = i64(t.tile[h])
        left: list[int] = []
        for end in ends:
            if end // 6 == h:
                continue
            if board.neighbour[end] == h and board.tiles.other[tile * 8 + opposite_edge(end % 6)] != NO_TRACK:
                continue
            left.append(end)
        e: i64
        for e in range(6):
            if t.owner[h * 6 + e] == self.seat:
                there: i64 = board.neighbour[h * 6 + e]
                if t.city[there] == 0 and t.owner[there * 6 + opposite_edge(e)] == NO_OWNER:
                    left.append(h * 6 + e)
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
        if len(ends) == 1 and tiles_left == 1 and self.bounded:
            least: i64 = self.table.at(goal).close(opposite_edge(ends[0] % 6), ANYWHERE)
            if charge(least, dearest) > cash:
                return False
        for end in ends:
            goal = self.board.neighbour[end]
            edge: i64 = opposite_edge(end % 6)
            if self._tiles_at(goal, edge, ends, cash, tiles_left, dearest):
                return True
            if tiles_left == 1:
                return False  # the last tile must meet all ends
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
        for tried in fitting:
            price: i64 = site.price(tried)
            before = Before(self.track, self.board, h)
            lay(self.track, self.board, self.terms, self.seat, h * 256 + tried)
            bounded = self.bounded
            self.bounded = bounded and not self._missed(site.old)
            rest = self._ends_after(ends, h)
            done = self._search(
                rest, cash - charge(price, dearest), tiles_left - 1, dearest_after(price, dearest)
            )
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
        return not self.hanging_matters or hanging_problem(site, tile) == ""
