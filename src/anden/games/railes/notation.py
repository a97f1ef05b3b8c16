"""Actions as people write them, and back. Seats count from 1 (0 = nobody), goods of the deal are single letters."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deal,
    Deliver,
    Drop,
    Finish,
    Grow,
    Order,
    Pass,
    RailesAction,
    Score,
    Skip,
    Upgrade,
    Urbanize,
)
from anden.games.railes.maps.game_map import ACTIONS, GOODS

EXPECTED = {
    "capital": "capital UNITS",
    "bid": "bid AMOUNT",
    "pass": "pass",
    "drop": "drop",
    "choose": f"choose {'|'.join(ACTIONS)} [pass]",
    "grow": "grow CITY SPACE",
    "urbanize": f"urbanize TOWN {'|'.join(GOODS)} SPACE",
    "build": "build HEX TILE TURN",
    "finish": "finish",
    "deliver": "deliver GOOD PLACE -SEAT- PLACE ... (0 = nobody's link)",
    "score": "score income|victory",
    "upgrade": "upgrade",
    "skip": "skip",
    "order": "order SEAT SEAT ...",
    "deal": "deal CITY RBPYG | ... | supply RBY RRG ...",
}

LETTERS = {"red": "R", "blue": "B", "purple": "P", "yellow": "Y", "gray": "G"}
GOODS_BY_LETTER: dict[str, Any] = {letter: good for good, letter in LETTERS.items()}

_PLAIN: dict[type[Any], str] = {
    Pass: "pass",
    Drop: "drop",
    Finish: "finish",
    Upgrade: "upgrade",
    Skip: "skip",
}


def notation(a: RailesAction) -> str:
    match a:
        case Capital(units):
            return f"capital {units}"
        case Bid(amount):
            return f"bid {amount}"
        case Choose(action, use):
            return f"choose {action}" if use else f"choose {action} pass"
        case Grow(city, space):
            return f"grow {city} {space}"
        case Urbanize(town, color, space):
            return f"urbanize {town} {color} {space}"
        case Build(hex, tile, turn):
            return f"build {hex} {tile} {turn}"
        case Deliver(good, route, owners):
            steps = "".join(f" -{owner + 1}- {stop}" for owner, stop in zip(owners, route[1:], strict=True))
            return f"deliver {good} {route[0]}{steps}"
        case Score(to):
            return f"score {to}"
        case Order(seats):
            return "order " + " ".join(str(seat + 1) for seat in seats)
        case Deal(cities, supply):
            parts = [f"{city} {_letters(goods)}" for city, goods in cities]
            return " | ".join(["deal " + parts[0], *parts[1:], _supply(supply)])
        case _:
            return _PLAIN[type(a)]


def _letters(goods: tuple[str, ...]) -> str:
    return "".join(LETTERS[good] for good in goods)


def _supply(supply: tuple[tuple[str, ...], ...]) -> str:
    return "supply " + " ".join(_letters(goods) for goods in supply)


# --- reading ---------------------------------------------------------------------------------------------------------


def parse(text: str) -> RailesAction:
    """Raises ValueError that says what was expected."""
    words = text.split()
    verb = words[0].lower() if words else ""
    if verb not in EXPECTED:
        raise ValueError(f"{text!r} does not start with one of: {', '.join(EXPECTED)}")
    action = _PARSERS[verb](" ".join(words[1:]))
    if action is None:
        raise ValueError(f"{text!r}: expected `{EXPECTED[verb]}`")
    return action


Reader = Callable[[str], "RailesAction | None"]

_GOOD = "|".join(GOODS)
_STOP = "[A-Za-z0-9_]+"
_NUMBER = "[0-9]{1,3}"
_CUBES = "[RBPYG]+"


def _read(pattern: str, make: Callable[..., RailesAction]) -> Reader:
    """A reader of one pattern, whose groups are given to `make` as words."""

    def read(rest: str) -> RailesAction | None:
        found = re.fullmatch(pattern, rest)
        return make(*found.groups()) if found else None

    return read


def _read_delivery(rest: str) -> Deliver | None:
    found = re.fullmatch(f"({_GOOD}) ({_STOP}(?: -[0-6]- {_STOP})+)", rest)
    if not found:
        return None
    words = found[2].split(" ")
    good: Any = found[1]
    return Deliver(good, tuple(words[0::2]), tuple(int(word[1]) - 1 for word in words[1::2]))


def _goods(letters: str) -> tuple[Any, ...]:
    return tuple(GOODS_BY_LETTER[letter] for letter in letters)


def _read_deal(rest: str) -> Deal | None:
    *parts, last = (part.strip() for part in rest.split("|"))
    supply = re.fullmatch(f"supply ({_CUBES}(?: {_CUBES})*)", last)
    cities = [re.fullmatch(f"({_STOP}) ({_CUBES})", part) for part in parts]
    if not supply or not cities or not all(cities):
        return None
    named = tuple((found[1], _goods(found[2])) for found in cities if found)
    return Deal(named, tuple(_goods(letters) for letters in supply[1].split(" ")))


def _read_plain(action: RailesAction) -> Reader:
    return lambda rest: None if rest else action


_PARSERS: dict[str, Reader] = {
    **{verb: _read_plain(kind()) for kind, verb in _PLAIN.items()},
    "capital": _read(f"({_NUMBER})", lambda n: Capital(int(n))),
    "bid": _read(f"({_NUMBER})", lambda n: Bid(int(n))),
    "choose": _read(f"({'|'.join(ACTIONS)})( pass)?", lambda action, skip: Choose(action, skip is None)),
    "grow": _read(f"({_STOP}) ({_NUMBER})", lambda city, space: Grow(city, int(space))),
    "urbanize": _read(
        f"({_STOP}) ({_GOOD}) ({_NUMBER})", lambda town, color, space: Urbanize(town, color, int(space))
    ),
    "build": _read(f"({_STOP}) ({_STOP}) ([0-5])", lambda hex, tile, turn: Build(hex, tile, int(turn))),
    "deliver": _read_delivery,
    "score": _read("(income|victory)", Score),
    "order": _read(
        "([1-6](?: [1-6])*)", lambda words: Order(tuple(int(word) - 1 for word in words.split(" ")))
    ),
    "deal": _read_deal,
}
