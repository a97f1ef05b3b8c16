# mypyc: compile
"""What a tile or a New City did to the track, told in events."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.cube_rails.laying import Laid
from anden.games.railes.state import State


def tell(s: State, laid: Laid, hex: str, events: list[Event]) -> None:
    board = s.map.board
    seat = s.seat()
    for owner, _ in laid.removed:
        events.append(Event("track_removed", {"seat": _seat(s, owner), "hex": hex}))
    for h in laid.claimed:
        events.append(Event("claim", {"seat": seat, "hex": board.labels[h]}))
    for owner, first, second in laid.completed:
        places = (board.place_ids[board.place[first]], board.place_ids[board.place[second]])
        events.append(Event("link", {"seat": _seat(s, owner), "places": places}))


def _seat(s: State, owner: int) -> int:
    """An owner as events name him: -1 = nobody."""
    return owner if owner < s.players else -1
