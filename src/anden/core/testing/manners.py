"""Manners of playing that lead into the rare corners of a game. They know no game: they look at its kinds of action, its turns
and the numbers of its state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from anden.core.facts import Seat
from anden.core.rules import Rules

Manner = Callable[[Any, Seat, list[Any]], Any]
"""Picks one of the legal actions of a seat in a state."""

LOOKS = 5
"""So many actions are tried before one is chosen for what it leads to."""
FAR = 20
"""With so many actions to choose from one is far from any corner."""


class Manners:
    """The ways to play one game. Each draw gives another one: any action; a kind of action that has been rare so far; what keeps
    the turn going, or ends it; what leaves oneself the least choice; what brings points; what drives some numbers of the
    state down or up. The numbers are what is in purses, bags and boxes, so among these are those who spend everything, who hoard, and
    who empty a supply."""

    def __init__(self, rules: Rules[Any, Any], start: Any, rng: Random) -> None:
        self.rules = rules
        self.rng = rng
        self.kinds: Counter[str] = Counter()
        """How often each kind of action was done."""
        self._numbers = list(numbers(rules.snapshot(start)))

    def draw(self) -> Manner:
        sign = self.rng.choice((-1, 1))
        draws: tuple[Callable[[], Manner], ...] = (
            lambda: self.any,
            lambda: self.rare,
            lambda: self._by(lambda s, seat: sign * (seat in self.rules.to_act(s))),
            lambda: self._by(self._narrowness),
            lambda: self._by(lambda s, seat: self.rules.scores(s)[seat].total),
            self._driving,
        )
        return self.rng.choices(draws, (2, 2, 1, 2, 2, 4))[0]()

    def any(self, _state: Any, _seat: Seat, actions: list[Any]) -> Any:
        return self.rng.choice(actions)

    def rare(self, _state: Any, _seat: Seat, actions: list[Any]) -> Any:
        """One of the kind that was done least."""
        fewest = min(self.kinds[type(action).__name__] for action in actions)
        return self.rng.choice([a for a in actions if self.kinds[type(a).__name__] == fewest])

    def _narrowness(self, state: Any, seat: Seat) -> int:
        """Into a corner, if there is one."""
        if seat not in self.rules.to_act(state):
            return -FAR
        return -len(list(islice(self.rules.legal(state, seat), FAR)))

    def _driving(self) -> Manner:
        """Up to three numbers at once, each its own way."""
        wishes = [
            (self.rng.choice(self._numbers), self.rng.choice((-1, 1))) for _ in range(self.rng.randint(1, 3))
        ]

        def worth(state: Any, seat: Seat) -> int:
            plain = self.rules.snapshot(state)
            return sum(sign * number(plain, path, seat) for path, sign in wishes)

        return self._by(worth)

    def _by(self, worth: Callable[[Any, Seat], int]) -> Manner:
        """Of a few actions the one after which the state is worth most; now and then any."""

        def choose(state: Any, seat: Seat, actions: list[Any]) -> Any:
            if len(actions) == 1 or self.rng.random() < 0.1:
                return self.rng.choice(actions)
            tried = self.rng.sample(actions, min(LOOKS, len(actions)))
            return max(tried, key=lambda action: worth(self._after(state, seat, action), seat))

        return choose

    def _after(self, state: Any, seat: Seat, action: Any) -> Any:
        after = self.rules.copy(state)
        self.rules.apply(after, seat, action)
        return after


def numbers(plain: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths to all that can be counted in a snapshot. A list of objects stands for one per seat."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from numbers(value, (*path, key))
    elif isinstance(plain, list) and plain and isinstance(plain[0], dict):
        yield from numbers(plain[0], path)
    elif isinstance(plain, (int, list, tuple)) and not isinstance(plain, bool):
        yield path


def number(plain: Any, path: tuple[str, ...], seat: Seat) -> int:
    """How much there is at a path: the seat's own part where there is one per seat, else the sum, or how many things lie there."""
    for key in path:
        if isinstance(plain, list):
            plain = plain[seat]
        plain = plain[key]
    if isinstance(plain, (list, tuple)):
        if not all(isinstance(part, int) for part in plain):
            return len(plain)
        return plain[seat] if seat < len(plain) <= MOST_SEATS else sum(plain)
    return int(plain) if isinstance(plain, int) else 0


MOST_SEATS = 6
"""A list no longer than this is taken to hold something of each seat."""
