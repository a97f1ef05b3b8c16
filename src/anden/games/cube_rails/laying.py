"""Changing the track: placing tiles, New Cities, the end of a build turn, elimination. Trusts; `placing` judges."""

from __future__ import annotations

from anden.games.cube_rails.board import Board
from anden.games.cube_rails.terms import Terms
from anden.games.cube_rails.track import Track


class Laid:
    """What a placement or a New City did."""

    def __init__(self) -> None:
        self.completed: list[tuple[int, int, int]] = []
        """Links that were completed: owner (a seat or NOBODY) and the hexes of the places at both ends."""
        self.claimed: list[int] = []
        """Hexes where an unowned section begins that now is the player's: one for each section."""
        self.removed: list[tuple[int, int]] = []
        """Track that vanished under a New City: its owner (a seat or NOBODY) and the edge."""


def begin_turn(t: Track) -> None:
    """A player's build turn begins: nothing is fresh."""
    raise NotImplementedError


def lay(t: Track, board: Board, terms: Terms, seat: int, packed: int) -> Laid:
    """Place a tile."""
    raise NotImplementedError


def connect(t: Track, board: Board, seat: int, link: int) -> None:
    """Build a direct link."""
    raise NotImplementedError


def put_city(t: Track, board: Board, terms: Terms, seat: int, h: int, colour: int) -> Laid:
    """Put a New City on the town of a hex («COLOCAR LOSETAS DE NUEVA CIUDAD»)."""
    raise NotImplementedError


def city_links_itself(t: Track, board: Board, h: int) -> bool:
    """Whether a New City on a hex would be linked to itself, which is refused."""
    raise NotImplementedError


def fading(t: Track, board: Board, seat: int) -> list[list[int]]:
    """The player's unfinished sections that he loses if his turn ends now: the hexes of each, the free end first."""
    raise NotImplementedError


def end_turn(t: Track, board: Board, seat: int) -> list[int]:
    """End a player's build turn: sections that did not grow are lost. The hexes of their free ends."""
    raise NotImplementedError


def remove_owner(t: Track, seat: int) -> None:
    """A player is eliminated: all his track is nobody's."""
    raise NotImplementedError
