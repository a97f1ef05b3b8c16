"""What players and luck can do in Age of Steam and in Raíles alike. Structs, so never compiled.

Hexes are named by their label («E5»), seats count from 0. A tile lies `turn` sixths of a turn clockwise from its printed face.
"""

from __future__ import annotations

from anden.core.facts import Action


class Bid(Action, frozen=True, tag="bid", gc=False):
    """Bid for the turn order; in Raíles' Basic game, before the first turn, for a place in it."""

    amount: int


class Pass(Action, frozen=True, tag="pass", gc=False):
    """Stay in the auction without a bid: once, for who took Turn Order last turn (not in Raíles' Basic game)."""


class Drop(Action, frozen=True, tag="drop", gc=False):
    """Leave the auction and take the last free place; in Raíles' Basic game only out of the auction of this place."""


class Build(Action, frozen=True, tag="build", gc=False):
    """Place or replace a track tile; in Age of Steam a plain tile on a town gets a town disc by itself."""

    hex: str
    tile: str
    turn: int


class Finish(Action, frozen=True, tag="finish", gc=False):
    """End building; in Age of Steam's goods growth, end Production."""


class Upgrade(Action, frozen=True, tag="upgrade", gc=False):
    """Raise the locomotive instead of moving goods: once per turn."""


class Skip(Action, frozen=True, tag="skip", gc=False):
    """Move nothing in this round."""


class Order(Action, frozen=True, tag="order"):
    """Luck: the first turn order; in Raíles' Basic game who opens the first auction, and the seats clockwise after him."""

    seats: tuple[int, ...]
