# mypyc: compile
"""«No puedes dibujar una vía que provoque que sea imposible para el otro jugador llegar hasta una ciudad en concreto».

What the rival can have in the end is a network of his own track, of all edges nobody has built, of all ferries and of the
insides of major cities. A section is critical when without it that network falls apart and a city is cut off from other
cities or from his track: a bridge, in the sense of graphs, with a city on one side and something to reach it from on the
other. One depth-first walk finds all bridges, so that every section of a list is judged by one walk. What the rival closes
himself does not count: a small city that has three of his tracks takes no more, and no new track of his leads through it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import FAR, NONE, SLOTS, T, other_end
from anden.games.italian_rails.state import CITY_TRACKS, State


def critical(s: State, builder: i64) -> vec[u8]:
    """By edge: 0, or the city + 1 that the rival could not reach any more if `builder` built it."""
    if s.guard_for != builder:
        s.guard = Walk(s, 1 - builder).run()
        s.guard_for = builder
    return s.guard


class Walk:
    """One depth-first walk over what the rival has and can still draw."""

    def __init__(self, s: State, rival: i64) -> None:
        self.s: State = s
        self.rival: i64 = rival
        self.result: vec[u8] = T.no_edges[:]
        self.full: vec[i64] = T.no_points[:]
        """By point: 1 in a city that takes no further track of his."""
        self.number: vec[i64] = T.far[:]
        """By point: when the walk came there, from 1; FAR = not yet."""
        self.last: vec[i64] = T.no_points[:]
        """By point: when the walk came to the last point behind it."""
        self.low: vec[i64] = T.far[:]
        """By point: the earliest point that can be reached from behind it."""
        self.cities: vec[i64] = T.no_points[:]
        """By point: how many points of cities are behind it, itself included."""
        self.places: vec[i64] = T.no_points[:]
        """By point: the same with all points that the rival's track touches."""
        self.count: i64 = 0
        self.bridges: list[int] = []
        """Points that are entered by the only way to all behind them, since the walk began."""
        # the way back to where the walk began, which may be longer than calls can be deep
        self.way: vec[i64] = T.no_points[:]
        self.entered: vec[i64] = T.no_points[:]
        """By point: the edge it was entered by."""
        self.turn: vec[i64] = T.no_points[:]
        """Which of its edges is next, by place on the way."""

    def run(self) -> vec[u8]:
        """Walk from everywhere the rival can draw: from major cities and from his track."""
        point: i64
        for point in range(T.points):
            if T.small[point] != 0 and self.s.degree[self.rival * T.points + point] >= CITY_TRACKS:
                self.full[point] = 1
        for point in range(T.points):
            if self.number[point] == FAR and (T.major[point] != NONE or self.s.touches(self.rival, point)):
                first: i64 = self.count + 1
                self.bridges = []
                self._visit(point)
                for behind in self.bridges:
                    self._judge(behind, point, first)
        return self.result

    def _judge(self, behind: i64, root: i64, first: i64) -> None:
        """Whether a city would be cut off by the edge that leads to a point; `first` is the number of the root."""
        cities: i64 = self.cities[behind]
        places: i64 = self.places[behind]
        other_cities: i64 = self.cities[root] - cities
        other_places: i64 = self.places[root] - places
        if (cities == 0 or other_places == 0) and (other_cities == 0 or places == 0):
            return
        inner = other_cities == 0 or 0 < cities <= other_cities
        for n in range(len(A.cities)):
            at: i64 = self.number[A.cities[n].point]
            if first <= at <= self.count and (self.number[behind] <= at <= self.last[behind]) == inner:
                self.result[self.entered[behind]] = u8(n + 1)
                return

    def _enter(self, point: i64) -> None:
        self.count += 1
        self.number[point] = self.count
        self.low[point] = self.count
        if T.city[point] >= 0:
            self.cities[point] = 1
            self.places[point] = 1
        elif self.s.touches(self.rival, point):
            self.places[point] = 1

    def _open(self, edge: i64, point: i64, there: i64) -> bool:
        """Whether an edge is in the rival's network or can be."""
        track: i64 = i64(self.s.owner[edge])
        if track == 0:
            return T.inside[edge] != 0 or (self.full[point] == 0 and self.full[there] == 0)
        return track == self.rival + 1

    def _visit(self, root: i64) -> None:
        """Walk everything that hangs together with a point. Ferries are edges too, after the others."""
        self._enter(root)
        beside, beside_edge, ports = T.beside, T.beside_edge, T.ports
        way, entered, turn = self.way, self.entered, self.turn
        deep: i64 = 0
        way[0] = root
        entered[root] = NONE
        turn[0] = 0
        while deep >= 0:
            point: i64 = way[deep]
            k: i64 = turn[deep]
            edge: i64 = NONE
            there: i64 = NONE
            if k < SLOTS:
                edge = beside_edge[point * SLOTS + k]
                if edge >= 0:
                    there = beside[point * SLOTS + k]
                    if not self._open(edge, point, there):
                        there = NONE
            elif ports[point] != 0 and k < SLOTS + T.ferries:
                if (ports[point] >> (k - SLOTS)) & 1 != 0:
                    edge = T.edges + k - SLOTS
                    there = other_end(k - SLOTS, point)
            else:
                self.last[point] = self.count
                deep -= 1
                if deep >= 0:
                    self._return(way[deep], point)
                continue
            turn[deep] = k + 1
            if there < 0 or edge == entered[point]:
                continue
            if self.number[there] == FAR:
                self._enter(there)
                deep += 1
                way[deep] = there
                entered[there] = edge
                turn[deep] = 0
            elif self.number[there] < self.low[point]:
                self.low[point] = self.number[there]

    def _return(self, point: i64, there: i64) -> None:
        """All behind a point is known: is the edge that led there the only way, and can it be built?"""
        edge: i64 = self.entered[there]
        only = self.low[there] > self.number[point] and edge < T.edges
        if only and self.s.owner[edge] == 0 and T.inside[edge] == 0:
            self.bridges.append(int(there))
        if self.low[there] < self.low[point]:
            self.low[point] = self.low[there]
        self.cities[point] += self.cities[there]
        self.places[point] += self.places[there]
