"""Everything players and luck can do in Raíles. Structs, so never compiled.

Places (cities and towns) are named by their id, also after a town became a New City; hexes by their label («K7»); goods
by their colour; supply spaces and seats by number: spaces from 1, seats from 0, nobody is -1. A tile lies `turn` sixths
of a turn clockwise from its printed face.
"""

from __future__ import annotations

from typing import Literal

from anden.core.facts import Action
from anden.games.cube_rails.actions import Bid as Bid
from anden.games.cube_rails.actions import Build as Build
from anden.games.cube_rails.actions import Drop as Drop
from anden.games.cube_rails.actions import Finish as Finish
from anden.games.cube_rails.actions import Order as Order
from anden.games.cube_rails.actions import Pass as Pass
from anden.games.cube_rails.actions import Skip as Skip
from anden.games.cube_rails.actions import Upgrade as Upgrade

Good = Literal["red", "blue", "purple", "yellow", "gray"]
ActionTile = Literal[
    "turn_order", "first_move", "engineer", "first_build", "urban_growth", "locomotive", "urbanization"
]
Track = Literal["income", "victory"]


class Capital(Action, frozen=True, tag="capital", gc=False):
    """Standard game, phase 1: acquire so many units of 5 $ (0 = none)."""

    units: int


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


class Deliver(Action, frozen=True, tag="deliver", gc=False):
    """Move a cube: the stops from start to destination and whose link each step is (-1 = nobody's)."""

    good: Good
    route: tuple[str, ...]
    owners: tuple[int, ...]


class Score(Action, frozen=True, tag="score", gc=False):
    """Put all track points of the cube just delivered on income or all on victory points."""

    to: Track


class Deal(Action, frozen=True, tag="deal"):
    """Luck: the cubes of the set-up, on the cities and in the supply spaces."""

    cities: tuple[tuple[str, tuple[Good, ...]], ...]
    supply: tuple[tuple[Good, ...], ...]


PlayerAction = (
    Capital | Bid | Pass | Drop | Choose | Grow | Urbanize | Build | Finish | Deliver | Score | Upgrade | Skip
)
ChanceAction = Order | Deal
RailesAction = PlayerAction | ChanceAction
