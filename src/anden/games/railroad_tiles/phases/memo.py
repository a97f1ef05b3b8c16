# mypyc: compile
"""Actions that are made once and handed out again, so that listing legal actions allocates next to nothing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from anden.games.railroad_tiles.actions import Discard, End, Lay, Place, Refuse, Start, Take
from anden.games.railroad_tiles.printed.faces import CODES, PAWNS
from anden.games.railroad_tiles.territories.territory import MIDDLE, WIDTH, x_of, y_of

NEAR: Final = 11
"""Actions are kept for spaces up to this far from 0,0; those further out are rare and made afresh."""
ROW: Final = 23
NEAR_SPACES: Final = 529


def _near(cell: int) -> int:
    x = cell % WIDTH - MIDDLE
    y = cell // WIDTH - MIDDLE
    if x < -NEAR or x > NEAR or y < -NEAR or y > NEAR:
        return -1
    return (y + NEAR) * ROW + x + NEAR


class Memo:
    def __init__(self) -> None:
        self.near: vec[i16] = vec[i16]([i16(_near(cell)) for cell in range(WIDTH * WIDTH)])
        self.lays: list[list[Lay | None] | None] = [None] * (len(CODES) * 8)
        """By oriented tile, then by near space."""
        self.places: list[list[Place | None] | None] = [None] * 12
        """By pawn * 4 + token * 2 + star, then by near space."""
        self.starts: list[Start] = [Start(code) for code in CODES]
        self.takes: list[Take] = [Take(i) for i in range(5)]
        self.refuses: list[Refuse] = [Refuse(code) for code in CODES]
        self.discards: list[Discard] = [Discard(code) for code in CODES]
        self.end: End = End()


M: Final = Memo()


def lay_action(oriented: i64, cell: i64) -> Lay:
    """The action that lays a tile on a space."""
    near: i64 = i64(M.near[cell])
    if near < 0:
        return Lay(CODES[oriented >> 3], int(x_of(cell)), int(y_of(cell)), int(oriented & 7))
    row = M.lays[oriented]
    if row is None:
        row = [None] * NEAR_SPACES
        M.lays[oriented] = row
    action = row[near]
    if action is None:
        action = Lay(CODES[oriented >> 3], int(x_of(cell)), int(y_of(cell)), int(oriented & 7))
        row[near] = action
    return action


def place_action(pawn: i64, cell: i64, token: i64, star: bool) -> Place:
    """The action that places a pawn on a space."""
    near: i64 = i64(M.near[cell])
    if near < 0:
        return Place(PAWNS[pawn], int(x_of(cell)), int(y_of(cell)), int(token), star)
    kind: i64 = pawn * 4 + token * 2 + (1 if star else 0)
    row = M.places[kind]
    if row is None:
        row = [None] * NEAR_SPACES
        M.places[kind] = row
    action = row[near]
    if action is None:
        action = Place(PAWNS[pawn], int(x_of(cell)), int(y_of(cell)), int(token), star)
        row[near] = action
    return action
