"""A map file as it is written: the layout of `data/maps/*.json` and of maps that people add. Structs, so never compiled.

`read` turns bytes into a MapFile or says where the file departs from the layout; whether the map makes sense is judged
in `checks`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from anden.games.cube_rails.maps import reading
from anden.games.cube_rails.maps.map_file import Hex, Id, Name, Part, Side

FORMAT = "railes-map/1"

Cubes = Annotated[int, Meta(ge=1, le=9)]
Color = Literal["red", "blue", "purple", "yellow", "gray"]
Terrain = Literal["plain", "hill", "coast"]
Waterway = Literal["river", "canal", "lake"]
Table = Literal["3", "4", "5", "6"]


class City(Part, frozen=True):
    """A printed city; `cubes` is the number printed on it, `names` what other languages call it."""

    id: Id
    name: Name
    hex: Hex
    color: Color
    cubes: Cubes
    names: dict[str, Name] = {}


class Town(Part, frozen=True):
    """A town."""

    id: Id
    name: Name
    hex: Hex
    names: dict[str, Name] = {}


class Blocked(Part, frozen=True):
    """A thick black line between two hexes. Sides to water are thick lines too and are not listed."""

    hex: Hex
    side: Side


class Fewer(Part, frozen=True):
    """How many cubes fewer the set-up puts on each city and each supply space."""

    cities: Annotated[int, Meta(ge=0, le=9)] = 0
    supply: Annotated[int, Meta(ge=0, le=3)] = 0


class Water(Part, frozen=True):
    """A named river, canal or small lake as a chain of hexes: only drawn. `mouth`: the side where it leaves the last."""

    name: Name
    kind: Waterway
    hexes: tuple[Hex, ...]
    mouth: Side | None = None


class Range(Part, frozen=True):
    """The name of hills and where it is written."""

    name: Name
    at: Hex


class MapFile(Part, frozen=True, kw_only=True):
    """A map of Raíles."""

    format: Literal["railes-map/1"]
    id: Id
    name: Name
    sources: str = ""
    """Where the map comes from."""
    players: Annotated[tuple[Annotated[int, Meta(ge=3, le=6)], ...], Meta(min_length=1)]
    recommended: tuple[Annotated[int, Meta(ge=3, le=6)], ...] = ()
    """The numbers of players with whom it is at its best."""
    orientation: Literal["flat", "pointy"] = "flat"
    first_row: Annotated[int, Meta(ge=0, le=1)] = 1
    """The number of the topmost row in the labels of hexes."""
    fewer_cubes: dict[Table, Fewer] = {}
    """By number of players: what the set-up puts out less."""
    hexes: dict[Terrain, tuple[Hex, ...]]
    """All hexes, those of cities and towns too."""
    rivers: tuple[Hex, ...] = ()
    """The hexes that cost more for a river, canal or small lake."""
    water: tuple[Hex, ...] = ()
    """Only drawn, and to say why no track leads there: a hex that is not in `hexes` takes no track anyway."""
    blocked: tuple[Blocked, ...] = ()
    """Thick black lines between two hexes."""
    cities: tuple[City, ...]
    towns: tuple[Town, ...] = ()
    waterways: tuple[Water, ...] = ()
    """Only drawn."""
    ranges: tuple[Range, ...] = ()
    """Only drawn."""
    schema_address: str = msgspec.field(default="", name="$schema")


ALLOWED: dict[str, Any] = {"color": Color, "hexes": Terrain, "kind": Waterway}
KINDS = {"color": "colour", "hexes": "terrain"}


def read(text: bytes) -> MapFile:
    """A map file from its bytes. Raises Misread."""
    return reading.read(text, MapFile, FORMAT, ALLOWED, KINDS)
