# mypyc: compile
"""The market of cubes: what lies where, with the odds that it is still there in the turns to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from anden.games.cube_rails.planning.reach import COLOURS, LENGTHS

TURNS: Final = 12
"""Entries of a row of odds: turns from now."""


class Market:
    """The cubes on the map and those to be expected, with the odds that they are there in each turn from now."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.row: vec[i64] = vec[i64]()
        """By cube: its row in the table of earnings."""
        self.odds: vec[float] = vec[float]()
        """By cube * TURNS + turns from now."""
        self.still: vec[float] = vec[float]()
        """By cube: the odds that it is there for a second move, if it is for the first."""
        self.starts: i64 = 0
        """Bits of the places where cubes are or will be."""

    def add(self, place: i64, colour: i64) -> i64:
        """A cube; its odds are 0 until they are set."""
        if self.count == len(self.row):
            self.row = append(self.row, 0)
            self.still = append(self.still, 1.0)
            for _ in range(TURNS):
                self.odds = append(self.odds, 0.0)
        i: i64 = self.count
        self.row[i] = (place * COLOURS + colour) * LENGTHS
        self.still[i] = 1.0
        turn: i64
        for turn in range(TURNS):
            self.odds[i * TURNS + turn] = 0.0
        self.count += 1
        return i

    def fade(self, i: i64, now: float, stays: float) -> None:
        """Set the odds of a cube: to be there this turn, and to outlast each turn."""
        left: float = now
        turn: i64
        for turn in range(TURNS):
            self.odds[i * TURNS + turn] = left
            left *= stays

    def drop_to(self, count: i64) -> None:
        """Forget the cubes added last."""
        self.count = count

    def cube_at(self, place: i64, colour: i64) -> i64:
        """The first cube of a place and colour, or -1."""
        row: i64 = (place * COLOURS + colour) * LENGTHS
        i: i64
        for i in range(self.count):
            if self.row[i] == row:
                return i
        return -1
