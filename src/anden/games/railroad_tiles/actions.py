"""Everything players and luck can do in Railroad Tiles. Structs, so never compiled."""

from __future__ import annotations

from typing import Literal

from anden.core.facts import Action

Pawn = Literal["car", "train", "passenger"]


class Start(Action, frozen=True, tag="start", gc=False):
    """Pick a starting tile and lay it at 0,0."""

    tile: str


class Take(Action, frozen=True, tag="take", gc=False):
    """Take a column: all its tiles and stars. Columns count from 0, from the left."""

    column: int


class Lay(Action, frozen=True, tag="lay", gc=False):
    """Lay a tile of the hand, or an objective tile (tile = objective id)."""

    tile: str
    x: int
    y: int
    turn: int


class Refuse(Action, frozen=True, tag="refuse", gc=False):
    """Refuse a route tile instead of laying it: twice per game."""

    tile: str


class Discard(Action, frozen=True, tag="discard", gc=False):
    """Put away a tile, or an objective tile that is owed, because nothing can be laid."""

    tile: str


class Place(Action, frozen=True, tag="place", gc=False):
    """Place a pawn by an active token (0 = next to the waiting room); with a star any kind of pawn."""

    pawn: Pawn
    x: int
    y: int
    token: int
    star: bool


class End(Action, frozen=True, tag="end", gc=False):
    """End one's turn."""


class Order(Action, frozen=True, tag="order"):
    """Luck: the first turn order."""

    seats: tuple[int, ...]


class Objectives(Action, frozen=True, tag="objectives"):
    """Luck: the three objectives in play."""

    ids: tuple[str, ...]


class Starting(Action, frozen=True, tag="starting"):
    """Luck: the starting tiles, all of different configurations."""

    tiles: tuple[str, ...]


class Reveal(Action, frozen=True, tag="reveal"):
    """Luck: the next placement token off the clock."""

    token: str


class Fill(Action, frozen=True, tag="fill"):
    """Luck: the tiles of every column, from the left; an empty entry for a column that is still full."""

    columns: tuple[tuple[str, ...], ...]


class Coin(Action, frozen=True, tag="coin"):
    """Luck, two players: which of the two columns left is thrown away."""

    side: Literal["left", "right"]


PlayerAction = Start | Take | Lay | Refuse | Discard | Place | End
ChanceAction = Order | Objectives | Starting | Reveal | Fill | Coin
TilesAction = PlayerAction | ChanceAction
