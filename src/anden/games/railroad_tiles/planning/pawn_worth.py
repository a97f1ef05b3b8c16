# mypyc: compile
"""What networks are worth: pawns to come on the locations at hand, and on those to come.

Networks are counted from scratch into arrays that every count uses anew (`S`), in about a microsecond.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.planning.outlook import Outlook
from anden.games.railroad_tiles.printed.tables import T
from anden.games.railroad_tiles.territories.territory import BESIDE, MOST_TILES, WIDTH, Territory, neighbour

NODES: Final = 2 * MOST_TILES


class Scratch:
    """Arrays used anew by every count."""

    def __init__(self) -> None:
        self.root: vec[i64] = vec[i64]([0] * NODES)
        """By node (slot * 2 + segment): its network of one route."""
        self.wide: vec[i64] = vec[i64]([0] * NODES)
        """By node: its network of both routes."""
        self.placed: vec[i64] = vec[i64]([0] * (3 * NODES))
        """By kind and network: pawns that stand there."""
        self.free: vec[i64] = vec[i64]([0] * (3 * NODES))
        """By kind and network: empty locations."""
        self.open: vec[i64] = vec[i64]([0] * (2 * NODES))
        """By network of one route, then by network of both: open ends."""
        self.town: vec[i64] = vec[i64]([0] * MOST_TILES)
        """By slot: its group of towns."""
        self.size: vec[i64] = vec[i64]([0] * MOST_TILES)
        """By group of towns: tiles."""
        self.edge: vec[i64] = vec[i64]([0] * MOST_TILES)
        """By group of towns: empty sides."""
        self.tally: vec[i64] = vec[i64]([0] * NODES)
        """By network of one route: nodes (only for the challenges of long routes)."""
        self.row: vec[i64] = vec[i64]([0] * (3 * WIDTH))
        """By kind and row: pawns there (only for Strict Law)."""


S: Final = Scratch()


def find(root: vec[i64], node: i64) -> i64:
    while root[node] != node:
        root[node] = root[root[node]]
        node = root[node]
    return node


def _join(root: vec[i64], a: i64, b: i64) -> None:
    a = find(root, a)
    b = find(root, b)
    if a < b:
        root[b] = a
    elif b < a:
        root[a] = b


def connect(t: Territory) -> None:
    """Networks of each route, networks of both, groups of towns."""
    root = S.root
    wide = S.wide
    town = S.town
    grid = t.grid
    n = t.tiles
    slot: i64
    for slot in range(n):
        root[2 * slot] = 2 * slot
        root[2 * slot + 1] = 2 * slot + 1
        town[slot] = slot
    for slot in range(n):
        cell: i64 = i64(t.cell[slot])
        oriented: i64 = i64(t.tile[slot])
        side: i64
        for side in range(1, 3):
            there: i64 = i64(grid[neighbour(cell, side)])
            if there == 0 or there >= BESIDE:
                continue
            there -= 1
            other: i64 = i64(t.tile[there])
            segment: i64 = i64(T.side_segment[oriented * 4 + side])
            if segment < 2:
                _join(root, 2 * slot + segment, 2 * there + i64(T.side_segment[other * 4 + (side ^ 2)]))
            if T.town[oriented >> 3] != 0 and T.town[other >> 3] != 0:
                _join(town, slot, there)
    node: i64
    for node in range(2 * n):
        wide[node] = find(root, node)
    for node in range(2 * n):
        root[node] = wide[node]
    for slot in range(n):
        if i64(T.station[i64(t.tile[slot]) >> 3]) == 3:
            _join(wide, 2 * slot, 2 * slot + 1)
    for node in range(2 * n):
        wide[node] = find(wide, node)


def count_networks(t: Territory, look: Outlook) -> None:
    """Pawns, empty locations and open ends of every network; sizes and free sides of towns."""
    root = S.root
    wide = root if look.lazy else S.wide
    n = t.tiles
    i: i64
    for i in range(2 * n):
        S.placed[i] = 0
        S.placed[NODES + i] = 0
        S.placed[2 * NODES + i] = 0
        S.free[i] = 0
        S.free[NODES + i] = 0
        S.free[2 * NODES + i] = 0
        S.open[i] = 0
        S.open[NODES + i] = 0
    for i in range(n):
        S.size[i] = 0
        S.edge[i] = 0
    if look.strict:
        _count_rows(t)
    slot: i64
    for slot in range(n):
        oriented: i64 = i64(t.tile[slot])
        face: i64 = oriented >> 3
        cell: i64 = i64(t.cell[slot])
        group: i64 = -1
        if T.town[face] != 0:
            group = find(S.town, slot)
            S.size[group] += 1
        side: i64
        for side in range(4):
            there: i64 = i64(t.grid[neighbour(cell, side)])
            if there >= BESIDE:
                if group >= 0:
                    S.edge[group] += 1
                segment: i64 = i64(T.side_segment[oriented * 4 + side])
                if segment < 2:
                    S.open[root[2 * slot + segment]] += 1
                    S.open[NODES + wide[2 * slot + segment]] += 1
        printed: i64 = i64(T.locations[face])
        if printed == 0:
            continue
        stands: i64 = i64(t.pawns[slot])
        pawn: i64
        for pawn in range(3):
            if (printed >> pawn) & 1 == 0:
                continue
            on: i64 = i64(T.location_segments[face * 3 + pawn])
            node: i64 = 2 * slot + (0 if on & 1 != 0 else 1)
            network: i64 = wide[node] if pawn == 2 else root[node]
            if (stands >> pawn) & 1 != 0:
                S.placed[pawn * NODES + network] += 1
            elif not look.strict:
                S.free[pawn * NODES + network] += 1
            elif S.row[pawn * WIDTH + cell // WIDTH] == 0:
                S.row[pawn * WIDTH + cell // WIDTH] = 1
                S.free[pawn * NODES + network] += 1


def _count_rows(t: Territory) -> None:
    """Pawns by kind and row."""
    i: i64
    for i in range(3 * WIDTH):
        S.row[i] = 0
    slot: i64
    pawn: i64
    for slot in range(t.tiles):
        for pawn in range(3):
            if (i64(t.pawns[slot]) >> pawn) & 1 != 0:
                S.row[pawn * WIDTH + i64(t.cell[slot]) // WIDTH] = 1


def _next_network(pawn: i64, nodes: i64, cap: i64) -> i64:
    """The network in which the next pawn of a kind brings most, -1 when no location is empty."""
    best: i64 = -1
    best_key: i64 = -1
    base: i64 = pawn * NODES
    node: i64
    for node in range(nodes):
        free: i64 = S.free[base + node]
        if free > 0 and S.placed[base + node] < cap:
            with_it: i64 = S.placed[base + node] + 1
            key: i64 = (with_it if with_it < 5 else 5) * 64 + free
            if key > best_key:
                best_key = key
                best = node
    return best


def _use(pawn: i64, network: i64) -> float:
    """Fill a location of a network; the points it brings."""
    at: i64 = pawn * NODES + network
    S.free[at] -= 1
    S.placed[at] += 1
    points: i64 = S.placed[at]
    return float(points if points < 5 else 5)


def _best_kind(first: i64, last: i64, nodes: i64, cap: i64) -> i64:
    """Of some kinds of pawn the one whose next pawn brings most, -1 when none has an empty location."""
    best: i64 = -1
    most: i64 = 0
    pawn: i64
    for pawn in range(first, last + 1):
        network: i64 = _next_network(pawn, nodes, cap)
        if network >= 0 and S.placed[pawn * NODES + network] + 1 > most:
            most = S.placed[pawn * NODES + network] + 1
            best = pawn
    return best


def pawn_worth(t: Territory, look: Outlook, stars: i64) -> float:
    """Points to be expected from the pawns to come: first on the locations at hand, then on those to come."""
    w = look.weight
    nodes: i64 = 2 * t.tiles
    here: float = 0.0
    later: float = 0.0
    left: float
    wanted: float = 0.0
    pawn: i64
    network: i64
    for pawn in range(3):
        left = look.slots[pawn]
        while left > 0.01:
            network = _next_network(pawn, nodes, look.cap)
            if network < 0:
                break
            here += _use(pawn, network) * (left if left < 1.0 else 1.0)
            left -= 1.0
        if left > 0.0:
            later += _to_come(pawn, left, nodes, look)
            wanted += left
    left = look.choice
    while left > 0.01:
        pawn = _best_kind(0, 1, nodes, look.cap)
        if pawn < 0:
            break
        here += _use(pawn, _next_network(pawn, nodes, look.cap)) * (left if left < 1.0 else 1.0)
        left -= 1.0
    if left > 0.0:
        later += _to_come(0, left * 0.5, nodes, look) + _to_come(1, left * 0.5, nodes, look)
        wanted += left
    while stars > 0 and wanted > 0.5:
        pawn = _best_kind(0, 2, nodes, look.cap)
        if pawn < 0:
            break
        gain: float = _use(pawn, _next_network(pawn, nodes, look.cap)) - 1.5
        if gain <= 0.0:
            break
        here += gain
        stars -= 1
        wanted -= 1.0
    return w[1] * here + w[2] * later


def _to_come(pawn: i64, left: float, nodes: i64, look: Outlook) -> float:
    """Points of pawns for which there is no location yet."""
    w = look.weight
    usable: float = look.tiles * look.locations[pawn] * w[4]
    if usable > left:
        usable = left
    base: i64 = pawn * NODES
    ends: i64 = NODES if pawn == 2 else 0
    best: i64 = 0
    node: i64
    for node in range(nodes):
        there: i64 = S.placed[base + node]
        if there > best and there < look.cap and S.open[ends + node] > 0:
            best = there
    each: float = 1.0 + w[3] * float(best)
    return usable * (each if each < 5.0 else 5.0)


def open_ends(t: Territory, look: Outlook) -> float:
    """Networks that wait for pawns profit from ends at which they can grow."""
    total: float = 0.0
    if look.cap < 5:
        return total
    pawn: i64
    node: i64
    for pawn in range(3):
        if look.slots[pawn] < 1.0:
            continue
        base: i64 = pawn * NODES
        ends: i64 = NODES if pawn == 2 else 0
        for node in range(2 * t.tiles):
            weight: i64 = S.placed[base + node] + S.free[base + node]
            if weight > 0:
                open_: i64 = S.open[ends + node]
                total += float(weight if weight < 4 else 4) * float(open_ if open_ < 3 else 3)
    return total * look.weight[11] * (1.0 - exp(-look.tiles / 8.0))
