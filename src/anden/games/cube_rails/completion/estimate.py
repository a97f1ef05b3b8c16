# mypyc: compile
"""Whether single tiles tell if all sections can be completed after a placement: yes, no or perhaps. For `search`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.completion.ways import ANYWHERE, NEVER, WaysTable
from anden.games.cube_rails.packing import edge_of_slot, hex_of_slot, slot
from anden.games.cube_rails.prices import charge, charge_two
from anden.games.cube_rails.site import Site
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import COEXIST, CROSSING, SIMPLE, TO_TOWN, TOWN
from anden.games.cube_rails.track import BUILT, Track, far_end, opposite_edge

NO: Final = 0
YES: Final = 1
PERHAPS: Final = 2

CHANGE: Final = 2
"""Where the prices of changes are in `Estimate.least`."""


class Estimate:
    """See the module. `ends` are the free ends of the player's sections as the track lies."""

    def __init__(self, t: Track, board: Board, terms: Terms, table: WaysTable, ends: list[int]) -> None:
        self.track: Track = t
        self.board: Board = board
        self.table: WaysTable = table
        self.ends: list[int] = ends
        self.near: vec[u8] = t.fresh[:]
        """By hex: 1 where one tile may complete a section: in towns, beside cities, where another section ends. It holds
        where no unowned section ends."""
        self._find_near()
        self.least: vec[i64] = least_prices(board, terms)

    def _find_near(self) -> None:
        t = self.track
        board = self.board
        near = self.near
        h: i64
        e: i64
        for h in range(board.n):
            near[h] = board.town[h]
        for h in range(board.n):
            if t.city[h] != 0:
                for e in range(6):
                    there: i64 = board.neighbour[h * 6 + e]
                    if there >= 0:
                        near[there] = 1
        for end in self.ends:
            near[board.neighbour[end]] = 1

    def least_at(self, h: i64) -> i64:
        """What a tile on a hex costs at least."""
        town: i64 = i64(self.board.town[h])
        if self.track.tile[h] != 0:
            return self.least[CHANGE + town]
        return self.least[town] + i64(self.board.extra[h])

    def hopeless(self, h: i64, cash: i64, tiles_left: i64, dearest: i64) -> bool:
        """Whether one or two tiles cannot complete the section that comes up to a hex, wherever they lead it."""
        first: i64 = self.least_at(h)
        if charge(first, dearest) > cash:
            return True
        if self.near[h] != 0 or tiles_left > 2:
            return False
        if tiles_left == 2:
            e: i64
            for e in range(6):
                there: i64 = self.board.neighbour[h * 6 + e]
                if there < 0 or self.near[there] == 0:
                    continue
                if charge_two(first, self.least_at(there), dearest) <= cash:
                    return False
        return True

    def missed(self, old: i64) -> bool:
        """Whether a tile that goes back is, by itself or by its disc, one that nobody could have had before."""
        t = self.track
        tiles = self.board.tiles
        if old == 0:
            return False
        return t.left[tiles.pile[old]] == 0 or (tiles.disc[old] != 0 and t.town_discs == 0)

    def of(self, site: Site, tile: i64, cash: i64, tiles_left: i64, dearest: i64) -> i64:
        """Whether what a tile leaves can be completed, as far as single tiles tell: YES, NO or PERHAPS.

        One tile can meet only ends that come up to its hex, so there may be no more such hexes than tiles.
        """
        tiles = self.board.tiles
        if tiles.pairs[site.old] & ~tiles.pairs[tile] != 0:
            return PERHAPS  # redirected
        if self.missed(site.old):
            return PERHAPS
        ends: list[int] = []
        for end in self.ends:
            if self.board.neighbour[end] != site.hex:
                ends.append(end)
            elif (i64(tiles.mask[tile]) >> opposite_edge(edge_of_slot(end))) & 1 == 0:
                return NO
        new: i64 = i64(tiles.mask[tile]) & ~i64(tiles.mask[site.old])
        e: i64
        for e in range(6):
            if (new >> e) & 1 != 0 and not site.goes_on(e):
                ends.append(slot(site.hex, e))
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
            if self.hopeless(goals[0], cash, tiles_left, dearest):
                return NO
            guess = self._one(site, tile, ends[0], cash, tiles_left, dearest)
        elif len(ends) == 2 and len(goals) == 2 and tiles_left == 2:
            if charge_two(self.least_at(goals[0]), self.least_at(goals[1]), dearest) > cash:
                return NO
            guess = self._two(site, tile, ends[0], ends[1], cash, dearest)
        if guess == NO and tiles_left > 1:
            for goal in goals:
                if self.missed(i64(self.track.tile[goal])):
                    return PERHAPS  # the first of two tiles may set free what the second needs
            if len(goals) == 1 and self._sets_free(
                site.hex, goals[0], opposite_edge(edge_of_slot(ends[0])), cash, dearest
            ):
                return PERHAPS
        return guess

    def _sets_free(self, built: i64, goal: i64, edge: i64, cash: i64, dearest: i64) -> bool:
        """Whether the first of two tiles, elsewhere, can set free what the second needs at a hex."""
        at = self.table.at(goal)
        wanted: i64 = at.missing[edge]
        if wanted == 0:
            return False
        for swap in self.table.replacements():
            if swap.sets_free & wanted == 0 or swap.hex == built or (swap.goal >= 0 and swap.goal != goal):
                continue
            if charge_two(swap.price, at.missing_price[edge], dearest) <= cash:
                return True
        return False

    def _origin(self, site: Site, tile: i64, end: i64) -> i64:
        """The place where the section with this free end begins, once a tile lies on the hex of the site."""
        h: i64 = hex_of_slot(end)
        if h != site.hex:
            back: i64 = i64(self.board.tiles.other[i64(self.track.tile[h]) * 8 + edge_of_slot(end)])
            return h if back == TO_TOWN else far_end(self.track, self.board, h, back)
        out: i64 = i64(self.board.tiles.other[tile * 8 + edge_of_slot(end)])
        return h if out == TO_TOWN else site.far[out]

    def _lasts(self, tile: i64, one: i64, two: i64 = -1) -> bool:
        """Whether the piles last for a tile and one or two more, given by their piles."""
        pile: i64 = self.board.tiles.pile[tile]
        left: i64 = i64(self.track.left[one])
        if left < 1 + (1 if pile == one else 0) + (1 if two == one else 0):
            return False
        return two < 0 or i64(self.track.left[two]) >= 1 + (1 if pile == two else 0)

    def _one(self, site: Site, tile: i64, end: i64, cash: i64, tiles_left: i64, dearest: i64) -> i64:
        """Of one free end: completed by one tile, or by two."""
        here: i64 = self.board.neighbour[end]
        edge: i64 = opposite_edge(edge_of_slot(end))
        origin: i64 = self._origin(site, tile, end)
        at = self.table.at(here)
        way: i64 = at.sure_way(edge, origin)
        if charge(at.sure[way], dearest) <= cash and self._lasts(tile, at.sure_pile[way]):
            return YES
        guess: i64 = PERHAPS if charge(at.least_price(edge, origin), dearest) <= cash else NO
        if tiles_left == 1:
            return guess
        e: i64
        for e in range(6):
            lead: i64 = at.lead_price(edge, e)
            if lead == NEVER:
                continue
            there: i64 = self.board.neighbour[here * 6 + e]
            if there == site.hex or self.near[there] == 0:
                continue
            if charge_two(lead, self.least_at(there), dearest) > cash:
                continue
            beyond = self.table.at(there)
            way = beyond.sure_way(opposite_edge(e), origin)
            if charge_two(at.sure_lead_price(edge, e), beyond.sure[way], dearest) <= cash and self._lasts(
                tile, at.lead_pile(edge, e), beyond.sure_pile[way]
            ):
                return YES
            # A free end of another section may end where this one began.
            but: i64 = ANYWHERE if at.leads_aside(edge, e) else origin
            if charge_two(lead, beyond.least_price(opposite_edge(e), but), dearest) <= cash:
                guess = PERHAPS
        return guess

    def _two(self, site: Site, tile: i64, one: i64, two: i64, cash: i64, dearest: i64) -> i64:
        """Of two free ends that come up to different hexes, with a tile for each."""
        a: i64 = self.board.neighbour[one]
        b: i64 = self.board.neighbour[two]
        at_a = self.table.at(a)
        at_b = self.table.at(b)
        edge_a: i64 = opposite_edge(edge_of_slot(one))
        edge_b: i64 = opposite_edge(edge_of_slot(two))
        origin_a: i64 = self._origin(site, tile, one)
        origin_b: i64 = self._origin(site, tile, two)
        way_a: i64 = at_a.sure_way(edge_a, origin_a)
        way_b: i64 = at_b.sure_way(edge_b, origin_b)
        if charge_two(at_a.sure[way_a], at_b.sure[way_b], dearest) <= cash and self._lasts(
            tile, at_a.sure_pile[way_a], at_b.sure_pile[way_b]
        ):
            return YES
        e: i64
        for e in range(6):
            if self.board.neighbour[a * 6 + e] == b:
                # Track may run from one of the two hexes to the other: both sections into one, or a third one.
                back: i64 = opposite_edge(e)
                if self._aside(a, edge_a, e) or self._aside(b, edge_b, back):
                    return PERHAPS
                lead_a: i64 = at_a.lead_price(edge_a, e)
                if origin_a != origin_b and lead_a != NEVER and at_b.lead_price(edge_b, back) != NEVER:
                    both: i64 = charge_two(
                        at_a.sure_lead_price(edge_a, e), at_b.sure_lead_price(edge_b, back), dearest
                    )
                    if both <= cash and self._lasts(
                        tile, at_a.lead_pile(edge_a, e), at_b.lead_pile(edge_b, back)
                    ):
                        return YES
                    return PERHAPS
        return (
            PERHAPS
            if charge_two(at_a.least_price(edge_a, origin_a), at_b.least_price(edge_b, origin_b), dearest)
            <= cash
            else NO
        )

    def _aside(self, h: i64, edge: i64, to: i64) -> bool:
        return self.table.in_full(h).leads_aside(edge, to)


def least_prices(board: Board, terms: Terms) -> vec[i64]:
    """The cheapest tile on bare ground and in a town, and from CHANGE on the cheapest change that adds track there."""
    tiles = board.tiles
    plain: i64 = NEVER
    town: i64 = NEVER
    i: i64
    for i in range(1, tiles.count):
        price: i64 = i64(terms.base[i])
        if tiles.cls[i] == TOWN:
            town = price if price < town else town
        else:
            plain = price if price < plain else plain
    if terms.change_by_base:
        return vec[i64]([plain, town, plain, town])
    to_coexist: i64 = i64(terms.change[SIMPLE * 4 + COEXIST])
    to_crossing: i64 = i64(terms.change[SIMPLE * 4 + CROSSING])
    change: i64 = to_coexist if to_coexist < to_crossing else to_crossing
    return vec[i64]([plain, town, change, i64(terms.change[TOWN * 4 + TOWN])])
