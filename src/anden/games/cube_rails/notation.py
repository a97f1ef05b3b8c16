"""How people write the actions of both games, and reading them. Seats count from 1 (0 = nobody), goods of the deal are single
letters.

Each game has a table of readers, by the first word: those of `READERS` and its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from anden.games.cube_rails.actions import Bid, Build, Drop, Finish, Order, Pass, Skip, Upgrade

Reader = Callable[[str], Any]
"""Makes an action of what follows the first word; None if it cannot."""

STOP = "[A-Za-z0-9_]+"
NUMBER = "[0-9]{1,3}"
SEATS = "[1-6](?: [1-6])*"


# --- writing ---------------------------------------------------------------------------------------------------------


def seats(numbers: Sequence[int]) -> str:
    return " ".join(str(seat + 1) for seat in numbers)


def delivery(good: str, route: Sequence[str], owners: Sequence[int]) -> str:
    steps = "".join(f" -{owner + 1}- {stop}" for owner, stop in zip(owners, route[1:], strict=True))
    return f"deliver {good} {route[0]}{steps}"


def common(a: Any) -> str:
    """An action that both games have, or one of its tag alone."""
    match a:
        case Bid(amount):
            return f"bid {amount}"
        case Build(hex, tile, turn):
            return f"build {hex} {tile} {turn}"
        case Order(numbers):
            return "order " + seats(numbers)
        case _:
            return str(a.__struct_config__.tag)


# --- reading ---------------------------------------------------------------------------------------------------------


def parse(text: str, expected: Mapping[str, str], readers: Mapping[str, Reader]) -> Any:
    """Raises ValueError that says what was expected."""
    words = text.split()
    verb = words[0].lower() if words else ""
    if verb not in expected:
        raise ValueError(f"{text!r} does not start with one of: {', '.join(expected)}")
    action = readers[verb](" ".join(words[1:]))
    if action is None:
        raise ValueError(f"{text!r}: expected `{expected[verb]}`")
    return action


def read(pattern: str, make: Callable[..., Any]) -> Reader:
    """A reader of one pattern, whose groups are given to `make` as words."""

    def reader(rest: str) -> Any:
        found = re.fullmatch(pattern, rest)
        return make(*found.groups()) if found else None

    return reader


def read_plain(action: Any) -> Reader:
    return lambda rest: None if rest else action


def read_seats(make: Callable[[tuple[int, ...]], Any]) -> Reader:
    return read(f"({SEATS})", lambda words: make(tuple(int(word) - 1 for word in words.split(" "))))


def route_of(words: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The stops and owners of «PLACE -SEAT- PLACE …»."""
    parts = words.split(" ")
    return tuple(parts[0::2]), tuple(int(part[1]) - 1 for part in parts[1::2])


ROUTE = f"{STOP}(?: -[0-6]- {STOP})+"

READERS: dict[str, Reader] = {
    **{str(kind.__struct_config__.tag): read_plain(kind()) for kind in (Pass, Drop, Finish, Upgrade, Skip)},
    "bid": read(f"({NUMBER})", lambda n: Bid(int(n))),
    "build": read(f"({STOP}) ({STOP}) ([0-5])", lambda hex, tile, turn: Build(hex, tile, int(turn))),
    "order": read_seats(Order),
}
