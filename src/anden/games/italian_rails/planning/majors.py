# mypyc: compile
"""What would join the major cities: the nearest one joins what there is, again and again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.planning.ways import EMPTY, Ways
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.tables import NONE, SLOTS, T, other_end
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.network import all_joined

HOME: Final = 1
"""The major city a network begins with when there is none: in the middle of the country."""


class Joining:
    """Track to draw until the four major cities are joined."""

    def __init__(self, s: State, seat: int, ways: Ways) -> None:
        self.s: State = s
        self.seat: int = seat
        self.done: bool = bool(all_joined(s, seat))
        self.edges: list[int] = []
        """In the order to draw them, ferries after the last edge."""
        self.price: int = 0
        if not self.done:
            self._grow(ways)

    def _grow(self, ways: Ways) -> None:
        base, have = self._largest()
        planned = EMPTY.unplanned[:]
        while len(have) < len(A.majors):
            field = ways.spread(base, planned, NONE, False, EMPTY.one)
            best = NONE
            for major in A.majors:
                if major in have:
                    continue
                point = field.nearest(major)
                if point != NONE and (best == NONE or field.cost[point] < field.cost[best]):
                    best = point
            if best == NONE:
                return
            path = field.path(best)
            for edge in ways.edges_of(path):
                if planned[edge] == 0:
                    planned[edge] = 1
                    self.edges.append(edge)
            self.price += int(field.money[best])
            have.append(int(T.city[best]))
            base = base + path + list(A.cities[int(T.city[best])].points)

    def _largest(self) -> tuple[list[int], list[int]]:
        """The part of the network with most major cities: its points, and those cities."""
        best: list[int] = []
        part: list[int] = []
        seen = EMPTY.zero[:]
        for point in network(self.s, self.seat):
            if seen[point] == 0:
                points, majors = self._part(point, seen)
                if len(majors) > len(best) or not part:
                    best, part = majors, points
        if not part:
            city = A.majors[HOME]
            return list(A.cities[city].points), [city]
        return part, best

    def _part(self, first: int, seen: vec[i64]) -> tuple[list[int], list[int]]:
        seen[first] = 1
        points = [first]
        majors: list[int] = []
        for point in points:
            if T.major[point] != NONE and int(T.city[point]) not in majors:
                majors.append(int(T.city[point]))
            for there in self._beside(point):
                if seen[there] == 0:
                    seen[there] = 1
                    points.append(there)
        return points, majors

    def _beside(self, point: int) -> list[int]:
        """Where own track, the inside of a city, or an own ferry leads from a point."""
        s = self.s
        found: list[int] = []
        slot: i64
        for slot in range(point * SLOTS, point * SLOTS + SLOTS):
            edge: i64 = T.beside_edge[slot]
            if edge >= 0 and (T.inside[edge] != 0 or i64(s.owner[edge]) == self.seat + 1):
                found.append(int(T.beside[slot]))
        ports: i64 = T.ports[point] & s.people[self.seat].ferries
        ferry: i64
        for ferry in range(T.ferries):
            if (ports >> ferry) & 1 != 0:
                found.append(int(other_end(ferry, point)))
        return found


def network(s: State, seat: int) -> list[int]:
    """Points where own track ends."""
    return [p for p in range(len(T.names)) if s.touches(seat, p)]
