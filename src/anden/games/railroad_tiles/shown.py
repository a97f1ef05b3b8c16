"""What a view of Railroad Tiles holds, as types. The types of the web client are made from these (`make types`)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from anden.core.facts import Seat
from anden.games.railroad_tiles.actions import Pawn

Space = tuple[int, int]
"""x to the east, y to the south."""


class LaidTile(TypedDict):
    tile: str
    """The code of a design, or the id of an objective."""
    x: int
    y: int
    turn: int
    round: int


class PawnPlace(TypedDict):
    """A pawn that stands there, or could; `points` is what it brought or would bring."""

    pawn: Pawn
    x: int
    y: int
    points: int


class Rectangle(TypedDict):
    x: int
    y: int
    width: int
    height: int


class PlayerView(TypedDict):
    tiles: list[LaidTile]
    """In the order they were laid."""
    pawns: list[PawnPlace]
    hand: list[str]
    objectives: list[str]
    """Not laid yet."""
    owes_objective: bool
    refusals_left: int
    stars: int
    prestige: int
    """Points of pawns and bonuses so far."""
    column: int | None
    openings: int
    cities: list[list[Space]]
    towns: list[list[Space]]
    """Groups that are too small for a city."""
    rectangle: Rectangle
    objective_state: dict[str, bool]
    """Those laid, and whether they are fulfilled."""
    refused: list[str]
    discarded: list[str]


class Bonus(TypedDict):
    stars: NotRequired[int]
    prestige: NotRequired[int]


class Column(TypedDict):
    tiles: list[str]
    stars: int
    bonus: Bonus
    taken: Seat | None
    size: int


class ChallengeState(TypedDict):
    met: bool
    broken: bool
    have: int
    need: int
    at_most: bool
    """The number must not be passed; else it must be reached."""
    thresholds: list[int]
    """Points for one, two and three stars."""


class Pool(TypedDict):
    car: int
    train: int
    passenger: int
    star: int


class View(TypedDict):
    round: int
    rounds: int
    clock: int
    """Tokens still face down."""
    waiting: str | None
    active: list[str]
    used: list[bool]
    """By the player whose pawn turn it is."""
    columns: list[Column]
    """From the left."""
    starting: list[str]
    """Starting tiles not picked yet."""
    order: list[Seat]
    objectives: list[str]
    challenge: int
    bag: int
    pool: Pool
    players: list[PlayerView]
    challenge_state: ChallengeState | None
    network: list[PawnPlace]
    """In the pawn phase: the points each placement on offer would give."""
    end: bool
