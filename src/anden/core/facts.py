"""The plain facts that travel between rules, platform and people: seats, setups, events, problems, scores.

These are msgspec Structs, so this module is never compiled (a compiled class forgets element types when decoded).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Seat = int
"""A player's place at the table, from 0. Luck has a seat too: CHANCE."""

CHANCE: Seat = -1
"""The seat that acts when nobody but luck can go on."""

Arg = str | int | bool | tuple[str | int, ...]


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a game starts from. Together with the log it is the whole game.

    >>> setup = Setup(game="railroad_tiles", version=1, players=2, options={"objectives": "none"})
    >>> setup.map, setup.options
    ('', {'objectives': 'none'})
    """

    game: str
    version: int
    players: int
    map: str = ""
    options: dict[str, Any] = {}


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice made when a table is opened; its texts are `option-<key>` and `option-<key>-<value>`."""

    key: str
    kind: Literal["choice", "flag", "number", "several"]
    default: Any
    values: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    """For `number`: the range. For `several`: how many of `values` are picked at least and at most."""
    players: tuple[int, ...] = ()
    """The player counts the option is for; empty = all."""
    maps: tuple[str, ...] = ()
    """The maps the option is for; empty = all."""
    requires: dict[str, Any] = {}
    """Offered only while these other options have these values."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that a game plays another way from one of its versions on. Text key, for people: `change-<key>`."""

    key: str
    """The name of its switch in the game's `versions.py`."""
    since: int
    """The first version that plays the new way."""
    date: str
    """The day that version came, as 2026-11-17."""
    rule: str
    """The entry of the rules guide that says how it is played now."""
    why: str
    """For those who read the code: what was wrong, and what the rulebook says."""


class MapInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A board of a game and the player counts it is made for. A game without boards has one map with id ''."""

    id: str
    players: tuple[int, ...]
    name: str = ""
    """As its own file has it, for maps that the texts do not know (`map-<id>`)."""


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Base of all actions. Each game declares its own tagged ones, e.g. `class Take(Action, frozen=True, tag="take")`."""


class Target(msgspec.Struct, frozen=True, tag_field="at"):
    """Base of all that a person can point at and ask «why not?». Each game declares its own tagged ones, e.g.
    `class AtHex(Target, frozen=True, tag="hex")` with a field `hex`."""


class Nothing(Target, frozen=True, tag="nothing"):
    """The only target of a game that has nothing to point at."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened: a key with arguments, never a sentence. Text key: `event-<key>`."""

    key: str
    args: dict[str, Arg] = {}
    only: tuple[Seat, ...] | None = None
    """The seats that may know it; None = everybody."""
    reveals: bool = False
    """True when somebody learnt something by it, so that the action cannot be taken back freely."""


class Problem(msgspec.Struct, frozen=True):
    """Why an action is refused. Text key: `problem-<key>`; `rule` is the id of the entry in the game's rules guide."""

    key: str
    rule: str
    args: dict[str, Arg] = {}


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score a person can check. Text key: `score-<key>`."""

    key: str
    points: int
    args: dict[str, Arg] = {}


class Score(msgspec.Struct, frozen=True):
    """A seat's score, live and itemised; `total` is the sum of the lines."""

    seat: Seat
    total: int
    lines: tuple[ScoreLine, ...]


class Phase(msgspec.Struct, frozen=True):
    """Where the game is. Text key: `phase-<key>`."""

    key: str
    round: int = 0
    rounds: int = 0
    args: dict[str, Arg] = {}
