"""One table in memory: who sits there, and the match as a cache of setup and log."""

from __future__ import annotations

import asyncio
import time
from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from anden.core import Match, Rules, Seat, Setup
from anden.core.codec import Codec
from anden.server import clock

if TYPE_CHECKING:
    from anden.server.live import Stream
    from anden.server.render import Picture


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
    """When the owner last gave a sign: he went, or acted."""

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
    length: int


LOOK_SECONDS = 30.0
"""Who has asked for a table is taken to look at it for so long."""


_codecs: dict[int, tuple[Rules[Any, Any], Codec]] = {}


def codec_of(rules: Rules[Any, Any]) -> Codec:
    """One codec serves all tables of a game."""
    known = _codecs.get(id(rules))
    if known is None:
        known = _codecs[id(rules)] = (rules, Codec(rules))
    return known[1]


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table that somebody uses now. All access goes through `Tables.open`, which holds the lock."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    users: int = 0
    touched: float = field(default_factory=time.monotonic)
    streams: set[Stream] = field(default_factory=set)
    elsewhere: frozenset[str] = frozenset()
    """The guests who watch the table at other processes."""
    sought: int = 0
    """How often the database was asked for them."""
    attending: frozenset[str] = frozenset()
    """The owners of seats who watch it at this process."""
    thinking: dict[Seat, str] = field(default_factory=dict)
    """The bots that think now, and since when."""
    notices: int = 0
    """Raised when something about the seats changes: presence, thinking, away."""
    looked: float = -LOOK_SECONDS
    """When somebody last asked for the table."""
    behind: bool = False
    """Another process has told of a newer version than the one in memory."""
    queued: int = -1
    """The length of log for which a bot's turn was put into the queue by this process."""
    places: list[Place] = field(default_factory=list)
    times: array[int] = field(default_factory=lambda: array("q"))
    """When each log entry was written, in milliseconds: text would be most of a table's memory."""
    slow: bool = True
    """Its positions take long to render, or nobody knows yet."""
    picture: Picture | None = None
    """What has been rendered of the present version."""
    away_at: asyncio.TimerHandle | None = None
    """When the next owner of a seat will count as away."""
    _facts: Facts | None = None
    _match: Match[Any, Any] | None = None

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
        return codec_of(self.match.rules)

    @property
    def version(self) -> int:
        """The version that was last read, even if the state has left the memory since; -1 = none."""
        return -1 if self._facts is None else self._facts.version

    def set_facts(self, facts: Facts, places: list[Place]) -> None:
        self._facts = facts
        self.places = places
        self.picture = None
        self.behind = False

    def set_match(self, match: Match[Any, Any], times: array[int]) -> None:
        self._match = match
        self.times = times
        for seat, place in enumerate(self.places):
            self._seen_acting(seat, place)

    def forget(self) -> None:
        """Drop what is in memory; the next user reads the database again."""
        self._match = None
        self.picture = None
        self.times = array("q")

    # --- signs of life -----------------------------------------------------------------------------------------

    def _seen_acting(self, seat: Seat, place: Place) -> None:
        """The last action of an owner is a sign of him, whoever noted it."""
        if place.guest is None or place.stand_in:
            return
        seats = self.match.course.seats
        for n in range(len(seats) - 1, -1, -1):
            if seats[n] == seat:
                at = clock.text_of(self.times[n])
                place.seen = max(place.seen or at, at)
                return

    def saw(self, seats: list[Seat], stamp: str) -> None:
        """The owner of these seats gave a sign of himself."""
        for seat in seats:
            self.places[seat].seen = stamp

    def saw_elsewhere(self, guests: frozenset[str], seen: list[str | None]) -> None:
        """Who watches at other processes, and when the owner of each seat was last there."""
        news = guests != self.elsewhere
        self.elsewhere = guests
        for place, stamp in zip(self.places, seen, strict=False):
            if stamp is not None and stamp > (place.seen or ""):
                place.seen = stamp
                news = True
        if news:
            self.notice()

    # --- who may what ------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that belong to a guest, also those a bot plays for him now."""
        return [n for n, place in enumerate(self.places) if place.guest == guest]

    def owners_here(self) -> frozenset[str]:
        """The owners of seats who have a stream of this process open."""
        here = {stream.guest for stream in self.streams}
        return frozenset(place.guest for place in self.places if place.guest in here and place.guest)

    def acting_seats(self, guest: str) -> list[Seat]:
        """The seats a guest plays himself."""
        return [n for n in self.seats_of(guest) if not self.places[n].stand_in]

    @property
    def one_person(self) -> bool:
        """Nobody else is concerned: solo, hot-seat, or against bots. Who has left is still concerned: he may come
        back to his seat."""
        people = {p.guest for p in self.places if p.guest is not None}
        return len(people) <= 1 and not any(p.kind == "open" for p in self.places)

    @property
    def free_undo(self) -> bool:
        """Taking back needs nobody's consent. Not among several people once the game is over: the seed has been
        published then, and who goes back would know the luck to come."""
        if self.one_person:
            return True
        absent = any(place.stand_in for place in self.places)  # nobody agrees for who is not there
        return self.facts.undo == "free" and not self.match.over and not absent

    @property
    def only_bots(self) -> bool:
        """No person plays here."""
        return all(p.guest is None or p.gone for p in self.places)

    @property
    def awake(self) -> bool:
        """Bots play on for people who play, and among themselves only while somebody looks."""
        return not self.only_bots or self.watched or time.monotonic() - self.looked < LOOK_SECONDS

    def bots_to_act(self) -> list[Seat]:
        """The bots that have something to decide now. While somebody is asked to let another take back they wait: their
        move would make the question void before a person could answer it."""
        if self.facts.status != "playing" or self.match.request is not None:
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
        for stream in self.streams:
            stream.wake.set()

    def notice(self) -> None:
        """Something about the seats changed."""
        self.notices += 1
        self.wake()

    def watched_by(self, guest: str | None) -> bool:
        """Whether a guest has the table before him, here or at another process."""
        return guest is not None and (
            guest in self.elsewhere or any(stream.guest == guest for stream in self.streams)
        )

    @property
    def watched(self) -> bool:
        return bool(self.streams or self.elsewhere)
