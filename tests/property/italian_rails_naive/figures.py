"""What a view foresees, worked out the long way: every search goes over the whole board, nothing is left out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from heapq import heapify, heappop, heappush
from typing import Any

from anden.games.italian_rails.phases.build import may_start
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import NO_BUILD, C
from anden.games.italian_rails.state import CITY_TRACKS, State
from anden.games.italian_rails.track.blocking import Walk

Costs = dict[Any, int]
"""By point, or by point and whether it waits."""
NEVER = 9999
WHOLE_SETS = range(1, 16)
RIVERS = {river.id: river.system for river in A.rivers}
MAJOR_OF = {point: n for n, city in enumerate(A.majors) for point in A.cities[city].points}


class Prices:
    """What one player would pay for every step: (there, drawn to there, drawn back from there)."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.cities: dict[int, Costs] = {}
        self.steps: dict[int, list[tuple[int, int, int]]] = {n: [] for n in range(len(A.points))}
        for n, edge in enumerate(A.edges):
            free = edge.inside or s.owner[n] == seat + 1
            if free or s.owner[n] == 0:
                to_a, to_b = (0, 0) if free else (edge.price_a, edge.price_b)
                self.steps[edge.a].append((edge.b, to_b, to_a))
                self.steps[edge.b].append((edge.a, to_a, to_b))
        for n, ferry in enumerate(A.ferries):
            own, rival = (int(s.people[who].ferries) >> n & 1 for who in (seat, 1 - seat))
            price = 0 if own else ferry.second if rival else ferry.first
            for here, there in (ferry.ends, ferry.ends[::-1]):
                self.steps[here].append((there, price, price))

    def touched(self) -> set[int]:
        return {n for n in range(len(A.points)) if self.s.touches(self.seat, n)}

    def spread(self, starts: Iterable[int], *, backward: bool) -> Costs:
        costs: Costs = dict.fromkeys(starts, 0)
        queue = [(0, point) for point in costs]
        while queue:
            cost, point = heappop(queue)
            if cost > costs[point]:
                continue
            for there, on, back in self.steps[point]:
                total = cost + (back if backward else on)
                if total < costs.get(there, NEVER):
                    costs[there] = total
                    heappush(queue, (total, there))
        return costs

    @cached_property
    def start(self) -> Costs:
        return self.spread(self.touched() or MAJOR_OF, backward=False)

    def to_city(self, city: int) -> Costs:
        if city not in self.cities:
            self.cities[city] = self.spread(A.cities[city].points, backward=True)
        return self.cities[city]

    def order(self, city: int, good: int) -> dict[str, Any]:
        """The first of the sources that need least track."""
        start = self.start
        goal = self.to_city(city)
        found: dict[str, Any] = {"source": None, "price": None}
        least = NEVER
        for source in A.goods[good].sources:
            supply = self.to_city(source)
            together = start.keys() & goal.keys() & supply.keys()
            price = min((start[p] + goal[p] + supply[p] for p in together), default=NEVER)
            if price < least:
                least = price
                found = {"source": A.cities[source].id, "price": price}
        return found

    def missing(self) -> int | None:
        """The cheapest tree that joins all major cities: grown for every set of them, from every pair of smaller sets."""
        begun = self.touched() | MAJOR_OF.keys()
        trees: dict[int, Costs] = {}
        for cities in WHOLE_SETS:
            costs: Costs = {(p, False): 0 for p, major in MAJOR_OF.items() if cities == 1 << major}
            for part in range(1, cities):
                if part & cities == part and cities - part in trees:
                    _merge(trees[part], trees[cities - part], costs)
            self._grow(costs, begun)
            trees[cities] = costs
        return min((cost for (_, waits), cost in trees[15].items() if not waits), default=None)

    def _grow(self, costs: Costs, begun: set[int]) -> None:
        queue = [(cost, node) for node, cost in costs.items()]
        heapify(queue)
        while queue:
            cost, (point, waits) = heappop(queue)
            if cost > costs[point, waits]:
                continue
            ways = [((point, False), cost)] if waits and point in begun else []
            for there, on, back in self.steps[point]:
                ways.append(((there, True), cost + (back if waits else min(on, back))))
                if not waits:
                    ways.append(((there, False), cost + on))
            for node, total in ways:
                if total < costs.get(node, NEVER):
                    costs[node] = total
                    heappush(queue, (total, node))


def _merge(a: Costs, b: Costs, costs: Costs) -> None:
    for (point, waits), cost in a.items():
        for other in (False, True):
            if (point, other) in b:
                node = (point, waits and other)
                costs[node] = min(costs.get(node, NEVER), cost + b[point, other])


def groups(s: State, seat: int) -> list[list[str]]:
    """Major cities that own track and ferries join, as far as own track touches them."""
    own = Prices(s, seat)
    found: list[list[str]] = []
    seen: set[int] = set()
    for start in sorted(MAJOR_OF):
        if start in seen:
            continue
        reached = {point for point, cost in own.spread([start], backward=False).items() if cost == 0}
        seen |= reached
        majors = {MAJOR_OF[p] for p in reached & MAJOR_OF.keys()}
        if own.touched() & reached & MAJOR_OF.keys():
            found.append([A.cities[city].id for n, city in enumerate(A.majors) if n in majors])
    return found


def network(s: State, seat: int) -> dict[str, Any]:
    joined = groups(s, seat)
    most = max((len(group) for group in joined), default=0)
    return {"groups": joined, "joined": most, "missing": Prices(s, seat).missing()}


def plans(s: State, seat: int) -> dict[str, Any]:
    prices = Prices(s, seat)
    cards = [*s.people[seat].cards, *s.offer]
    return {str(card): [prices.order(o.city, o.good) for o in C.orders[card]] for card in cards}


def tracks(s: State) -> list[list[int]]:
    return [[n for n, who in enumerate(s.owner) if who == seat + 1] for seat in range(2)]


def building(s: State) -> tuple[list[str], list[int]]:
    """Where track may begin, and where it may not lie."""
    guard = Walk(s, 1 - s.active).run()
    begins = [p.name for n, p in enumerate(A.points) if may_start(s, n)]
    outside = [n for n, edge in enumerate(A.edges) if not edge.inside]
    return begins, [n for n in outside if guard[n] or not may_lie(s, n)]


def may_lie(s: State, n: int) -> bool:
    """Whether the active player may build an edge, as far as his rival's way to cities is not concerned."""
    edge, rights = A.edges[n], {code >> 1: code & 1 for code in s.rights}
    if s.owner[n] or rights.get(n, s.active) != s.active:
        return False
    if edge.water in RIVERS and s.flooded >> A.system_index[RIVERS[edge.water]] & 1:
        return False
    for end in (edge.a, edge.b):
        full = s.degree[int(s.active) * len(A.points) + end] >= CITY_TRACKS
        if s.weather[end] & NO_BUILD or (full and A.points[end].city >= 0 and end not in MAJOR_OF):
            return False
    return True
