# mypyc: compile
"""The end of the game (heading «FINAL DE LA PARTIDA»)."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.cube_rails.phases import end
from anden.games.railes import scoring
from anden.games.railes.state import OVER, State


def finish(s: State, events: list[Event]) -> None:
    scores = [scoring.score_of(s, seat) for seat in range(int(s.players))]
    end.finish(s, OVER, scoring.ranking(s), scores, events)
