"""A position as dictionaries, read from the plain view, and walks along its track."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.property.age_of_steam_naive.box import EDGES, LOOKS, OWNERSHIP_DISCS, TOWN, lowest_turn


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
    """What never changes: hexes, their neighbours, places."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.hexes: dict[str, dict[str, Any]] = {h["id"]: h for h in board["hexes"]}
        at = {(h["q"], h["r"]): h["id"] for h in board["hexes"]}
        self.near: dict[tuple[str, int], str] = {}
        for label, h in self.hexes.items():
            for edge, (q, r) in enumerate(EDGES):
                if (h["q"] + q, h["r"] + r) in at:
                    self.near[label, edge] = at[h["q"] + q, h["r"] + r]
        self.place_on: dict[str, str] = {p["hex"]: p["id"] for p in board["places"]}
        self.hex_of: dict[str, str] = {p["id"]: p["hex"] for p in board["places"]}
        self.kind: dict[str, str] = {p["id"]: p["kind"] for p in board["places"]}
        self.direct: dict[str, dict[str, Any]] = {d["id"]: d for d in board["direct_links"]}


@dataclass
class Position:
    """All that decides about building and moving goods."""

    board: Board
    map: str
    options: dict[str, Any]
    seat: int
    cities: set[str]
    """Places that are cities now, terminals included."""
    color: dict[str, str | None]
    tiles: dict[str, Laid]
    direct: dict[str, int | None]
    stock: dict[str, int]
    discs: int
    new_cities: set[str]
    cash: int
    locomotive: int
    goods: dict[str, list[str]]
    land: dict[str, str]
    transcontinental: bool
    used: int = 0
    limit: int = 0
    half: bool = False
    may_urbanize: bool = False
    prices: list[int] = field(default_factory=list)
    """Of this build turn, before the Engineer's half price."""
    built: set[str] = field(default_factory=set)
    added: set[tuple[str, int]] = field(default_factory=set)
    """Track added in this build turn: hex and edge."""
    counted: int | None = None
    most_discs: int = OWNERSHIP_DISCS

    def copy(self) -> Position:
        """Independent where building changes something."""
        new = Position(**self.__dict__)
        new.tiles = dict(self.tiles)
        new.cities = set(self.cities)
        new.color = dict(self.color)
        new.direct = dict(self.direct)
        new.stock = dict(self.stock)
        new.new_cities = set(self.new_cities)
        new.prices = list(self.prices)
        new.built = set(self.built)
        new.added = set(self.added)
        new.counted = None
        return new

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

    def discs_before(self) -> int:
        """`discs_used`, counted once for all tiles that are tried on this position."""
        if self.counted is None:
            self.counted = self.discs_used()
        return self.counted

    def discs_used(self) -> int:
        """«Propiedad de vias»: one disc on each link and each unfinished section."""
        return sum(s.owners == {self.seat} for s in self.sections()) + sum(
            owner == self.seat for owner in self.direct.values()
        )


def track_of(view: dict[str, Any]) -> dict[str, Laid]:
    """The tiles of a view, with the lowest turn that looks the same."""
    tiles = {}
    for t in view["track"]:
        paths = frozenset(
            Path(min(p["a"], p["b"]), max(p["a"], p["b"]), p["owner"])
            if p["b"] is not None
            else Path(p["a"], TOWN, p["owner"])
            for p in t["paths"]
        )
        in_town = any(p.b == TOWN for p in paths)
        if frozenset((p.a, p.b) for p in paths) != LOOKS[t["tile"], t["turn"], in_town]:
            raise AssertionError(f"the view shows {t}, which is not how that tile lies")
        tiles[t["hex"]] = Laid(t["tile"], lowest_turn(t["tile"], t["turn"]), paths)
    return tiles


def direct_of(view: dict[str, Any]) -> dict[str, int | None]:
    """The direct links that are built, with their owners; a built one is among the links, without any hex."""
    built = [{link["from"], link["to"]} for link in view["links"] if not link["hexes"]]
    between = {d["id"]: set(d["between"]) for d in view["board"]["direct_links"]}
    return {link: owner for link, owner in view["direct"].items() if between[link] in built}


def read(
    view: dict[str, Any],
    seat: int,
    options: dict[str, Any],
    board: Board | None = None,
    most_discs: int = OWNERSHIP_DISCS,
) -> Position:
    """The position that a view shows, for the seat to act."""
    build = view["build"] or {"used": 0, "limit": 0, "half_price": False, "can_urbanize": False, "placed": []}
    player = view["players"][seat]
    return Position(
        board=board or Board(view["board"]),
        map=view["map"],
        options=options,
        seat=seat,
        cities={place for place, p in view["places"].items() if p["city"]},
        color={place: p["color"] for place, p in view["places"].items()},
        tiles=track_of(view),
        direct=direct_of(view),
        stock=dict(view["stock"]),
        discs=view["town_discs"],
        new_cities=set(view["new_cities"]),
        cash=player["cash"],
        locomotive=player["locomotive"],
        most_discs=most_discs,
        goods={place: list(p["goods"]) for place, p in view["places"].items()},
        land=dict(view["land"]),
        transcontinental=bool(view["transcontinental"]),
        used=build["used"],
        limit=build["limit"],
        half=build["half_price"],
        may_urbanize=build["can_urbanize"],
        built={p["hex"] for p in build["placed"] if p["tile"]},
    )
