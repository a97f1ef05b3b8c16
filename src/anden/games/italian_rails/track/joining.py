# mypyc: compile
"""The cheapest track and ferries that would join all four major cities.

What a track costs depends on the end it is drawn to, and lines may be begun from every major city and from own track and
meet on the way. So in the cheapest tree every point is paid for once, and between two beginnings there is one section that
joins what was drawn from both sides and costs the cheaper of its ends.

A tree grows point by point, for every set of cities it has joined so far, until it gets to the last city. A point is
*reached* when the line was drawn to it, or *waiting* when it hangs on a joining section and the line will be drawn to it from
the other side. A tree that costs too much, with the least that is missing to the cities it has not joined, is left alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.printed.tables import FAR, NONE, SLOTS, T, other_end
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.charts import Charts, Survey
from anden.games.italian_rails.track.frontier import Frontier
from anden.games.italian_rails.track.tariff import Tariff

WAITING: Final = 1
"""A node is point * 2, + WAITING when the point is waiting."""
MAJORS: Final = 4
LAST: Final = 3
"""The major city that trees of all the others grow to."""
OTHERS: Final = 7
"""The set (bits) of all the others."""


def missing_cost(s: State, seat: i64, charts: Charts | None = None) -> int:
    """What the player would have to pay at least; 0 = all are joined, FAR = impossible as things stand. `charts`: those of the
    player, for whatever position; with them less is searched."""
    survey = Survey(s, Charts(seat) if charts is None else charts)
    known = survey.charts
    if known.missing == NONE or (known.missing > 0 and (known.risen or known.fallen)):
        known.missing = _search(survey, known.missing, known.risen)
        known.risen, known.fallen = False, False
    return int(known.missing)


def _search(survey: Survey, before: i64, risen: bool) -> i64:
    """`before`: what it was once, or NONE; not `risen` = it cannot have become more."""
    near = Nearness(survey)
    limit: i64 = before
    if before != NONE and not risen:
        return Forest(survey, near, limit).cheapest()
    cost: i64
    if before != NONE and before < FAR:  # often it still is what it was
        limit = before + 1
        cost = Forest(survey, near, limit).cheapest()
        if cost < limit:
            return cost
    least: i64 = near.span()
    limit = least + least // 4 + 4
    while least < FAR:
        cost = Forest(survey, near, limit).cheapest()
        if cost < limit:
            return cost
        limit *= 2
    return FAR


class Nearness:
    """By major city and point: what a line between them costs at least, whichever way its sections are drawn."""

    def __init__(self, survey: Survey) -> None:
        self.costs: list[vec[i64]] = [survey.major(major) for major in range(MAJORS)]

    def span(self) -> i64:
        """What lines that join all major cities would cost at these prices, each from one city to the next; FAR when there are
        none."""
        joined: i64 = 1
        total: i64 = 0
        one: i64 = T.one
        while joined != (OTHERS | one << LAST):
            best: i64 = FAR
            nearest: i64 = NONE
            point: i64
            for point in range(T.points):
                to: i64 = T.major[point]
                if to == NONE or (joined >> to) & 1 != 0:
                    continue
                major: i64
                for major in range(MAJORS):
                    if (joined >> major) & 1 != 0 and self.costs[major][point] < best:
                        best = self.costs[major][point]
                        nearest = to
            if nearest == NONE:
                return FAR
            joined |= one << nearest
            total += best
        return total

    def missing(self, cities: i64) -> vec[i64]:
        """By point: what is missing at least to the cities that are not in a set."""
        least = T.no_points[:]
        major: i64
        for major in range(MAJORS):
            if (cities >> major) & 1 == 0:
                costs = self.costs[major]
                point: i64
                for point in range(T.points):
                    if costs[point] > least[point]:
                        least[point] = costs[point]
        return least


class Forest:
    """The cheapest trees for every set of major cities, by the node they end in, as far as they can be part of one that joins all
    for less than a limit."""

    def __init__(self, survey: Survey, near: Nearness, limit: i64) -> None:
        self.s: State = survey.s
        self.seat: i64 = survey.charts.seat
        self.tariff: Tariff = survey.tariff()
        self.near: Nearness = near
        self.limit: i64 = limit
        self.trees: list[vec[i64]] = [T.far_nodes]
        """By set of cities: costs of its trees, by node."""

    def cheapest(self) -> i64:
        """What the cheapest tree costs that joins all; the limit when none is cheaper."""
        after, before = T.far_nodes[:], T.far_nodes[:]
        cities: i64
        for cities in range(1, OTHERS + 1):
            costs = T.far_nodes[:]
            missing = self.near.missing(cities)
            part: i64 = (cities - 1) & cities
            if part == 0:
                self._begin(cities, costs)
            while part > 0:
                rest: i64 = cities & ~part
                if part > rest:
                    self._merge(self.trees[part], self.trees[rest], costs, missing)
                part = (part - 1) & cities
            frontier = Frontier(costs, after, before)
            frontier.begin()
            if cities == OTHERS:
                return self._grow(frontier, missing, LAST)
            self._grow(frontier, missing, NONE)
            self.trees.append(costs)
        return self.limit

    def _begin(self, city: i64, costs: vec[i64]) -> None:
        """One city alone."""
        point: i64
        for point in range(T.points):
            if T.major[point] != NONE and (city >> T.major[point]) & 1 != 0:
                costs[point * 2] = 0

    def _merge(self, a: vec[i64], b: vec[i64], costs: vec[i64], missing: vec[i64]) -> None:
        """Two trees that end in the same point: one of them may wait for the other."""
        point: i64
        for point in range(T.points):
            drawn: i64 = point * 2
            waits: i64 = drawn + WAITING
            least: i64 = a[drawn] if a[drawn] < a[waits] else a[waits]
            least += b[drawn] if b[drawn] < b[waits] else b[waits]
            if least + missing[point] >= self.limit:
                continue
            reached: i64 = a[drawn] + b[drawn]
            if a[drawn] + b[waits] < reached:
                reached = a[drawn] + b[waits]
            if a[waits] + b[drawn] < reached:
                reached = a[waits] + b[drawn]
            if reached < costs[drawn]:
                costs[drawn] = reached
            if a[waits] + b[waits] < costs[waits]:
                costs[waits] = a[waits] + b[waits]

    def _grow(self, frontier: Frontier, missing: vec[i64], goal: i64) -> i64:
        """Let the trees grow over the board, cheapest first; until one gets to a city."""
        costs, limit = frontier.costs, self.limit
        on, back, beside = self.tariff.on, self.tariff.back, T.beside
        node: i64 = frontier.take(limit)
        while node != NONE:
            cost: i64 = frontier.at
            point: i64 = node // 2
            waits: i64 = node % 2
            if T.major[point] == goal and goal != NONE:
                return cost
            if waits != 0 and (T.major[point] != NONE or self.s.touches(self.seat, point)):
                frontier.reach(node - WAITING, cost)
                node = frontier.take(limit)
                continue  # whoever has got there goes on for no more than who waits
            k: i64
            for k in range(point * SLOTS, point * SLOTS + SLOTS):
                drawn: i64 = on[k]
                if drawn == FAR:
                    continue
                there: i64 = beside[k]
                hung: i64 = back[k]
                end: i64 = there * 2 + WAITING
                room: i64 = limit - cost - missing[there]
                if waits == 0:
                    if drawn < room and cost + drawn < costs[end - WAITING]:
                        frontier.reach(end - WAITING, cost + drawn)
                    if drawn < hung:
                        hung = drawn
                    if drawn == 0:
                        continue  # nothing is to be drawn, so nothing waits
                if hung < room and cost + hung < costs[end]:
                    frontier.reach(end, cost + hung)
            if T.ports[point] != 0:
                self._sail(frontier, node)
            node = frontier.take(limit)
        return limit

    def _sail(self, frontier: Frontier, node: i64) -> None:
        port: i64 = node // 2
        ferry: i64
        for ferry in range(T.ferries):
            if (T.ports[port] >> ferry) & 1 != 0:
                end: i64 = other_end(ferry, port) * 2 + node % 2
                frontier.reach(end, frontier.at + self.tariff.ferries[ferry])
