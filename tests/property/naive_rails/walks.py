"""Track as dictionaries, and walks along it: the same for both games of links and cubes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

TOWN = 6
"""The far end of a path that ends in the town of its hex."""
EDGES = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Path(NamedTuple):
    """A track on a tile: from edge `a` to edge `b`, or to the town (TOWN)."""

    a: int
    b: int
    owner: int | None


class Laid(NamedTuple):
    """A tile on a hex."""

    kind: str
    turn: int
    paths: frozenset[Path]


class Section(NamedTuple):
    """Track between two places, or from a place to a free end: its paths and the places at its ends."""

    paths: frozenset[tuple[str, Path]]
    ends: tuple[str | None, ...]
    free: frozenset[tuple[str, int]]

    @property
    def done(self) -> bool:
        """«Enlaces completados»: a place at both ends."""
        return None not in self.ends

    @property
    def owners(self) -> set[int | None]:
        return {path.owner for _, path in self.paths}


class Board:
    """What never changes: hexes, their neighbours (none over a blocked side), places."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.hexes: dict[str, dict[str, Any]] = {h["id"]: h for h in board["hexes"]}
        at = {(h["q"], h["r"]): h["id"] for h in board["hexes"]}
        self.near: dict[tuple[str, int], str] = {}
        for label, h in self.hexes.items():
            for edge, (q, r) in enumerate(EDGES):
                if (h["q"] + q, h["r"] + r) in at and edge not in h.get("blocked", ()):
                    self.near[label, edge] = at[h["q"] + q, h["r"] + r]
        self.place_on: dict[str, str] = {p["hex"]: p["id"] for p in board["places"]}
        self.hex_of: dict[str, str] = {p["id"]: p["hex"] for p in board["places"]}
        self.kind: dict[str, str] = {p["id"]: p["kind"] for p in board["places"]}
        self.direct: dict[str, dict[str, Any]] = {d["id"]: d for d in board.get("direct_links", ())}


@dataclass
class Walks:
    """Tiles on a board, seen by one player."""

    board: Board
    seat: int
    cities: set[str]
    """Places that are cities now, terminals included."""
    tiles: dict[str, Laid]

    def turns_to_join(self) -> bool:
        """Whether unowned track that one may not take up may be redirected to where it joins."""
        return False

    def city_on(self, label: str) -> str | None:
        place = self.board.place_on.get(label)
        return place if place in self.cities else None

    def town_on(self, label: str) -> str | None:
        place = self.board.place_on.get(label)
        return None if place in self.cities else place

    def path_at(self, label: str, edge: int) -> Path | None:
        """The track of a hex that touches an edge."""
        laid = self.tiles.get(label)
        if laid is not None:
            for path in laid.paths:
                if edge in (path.a, path.b):
                    return path
        return None

    def facing(self, label: str, edge: int) -> tuple[str, Path] | None:
        """The track on the other side of an edge that meets it."""
        other = self.board.near.get((label, edge))
        path = None if other is None else self.path_at(other, (edge + 3) % 6)
        return None if path is None or other is None else (other, path)

    def section(self, label: str, path: Path) -> Section:
        """The whole track a path is part of."""
        paths = {(label, path)}
        ends: list[str | None] = []
        free: set[tuple[str, int]] = set()
        for start in (path.a, path.b):
            here, edge = label, start
            while True:
                if edge == TOWN:
                    ends.append(self.board.place_on[here])
                    break
                there = self.board.near[here, edge]
                if self.city_on(there):
                    ends.append(self.city_on(there))
                    break
                meets = self.facing(here, edge)
                if meets is None:
                    ends.append(None)
                    free.add((here, edge))
                    break
                came = (edge + 3) % 6
                here, path = meets
                if (here, path) in paths:
                    raise AssertionError(f"track goes round without a place at {here}")
                paths.add((here, path))
                edge = path.b if path.a == came else path.a
        return Section(frozenset(paths), tuple(ends), frozenset(free))

    def sections(self) -> list[Section]:
        """Every link and every unfinished section."""
        seen: set[tuple[str, Path]] = set()
        found = []
        for label, laid in self.tiles.items():
            for path in laid.paths:
                if (label, path) not in seen:
                    found.append(self.section(label, path))
                    seen |= found[-1].paths
        return found

    def set_owner(self, section: Section, owner: int | None) -> None:
        for label, path in section.paths:
            laid = self.tiles[label]
            changed = (laid.paths - {path}) | {path._replace(owner=owner)}
            self.tiles[label] = laid._replace(paths=frozenset(changed))

    def owns_in_town(self, place: str) -> bool:
        """Own track into a town."""
        laid = self.tiles.get(self.board.hex_of[place])
        return laid is not None and any(path.owner == self.seat for path in laid.paths)
