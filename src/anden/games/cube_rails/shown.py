"""What the views of both games of trains and cubes show, as types. The types of the web client are made from these.

Hexes are named by their label («E5»), places by their id, edges by number; seats count from 0.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from anden.core.facts import Seat

Orientation = Literal["flat", "pointy"]
TileClass = Literal["simple", "coexist", "crossing", "town"]
Payment = Literal["all", "half", "none"]
"""What a place in the turn order pays of its bid."""
HexAt = tuple[int, int]
"""The axial coordinates q, r of a hex."""
Ends = tuple[str, str]
"""Both ends of a link that is completed."""
OwnedEnds = tuple[str, str, Seat | None]
"""Both ends of a link that is completed, and whose it is."""

TileInfo = TypedDict(
    "TileInfo",
    {"id": str, "class": TileClass, "paths": list[tuple[int, int]], "exits": list[int]},
)
"""A tile in its printed position: pairs of edges, and of town tiles the edges with track into the town."""

Link = TypedDict(
    "Link",
    {"owner": Seat | None, "from": str, "to": str | None, "done": bool, "length": int, "hexes": list[str]},
)
"""A link; `to` is null while it is unfinished, `length` counts its sections."""


class HexBase(TypedDict):
    id: str
    """The label («E5»)."""
    q: int
    r: int
    price: int | None
    """What a simple tile costs here; null where none can lie."""
    place: str | None


class PlaceBase(TypedDict):
    id: str
    name: str
    hex: str


class TrackPath(TypedDict):
    a: int
    b: int | None
    """null: the path ends in the town of this hex."""
    owner: Seat | None
    done: bool


class TrackTile(TypedDict):
    """A tile on the map."""

    hex: str
    tile: str
    turn: int
    disc: bool
    paths: list[TrackPath]


class Placed(TypedDict):
    """A tile that was placed in this turn."""

    hex: str
    tile: str
    """Empty: a direct link without a tile."""
    turn: int
    price: int


class BuildTurnBase(TypedDict):
    seat: Seat
    used: int
    limit: int
    spent: int
    placed: list[Placed]
    fading: list[str]
    """Hexes of own sections that are lost when building ends now."""


class AuctionBase(TypedDict):
    bids: dict[str, int]
    """By seat."""
    highest: Seat | None
    lowest_bid: int
    passes: list[Seat]
    """Who may still pass once without leaving."""
    dropped: list[Seat]
    """In the order they left: the first takes the last place."""
    paid: dict[str, int]
    """What those who left paid, by seat."""
    payments: list[Payment]
    """What each place pays, from the first."""


class UrbanizeOffer(TypedDict):
    done: list[OwnedEnds]


class DeliverOffer(TypedDict):
    gain: dict[str, int]
    """What each seat gains; who gains nothing is missing."""


class DropOffer(TypedDict):
    place: int
    """The place in the turn order, from 1."""
    pays: int
