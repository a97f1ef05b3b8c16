"""What a view of Italian Rails holds, as types. The types of the web client are made from these (`make types`).

A point has one name: the city's id, or its label («R12»). Edges are places in `board.edges`; orders on a card count 1, 2, 3.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from anden.core.facts import Seat
from anden.games.italian_rails.actions import Locomotive

PhaseId = Literal["deal", "keep", "move", "build", "lock", "draw", "swap", "lose", "card", "over"]
Tier = Literal["small", "medium", "major"]
Terrain = Literal["plain", "mountain", "alpine", "small", "medium", "major"]
Crossing = Literal["", "city", "river", "lake", "inlet"]
"""What an edge crosses; «city»: inside a red area, free for both."""
NewsKind = Literal[
    "flood", "storms_at_sea", "volcano", "derailment", "tax", "bad_weather", "landslide", "strike"
]
Names = dict[str, str]
"""By language."""
Line = list[int]
"""x, y, x, y… in hundredths of a step."""
PointRow = tuple[str, int, int, Terrain, str]
"""Name, row, column, terrain, label."""
EdgeRow = tuple[int, int, int, int, Crossing, str]
"""Both points, the price of a track that ends in the first and in the second, what it crosses and its id."""
LabelAt = tuple[float, float, Literal["left", "right", "center"]]
"""Where the name of a city stands, from its point."""


# --- what never changes during a game --------------------------------------------------------------------------------


class City(TypedDict):
    id: str
    names: Names
    tier: Tier
    good: str
    point: int
    points: list[int]
    label: LabelAt


class Good(TypedDict):
    id: str
    names: Names
    sources: list[str]
    """Cities."""


class Port(TypedDict):
    port: str
    point: str


class FerryLine(TypedDict):
    id: str
    name: str
    ends: list[Port]
    first: int
    """The price of the first to build it."""
    second: int
    line: Line


class River(TypedDict):
    id: str
    name: str
    system: str
    line: Line


class Lake(TypedDict):
    id: str
    name: str
    polygon: Line


class Inlet(TypedDict):
    id: str
    name: str


class Volcano(TypedDict):
    id: str
    names: Names
    point: str
    at: tuple[int, int]


class Outline(TypedDict):
    land: list[Line]
    islands: list[Line]
    foreign: list[Line]
    border: list[Line]
    mountains: list[Line]
    alps: list[Line]


class Order(TypedDict):
    city: str
    good: str
    pay: int
    distance: int
    """Steps from the nearest source; a ferry counts 9."""


class NewsCard(TypedDict):
    event: str
    kind: NewsKind
    lasts: bool


class LocomotiveInfo(TypedDict):
    speed: int
    loads: int
    upgrades: dict[Locomotive, int]
    """Prices."""


class Locomotives(TypedDict):
    freight: LocomotiveInfo
    fast: LocomotiveInfo
    heavy: LocomotiveInfo
    super: LocomotiveInfo


class Goal(TypedDict):
    cash: int
    majors: int


class BoardInfo(TypedDict):
    """What never changes during a game."""

    rows: int
    columns: int
    points: list[PointRow]
    edges: list[EdgeRow]
    cities: list[City]
    goods: list[Good]
    ferries: list[FerryLine]
    rivers: list[River]
    systems: dict[str, str]
    """Names of the river systems."""
    lakes: list[Lake]
    inlets: list[Inlet]
    volcanoes: list[Volcano]
    outline: Outline
    cards: dict[str, list[Order]]
    news: dict[str, NewsCard]
    locomotives: Locomotives
    goal: Goal
    toll: int
    spending: int
    borrow: int
    repay: int


# --- the position ----------------------------------------------------------------------------------------------------


class Options(TypedDict):
    cash: Literal["hidden", "open"]
    ferries: Literal["rulebook", "quick"]
    fast_trains: bool
    loans: bool


class FerryState(TypedDict):
    owners: list[Seat]
    price: int | None
    """Of the next builder."""


class Right(TypedDict):
    """Washed away: only this seat may build here for now."""

    edge: int
    seat: Seat


class OfferCard(TypedDict):
    card: int
    order: int | None
    """The one that is locked."""
    seats: list[Seat]
    """Who holds it."""


class NewsView(TypedDict):
    """An event that lasts."""

    card: int
    event: str
    seat: Seat
    """Who drew it."""
    ends: int
    """Turns of his that still end before it is over."""
    half: list[str]
    still: list[str]
    """No entering or leaving."""
    no_build: list[str]
    no_trade: list[str]
    """Cities."""
    edges: list[int]
    """Flooded."""
    ferries: bool
    """They are closed."""


Train = TypedDict("Train", {"point": str, "ferry": str | None, "from": str | None})
"""At sea there is a ferry, and `point` is the port where the train will come out. It may not go straight back to `from`."""


class LoadView(TypedDict):
    good: str
    card: int | None
    order: int | None


class OrderAt(TypedDict):
    """An order of a card: 1, 2, 3 from the top."""

    card: int
    order: int


class NetworkView(TypedDict):
    groups: list[list[str]]
    """Major cities joined by own track."""
    joined: int
    """The size of the largest group."""
    missing: int | None
    """The cheapest million that would join all."""


class PlayerView(TypedDict):
    cash: int | None
    """null: hidden."""
    locomotive: Locomotive
    speed: int
    capacity: int
    train: Train | None
    """null: not placed yet."""
    loads: list[LoadView]
    cards: list[int]
    """0 = not to be seen."""
    waiting: list[OrderAt]
    """Private cards that stay locked while their load has to be fetched again."""
    chosen: bool
    turns: int
    lost: int
    """Turns still to be lost."""
    sections: int
    debt: int
    deliveries: int
    network: NetworkView


class Moving(TypedDict):
    left: int
    speed: int
    halved: bool
    toll_paid: bool


class Building(TypedDict):
    spent: int
    left: int
    majors: list[str]
    """Major cities left this turn."""
    drawn: list[int]
    """Edges drawn this turn."""
    starts: list[str]
    """Where a track may begin."""
    closed: list[int]
    """Edges the builder may not build now."""


class Losing(TypedDict):
    seat: Seat
    card: int | None
    """The private card to keep or give."""


class PlanRow(TypedDict):
    source: str | None
    price: int | None


# --- what each legal action would do ---------------------------------------------------------------------------------


class StopOffer(TypedDict):
    """What could be done at a point."""

    load: list[str]
    """Goods."""
    deliver: list[int]
    """Cards that are locked and paid there."""
    lock: list[int]
    """Cards with orders of the city for loads that are not locked."""


class MoveOffer(StopOffer):
    steps: int
    left: int
    toll: int


class BoardOffer(TypedDict):
    to: str
    toll: int


class PriceOffer(TypedDict):
    price: int
    left: int


class UpgradeOffer(PriceOffer):
    speed: int
    loads: int


class PayOffer(TypedDict):
    """Of loading, locking and delivering."""

    pay: int | None
    city: NotRequired[str | None]
    """Not told of a delivery, which is paid where the train stands."""


class LoanOffer(TypedDict):
    cash: int
    owes: int


Offer = MoveOffer | StopOffer | BoardOffer | PriceOffer | UpgradeOffer | PayOffer | LoanOffer | None


class View(TypedDict):
    turn: int
    limit: int
    starter: Seat | None
    active: Seat | None
    phase: PhaseId
    options: Options
    board: BoardInfo
    tracks: list[list[int]]
    """Edges, by owner."""
    ferries: dict[str, FerryState]
    rights: list[Right]
    offer: list[OfferCard]
    deck: int
    discards: int
    news: list[NewsView]
    players: list[PlayerView]
    moving: Moving | None
    building: Building | None
    losing: Losing | None
    last_round: Seat | None
    """Who reached the goal first."""
    plans: dict[str, list[PlanRow]]
    """By card, for the viewer: the cheapest new track that joins network, a source and the destination of each order."""
    offers: list[Offer]
    """One for each legal action of the seat to act, in the same order."""
