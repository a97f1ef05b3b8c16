# mypyc: compile
"""Lines a railroad could build: the cheapest track for each pair of places, as steps from hex to hex.

Bots think in whole lines, not in tiles. A step joins two edges of a hex, or leads one to its town (`packing`). What
several lines ask of a hex is laid as one tile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.packing import (
    edge_of_slot,
    first_edge_of_step,
    hex_of_slot,
    hex_of_step,
    slot,
    step,
)
from anden.games.cube_rails.planning.reach import BITS
from anden.games.cube_rails.stock import is_left
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.tiles import NO_TRACK, SIMPLE, TO_TOWN, TOWN, TileSet
from anden.games.cube_rails.track import BUILT, NO_OWNER, NOBODY, Track, far_end, is_town_of, opposite_edge

FAR: Final = 1 << 30
TILE_WEIGHT: Final = 3
"""How many half dollars a tile weighs besides its price, because there are few in a turn."""
NONE: Final = -1


def _slot_before(taken: i64) -> i64:
    """Where new track came in that took a step."""
    return slot(hex_of_step(taken), first_edge_of_step(taken))


class Line:
    """New track that links two places."""

    def __init__(self, a: i64, b: i64, steps: list[int], key: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.steps: list[int] = steps
        self.key: i64 = key
        """What it was chosen by: half dollars and tiles."""
        self.direct: i64 = NONE
        """The number of a direct link, which needs no tile."""
        self.old: i64 = 0
        """Sections of own or unowned track that it completes."""


class Shapes:
    """Which oriented tile shows which paths or exits."""

    def __init__(self, tiles: TileSet) -> None:
        plain = [0] * 32768
        towns: list[list[int]] = [[] for _ in range(64)]
        for o in range(1, int(tiles.count)):
            if int(tiles.cls[o]) == TOWN:
                towns[int(tiles.mask[o])].append(o)
            else:
                plain[int(tiles.pairs[o])] = o
        self.plain: vec[u8] = vec[u8]([u8(o) for o in plain])
        """By bits of pairs: the plain tile, or 0."""
        self.towns: list[list[int]] = towns
        """By bits of exits: the town tiles, those without disc first."""


_shapes: dict[int, tuple[TileSet, Shapes]] = {}


def shapes_of(tiles: TileSet) -> Shapes:
    """The shapes of a tile set, made once."""
    key = id(tiles)
    if key not in _shapes:
        _shapes[key] = (tiles, Shapes(tiles))
    return _shapes[key][1]


class Surveyor:
    """Finds the lines open to a railroad on a track."""

    def __init__(self, t: Track, board: Board, terms: Terms, shapes: Shapes, seat: i64) -> None:
        self.t: Track = t
        self.board: Board = board
        self.terms: Terms = terms
        self.shapes: Shapes = shapes
        self.seat: i64 = seat
        self.longest: i64 = 3
        self.building: bool = True
        """It is the railroad's build turn: hexes it built on are taken. Else what was built last is of no account."""
        self.reached: i64 = 0
        """Bits of the places the railroad's own track touches."""
        self.lines: list[Line] = []
        size: i64 = board.n * 6
        self.key: vec[i64] = vec[i64]([0] * size)
        self.count: vec[i64] = vec[i64]([0] * size)
        self.parent: vec[i64] = vec[i64]([0] * size)
        self.stamp: vec[i64] = vec[i64]([0] * size)
        self.now: i64 = 0
        self.queue: vec[i64] = vec[i64]()
        self.best_key: vec[i64] = vec[i64]([FAR] * board.places)
        self.best_step: vec[i64] = vec[i64]([0] * board.places)
        self.best_from: vec[i64] = vec[i64]([0] * board.places)
        self.best_old: vec[i64] = vec[i64]([0] * board.places)
        self.known: dict[int, int] = {}

    def survey(self, longest: i64) -> None:
        """All lines of at most so many tiles."""
        self.longest = longest
        self._touch()
        p: i64
        for p in range(self.board.places):
            self._from_place(p)
        self._from_free_ends()
        i: i64
        for i in range(len(self.board.direct)):
            if self.t.direct[i] == NO_OWNER:
                link = self.board.direct[i]
                line = Line(link.a, link.b, [], 2 * link.price + TILE_WEIGHT)
                line.direct = i
                self.lines.append(line)

    def _touch(self) -> None:
        board = self.board
        t = self.t
        one: i64 = BITS.one
        h: i64
        e: i64
        for h in range(board.n):
            if t.tile[h] == 0:
                continue
            for e in range(6):
                if i64(t.owner[h * 6 + e]) != self.seat:
                    continue
                if board.town[h] == 1:
                    self.reached |= one << board.place[h]
                there: i64 = board.neighbour[h * 6 + e]
                if there >= 0 and t.city[there] != 0:
                    self.reached |= one << board.place[there]

    # --- the search -----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.now += 1
        self.queue = vec[i64]()
        p: i64
        for p in range(self.board.places):
            self.best_key[p] = FAR

    def _from_place(self, p: i64) -> None:
        board = self.board
        t = self.t
        h: i64 = board.hex_of_place[p]
        self._begin()
        town: bool = t.city[h] == 0
        e: i64
        for e in range(6):
            there: i64 = board.neighbour[h * 6 + e]
            if there < 0:
                continue
            if town:
                price: i64 = self._exit_price(h, e)
                if price < 0:
                    continue
                if t.city[there] != 0:
                    self._arrive(board.place[there], 2 * price + TILE_WEIGHT, step(h, e, TO_TOWN), NONE, 0)
                    continue
                self._meet(h, e, 2 * price + TILE_WEIGHT, 1, -2 - step(h, e, TO_TOWN))
            elif t.city[there] == 0 and self._is_free(there, opposite_edge(e)):
                self._push(there, opposite_edge(e), 0, 0, NONE)
        self._spread()
        q: i64
        for q in range(p + 1, board.places):
            if self.best_key[q] < FAR:
                self._note(p, q, 0)

    def _is_free(self, h: i64, e: i64) -> bool:
        """Whether no track leaves a hex over an edge."""
        return i64(self.board.tiles.other[i64(self.t.tile[h]) * 8 + e]) == NO_TRACK

    def _from_free_ends(self) -> None:
        board = self.board
        t = self.t
        h: i64
        e: i64
        for h in range(board.n):
            if t.tile[h] == 0:
                continue
            for e in range(6):
                owner: i64 = i64(t.owner[h * 6 + e])
                if owner != self.seat and owner != NOBODY:
                    continue
                there: i64 = board.neighbour[h * 6 + e]
                if there < 0 or t.city[there] != 0:
                    continue
                if not self._is_free(there, opposite_edge(e)):
                    continue
                anchor: i64 = self._anchor(h, e)
                if anchor < 0 or (owner == NOBODY and not self._claimable(anchor)):
                    continue
                self._begin()
                self._push(there, opposite_edge(e), 0, 0, NONE)
                self._spread()
                q: i64
                for q in range(board.places):
                    if self.best_key[q] < FAR and q != board.place[anchor]:
                        self._note(board.place[anchor], q, self._length(h, e))

    def _anchor(self, h: i64, e: i64) -> i64:
        """The hex of the place where the section with a free end begins, -1 if it is not to be had."""
        out: i64 = i64(self.board.tiles.other[i64(self.t.tile[h]) * 8 + e])
        if out == TO_TOWN:
            return h
        end: i64 = far_end(self.t, self.board, h, out)
        return end

    def _length(self, h: i64, e: i64) -> i64:
        """Sections of the unfinished track that ends at a free end."""
        n: i64 = 1
        other = self.board.tiles.other
        out: i64 = i64(other[i64(self.t.tile[h]) * 8 + e])
        while out != TO_TOWN:
            there: i64 = self.board.neighbour[h * 6 + out]
            if there < 0 or self.t.city[there] != 0:
                break
            h = there
            out = i64(other[i64(self.t.tile[h]) * 8 + opposite_edge(out)])
            if out == NO_TRACK:
                break
            n += 1
        return n

    def _claimable(self, h: i64) -> bool:
        return self.t.city[h] != 0 or is_town_of(self.t, self.board, h, self.seat)

    def _push(self, h: i64, a: i64, key: i64, count: i64, parent: i64) -> None:
        state: i64 = slot(h, a)
        if self.stamp[state] == self.now and self.key[state] <= key:
            return
        self.stamp[state] = self.now
        self.key[state] = key
        self.count[state] = count
        self.parent[state] = parent
        self.queue = append(self.queue, state)

    def _spread(self) -> None:
        """From every reached side on, until nothing gets cheaper."""
        at: i64 = 0
        while at < len(self.queue):
            state: i64 = self.queue[at]
            at += 1
            if self.count[state] < self.longest:
                self._through(
                    hex_of_slot(state), edge_of_slot(state), self.key[state], self.count[state], state
                )

    def _through(self, h: i64, a: i64, key: i64, count: i64, state: i64) -> None:
        board = self.board
        t = self.t
        if board.town[h] == 1:
            price: i64 = self._exit_price(h, a)
            if price >= 0:
                self._arrive(board.place[h], key + 2 * price + TILE_WEIGHT, step(h, a, TO_TOWN), state, 0)
            return
        b: i64
        for b in range(6):
            if b == a:
                continue
            there: i64 = board.neighbour[h * 6 + b]
            if there < 0:
                continue
            cost: i64 = self._path_price(h, a, b)
            if cost < 0:
                continue
            total: i64 = key + 2 * cost + TILE_WEIGHT
            if t.city[there] != 0:
                self._arrive(board.place[there], total, step(h, a, b), state, 0)
            else:
                self._meet(h, b, total, count + 1, step(h, a, b))

    def _meet(self, h: i64, b: i64, key: i64, count: i64, parent: i64) -> None:
        """New track leads over an edge into a hex without a city: it goes on there, or joins track."""
        board = self.board
        t = self.t
        there: i64 = board.neighbour[h * 6 + b]
        back: i64 = opposite_edge(b)
        if i64(board.tiles.other[i64(t.tile[there]) * 8 + back]) == NO_TRACK:
            self._push(there, back, key, count, parent)
            return
        owner: i64 = i64(t.owner[there * 6 + back])
        if owner != self.seat and owner != NOBODY:
            return
        end: i64 = far_end(t, board, h, b)
        if end < 0 or (owner == NOBODY and not self._claimable(end)):
            return
        last: i64 = -2 - parent if parent <= -2 else parent
        before: i64 = NONE if parent <= -2 else _slot_before(parent)
        self._arrive(board.place[end], key, last, before, self._length(there, back))

    def _arrive(self, place: i64, key: i64, step: i64, state: i64, old: i64) -> None:
        if key < self.best_key[place]:
            self.best_key[place] = key
            self.best_step[place] = step
            self.best_from[place] = state
            self.best_old[place] = old

    # --- prices ---------------------------------------------------------------------------------------------------

    def _path_price(self, h: i64, a: i64, b: i64) -> i64:
        """What a new path costs on a plain hex, -1 if there is no tile for it."""
        t = self.t
        tiles = self.board.tiles
        one: i64 = BITS.one
        old: i64 = i64(t.tile[h])
        if self.building and i64(t.fresh[h]) >= BUILT:
            return -1
        pairs: i64 = (one << i64(tiles.pair[a * 8 + b])) | tiles.pairs[old]
        o: i64 = self.plain_tile(pairs)
        if o == 0 or o == old:
            return -1
        if old != 0 and (
            i64(tiles.cls[old]) != SIMPLE or i64(tiles.mask[old]) & ((one << a) | (one << b)) != 0
        ):
            return -1
        return self.price_of(h, o)

    def _exit_price(self, h: i64, e: i64) -> i64:
        """What a new exit costs at a town, -1 if there is no tile for it."""
        t = self.t
        if self.building and i64(t.fresh[h]) >= BUILT:
            return -1
        one: i64 = BITS.one
        mask: i64 = i64(self.board.tiles.mask[i64(t.tile[h])])
        if (mask >> e) & 1 == 1:
            return -1
        o: i64 = self.town_tile(mask | (one << e))
        return -1 if o == 0 else self.price_of(h, o)

    def price_of(self, h: i64, o: i64) -> i64:
        """What a tile costs on a hex, if it leaves the paths there as they are."""
        terms = self.terms
        old: i64 = i64(self.t.tile[h])
        if old == 0:
            return i64(terms.base[o]) + i64(self.board.extra[h])
        if terms.change_by_base:
            return i64(terms.base[o])
        cls = self.board.tiles.cls
        return i64(terms.change[i64(cls[old]) * 4 + i64(cls[o])])

    def plain_tile(self, pairs: i64) -> i64:
        """The plain tile with these paths if it is in stock, or 0."""
        o: i64 = i64(self.shapes.plain[pairs])
        return o if o != 0 and self._in_stock(o) else 0

    def town_tile(self, mask: i64) -> i64:
        """A town tile with these exits that is in stock, or 0."""
        tiles = self.board.tiles
        for o in self.shapes.towns[mask]:
            if self._in_stock(o) and (tiles.disc[o] == 0 or self.t.town_discs > 0):
                return o
        return 0

    def _in_stock(self, o: i64) -> bool:
        tiles = self.board.tiles
        if tiles.bundled:
            return is_left(self.t, tiles, o)
        if self.t.left[tiles.pile[o]] > 0:
            return True
        second: i64 = tiles.second_pile[o]
        return second >= 0 and self.t.left[second] > 0

    # --- results --------------------------------------------------------------------------------------------------

    def _note(self, a: i64, b: i64, old: i64) -> None:
        """Keep a line if it is the best for its pair of places."""
        pair: i64 = a * 64 + b if a < b else b * 64 + a
        key: i64 = self.best_key[b]
        if int(pair) in self.known and self.lines[self.known[int(pair)]].key <= key:
            return
        steps: list[int] = [self.best_step[b]]
        state: i64 = self.best_from[b]
        while state >= 0:
            parent: i64 = self.parent[state]
            if parent == NONE:
                break
            if parent <= -2:
                steps.append(-2 - parent)
                break
            steps.append(parent)
            state = _slot_before(parent)
        steps.reverse()
        hexes: list[int] = []
        for taken in steps:
            h: i64 = hex_of_step(taken)
            if h in hexes:
                return
            hexes.append(h)
        if len(steps) > self.longest:
            return
        line = Line(a, b, steps, key)
        line.old = old + self.best_old[b]
        if int(pair) in self.known:
            self.lines[self.known[int(pair)]] = line
        else:
            self.known[int(pair)] = len(self.lines)
            self.lines.append(line)
