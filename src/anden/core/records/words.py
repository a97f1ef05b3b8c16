"""The platform's own entries in words."""

from __future__ import annotations

import re

from anden.core.log import AnswerUndo, AskUndo, NewLuck, PlatformAction, Redo, Undo

_NUMBERED = re.compile(r"(undo|ask undo) ([0-9]{1,6})")


def words_of(action: PlatformAction) -> str:
    """The inverse of `action_of`."""
    if isinstance(action, Undo):
        return f"undo {action.to}"
    if isinstance(action, AskUndo):
        return f"ask undo {action.to}"
    if isinstance(action, AnswerUndo):
        return "agree" if action.agree else "refuse"
    return "redo" if isinstance(action, Redo) else "new luck"


def action_of(text: str) -> PlatformAction | None:
    """The platform's action that a line of a record means; None when it is the game's."""
    plain: dict[str, PlatformAction] = {
        "redo": Redo(),
        "agree": AnswerUndo(True),
        "refuse": AnswerUndo(False),
        "new luck": NewLuck(),
    }
    if text in plain:
        return plain[text]
    found = _NUMBERED.fullmatch(text)
    if found is None:
        return None
    to = int(found[2])
    return Undo(to) if found[1] == "undo" else AskUndo(to)
