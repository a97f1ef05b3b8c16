# mypyc: compile
"""Networks: which major cities a player has joined, and what it would cost to join more.

Own track and the inside of major cities are free, an edge nobody has built costs what a track to its far end costs, a ferry
its price; the rival's track is no part of anybody else's network.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from anden.games.italian_rails.state import State
from anden.games.italian_rails.tables import FAR, NONE, SLOTS, T, other_end, price_to

STEEPEST: Final = 32
"""More than any single edge or ferry costs."""
ALL_MAJORS: Final = 15


def ferry_price(s: State, seat: i64, ferry: i64) -> i64:
    """What a ferry costs a player: 0 when it is his, the lower price when the rival has it."""
    if (s.people[seat].ferries >> ferry) & 1 != 0:
        return 0
    if (s.people[1 - seat].ferries >> ferry) & 1 != 0:
        return i64(T.ferry_second[ferry])
    return i64(T.ferry_first[ferry])


def joined_majors(s: State, seat: i64) -> list[int]:
    """Groups of major cities (bits) that are joined by own track and ferries; those without own track are left out."""
    seen = T.no_points[:]
    groups: list[int] = []
    one: i64 = T.one
    start: i64
    for start in range(T.points):
        if i64(T.major[start]) == NONE or i64(seen[start]) != 0:
            continue
        bits: i64 = 0
        touched = False
        queue: list[int] = [int(start)]
        seen[start] = 1
        i = 0
        while i < len(queue):
            point: i64 = queue[i]
            i += 1
            if i64(T.major[point]) != NONE:
                bits |= one << i64(T.major[point])
                touched = touched or s.touches(seat, point)
            k: i64
            for k in range(SLOTS):
                edge: i64 = i64(T.beside_edge[point * SLOTS + k])
                if edge >= 0 and (i64(T.inside[edge]) != 0 or i64(s.owner[edge]) == seat + 1):
                    there: i64 = i64(T.beside[point * SLOTS + k])
                    if i64(seen[there]) == 0:
                        seen[there] = 1
                        queue.append(int(there))
            ports: i64 = i64(T.ports[point]) & s.people[seat].ferries
            if ports != 0:
                ferry: i64
                for ferry in range(T.ferries):
                    if (ports >> ferry) & 1 != 0:
                        there = other_end(ferry, point)
                        if i64(seen[there]) == 0:
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


def spread(s: State, seat: i64, costs: vec[i16], backward: bool, guest: bool = False) -> None:
    """Let costs spread over the board in place: from FAR down to the cheapest way from any point that has a cost. Backward:
    the price of drawing from a point towards those that have a cost. Guest: the rival's track is free."""
    buckets: list[list[int]] = []
    point: i64
    for point in range(T.points):
        cost: i64 = i64(costs[point])
        if cost < FAR:
            while i64(len(buckets)) <= cost:
                buckets.append([])
            buckets[cost].append(int(point))
    at = 0
    while at < len(buckets):
        for number in buckets[at]:
            point = number
            if i64(costs[point]) == at:
                _relax(s, seat, costs, point, buckets, backward, guest)
        at += 1


def _relax(
    s: State, seat: i64, costs: vec[i16], point: i64, buckets: list[list[int]], backward: bool, guest: bool
) -> None:
    cost: i64 = i64(costs[point])
    k: i64
    for k in range(SLOTS):
        edge: i64 = i64(T.beside_edge[point * SLOTS + k])
        if edge < 0:
            continue
        there: i64 = i64(T.beside[point * SLOTS + k])
        price: i64 = 0
        if i64(T.inside[edge]) == 0:
            track: i64 = i64(s.owner[edge])
            if track == 0:
                price = price_to(edge, point if backward else there)
            elif track != seat + 1 and not guest:
                continue
        _lower(costs, there, cost + price, buckets)
    ports: i64 = i64(T.ports[point])
    if ports != 0:
        ferry: i64
        for ferry in range(T.ferries):
            if (ports >> ferry) & 1 != 0:
                _lower(costs, other_end(ferry, point), cost + ferry_price(s, seat, ferry), buckets)


def _lower(costs: vec[i16], point: i64, cost: i64, buckets: list[list[int]]) -> None:
    if cost < i64(costs[point]):
        costs[point] = i16(cost)
        while i64(len(buckets)) <= cost:
            buckets.append([])
        buckets[cost].append(int(point))


def missing_cost(s: State, seat: i64) -> int:
    """The cheapest track and ferries that would join all four major cities; FAR = impossible as things stand.

    Trees grow from the major cities; where two meet in a point, both have paid for the section that leads there. By sets
    of cities: the cheapest tree that joins a set and ends in a point, then on from there.
    """
    trees: list[vec[i16]] = [T.far]
    mask: i64
    for mask in range(1, 16):
        costs = T.far[:]
        point: i64
        for point in range(T.points):
            major: i64 = i64(T.major[point])
            if major != NONE and mask == T.one << major:
                costs[point] = 0
        part: i64 = (mask - 1) & mask
        while part > 0:
            rest: i64 = mask & ~part
            if part < rest:
                break
            a = trees[part]
            b = trees[rest]
            for point in range(T.points):
                total: i64 = i64(a[point]) + i64(b[point])
                if total < i64(costs[point]):
                    costs[point] = i16(total)
            part = (part - 1) & mask
        spread(s, seat, costs, False)
        trees.append(costs)
    best: i64 = FAR
    last = trees[15]
    for point in range(T.points):
        if i64(last[point]) < best:
            best = i64(last[point])
    return int(best)


def from_network(s: State, seat: i64, guest: bool = False) -> vec[i16]:
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
            if i64(T.major[point]) != NONE:
                costs[point] = 0
    spread(s, seat, costs, False, guest)
    return costs


def to_city(s: State, seat: i64, city: i64, guest: bool = False) -> vec[i16]:
    """By point: the cheapest track from there to a city."""
    costs = T.far[:]
    point: i64
    for point in range(T.points):
        if i64(T.city[point]) == city:
            costs[point] = 0
    spread(s, seat, costs, True, guest)
    return costs


def meeting(a: vec[i16], b: vec[i16], c: vec[i16]) -> int:
    """The cheapest tree that joins three things, given the costs from each to every point."""
    best: i64 = FAR
    point: i64
    for point in range(T.points):
        total: i64 = i64(a[point]) + i64(b[point]) + i64(c[point])
        if total < best:
            best = total
    return int(best)
