"""What the server answers: the shapes of docs/reference/api.md. The OpenAPI description is made from these."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from anden.core import Event, MapInfo, Option, Phase, Problem, Score
from anden.core.facts import Arg

Status = Literal["open", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "hotseat"]
Level = Literal["apprentice", "driver", "stationmaster"]
LEVELS: tuple[Level, ...] = ("apprentice", "driver", "stationmaster")


ActionData = dict[str, Any]
"""An action of a game as plain data: `do` is its tag, the rest is the game's own."""


class ErrorBody(msgspec.Struct, frozen=True):
    """A key with arguments; its text is `problem-<key>`, its rule an entry of a guide."""

    key: str
    rule: str
    args: dict[str, Arg] = {}


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    mine: bool
    present: bool
    thinking: bool
    thinking_since: str | None
    away: bool
    """The owner has been away long enough: others may hand the seat to a bot."""
    stand_in: bool
    """A bot plays for the owner, who may take the seat back."""


class RequestInfo(msgspec.Struct, frozen=True):
    seat: int
    to: int
    waiting: list[int]


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    free: bool
    """The table was opened so: taking back needs nobody's consent (while nobody is absent)."""
    can: bool
    floor: int
    request: RequestInfo | None
    can_redo: bool
    needs_consent: bool


class Position(msgspec.Struct, frozen=True, kw_only=True):
    index: int
    line: int
    to_act: list[int]
    phase: Phase
    view: dict[str, Any]
    board: str | None
    """The mark of the view's board; who sends it with a request gets views without that board."""
    scores: list[Score]
    ranking: list[list[int]] | None = None


class Offer(msgspec.Struct, frozen=True):
    """A legal action as a person writes it."""

    notation: str
    action: ActionData


class Plain(msgspec.Struct, frozen=True, kw_only=True):
    """A position without any drawing of the game: enough to play a game whose board a client does not know."""

    index: int
    picture: str
    """The board as plain text."""
    offers: list[Offer]
    """What the viewer can do, in the order of `legal`; empty in the past."""


class VisibleEntry(msgspec.Struct, frozen=True, kw_only=True):
    index: int
    seat: int
    action: ActionData | None
    events: list[Event]
    undone: bool
    at: str


class RulesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The version of the rules a table plays by, and what new tables play another way."""

    version: int
    newest: int
    until: str | None
    """The day the next version came, as 2026-11-17; None when this is the newest."""
    changes: list[str]
    """What this table plays the old way; each has a text `change-<key>` of the game."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules: RulesInfo
    map: str
    options: dict[str, Any]
    created: str
    status: Status
    commitment: str
    seed: str | None
    """Only when the game is over."""
    imported: bool
    rematch: str | None
    seats: list[SeatInfo]
    owner: bool
    undo: UndoInfo
    viewer: int | None
    length: int
    position: Position
    legal: list[ActionData]
    log: list[VisibleEntry] | None = None


class Done(msgspec.Struct, frozen=True):
    """The answer to an action: the length of the log after it, and the table as it is now."""

    length: int
    table: Table


class Judged(msgspec.Struct, frozen=True):
    problem: Problem | None


class Hint(msgspec.Struct, frozen=True):
    action: ActionData
    notation: str
    gain: float | None
    seconds: float


class EntriesEvent(msgspec.Struct, frozen=True, kw_only=True):
    """Data of `event: entries`."""

    first: int = msgspec.field(name="from")
    entries: list[VisibleEntry]
    undone: list[int]
    """All entries that are taken back now, old ones included."""
    table: Table


class TableEvent(msgspec.Struct, frozen=True):
    """Data of `event: table`."""

    table: Table


class SummarySeat(msgspec.Struct, frozen=True):
    name: str
    kind: SeatKind


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    map: str
    players: int
    status: Status
    my_turn: bool
    seats: list[SummarySeat]
    round: int
    updated: str


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    tables: list[TableSummary]
    progress: dict[str, dict[str, int]]


class Players(msgspec.Struct, frozen=True):
    min: int
    max: int


class GameWords(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is called on pages that do not have its texts."""

    name: str
    pitch: str
    """A sentence for its poster; may be empty."""
    round: str
    """Its word for a round: «ronda», «turno»."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    words: dict[str, GameWords]
    """By language."""
    status: Literal["ready"]
    maps: list[MapInfo]
    players: Players
    options: list[Option]
    levels: list[Level]


class GuideSection(msgspec.Struct, frozen=True):
    id: str
    title: str
    rulebook: str
    html: str


class Guide(msgspec.Struct, frozen=True):
    sections: list[GuideSection]


class EngineInUse(msgspec.Struct, frozen=True):
    """The engine of the server and that of its bots. They differ after one was compiled beside a running server."""

    server: Literal["compiled", "interpreted"]
    bots: Literal["compiled", "interpreted"]
    progress: float | None
    """How much of the compiled one is done, from 0 to 1; null when nobody compiles."""


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str
    games: list[str]
    engine: EngineInUse


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The form of every refusal. A stale request also gets the fresh table."""

    error: ErrorBody
    table: Table | msgspec.UnsetType = msgspec.UNSET


ANSWERS = (
    Refusal,
    Table,
    Done,
    Judged,
    Hint,
    Position,
    Plain,
    Me,
    GameInfo,
    Guide,
    Health,
    EntriesEvent,
    TableEvent,
)
"""Everything that appears in the description of the interface."""
