"""The printed board of a game, sent once: who says which one he knows gets views without it."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import msgspec
from fastapi import Header

from anden.server import wire

KEY = "board"
"""Where a view holds what never changes during a game."""
Known = Annotated[
    str | None,
    Header(alias="X-Anden-Board", max_length=64, description="`board` of a position whose board I have"),
]


def mark_of(view: dict[str, Any]) -> str | None:
    """The mark of a view's board: equal boards have equal marks. None when the game has no board to speak of."""
    if KEY not in view:
        return None
    return hashlib.blake2b(msgspec.json.encode(view[KEY]), digest_size=12).hexdigest()


def spare(position: wire.Position, known: str | None) -> wire.Position:
    """The position without its board, if that is the one that is known."""
    if known is None or position.board != known:
        return position
    view = {key: value for key, value in position.view.items() if key != KEY}
    return msgspec.structs.replace(position, view=view)


def spare_table(table: wire.Table, known: str | None) -> wire.Table:
    return msgspec.structs.replace(table, position=spare(table.position, known))


def spare_done(done: wire.Done, known: str | None) -> wire.Done:
    return wire.Done(done.length, spare_table(done.table, known))
