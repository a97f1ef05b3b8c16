# mypyc: compile
"""Lookup tables over board and cards, built once and shared by every game.

Points, edges, cities, goods and ferries are places in the lists of the atlas. A point has six slots for its neighbours,
clockwise from the east; who steps through slot k comes in by slot (k + 3) % 6 of the other point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.italian_rails.printed.atlas import MAJOR_TERRAIN, A, neighbours
from anden.games.italian_rails.printed.cards import LAST_CARD, C

SLOTS: Final = 6
NO_SLOT: Final = 6
"""A train without a direction, and every train in a city: it may leave any way."""
NONE: Final = -1
FAR: Final = 9999
"""A price nobody can pay: not to be reached."""
UNREACHED: Final = 255
"""The same in a byte."""


class Tables:
    """The tables; one instance, `T`."""

    def __init__(self) -> None:
        points = A.points
        edges = A.edges
        n = len(points)
        where = {(p.row, p.col): i for i, p in enumerate(points)}
        beside = [NONE] * (n * SLOTS)
        beside_edge = [NONE] * (n * SLOTS)
        for i, p in enumerate(points):
            for k, place in enumerate(neighbours(p.row, p.col)):
                other = where.get(place, NONE)
                edge = A.between.get((i, other), NONE)
                if edge >= 0:
                    beside[i * SLOTS + k] = other
                    beside_edge[i * SLOTS + k] = edge
        systems = {river.id: A.system_index[river.system] for river in A.rivers}
        price = [0] * (len(edges) * 2)
        for e, between in enumerate(edges):
            price[e * 2] = between.price_a
            price[e * 2 + 1] = between.price_b
        ports = [0] * n
        for f, line in enumerate(A.ferries):
            for end in line.ends:
                ports[end] |= 1 << f
        self.one: i64 = 1
        """The 1 to shift left. mypyc writes a constant 1 into C as a 32-bit number, so that 1 << 40 goes wrong there."""
        self.points: i64 = n
        self.edges: i64 = len(edges)
        self.cities: i64 = len(A.cities)
        self.goods: i64 = len(A.goods)
        self.ferries: i64 = len(A.ferries)
        self.names: list[str] = [p.name for p in points]
        self.beside: vec[i64] = vec[i64](beside)
        """Point * 6 + slot: the neighbour, or NONE."""
        self.beside_edge: vec[i64] = vec[i64](beside_edge)
        """Point * 6 + slot: the edge to the neighbour, or NONE."""
        self.end_a: vec[i64] = vec[i64]([e.a for e in edges])
        self.end_b: vec[i64] = vec[i64]([e.b for e in edges])
        self.inside: vec[i64] = vec[i64]([1 if e.inside else 0 for e in edges])
        """Edge: 1 inside a major city, where all may run and nobody builds."""
        self.price: vec[i64] = vec[i64](price)
        """Edge * 2 (+ 1): price of a track that ends in a (in b)."""
        self.system: vec[i64] = vec[i64]([systems.get(e.water, NONE) for e in edges])
        """Edge: the river system it crosses, or NONE."""
        self.city: vec[i64] = vec[i64]([p.city for p in points])
        self.small: vec[i64] = vec[i64](
            [1 if p.city >= 0 and p.terrain != MAJOR_TERRAIN else 0 for p in points]
        )
        """Point: 1 in small and medium cities, which take three tracks of each player."""
        self.major: vec[i64] = vec[i64](
            [A.majors.index(p.city) if p.city in A.majors else NONE for p in points]
        )
        """Point: which major city it belongs to (0-3), or NONE."""
        self.ports: vec[i64] = vec[i64](ports)
        """Point: bits of the ferries that start there."""
        self.ferry_a: vec[i64] = vec[i64]([f.ends[0] for f in A.ferries])
        self.ferry_b: vec[i64] = vec[i64]([f.ends[1] for f in A.ferries])
        self.ferry_first: vec[i64] = vec[i64]([f.first for f in A.ferries])
        self.ferry_second: vec[i64] = vec[i64]([f.second for f in A.ferries])
        self.city_good: vec[i64] = vec[i64]([c.good for c in A.cities])
        self.order_city: vec[i64] = vec[i64]([0] * ((LAST_CARD + 1) * 4))
        """Card * 4 + order (0-2)."""
        self.order_good: vec[i64] = vec[i64]([NONE] * ((LAST_CARD + 1) * 4))
        self.order_pay: vec[i64] = vec[i64]([0] * ((LAST_CARD + 1) * 4))
        for card in C.order_cards:
            for i, order in enumerate(C.orders[card]):
                self.order_city[card * 4 + i] = order.city
                self.order_good[card * 4 + i] = order.good
                self.order_pay[card * 4 + i] = order.pay
        self.step_on: vec[i64] = vec[i64]([FAR] * (n * SLOTS))
        """Point * 6 + slot: price of a track from there to the neighbour, 0 inside a major city, FAR without a neighbour."""
        self.step_back: vec[i64] = vec[i64]([FAR] * (n * SLOTS))
        """The same for a track from the neighbour to the point."""
        self.slot_a: vec[i64] = vec[i64]([NONE] * len(edges))
        """Edge: its place (point * 6 + slot) at end a."""
        self.slot_b: vec[i64] = vec[i64]([NONE] * len(edges))
        for k, number in enumerate(beside_edge):
            if number < 0:
                continue
            from_a = edges[number].a == k // SLOTS
            if not edges[number].inside:
                self.step_on[k] = price[number * 2 + 1 if from_a else number * 2]
                self.step_back[k] = price[number * 2 if from_a else number * 2 + 1]
            else:
                self.step_on[k] = 0
                self.step_back[k] = 0
            if from_a:
                self.slot_a[number] = k
            else:
                self.slot_b[number] = k
        self.step_near: vec[i64] = vec[i64](
            [min(ways) for ways in zip(self.step_on, self.step_back, strict=True)]
        )
        """The cheaper of both."""
        self.no_points: vec[i64] = vec[i64]([0] * n)
        """Empty arrays to copy or to share."""
        self.no_edges: vec[u8] = vec[u8](bytes(len(edges)))
        """What is kept with every state is kept in small numbers."""
        self.far: vec[i64] = vec[i64]([FAR] * n)
        self.unreached: vec[u8] = vec[u8](bytes([UNREACHED] * n))
        self.far_nodes: vec[i64] = vec[i64]([FAR] * (2 * n))


T: Final = Tables()


def edge_between(a: i64, b: i64) -> i64:
    """The edge between two points, or NONE."""
    first: i64 = a * SLOTS
    i: i64
    for i in range(first, first + SLOTS):
        if T.beside[i] == b:
            return T.beside_edge[i]
    return NONE


def slot_to(a: i64, b: i64) -> i64:
    """The slot of a that leads to b, or NONE."""
    k: i64
    for k in range(SLOTS):
        if T.beside[a * SLOTS + k] == b:
            return k
    return NONE


def price_to(edge: i64, end: i64) -> i64:
    """What a track costs that ends in a point."""
    return T.price[edge * 2] if T.end_a[edge] == end else T.price[edge * 2 + 1]


def other_end(ferry: i64, point: i64) -> i64:
    """Where a ferry leads from one of its ports."""
    return T.ferry_b[ferry] if T.ferry_a[ferry] == point else T.ferry_a[ferry]
