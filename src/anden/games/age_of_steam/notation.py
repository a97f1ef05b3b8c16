"""Actions as people write them, and back; what both cube rails games write alike is in `cube_rails.notation`."""

from __future__ import annotations

import re
from typing import Any

from anden.games.age_of_steam.actions import (
    Choose,
    Connect,
    Deal,
    Decline,
    Deliver,
    Draw,
    Issue,
    Lot,
    Pay,
    Produce,
    Reward,
    Roll,
    SteamAction,
    Stock,
    Urbanize,
)
from anden.games.age_of_steam.maps.game_map import ACTIONS, GOODS
from anden.games.cube_rails import notation as shared
from anden.games.cube_rails.notation import NUMBER, ROUTE, STOP, Reader, read, read_plain, read_seats

EXPECTED = {
    "issue": "issue SHARES",
    "bid": "bid AMOUNT",
    "pass": "pass",
    "drop": "drop",
    "pay": "pay",
    "decline": "decline",
    "choose": f"choose {'|'.join(ACTIONS)}",
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


def notation(a: SteamAction) -> str:
    match a:
        case Issue(shares):
            return f"issue {shares}"
        case Choose(action):
            return f"choose {action}"
        case Urbanize(town, city):
            return f"urbanize {town} {city}"
        case Connect(link):
            return f"connect {link}"
        case Reward(seats):
            return "reward " + shared.seats(seats)
        case Deliver(good, route, owners, bonus):
            return shared.delivery(good, route, owners) + (f" bonus {bonus + 1}" if bonus >= 0 else "")
        case Stock(good, column, box):
            return f"stock {good} {column} {box}"
        case Deal(display, places):
            parts = [_letters(display) or "-", *(f"{place} {_letters(goods)}" for place, goods in places)]
            return "deal " + " | ".join(parts)
        case Draw(goods):
            return "draw " + " ".join(goods)
        case Roll(section, dice):
            return f"roll {section} " + " ".join(str(die) for die in dice)
        case Lot(seats):
            return "lot " + shared.seats(seats)
        case _:
            return shared.common(a)


def _letters(goods: tuple[str, ...]) -> str:
    return "".join(LETTERS[good] for good in goods)


# --- reading ---------------------------------------------------------------------------------------------------------

_GOOD = "|".join(GOODS)


def parse(text: str) -> SteamAction:
    """Raises ValueError that says what was expected."""
    action: SteamAction = shared.parse(text, EXPECTED, _READERS)
    return action


def _delivery(good: Any, route: str, bonus: str | None) -> Deliver:
    return Deliver(good, *shared.route_of(route), int(bonus) - 1 if bonus else -1)


def _read_deal(rest: str) -> Deal | None:
    display, *parts = (part.strip() for part in rest.split("|"))
    if not re.fullmatch("-|[RBPYKW]+", display):
        return None
    places: list[tuple[str, Any]] = []
    for part in parts:
        found = re.fullmatch(f"({STOP}) ([RBPYKW]+)", part)
        if not found:
            return None
        places.append((found[1], tuple(GOODS_BY_LETTER[letter] for letter in found[2])))
    boxes = () if display == "-" else tuple(GOODS_BY_LETTER[letter] for letter in display)
    return Deal(boxes, tuple(places))


_READERS: dict[str, Reader] = {
    **shared.READERS,
    "pay": read_plain(Pay()),
    "decline": read_plain(Decline()),
    "produce": read_plain(Produce()),
    "issue": read(f"({NUMBER})", lambda n: Issue(int(n))),
    "choose": read(f"({'|'.join(ACTIONS)})", Choose),
    "urbanize": read(f"({STOP}) ([A-Z])", Urbanize),
    "connect": read("([A-Za-z0-9_-]+)", Connect),
    "reward": read_seats(Reward),
    "deliver": read(f"({_GOOD}) ({ROUTE})(?: bonus ([1-6]))?", _delivery),
    "stock": read(f"({_GOOD}) ({STOP}) ([1-9])", lambda good, column, box: Stock(good, column, int(box))),
    "deal": _read_deal,
    "draw": read(f"((?:{_GOOD})(?: (?:{_GOOD}))*)", lambda words: Draw(tuple(words.split(" ")))),
    "roll": read(
        "(light|dark|both) ([1-6](?: [1-6])*)",
        lambda section, dice: Roll(section, tuple(int(die) for die in dice.split(" "))),
    ),
    "lot": read_seats(Lot),
}
