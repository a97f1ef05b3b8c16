"""A player's things for the second opinion, as the rulebook tells them: dictionaries and lists, nothing from the engine."""

from __future__ import annotations

from dataclasses import dataclass, field

COLOURS = ("black", "grey", "brown", "natural", "white")
LENGTH = {"transsiberian": 15, "st_petersburg": 9, "kiev": 9}
ON_LINE = {"transsiberian": COLOURS, "st_petersburg": COLOURS[:4], "kiev": COLOURS[:3]}
LINES = tuple(LENGTH)
VALUE = {"black": 0, "grey": 1, "brown": 2, "natural": 4, "white": 7}
REVALUED = {"black": 0, "grey": 1, "brown": 3, "natural": 6, "white": 10}
LANE = (0, 1, 2, 3, 5, "gap", 10, "gap", 15, "gap", "?", "gap", 20, "gap", 25, 30)
GAPS = tuple(space for space, printed in enumerate(LANE) if printed == "gap")
GAINED_AT = {2: "grey", 6: "brown", 10: "natural", 15: "white"}
"""Spaces of the Trans-Siberian where black gains a colour."""


@dataclass
class Board:
    """What lies on one player's board and beside it."""

    tracks: dict[str, dict[str, int]]
    """By line and colour: the space, 0 = left of space 1. Colours not owned are missing."""
    locomotives: dict[str, list[int]]
    factories: list[int] = field(default_factory=list)
    markers: list[int] = field(default_factory=lambda: [0])
    doublers: int = 0
    revalued: bool = False
    medal: bool = False
    engineers: dict[str, int] = field(default_factory=dict)
    """Numbers by id."""
    tokens_used: int = 0
    workers: int = 0
    black_worker: bool = False
    points: int = 0

    def reach(self, line: str) -> int:
        return sum(self.locomotives[line])

    def at(self, line: str, colour: str) -> int:
        """Where a track is; a track that is not owned is nowhere, far to the left."""
        return self.tracks[line].get(colour, -99)

    def reached(self, line: str, colour: str, space: int) -> bool:
        """«Casillas especiales con locomotora»: both the track and a locomotive are there."""
        return self.at(line, colour) >= space and self.reach(line) >= space


def can_advance(board: Board, line: str, colour: str) -> bool:
    """«Reglas a observar al prolongar vías»: to an empty space, never reaching the track before it."""
    if colour not in ON_LINE[line] or colour not in board.tracks[line]:
        return False
    target = board.tracks[line][colour] + 1
    if target > LENGTH[line]:
        return False
    ahead = [other for other in COLOURS[: COLOURS.index(colour)] if other in ON_LINE[line]]
    return all(other in board.tracks[line] and board.tracks[line][other] > target for other in ahead)


def advance(board: Board, line: str, colour: str) -> None:
    """One advance, and the colours that black gains with it."""
    board.tracks[line][colour] += 1
    if line == "transsiberian" and colour == "black":
        gained = GAINED_AT.get(board.tracks[line]["black"])
        if gained:
            for name in LINES:
                if gained in ON_LINE[name]:
                    board.tracks[name].setdefault(gained, 0)


def can_step(board: Board, marker: int) -> bool:
    """«¿Puedes saltar un hueco?»: not into a gap without a factory, not beyond the end, not onto the other marker."""
    if marker >= len(board.markers):
        return False
    target = board.markers[marker] + 1
    if target >= len(LANE) or target in board.markers:
        return False
    return LANE[target] != "gap" or GAPS.index(target) < len(board.factories)
