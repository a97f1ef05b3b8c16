# mypyc: compile
"""What a tile or a New City did to the track, told in events."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.age_of_steam.state import NOBODY, State
from anden.games.cube_rails.laying import Laid


def tell(s: State, laid: Laid, hex: str, events: list[Event]) -> None:
    board = s.map.board
    seat = s.seat()
    for owner, _ in laid.removed:
        if owner < s.players:
            events.append(Event("track_removed", {"seat": owner, "hex": hex}))
    for h in laid.claimed:
        events.append(Event("claim", {"seat": seat, "hex": board.labels[h]}))
    for owner, first, second in laid.completed:
        places = (board.place_ids[board.place[first]], board.place_ids[board.place[second]])
        seat_or_nobody = owner if owner < s.players else NOBODY
        events.append(Event("link", {"seat": seat_or_nobody, "places": places}))
