# mypyc: compile
"""Networks: which major cities a player has joined, and what it would cost to join more.

Own track and the inside of major cities are free, an edge nobody has built costs what a track to its far end costs, a ferry
its price; the rival's track is no part of anybody else's network.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.frontier import Frontier
from anden.games.italian_rails.state import State
from anden.games.italian_rails.tables import FAR, NONE, SLOTS, T, other_end
from anden.games.italian_rails.tariff import Tariff

ALL_MAJORS: Final = 15


def own_track(s: State, seat: i64) -> list[int]:
    """The edges where a player has track."""
    found: list[int] = []
    edge: i64
    for edge in range(T.edges):
        if i64(s.owner[edge]) == seat + 1:
            found.append(int(edge))
    return found


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
                if edge >= 0 and (T.inside[edge] != 0 or i64(s.owner[edge]) == seat + 1):
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


def from_network(s: State, seat: i64, tariff: Tariff) -> vec[i64]:
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
    tariff.spread(waiting(costs), tariff.on, FAR)
    return costs


def waiting(costs: vec[i64]) -> Frontier:
    """All points that have a cost, to search from."""
    frontier = Frontier(costs, T.no_points[:], T.no_points[:])
    frontier.begin()
    return frontier


def city_costs(city: i64, tariff: Tariff) -> vec[i64]:
    """By point: the cheapest track from there to a city."""
    costs = T.far[:]
    point: i64
    for point in range(T.points):
        if T.city[point] == city:
            costs[point] = 0
    tariff.spread(waiting(costs), tariff.back, FAR)
    return costs


def major_costs(major: i64, tariff: Tariff, steps: vec[i64]) -> vec[i64]:
    """By point: the cheapest track between it and a major city, at the prices of `steps`."""
    costs = T.far[:]
    point: i64
    for point in range(T.points):
        if T.major[point] == major:
            costs[point] = 0
    tariff.spread(waiting(costs), steps, FAR)
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
