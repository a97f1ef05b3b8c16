"""Everything players and luck can do in Russian Railroads. Structs, so never compiled."""

from __future__ import annotations

from typing import Literal

from anden.core.facts import Action

Line = Literal["transsiberian", "st_petersburg", "kiev"]
Colour = Literal["black", "grey", "brown", "natural", "white"]
Make = Literal["locomotive", "factory"]
SmallAction = Literal["doubler", "industry", "black_track"]


class StartBonus(Action, frozen=True, tag="start_bonus", gc=False):
    """Take a start bonus card."""

    card: str


class Place(Action, frozen=True, tag="place", gc=False):
    """Use an action space, or an own engineer (`own_<engineer>`), and pay for it exactly."""

    space: str
    workers: int = 0
    temporary: int = 0
    black: bool = False
    rubles: int = 0


class Pass(Action, frozen=True, tag="pass", gc=False):
    """Leave the round and score the back of the turn order card."""


class Swap(Action, frozen=True, tag="swap", gc=False):
    """Change the foreign piece on a turn order space for an own worker that lies on another space."""

    space: str


class Advance(Action, frozen=True, tag="advance", gc=False):
    """Advance a track by one space."""

    line: Line
    colour: Colour


class Industry(Action, frozen=True, tag="industry", gc=False):
    """Advance an industry marker by one space: the first (1) or the second (2)."""

    marker: int = 1


class Build(Action, frozen=True, tag="build", gc=False):
    """Take a tile from the lowest stack, or a face-up factory of a value, as a locomotive (it goes to the hand) or as a
    factory. A factory goes to the leftmost free place (slot 0); when all are full it replaces the one of a slot (1 to 5)."""

    make: Make
    face_up: int = 0
    slot: int = 0


class Locomotive(Action, frozen=True, tag="locomotive", gc=False):
    """Put the locomotive in hand on a line: on a free place (over 0) or over one of a lower value, which comes to the hand."""

    line: Line
    over: int = 0


class Repeat(Action, frozen=True, tag="repeat", gc=False):
    """Use again a space where exactly one own piece lies."""

    space: str


class Token(Action, frozen=True, tag="token", gc=False):
    """Choose a ? token and apply it."""

    token: str


class Card(Action, frozen=True, tag="card", gc=False):
    """Choose a ? card and apply it."""

    card: str


class Small(Action, frozen=True, tag="small", gc=False):
    """Of the ? card with three small actions: the one that is done a second time."""

    action: SmallAction


class Look(Action, frozen=True, tag="look", gc=False):
    """Look through the pile of end bonus cards; one must be taken then."""


class Bonus(Action, frozen=True, tag="bonus", gc=False):
    """Take an end bonus card from the pile that was looked through ('' where it is covered)."""

    card: str


class Points(Action, frozen=True, tag="points", gc=False):
    """Score 10 points instead of taking an end bonus card."""


class Forfeit(Action, frozen=True, tag="forfeit", gc=False):
    """Give up what is left of an entry of the pending list, counted from 0."""

    entry: int


class Relocate(Action, frozen=True, tag="relocate", gc=False):
    """Move the worker of a turn order space to a free space for exactly one worker and use it."""

    space: str


class Stay(Action, frozen=True, tag="stay", gc=False):
    """Leave the worker on its turn order space."""


class End(Action, frozen=True, tag="end", gc=False):
    """End one's turn; what is still pending cannot be used and is lost."""


class Order(Action, frozen=True, tag="order"):
    """Luck: the turn order cards, as seats from the first position to the last."""

    seats: tuple[int, ...]


class Engineers(Action, frozen=True, tag="engineers"):
    """Luck: the engineers of the row, from left to right."""

    engineers: tuple[str, ...]


class BonusPile(Action, frozen=True, tag="bonus_pile"):
    """Luck: the two end bonus cards that go back to the box unseen (none shown where it is covered)."""

    removed: tuple[str, ...]


PlayerAction = (
    StartBonus
    | Place
    | Pass
    | Swap
    | Advance
    | Industry
    | Build
    | Locomotive
    | Repeat
    | Token
    | Card
    | Small
    | Look
    | Bonus
    | Points
    | Forfeit
    | Relocate
    | Stay
    | End
)
ChanceAction = Order | Engineers | BonusPile
RailroadsAction = PlayerAction | ChanceAction
