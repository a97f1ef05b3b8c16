# mypyc: compile
"""Paths along the routes: the longest one, one through a tile, and the distance between passengers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.territories.networks import PASSENGER, RAIL, walk
from anden.games.railroad_tiles.territories.shape import bit_count
from anden.games.railroad_tiles.territories.territory import BESIDE, MOST_TILES, Territory, neighbour

FAR: Final = 1000


def _beyond(t: Territory, node: i64, side: i64) -> i64:
    """The node on the other side of a side of a node's tile, -1 when the node does not reach it or nothing is there."""
    slot: i64 = node >> 1
    oriented: i64 = i64(t.tile[slot])
    if (i64(T.segment_sides[oriented * 2 + (node & 1)]) >> side) & 1 == 0:
        return -1
    there: i64 = i64(t.grid[neighbour(i64(t.cell[slot]), side)])
    if there == 0 or there >= BESIDE:
        return -1
    there -= 1
    return there * 2 + i64(T.side_segment[i64(t.tile[there]) * 4 + (side ^ 2)])


class _Search:
    """Looks for a long path among the nodes of one network; nodes used are two bit sets as in a Walk."""

    def __init__(self, t: Territory, most: i64) -> None:
        self.t: Territory = t
        self.most: i64 = most
        """No path can be longer: stop when it is reached."""
        self.best: i64 = 0

    def grow(self, node: i64, first: i64, second: i64) -> None:
        """Extend a path whose last node is `node` in every way."""
        tiles: i64 = bit_count(first | second)
        if tiles > self.best:
            self.best = tiles
        side: i64
        one: i64 = T.one
        for side in range(4):
            if self.best >= self.most:
                return
            nxt: i64 = _beyond(self.t, node, side)
            if nxt < 0:
                continue
            bit: i64 = one << (nxt >> 1)
            if nxt & 1 == 0:
                if first & bit == 0:
                    self.grow(nxt, first | bit, second)
            elif second & bit == 0:
                self.grow(nxt, first, second | bit)

    def two_arms(self, home: i64, node: i64, first: i64, second: i64, length: i64, on_second: bool) -> None:
        """Extend a path through `home` at one end, then at the other; counts segments."""
        if length > self.best:
            self.best = length
        side: i64
        one: i64 = T.one
        for side in range(4):
            if self.best >= self.most:
                return
            nxt: i64 = _beyond(self.t, node, side)
            if nxt < 0:
                continue
            bit: i64 = one << (nxt >> 1)
            if nxt & 1 == 0:
                if first & bit == 0:
                    self.two_arms(home, nxt, first | bit, second, length + 1, on_second)
            elif second & bit == 0:
                self.two_arms(home, nxt, first, second | bit, length + 1, on_second)
        if not on_second and node != home:
            self.two_arms(home, home, first, second, length, True)


def longest_path(t: Territory, route: i64) -> i64:
    """The longest path of one route, in tiles: no segment twice, each tile counted once (challenges 2 and 3)."""
    best: i64 = 0
    one: i64 = T.one
    slot: i64
    segment: i64
    for slot in range(t.tiles):
        face: i64 = i64(t.tile[slot]) >> 3
        of_route: i64 = i64(T.rail_segments[face]) if route == RAIL else i64(T.road_segments[face])
        for segment in range(2):
            if (of_route >> segment) & 1 == 0:
                continue
            found = walk(t, slot, one << segment, False)
            most: i64 = bit_count(found.first | found.second)
            if most <= best:
                continue
            search = _Search(t, most)
            search.best = best
            bit: i64 = one << slot
            if segment == 0:
                search.grow(slot * 2, bit, 0)
            else:
                search.grow(slot * 2 + 1, 0, bit)
            best = search.best
    return best


def path_through(t: Territory, slot: i64, segment: i64, need: i64) -> i64:
    """The segments of the longest path through a segment, no segment twice; stops counting at `need` (Gas Station)."""
    one: i64 = T.one
    found = walk(t, slot, one << segment, False)
    most: i64 = bit_count(found.first) + bit_count(found.second)
    search = _Search(t, need if need < most else most)
    home: i64 = slot * 2 + segment
    if segment == 0:
        search.two_arms(home, home, one << slot, 0, 1, False)
    else:
        search.two_arms(home, home, 0, one << slot, 1, False)
    return search.best


def _carries_passenger(t: Territory, node: i64) -> bool:
    slot: i64 = node >> 1
    if (i64(t.pawns[slot]) >> PASSENGER) & 1 == 0:
        return False
    face: i64 = i64(t.tile[slot]) >> 3
    return (i64(T.location_segments[face * 3 + PASSENGER]) >> (node & 1)) & 1 != 0


class Distances:
    """Steps from tile to tile from a passenger to every node, changing at stations."""

    def __init__(self, t: Territory, start: i64, stop_at_passengers: bool) -> None:
        self.t: Territory = t
        self.start: i64 = start
        self.stop_at_passengers: bool = stop_at_passengers
        self.steps: vec[i64] = vec[i64]([FAR] * (2 * MOST_TILES))
        self.queue: vec[i64] = vec[i64]([0] * (2 * MOST_TILES))
        self.size: i64 = 0
        face: i64 = i64(t.tile[start]) >> 3
        where: i64 = i64(T.location_segments[face * 3 + PASSENGER])
        segment: i64
        for segment in range(2):
            if (where >> segment) & 1 != 0:
                self.reach(start * 2 + segment, 0)
        head: i64 = 0
        side: i64
        while head < self.size:
            node: i64 = self.queue[head]
            head += 1
            if self.ends_at(node):
                continue
            for side in range(4):
                nxt: i64 = _beyond(t, node, side)
                if nxt >= 0:
                    self.reach(nxt, self.steps[node] + 1)

    def ends_at(self, node: i64) -> bool:
        """Whether the way may not lead on because a passenger stands there."""
        return self.stop_at_passengers and node >> 1 != self.start and _carries_passenger(self.t, node)

    def reach(self, node: i64, steps: i64) -> None:
        """Note a node, and with it what a station joins to it: to change there is no step."""
        if self.steps[node] != FAR:
            return
        self.steps[node] = steps
        self.queue[self.size] = node
        self.size += 1
        if i64(T.station[i64(self.t.tile[node >> 1]) >> 3]) == 3 and not self.ends_at(node):
            self.reach(node ^ 1, steps)

    def to(self, slot: i64) -> i64:
        """Steps to the passenger location of a tile."""
        face: i64 = i64(self.t.tile[slot]) >> 3
        where: i64 = i64(T.location_segments[face * 3 + PASSENGER])
        best: i64 = FAR
        segment: i64
        for segment in range(2):
            if (where >> segment) & 1 != 0 and self.steps[slot * 2 + segment] < best:
                best = self.steps[slot * 2 + segment]
        return best


def farthest_friends(t: Territory) -> i64:
    """The longest distance between two connected passengers with none between them on a shortest way (challenge 8)."""
    best: i64 = 0
    a: i64
    b: i64
    for a in range(t.tiles):
        if (i64(t.pawns[a]) >> PASSENGER) & 1 == 0:
            continue
        free = Distances(t, a, False)
        clear = Distances(t, a, True)
        for b in range(a + 1, t.tiles):
            if (i64(t.pawns[b]) >> PASSENGER) & 1 == 0:
                continue
            steps: i64 = free.to(b)
            if steps < FAR and steps > best and clear.to(b) == steps:
                best = steps
    return best
