"""Everything players and luck can do in Raíles. Structs, so never compiled.

Places (cities and towns) are named by their id, also after a town became a New City; hexes by their label («K7»); goods
by their colour; supply spaces and seats by number: spaces from 1, seats from 0, nobody is -1. A tile lies `turn` sixths
of a turn clockwise from its printed face.
"""

from __future__ import annotations

from typing import Literal

from anden.core.facts import Action

Good = Literal["red", "blue", "purple", "yellow", "gray"]
ActionTile = Literal[
    "turn_order", "first_move", "engineer", "first_build", "urban_growth", "locomotive", "urbanization"
]
Track = Literal["income", "victory"]


class Capital(Action, frozen=True, tag="capital", gc=False):
    """Standard game, phase 1: acquire so many units of 5 $ (0 = none)."""

    units: int


class Bid(Action, frozen=True, tag="bid", gc=False):
    """Bid for a place in the turn order (Basic, before the first turn) or for the order of this turn (Standard)."""

    amount: int


class Pass(Action, frozen=True, tag="pass", gc=False):
    """Standard game: pass once without dropping out, for who has the Turn Order token."""


class Drop(Action, frozen=True, tag="drop", gc=False):
    """Pass: out of the auction of this place (Basic) or of the whole auction (Standard)."""


class Choose(Action, frozen=True, tag="choose", gc=False):
    """Take an action token; `use` is False for Urban Growth or Urbanize taken as «pass»."""

    action: ActionTile
    use: bool = True


class Grow(Action, frozen=True, tag="grow", gc=False):
    """Urban Growth: the cubes of a supply space and a marker to a city without one."""

    city: str
    space: int


class Urbanize(Action, frozen=True, tag="urbanize", gc=False):
    """Put a New City of a colour on a town, with the cubes of a supply space (0 when the supply is empty)."""

    town: str
    color: Good
    space: int


class Build(Action, frozen=True, tag="build", gc=False):
    """Place, improve or redirect a track tile."""

    hex: str
    tile: str
    turn: int


class Finish(Action, frozen=True, tag="finish", gc=False):
    """End building."""


class Deliver(Action, frozen=True, tag="deliver", gc=False):
    """Move a cube: the stops from start to destination and whose link each step is (-1 = nobody's)."""

    good: Good
    route: tuple[str, ...]
    owners: tuple[int, ...]


class Score(Action, frozen=True, tag="score", gc=False):
    """Put all track points of the cube just delivered on income or all on victory points."""

    to: Track


class Upgrade(Action, frozen=True, tag="upgrade", gc=False):
    """Raise the locomotive instead of moving goods: once per turn."""


class Skip(Action, frozen=True, tag="skip", gc=False):
    """Do nothing in this round of goods."""


class Order(Action, frozen=True, tag="order"):
    """Luck: the first turn order, or who opens the first auction and the seats clockwise after him."""

    seats: tuple[int, ...]


class Deal(Action, frozen=True, tag="deal"):
    """Luck: the cubes of the set-up, on the cities and in the supply spaces."""

    cities: tuple[tuple[str, tuple[Good, ...]], ...]
    supply: tuple[tuple[Good, ...], ...]


PlayerAction = (
    Capital | Bid | Pass | Drop | Choose | Grow | Urbanize | Build | Finish | Deliver | Score | Upgrade | Skip
)
ChanceAction = Order | Deal
RailesAction = PlayerAction | ChanceAction
