"""Actions as people write them, and back. See docs/reference/notation-italian-rails.md."""

from __future__ import annotations

import re
from collections.abc import Callable

from anden.games.italian_rails.actions import (
    Board,
    Borrow,
    Build,
    Deal,
    Deliver,
    Draw,
    Drop,
    End,
    Exchange,
    Ferry,
    GiveCard,
    ItalianAction,
    Keep,
    KeepCard,
    Load,
    Lock,
    Lose,
    Move,
    Place,
    Swap,
    Upgrade,
)
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.state import HIDDEN, LOCOMOTIVES

EXPECTED = {
    "keep": "keep CARD CARD, or keep card",
    "place": "place POINT",
    "move": "move POINT POINT ...",
    "board": "board FERRY",
    "load": "load GOOD, or load GOOD for CARD.ORDER",
    "lock": "lock GOOD for CARD.ORDER",
    "deliver": "deliver CARD",
    "drop": "drop GOOD",
    "build": "build POINT POINT ...",
    "ferry": "ferry FERRY",
    "upgrade": "upgrade freight|fast|heavy|super",
    "exchange": "exchange",
    "lose": "lose GOOD, or lose GOOD CARD",
    "give": "give card",
    "borrow": "borrow",
    "end": "end",
    "deal": "deal CARDS | CARDS, with the events shown as a third part",
    "draw": "draw CARD",
    "swap": "swap CARD CARD CARD",
}


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(str(card) if card != HIDDEN else "?" for card in cards) or "-"


def notation(a: ItalianAction) -> str:
    match a:
        case Keep(cards):
            return f"keep {_cards(cards)}"
        case Place(point):
            return f"place {point}"
        case Move(path):
            return "move " + " ".join(path)
        case Build(path):
            return "build " + " ".join(path)
        case Load(good, 0, 0):
            return f"load {good}"
        case Load(good, card, order):
            return f"load {good} for {card}.{order}"
        case Lock(good, card, order):
            return f"lock {good} for {card}.{order}"
        case Deliver(card):
            return f"deliver {card}"
        case Drop(good):
            return f"drop {good}"
        case Lose(good, card):
            return f"lose {good} {card}" if card else f"lose {good}"
        case _:
            return _short(a)


def _short(a: ItalianAction) -> str:
    match a:
        case Board(ferry):
            return f"board {ferry}"
        case Ferry(ferry):
            return f"ferry {ferry}"
        case Upgrade(to):
            return f"upgrade {to}"
        case KeepCard():
            return "keep card"
        case GiveCard():
            return "give card"
        case Deal(hands, shown):
            parts = [_cards(hand) for hand in hands]
            return "deal " + " | ".join([*parts, _cards(shown)] if shown else parts)
        case Draw(card):
            return f"draw {card}"
        case Swap(cards):
            return f"swap {_cards(cards)}"
        case Exchange():
            return "exchange"
        case Borrow():
            return "borrow"
        case _:
            return "end"


def parse(text: str) -> ItalianAction:
    """Raises ValueError that says what was expected."""
    words = text.split()
    verb = words[0].lower() if words else ""
    if verb not in EXPECTED:
        raise ValueError(f"{text!r} does not start with one of: {', '.join(EXPECTED)}")
    action = _PARSERS[verb](" ".join(words[1:]))
    if action is None:
        raise ValueError(f"{text!r}: expected `{EXPECTED[verb]}`")
    return action


_NUMBER = r"[1-9][0-9]{0,2}"
_GOOD = r"[a-z_]{1,30}"

Reader = Callable[[str], ItalianAction | None]


def _point(word: str) -> str:
    at = A.named(word)
    if at < 0:
        raise ValueError(f"there is no point {word!r}: expected a city or a label like R12")
    return A.points[at].name


def _path(make: Callable[[tuple[str, ...]], ItalianAction]) -> Reader:
    def read(rest: str) -> ItalianAction | None:
        return make(tuple(_point(word) for word in rest.split())) if rest else None

    return read


def _one(make: Callable[[str], ItalianAction], pattern: str) -> Reader:
    def read(rest: str) -> ItalianAction | None:
        return make(rest.lower()) if re.fullmatch(pattern, rest.lower(), re.ASCII) else None

    return read


def _alone(action: ItalianAction, word: str = "") -> Reader:
    return lambda rest: action if rest.lower() == word else None


def _numbers(rest: str) -> tuple[int, ...] | None:
    words = rest.split()
    if not words or not all(re.fullmatch(_NUMBER, word, re.ASCII) for word in words):
        return None
    return tuple(int(word) for word in words)


def _read_keep(rest: str) -> ItalianAction | None:
    if rest.lower() == "card":
        return KeepCard()
    cards = _numbers(rest)
    return Keep(cards) if cards else None


def _read_load(rest: str) -> ItalianAction | None:
    found = re.fullmatch(rf"({_GOOD})(?: for ({_NUMBER})\.([1-3]))?", rest.lower(), re.ASCII)
    if not found:
        return None
    return Load(found[1], int(found[2]), int(found[3])) if found[2] else Load(found[1])


def _read_lock(rest: str) -> ItalianAction | None:
    found = re.fullmatch(rf"({_GOOD}) for ({_NUMBER})\.([1-3])", rest.lower(), re.ASCII)
    return Lock(found[1], int(found[2]), int(found[3])) if found else None


def _read_lose(rest: str) -> ItalianAction | None:
    found = re.fullmatch(rf"({_GOOD})(?: ({_NUMBER}))?", rest.lower(), re.ASCII)
    return Lose(found[1], int(found[2] or 0)) if found else None


def _read_swap(rest: str) -> ItalianAction | None:
    cards = _numbers(rest)
    return Swap(cards) if cards else None


def _read_deal(rest: str) -> ItalianAction | None:
    parts = [_numbers(part) for part in rest.split("|")]
    if len(parts) not in (2, 3):
        return None
    known = [part for part in parts if part is not None]
    if len(known) != len(parts):
        return None
    return Deal((known[0], known[1]), known[2] if len(known) == 3 else ())


_PARSERS: dict[str, Reader] = {
    "keep": _read_keep,
    "place": lambda rest: Place(_point(rest)) if rest else None,
    "move": _path(Move),
    "build": _path(Build),
    "board": _one(Board, _GOOD),
    "ferry": _one(Ferry, _GOOD),
    "load": _read_load,
    "lock": _read_lock,
    "deliver": _one(lambda word: Deliver(int(word)), _NUMBER),
    "drop": _one(Drop, _GOOD),
    "upgrade": _one(lambda word: Upgrade(word), "|".join(LOCOMOTIVES)),  # type: ignore[arg-type]
    "exchange": _alone(Exchange()),
    "lose": _read_lose,
    "give": _alone(GiveCard(), "card"),
    "borrow": _alone(Borrow()),
    "end": _alone(End()),
    "deal": _read_deal,
    "draw": _one(lambda word: Draw(int(word)), _NUMBER),
    "swap": _read_swap,
}
