"""What a view of Russian Railroads holds, as types. The types of the web client are made from these (`make types`).

Seats count from 0; rounds, positions, slots, markers and spaces of a line from 1.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from anden.core.facts import Seat
from anden.games.russian_railroads.actions import Colour, Line

PhaseId = Literal["setup", "start_bonus", "turn", "resolve", "relocation", "over"]
Group = Literal["track", "locomotive", "industry", "auxiliary", "engineer", "turn_order"]
Letter = Literal["A", "B"]
Timing = Literal["once", "scoring"]
EffectType = Literal[
    "advance",
    "best_locomotives",
    "black_worker",
    "build",
    "double_line",
    "doublers",
    "end_bonus",
    "engineer",
    "engineer_numbers",
    "extra_advance",
    "hire",
    "industry",
    "kiev_medal",
    "locomotive",
    "points",
    "question_card",
    "question_token",
    "repeat",
    "revaluation",
    "rubles",
    "second_marker",
    "small",
    "temporary_workers",
    "tracks",
    "turn_order",
    "unmarked_engineer",
    "worker",
]
EntryKind = Literal[
    "advance",
    "industry",
    "build_either",
    "build_both",
    "build_locomotive",
    "build_factory",
    "locomotive",
    "swap",
    "repeat",
    "token",
    "card",
    "small",
    "bonus",
]
SourceKind = Literal[
    "space", "engineer", "factory", "token", "card", "start_bonus", "black_worker", "special"
]


class Effect(TypedDict):
    """What something gives: a type and its numbers."""

    type: EffectType
    colours: NotRequired[list[Colour]]
    colour: NotRequired[Colour]
    steps: NotRequired[int]
    count: NotRequired[int]
    points: NotRequired[int]
    value: NotRequired[int]
    position: NotRequired[int]
    slot: NotRequired[str]
    make: NotRequired[Literal["either", "both", "factory"]]


# --- what never changes during a game --------------------------------------------------------------------------------


class Cost(TypedDict):
    workers: int
    rubles: int


class SpaceInfo(TypedDict):
    id: str
    group: Group
    cost: Cost
    gives: list[Effect]
    reusable: bool
    relocation: bool
    rounds: Literal["all", "not_last", "last"]


class EngineerSlot(TypedDict):
    slot: str
    public: bool


class SpecialInfo(TypedDict):
    space: int
    track: Colour
    locomotive: bool
    timing: Timing
    gives: list[Effect]


class LineInfo(TypedDict):
    id: Line
    length: int
    colours: list[Colour]
    locomotives: int
    doublers: int
    special: list[SpecialInfo]


class LaneSpace(TypedDict):
    points: int | None
    factory: int | None
    gives: list[Effect]


class ColourInfo(TypedDict):
    id: Colour
    value: int
    revalued: int


class EngineerInfo(TypedDict):
    number: int
    letter: Letter | None
    gives: list[Effect]


class BoardInfo(TypedDict):
    """What never changes during a game."""

    spaces: list[SpaceInfo]
    engineer_slots: list[EngineerSlot]
    """From left to right."""
    lines: list[LineInfo]
    industry: list[LaneSpace]
    """By space, from 0."""
    colours: list[ColourInfo]
    engineers: dict[str, EngineerInfo]
    factories: dict[str, list[Effect]]
    tokens: dict[str, list[Effect]]
    cards: dict[str, list[Effect]]
    start_cards: dict[str, list[Effect]]
    end_cards: list[str]
    pass_points: list[int]
    end_bonus_points: int
    majority: list[int]


# --- the position ----------------------------------------------------------------------------------------------------


class Turn(TypedDict):
    seat: Seat
    kind: Literal["start_bonus", "turn", "relocation"]
    space: str | None
    """The space being used."""
    piece_black: bool


class Pieces(TypedDict):
    workers: int
    temporary: int
    black: int
    rubles: int


class SeatPieces(Pieces):
    seat: Seat


class SpaceState(TypedDict):
    free: bool
    engineer: str | None
    pieces: list[SeatPieces]


class Pile(TypedDict):
    """End bonus cards: how many lie there, what the viewer saw when he last looked, how many were taken since."""

    left: int
    seen: list[str] | None
    since: int


class Source(TypedDict):
    kind: SourceKind
    id: str


class Entry(TypedDict):
    """What is pending for the player to act."""

    entry: int
    kind: EntryKind
    amount: int
    colours: list[Colour] | None
    value: int | None
    """Of the locomotive in hand."""
    place: str | None
    """The ? space of a token."""
    source: Source
    must: bool
    """Cannot be given up."""
    usable: bool
    locked: bool
    """Another entry comes first."""
    now: int | None
    """The factory that is being used, if this is a part of it: it comes before what is locked."""


class Missing(TypedDict):
    track: int
    reach: int


class SpecialState(TypedDict):
    line: Line | Literal["industry"]
    """A line, or the ? space of the industry lane."""
    space: int
    track: Colour | None
    gives: list[Effect]
    timing: Timing
    done: bool
    missing: Missing


class PreviewSpace(TypedDict):
    space: int
    colour: Colour
    value: int
    doubled: bool


class LinePreview(TypedDict):
    points: int
    stars: int
    double: bool
    spaces: list[PreviewSpace]


class LinePreviews(TypedDict):
    transsiberian: LinePreview
    st_petersburg: LinePreview
    kiev: LinePreview


class Preview(TypedDict):
    """What scoring would give now."""

    lines: LinePreviews
    industry: list[int]
    total: int


class CardPoints(TypedDict):
    card: str
    points: int


class Final(TypedDict):
    engineers: int
    majority: int
    cards: list[CardPoints] | None
    """null: not for the viewer to know."""


class RoundPoints(TypedDict):
    round: int
    transsiberian: int
    st_petersburg: int
    kiev: int
    industry: int
    other: int
    total: int


class Workers(TypedDict):
    total: int
    free: int
    reserve: int


class Tracks(TypedDict):
    """0 = left of space 1; a colour not owned is missing."""

    transsiberian: dict[Colour, int]
    st_petersburg: dict[Colour, int]
    kiev: dict[Colour, int]


class Locomotives(TypedDict):
    """Highest first."""

    transsiberian: list[int]
    st_petersburg: list[int]
    kiev: list[int]


class Reach(TypedDict):
    transsiberian: int
    st_petersburg: int
    kiev: int


class OwnEngineer(TypedDict):
    id: str
    number: int
    pieces: Pieces | None


class UsedToken(TypedDict):
    token: str
    place: str


class PlayerView(TypedDict):
    points: int
    position: int
    passed: bool
    pass_points: int
    """If he passed now."""
    claims: int | None
    """A position in the next turn order."""
    workers: Workers
    temporary: int
    black: Literal["none", "free", "used"]
    rubles: int
    tracks: Tracks
    locomotives: Locomotives
    reach: Reach
    doublers: int
    factories: list[int]
    """Values, from the left."""
    markers: list[int]
    engineers: list[OwnEngineer]
    tokens: list[str]
    """Not used yet."""
    tokens_used: list[UsedToken]
    revalued: bool
    medal: bool
    end_cards: int
    own_end_cards: list[str] | None
    """null: not for the viewer to know."""
    special: list[SpecialState]
    preview: Preview
    final: Final
    history: list[RoundPoints]


# --- what each legal action would do ---------------------------------------------------------------------------------


class SpaceOffer(TypedDict):
    """Of placing, relocating and repeating."""

    gives: list[Effect]
    swap: bool


class PointsOffer(TypedDict):
    """Of passing, and of taking an end bonus card."""

    points: int


class AdvanceOffer(TypedDict):
    entry: int
    to: int
    fires: list[Effect]
    """Special spaces that fire at once."""
    gain: int
    """Change of the own `preview.total`."""


class IndustryOffer(AdvanceOffer):
    factory: int | None


class LocomotiveOffer(TypedDict):
    reach: int
    fires: list[Effect]
    gain: int
    takes: int | None
    """The value of the locomotive that comes to the hand."""


class BuildOffer(TypedDict):
    entry: int
    value: int


class GiftOffer(TypedDict):
    """Of tokens and cards."""

    entry: int | None
    gives: list[Effect]


class ForfeitOffer(TypedDict):
    entry: int


Offer = (
    SpaceOffer
    | PointsOffer
    | AdvanceOffer
    | IndustryOffer
    | LocomotiveOffer
    | BuildOffer
    | GiftOffer
    | ForfeitOffer
    | None
)


class View(TypedDict):
    round: int
    rounds: int
    last_round: bool
    phase: PhaseId
    order: list[Seat]
    """By position."""
    passed: list[Seat]
    turn: Turn | None
    board: BoardInfo
    spaces: dict[str, SpaceState]
    engineers: list[str | None]
    """The row from left to right; the last is the hire space."""
    stacks: dict[str, int]
    """By value of the tiles."""
    lowest: int | None
    face_up: list[int]
    doublers: int
    temporary_workers: int
    cards: list[str]
    start_cards: list[str]
    pile: Pile
    pending: list[Entry]
    players: list[PlayerView]
    offers: list[Offer]
    """One for each legal action of the seat to act, in the same order."""
    end: bool
