"""What a view of Age of Steam holds, as types. The types of the web client are made from these (`make types`)."""

from __future__ import annotations

from typing import Literal, TypedDict

from anden.core.facts import Seat
from anden.games.age_of_steam.actions import ActionTile, Good
from anden.games.cube_rails.shown import (
    AuctionBase,
    BuildTurnBase,
    DeliverOffer,
    DropOffer,
    Ends,
    HexAt,
    HexBase,
    Link,
    Orientation,
    PlaceBase,
    TileInfo,
    TrackTile,
    UrbanizeOffer,
)

PhaseId = Literal[
    "setup",
    "growth",
    "tie",
    "start_player",
    "shares",
    "auction",
    "actions",
    "build",
    "reward",
    "move",
    "production",
    "over",
]
Terrain = Literal["plain", "river", "mountain", "swamp", "city", "terminal"]
PlaceKind = Literal["city", "town", "terminal"]
Tag = Literal["west", "east", "start", "port", "extra"]
Auction = AuctionBase
ColumnSection = Literal["light", "dark"]


# --- what never changes during a game --------------------------------------------------------------------------------


class HexInfo(HexBase):
    terrain: Terrain


class PlaceInfo(PlaceBase):
    kind: PlaceKind
    columns: list[str]
    """The columns of the goods display that feed it."""
    tags: list[Tag]


class DirectLink(TypedDict):
    """A link that needs no tile, across an edge of a hex."""

    id: str
    between: tuple[str, str]
    hex: str
    edge: int
    price: int


class ColumnInfo(TypedDict):
    id: str
    section: ColumnSection
    die: int
    boxes: int
    feeds: str | None
    """A place, the letter of a New City, or nobody."""


class NewCity(TypedDict):
    id: str
    color: Good


class Dice(TypedDict):
    """Dice of goods growth; 0 = these columns have none."""

    light: int
    dark: int


class BoardInfo(TypedDict):
    """What never changes during a game."""

    name: str
    orientation: Orientation
    hexes: list[HexInfo]
    water: list[HexAt]
    places: list[PlaceInfo]
    direct_links: list[DirectLink]
    tiles: list[TileInfo]
    columns: list[ColumnInfo]
    new_cities: list[NewCity]
    dice: Dice
    tiles_per_turn: int
    town_discs: int
    max_locomotive: int
    max_shares: int
    share_price: int


# --- the position ----------------------------------------------------------------------------------------------------


class PlaceState(TypedDict):
    color: Good | None
    city: bool
    new_city: str | None
    goods: list[Good]


class Fee(TypedDict):
    asked: Seat
    amount: int
    first: Seat
    """Who starts for nothing if nobody pays."""


class BuildTurn(BuildTurnBase):
    half_price: bool
    can_urbanize: bool


class Production(TypedDict):
    goods: list[Good]
    """Cubes drawn and not placed yet."""


class Forecast(TypedDict):
    """What the end of the turn will do to a player's money."""

    income: int
    expenses: int
    net: int
    missing: int
    """Dollars that cannot be paid: each costs one income."""
    reduction: int
    income_after: int
    cash_after: int
    cushion: int
    """Dollars that may still be spent before being out."""
    out: bool


class PlayerView(TypedDict):
    cash: int
    shares: int
    income: int
    locomotive: int
    sections: int
    links: int
    discs: int
    out: bool
    action: ActionTile | None
    upgraded: bool
    forecast: Forecast


# --- what each legal action would do ---------------------------------------------------------------------------------


class BuildOffer(TypedDict):
    """Of building a tile or a direct link."""

    price: int
    kind: Literal["place", "replace", "redirect", "town", "connect"]
    done: list[Ends]
    claims: bool


class IssueOffer(TypedDict):
    cash: int
    """What it brings now."""
    points: int
    """Change of the live score."""
    forecast: Forecast


class RaiseOffer(TypedDict):
    """Of raising the locomotive."""

    forecast: Forecast


Offer = BuildOffer | UrbanizeOffer | DeliverOffer | IssueOffer | RaiseOffer | DropOffer | None


class View(TypedDict):
    map: str
    turn: int
    turns: int
    phase: PhaseId
    board: BoardInfo
    places: dict[str, PlaceState]
    land: dict[str, Good]
    """St. Lucia: a cube by hex, on bare land or on the track."""
    track: list[TrackTile]
    links: list[Link]
    direct: dict[str, Seat | None]
    """Direct links that are built; they are among the links too, without hexes."""
    display: dict[str, list[Good | None]]
    bag: dict[Good, int]
    stock: dict[str, int]
    """How many of each tile are left."""
    town_discs: int
    new_cities: list[str]
    """Not used yet."""
    order: list[Seat]
    acting: list[Seat]
    """Who has still to act in this phase or round, in order."""
    auction: Auction | None
    fee: Fee | None
    actions: dict[ActionTile, Seat | None]
    """Those of this map, with who has taken them."""
    locked: list[ActionTile]
    move_round: int
    build: BuildTurn | None
    production: Production | None
    transcontinental: bool | None
    players: list[PlayerView]
    offers: list[Offer]
    """One for each legal action of the seat to act, in the same order."""
