"""Actions as people write them, and back. Seats count from 1 (0 = nobody), goods of the deal are single letters."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from anden.games.age_of_steam.actions import (
    Bid,
    Build,
    Choose,
    Connect,
    Deal,
    Decline,
    Deliver,
    Draw,
    Drop,
    Finish,
    Issue,
    Lot,
    Order,
    Pass,
    Pay,
    Produce,
    Reward,
    Roll,
    Skip,
    SteamAction,
    Stock,
    Upgrade,
    Urbanize,
)

EXPECTED = {
    "issue": "issue SHARES",
    "bid": "bid AMOUNT",
    "pass": "pass",
    "drop": "drop",
    "pay": "pay",
    "decline": "decline",
    "choose": "choose first_move|first_build|engineer|locomotive|urbanization|production|turn_order",
    "urbanize": "urbanize TOWN LETTER",
    "build": "build HEX TILE TURN",
    "connect": "connect LINK",
    "reward": "reward SEAT [SEAT]",
    "finish": "finish",
    "deliver": "deliver GOOD PLACE -SEAT- PLACE ... [bonus SEAT] (0 = nobody's link)",
    "upgrade": "upgrade",
    "skip": "skip",
    "produce": "produce",
    "stock": "stock GOOD COLUMN BOX",
    "order": "order SEAT SEAT ...",
    "deal": "deal RBPYK... | PLACE RB | ... (- for an empty display)",
    "draw": "draw GOOD ...",
    "roll": "roll light|dark|both DIE ...",
    "lot": "lot SEAT SEAT ...",
}

LETTERS = {"red": "R", "blue": "B", "purple": "P", "yellow": "Y", "black": "K", "white": "W"}
GOODS_BY_LETTER: dict[str, Any] = {letter: good for good, letter in LETTERS.items()}

_PLAIN: dict[type[Any], str] = {
    Pass: "pass",
    Drop: "drop",
    Pay: "pay",
    Decline: "decline",
    Finish: "finish",
    Upgrade: "upgrade",
    Skip: "skip",
    Produce: "produce",
}


def notation(a: SteamAction) -> str:
    match a:
        case Issue(shares):
            return f"issue {shares}"
        case Bid(amount):
            return f"bid {amount}"
        case Choose(action):
            return f"choose {action}"
        case Urbanize(town, city):
            return f"urbanize {town} {city}"
        case Build(hex, tile, turn):
            return f"build {hex} {tile} {turn}"
        case Connect(link):
            return f"connect {link}"
        case Reward(seats):
            return "reward " + _seats(seats)
        case Deliver():
            return _delivery(a)
        case Stock(good, column, box):
            return f"stock {good} {column} {box}"
        case Order(seats):
            return "order " + _seats(seats)
        case Deal(display, places):
            parts = [_letters(display) or "-", *(f"{place} {_letters(goods)}" for place, goods in places)]
            return "deal " + " | ".join(parts)
        case Draw(goods):
            return "draw " + " ".join(goods)
        case Roll(section, dice):
            return f"roll {section} " + " ".join(str(die) for die in dice)
        case Lot(seats):
            return "lot " + _seats(seats)
        case _:
            return _PLAIN[type(a)]


def _seats(seats: tuple[int, ...]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _letters(goods: tuple[str, ...]) -> str:
    return "".join(LETTERS[good] for good in goods)


def _delivery(a: Deliver) -> str:
    steps = "".join(f" -{owner + 1}- {stop}" for owner, stop in zip(a.owners, a.route[1:], strict=True))
    bonus = f" bonus {a.bonus + 1}" if a.bonus >= 0 else ""
    return f"deliver {a.good} {a.route[0]}{steps}{bonus}"


# --- reading ---------------------------------------------------------------------------------------------------------


def parse(text: str) -> SteamAction:
    """Raises ValueError that says what was expected."""
    words = text.split()
    verb = words[0].lower() if words else ""
    if verb not in EXPECTED:
        raise ValueError(f"{text!r} does not start with one of: {', '.join(EXPECTED)}")
    action = _PARSERS[verb](" ".join(words[1:]))
    if action is None:
        raise ValueError(f"{text!r}: expected `{EXPECTED[verb]}`")
    return action


Reader = Callable[[str], "SteamAction | None"]

_GOOD = "red|blue|purple|yellow|black|white"
_STOP = "[A-Za-z0-9_]+"
_NUMBER = r"[0-9]{1,3}"


def _read(pattern: str, make: Callable[..., SteamAction]) -> Reader:
    """A reader of one pattern, whose groups are given to `make` as words."""

    def read(rest: str) -> SteamAction | None:
        found = re.fullmatch(pattern, rest)
        return make(*found.groups()) if found else None

    return read


def _read_seats(make: Callable[[tuple[int, ...]], SteamAction]) -> Reader:
    return _read("([1-6](?: [1-6])*)", lambda words: make(tuple(int(word) - 1 for word in words.split())))


def _read_delivery(rest: str) -> Deliver | None:
    found = re.fullmatch(rf"({_GOOD}) ({_STOP}(?: -[0-6]- {_STOP})+)(?: bonus ([1-6]))?", rest)
    if not found:
        return None
    words = found[2].split(" ")
    owners = tuple(int(word[1]) - 1 for word in words[1::2])
    good: Any = found[1]
    return Deliver(good, tuple(words[0::2]), owners, int(found[3]) - 1 if found[3] else -1)


def _read_deal(rest: str) -> Deal | None:
    display, *parts = (part.strip() for part in rest.split("|"))
    if not re.fullmatch("-|[RBPYKW]+", display):
        return None
    places: list[tuple[str, Any]] = []
    for part in parts:
        found = re.fullmatch(f"({_STOP}) ([RBPYKW]+)", part)
        if not found:
            return None
        places.append((found[1], tuple(GOODS_BY_LETTER[letter] for letter in found[2])))
    boxes = () if display == "-" else tuple(GOODS_BY_LETTER[letter] for letter in display)
    return Deal(boxes, tuple(places))


def _read_plain(action: SteamAction) -> Reader:
    return lambda rest: None if rest else action


_PARSERS: dict[str, Reader] = {
    **{verb: _read_plain(kind()) for kind, verb in _PLAIN.items()},
    "issue": _read(f"({_NUMBER})", lambda n: Issue(int(n))),
    "bid": _read(f"({_NUMBER})", lambda n: Bid(int(n))),
    "choose": _read(f"({EXPECTED['choose'][7:]})", Choose),
    "urbanize": _read(f"({_STOP}) ([A-Z])", Urbanize),
    "build": _read(f"({_STOP}) ({_STOP}) ([0-5])", lambda hex, tile, turn: Build(hex, tile, int(turn))),
    "connect": _read("([A-Za-z0-9_-]+)", Connect),
    "reward": _read_seats(Reward),
    "deliver": _read_delivery,
    "stock": _read(f"({_GOOD}) ({_STOP}) ([1-9])", lambda good, column, box: Stock(good, column, int(box))),
    "order": _read_seats(Order),
    "deal": _read_deal,
    "draw": _read(f"((?:{_GOOD})(?: (?:{_GOOD}))*)", lambda words: Draw(tuple(words.split(" ")))),
    "roll": _read(
        "(light|dark|both) ([1-6](?: [1-6])*)",
        lambda section, dice: Roll(section, tuple(int(die) for die in dice.split(" "))),
    ),
    "lot": _read_seats(Lot),
}
