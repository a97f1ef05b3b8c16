"""A position as dictionaries, read from the plain view."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.property.age_of_steam_naive.box import LOOKS, OWNERSHIP_DISCS, lowest_turn
from tests.property.naive_rails.walks import TOWN, Board, Laid, Path, Walks


@dataclass
class Position(Walks):
    """All that decides about building and moving goods."""

    map: str
    options: dict[str, Any]
    color: dict[str, str | None]
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
    version: int = 2
    """Of the rules."""

    def turns_to_join(self) -> bool:
        return self.version >= 2

    def city_to_come(self) -> bool:
        """«Alemania»: a New City that may be put at any time may still complete what is unfinished."""
        any_time = self.options.get("urbanize") == "any_time"
        return self.version >= 2 and any_time and self.may_urbanize and bool(self.new_cities)

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
    """The direct links that are built, with their owners; they are among the links too, without any hex."""
    links = [({link["from"], link["to"]}, link["owner"]) for link in view["links"] if not link["hexes"]]
    between = {d["id"]: set(d["between"]) for d in view["board"]["direct_links"]}
    if [(between[link], owner) for link, owner in view["direct"].items()] != links:
        raise AssertionError(f"the view shows direct links {view['direct']} and links {links}")
    return dict(view["direct"])


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
