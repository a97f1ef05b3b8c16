"""The board, read from `data/map.json` and `data/drawing.json`: points, edges, cities, goods, ferries, rivers.

Points and edges are small ints here: places in `points` and `edges`. Edges are not in the file: every two neighbouring
points have one, except the pairs listed as closed (border, open sea).
"""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any, NamedTuple

PACKAGE = "anden.games.italian_rails"
TERRAINS = ("plain", "mountain", "alpine", "small", "medium", "major")
CROSSINGS = ("river", "lake", "inlet")
MAJORS = 4
MAJOR_TERRAIN = TERRAINS.index("major")


class BadData(ValueError):
    """A data file of the game that makes no sense: file, place and reason."""


class Point(NamedTuple):
    """A milepost."""

    name: str
    """City id or label."""
    label: str
    row: int
    col: int
    terrain: int
    """An index of TERRAINS."""
    land: str
    coast: int
    """Steps to the nearest point of the coast; 0 = on it."""
    city: int
    """A place in `cities`; -1 = none."""


class Edge(NamedTuple):
    """Two neighbouring points that track can join, or that lie inside the same major city."""

    a: int
    b: int
    inside: bool
    """Inside a red area: never drawn, free for both."""
    crossing: str
    """One of CROSSINGS, or ''."""
    water: str
    """Id of the river, lake or inlet."""
    price_a: int
    """Price of a track that ends in a."""
    price_b: int


class City(NamedTuple):
    id: str
    names: dict[str, str]
    tier: str
    good: int
    point: int
    """The centre of a major city."""
    points: tuple[int, ...]
    """All its points, the centre first."""


class Good(NamedTuple):
    id: str
    names: dict[str, str]
    sources: tuple[int, ...]


class FerryLine(NamedTuple):
    id: str
    name: str
    ports: tuple[str, str]
    ends: tuple[int, int]
    first: int
    second: int


class Water(NamedTuple):
    """A river, lake or inlet; `system` of rivers only."""

    id: str
    name: str
    system: str


class Volcano(NamedTuple):
    id: str
    names: dict[str, str]
    point: int


class Atlas:
    """The board as data. `A` is the one in use."""

    def __init__(self, data: dict[str, Any], drawing: dict[str, Any]) -> None:
        self.drawing = drawing
        self.rows: int = _whole(data, "rows")
        self.columns: int = _whole(data, "columns")
        self.terrain_price = {t: int(data["prices"]["terrain"][t]) for t in TERRAINS}
        self.crossing_price = {c: int(data["prices"]["crossing"][c]) for c in CROSSINGS}
        self.rivers = [Water(r["id"], r["name"], r["system"]) for r in data["rivers"]]
        self.systems = [Water(r["id"], r["name"], r["id"]) for r in data["systems"]]
        self.lakes = [Water(r["id"], r["name"], "") for r in data["lakes"]]
        self.inlets = [Water(r["id"], r["name"], "") for r in data["inlets"]]
        self._labels = {str(row[0]): n for n, row in enumerate(data["points"])}
        if len(self._labels) != len(data["points"]):
            raise BadData("map.json: points: a label twice")
        good_ids = [g["id"] for g in data["goods"]]
        self.cities = [self._city(entry, good_ids) for entry in data["cities"]]
        self.points = self._points(data["points"])
        self.index = {point.name: n for n, point in enumerate(self.points)}
        """Points by name."""
        self.edges = self._edges(data)
        self.between = {}
        """Edges by their two points, in both orders."""
        for n, edge in enumerate(self.edges):
            self.between[edge.a, edge.b] = n
            self.between[edge.b, edge.a] = n
        self.goods = [
            Good(g["id"], g["names"], tuple(c for c, city in enumerate(self.cities) if city.good == n))
            for n, g in enumerate(data["goods"])
        ]
        self.ferries = [self._ferry(entry) for entry in data["ferries"]]
        self.volcanoes = [
            Volcano(v["id"], v["names"], self.at(v["at"], "volcanoes")) for v in data["volcanoes"]
        ]
        self.majors = [n for n, city in enumerate(self.cities) if city.tier == "major"]
        self.city_index = {city.id: n for n, city in enumerate(self.cities)}
        self.good_index = {good.id: n for n, good in enumerate(self.goods)}
        self.ferry_index = {ferry.id: n for n, ferry in enumerate(self.ferries)}
        self.system_index = {system.id: n for n, system in enumerate(self.systems)}

    def at(self, label: str, place: str) -> int:
        """The point with this label."""
        if label not in self._labels:
            raise BadData(f"map.json: {place}: there is no point {label!r}")
        return self._labels[label]

    def named(self, text: str) -> int:
        """The point a person means, by name or label in any letter case; -1 = none."""
        found = self.index.get(text.lower(), -1)
        return found if found >= 0 else self._labels.get(text.upper(), -1)

    def _city(self, entry: dict[str, Any], goods: list[str]) -> City:
        place = f"cities: {entry['id']}"
        if entry["good"] not in goods:
            raise BadData(f"map.json: {place}: there is no good {entry['good']!r}")
        if entry["tier"] not in TERRAINS[3:]:
            raise BadData(f"map.json: {place}: {entry['tier']!r} is not small, medium or major")
        points = [self.at(label, place) for label in (entry["at"], *entry.get("outer", ()))]
        return City(
            entry["id"], entry["names"], entry["tier"], goods.index(entry["good"]), points[0], tuple(points)
        )

    def _points(self, rows: list[list[Any]]) -> list[Point]:
        at = {point: n for n, city in enumerate(self.cities) for point in city.points}
        names = {city.point: city.id for city in self.cities}
        points = []
        for n, (label, terrain, land, coast) in enumerate(rows):
            if terrain not in TERRAINS:
                raise BadData(f"map.json: points: {label}: {terrain!r} is no terrain")
            city = at.get(n, -1)
            if (terrain in TERRAINS[3:]) != (city >= 0) or (city >= 0 and self.cities[city].tier != terrain):
                raise BadData(f"map.json: points: {label}: {terrain!r} does not fit the list of cities")
            row, col = place_of(label)
            points.append(
                Point(names.get(n, label), label, row, col, TERRAINS.index(terrain), land, coast, city)
            )
        return points

    def _edges(self, data: dict[str, Any]) -> list[Edge]:
        where = {(p.row, p.col): n for n, p in enumerate(self.points)}
        closed = {frozenset((self.at(a, "closed"), self.at(b, "closed"))) for a, b in data["closed"]}
        waters = {
            "river": {r.id for r in self.rivers},
            "lake": {r.id for r in self.lakes},
            "inlet": {r.id for r in self.inlets},
        }
        crossed: dict[frozenset[int], tuple[str, str]] = {}
        for a, b, kind, water in data["crossings"]:
            if kind not in waters or water not in waters[kind]:
                raise BadData(f"map.json: crossings: {a} {b}: there is no {kind} {water!r}")
            crossed[frozenset((self.at(a, "crossings"), self.at(b, "crossings")))] = (kind, water)
        edges = []
        for a, point in enumerate(self.points):
            for row, col in neighbours(point.row, point.col):
                b = where.get((row, col), -1)
                if b <= a or frozenset((a, b)) in closed:
                    continue
                kind, water = crossed.pop(frozenset((a, b)), ("", ""))
                edges.append(self._edge(a, b, kind, water))
        if crossed:
            a, b = sorted(next(iter(crossed)))
            raise BadData(
                f"map.json: crossings: {self.points[a].label} and {self.points[b].label} are not joined"
            )
        return sorted(edges)

    def _edge(self, a: int, b: int, kind: str, water: str) -> Edge:
        first, second = self.points[a], self.points[b]
        if first.city >= 0 and first.city == second.city:
            return Edge(a, b, True, "", "", 0, 0)
        extra = self.crossing_price[kind] if kind else 0
        to_a = self.terrain_price[TERRAINS[first.terrain]] + extra
        return Edge(a, b, False, kind, water, to_a, self.terrain_price[TERRAINS[second.terrain]] + extra)

    def _ferry(self, entry: dict[str, Any]) -> FerryLine:
        place = f"ferries: {entry['id']}"
        ends = (self.at(entry["from"]["at"], place), self.at(entry["to"]["at"], place))
        ports = (entry["from"]["port"], entry["to"]["port"])
        return FerryLine(entry["id"], entry["name"], ports, ends, int(entry["first"]), int(entry["second"]))


def _whole(data: dict[str, Any], key: str) -> int:
    value = data.get(key)
    if not isinstance(value, int):
        raise BadData(f"map.json: {key}: a whole number is expected")
    return value


def row_number(letters: str) -> int:
    """The row with these letters, from 0."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 64
    return number - 1


def place_of(label: str) -> tuple[int, int]:
    """Row and column (from 0) of a label."""
    found = re.fullmatch(r"([A-Z]{1,2})([1-9][0-9]?)", label)
    if found is None:
        raise BadData(f"map.json: points: {label!r} is no label")
    return row_number(found[1]), int(found[2]) - 1


def neighbours(row: int, col: int) -> list[tuple[int, int]]:
    """The six places around one, clockwise from the east."""
    odd = row % 2
    return [
        (row, col + 1),
        (row + 1, col + odd),
        (row + 1, col + odd - 1),
        (row, col - 1),
        (row - 1, col + odd - 1),
        (row - 1, col + odd),
    ]


def read_json(name: str) -> dict[str, Any]:
    text = files(PACKAGE).joinpath("data", name).read_text("utf-8")
    try:
        data: dict[str, Any] = json.loads(text)
    except ValueError as error:
        raise BadData(f"{name}: {error}") from None
    return data


def atlas_of(data: dict[str, Any], drawing: dict[str, Any]) -> Atlas:
    """The board that two files describe. Raises BadData."""
    try:
        return Atlas(data, drawing)
    except BadData:
        raise
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadData(f"map.json: {error!r} is missing or of the wrong kind") from None


A = atlas_of(read_json("map.json"), read_json("drawing.json"))
