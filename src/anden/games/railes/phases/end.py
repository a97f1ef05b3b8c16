# mypyc: compile
"""The end of the game (heading «FINAL DE LA PARTIDA»)."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.railes import scoring
from anden.games.railes.state import OVER, State


def finish(s: State, events: list[Event]) -> None:
    s.phase = OVER
    s.queue = ()
    s.at = 0
    place = 1
    for seats in scoring.ranking(s):
        for seat in seats:
            points = scoring.score_of(s, seat).total
            events.append(Event("final", {"seat": seat, "points": points, "place_number": place}))
        place += len(seats)
