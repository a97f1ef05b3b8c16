"""Ways that cannot be taken, for telling why: of a train past what holds it up, of a line over what is closed."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from heapq import heappop, heappush

from anden.games.italian_rails.phases.build import Ground, may_start
from anden.games.italian_rails.printed.cards import STILL
from anden.games.italian_rails.printed.tables import NO_SLOT, NONE, SLOTS, T, price_to
from anden.games.italian_rails.state import TOLL, State

PAYS, WEATHERPROOF, TURNS = 1, 2, 3
"""What a daring train does not mind, each with those before it: the toll it cannot pay, closed points, turning outside of cities."""
CLOSED, TAKEN = 1_000, 4_000
"""A closed section is worse than any price; one that somebody has drawn will never be free again."""


def ride(s: State, goals: Sequence[int], daring: int) -> list[int]:
    """A shortest way of the active train over track that lies there, however far; [] = none."""
    player = s.player()
    start = (int(player.train), int(player.came))
    back = {start: start}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        if at[0] in goals:
            return _trace(back, at)
        for there in _steps(s, at, daring):
            if there not in back:
                back[there] = at
                queue.append(there)
    return []


def _steps(s: State, at: tuple[int, int], daring: int) -> list[tuple[int, int]]:
    """Where a train may go from a point that it entered by a slot."""
    point, came = at
    player = s.player()
    may_pay = daring >= PAYS or s.toll_paid or player.cash >= TOLL
    found: list[tuple[int, int]] = []
    for slot in range(SLOTS):
        edge = int(T.beside_edge[point * SLOTS + slot])
        if edge < 0 or (slot == came and daring < TURNS):
            continue
        owner = int(s.owner[edge])
        if T.inside[edge] == 0 and (owner == 0 or (owner != s.active + 1 and not may_pay)):
            continue
        there = int(T.beside[point * SLOTS + slot])
        if daring < WEATHERPROOF and (s.weather[point] | s.weather[there]) & STILL != 0:
            continue
        found.append((there, (slot + 3) % SLOTS if T.city[there] < 0 else int(NO_SLOT)))
    return found


def _trace(back: dict[tuple[int, int], tuple[int, int]], at: tuple[int, int]) -> list[int]:
    path = [at[0]]
    while back[at] != at:
        at = back[at]
        path.append(at[0])
    path.reverse()
    return path


def line(s: State, starts: Sequence[int], goals: Sequence[int]) -> list[int]:
    """The line to a point with the fewest closed sections, of those the cheapest; [] = land does not lead there. A major city that
    may not be left any more in this turn counts as closed."""
    ground = Ground(s)
    costs: dict[int, int] = {}
    back: dict[int, int] = {}
    heap: list[tuple[int, int]] = []
    for point in starts:
        if may_start(s, point) or T.major[point] != NONE:
            costs[point] = 0 if may_start(s, point) else CLOSED
            heappush(heap, (costs[point], point))
    while heap:
        cost, point = heappop(heap)
        if cost > costs[point]:
            continue
        if point in goals and point in back:
            return _line_to(back, point)
        for slot in range(SLOTS):
            edge = int(T.beside_edge[point * SLOTS + slot])
            if edge < 0 or T.inside[edge] != 0:
                continue
            there = int(T.beside[point * SLOTS + slot])
            hindrance = TAKEN if s.owner[edge] != 0 else 0 if ground.open(edge) else CLOSED
            price = cost + int(price_to(edge, there)) + hindrance
            if price < costs.get(there, price + 1):
                costs[there] = price
                back[there] = point
                heappush(heap, (price, there))
    return []


def _line_to(back: dict[int, int], point: int) -> list[int]:
    path = [point]
    while path[-1] in back:
        path.append(back[path[-1]])
    path.reverse()
    return path
