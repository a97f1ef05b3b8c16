# mypyc: compile
"""Where a New City may come, and what it does to the track («COLOCAR LOSETAS DE NUEVA CIUDAD», Raíles «URBANIZAR»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.cube_rails import laying
from anden.games.cube_rails.laying import Laid
from anden.games.cube_rails.phases import building
from anden.games.cube_rails.phases.building import seat_of
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.state import CubeState


def free_towns(s: CubeState) -> list[int]:
    """The places that can become a New City: towns that are none yet, and where no link would lead from it to itself."""
    board = s.map.board
    found: list[int] = []
    place: i64
    for place in range(board.places):
        h: i64 = board.hex_of_place[place]
        if board.town[h] != 0 and s.track.city[h] == 0 and not laying.city_links_itself(s.track, board, h):
            found.append(place)
    return found


def town_problem(s: CubeState, town: str) -> Trouble | None:
    """Whether a name is of a town that is no New City yet."""
    place = s.map.board.place_named(town)
    if place < 0 or s.map.board.town[s.map.board.hex_of_place[place]] == 0:
        return "not_a_town", {"place": town}
    if s.track.city[s.map.board.hex_of_place[place]] != 0:
        return "city_already", {"place": town}
    return None


def tell(s: CubeState, laid: Laid, town: str, unowned: bool, events: list[Event]) -> None:
    """What a New City did to the track: what it took away (`unowned`: also of nobody), claimed and completed."""
    hex = s.map.board.labels[s.map.board.hex_of_place[s.map.place_number[town]]]
    for owner, _ in laid.removed:
        if unowned or owner < s.players:
            events.append(Event("track_removed", {"seat": seat_of(s, owner), "hex": hex}))
    building.tell_joined(s, laid, events)
