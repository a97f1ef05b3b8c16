"""What a view of Raíles holds, as types. The types of the web client are made from these (`make types`)."""

from __future__ import annotations

from typing import Literal, TypedDict

from anden.core.facts import Seat
from anden.games.cube_rails.shown import (
    AuctionBase,
    BuildTurnBase,
    DeliverOffer,
    DropOffer,
    HexAt,
    HexBase,
    Link,
    Orientation,
    OwnedEnds,
    PlaceBase,
    TileInfo,
    TrackTile,
    UrbanizeOffer,
)
from anden.games.railes.actions import ActionTile, Good

PhaseId = Literal["setup", "first_order", "capital", "auction", "actions", "build", "move", "score", "over"]
Terrain = Literal["plain", "hill", "coast", "city"]
BuildTurn = BuildTurnBase
WaterwayKind = Literal["river", "canal", "lake"]


# --- what never changes during a game --------------------------------------------------------------------------------


class HexInfo(HexBase):
    terrain: Terrain
    river: bool
    blocked: list[int]
    """Edges with a thick black line."""


class PlaceInfo(PlaceBase):
    names: dict[str, str]
    """Where another language has its own name."""
    kind: Literal["city", "town"]
    cubes: int
    """The number printed on a city; 0 for towns."""


class Waterway(TypedDict):
    name: str
    kind: WaterwayKind
    hexes: list[HexAt]
    mouth: int | None
    """The edge over which it leaves its last hex."""


class Range(TypedDict):
    """A mountain range."""

    name: str
    at: HexAt


class Token(TypedDict):
    """A tile with its two faces."""

    faces: list[str]
    count: int


class ActionInfo(TypedDict):
    id: ActionTile
    number: int
    price: int | None
    """null in the Standard game."""
    plus_level: bool
    """The new level of the locomotive comes on top."""


class BoardInfo(TypedDict):
    """What never changes during a game."""

    name: str
    orientation: Orientation
    hexes: list[HexInfo]
    water: list[HexAt]
    waterways: list[Waterway]
    ranges: list[Range]
    places: list[PlaceInfo]
    tiles: list[TileInfo]
    tokens: list[Token]
    actions: list[ActionInfo]
    tiles_per_turn: int
    max_locomotive: int
    income: tuple[int, int]
    """Least and most."""
    markers: int
    supply: int
    """Spaces of the supply."""


# --- the position ----------------------------------------------------------------------------------------------------


class PlaceState(TypedDict):
    color: Good | None
    city: bool
    new_city: bool
    grown: bool
    goods: list[Good]


class Auction(AuctionBase):
    kind: Literal["place", "turn"]
    """For one place before the first turn, or for the order of this turn."""
    position: int | None
    """The place that is bid for."""
    most: dict[str, int]
    """What each can pay, by seat."""
    won: list[Seat]
    """Places already won, from the first."""


class ActionState(TypedDict):
    seat: Seat | None
    used: bool


class ActionStates(TypedDict):
    turn_order: ActionState
    first_move: ActionState
    engineer: ActionState
    first_build: ActionState
    urban_growth: ActionState
    locomotive: ActionState
    urbanization: ActionState


class GoodCounts(TypedDict):
    red: int
    blue: int
    purple: int
    yellow: int
    gray: int


class Owed(TypedDict):
    """What can still be carried out in this build turn."""

    seat: Seat
    action: ActionTile
    may_skip: bool


class DeliveryState(TypedDict):
    """A cube that was delivered, while its points are put on the tracks."""

    seat: Seat
    good: Good
    points: dict[str, int]
    """By seat."""
    deciding: Seat


class Forecast(TypedDict):
    """What the income phase will do to a player."""

    income: int
    maintenance: int
    missing: int
    """Dollars that cannot be paid from cash."""
    units: int
    """Units of 5 $ that will be raised."""
    income_after: int
    victory_after: int
    cash_after: int
    out: bool


class PlayerView(TypedDict):
    cash: int
    income: int
    victory: int
    locomotive: int
    links: int
    out: bool
    action: ActionTile | None
    number: int | None
    upgraded: bool
    forecast: Forecast
    most: int
    """The most he could pay now."""
    final: int
    """The score if the game ended now."""


# --- what each legal action would do ---------------------------------------------------------------------------------


class PayOffer(TypedDict):
    """What a payment takes."""

    price: int
    units: int
    """Units of 5 $ to raise for it."""
    income_after: int
    victory_after: int


class BuildOffer(PayOffer):
    kind: Literal["place", "improve", "redirect", "town"]
    done: list[OwnedEnds]
    claims: bool


class BidOffer(TypedDict):
    units: int
    income_after: int


class CapitalOffer(TypedDict):
    cash: int
    income_after: int
    victory_after: int


class ScoreOffer(TypedDict):
    """As they would be."""

    income: int
    victory: int
    final: int


Offer = (
    PayOffer
    | BuildOffer
    | BidOffer
    | CapitalOffer
    | DropOffer
    | UrbanizeOffer
    | DeliverOffer
    | ScoreOffer
    | None
)


class View(TypedDict):
    map: str
    game: Literal["basic", "standard"]
    turn: int
    turns: int
    phase: PhaseId
    board: BoardInfo
    places: dict[str, PlaceState]
    track: list[TrackTile]
    links: list[Link]
    supply: list[list[Good]]
    """By space; [] = taken."""
    stock: dict[str, int]
    """By face: how many more of it can be laid."""
    new_cities: GoodCounts
    """How many of each colour are left."""
    markers: int
    """Growth markers left."""
    bag: GoodCounts
    order: list[Seat]
    acting: list[Seat]
    """Who has still to act in this phase or round, in order."""
    auction: Auction | None
    actions: ActionStates
    move_round: int
    owed: Owed | None
    delivery: DeliveryState | None
    build: BuildTurn | None
    players: list[PlayerView]
    offers: list[Offer]
    """One for each legal action of the seat to act, in the same order."""
