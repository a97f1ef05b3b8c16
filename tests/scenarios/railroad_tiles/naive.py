"""A second opinion: Railroad Tiles' geometry and scoring with dicts and sets, written from the rulebook.

Slow and plain on purpose. It shares the printed faces (data/*.json) with the engine and nothing else.
"""

from __future__ import annotations

import itertools
import json
from collections import deque
from collections.abc import Iterator
from importlib.resources import files

Space = tuple[int, int]
Node = tuple[Space, int]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}
MIRROR = {"N": "N", "E": "W", "S": "S", "W": "E"}


def _faces() -> dict[str, dict]:
    folder = files("anden.games.railroad_tiles").joinpath("data")
    tiles = json.loads(folder.joinpath("tiles.json").read_text("utf-8"))
    faces = {}
    for code, design in tiles["designs"].items():
        faces[code] = {**tiles["configurations"][design["configuration"]], **design}
    faces.update(json.loads(folder.joinpath("objectives.json").read_text("utf-8"))["objectives"])
    return faces


FACES = _faces()


def segments(tile: str, turn: int) -> list[tuple[str, frozenset[str]]]:
    """The pieces of route of a tile as it lies: (road or rail, sides reached)."""
    out = []
    for segment in FACES[tile]["segments"]:
        sides = set()
        for side in segment["sides"]:
            if turn >= 4:
                side = MIRROR[side]
            for _ in range(turn % 4):
                side = CLOCKWISE[side]
            sides.add(side)
        out.append((segment["route"], frozenset(sides)))
    return out


def sides(tile: str, turn: int) -> dict[str, str]:
    out = dict.fromkeys("NESW", "blank")
    for route, reached in segments(tile, turn):
        out.update(dict.fromkeys(reached, route))
    return out


def looks(tile: str, turn: int) -> frozenset:
    """How a tile lies, as far as it matters: two turns with the same looks are one."""
    pieces = []
    for i, (route, reached) in enumerate(segments(tile, turn)):
        here = frozenset(place["pawn"] for place in FACES[tile]["locations"] if i in place["segments"])
        pieces.append((route, reached, here, i in FACES[tile].get("station", [])))
    return frozenset(pieces)


def is_town(tile: str) -> bool:
    return FACES[tile]["background"] == "town"


class Naive:
    """A territory."""

    def __init__(self) -> None:
        self.tiles: dict[Space, tuple[str, int]] = {}
        self.pawns: set[tuple[Space, str]] = set()

    # --- laying ---

    def neighbours(self, space: Space) -> dict[str, Space]:
        return {side: (space[0] + dx, space[1] + dy) for side, (dx, dy) in STEP.items()}

    def may_lay(self, tile: str, space: Space, turn: int) -> bool:
        if not self.tiles:
            return space == (0, 0)
        if space in self.tiles:
            return False
        touching = [(side, n) for side, n in self.neighbours(space).items() if n in self.tiles]
        mine = sides(tile, turn)
        return bool(touching) and all(
            mine[side] == sides(*self.tiles[n])[OPPOSITE[side]] for side, n in touching
        )

    def lays(self, tile: str) -> set[tuple[Space, frozenset]]:
        """Every different way to lay a tile."""
        spaces = {n for space in self.tiles for n in self.neighbours(space).values()} or {(0, 0)}
        return {
            (space, looks(tile, turn))
            for space in spaces
            for turn in range(8)
            if self.may_lay(tile, space, turn)
        }

    # --- networks ---

    def across(self, node: Node) -> set[Node]:
        """The pieces of route that continue one on the neighbouring tiles."""
        space, i = node
        out = set()
        _, reached = segments(*self.tiles[space])[i]
        for side in reached:
            beyond = self.neighbours(space)[side]
            if beyond in self.tiles:
                for j, (_, theirs) in enumerate(segments(*self.tiles[beyond])):
                    if OPPOSITE[side] in theirs:
                        out.add((beyond, j))
        return out

    def joined(self, node: Node) -> set[Node]:
        """The other pieces of route at the same station."""
        space, i = node
        station = FACES[self.tiles[space][0]].get("station", [])
        return {(space, j) for j in station if j != i} if i in station else set()

    def network(self, nodes: set[Node], change: bool) -> set[Node]:
        todo, seen = list(nodes), set(nodes)
        while todo:
            node = todo.pop()
            for nxt in self.across(node) | (self.joined(node) if change else set()):
                if nxt not in seen:
                    seen.add(nxt)
                    todo.append(nxt)
        return seen

    def location(self, space: Space, pawn: str) -> set[Node]:
        """The pieces of route a location stands on; empty when there is none."""
        if space not in self.tiles:
            return set()
        for place in FACES[self.tiles[space][0]]["locations"]:
            if place["pawn"] == pawn:
                return {(space, i) for i in place["segments"]}
        return set()

    def free(self, space: Space, pawn: str) -> bool:
        return bool(self.location(space, pawn)) and (space, pawn) not in self.pawns

    def connected(self, space: Space, pawn: str, lazy: bool = False) -> int:
        network = self.network(self.location(space, pawn), pawn == "passenger" and not lazy)
        return sum(
            1
            for other, kind in self.pawns
            if kind == pawn and other != space and self.location(other, pawn) & network
        )

    def points(self, space: Space, pawn: str, lazy: bool = False) -> int:
        return min(5, 1 + self.connected(space, pawn, lazy))

    # --- final scoring ---

    def openings(self) -> int:
        return sum(
            route != "blank" and self.neighbours(space)[side] not in self.tiles
            for space, tile in self.tiles.items()
            for side, route in sides(*tile).items()
        )

    def town_groups(self) -> list[set[Space]]:
        left = {space for space, (tile, _) in self.tiles.items() if is_town(tile)}
        groups = []
        while left:
            group, todo = set(), [left.pop()]
            while todo:
                space = todo.pop()
                group.add(space)
                near = set(self.neighbours(space).values()) & left
                left -= near
                todo.extend(near)
            groups.append(group)
        return groups

    def cities(self) -> list[set[Space]]:
        return [group for group in self.town_groups() if len(group) >= 3]

    def rectangle(self) -> int:
        if not self.tiles:
            return 0
        xs = range(min(x for x, _ in self.tiles), max(x for x, _ in self.tiles) + 1)
        ys = range(min(y for _, y in self.tiles), max(y for _, y in self.tiles) + 1)
        best = 0
        for left, top in itertools.product(xs, ys):
            for right, bottom in itertools.product(xs[left - xs[0] :], ys[top - ys[0] :]):
                inside = itertools.product(range(left, right + 1), range(top, bottom + 1))
                size = (right - left + 1) * (bottom - top + 1)
                if size > best and all(space in self.tiles for space in inside):
                    best = size
        return best

    def final(self, stars: int, prestige: int, objectives: list[str]) -> int:
        total = prestige + stars + 5 * len(self.cities()) + self.rectangle()
        total -= max(0, self.openings() - 5)
        return total + 5 * sum(self.objective(objective) for objective in objectives)

    # --- objectives ---

    def around(self, space: Space) -> list[Space]:
        x, y = space
        ring = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        return [s for s in ring if s in self.tiles]

    def where(self, tile: str) -> Space | None:
        return next((space for space, (code, _) in self.tiles.items() if code == tile), None)

    def objective(self, name: str) -> bool:
        space = self.where(name)
        if space is None:
            return False
        x, y = space
        match name:
            case "city_hall":
                return all((x + k * dx, y + k * dy) in self.tiles for dx, dy in STEP.values() for k in (1, 2))
            case "metropolis":
                return any(space in group and len(group) >= 5 for group in self.town_groups())
            case "central_station":
                rails = {(space, i) for i, (r, _) in enumerate(segments(*self.tiles[space])) if r == "rail"}
                network = self.network(rails, False)
                return len(self.stations_on(network) - {space}) >= 5
            case "stadium":
                return sum((s, "passenger") in self.pawns for s in self.around(space)) >= 3
            case "airport":
                return any(tx == x or ty == y for city in self.cities() for tx, ty in city - {space})
            case "temple":
                return not any(self.location(s, p) for s in self.around(space) for p in ("car", "train"))
            case "gas_station":
                paths = self.paths("road")
                return any(len(path) >= 8 and any(node[0] == space for node in path) for path in paths)
        raise ValueError(name)

    def stations_on(self, network: set[Node]) -> set[Space]:
        return {space for space, i in network if i in FACES[self.tiles[space][0]].get("station", [])}

    # --- challenges ---

    def paths(self, route: str) -> Iterator[tuple[Node, ...]]:
        """Every path along one route that uses no piece of it twice."""

        def grow(path: tuple[Node, ...]) -> Iterator[tuple[Node, ...]]:
            yield path
            for nxt in self.across(path[-1]):
                if nxt not in path:
                    yield from grow((*path, nxt))

        for space, tile in self.tiles.items():
            for i, (kind, _) in enumerate(segments(*tile)):
                if kind == route:
                    yield from grow(((space, i),))

    def longest(self, route: str) -> int:
        return max((len({space for space, _ in path}) for path in self.paths(route)), default=0)

    def most_pawns(self, pawn: str) -> int:
        return max((1 + self.connected(space, kind) for space, kind in self.pawns if kind == pawn), default=0)

    def holes(self, size: int) -> int:
        count = 0
        for x, y in {(x + dx, y + dy) for x, y in self.tiles for dx in range(-2, 3) for dy in range(-2, 3)}:
            block = set(itertools.product(range(x, x + size), range(y, y + size)))
            ring = set(itertools.product(range(x - 1, x + size + 1), range(y - 1, y + size + 1))) - block
            count += not block & self.tiles.keys() and ring <= self.tiles.keys()
        return count

    def steps_from(self, target: Space) -> dict[Node, int]:
        """Steps from tile to tile to a passenger's location; changing at a station is none."""
        steps = dict.fromkeys(self.location(target, "passenger"), 0)
        todo = deque(steps)
        while todo:
            node = todo.popleft()
            for nxt in self.joined(node):
                if steps.get(nxt, 999) > steps[node]:
                    steps[nxt] = steps[node]
                    todo.appendleft(nxt)
            for nxt in self.across(node):
                if steps.get(nxt, 999) > steps[node] + 1:
                    steps[nxt] = steps[node] + 1
                    todo.append(nxt)
        return steps

    def friends(self) -> int:
        """The longest shortest way between two passengers on which no third one stands."""
        people = [space for space, pawn in self.pawns if pawn == "passenger"]
        best = 0
        for a, b in itertools.combinations(people, 2):
            steps = self.steps_from(b)
            starts = [n for n in self.location(a, "passenger") if n in steps]
            if not starts:
                continue
            far = min(steps[n] for n in starts)
            others = {n for p in people if p not in (a, b) for n in self.location(p, "passenger")}
            if far > best and any(steps[n] == far and self._clear(n, steps, others, set()) for n in starts):
                best = far
        return best

    def _clear(self, node: Node, steps: dict[Node, int], others: set[Node], seen: set[Node]) -> bool:
        """Whether a shortest way leads on from here without meeting one of the others."""
        if node in others or node in seen:
            return False
        seen.add(node)
        if steps[node] == 0:
            return True
        onward = [n for n in self.across(node) if steps[n] == steps[node] - 1]
        onward += [n for n in self.joined(node) if steps[n] == steps[node]]
        return any(self._clear(n, steps, others, seen) for n in onward)

    def measure(self, number: int) -> int:
        """The number a challenge speaks of."""
        match number:
            case 1:
                return max((len(group) for group in self.town_groups()), default=0)
            case 2:
                return self.longest("road")
            case 3:
                return self.longest("rail")
            case 4:
                return self.openings()
            case 5:
                ys = [y for _, y in self.tiles]
                return max(ys) - min(ys) + 1 if ys else 0
            case 6:
                return self.holes(2)
            case 7:
                return self.holes(1)
            case 8:
                return self.friends()
            case 9:
                everything = {(s, i) for s, tile in self.tiles.items() for i in range(len(segments(*tile)))}
                return max((len(self.stations_on(self.network({n}, True))) for n in everything), default=0)
            case 10:
                return self.most_pawns("car")
            case 11:
                return self.most_pawns("train")
            case 12:
                return len(self.cities())
            case 13:
                rows = [(y, pawn) for (_, y), pawn in self.pawns]
                return max((rows.count(row) for row in rows), default=0)
            case 14:
                return max(self.most_pawns(pawn) for pawn in ("car", "train", "passenger"))
        raise ValueError(number)
