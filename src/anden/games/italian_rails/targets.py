"""What a person can point at in Italian Rails and ask about. Structs, so never compiled.

Points are named as in actions; cards by their printed numbers.
"""

from __future__ import annotations

from anden.core.facts import Target
from anden.games.italian_rails.actions import Locomotive


class AtPoint(Target, frozen=True, tag="point"):
    """A point of the map or a city: to place the train there, to go there, to draw a line there, from where it was said to begin
    ("" = anywhere)."""

    point: str
    start: str = ""


class AtLine(Target, frozen=True, tag="line"):
    """A line that was drafted."""

    path: tuple[str, ...]


class AtFerry(Target, frozen=True, tag="ferry"):
    """A ferry line: to board it, or to build it."""

    ferry: str


class AtOrder(Target, frozen=True, tag="order"):
    """An order of a card, 1 to 3 from the top."""

    card: int
    order: int


class AtLoad(Target, frozen=True, tag="load"):
    """A load of the own train; `card` is the one it is locked on, 0 = none."""

    good: str
    card: int


class AtLocomotive(Target, frozen=True, tag="locomotive"):
    """A locomotive to change to."""

    to: Locomotive


class AtKept(Target, frozen=True, tag="kept"):
    """The cards picked to stay private."""

    cards: tuple[int, ...]


class AtExchange(Target, frozen=True, tag="exchange"):
    """The exchange of orders."""


class AtLoan(Target, frozen=True, tag="loan"):
    """A loan of the bank."""


ItalianTarget = AtPoint | AtLine | AtFerry | AtOrder | AtLoad | AtLocomotive | AtKept | AtExchange | AtLoan
