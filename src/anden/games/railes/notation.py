"""Actions as people write them, and back; what both cube rails games write alike is in `cube_rails.notation`."""

from __future__ import annotations

import re
from typing import Any

from anden.games.cube_rails import notation as shared
from anden.games.cube_rails.notation import NUMBER, ROUTE, STOP, Reader, read
from anden.games.railes.actions import Capital, Choose, Deal, Deliver, Grow, RailesAction, Score, Urbanize
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


def notation(a: RailesAction) -> str:
    match a:
        case Capital(units):
            return f"capital {units}"
        case Choose(action, use):
            return f"choose {action}" if use else f"choose {action} pass"
        case Grow(city, space):
            return f"grow {city} {space}"
        case Urbanize(town, color, space):
            return f"urbanize {town} {color} {space}"
        case Deliver(good, route, owners):
            return shared.delivery(good, route, owners)
        case Score(to):
            return f"score {to}"
        case Deal(cities, supply):
            parts = [f"{city} {_letters(goods)}" for city, goods in cities]
            return " | ".join(["deal " + parts[0], *parts[1:], _supply(supply)])
        case _:
            return shared.common(a)


def _letters(goods: tuple[str, ...]) -> str:
    return "".join(LETTERS[good] for good in goods)


def _supply(supply: tuple[tuple[str, ...], ...]) -> str:
    return "supply " + " ".join(_letters(goods) for goods in supply)


# --- reading ---------------------------------------------------------------------------------------------------------

_GOOD = "|".join(GOODS)
_CUBES = "[RBPYG]+"


def parse(text: str) -> RailesAction:
    """Raises ValueError that says what was expected."""
    action: RailesAction = shared.parse(text, EXPECTED, _READERS)
    return action


def _goods(letters: str) -> tuple[Any, ...]:
    return tuple(GOODS_BY_LETTER[letter] for letter in letters)


def _read_deal(rest: str) -> Deal | None:
    *parts, last = (part.strip() for part in rest.split("|"))
    supply = re.fullmatch(f"supply ({_CUBES}(?: {_CUBES})*)", last)
    cities = [re.fullmatch(f"({STOP}) ({_CUBES})", part) for part in parts]
    if not supply or not cities or not all(cities):
        return None
    named = tuple((found[1], _goods(found[2])) for found in cities if found)
    return Deal(named, tuple(_goods(letters) for letters in supply[1].split(" ")))


_READERS: dict[str, Reader] = {
    **shared.READERS,
    "capital": read(f"({NUMBER})", lambda n: Capital(int(n))),
    "choose": read(f"({'|'.join(ACTIONS)})( pass)?", lambda action, skip: Choose(action, skip is None)),
    "grow": read(f"({STOP}) ({NUMBER})", lambda city, space: Grow(city, int(space))),
    "urbanize": read(
        f"({STOP}) ({_GOOD}) ({NUMBER})", lambda town, color, space: Urbanize(town, color, int(space))
    ),
    "deliver": read(f"({_GOOD}) ({ROUTE})", lambda good, route: Deliver(good, *shared.route_of(route))),
    "score": read("(income|victory)", Score),
    "deal": _read_deal,
}
