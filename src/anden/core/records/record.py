"""A record: a match and what people write around it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from anden.core import luck
from anden.core.facts import Seat
from anden.core.match import Match

FORMAT = 1
"""Version of the format of records."""

KNOWN = (
    "Anden",
    "Game",
    "Rules",
    "Map",
    "Players",
    "Options",
    "Date",
    "Commitment",
    "Seed",
    "Length",
    "Result",
    "Scores",
    "Viewer",
)
"""The headers that mean something, besides Seat1, Seat2…"""

SECRET = "secret"
"""The seed of a game that is not over."""

NONE = "none"
"""There is no seed: luck was not ours."""


class Everything(Enum):
    """Who may know all: the platform itself."""

    EVERYTHING = "everything"


EVERYTHING = Everything.EVERYTHING
Viewer = Seat | None | Everything
"""For whom a record is written; None = a spectator."""


class Record:
    """A match with names, date and comments. What was read is written again without loss."""

    def __init__(
        self,
        match: Match[Any, Any],
        names: Sequence[str] = (),
        *,
        date: str = "",
        comments: Mapping[int, Sequence[str]] | None = None,
        extra: Mapping[str, str] | None = None,
        seed: str | None = None,
        commitment: str | None = None,
    ) -> None:
        players = match.setup.players
        self.match = match
        self.names = tuple(clean(name) for name in [*names, *[""] * players][:players])
        self.date = clean(date)
        self.comments = {
            n: tuple(clean(text) for text in texts) for n, texts in (comments or {}).items() if texts
        }
        """By the number of entries they stand after; 0 = before the first."""
        bad = [key for key in extra or {} if not is_extra(key)]
        if bad:
            raise ValueError(f"{bad[0]!r} cannot be the name of a further header")
        self.extra = {key: clean(value) for key, value in (extra or {}).items()}
        """Headers we do not know, kept."""
        self.seed = published(match) if seed is None else seed
        self.commitment = match.commitment if commitment is None else commitment

    @property
    def result(self) -> list[list[Seat]] | None:
        """The places, when the game is over."""
        match = self.match
        return [list(place) for place in match.rules.ranking(match.state)] if match.over else None

    @property
    def totals(self) -> list[int] | None:
        """The final scores by seat, when the game is over."""
        match = self.match
        return [score.total for score in match.rules.scores(match.state)] if match.over else None


def is_extra(key: str) -> bool:
    """True for the name of a header that has no meaning of its own."""
    return (
        re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", key) is not None
        and re.fullmatch(r"Seat[0-9]+", key) is None
        and key not in KNOWN
    )


def clean(text: str) -> str:
    """Text that can be written as UTF-8: halves of surrogate pairs are no characters."""
    return text.encode("utf-8", "replace").decode("utf-8")


def published(match: Match[Any, Any]) -> str:
    """What a record says about the seed."""
    if match.seed is None:
        return NONE
    return match.seed if match.over else SECRET


def hides_something(match: Match[Any, Any], viewer: Viewer) -> bool:
    """True when there is an entry that the viewer may not know as it is."""
    if isinstance(viewer, Everything) or match.over:
        return False
    return any(seen.action != match.log[seen.index].action for seen in match.visible_log(viewer))


def play_on(record: Record, seed: str | None = None) -> Match[Any, Any]:
    """The match of a record, to be played on: with its own seed when the record has it, else with a new one."""
    match = record.match
    if match.seed is None:
        match.adopt_seed(luck.new_seed() if seed is None else seed)
    else:
        match.run_chance()
    return match
