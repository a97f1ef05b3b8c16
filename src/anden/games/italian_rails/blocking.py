# mypyc: compile
"""«No puedes dibujar una vía que provoque que sea imposible para el otro jugador llegar hasta una ciudad en concreto».

The rival can draw from every major city and from his own track, over edges nobody has built, and can build any ferry. A
section is critical when without it a city falls off from all of that: a bridge, in the sense of graphs, with a city behind
it. One depth-first walk finds all bridges, so that every section of a list is judged by one walk (and one more for each
major city where the rival has no track, which must stay joined to something else). What the rival closes himself does not
count: a small city that has three of his tracks takes no more, and no walk leads through it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.atlas import A
from anden.games.italian_rails.state import CITY_TRACKS, State
from anden.games.italian_rails.tables import NONE, SLOTS, T, other_end

STARTS: Final = 1
"""A point the rival has reached, or where he can start."""
CLOSED: Final = 2
"""A point no further track of his can use."""


def critical(s: State, builder: i64) -> vec[i64]:
    """By edge: 0, or the city + 1 that the rival could not reach any more if `builder` built it."""
    if s.guard_for != builder:
        s.guard = _find_critical(s, 1 - builder)
        s.guard_for = builder
    return s.guard


def _find_critical(s: State, rival: i64) -> vec[i64]:
    result = T.no_edges[:]
    walk = Walk(s, rival, result)
    walk.mark(NONE)
    walk.run()
    major: i64
    for major in range(4):
        if walk.untouched(major):
            again = Walk(s, rival, result)
            again.mark(major)
            again.run()
    return result


class Walk:
    """One depth-first walk over what the rival can still draw."""

    def __init__(self, s: State, rival: i64, result: vec[i64]) -> None:
        self.s: State = s
        self.rival: i64 = rival
        self.result: vec[i64] = result
        self.mine: i64 = NONE
        """The major city that must be reached, or NONE when it is the small and medium ones."""
        self.state: vec[i64] = T.no_points[:]
        """By point: STARTS, CLOSED, or 0."""
        self.number: vec[i64] = T.far[:]
        """By point: when the walk came there; FAR = not yet."""
        self.low: vec[i64] = T.far[:]
        """By point: the earliest point that can be reached from behind it; 0 = a start."""
        self.need: vec[i64] = T.no_points[:]
        """By point: a city + 1 that is behind it."""
        self.count: i64 = 0
        # the way back to where the walk began, which may be longer than calls can be deep
        self.way: vec[i64] = T.no_points[:]
        self.entered: vec[i64] = T.no_points[:]
        """By what edge each point of the way was entered."""
        self.turn: vec[i64] = T.no_points[:]
        """Which of its edges is next."""

    def untouched(self, major: i64) -> bool:
        """Whether the rival has no track that ends in a major city."""
        for point in A.cities[A.majors[major]].points:
            if self.s.touches(self.rival, point):
                return False
        return True

    def mark(self, major: i64) -> None:
        """Set out the starts; without one major city when that is the one to be reached."""
        s = self.s
        rival = self.rival
        self.mine = major
        point: i64
        for point in range(T.points):
            here: i64 = T.major[point]
            if here != NONE and here != major:
                self.state[point] = STARTS
            elif s.touches(rival, point):
                tracks: i64 = s.degree[rival * T.points + point]
                full = T.small[point] != 0 and tracks >= CITY_TRACKS
                self.state[point] = CLOSED if full else STARTS
        ferry: i64
        for ferry in range(T.ferries):
            self._mark_ferry(T.ferry_a[ferry], T.ferry_b[ferry])
            self._mark_ferry(T.ferry_b[ferry], T.ferry_a[ferry])

    def _mark_ferry(self, port: i64, other: i64) -> None:
        """A ferry can be built from any port that is reached, so its other port is as good as reached."""
        if self.state[port] != 0 and self.state[other] == 0:
            self.state[other] = STARTS

    def run(self) -> None:
        point: i64
        k: i64
        for point in range(T.points):
            if self.state[point] != STARTS:
                continue
            for k in range(SLOTS):
                edge: i64 = T.beside_edge[point * SLOTS + k]
                if edge >= 0 and self.s.owner[edge] == 0:
                    there: i64 = T.beside[point * SLOTS + k]
                    if self.state[there] == 0 and self.number[there] > self.count:
                        self._visit(there, edge)
                        self._judge(there, edge, 0)

    def _judge(self, point: i64, edge: i64, before: i64) -> None:
        """After all behind a point is known: is the edge that led there the only way?"""
        if self.low[point] > before and self.need[point] != 0 and edge < T.edges:
            self.result[edge] = self.need[point]

    def _enter(self, point: i64) -> None:
        self.count += 1
        self.number[point] = self.count
        self.low[point] = self.count
        city: i64 = T.city[point]
        if city >= 0 and (self.mine == NONE or T.major[point] == self.mine):
            self.need[point] = city + 1

    def _visit(self, first: i64, by: i64) -> None:
        """Walk everything behind a point that was entered by an edge. Ferries are edges too, after the others."""
        self._enter(first)
        beside, beside_edge, owner, ports = T.beside, T.beside_edge, self.s.owner, T.ports
        way, entered, turn = self.way, self.entered, self.turn
        deep: i64 = 0
        way[0] = first
        entered[0] = by
        turn[0] = 0
        while deep >= 0:
            point: i64 = way[deep]
            k: i64 = turn[deep]
            edge: i64 = NONE
            there: i64 = NONE
            if k < SLOTS:
                edge = beside_edge[point * SLOTS + k]
                if edge >= 0 and owner[edge] == 0:
                    there = beside[point * SLOTS + k]
            elif ports[point] != 0 and k < SLOTS + T.ferries:
                if (ports[point] >> (k - SLOTS)) & 1 != 0:
                    edge = T.edges + k - SLOTS
                    there = other_end(k - SLOTS, point)
            else:
                deep -= 1
                if deep >= 0:
                    self._return(way[deep], point, entered[deep + 1])
                continue
            turn[deep] = k + 1
            if there >= 0 and edge != entered[deep] and self._leads_on(point, there):
                self._enter(there)
                deep += 1
                way[deep] = there
                entered[deep] = edge
                turn[deep] = 0

    def _leads_on(self, point: i64, there: i64) -> bool:
        """Whether a neighbour is new; if not, remember how far back it leads."""
        state: i64 = self.state[there]
        if state == STARTS:
            self.low[point] = 0
            return False
        if state == CLOSED:
            return False
        if self.number[there] > self.count:
            return True
        if self.number[there] < self.low[point]:
            self.low[point] = self.number[there]
        return False

    def _return(self, point: i64, there: i64, edge: i64) -> None:
        self._judge(there, edge, self.number[point])
        if self.low[there] < self.low[point]:
            self.low[point] = self.low[there]
        if self.need[there] != 0:
            self.need[point] = self.need[there]
