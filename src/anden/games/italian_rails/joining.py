# mypyc: compile
"""The cheapest track and ferries that would join all four major cities.

What a track costs depends on the end it is drawn to, and lines may be begun from every major city and from own track and
meet on the way. So in the cheapest tree every point is paid for once, and between two beginnings there is one section that
joins what was drawn from both sides and costs the cheaper of its ends.

A tree grows point by point, for every set of cities it has joined so far. A point is *reached* when the line was drawn to
it, or *waiting* when it hangs on a joining section and the line will be drawn to it from the other side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.network import ALL_MAJORS, STEEPEST, ferry_price
from anden.games.italian_rails.state import State
from anden.games.italian_rails.tables import FAR, NONE, SLOTS, T, other_end

WAITING: Final = 1
"""A node is point * 2, + WAITING when the point is waiting."""


class Trees:
    """The cheapest trees for one set of major cities, by the node they end in."""

    def __init__(self, s: State, seat: i64) -> None:
        self.s: State = s
        self.seat: i64 = seat
        self.costs: vec[i64] = vec[i64]([FAR] * (2 * len(T.no_points)))

    def begin(self, major: i64) -> None:
        """One city alone."""
        point: i64
        for point in range(T.points):
            if T.major[point] == major:
                self.costs[point * 2] = 0

    def merge(self, a: vec[i64], b: vec[i64]) -> None:
        """Two trees that end in the same point: one of them may wait for the other."""
        costs = self.costs
        node: i64
        for node in range(0, 2 * T.points, 2):
            reached: i64 = a[node] + b[node]
            if a[node] + b[node + 1] < reached:
                reached = a[node] + b[node + 1]
            if a[node + 1] + b[node] < reached:
                reached = a[node + 1] + b[node]
            if reached < costs[node]:
                costs[node] = reached
            if a[node + 1] + b[node + 1] < costs[node + 1]:
                costs[node + 1] = a[node + 1] + b[node + 1]

    def grow(self) -> None:
        """Let the trees grow over the board, cheapest first."""
        costs = self.costs
        buckets: list[list[int]] = [[] for _ in range(STEEPEST)]
        node: i64
        for node in range(2 * T.points):
            if costs[node] < FAR:
                while len(buckets) <= costs[node] + STEEPEST:
                    buckets.append([])
                buckets[costs[node]].append(int(node))
        at: i64 = 0
        while at < len(buckets):
            for number in buckets[at]:
                if costs[number] == at:
                    while len(buckets) <= at + STEEPEST:
                        buckets.append([])
                    self._grow_from(number, at, buckets)
            at += 1

    def _grow_from(self, node: i64, cost: i64, buckets: list[list[int]]) -> None:
        point: i64 = node // 2
        waiting: i64 = node % 2
        if waiting != 0 and (T.major[point] != NONE or self.s.touches(self.seat, point)):
            self._reach(node - 1, cost, buckets)
        k: i64
        for k in range(point * SLOTS, point * SLOTS + SLOTS):
            edge: i64 = T.beside_edge[k]
            if edge < 0:
                continue
            there: i64 = T.beside[k]
            track: i64 = self.s.owner[edge]
            if track == self.seat + 1 or T.inside[edge] != 0:
                self._reach(there * 2 + waiting, cost, buckets)
            elif track == 0:
                up = there > point
                on: i64 = T.price[edge * 2 + 1] if up else T.price[edge * 2]
                back: i64 = T.price[edge * 2] if up else T.price[edge * 2 + 1]
                if waiting != 0:
                    self._reach(there * 2 + WAITING, cost + back, buckets)
                else:
                    self._reach(there * 2, cost + on, buckets)
                    self._reach(there * 2 + WAITING, cost + (on if on < back else back), buckets)
        if T.ports[point] != 0:
            ferry: i64
            for ferry in range(T.ferries):
                if (T.ports[point] >> ferry) & 1 != 0:
                    price: i64 = ferry_price(self.s, self.seat, ferry)
                    self._reach(other_end(ferry, point) * 2 + waiting, cost + price, buckets)

    def _reach(self, node: i64, cost: i64, buckets: list[list[int]]) -> None:
        if cost < self.costs[node]:
            self.costs[node] = cost
            buckets[cost].append(int(node))


def missing_cost(s: State, seat: i64) -> int:
    """What the player would have to pay at least; 0 = all are joined, FAR = impossible as things stand."""
    done: list[vec[i64]] = []
    mask: i64
    for mask in range(ALL_MAJORS + 1):
        trees = Trees(s, seat)
        major: i64
        for major in range(4):
            if mask == T.one << major:
                trees.begin(major)
        part: i64 = (mask - 1) & mask if mask > 0 else 0
        while part > 0:
            rest: i64 = mask & ~part
            if part < rest:
                break
            trees.merge(done[part], done[rest])
            part = (part - 1) & mask
        if mask > 0:
            trees.grow()
        done.append(trees.costs)
    best: i64 = FAR
    last = done[ALL_MAJORS]
    node: i64
    for node in range(0, 2 * T.points, 2):
        if last[node] < best:
            best = last[node]
    return int(best)
