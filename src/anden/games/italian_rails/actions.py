"""Everything players and luck can do in Italian Rails. Structs, so never compiled.

A point has one name: the city's id for the point of a small or medium city and for the centre of a major city, else its
label («R12»: row letters and column number). Cards have their printed numbers, orders on a card count 1, 2, 3 from the top.
"""

from __future__ import annotations

from typing import Literal

from anden.core.facts import Action

Locomotive = Literal["freight", "fast", "heavy", "super"]


class Keep(Action, frozen=True, tag="keep"):
    """Choose, in secret, the two cards of five that stay private."""

    cards: tuple[int, ...]


class Place(Action, frozen=True, tag="place"):
    """Place the train for the first time, on any point of any city."""

    point: str


class Move(Action, frozen=True, tag="move"):
    """Move along track: all points of the way, the first is where the train stands."""

    path: tuple[str, ...]


class Board(Action, frozen=True, tag="board"):
    """Board a ferry in the port where the train began its move."""

    ferry: str


class Load(Action, frozen=True, tag="load"):
    """Load a good of the city; with a card the load is locked at once on one of its orders (card 0 = not locked)."""

    good: str
    card: int = 0
    order: int = 0


class Lock(Action, frozen=True, tag="lock"):
    """Lock a load that is on board and not locked yet on an order."""

    good: str
    card: int
    order: int


class Deliver(Action, frozen=True, tag="deliver"):
    """Deliver the load that is locked on a card, in the city of its order."""

    card: int


class Drop(Action, frozen=True, tag="drop"):
    """Leave a load that is not locked behind in a city."""

    good: str


class Build(Action, frozen=True, tag="build"):
    """Draw a line: all its points, each section goes from one to the next."""

    path: tuple[str, ...]


class Ferry(Action, frozen=True, tag="ferry"):
    """Build a ferry line."""

    ferry: str


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Improve or convert the locomotive."""

    to: Locomotive


class Exchange(Action, frozen=True, tag="exchange"):
    """Exchange orders instead of moving and building."""


class Lose(Action, frozen=True, tag="lose"):
    """After a derailment: the load that is lost (card 0 = one that is not locked)."""

    good: str
    card: int = 0


class KeepCard(Action, frozen=True, tag="keep_card"):
    """After losing the load of a private card: the card stays private."""


class GiveCard(Action, frozen=True, tag="give_card"):
    """After losing the load of a private card: the card goes to the public offer."""


class Borrow(Action, frozen=True, tag="borrow"):
    """Variant: 20 million from the bank, 40 back as soon as possible."""


class End(Action, frozen=True, tag="end"):
    """End moving (building begins), building or locking after an exchange (the turn ends)."""


class Deal(Action, frozen=True, tag="deal"):
    """Luck: five orders for each seat, and the events that were shown on the way and went back (0 = a hidden card)."""

    hands: tuple[tuple[int, ...], ...]
    shown: tuple[int, ...] = ()


class Draw(Action, frozen=True, tag="draw"):
    """Luck: the next card for the public offer, an order or an event."""

    card: int


class Swap(Action, frozen=True, tag="swap"):
    """Luck: the three cards that leave the offer in an exchange."""

    cards: tuple[int, ...]


PlayerAction = (
    Keep
    | Place
    | Move
    | Board
    | Load
    | Lock
    | Deliver
    | Drop
    | Build
    | Ferry
    | Upgrade
    | Exchange
    | Lose
    | KeepCard
    | GiveCard
    | Borrow
    | End
)
ChanceAction = Deal | Draw | Swap
ItalianAction = PlayerAction | ChanceAction
