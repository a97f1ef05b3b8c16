"""What a person can point at in Railroad Tiles and ask about. Structs, so never compiled."""

from __future__ import annotations

from anden.core.facts import Target


class AtColumn(Target, frozen=True, tag="column"):
    """A column of the station board, from 0."""

    column: int


class AtTile(Target, frozen=True, tag="tile"):
    """A tile of the tray: of the hand, a starting tile or an objective."""

    tile: str


class AtCell(Target, frozen=True, tag="cell"):
    """A space of the own territory, with what was picked for it: a tile ("" = none), or a token (-1 = none), with a star or without."""

    x: int
    y: int
    tile: str
    token: int
    star: bool


class AtToken(Target, frozen=True, tag="token"):
    """A token of the active zone, from 0; with a star or without."""

    token: int
    star: bool


class AtRefusal(Target, frozen=True, tag="refusal"):
    """The refusal of a tile ("" = none was picked)."""

    tile: str


TilesTarget = AtColumn | AtTile | AtCell | AtToken | AtRefusal
