"""A map file as it is written: the layout of `data/maps/*.json` and of maps that people add. Structs, so never compiled.

`read` turns bytes into a MapFile or says where the file departs from the layout; whether the map makes sense is
judged in `checks`. The JSON schema of the layout is made in `schema`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from anden.games.cube_rails.maps import reading
from anden.games.cube_rails.maps.map_file import Hex, Id, Name, Part, Side

FORMAT = "age-of-steam-map/1"

LinkId = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$", max_length=80)]
Price = Annotated[int, Meta(ge=2, le=99)]
Cubes = Annotated[int, Meta(ge=0, le=9)]
Color = Literal["red", "blue", "purple", "yellow", "black"]
Good = Literal["red", "blue", "purple", "yellow", "black", "white"]
Terrain = Literal["plain", "river", "swamp", "mountain"]
Region = Literal["west", "east"]
Section = Literal["light", "dark"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Tile = Literal[
    "first_move", "first_build", "engineer", "locomotive", "urbanization", "production", "turn_order"
]
Table = Literal["1", "2", "3", "4", "5", "6"]
Number = Annotated[str, Meta(pattern="^[1-9][0-9]?$")]


class ExtraGrowth(Part, frozen=True):
    """One more cube from the bag in every goods growth, up to a turn (0 = always)."""

    until: Annotated[int, Meta(ge=0, le=20)] = 0


class City(Part, frozen=True):
    """A printed city."""

    id: Id
    name: Name
    hex: Hex
    color: Color
    growth: tuple[str, ...] = ()
    """Columns of the goods display that feed it: light1 … light6, dark1 … dark6."""
    cubes: Cubes = 0
    region: Region | None = None
    start: bool = False
    port: bool = False
    extra_growth: ExtraGrowth | None = None


class Town(Part, frozen=True):
    """A town; `region` counts once it is a New City."""

    id: Id
    name: Name
    hex: Hex
    cubes: Cubes = 0
    good: Good | None = None
    """The colour of its cubes; without it they come from the bag."""
    region: Region | None = None


class Terminal(Part, frozen=True):
    """A foreign terminal: takes one colour, drawn at the set-up; nothing starts there or passes through."""

    id: Id
    name: Name
    hex: Hex


class Direct(Part, frozen=True):
    """A link without a tile over the side that two cities share, numbered as a side of the first."""

    id: LinkId
    between: tuple[Id, Id]
    side: Side
    price: Price


class Blocked(Part, frozen=True):
    """A side between two hexes that no track may cross."""

    hex: Hex
    side: Side


class Display(Part, frozen=True):
    """The goods display: the sections in use, how many rows the set-up fills, colours it does not put somewhere."""

    sections: tuple[Section, ...] = ("light", "dark")
    rows: Annotated[int, Meta(ge=0, le=3)] = 3
    not_dealt: dict[str, Color] = {}


class Start(Part, frozen=True):
    """What each player starts with."""

    cash: Annotated[int, Meta(ge=0, le=99)] = 10
    shares: Annotated[int, Meta(ge=0, le=15)] = 2
    locomotive: Annotated[int, Meta(ge=1, le=6)] = 1


class Shares(Part, frozen=True):
    """One share per turn at most."""

    per_turn: Literal[1]


class OrderRule(Part, frozen=True):
    """How the turn order is found: the auction, a fee for the start player (two players), or not at all (solo)."""

    kind: Literal["auction", "fee", "none"]
    fee: Annotated[int, Meta(ge=0, le=50)] = 0


class ActionsRule(Part, frozen=True):
    """The action tiles in play; with `cycle` each is locked until all were taken (solo)."""

    only: Annotated[tuple[Tile, ...], Meta(min_length=1)]
    cycle: bool = False


class Transcontinental(Part, frozen=True):
    """Income for joining west and east: for one railroad, or for each of two."""

    one: Annotated[int, Meta(ge=0, le=20)]
    two: Annotated[int, Meta(ge=0, le=20)]


class Cotton(Part, frozen=True):
    """White cubes go to ports, leave the game and give their mover this income."""

    bonus: Annotated[int, Meta(ge=0, le=20)]


class Growth(Part, frozen=True):
    """How many dice goods growth rolls (0 = as many as players)."""

    dice: Annotated[int, Meta(ge=0, le=6)] = 0


class Rules(Part, frozen=True):
    """What the map changes; every rule has a name and is absent where the general rule holds."""

    shares: Shares | None = None
    order: OrderRule | None = None
    actions: ActionsRule | None = None
    engineer: Literal["four_tiles", "half_price"] = "four_tiles"
    only_complete_links: bool = False
    contiguous: bool = False
    transcontinental: Transcontinental | None = None
    crossing_bonus: Annotated[int, Meta(ge=0, le=20)] = 0
    town_cubes: Literal["stay", "bag"] = "stay"
    """What happens to the cubes of a town that becomes a New City."""
    cotton: Cotton | None = None
    land_cubes: tuple[Terrain, ...] = ()
    """Terrains whose hexes get a cube at the set-up, to be delivered from the track built there."""
    reduction: dict[Number, Annotated[int, Meta(ge=1, le=9)]] = {}
    """Income reduction is multiplied on these turns."""
    growth: Growth | None = Growth()
    """null = no goods growth."""
    ties: Literal["shared", "cash_track_lot"] = "shared"
    buy_back: Annotated[int, Meta(ge=0, le=50)] = 0
    """Solo: the price of each share at the end; what money is left is the result."""


class MapFile(Part, frozen=True, kw_only=True):
    """A map of Age of Steam."""

    format: Literal["age-of-steam-map/1"]
    id: Id
    name: Name
    designer: str = ""
    sources: str = ""
    players: Annotated[tuple[Annotated[int, Meta(ge=1, le=6)], ...], Meta(min_length=1)]
    turns: dict[Table, Annotated[int, Meta(ge=1, le=20)]] = {}
    """By number of players, where they differ from the printed turn track."""
    orientation: Literal["flat", "pointy"] = "flat"
    prices: dict[Terrain, Price]
    """Of a simple tile; coexisting track costs 1 more, a crossing 2 more."""
    hexes: dict[Terrain, tuple[Hex, ...]]
    """All hexes, those of cities, towns and terminals too."""
    printed_prices: dict[Number, tuple[Hex, ...]] = {}
    """Hexes with a price of their own."""
    water: tuple[Hex, ...] = ()
    """Only drawn: a hex that is not in `hexes` takes no track anyway."""
    blocked: tuple[Blocked, ...] = ()
    cities: tuple[City, ...] = ()
    towns: tuple[Town, ...] = ()
    terminals: tuple[Terminal, ...] = ()
    direct_links: tuple[Direct, ...] = ()
    without_goods: tuple[Color, ...] = ()
    new_cities: tuple[Letter, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")
    display: Display = Display()
    start: Start = Start()
    variants: dict[str, dict[str, dict[Id, Cubes]]] = {}
    """For an option of the game and one of its values: other numbers of cubes at places."""
    rules: Rules = Rules()
    schema_address: str = msgspec.field(default="", name="$schema")


ALLOWED: dict[str, Any] = {
    "color": Color,
    "good": Good,
    "without_goods": Color,
    "not_dealt": Color,
    "hexes": Terrain,
    "prices": Terrain,
    "land_cubes": Terrain,
    "region": Region,
    "sections": Section,
    "new_cities": Letter,
    "only": Tile,
}
KINDS = {"color": "colour", "good": "colour", "without_goods": "colour", "not_dealt": "colour"}


def read(text: bytes) -> MapFile:
    """A map file from its bytes. Raises Misread."""
    return reading.read(text, MapFile, FORMAT, ALLOWED, KINDS)
