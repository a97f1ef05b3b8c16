"""What joining the four major cities still costs, against a plain search for the cheapest link of two networks."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random

import pytest

from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.state import State, set_owner
from anden.games.italian_rails.track.costs import from_network
from anden.games.italian_rails.track.joining import missing_cost
from anden.games.italian_rails.track.tariff import Tariff, ferry_price
from tests.scenarios.italian_rails.table import BESIDE, Scene


def price(s: State, here: int, there: int) -> int | None:
    """What a player (seat 0) pays to get from a point to its neighbour; None where the rival is in the way."""
    n = A.between[here, there]
    edge = A.edges[n]
    if edge.inside or s.owner[n] == 1:
        return 0
    if s.owner[n] != 0:
        return None
    return edge.price_b if there == edge.b else edge.price_a


def drawn_from(s: State, starts: set[int]) -> dict[int, int]:
    """The cheapest line from some points to every other, drawn outwards."""
    found = dict.fromkeys(starts, 0)
    queue = [(0, point) for point in starts]
    while queue:
        cost, point = heappop(queue)
        if cost > found[point]:
            continue
        steps = [(there, price(s, point, there)) for there in BESIDE[point]]
        for n, ferry in enumerate(A.ferries):
            if point in ferry.ends:
                steps.append((ferry.ends[ferry.ends[0] == point], int(ferry_price(s, 0, n))))
        for there, more in steps:
            if more is not None and cost + more < found.get(there, 9999):
                found[there] = cost + more
                heappush(queue, (cost + more, there))
    return found


def link(s: State, one: set[int], other: set[int]) -> int:
    """Two lines are drawn towards each other, and one section joins them, drawn from whichever side is cheaper."""
    a, b = drawn_from(s, one), drawn_from(s, other)
    best = min(cost + b.get(point, 9999) for point, cost in a.items())
    for edge in A.edges:
        for here, there in ((edge.a, edge.b), (edge.b, edge.a)):
            prices = [p for p in (price(s, here, there), price(s, there, here)) if p is not None]
            if prices and here in a and there in b:
                best = min(best, a[here] + b[there] + min(prices))
    return best


def test_new_track_hangs_on_own_track_once_there_is_some() -> None:
    fresh = Scene().state
    assert from_network(fresh, 0, Tariff(fresh, 0))[A.named("milano")] == 0
    begun = Scene().track(0, "AY25", "AY24").state
    assert from_network(begun, 0, Tariff(begun, 0))[A.named("milano")] > 20


def touched(s: State) -> set[int]:
    return {point for point in range(len(A.points)) if s.touches(0, point)}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("lonely", ["milano", "palermo"])
def test_the_last_link(seed: int, lonely: str) -> None:
    """Three major cities are joined, the fourth has a line of its own; much belongs to the rival."""
    rng = Random(f"{lonely} {seed}")
    scene = Scene()
    if lonely == "milano":
        scene.track(0, "roma", "napoli").ferry(0, "napoli_palermo")
        stub = rng.choice([("K13", "K14"), ("L12", "L13", "cremona"), ("J11", "J10")])
    else:
        scene.track(0, "milano", "roma", "napoli")
        stub = rng.choice([("AY25", "AY24"), ("AY25", "AY24", "AY23")])
    s = scene.state
    rest = touched(s).union(*(A.cities[n].points for n in A.majors if A.cities[n].id != lonely))
    scene.track(0, *stub)
    alone = (touched(s) - rest).union(A.cities[A.city_index[lonely]].points)
    free = [n for n, edge in enumerate(A.edges) if not edge.inside and s.owner[n] == 0]
    for edge in rng.sample(free, 600):
        set_owner(s, edge, 1)
    assert missing_cost(s, 0) == link(s, rest, alone)
