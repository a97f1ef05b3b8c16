"""The printed board of a game, sent once: who says which one he knows gets views without it."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from fastapi import Header

KEY = "board"
"""Where a view holds what never changes during a game."""
Known = Annotated[
    str | None,
    Header(alias="X-Anden-Board", max_length=64, description="`board` of a position whose board I have"),
]
KEPT = 64


class Board(msgspec.Struct, frozen=True):
    """A board as it is sent. Equal boards have equal marks."""

    mark: str
    data: bytes
    source: Any
    """What it was made from: kept, so that no other object can have its identity."""


_boards: OrderedDict[int, Board] = OrderedDict()
"""By the identity of what the game shows: games make each of their boards once."""


def board_of(view: dict[str, Any]) -> Board | None:
    """The board of a view; None when the game has no board to speak of."""
    if KEY not in view:
        return None
    source = view[KEY]
    found = _boards.get(id(source))
    if found is None or found.source is not source:
        data = msgspec.json.encode(source)
        found = Board(hashlib.blake2b(data, digest_size=12).hexdigest(), data, source)
        _boards[id(source)] = found
        while len(_boards) > KEPT:
            _boards.popitem(last=False)
    return found


def put_in(view: bytes, board: Board) -> bytes:
    """A view's JSON with the board in it."""
    rest = view[1:]
    return b'{"%s":%s' % (KEY.encode(), board.data) + (b"," if rest != b"}" else b"") + rest
