# mypyc: compile
"""What it would cost a player to join more: from what there is to every point, from every point to a city.

Own track and the inside of major cities are free, an edge nobody has built costs what a track to its far end costs, a ferry
its price; the rival's track is no part of anybody else's network.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.printed.tables import FAR, NONE, T
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.frontier import Frontier
from anden.games.italian_rails.track.tariff import Tariff


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
