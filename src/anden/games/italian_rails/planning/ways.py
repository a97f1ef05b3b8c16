# mypyc: compile
"""Ways of a train over track that is there or could be drawn, by what they cost in money and time together.

Weights are tenths of a million: a section that is not there costs its price (less when it will be needed to join the major
cities anyway), every step the time it takes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.planning.heap import NODES, Heap
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import NO_BUILD, STILL
from anden.games.italian_rails.printed.tables import NONE, SLOTS, T, edge_between, other_end
from anden.games.italian_rails.state import CITY_TRACKS, TOLL, State
from anden.games.italian_rails.track.blocking import critical
from anden.games.italian_rails.track.tariff import ferry_price

CLOSED: Final = 1 << 28
"""The weight of what cannot be used."""
SIDES: Final = 7
"""A point by the slot a train came in by, or by none."""
GUEST: Final = 6
"""Tenths of a million a step on the rival's track costs more."""


class Templates:
    """Arrays to copy; one instance, `EMPTY`."""

    def __init__(self) -> None:
        n = len(T.names)
        self.closed: vec[i64] = vec[i64]([CLOSED] * n)
        self.zero: vec[i64] = vec[i64]([0] * n)
        self.one: vec[i64] = vec[i64]([1] * n)
        self.none: vec[i64] = vec[i64]([NONE] * n)
        self.sides_closed: vec[i64] = vec[i64]([CLOSED] * (n * SIDES))
        self.sides_zero: vec[i64] = vec[i64]([0] * (n * SIDES))
        self.sides_none: vec[i64] = vec[i64]([NONE] * (n * SIDES))
        self.unplanned: vec[i64] = vec[i64]([0] * (len(A.edges) + len(A.ferries)))
        """By edge, ferries after the others: nothing is planned."""
        self.slots: vec[i64] = vec[i64]([NONE] * (n * SLOTS))


EMPTY: Final = Templates()


class Field:
    """The best ways from one place to all points."""

    def __init__(self) -> None:
        self.cost: vec[i64] = EMPTY.closed[:]
        self.money: vec[i64] = EMPTY.zero[:]
        self.steps: vec[i64] = EMPTY.zero[:]
        self.back: vec[i64] = EMPTY.none[:]
        self.trails: dict[int, list[int]] = {}
        """By point: the whole way, where it cannot be told by `back` (a train in open country may not turn)."""

    def nearest(self, city: int) -> int:
        """The point of a city with the cheapest way, or NONE."""
        best: i64 = NONE
        least: i64 = CLOSED
        for point in A.cities[city].points:
            if self.cost[point] < least:
                least = self.cost[point]
                best = point
        return int(best)

    def path(self, point: int) -> list[int]:
        """All points of the way."""
        if point in self.trails:
            return list(self.trails[point])
        way: list[int] = []
        while point != NONE:
            way.append(point)
            point = int(self.back[point])
        way.reverse()
        return way


class Ways:
    """All sections with their weights, for one player at one moment."""

    def __init__(self, s: State, seat: int, pace: int, speed: int, share: int) -> None:
        self.s: State = s
        self.seat: int = seat
        self.pace: i64 = pace
        """Tenths of a million one step is worth."""
        self.speed: i64 = speed
        edges = len(A.edges)
        self.walk: vec[i64] = EMPTY.slots[:]
        """By point * 6 + slot: the time to the neighbour, and tolls; NONE when the section cannot be used."""
        self.price: vec[i64] = EMPTY.slots[:]
        """By point * 6 + slot: million to draw the section; 0 when it is there."""
        self.delay: vec[i64] = vec[i64]([0] * edges)
        """Steps an event costs."""
        self.rivals: vec[i64] = vec[i64]([0] * edges)
        """1 = the rival's track."""
        self.share: vec[i64] = vec[i64]([share] * edges)
        """Tenths of the price that count."""
        self.sail_share: i64 = share
        self.sail: vec[i64] = vec[i64]([0] * len(A.ferries))
        """Price of a ferry."""
        self.sail_steps: i64 = 2 * speed + (speed if s.storm else 0)
        self.heap: Heap = Heap()
        self._look()

    def _look(self) -> None:
        s = self.s
        guard = critical(s, self.seat)
        may_pay = s.people[self.seat].cash >= TOLL
        weather = s.weather
        own: i64 = self.seat + 1
        edge: i64
        for edge in range(T.edges):
            owner: i64 = i64(s.owner[edge])
            a: i64 = T.end_a[edge]
            b: i64 = T.end_b[edge]
            if (weather[a] | weather[b]) & STILL != 0:
                self.delay[edge] = self.speed
            if T.inside[edge] != 0 or owner == own:
                self._set(edge, False, 0)
            elif owner != 0:
                self.rivals[edge] = 1
                if may_pay:
                    self._set(edge, False, GUEST)
            elif guard[edge] == 0 and self._open(edge, a) and self._open(edge, b):
                system: i64 = T.system[edge]
                flooded = system >= 0 and (s.flooded >> system) & 1 != 0
                if flooded or (weather[a] | weather[b]) & NO_BUILD != 0:
                    self.delay[edge] = self.speed
                self._set(edge, True, 0)
        ferry: i64
        for ferry in range(T.ferries):
            self.sail[ferry] = ferry_price(s, self.seat, ferry)

    def _open(self, edge: i64, point: i64) -> bool:
        s = self.s
        if s.rights:
            right: i64 = s.right_on(edge)
            if right >= 0 and right != self.seat:
                return False
        at: i64 = self.seat * T.points + point
        return T.small[point] == 0 or s.degree[at] < CITY_TRACKS

    def _set(self, edge: i64, new: bool, extra: i64) -> None:
        time: i64 = (1 + self.delay[edge]) * self.pace + extra
        a: i64 = T.end_a[edge]
        b: i64 = T.end_b[edge]
        k: i64
        for k in range(SLOTS):
            if T.beside_edge[a * SLOTS + k] == edge:
                self.walk[a * SLOTS + k] = time
                self.price[a * SLOTS + k] = T.price[edge * 2 + 1] if new else 0
            if T.beside_edge[b * SLOTS + k] == edge:
                self.walk[b * SLOTS + k] = time
                self.price[b * SLOTS + k] = T.price[edge * 2] if new else 0

    def favour(self, edges: list[int], share: int) -> None:
        """These sections will be needed anyway: only a share of their price counts."""
        for edge in edges:
            self.share[edge] = share

    def price_of(self, a: int, b: int) -> int:
        """Million to draw the section between two neighbours."""
        k: i64
        for k in range(SLOTS):
            if T.beside[a * SLOTS + k] == b:
                return max(0, int(self.price[a * SLOTS + k]))
        return 0

    def spread(
        self, starts: list[int], planned: vec[i64], goal: i64, haste: bool, anchors: vec[i64]
    ) -> Field:
        """Ways from some points; `planned` (by edge) is drawn already; `goal` = the city where the search may stop, or NONE;
        without `haste` only money counts. Track can be drawn only on from one of the `anchors` (by point: 1 where own track
        can begin; it must hang together, so not from the rival's track)."""
        field = Field()
        free = anchors[:]
        cost, money, steps, back = field.cost, field.money, field.steps, field.back
        walk, prices, share = self.walk, self.price, self.share
        heap = self.heap
        heap.clear()
        for start in starts:
            cost[start] = 0
            heap.push(start)
        while heap.count > 0:
            entry: i64 = heap.pop()
            point: i64 = entry % NODES
            at: i64 = entry // NODES
            if at != cost[point]:
                continue
            if goal >= 0 and T.city[point] == goal:
                break
            begin: i64 = free[point]
            slot: i64
            for slot in range(point * SLOTS, point * SLOTS + SLOTS):
                time: i64 = walk[slot]
                if time < 0:
                    continue
                edge: i64 = T.beside_edge[slot]
                price: i64 = 0 if planned[edge] != 0 else prices[slot]
                if price > 0 and begin == 0:
                    continue
                total: i64 = at
                if haste:
                    total += time + price * share[edge]
                elif self.rivals[edge] != 0:
                    continue
                else:
                    total += price * 10
                there: i64 = T.beside[slot]
                if total < cost[there]:
                    cost[there] = total
                    money[there] = money[point] + price
                    steps[there] = steps[point] + 1 + self.delay[edge]
                    back[there] = point
                    free[there] = anchors[there]
                    if begin != 0 and self.rivals[edge] == 0:
                        free[there] = 1
                    heap.push(total * NODES + there)
            if T.ports[point] != 0:
                self._sail(field, point, at, planned, haste, free, anchors)
        return field

    def _sail(
        self,
        field: Field,
        point: i64,
        at: i64,
        planned: vec[i64],
        haste: bool,
        free: vec[i64],
        anchors: vec[i64],
    ) -> None:
        """Ways go on by the ferries of a port."""
        ferry: i64
        for ferry in range(T.ferries):
            if (T.ports[point] >> ferry) & 1 == 0:
                continue
            price: i64 = 0 if planned[T.edges + ferry] != 0 else self.sail[ferry]
            if price > 0 and free[point] == 0:
                continue
            total: i64 = at + price * 10
            if haste:
                total = at + price * self.sail_share + self.pace * self.sail_steps
            there: i64 = other_end(ferry, point)
            if total < field.cost[there]:
                field.cost[there] = total
                field.money[there] = field.money[point] + price
                field.steps[there] = field.steps[point] + self.sail_steps
                field.back[there] = point
                free[there] = 1 if free[point] != 0 else anchors[there]
                self.heap.push(total * NODES + there)

    def from_train(self, start: int, came: int, anchors: vec[i64]) -> Field:
        """Ways of a train that stands in open country and may not go back the way it came before it has been in a city."""
        walk = Sided()
        cost, money, steps, back, free = walk.cost, walk.money, walk.steps, walk.back, walk.free
        first: i64 = start * SIDES + came
        cost[first] = 0
        free[first] = anchors[start]
        heap = self.heap
        heap.clear()
        heap.push(first)
        while heap.count > 0:
            entry: i64 = heap.pop()
            node: i64 = entry % NODES
            at: i64 = entry // NODES
            if at != cost[node]:
                continue
            here: i64 = node // SIDES
            side: i64 = node % SIDES
            k: i64
            for k in range(SLOTS):
                slot: i64 = here * SLOTS + k
                time: i64 = self.walk[slot]
                if time < 0 or k == side:
                    continue
                edge: i64 = T.beside_edge[slot]
                price: i64 = self.price[slot]
                if price > 0 and free[node] == 0:
                    continue
                total: i64 = at + time + price * self.share[edge]
                there: i64 = T.beside[slot]
                after: i64 = there * SIDES + ((k + 3) % SLOTS if T.city[there] < 0 else SLOTS)
                if total < cost[after]:
                    cost[after] = total
                    money[after] = money[node] + price
                    steps[after] = steps[node] + 1 + self.delay[edge]
                    back[after] = node
                    free[after] = anchors[there]
                    if free[node] != 0 and self.rivals[edge] == 0:
                        free[after] = 1
                    heap.push(total * NODES + after)
            if T.ports[here] != 0:
                self._sail_sided(walk, node, at, anchors)
        return walk.gather()

    def _sail_sided(self, walk: Sided, node: i64, at: i64, anchors: vec[i64]) -> None:
        here: i64 = node // SIDES
        ferry: i64
        for ferry in range(T.ferries):
            if (T.ports[here] >> ferry) & 1 == 0 or (self.sail[ferry] > 0 and walk.free[node] == 0):
                continue
            there: i64 = other_end(ferry, here)
            after: i64 = there * SIDES + SLOTS
            total: i64 = at + self.sail[ferry] * self.sail_share + self.pace * self.sail_steps
            if total < walk.cost[after]:
                walk.cost[after] = total
                walk.money[after] = walk.money[node] + self.sail[ferry]
                walk.steps[after] = walk.steps[node] + self.sail_steps
                walk.back[after] = node
                walk.free[after] = 1 if walk.free[node] != 0 else anchors[there]
                self.heap.push(total * NODES + after)

    def edges_of(self, path: list[int]) -> list[int]:
        """What must be drawn for a way, in its order: edges, and ferries after the last edge."""
        found: list[int] = []
        for i in range(len(path) - 1):
            edge = link(path[i], path[i + 1])
            if edge >= len(A.edges):
                if self.sail[edge - len(A.edges)] > 0:
                    found.append(edge)
            elif self.price_of(path[i], path[i + 1]) > 0:
                found.append(edge)
        return found


class Sided:
    """Ways by point and the side a train came in by."""

    def __init__(self) -> None:
        self.cost: vec[i64] = EMPTY.sides_closed[:]
        self.money: vec[i64] = EMPTY.sides_zero[:]
        self.steps: vec[i64] = EMPTY.sides_zero[:]
        self.back: vec[i64] = EMPTY.sides_none[:]
        self.free: vec[i64] = EMPTY.sides_zero[:]

    def gather(self) -> Field:
        """The best side of every point, with the whole way there for cities."""
        field = Field()
        point: i64
        for point in range(T.points):
            best: i64 = NONE
            node: i64
            for node in range(point * SIDES, point * SIDES + SIDES):
                if self.cost[node] < field.cost[point]:
                    field.cost[point] = self.cost[node]
                    field.money[point] = self.money[node]
                    field.steps[point] = self.steps[node]
                    best = node
            if best != NONE and T.city[point] >= 0:
                way: list[int] = []
                while best != NONE:
                    way.append(int(best // SIDES))
                    best = self.back[best]
                way.reverse()
                field.trails[int(point)] = way
        return field


def link(a: int, b: int) -> int:
    """The edge between two points, or the number of edges + the ferry."""
    edge = int(edge_between(a, b))
    if edge != NONE:
        return edge
    for f in range(len(A.ferries)):
        if (a, b) == A.ferries[f].ends or (b, a) == A.ferries[f].ends:
            return len(A.edges) + f
    return NONE
