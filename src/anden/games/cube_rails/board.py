# mypyc: compile
"""The board as it is printed: hexes, sides, places. One Board serves all states of a map.

Hexes and places are numbers in the order given. Places are cities, towns and terminals; each has one hex of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.cube_rails.tiles import TileSet

CITY: Final = 0
TOWN: Final = 1
TERMINAL: Final = 2
"""Kinds of places. A terminal is a city that goods can only end in."""

OPEN: Final = 0
OFF_BOARD: Final = 1
WATER: Final = 2
BLOCKED: Final = 3
"""Why track may not lead over a side."""

NO_COLOUR: Final = 8
"""Of a city or terminal that accepts nothing."""


class Place:
    """A place for the constructor of Board."""

    def __init__(self, id: str, hex: int, kind: int, colour: int = NO_COLOUR) -> None:
        self.id: str = id
        self.hex: int = hex
        self.kind: int = kind
        self.colour: int = colour
        """Of a city from the start, 0-8; towns have none."""


class DirectLink:
    """A link between two neighbouring cities that needs no tile; `a` and `b` are places."""

    def __init__(self, id: str, a: int, b: int, price: int) -> None:
        self.id: str = id
        self.a: int = a
        self.b: int = b
        self.price: int = price


class Board:
    """See the module. `neighbour` and `side` have six entries a hex."""

    def __init__(
        self,
        tiles: TileSet,
        labels: list[str],
        neighbour: list[int],
        side: list[int],
        places: list[Place],
        extra: list[int],
        direct: list[DirectLink] | None = None,
    ) -> None:
        n = len(labels)
        if len(neighbour) != 6 * n or len(side) != 6 * n or len(extra) != n:
            raise ValueError("a board needs six sides and one surcharge for every hex")
        place = [-1] * n
        town = [0] * n
        terminal = [0] * n
        city = [0] * n
        for i, p in enumerate(places):
            place[p.hex] = i
            town[p.hex] = 1 if p.kind == TOWN else 0
            terminal[p.hex] = 1 if p.kind == TERMINAL else 0
            city[p.hex] = 0 if p.kind == TOWN else 1 + p.colour
        self.tiles: TileSet = tiles
        self.n: i64 = n
        """How many hexes."""
        self.labels: tuple[str, ...] = tuple(labels)
        self.neighbour: vec[i64] = vec[i64](
            [there if why == OPEN else -1 for there, why in zip(neighbour, side, strict=True)]
        )
        """By hex * 6 + edge: the hex beyond, or -1 where track may not lead."""
        self.side: vec[u8] = vec[u8]([u8(why) for why in side])
        """By hex * 6 + edge: OPEN, or why track may not lead there."""
        self.place: vec[i64] = vec[i64](place)
        """By hex: the place there, or -1."""
        self.town: vec[u8] = vec[u8]([u8(t) for t in town])
        """By hex: 1 where a town is printed."""
        self.terminal: vec[u8] = vec[u8]([u8(t) for t in terminal])
        """By hex: 1 where goods can only end."""
        self.city: vec[u8] = vec[u8]([u8(c) for c in city])
        """By hex: 0, or 1 + the colour of the city (or terminal) at the start."""
        self.extra: vec[u8] = vec[u8]([u8(x) for x in extra])
        """By hex: what the terrain adds to the price of a tile on bare ground."""
        self.places: i64 = len(places)
        self.place_ids: tuple[str, ...] = tuple(p.id for p in places)
        self.hex_of_place: vec[i64] = vec[i64]([p.hex for p in places])
        self.direct: tuple[DirectLink, ...] = tuple(direct or ())
        self._number: dict[str, int] = {label: i for i, label in enumerate(labels)}
        for i in range(6 * n):
            if (self.side[i] == OPEN) != (neighbour[i] >= 0):
                raise ValueError(
                    f"side {i % 6} of {labels[i // 6]}: open sides and hexes beyond do not agree"
                )

    def hex_named(self, label: str) -> int:
        """The number of a hex, or -1."""
        return self._number.get(label, -1)

    def place_named(self, id: str) -> int:
        """The number of a place, or -1."""
        return self.place_ids.index(id) if id in self.place_ids else -1
