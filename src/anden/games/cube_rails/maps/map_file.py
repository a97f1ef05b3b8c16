"""What map files of both games are made of. Structs, so never compiled.

Each game writes down its own layout, a MapFile of its own with all its fields; `Drawn` is what shared code asks of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Protocol

from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Hex = Annotated[tuple[int, int], Meta(description="axial coordinates q, r")]
Side = Annotated[
    int, Meta(ge=0, le=5, description="0-5 clockwise; flat: 0 is north, pointy: 0 is north-west")
]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a map file."""


class Line(Protocol):
    """A side between two hexes that no track may cross."""

    @property
    def hex(self) -> tuple[int, int]: ...
    @property
    def side(self) -> int: ...


class Drawn(Protocol):
    """A map file of either game: what is drawn on the sheet."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def orientation(self) -> str: ...
    @property
    def hexes(self) -> Mapping[Any, Sequence[tuple[int, int]]]: ...
    @property
    def water(self) -> Sequence[tuple[int, int]]: ...
    @property
    def blocked(self) -> Sequence[Line]: ...
