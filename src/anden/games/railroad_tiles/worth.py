# mypyc: compile
"""What a territory is worth: the points a good player can expect from it until the end of the game.

Everything is counted from scratch in a few microseconds, so that a planner can look at every way to lay a hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.railroad_tiles.outlook import Outlook
from anden.games.railroad_tiles.tables import T
from anden.games.railroad_tiles.territory import BESIDE, MOST_TILES, WIDTH, Territory, neighbour

NODES: Final = 2 * MOST_TILES
FREE_OPENINGS: Final = 5.0
CITY_POINTS: Final = 5.0
BOX: Final = 40
"""Rows and columns of the box around a territory that is searched for rectangles, margin included."""


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
        self.edge: vec[i64] = vec[i64]([0] * MOST_TILES)
        """By group of towns: empty sides."""
        self.filled: vec[i64] = vec[i64]([0] * ((BOX + 1) * (BOX + 1)))
        """Sums over the box from its corner: tiles."""
        self.chance: vec[float] = vec[float]([0.0] * ((BOX + 1) * (BOX + 1)))
        """Sums over the box from its corner: logarithms of the chances of empty spaces."""
        self.most: vec[i64] = vec[i64]([0] * 3)
        """By kind: pawns in the best network once the locations at hand are used."""


S: Final = Scratch()


def _find(root: vec[i64], node: i64) -> i64:
    while root[node] != node:
        root[node] = root[root[node]]
        node = root[node]
    return node


def _join(root: vec[i64], a: i64, b: i64) -> None:
    a = _find(root, a)
    b = _find(root, b)
    if a < b:
        root[b] = a
    elif b < a:
        root[a] = b


def _connect(t: Territory) -> None:
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
        wide[node] = _find(root, node)
    for node in range(2 * n):
        root[node] = wide[node]
    for slot in range(n):
        if i64(T.station[i64(t.tile[slot]) >> 3]) == 3:
            _join(wide, 2 * slot, 2 * slot + 1)
    for node in range(2 * n):
        wide[node] = _find(wide, node)


def _count_networks(t: Territory, lazy: bool) -> None:
    """Pawns, empty locations and open ends of every network; sizes and free sides of towns."""
    root = S.root
    wide = root if lazy else S.wide
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
    slot: i64
    for slot in range(n):
        oriented: i64 = i64(t.tile[slot])
        face: i64 = oriented >> 3
        cell: i64 = i64(t.cell[slot])
        group: i64 = -1
        if T.town[face] != 0:
            group = _find(S.town, slot)
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
            else:
                S.free[pawn * NODES + network] += 1


def _next_network(pawn: i64, nodes: i64) -> i64:
    """The network in which the next pawn of a kind brings most, -1 when no location is empty."""
    best: i64 = -1
    best_key: i64 = -1
    base: i64 = pawn * NODES
    node: i64
    for node in range(nodes):
        free: i64 = S.free[base + node]
        if free > 0:
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


def _best_kind(first: i64, last: i64, nodes: i64) -> i64:
    """Of some kinds of pawn the one whose next pawn brings most, -1 when none has an empty location."""
    best: i64 = -1
    most: i64 = 0
    pawn: i64
    for pawn in range(first, last + 1):
        network: i64 = _next_network(pawn, nodes)
        if network >= 0 and S.placed[pawn * NODES + network] + 1 > most:
            most = S.placed[pawn * NODES + network] + 1
            best = pawn
    return best


def _pawns(t: Territory, look: Outlook, stars: i64) -> float:
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
            network = _next_network(pawn, nodes)
            if network < 0:
                break
            here += _use(pawn, network) * (left if left < 1.0 else 1.0)
            left -= 1.0
        if left > 0.0:
            later += _to_come(pawn, left, nodes, look)
            wanted += left
    left = look.choice
    while left > 0.01:
        pawn = _best_kind(0, 1, nodes)
        if pawn < 0:
            break
        here += _use(pawn, _next_network(pawn, nodes)) * (left if left < 1.0 else 1.0)
        left -= 1.0
    if left > 0.0:
        later += _to_come(0, left * 0.5, nodes, look) + _to_come(1, left * 0.5, nodes, look)
        wanted += left
    while stars > 0 and wanted > 0.5:
        pawn = _best_kind(0, 2, nodes)
        if pawn < 0:
            break
        gain: float = _use(pawn, _next_network(pawn, nodes)) - 1.5
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
        if there > best and S.open[ends + node] > 0:
            best = there
    each: float = 1.0 + w[3] * float(best)
    return usable * (each if each < 5.0 else 5.0)


def _open_ends(t: Territory, look: Outlook) -> float:
    """Networks that wait for pawns profit from ends at which they can grow."""
    total: float = 0.0
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


def _cities(t: Territory, look: Outlook) -> float:
    """Cities, and the chance that smaller groups of towns become some."""
    total: float = 0.0
    towns: float = look.tiles * look.towns
    slot: i64
    for slot in range(t.tiles):
        size: i64 = S.size[slot]
        if size >= 3:
            total += CITY_POINTS
        elif size > 0 and S.edge[slot] > 0 and towns > 0.0:
            places: float = float(S.edge[slot]) / 6.0
            chance: float = 1.0 - exp(-look.weight[8] * towns * places)
            if size == 1:
                chance = 1.0 - exp(-look.weight[9] * towns * places)
                chance *= chance
            total += CITY_POINTS * chance
    return total


def _openings(t: Territory, look: Outlook) -> float:
    """The loss to be expected by openings."""
    w = look.weight
    near: float = exp(-look.tiles / 6.0)
    dead: float = 0.0
    i: i64
    for i in range(t.spaces):
        ask: i64 = i64(t.asks[i])
        ends: i64 = i64(T.openings[ask])
        if ends > 0:
            dead += float(ends) * (1.0 - look.fill[ask])
    above: float = float(t.openings) - FREE_OPENINGS - w[6] * look.tiles
    loss: float = 0.0
    if above > 0.0:
        loss = above * (near + (1.0 - near) * w[5])
    return loss + dead * w[7] * (1.0 - near)


class Box:
    """The part of the grid around a territory, with sums over it."""

    def __init__(self) -> None:
        self.top: i64 = 0
        self.left: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0


B: Final = Box()


def _measure_box(t: Territory, look: Outlook) -> None:
    """Sums over the box: tiles, and logarithms of the chances of its empty spaces."""
    top: i64 = WIDTH
    bottom: i64 = 0
    left: i64 = WIDTH
    right: i64 = 0
    slot: i64
    for slot in range(t.tiles):
        y: i64 = i64(t.cell[slot]) // WIDTH
        x: i64 = i64(t.cell[slot]) % WIDTH
        top = y if y < top else top
        bottom = y if y > bottom else bottom
        left = x if x < left else left
        right = x if x > right else right
    margin: i64 = 1 if look.tiles >= 1.0 else 0
    B.top = top - margin
    B.left = left - margin
    rows: i64 = bottom - top + 1 + 2 * margin
    columns: i64 = right - left + 1 + 2 * margin
    B.rows = rows if rows < BOX else BOX
    B.columns = columns if columns < BOX else BOX
    filled = S.filled
    chance = S.chance
    wide: i64 = B.columns + 1
    empty: float = look.log_fill[0]
    i: i64
    j: i64
    for j in range(wide):
        filled[j] = 0
        chance[j] = 0.0
    for i in range(B.rows):
        at: i64 = (i + 1) * wide
        cell: i64 = (B.top + i) * WIDTH + B.left
        filled[at] = 0
        chance[at] = 0.0
        tiles: i64 = 0
        logs: float = 0.0
        for j in range(B.columns):
            there: i64 = i64(t.grid[cell + j])
            if there == 0:
                logs += empty
            elif there >= BESIDE:
                logs += look.log_fill[i64(t.asks[there - BESIDE])]
            else:
                tiles += 1
            filled[at + j + 1] = filled[at + j + 1 - wide] + tiles
            chance[at + j + 1] = chance[at + j + 1 - wide] + logs


def _rectangle(t: Territory, look: Outlook) -> float:
    """The largest rectangle to be expected: over all of the box, its size times the chance that it gets full."""
    _measure_box(t, look)
    filled = S.filled
    chance = S.chance
    wide: i64 = B.columns + 1
    best: float = 1.0
    most_missing: i64 = i64(look.tiles)
    y0: i64
    y1: i64
    x0: i64
    x1: i64
    each: float = look.weight[13]
    for y0 in range(B.rows):
        for y1 in range(y0 + 1, B.rows + 1):
            height: i64 = y1 - y0
            for x0 in range(B.columns):
                if float(height * (B.columns - x0)) <= best:
                    break
                x1 = x0 + i64(best) // height
                while x1 < B.columns:
                    x1 += 1
                    area: i64 = height * (x1 - x0)
                    if float(area) <= best:
                        continue
                    a: i64 = y1 * wide
                    b: i64 = y0 * wide
                    missing: i64 = area - (filled[a + x1] - filled[a + x0] - filled[b + x1] + filled[b + x0])
                    if missing > most_missing:
                        break
                    if missing == 0:
                        best = float(area)
                        continue
                    logs: float = chance[a + x1] - chance[a + x0] - chance[b + x1] + chance[b + x0]
                    share: float = float(missing) / look.tiles
                    expected: float = float(area) * exp(logs - each * share * share * float(missing) / 3.0)
                    if expected > best:
                        best = expected
    return best


def worth(t: Territory, look: Outlook, stars: i64, lazy: bool) -> float:
    """Points to be expected from a territory beyond the prestige won so far."""
    if t.tiles == 0:
        return 0.0
    _connect(t)
    _count_networks(t, lazy)
    total: float = _cities(t, look) - _openings(t, look) + _open_ends(t, look)
    total += look.weight[12] * _rectangle(t, look)
    total += _pawns(t, look, stars)
    rounds: float = look.slots[0] + look.slots[1] + look.slots[2] + look.choice
    return total + float(stars) * (1.0 + look.weight[10] * (rounds / 13.0))
