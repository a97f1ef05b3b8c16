"""One table in memory: who sits there, and the match as a cache of setup and log."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from anden.core import Match, Seat, Setup
from anden.core.codec import Codec

if TYPE_CHECKING:
    from anden.server.live import Stream


@dataclass(slots=True)
class Place:
    """A seat and who has it."""

    kind: str
    guest: str | None = None
    name: str = ""
    level: str | None = None
    stand_in: bool = False
    gone: bool = False
    seen: str | None = None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


@dataclass(slots=True)
class Facts:
    """What the database says about a table, besides seats and log."""

    game: str
    setup: Setup
    seed: str
    owner: str
    status: str
    undo: str
    imported: bool
    rematch: str | None
    created: str
    updated: str
    version: int


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table that somebody uses now. All access goes through `Tables.open`, which holds the lock."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    touched: float = field(default_factory=time.monotonic)
    streams: set[Stream] = field(default_factory=set)
    thinking: dict[Seat, str] = field(default_factory=dict)
    """The bots that think now, and since when."""
    fallback: dict[Seat, str | None] = field(default_factory=dict)
    """The lower level that had to make a bot's last move, because its own failed."""
    notices: int = 0
    """Raised when something outside the log changes: presence, seats, thinking."""
    places: list[Place] = field(default_factory=list)
    times: list[str] = field(default_factory=list)
    """When each log entry was written."""
    _facts: Facts | None = None
    _match: Match[Any, Any] | None = None
    _codec: Codec | None = None

    # --- the cache ---------------------------------------------------------------------------------------------

    @property
    def loaded(self) -> bool:
        return self._match is not None

    @property
    def facts(self) -> Facts:
        assert self._facts is not None, "a table is used only while it is open"
        return self._facts

    @property
    def match(self) -> Match[Any, Any]:
        assert self._match is not None, "a table is used only while it is open"
        return self._match

    @property
    def codec(self) -> Codec:
        assert self._codec is not None, "a table is used only while it is open"
        return self._codec

    @property
    def version(self) -> int:
        """The version in memory; -1 when there is nothing in memory."""
        return -1 if self._facts is None or self._match is None else self._facts.version

    @property
    def last_version(self) -> int:
        """The version that was last read, even if the state has left the memory since."""
        return -1 if self._facts is None else self._facts.version

    def set_facts(self, facts: Facts, places: list[Place]) -> None:
        self._facts = facts
        self.places = places

    def set_match(self, match: Match[Any, Any]) -> None:
        self._match = match
        self._codec = Codec(match.rules)
        self.times = []

    def forget(self) -> None:
        """Drop what is in memory; the next user reads the database again."""
        self._match = None
        self._codec = None
        self.times = []

    # --- who may what ------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that belong to a guest, also those a bot plays for him now."""
        return [n for n, place in enumerate(self.places) if place.guest == guest]

    def acting_seats(self, guest: str) -> list[Seat]:
        """The seats a guest plays himself."""
        return [n for n in self.seats_of(guest) if not self.places[n].stand_in]

    @property
    def one_person(self) -> bool:
        """Nobody else is concerned: solo, hot-seat, or against bots."""
        people = {p.guest for p in self.places if p.guest is not None and not p.gone}
        return len(people) <= 1 and not any(p.kind == "open" for p in self.places)

    @property
    def free_undo(self) -> bool:
        """Taking back needs nobody's consent. Not among several people once the game is over: the seed has been
        published then, and who goes back would know the luck to come."""
        return self.one_person or (self.facts.undo == "free" and not self.match.over)

    @property
    def deserted(self) -> bool:
        """All people have left: bots do not play on for nobody."""
        people = [p for p in self.places if p.guest is not None]
        return bool(people) and all(p.gone for p in people)

    def bots_to_act(self) -> list[Seat]:
        """The bots that have something to decide now."""
        if self.facts.status != "playing" or self.deserted:
            return []
        return [n for n in self.match.to_act() if n >= 0 and self.places[n].played_by_bot]

    def attention(self) -> list[Seat]:
        """The seats something is waiting for: to act, or to answer."""
        waiting = self.match.request.waiting if self.match.request else []
        return sorted({*self.match.to_act(), *waiting})

    # --- telling others ----------------------------------------------------------------------------------------

    def touch(self) -> None:
        self.touched = time.monotonic()

    def wake(self) -> None:
        """Let every open stream look again."""
        self.notices += 1
        for stream in self.streams:
            stream.wake.set()

    def watched_by(self, guest: str | None) -> bool:
        return guest is not None and any(stream.guest == guest for stream in self.streams)
