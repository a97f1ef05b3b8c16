"""The ground of a map file, whichever the game: hexes, water, closed sides, places. Laid out as a Board, and judged.

Every finding names the place in the file and the reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from anden.games.cube_rails import board as boards
from anden.games.cube_rails.cube_map import CubeMap
from anden.games.cube_rails.maps.map_file import Drawn
from anden.hexes import grid

MAX_PLACES = 60
MAX_HEXES = 400
MAX_SPAN = 60
"""Columns and rows that labels can name."""

Hex = tuple[int, int]
Side = tuple[Hex, int]
"""A hex and one of its sides 0-5."""
Finding = tuple[str, str]
"""Place in the file and reason."""
Located = tuple[str, str, Hex]
"""A place: where it stands in the file, its id, its hex."""


class Ground:
    """Hexes in the order of their labels, with their sides. `water` are hexes that no track may enter."""

    def __init__(
        self,
        hexes: Iterable[Hex],
        water: Iterable[Hex],
        blocked: Iterable[Side],
        pointy: bool = False,
        first_row: int = 1,
    ) -> None:
        self.cells: list[Hex] = sorted(hexes, key=lambda hex: grid.column_and_row(hex[0], hex[1], pointy))
        self.number: dict[Hex, int] = {hex: i for i, hex in enumerate(self.cells)}
        self.labels: list[str] = grid.labels(self.cells, pointy, first_row)
        self.water: set[Hex] = set(water)
        self.blocked: set[Side] = both_ways(blocked)

    def side(self, hex: Hex, edge: int) -> int:
        """Whether track may lead over a side, or why not."""
        beyond = grid.beside(hex[0], hex[1], edge)
        if beyond not in self.number:
            return boards.WATER if beyond in self.water else boards.OFF_BOARD
        return boards.BLOCKED if (hex, edge) in self.blocked else boards.OPEN

    def sides(self) -> list[int]:
        """By hex * 6 + edge."""
        return [self.side(hex, edge) for hex in self.cells for edge in range(grid.EDGES)]

    def neighbours(self) -> list[int]:
        """By hex * 6 + edge: the hex beyond an open side, or -1."""
        beyond = grid.neighbours(self.cells)
        return [there if why == boards.OPEN else -1 for there, why in zip(beyond, self.sides(), strict=True)]

    def draw(self, map: CubeMap, file: Drawn, at: Mapping[Hex, str]) -> None:
        """Give a map its drawing; `at`: what lies on a hex that its terrain does not tell."""
        ground = {hex: terrain for terrain, hexes in file.hexes.items() for hex in hexes}
        map.pointy = file.orientation == "pointy"
        map.hex_q = [q for q, _ in self.cells]
        map.hex_r = [r for _, r in self.cells]
        map.hex_terrain = [at.get(hex, ground[hex]) for hex in self.cells]
        map.water = list(file.water)


def both_ways(sides: Iterable[Side]) -> set[Side]:
    """Closed sides as both hexes count them."""
    found: set[Side] = set()
    for hex, edge in sides:
        found.add((hex, edge))
        found.add((grid.beside(hex[0], hex[1], edge), grid.opposite(edge)))
    return found


def written(hex: Hex) -> str:
    return f"[{hex[0]}, {hex[1]}]"


def hex_findings(
    hexes: Iterable[tuple[str, Sequence[Hex]]], water: Sequence[Hex], blocked: Sequence[Side]
) -> list[Finding]:
    """Each hex once; water is no land; closed sides lie between two hexes; the map has a size one can handle."""
    found: list[Finding] = []
    seen: dict[Hex, str] = {}
    for terrain, cells in hexes:
        for i, hex in enumerate(cells):
            where = f"hexes.{terrain}[{i}]"
            if hex in seen:
                found.append((where, f"{written(hex)} is already {seen[hex]}"))
            seen[hex] = where
    for i, hex in enumerate(water):
        if hex in seen:
            found.append((f"water[{i}]", f"{written(hex)} is land: {seen[hex]}"))
    for i, (hex, edge) in enumerate(blocked):
        if hex not in seen:
            found.append((f"blocked[{i}].hex", f"there is no hex {written(hex)}"))
        elif grid.beside(hex[0], hex[1], edge) not in seen:
            found.append((f"blocked[{i}].side", f"no hex lies over side {edge} of {written(hex)}"))
    if not 2 <= len(seen) <= MAX_HEXES:
        found.append(("hexes", f"{len(seen)} hexes; a map has 2 to {MAX_HEXES}"))
    elif _span([q for q, _ in seen]) > MAX_SPAN or _span([r for _, r in seen]) > MAX_SPAN:
        found.append(("hexes", f"more than {MAX_SPAN} columns or rows"))
    return found


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


def place_findings(places: Iterable[Located], land: set[Hex], kinds: str) -> list[Finding]:
    """Places have ids and hexes of their own; `kinds` is what they are called together."""
    found: list[Finding] = []
    ids: dict[str, str] = {}
    at: dict[Hex, str] = {}
    for where, id, hex in places:
        if id in ids:
            found.append((f"{where}.id", f"{id!r} is already {ids[id]}"))
        if hex not in land:
            found.append((f"{where}.hex", f"there is no hex {written(hex)}"))
        elif hex in at:
            found.append((f"{where}.hex", f"{written(hex)} is already the hex of {at[hex]}"))
        ids.setdefault(id, where)
        at.setdefault(hex, where)
    if not 2 <= len(ids) <= MAX_PLACES:
        found.append(("cities", f"{len(ids)} {kinds}; a map has 2 to {MAX_PLACES}"))
    return found


def connection_findings(land: set[Hex], blocked: Iterable[Side]) -> list[Finding]:
    """All land hangs together, so that everything can be reached by track."""
    left = set(land)
    closed = both_ways(blocked)
    start = min(left)
    left.discard(start)
    front = [start]
    while front:
        hex = front.pop()
        for edge in range(grid.EDGES):
            other = grid.beside(hex[0], hex[1], edge)
            if other in left and (hex, edge) not in closed:
                left.discard(other)
                front.append(other)
    if not left:
        return []
    return [("hexes", f"{written(min(left))} and {written(start)} do not hang together")]
