# mypyc: compile
"""How likely a solo challenge is met, and which steps would break its limit (heading «Desafíos»)."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from anden.games.railroad_tiles.conditions.challenges import holds
from anden.games.railroad_tiles.planning.outlook import Outlook
from anden.games.railroad_tiles.planning.pawn_worth import NODES, S
from anden.games.railroad_tiles.printed.faces import CHALLENGES
from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.territories.networks import (
    CAR,
    PASSENGER,
    RAIL,
    ROAD,
    TRAIN,
    most_connected_stations,
)
from anden.games.railroad_tiles.territories.paths import Distances, longest_path
from anden.games.railroad_tiles.territories.shape import largest_town_group
from anden.games.railroad_tiles.territories.territory import BESIDE, WIDTH, Territory

MISSION: Final = 60.0
"""Points at stake: whoever misses the mission has none."""
PACE: Final = [0.0, 0.35, 0.45, 0.45, 0.3, 0.0, 0.8, 1.0, 0.45, 0.33, 0.2, 0.2, 0.13]
"""By challenge: how far a tile brings one towards the mission."""
FAR: Final = 1000


def is_mission(challenge: i64) -> bool:
    return 1 <= challenge <= 12 and challenge != 5


def mission_worth(t: Territory, look: Outlook, challenge: i64, stars: i64) -> float:
    """Points at stake times the chance to fulfil the mission. To be called right after `worth`."""
    missing: float = _missing(t, look, challenge, stars)
    if missing <= 0.0:
        return MISSION - (missing if missing > -2.0 else -2.0)  # a little more than enough is safer
    reach: float = PACE[int(challenge)] * (look.tiles + 0.01)
    share: float = missing / reach
    # Falls gently, so that a mission far away still draws: 0.5 when all goes as usual, 0.05 when it takes 2.6 times as much.
    return MISSION * exp(-0.7 * share * sqrt(share)) - missing * 0.5


def breaks_limit(t: Territory, challenge: i64) -> bool:
    """Whether the limit of the challenge no longer holds."""
    if challenge == 5 or challenge == 13 or challenge == 14:
        return not holds(t, int(challenge))
    return False


def _missing(t: Territory, look: Outlook, challenge: i64, stars: i64) -> float:
    """How much of the mission is still to be done; below 0: more than asked for."""
    goal = float(CHALLENGES[int(challenge)].goal)
    if challenge == 1:
        return goal - float(largest_town_group(t))
    if challenge == 2:
        return goal - _path(t, ROAD)
    if challenge == 3:
        return goal - _path(t, RAIL)
    if challenge == 4:
        return float(t.openings) - goal + _dead_ends(t, look)
    if challenge == 6:
        return _ring_missing(t, look, 2)
    if challenge == 7:
        return _holes_missing(t, look)
    if challenge == 8:
        return goal - _friends(t, look)
    if challenge == 9:
        return goal - float(most_connected_stations(t))
    if challenge == 10:
        return goal - _connected(t, CAR, stars)
    if challenge == 11:
        return goal - _connected(t, TRAIN, stars)
    return goal - _cities(t)


def _path(t: Territory, route: i64) -> float:
    """The longest path; less when the largest network of the route has hardly an open end to grow at."""
    best = float(longest_path(t, route))
    node: i64
    for node in range(2 * t.tiles):
        S.tally[node] = 0
    largest: i64 = -1
    for node in range(2 * t.tiles):
        face: i64 = i64(t.tile[node >> 1]) >> 3
        of_route: i64 = i64(T.rail_segments[face]) if route == RAIL else i64(T.road_segments[face])
        if (of_route >> (node & 1)) & 1 != 0:
            network: i64 = S.root[node]
            S.tally[network] += 1
            if largest < 0 or S.tally[network] > S.tally[largest]:
                largest = network
    if largest < 0 or best >= 14.0:
        return best
    ends: i64 = S.open[largest]
    return best - (3.0 if ends == 0 else (1.0 if ends == 1 else 0.0))


def _dead_ends(t: Territory, look: Outlook) -> float:
    """Openings that will hardly ever be closed."""
    if look.tiles < 1.0:
        return 0.0
    total: float = 0.0
    i: i64
    for i in range(t.spaces):
        ask: i64 = i64(t.asks[i])
        total += float(i64(T.openings[ask])) * (1.0 - look.fill[ask])
    return total


def _cities(t: Territory) -> float:
    """Cities; pairs of towns count half, single ones a little."""
    total: float = 0.0
    slot: i64
    for slot in range(t.tiles):
        size: i64 = S.size[slot]
        if size >= 3:
            total += 1.0
        elif size > 0 and S.edge[slot] > 0:
            total += 0.5 if size == 2 else 0.15
    return total


def _connected(t: Territory, pawn: i64, stars: i64) -> float:
    """Pawns of a kind in the best network once those to come have used the locations at hand, stars included."""
    best: float = 0.0
    node: i64
    for node in range(2 * t.tiles):
        have: i64 = S.placed[pawn * NODES + node]
        free: i64 = S.free[pawn * NODES + node]
        if have + free == 0:
            continue
        by_star: i64 = free if free < stars else stars
        reached: float = float(have + by_star) + 0.4 * float(free - by_star)
        if S.open[node] == 0:
            reached -= 1.0
        if reached > best:
            best = reached
    return best


def _ring_missing(t: Territory, look: Outlook, size: i64) -> float:
    """Spaces to be filled around the best empty square; hard ones count more."""
    best: float = 12.0
    slot: i64
    dy: i64
    dx: i64
    for slot in range(t.tiles):
        cell: i64 = i64(t.cell[slot])
        for dy in range(-size, 2):
            for dx in range(-size, 2):
                found: float = _ring(t, look, cell + dy * WIDTH + dx, size)
                if found < best:
                    best = found
    return best


def _ring(t: Territory, look: Outlook, corner: i64, size: i64) -> float:
    """The same for the square whose corner is given; 99 when a tile lies in it."""
    total: float = 0.0
    dy: i64
    dx: i64
    for dy in range(-1, size + 1):
        for dx in range(-1, size + 1):
            there: i64 = i64(t.grid[corner + dy * WIDTH + dx])
            tile: bool = there != 0 and there < BESIDE
            if 0 <= dy < size and 0 <= dx < size:
                if tile:
                    return 99.0
            elif not tile:
                ask: i64 = i64(t.asks[there - BESIDE]) if there != 0 else 0
                total += 1.0 + 3.0 * (1.0 - look.fill[ask])
    return total


def _holes_missing(t: Territory, look: Outlook) -> float:
    """Spaces to be filled around the three best single holes."""
    first: float = 8.0
    second: float = 8.0
    third: float = 8.0
    i: i64
    for i in range(t.spaces):
        found: float = _ring(t, look, i64(t.space[i]), 1)
        if found < first:
            third = second
            second = first
            first = found
        elif found < second:
            third = second
            second = found
        elif found < third:
            third = found
    return first + second + third


def _friends(t: Territory, look: Outlook) -> float:
    """The longest clear way between two passengers; those still to be placed, or without a location yet, count less."""
    best: float = 0.0
    a: i64
    b: i64
    for a in range(t.tiles):
        if (i64(T.locations[i64(t.tile[a]) >> 3]) >> PASSENGER) & 1 == 0:
            continue
        free = Distances(t, a, False)
        clear = Distances(t, a, True)
        for b in range(t.tiles):
            steps: i64
            reached: float
            if (i64(T.locations[i64(t.tile[b]) >> 3]) >> PASSENGER) & 1 == 0:
                if look.tiles < 1.0:
                    continue
                steps = _nearer(clear.steps[2 * b], clear.steps[2 * b + 1])
                reached = float(steps) - 3.0
            else:
                steps = free.to(b)
                if clear.to(b) != steps:
                    continue
                stand: i64 = ((i64(t.pawns[a]) >> PASSENGER) & 1) + ((i64(t.pawns[b]) >> PASSENGER) & 1)
                reached = float(steps) - (1.0 if stand == 1 else (2.0 if stand == 0 else 0.0))
            if steps < FAR and reached > best:
                best = reached
    return best


def _nearer(first: i64, second: i64) -> i64:
    return first if first < second else second
