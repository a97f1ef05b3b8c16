"""Links and unfinished sections, listed for views and counted for scores."""

from __future__ import annotations

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.track import Track


class Link:
    """A completed link, or an unfinished section."""

    def __init__(self, owner: int, start: int, end: int, slots: list[int], direct: int = -1) -> None:
        self.owner: int = owner
        """A seat or NOBODY."""
        self.start: int = start
        """The hex of the place where it begins."""
        self.end: int = end
        """The hex of the place where it ends, or -1: unfinished."""
        self.slots: list[int] = slots
        """hex * 6 + edge of its track ends from start to end; in a town hex only the outer edge."""
        self.direct: int = direct
        """The number of a direct link, else -1."""

    def done(self) -> bool:
        return self.end >= 0

    def sections(self) -> int:
        """How many track sections it has: each path of a tile, in a town each exit; a direct link is one."""
        raise NotImplementedError

    def hexes(self) -> list[int]:
        """The hexes its track lies on, from start to end."""
        raise NotImplementedError


def links(t: Track, board: Board) -> list[Link]:
    """All completed links and unfinished sections, in a fixed order, direct links last."""
    raise NotImplementedError


def sections_of(t: Track, board: Board, seat: int) -> int:
    """How many track sections of completed links a player owns («COMPUTO DE PUNTOS DE VICTORIA»)."""
    raise NotImplementedError


def links_of(t: Track, board: Board, seat: int) -> int:
    """How many completed links a player owns."""
    raise NotImplementedError


def discs_used(t: Track, board: Board, seat: int) -> int:
    """How many ownership discs a player has on the board: one for each link and each unfinished section."""
    raise NotImplementedError
