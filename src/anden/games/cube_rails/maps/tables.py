"""What both boxes have on paper: tile faces. Structs, so never compiled."""

from __future__ import annotations

from typing import Literal

import msgspec

from anden.games.cube_rails.tiles import CLASSES, Kind


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a table."""


class Face(Row, frozen=True):
    """A face of a tile: its paths, or the exits of a town."""

    id: str
    kind: Literal["simple", "coexist", "crossing", "town"] = msgspec.field(name="class")
    paths: tuple[tuple[int, int], ...] = ()
    exits: tuple[int, ...] = ()

    def of(self, piles: tuple[int, ...]) -> Kind:
        """The face with the piles that it is taken from."""
        return Kind(self.id, CLASSES.index(self.kind), self.paths, self.exits, piles)
