# mypyc: compile
"""Leaving the game, and its end: places and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence

from anden.core.facts import Event, Score
from anden.games.cube_rails.ageing import remove_owner
from anden.games.cube_rails.state import NO_ACTION, CubeState


def leave(s: CubeState, seat: int) -> None:
    """A player is out of the game: his track is nobody's, completed links stay and pay nobody."""
    s.out[seat] = s.turn
    s.action[seat] = NO_ACTION
    remove_owner(s.track, seat)
    s.order = tuple([other for other in s.order if other != seat])


def places(keys: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """The seats by what decides, highest first; equal ones share a place."""
    seats = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    found: list[list[int]] = []
    for seat in seats:
        if found and keys[found[-1][0]] == keys[seat]:
            found[-1].append(seat)
        else:
            found.append([seat])
    return found


def finish(
    s: CubeState, over: int, ranking: list[list[int]], scores: list[Score], events: list[Event]
) -> None:
    """The game is over: everybody's points and place."""
    s.phase = over
    s.queue = ()
    s.at = 0
    place = 1
    for seats in ranking:
        for seat in seats:
            points = scores[seat].total
            events.append(Event("final", {"seat": seat, "points": points, "place_number": place}))
        place += len(seats)
