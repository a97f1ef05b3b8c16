# mypyc: compile
"""Ways of a train over track that is there or could be drawn, by what they cost in money and time together.

Weights are tenths of a million: a section that is not there costs its price (less when it will be needed to join the major
cities anyway), every step the time it takes.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from anden.games.italian_rails.atlas import A
from anden.games.italian_rails.blocking import critical
from anden.games.italian_rails.cards import NO_BUILD, STILL
from anden.games.italian_rails.network import ferry_price
from anden.games.italian_rails.state import CITY_TRACKS, TOLL, State
from anden.games.italian_rails.tables import NONE, SLOTS, T

CLOSED: Final = 1 << 28
"""The weight of what cannot be used."""
NODES: Final = 8192
"""More than there are stops (points and sides)."""
STATIONS: Final = 7


class Field:
    """The best ways from one place to all points."""

    def __init__(self) -> None:
        size = len(T.names)
        self.cost: list[int] = [CLOSED] * size
        self.money: list[int] = [0] * size
        self.steps: list[int] = [0] * size
        self.back: list[int] = [NONE] * size
        self.trails: dict[int, list[int]] = {}
        """By point: the whole way, where it cannot be told by `back` (a train in open country may not turn)."""

    def nearest(self, city: int) -> int:
        """The point of a city with the cheapest way, or NONE."""
        best = NONE
        least = CLOSED
        for point in A.cities[city].points:
            if self.cost[point] < least:
                least = self.cost[point]
                best = point
        return best

    def path(self, point: int) -> list[int]:
        """All points of the way."""
        if point in self.trails:
            return self.trails[point]
        way: list[int] = []
        while point != NONE:
            way.append(point)
            point = self.back[point]
        way.reverse()
        return way


class Ways:
    """All sections with their weights, for one player at one moment."""

    def __init__(self, s: State, seat: int, pace: int, speed: int) -> None:
        self.s: State = s
        self.seat: int = seat
        self.pace: int = pace
        """Tenths of a million one step is worth."""
        self.speed: int = speed
        edges = len(A.edges)
        self.price: list[int] = [0] * (2 * edges)
        """Edge * 2 (+ 1): million to draw it to a (to b); 0 when it is there."""
        self.weight: list[int] = [CLOSED] * (2 * edges)
        self.delay: list[int] = [0] * edges
        """Steps an event costs."""
        self.rivals: list[int] = [0] * edges
        """1 = the rival's track."""
        self.share: list[int] = [9] * edges
        """Tenths of the price that count."""
        self.sail: list[int] = [0] * len(A.ferries)
        """Price of a ferry."""
        self.sail_steps: int = 2 * speed + (speed if s.storm else 0)
        self._look()

    def _look(self) -> None:
        s, seat = self.s, self.seat
        guard = critical(s, seat)
        may_pay = int(s.people[seat].cash) >= TOLL
        weather = s.weather
        for edge in range(len(A.edges)):
            owner = int(s.owner[edge])
            a, b = int(T.end_a[edge]), int(T.end_b[edge])
            if (int(weather[a]) | int(weather[b])) & STILL != 0:
                self.delay[edge] = self.speed
            if int(T.inside[edge]) != 0 or owner == seat + 1:
                self._set(edge, 0, 0, 0)
            elif owner != 0:
                self.rivals[edge] = 1
                if may_pay:
                    self._set(edge, 0, 0, 6)
            elif int(guard[edge]) == 0 and self._open(edge, a) and self._open(edge, b):
                if (int(weather[a]) | int(weather[b])) & NO_BUILD != 0:
                    self.delay[edge] = self.speed
                system = int(T.system[edge])
                if system >= 0 and (int(s.flooded) >> system) & 1 != 0:
                    self.delay[edge] = self.speed
                self._set(edge, int(T.price[edge * 2]), int(T.price[edge * 2 + 1]), 0)
        for f in range(len(A.ferries)):
            self.sail[f] = int(ferry_price(s, seat, f))

    def _open(self, edge: int, point: int) -> bool:
        s = self.s
        if s.rights:
            right = int(s.right_on(edge))
            if right >= 0 and right != self.seat:
                return False
        at = self.seat * len(T.names) + point
        return int(T.small[point]) == 0 or int(s.degree[at]) < CITY_TRACKS

    def _set(self, edge: int, to_a: int, to_b: int, extra: int) -> None:
        steps = (1 + self.delay[edge]) * self.pace + extra
        self.price[edge * 2] = to_a
        self.price[edge * 2 + 1] = to_b
        self.weight[edge * 2] = to_a * self.share[edge] + steps
        self.weight[edge * 2 + 1] = to_b * self.share[edge] + steps

    def favour(self, edges: list[int], share: int) -> None:
        """These sections will be needed anyway: only a share of their price counts."""
        for edge in edges:
            if self.share[edge] != share and self.weight[edge * 2] < CLOSED:
                self.share[edge] = share
                self._set(edge, self.price[edge * 2], self.price[edge * 2 + 1], 6 * self.rivals[edge])

    def spread(
        self, starts: list[int], planned: list[int], goal: int, haste: bool, anchors: list[int]
    ) -> Field:
        """Ways from some points; `planned` (by edge) is drawn already; `goal` = the city where the search may stop, or NONE;
        without `haste` only money counts. Track can be drawn only on from one of the `anchors` (by point, where own track can
        begin; it must hang together, so not from the rival's track;
        empty = everywhere)."""
        field = Field()
        free = list(anchors) if anchors else [1] * len(T.names)
        cost, money, steps, back = field.cost, field.money, field.steps, field.back
        heap: list[int] = []
        for point in starts:
            cost[point] = 0
            heappush(heap, point)
        pace = self.pace if haste else 0
        while heap:
            entry = heappop(heap)
            point = entry % NODES
            at = entry // NODES
            if at != cost[point]:
                continue
            if goal >= 0 and int(T.city[point]) == goal:
                break
            base = point * SLOTS
            for k in range(SLOTS):
                edge = int(T.beside_edge[base + k])
                if edge < 0:
                    continue
                there = int(T.beside[base + k])
                side = edge * 2 + (1 if there > point else 0)
                if self.weight[side] >= CLOSED:
                    continue
                price = 0 if planned[edge] != 0 else self.price[side]
                if price > 0 and free[point] == 0:
                    continue
                if haste:
                    total = at + (pace * (1 + self.delay[edge]) + 6 * self.rivals[edge])
                    total += price * self.share[edge]
                elif self.rivals[edge] != 0:
                    continue
                else:
                    total = at + price * 10
                if total < cost[there]:
                    cost[there] = total
                    money[there] = money[point] + price
                    steps[there] = steps[point] + 1 + self.delay[edge]
                    back[there] = point
                    if anchors:
                        kept = free[point] != 0 and self.rivals[edge] == 0
                        free[there] = 1 if kept or anchors[there] != 0 else 0
                    heappush(heap, total * NODES + there)
            if int(T.ports[point]) != 0:
                for f in range(len(self.sail)):
                    if (int(T.ports[point]) >> f) & 1 != 0:
                        ends = A.ferries[f].ends
                        there = ends[1] if ends[0] == point else ends[0]
                        price = 0 if planned[len(A.edges) + f] != 0 else self.sail[f]
                        if price > 0 and free[point] == 0:
                            continue
                        total = at + price * 9 + pace * self.sail_steps + (0 if haste else price)
                        if total < cost[there]:
                            cost[there] = total
                            money[there] = money[point] + price
                            steps[there] = steps[point] + self.sail_steps
                            back[there] = point
                            if anchors:
                                free[there] = 1 if free[point] != 0 or anchors[there] != 0 else 0
                            heappush(heap, total * NODES + there)
        return field

    def from_train(self, point: int, came: int, anchors: list[int]) -> Field:
        """Ways of a train that stands in open country and may not go back the way it came before it has been in a city."""
        size = len(T.names) * STATIONS
        free = [0 if anchors else 1] * size
        cost = [CLOSED] * size
        money = [0] * size
        steps = [0] * size
        back = [NONE] * size
        first = point * STATIONS + came
        cost[first] = 0
        if anchors and anchors[point] != 0:
            free[first] = 1
        heap = [first]
        while heap:
            entry = heappop(heap)
            node = entry % NODES
            at = entry // NODES
            if at != cost[node]:
                continue
            here = node // STATIONS
            side_in = node % STATIONS
            for k in range(SLOTS):
                edge = int(T.beside_edge[here * SLOTS + k])
                if edge < 0 or k == side_in:
                    continue
                there = int(T.beside[here * SLOTS + k])
                side = edge * 2 + (1 if there > here else 0)
                if self.weight[side] >= CLOSED:
                    continue
                price = self.price[side]
                if price > 0 and free[node] == 0:
                    continue
                total = (
                    at + self.pace * (1 + self.delay[edge]) + 6 * self.rivals[edge] + price * self.share[edge]
                )
                after = there * STATIONS + ((k + 3) % 6 if int(T.city[there]) < 0 else SLOTS)
                if total < cost[after]:
                    cost[after] = total
                    money[after] = money[node] + price
                    steps[after] = steps[node] + 1 + self.delay[edge]
                    back[after] = node
                    kept = free[node] != 0 and self.rivals[edge] == 0
                    free[after] = 1 if kept or anchors[there] != 0 else 0
                    heappush(heap, total * NODES + after)
            if int(T.ports[here]) != 0:
                for f in range(len(self.sail)):
                    if (int(T.ports[here]) >> f) & 1 != 0:
                        ends = A.ferries[f].ends
                        there = ends[1] if ends[0] == here else ends[0]
                        if self.sail[f] > 0 and free[node] == 0:
                            continue
                        total = at + self.sail[f] * 9 + self.pace * self.sail_steps
                        after = there * STATIONS + SLOTS
                        if total < cost[after]:
                            cost[after] = total
                            money[after] = money[node] + self.sail[f]
                            steps[after] = steps[node] + self.sail_steps
                            back[after] = node
                            free[after] = 1 if free[node] != 0 or anchors[there] != 0 else 0
                            heappush(heap, total * NODES + after)
        return _gather(cost, money, steps, back)

    def edges_of(self, path: list[int]) -> list[int]:
        """What must be drawn for a way, in its order: edges, and ferries after the last edge."""
        found: list[int] = []
        for i in range(len(path) - 1):
            edge = link(path[i], path[i + 1])
            if edge >= len(A.edges):
                if self.sail[edge - len(A.edges)] > 0:
                    found.append(edge)
            elif self.price[edge * 2] > 0:
                found.append(edge)
        return found


def _gather(cost: list[int], money: list[int], steps: list[int], back: list[int]) -> Field:
    """The best side of every point, with the whole way there for cities."""
    field = Field()
    for point in range(len(T.names)):
        best = NONE
        for k in range(STATIONS):
            node = point * STATIONS + k
            if cost[node] < field.cost[point]:
                field.cost[point] = cost[node]
                field.money[point] = money[node]
                field.steps[point] = steps[node]
                best = node
        if best != NONE and int(T.city[point]) >= 0:
            way: list[int] = []
            while best != NONE:
                way.append(best // STATIONS)
                best = back[best]
            way.reverse()
            field.trails[point] = way
    return field


def link(a: int, b: int) -> int:
    """The edge between two points, or the number of edges + the ferry."""
    for k in range(SLOTS):
        if int(T.beside[a * SLOTS + k]) == b:
            return int(T.beside_edge[a * SLOTS + k])
    for f in range(len(A.ferries)):
        if (a, b) == A.ferries[f].ends or (b, a) == A.ferries[f].ends:
            return len(A.edges) + f
    return NONE
