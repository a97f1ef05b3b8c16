"""Actions as people write them, and back. See docs/reference/notation-russian-railroads.md."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

from anden.games.russian_railroads import actions as a
from anden.games.russian_railroads.actions import RailroadsAction

EXPECTED = {
    "start_bonus": "start_bonus <card>",
    "place": "place <space> <payment>, e.g. place track_black3 1w+1r",
    "pass": "pass",
    "swap": "swap <space>",
    "advance": "advance <line> <colour>",
    "industry": "industry or industry 2",
    "build": "build locomotive, build factory, build factory from <value> over <slot>",
    "locomotive": "locomotive <line> or locomotive <line> over <value>",
    "repeat": "repeat <space>",
    "token": "token <token>",
    "card": "card <card>",
    "small": "small doubler|industry|black_track",
    "look": "look",
    "bonus": "bonus <card>",
    "points": "points",
    "forfeit": "forfeit <entry>",
    "relocate": "relocate <space>",
    "stay": "stay",
    "end": "end",
    "order": "order <seat> <seat> ...",
    "engineers": "engineers <engineer> <engineer> ...",
    "bonus_pile": "bonus_pile <card> <card>",
}
COVERED = "?"


def _place(action: a.Place) -> str:
    parts = [(action.workers, "w"), (action.temporary, "t"), (int(action.black), "b"), (action.rubles, "r")]
    payment = "+".join("b" if letter == "b" else f"{n}{letter}" for n, letter in parts if n)
    return f"place {action.space} {payment or '0w'}"


def _build(action: a.Build) -> str:
    text = f"build {action.make}"
    if action.face_up:
        text += f" from {action.face_up}"
    return f"{text} over {action.slot}" if action.slot else text


def _locomotive(action: a.Locomotive) -> str:
    return f"locomotive {action.line}" + (f" over {action.over}" if action.over else "")


def notation(action: RailroadsAction) -> str:
    """The action as a line of text."""
    tag = str(action.__struct_config__.tag)
    match action:
        case a.Place():
            return _place(action)
        case a.Advance():
            return f"advance {action.line} {action.colour}"
        case a.Industry():
            return "industry" if action.marker == 1 else f"industry {action.marker}"
        case a.Build():
            return _build(action)
        case a.Locomotive():
            return _locomotive(action)
        case a.Swap() | a.Repeat() | a.Relocate():
            return f"{tag} {action.space}"
        case a.Token():
            return f"token {action.token}"
        case a.Card() | a.StartBonus() | a.Bonus():
            return f"{tag} {action.card or COVERED}"
        case a.Small():
            return f"small {action.action}"
        case a.Forfeit():
            return f"forfeit {action.entry + 1}"
        case a.Order():
            return "order " + " ".join(str(seat + 1) for seat in action.seats)
        case a.Engineers():
            return "engineers " + " ".join(action.engineers)
        case a.BonusPile():
            return "bonus_pile " + (" ".join(action.removed) or COVERED)
        case _:
            return tag


def parse(text: str) -> RailroadsAction:
    """The action a line of text means. Raises ValueError that says what was expected."""
    words = text.split()
    verb = words[0].lower() if words else ""
    if verb not in _PARSERS:
        raise ValueError(f"{text!r} does not start with one of: {', '.join(EXPECTED)}")
    action = _PARSERS[verb](" ".join(words[1:]))
    if action is None:
        raise ValueError(f"{text!r}: expected `{EXPECTED[verb]}`")
    return action


_WORD = r"[a-z0-9_]+"
_LINE = "|".join(get_args(a.Line))
_COLOUR = "|".join(get_args(a.Colour))
_SMALL = "|".join(get_args(a.SmallAction))
Reader = Callable[[str], RailroadsAction | None]


def _one(make: Callable[[str], RailroadsAction], pattern: str = _WORD) -> Reader:
    def read(rest: str) -> RailroadsAction | None:
        return make(rest) if re.fullmatch(pattern, rest) else None

    return read


def _several(make: Callable[[tuple[str, ...]], RailroadsAction], word: str = _WORD) -> Reader:
    def read(rest: str) -> RailroadsAction | None:
        return make(tuple(rest.split())) if re.fullmatch(rf"{word}( {word})*", rest) else None

    return read


def _read_place(rest: str) -> RailroadsAction | None:
    pieces = r"(?:(\d{1,2})w)?\+?(?:(\d{1,2})t)?\+?(b)?\+?(?:(\d{1,2})r)?"
    found = re.fullmatch(rf"({_WORD}) {pieces}", rest)
    if not found or rest.endswith(("+", " ")) or "++" in rest or " +" in rest:
        return None
    return a.Place(
        found[1],
        int(found[2] or 0),
        int(found[3] or 0),
        found[4] is not None,
        int(found[5] or 0),
    )


def _read_advance(rest: str) -> RailroadsAction | None:
    found = re.fullmatch(rf"({_LINE}) ({_COLOUR})", rest)
    return a.Advance(found[1], found[2]) if found else None  # type: ignore[arg-type]


def _read_build(rest: str) -> RailroadsAction | None:
    found = re.fullmatch(r"(locomotive|factory)(?: from ([1-9]))?(?: over ([1-9]))?", rest)
    if not found:
        return None
    return a.Build(found[1], int(found[2] or 0), int(found[3] or 0))  # type: ignore[arg-type]


def _read_locomotive(rest: str) -> RailroadsAction | None:
    found = re.fullmatch(rf"({_LINE})(?: over ([1-9]))?", rest)
    return a.Locomotive(found[1], int(found[2] or 0)) if found else None  # type: ignore[arg-type]


def _read_engineers(words: tuple[str, ...]) -> RailroadsAction:
    return a.Engineers(words)


_PARSERS: dict[str, Reader] = {
    "start_bonus": _one(a.StartBonus),
    "place": _read_place,
    "pass": _one(lambda _: a.Pass(), ""),
    "swap": _one(a.Swap),
    "advance": _read_advance,
    "industry": _one(lambda word: a.Industry(int(word or 1)), "[12]?"),
    "build": _read_build,
    "locomotive": _read_locomotive,
    "repeat": _one(a.Repeat),
    "token": _one(a.Token),
    "card": _one(a.Card),
    "small": _one(lambda word: a.Small(word), _SMALL),  # type: ignore[arg-type]
    "look": _one(lambda _: a.Look(), ""),
    "bonus": _one(lambda word: a.Bonus("" if word == COVERED else word), rf"{_WORD}|\?"),
    "points": _one(lambda _: a.Points(), ""),
    "forfeit": _one(lambda word: a.Forfeit(int(word) - 1), r"[1-9]\d?"),
    "relocate": _one(a.Relocate),
    "stay": _one(lambda _: a.Stay(), ""),
    "end": _one(lambda _: a.End(), ""),
    "order": _several(lambda words: a.Order(tuple(int(word) - 1 for word in words)), r"[1-9]"),
    "engineers": _several(_read_engineers),
    "bonus_pile": _several(
        lambda words: a.BonusPile(() if words == (COVERED,) else words), rf"(?:{_WORD}|\?)"
    ),
}
