"""«TRANSPORTAR UN CUBO DE MERCANCÍAS», slowly: every way to move every cube."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.property.railes_naive.position import Position

Step = tuple[str, int]
"""The next stop and whose link leads there; -1: nobody's."""


class Move(NamedTuple):
    """A delivery as the action names it."""

    good: str
    route: tuple[str, ...]
    owners: tuple[int, ...]


def steps_of(position: Position) -> dict[str, set[Step]]:
    """From each place over one completed link."""
    steps: dict[str, set[Step]] = {place: set() for place in position.board.kind}
    for section in position.sections():
        if section.done:
            (owner,) = section.owners
            a, b = (str(end) for end in section.ends)
            steps[a].add((b, -1 if owner is None else owner))
            steps[b].add((a, -1 if owner is None else owner))
    return steps


def ways(position: Position, steps: dict[str, set[Step]], move: Move) -> Iterator[Move]:
    """All ways on from the last stop to the first city of the colour, no place twice."""
    last = move.route[-1]
    if len(move.route) > 1 and last in position.cities and position.color[last] == move.good:
        yield move
    elif len(move.owners) < position.me.locomotive:
        for stop, owner in steps[last]:
            if stop not in move.route:
                yield from ways(position, steps, Move(move.good, (*move.route, stop), (*move.owners, owner)))


def fair(position: Position, move: Move) -> bool:
    """At least one own link, and at least as many as of each other player."""
    counts = Counter(owner for owner in move.owners if owner >= 0)
    return counts[position.seat] >= 1 and max(counts.values()) == counts[position.seat]


def gain(move: Move) -> dict[int, int]:
    """«Puntos de vías»: one for each link to its owner."""
    return dict(Counter(owner for owner in move.owners if owner >= 0))


def deliveries(position: Position) -> dict[Move, dict[int, int]]:
    """Every legal delivery with the points of each player."""
    steps = steps_of(position)
    found = {}
    for place in position.cities:
        for good in set(position.goods[place]):
            for move in ways(position, steps, Move(good, (place,), ())):
                if fair(position, move):
                    found[move] = gain(move)
    return found
