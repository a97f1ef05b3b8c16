"""What a person can point at in Russian Railroads and ask about. Structs, so never compiled."""

from __future__ import annotations

from anden.core.facts import Target
from anden.games.russian_railroads.actions import Colour, Line


class AtSpace(Target, frozen=True, tag="space"):
    """An action space, or an own engineer (`own_<engineer>`)."""

    space: str


class AtEngineer(Target, frozen=True, tag="engineer"):
    """An engineer of the row who lies on no action space yet."""

    engineer: str


class AtTrack(Target, frozen=True, tag="track"):
    """A track of the player's own board."""

    line: Line
    colour: Colour


class AtMarker(Target, frozen=True, tag="marker"):
    """An industry marker: the first (1) or the second (2)."""

    marker: int


class AtLocomotive(Target, frozen=True, tag="locomotive"):
    """A place for a locomotive before a line, by the value that stands there; 0 = free."""

    line: Line
    value: int


class AtFactory(Target, frozen=True, tag="factory"):
    """A gap of the industry lane, with or without a factory; from 1."""

    slot: int


class AtStack(Target, frozen=True, tag="stack"):
    """A stack of locomotives."""

    value: int


class AtFaceUp(Target, frozen=True, tag="face_up"):
    """A factory that lies face up beside the stacks."""

    value: int


class AtToken(Target, frozen=True, tag="token"):
    """A ? token."""

    token: str


class AtCard(Target, frozen=True, tag="card"):
    """A ? card."""

    card: str


class AtPile(Target, frozen=True, tag="pile"):
    """The pile of end bonus cards."""


class AtEntry(Target, frozen=True, tag="entry"):
    """Something that was gained and is still to be used, by its place in the list, from 0."""

    entry: int


RailroadsTarget = (
    AtSpace
    | AtEngineer
    | AtTrack
    | AtMarker
    | AtLocomotive
    | AtFactory
    | AtStack
    | AtFaceUp
    | AtToken
    | AtCard
    | AtPile
    | AtEntry
)
