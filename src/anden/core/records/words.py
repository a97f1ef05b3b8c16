"""The platform's own entries in words."""

from __future__ import annotations

import re

from anden.core.log import AnswerUndo, AskUndo, ComeBack, NewLuck, PlatformAction, Redo, TakeOver, Undo

_NUMBERED = re.compile(r"(undo|ask undo) ([0-9]{1,6})")
_TAKE_OVER = re.compile(r"bot ([a-z]{1,20})")
_PLAIN: dict[str, PlatformAction] = {
    "redo": Redo(),
    "agree": AnswerUndo(True),
    "refuse": AnswerUndo(False),
    "new luck": NewLuck(),
    "back": ComeBack(),
}
_WORDS = {action: words for words, action in _PLAIN.items()}


def words_of(action: PlatformAction) -> str:
    """The inverse of `action_of`."""
    if isinstance(action, Undo):
        return f"undo {action.to}"
    if isinstance(action, AskUndo):
        return f"ask undo {action.to}"
    if isinstance(action, TakeOver):
        return f"bot {action.level}"
    return _WORDS[action]


def action_of(text: str) -> PlatformAction | None:
    """The platform's action that a line of a record means; None when it is the game's."""
    if text in _PLAIN:
        return _PLAIN[text]
    if found := _TAKE_OVER.fullmatch(text):
        return TakeOver(found[1])
    if found := _NUMBERED.fullmatch(text):
        to = int(found[2])
        return Undo(to) if found[1] == "undo" else AskUndo(to)
    return None
