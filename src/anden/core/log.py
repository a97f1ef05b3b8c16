"""The log: one entry per action, and the platform's own entries: taking back, luck, who plays."""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeVar

import msgspec

from anden.core.facts import Action, Event, Seat

A = TypeVar("A", bound=Action)


class Undo(Action, frozen=True, tag="undo"):
    """The line of play goes back to its first `to` actions."""

    to: int


class Redo(Action, frozen=True, tag="redo"):
    """What the last undo took back is in force again."""


class AskUndo(Action, frozen=True, tag="ask_undo"):
    """A seat asks the others to let the line go back to its first `to` actions."""

    to: int


class AnswerUndo(Action, frozen=True, tag="answer_undo"):
    """A seat agrees to the undo that was asked for, or refuses it."""

    agree: bool


class NewLuck(Action, frozen=True, tag="new_luck"):
    """From here on luck is drawn from the seed of the match; what luck did before came from elsewhere.

    Stands in the log of a game that was imported without its seed and is played on.
    """


class TakeOver(Action, frozen=True, tag="take_over"):
    """From here on a bot of this level plays for the owner of the seat. Changes nothing in the game."""

    level: Annotated[str, msgspec.Meta(pattern="^[a-z]{1,20}$")]


class ComeBack(Action, frozen=True, tag="come_back"):
    """From here on the owner of the seat plays himself again. Changes nothing in the game."""


PLATFORM_ACTIONS = (Undo, Redo, AskUndo, AnswerUndo, NewLuck, TakeOver, ComeBack)
PlatformAction = Undo | Redo | AskUndo | AnswerUndo | NewLuck | TakeOver | ComeBack
TAKING_BACK = (Undo, Redo, AskUndo, AnswerUndo)

LONGEST_LOG = 10_000
"""Entries. The longest games have a few thousand."""
MOST_HANDED_OVER = 500
"""Entries of a log that tell who plays a seat."""
MOST_TAKEN_BACK = 2_000
"""So many entries of a log may undo, redo, ask or answer."""


class Entry(msgspec.Struct, Generic[A], frozen=True):
    """One line of the log. Its number is its place in the log, from 0."""

    seat: Seat
    action: A | PlatformAction


class Step(msgspec.Struct, Generic[A], frozen=True):
    """One action of the line of play: the log entries in force, in order."""

    index: int
    """The number of its log entry."""
    seat: Seat
    action: A
    sealed: bool
    """True when somebody learnt something by it (luck or a reveal): it cannot be taken back freely."""


class UndoRequest(msgspec.Struct):
    """An undo that waits for consent."""

    seat: Seat
    to: int
    waiting: list[Seat]
    """The seats that still have to agree; nobody = it is granted."""


class Visible(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log entry as one viewer may see it."""

    index: int
    seat: Seat
    action: Any
    """None when the viewer may not know it."""
    events: tuple[Event, ...] = ()
    undone: bool = False
