"""Everything players and luck can do in Age of Steam. Structs, so never compiled.

Places (cities, towns, terminals) are named by their id, also after a town became a New City; hexes by their label («E5»);
goods by their colour; seats from 0, nobody is -1. A tile lies `turn` sixths of a turn clockwise from its printed face.
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

Good = Literal["red", "blue", "purple", "yellow", "black", "white"]
ActionTile = Literal[
    "first_move", "first_build", "engineer", "locomotive", "urbanization", "production", "turn_order"
]
Section = Literal["light", "dark", "both"]


class Issue(Action, frozen=True, tag="issue", gc=False):
    """Issue so many shares (0 = none): the whole turn of phase I."""

    shares: int


class Pay(Action, frozen=True, tag="pay", gc=False):
    """St. Lucia: pay to be the start player."""


class Decline(Action, frozen=True, tag="decline", gc=False):
    """St. Lucia: do not pay to be the start player. Growth: do not use Production."""


class Choose(Action, frozen=True, tag="choose", gc=False):
    """Take an action tile."""

    action: ActionTile


class Urbanize(Action, frozen=True, tag="urbanize", gc=False):
    """Put a New City on a town."""

    town: str
    city: str


class Connect(Action, frozen=True, tag="connect", gc=False):
    """Build a direct link that needs no tile (Germany)."""

    link: str


class Reward(Action, frozen=True, tag="reward", gc=False):
    """Western US: which railroads get the bonus of the transcontinental link."""

    seats: tuple[int, ...]


class Deliver(Action, frozen=True, tag="deliver", gc=False):
    """Move a cube: the stops from start to destination and whose link each step is (-1 = nobody's).

    On St. Lucia the start may be a hex with a cube on its track. `bonus` names the railroad that gets the bonus of an
    east-west delivery (Western US), else -1.
    """

    good: Good
    route: tuple[str, ...]
    owners: tuple[int, ...]
    bonus: int = -1


class Produce(Action, frozen=True, tag="produce", gc=False):
    """Production: draw two cubes from the bag."""


class Stock(Action, frozen=True, tag="stock", gc=False):
    """Production: put a drawn cube on an empty box of the goods display. Boxes count from 1, from the top."""

    good: Good
    column: str
    box: int


class Deal(Action, frozen=True, tag="deal"):
    """Luck: the cubes of the set-up, on the goods display in the order of its boxes, and on places and hexes."""

    display: tuple[Good, ...]
    places: tuple[tuple[str, tuple[Good, ...]], ...]


class Draw(Action, frozen=True, tag="draw"):
    """Luck: cubes from the bag, for Production or for a city that gets one each turn."""

    goods: tuple[Good, ...]


class Roll(Action, frozen=True, tag="roll"):
    """Luck: the dice of goods growth, for the light columns, the dark ones, or both at once."""

    section: Section
    dice: tuple[int, ...]


class Lot(Action, frozen=True, tag="lot"):
    """Luck, Western US: the order of players still tied after cash and track, best first."""

    seats: tuple[int, ...]


PlayerAction = (
    Issue
    | Bid
    | Pass
    | Drop
    | Pay
    | Decline
    | Choose
    | Urbanize
    | Build
    | Connect
    | Reward
    | Finish
    | Deliver
    | Upgrade
    | Skip
    | Produce
    | Stock
)
ChanceAction = Order | Deal | Draw | Roll | Lot
SteamAction = PlayerAction | ChanceAction
