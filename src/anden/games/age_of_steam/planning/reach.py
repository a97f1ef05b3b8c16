# mypyc: compile
"""What each cube can earn a railroad: the links there are as a graph of places, and the best routes over them.

Earnings are counted in quarters of a point of income, because a link of somebody else on the way costs a little.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.tiles import NO_TRACK, TO_TOWN
from anden.games.cube_rails.track import NO_OWNER, Track, far_end, opposite_edge

ROOM: Final = 8
"""Neighbours of a place by links: six sides, a direct link, and one to spare."""
LENGTHS: Final = 8
"""Entries of a row of earnings: by locomotive, 0-6 (and one to spare)."""
COLOURS: Final = 6
OWN: Final = 4
"""What an own link earns, in quarters."""
FOREIGN: Final = -1
"""What a link of somebody else on the way costs."""
MOST_FOREIGN: Final = 1
"""So many links of others a planned route may use."""


class Bits:
    """Single bits to shift with: mypyc writes a constant 1 into C as a 32-bit number."""

    def __init__(self) -> None:
        self.one: i64 = 1
        self.zeros: vec[i64] = vec[i64]([0] * (64 * COLOURS * LENGTHS))
        """A table of earnings with nothing in it, to copy."""


BITS: Final = Bits()


class Net:
    """Places and the completed links between them, as one railroad sees them: its own and those of others."""

    def __init__(
        self, places: i64, degree: vec[u8], to: vec[u8], own: vec[u8], accept: vec[u8], ends: vec[u8]
    ) -> None:
        self.places: i64 = places
        self.degree: vec[u8] = degree
        self.to: vec[u8] = to
        """By place * ROOM + i: the place at the other end of its i-th link."""
        self.own: vec[u8] = own
        """By place * ROOM + i: 1 when that link is the railroad's own."""
        self.accept: vec[u8] = accept
        """By place: bits of the colours that end there."""
        self.ends: vec[u8] = ends
        """By place: 1 where goods cannot pass (terminals)."""
        self.sections: i64 = 0
        """Sections of track in own completed links: points at the end."""
        self.best: vec[i64] = vec[i64]()
        """By (place * COLOURS + colour) * LENGTHS + locomotive: what the best route earns. See `explore`."""
        self.limit: i64 = 6

    def copy(self) -> Net:
        net = Net(self.places, self.degree[:], self.to[:], self.own[:], self.accept[:], self.ends)
        net.sections = self.sections
        net.limit = self.limit
        return net

    def link(self, a: i64, b: i64, own: bool) -> None:
        """Add a link. Of several between the same places the own one counts."""
        self.half(a, b, own)
        self.half(b, a, own)

    def half(self, a: i64, b: i64, own: bool) -> None:
        """A link in one direction only."""
        n: i64 = i64(self.degree[a])
        i: i64
        for i in range(n):
            if i64(self.to[a * ROOM + i]) == b:
                if own:
                    self.own[a * ROOM + i] = u8(1)
                return
        if n < ROOM:
            self.to[a * ROOM + n] = u8(b)
            self.own[a * ROOM + n] = u8(1 if own else 0)
            self.degree[a] = u8(n + 1)

    def has_own(self, a: i64, b: i64) -> bool:
        """Whether the railroad has a link between two places already."""
        i: i64
        for i in range(i64(self.degree[a])):
            if i64(self.to[a * ROOM + i]) == b:
                return self.own[a * ROOM + i] == 1
        return False

    def touches(self, place: i64) -> bool:
        """Whether an own link ends at a place."""
        i: i64
        for i in range(i64(self.degree[place])):
            if self.own[place * ROOM + i] == 1:
                return True
        return False

    def explore(self, starts: i64) -> None:
        """Fill `best` for the places whose bits are set."""
        size: i64 = self.places * COLOURS * LENGTHS
        self.best = BITS.zeros[:size]
        one: i64 = BITS.one
        place: i64
        for place in range(self.places):
            if (starts >> place) & 1 == 1 and i64(self.degree[place]) > 0:
                self._walk(
                    place * COLOURS * LENGTHS,
                    place,
                    1,
                    0,
                    MOST_FOREIGN,
                    one << place,
                    i64(self.accept[place]),
                )
                self._widen(place)

    def _walk(self, row: i64, at: i64, length: i64, gain: i64, foreign: i64, seen: i64, blocked: i64) -> None:
        one: i64 = BITS.one
        best = self.best
        i: i64
        for i in range(i64(self.degree[at])):
            there: i64 = i64(self.to[at * ROOM + i])
            if (seen >> there) & 1 == 1:
                continue
            more: i64 = gain
            left: i64 = foreign
            if self.own[at * ROOM + i] == 1:
                more += OWN
            elif left == 0:
                continue
            else:
                more += FOREIGN
                left -= 1
            accept: i64 = i64(self.accept[there])
            fresh: i64 = accept & ~blocked
            colour: i64 = 0
            while fresh != 0:
                if fresh & 1 == 1 and best[row + colour * LENGTHS + length] < more:
                    best[row + colour * LENGTHS + length] = more
                fresh >>= 1
                colour += 1
            if length < self.limit and self.ends[there] == 0:
                self._walk(row, there, length + 1, more, left, seen | (one << there), blocked | accept)

    def _widen(self, place: i64) -> None:
        """A stronger locomotive can do what a weaker one can."""
        best = self.best
        colour: i64
        length: i64
        for colour in range(COLOURS):
            row: i64 = (place * COLOURS + colour) * LENGTHS
            for length in range(2, LENGTHS):
                if best[row + length] < best[row + length - 1]:
                    best[row + length] = best[row + length - 1]


def net_of(t: Track, board: Board, ports: vec[u8], land: vec[i64], extra: i64, seat: i64) -> Net:
    """The network as a seat sees it. `ports`: bits of colours a place takes besides its own (cotton).

    `land`: by hex the number of the cube that lies there, or -1; empty where the map has none. Each of these `extra`
    cubes is a place of its own, after the real ones: routes can only start there.
    """
    places: i64 = board.places + extra
    accept = vec[u8]([u8(0)] * places)
    ends = vec[u8]([u8(0)] * places)
    net = Net(
        places,
        vec[u8]([u8(0)] * places),
        vec[u8]([u8(0)] * (places * ROOM)),
        vec[u8]([u8(0)] * (places * ROOM)),
        accept,
        ends,
    )
    one: i64 = BITS.one
    p: i64
    e: i64
    for p in range(board.places):
        h: i64 = board.hex_of_place[p]
        city: i64 = i64(t.city[h])
        if city > 0:
            bits: i64 = i64(ports[p])
            if city <= COLOURS:
                bits |= one << (city - 1)
            accept[p] = u8(bits)
        ends[p] = board.terminal[h]
        for e in range(6):
            _follow(net, t, board, p, h, e, seat)
    i: i64
    for i in range(len(t.direct)):
        owner: i64 = i64(t.direct[i])
        if owner != NO_OWNER:
            link = board.direct[i]
            net.link(link.a, link.b, owner == seat)
            if owner == seat:
                net.sections += 1
    if extra > 0:
        _load_track(net, t, board, land, seat)
    return net


def _load_track(net: Net, t: Track, board: Board, land: vec[i64], seat: i64) -> None:
    """Cubes that lie on track can go to both ends of it, finished or not (St. Lucia)."""
    h: i64
    e: i64
    for h in range(board.n):
        if land[h] < 0 or t.tile[h] == 0:
            continue
        for e in range(6):
            owner: i64 = i64(t.owner[h * 6 + e])
            if owner == NO_OWNER:
                continue
            end: i64 = far_end(t, board, h, e)
            if end >= 0:
                net.half(board.places + land[h], board.place[end], owner == seat)


def _follow(net: Net, t: Track, board: Board, p: i64, h: i64, e: i64, seat: i64) -> None:
    """Add the link that leaves a place over an edge, if there is a completed one; from its lower end only."""
    neighbour = board.neighbour
    other = board.tiles.other
    sections: i64 = 0
    city: bool = t.city[h] != 0
    if not city:
        if t.tile[h] == 0 or i64(other[i64(t.tile[h]) * 8 + e]) != TO_TOWN:
            return
        sections = 1
    owner: i64 = NO_OWNER
    if not city:
        owner = i64(t.owner[h * 6 + e])
    at: i64 = h
    out: i64 = e
    while True:
        there: i64 = neighbour[at * 6 + out]
        if there < 0:
            return
        if t.city[there] != 0:
            at = there
            break
        back: i64 = opposite_edge(out)
        onward: i64 = i64(other[i64(t.tile[there]) * 8 + back])
        if onward == NO_TRACK:
            return
        owner = i64(t.owner[there * 6 + back])
        sections += 1
        at = there
        if onward == TO_TOWN:
            break
        out = onward
    q: i64 = board.place[at]
    if q <= p or owner == NO_OWNER:
        return
    net.link(p, q, owner == seat)
    if owner == seat:
        net.sections += sections
