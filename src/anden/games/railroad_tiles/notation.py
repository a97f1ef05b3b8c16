"""Actions as people write them, and back. Columns and tokens count from 1, spaces are `x,y`, `turn` is 0-7."""

from __future__ import annotations

import re
from collections.abc import Callable

from anden.games.railroad_tiles.actions import (
    Coin,
    Discard,
    End,
    Fill,
    Lay,
    Objectives,
    Order,
    Place,
    Refuse,
    Reveal,
    Start,
    Starting,
    Take,
    TilesAction,
)

EXPECTED = {
    "start": "start TILE",
    "take": "take COLUMN",
    "lay": "lay TILE X,Y turn 0-7",
    "refuse": "refuse TILE",
    "discard": "discard TILE",
    "place": "place car|train|passenger X,Y token 1-2 [star]",
    "end": "end",
    "order": "order SEAT SEAT ...",
    "objectives": "objectives ID ID ID",
    "starting": "starting TILE TILE ...",
    "reveal": "reveal TOKEN",
    "fill": "fill TILE TILE | TILE ... (one part per column, - for a column that is full)",
    "coin": "coin left|right",
}


def notation(a: TilesAction) -> str:
    match a:
        case Start(tile):
            return f"start {tile}"
        case Take(column):
            return f"take {column + 1}"
        case Lay(tile, x, y, turn):
            return f"lay {tile} {x},{y} turn {turn}"
        case Refuse(tile):
            return f"refuse {tile}"
        case Discard(tile):
            return f"discard {tile}"
        case Place(pawn, x, y, token, star):
            return f"place {pawn} {x},{y} token {token + 1}" + (" star" if star else "")
        case End():
            return "end"
        case Order(seats):
            return "order " + " ".join(str(seat + 1) for seat in seats)
        case Objectives(ids):
            return "objectives " + " ".join(ids)
        case Starting(tiles):
            return "starting " + " ".join(tiles)
        case Reveal(token):
            return f"reveal {token}"
        case Fill(columns):
            return "fill " + " | ".join(" ".join(column) or "-" for column in columns)
        case Coin(side):
            return f"coin {side}"


def parse(text: str) -> TilesAction:
    """Raises ValueError that says what was expected."""
    words = text.split()
    verb = words[0].lower() if words else ""
    if verb not in EXPECTED:
        raise ValueError(f"{text!r} does not start with one of: {', '.join(EXPECTED)}")
    rest = " ".join(words[1:])
    action = _PARSERS[verb](rest)
    if action is None:
        raise ValueError(f"{text!r}: expected `{EXPECTED[verb]}`")
    return action


_WORD = r"[A-Za-z0-9_]+"
_SPACE = r"(-?\d{1,3}) ?, ?(-?\d{1,3})"


def _one(make: Callable[[str], TilesAction], pattern: str = _WORD) -> Callable[[str], TilesAction | None]:
    def read(rest: str) -> TilesAction | None:
        return make(rest) if re.fullmatch(pattern, rest) else None

    return read


def _several(
    make: Callable[[tuple[str, ...]], TilesAction], word: str = _WORD
) -> Callable[[str], TilesAction | None]:
    def read(rest: str) -> TilesAction | None:
        return make(tuple(rest.split())) if re.fullmatch(rf"{word}( {word})*", rest) else None

    return read


def _read_lay(rest: str) -> Lay | None:
    found = re.fullmatch(rf"({_WORD}) {_SPACE} turn (\d)", rest)
    return Lay(found[1], int(found[2]), int(found[3]), int(found[4])) if found else None


def _read_place(rest: str) -> Place | None:
    found = re.fullmatch(rf"(car|train|passenger) {_SPACE} token (\d)( star)?", rest)
    if not found:
        return None
    pawn = found[1]
    return Place(pawn, int(found[2]), int(found[3]), int(found[4]) - 1, found[5] is not None)  # type: ignore[arg-type]


def _read_fill(rest: str) -> Fill | None:
    parts = [part.strip() for part in rest.split("|")]
    if not all(part == "-" or re.fullmatch(rf"{_WORD}( {_WORD})*", part) for part in parts):
        return None
    return Fill(tuple(() if part == "-" else tuple(part.split()) for part in parts))


_PARSERS: dict[str, Callable[[str], TilesAction | None]] = {
    "start": _one(Start),
    "take": _one(lambda word: Take(int(word) - 1), r"\d{1,2}"),
    "lay": _read_lay,
    "refuse": _one(Refuse),
    "discard": _one(Discard),
    "place": _read_place,
    "end": _one(lambda _: End(), ""),
    "order": _several(lambda words: Order(tuple(int(word) - 1 for word in words)), r"[1-9]"),
    "objectives": _several(Objectives),
    "starting": _several(Starting),
    "reveal": _one(Reveal),
    "fill": _read_fill,
    "coin": _one(lambda word: Coin(word), "left|right"),  # type: ignore[arg-type]
}
