"""The map of Italian Rails read anew from its file: who is a neighbour is measured, what a section costs is added up."""

from __future__ import annotations

import json
import re
from math import dist, sqrt
from pathlib import Path
from typing import Any

import anden

DATA = Path(anden.__file__).parent / "games" / "italian_rails" / "data"
MAP: dict[str, Any] = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
CARDS: dict[str, Any] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))

Section = frozenset[str]
"""The two ends of a section, by name."""


def row_of(letters: str) -> int:
    """A = 0 … Z = 25, AA = 26."""
    return ord(letters) - 65 if len(letters) == 1 else 26 * (ord(letters[0]) - 64) + ord(letters[1]) - 65


def place_of(label: str) -> tuple[float, float]:
    found = re.fullmatch(r"([A-Z]+)(\d+)", label)
    assert found is not None, label
    row, column = row_of(found[1]), int(found[2]) - 1
    return column + (0.5 if row % 2 else 0.0), row * sqrt(3) / 2


NAME = {city["at"]: city["id"] for city in MAP["cities"]}
"""Cities by their label; a point without one is called by its label."""


def name(label: str) -> str:
    return str(NAME.get(label, label))


TERRAIN = {name(label): terrain for label, terrain, _, _ in MAP["points"]}
COAST = {name(label): coast for label, _, _, coast in MAP["points"]}
ROW = {name(label): row_of(label.rstrip("0123456789")) for label, _, _, _ in MAP["points"]}
CITY = {name(label): city["id"] for city in MAP["cities"] for label in (city["at"], *city.get("outer", ()))}
"""The city a point belongs to."""
MAJORS = {
    city["id"]: {name(label) for label in (city["at"], *city["outer"])}
    for city in MAP["cities"]
    if city["tier"] == "major"
}
MAJOR = {point: city for city, points in MAJORS.items() for point in points}
PORTS = {ferry["id"]: (name(ferry["from"]["at"]), name(ferry["to"]["at"])) for ferry in MAP["ferries"]}
SYSTEM = {river["id"]: river["system"] for river in MAP["rivers"]}
CROSSING = {frozenset((name(a), name(b))): (kind, water) for a, b, kind, water in MAP["crossings"]}


def _sections() -> set[Section]:
    """All pairs of points one step apart, but for those the border or the sea closes."""
    closed = {frozenset((name(a), name(b))) for a, b in MAP["closed"]}
    places = [(name(label), place_of(label)) for label, _, _, _ in MAP["points"]]
    near = [
        frozenset((a, b))
        for n, (a, here) in enumerate(places)
        for b, there in places[n + 1 :]
        if abs(here[1] - there[1]) < 1 and dist(here, there) < 1.01
    ]
    return {section for section in near if section not in closed}


SECTIONS = _sections()
AROUND: dict[str, list[str]] = {point: [] for point in TERRAIN}
for _section in sorted(map(sorted, SECTIONS)):
    AROUND[_section[0]].append(_section[1])
    AROUND[_section[1]].append(_section[0])


def inside(section: Section) -> bool:
    """Within the red area of a major city."""
    return len({MAJOR.get(point, point) for point in section}) == 1


RED = {section for section in SECTIONS if inside(section)}
"""Sections that are there from the beginning, for both."""


def price(section: Section, to: str) -> int:
    kind = CROSSING.get(section, ("", ""))[0]
    prices = MAP["prices"]
    return int(prices["terrain"][TERRAIN[to]] + (prices["crossing"][kind] if kind else 0))


def river_system(section: Section) -> str:
    kind, water = CROSSING.get(section, ("", ""))
    return SYSTEM[water] if kind == "river" else ""


def around(start: str, within: int) -> set[str]:
    """All points at most so many steps away."""
    found = {start}
    for _ in range(within):
        found |= {there for point in found for there in AROUND[point]}
    return found
