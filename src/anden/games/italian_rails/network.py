# mypyc: compile
"""Networks: which major cities a player has joined, and what it would cost to join more.

Own track and the inside of major cities are free, an edge nobody has built costs what a track to its far end costs, a ferry
its price; the rival's track is no part of anybody else's network.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.state import State
from anden.games.italian_rails.tables import FAR, NONE, SLOTS, T, other_end

STEEPEST: Final = 32
"""More than any single edge or ferry costs."""
ALL_MAJORS: Final = 15


def ferry_price(s: State, seat: i64, ferry: i64) -> i64:
    """What a ferry costs a player: 0 when it is his, the lower price when the rival has it."""
    if (s.people[seat].ferries >> ferry) & 1 != 0:
        return 0
    if (s.people[1 - seat].ferries >> ferry) & 1 != 0:
        return T.ferry_second[ferry]
    return T.ferry_first[ferry]


def joined_majors(s: State, seat: i64) -> list[int]:
    """Groups of major cities (bits) that are joined by own track and ferries; those without own track are left out."""
    seen = T.no_points[:]
    groups: list[int] = []
    one: i64 = T.one
    start: i64
    for start in range(T.points):
        if T.major[start] == NONE or seen[start] != 0:
            continue
        bits: i64 = 0
        touched = False
        queue: list[int] = [int(start)]
        seen[start] = 1
        i = 0
        while i < len(queue):
            point: i64 = queue[i]
            i += 1
            if T.major[point] != NONE:
                bits |= one << T.major[point]
                touched = touched or s.touches(seat, point)
            k: i64
            for k in range(SLOTS):
                edge: i64 = T.beside_edge[point * SLOTS + k]
                if edge >= 0 and (T.inside[edge] != 0 or s.owner[edge] == seat + 1):
                    there: i64 = T.beside[point * SLOTS + k]
                    if seen[there] == 0:
                        seen[there] = 1
                        queue.append(int(there))
            ports: i64 = T.ports[point] & s.people[seat].ferries
            if ports != 0:
                ferry: i64
                for ferry in range(T.ferries):
                    if (ports >> ferry) & 1 != 0:
                        there = other_end(ferry, point)
                        if seen[there] == 0:
                            seen[there] = 1
                            queue.append(int(there))
        if touched:
            groups.append(int(bits))
    return groups


def all_joined(s: State, seat: i64) -> bool:
    """The four major cities in one continuous network (heading «Objetivo del juego»)."""
    for bits in joined_majors(s, seat):
        if bits == ALL_MAJORS:
            return True
    return False


def spread(s: State, seat: i64, costs: vec[i64], backward: bool, guest: bool = False) -> None:
    """Let costs spread over the board in place: from FAR down to the cheapest way from any point that has a cost. Backward:
    the price of drawing from a point towards those that have a cost. Guest: the rival's track and ferries are free."""
    buckets: list[list[int]] = [[] for _ in range(STEEPEST)]
    point: i64
    for point in range(T.points):
        cost: i64 = costs[point]
        if cost < FAR:
            while len(buckets) <= cost + STEEPEST:
                buckets.append([])
            buckets[cost].append(int(point))
    beside, beside_edge, inside, prices = T.beside, T.beside_edge, T.inside, T.price
    owner = s.owner
    mine: i64 = seat + 1
    at: i64 = 0
    while at < len(buckets):
        for number in buckets[at]:
            point = number
            if costs[point] != at:
                continue
            while len(buckets) <= at + STEEPEST:
                buckets.append([])
            k: i64
            for k in range(point * SLOTS, point * SLOTS + SLOTS):
                edge: i64 = beside_edge[k]
                if edge < 0:
                    continue
                there: i64 = beside[k]
                track: i64 = owner[edge]
                cost = at
                if track == 0:
                    if inside[edge] == 0:
                        # edges lead from the lower to the higher point
                        up = there > point
                        cost += prices[edge * 2 + 1] if up != backward else prices[edge * 2]
                elif track != mine and not guest:
                    continue
                if cost < costs[there]:
                    costs[there] = cost
                    buckets[cost].append(int(there))
            if T.ports[point] != 0:
                _sail(s, seat, costs, point, buckets, guest)
        at += 1


def _sail(s: State, seat: i64, costs: vec[i64], point: i64, buckets: list[list[int]], guest: bool) -> None:
    """Costs spread over the ferries of a port; a guest may use the rival's."""
    ferry: i64
    for ferry in range(T.ferries):
        if (T.ports[point] >> ferry) & 1 != 0:
            there: i64 = other_end(ferry, point)
            cost: i64 = costs[point] + ferry_price(s, seat, ferry)
            if guest and (s.people[1 - seat].ferries >> ferry) & 1 != 0:
                cost = costs[point]
            if cost < costs[there]:
                costs[there] = cost
                buckets[cost].append(int(there))


def from_network(s: State, seat: i64, guest: bool = False) -> vec[i64]:
    """By point: the cheapest track from what the player has; with no track yet, from any major city."""
    costs = T.far[:]
    found = False
    point: i64
    for point in range(T.points):
        if s.touches(seat, point):
            costs[point] = 0
            found = True
    if not found:
        for point in range(T.points):
            if T.major[point] != NONE:
                costs[point] = 0
    spread(s, seat, costs, False, guest)
    return costs


def to_city(s: State, seat: i64, city: i64, guest: bool = False) -> vec[i64]:
    """By point: the cheapest track from there to a city."""
    costs = T.far[:]
    point: i64
    for point in range(T.points):
        if T.city[point] == city:
            costs[point] = 0
    spread(s, seat, costs, True, guest)
    return costs


def meeting(a: vec[i64], b: vec[i64], c: vec[i64]) -> int:
    """The cheapest tree that joins three things, given the costs from each to every point."""
    best: i64 = FAR
    point: i64
    for point in range(T.points):
        total: i64 = a[point] + b[point] + c[point]
        if total < best:
            best = total
    return int(best)
