"""What a person points at on a map of track and cubes, whichever the game. Structs, so never compiled.

Places are named by their id, hexes by their label, goods by their colour.
"""

from __future__ import annotations

from anden.core.facts import Target


class AtHex(Target, frozen=True, tag="hex"):
    """A hex, to build there."""

    hex: str


class AtCube(Target, frozen=True, tag="cube"):
    """A cube where it lies: a place, or a hex of open land."""

    place: str
    good: str


class AtGoal(Target, frozen=True, tag="goal"):
    """A place, with a cube in hand that lies at `place`."""

    place: str
    good: str
    goal: str


class AtAction(Target, frozen=True, tag="action"):
    """An action tile."""

    action: str


class AtBid(Target, frozen=True, tag="bid"):
    """A bid of so much."""

    amount: int


class AtUpgrade(Target, frozen=True, tag="upgrade"):
    """The locomotive, to raise it."""


class AtFinish(Target, frozen=True, tag="finish"):
    """The end of the turn."""


CubeRailsTarget = AtHex | AtCube | AtGoal | AtAction | AtBid | AtUpgrade | AtFinish
