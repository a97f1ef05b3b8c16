# mypyc: compile
"""Urban Growth and New Cities, at any moment of the own build turn (headings «CRECIMIENTO URBANO», «URBANIZAR»)."""

from __future__ import annotations

from anden.core.facts import Event, Problem
from anden.games.cube_rails import laying
from anden.games.cube_rails.phases import new_cities
from anden.games.railes.actions import Grow, RailesAction, Urbanize
from anden.games.railes.keys import refusal, told
from anden.games.railes.maps.game_map import URBAN_GROWTH, URBANIZATION
from anden.games.railes.memo import GOOD_NUMBER
from anden.games.railes.phases.supply import (
    can_grow,
    growth_possible,
    new_city_left,
    space_empty,
    supply_empty,
    take_space,
)
from anden.games.railes.state import COLORS, MARKER, NEW_CITY, State, has


def holds(s: State, action: int) -> bool:
    """Whether the player has this token and did not take it as «pass»."""
    seat = s.seat()
    return s.action[seat] == action and not has(s.passed, seat)


def urbanizing_possible(s: State) -> bool:
    return new_city_left(s) and len(new_cities.free_towns(s)) > 0


def waiting(s: State) -> int:
    """The token that can still be carried out in this build turn, or -1."""
    if s.done:
        return -1
    if holds(s, URBAN_GROWTH) and growth_possible(s):
        return URBAN_GROWTH
    if holds(s, URBANIZATION) and urbanizing_possible(s):
        return URBANIZATION
    return -1


def owed(s: State) -> int:
    """The token that must still be carried out: it was paid for (Basic game). -1 = none."""
    return -1 if s.map.standard else waiting(s)


# --- what can be done ------------------------------------------------------------------------------------------------


def legal(s: State) -> list[RailesAction]:
    action = waiting(s)
    if action == URBAN_GROWTH:
        return _legal_grows(s)
    if action == URBANIZATION:
        return _legal_cities(s)
    return []


def _spaces(s: State) -> list[int]:
    """The spaces with cubes, from 1."""
    return [space for space in range(1, s.map.spaces + 1) if not space_empty(s, space)]


def _legal_grows(s: State) -> list[RailesAction]:
    out: list[RailesAction] = []
    spaces = _spaces(s)
    for place in range(len(s.map.places)):
        if can_grow(s, place):
            for space in spaces:
                out.append(s.memo.grow(place, space))
    return out


def _legal_cities(s: State) -> list[RailesAction]:
    out: list[RailesAction] = []
    spaces = _spaces(s) or [0]
    for place in new_cities.free_towns(s):
        for color in range(COLORS):
            if s.new_cities[color] != 0:
                for space in spaces:
                    out.append(s.memo.urbanize(place, color, space))
    return out


def _space_problem(s: State, space: int) -> Problem | None:
    if not 1 <= space <= s.map.spaces:
        return refusal("no_such_space", space=space)
    return refusal("space_empty", space=space) if space_empty(s, space) else None


def grow_problem(s: State, a: Grow) -> Problem | None:
    if not holds(s, URBAN_GROWTH):
        return refusal("no_growth")
    if s.done:
        return refusal("done_already", action="urban_growth")
    place = s.map.place_number.get(a.city, -1)
    if place < 0 or s.track.city[s.map.places[place].hex] == 0:
        return refusal("not_a_city", place=a.city)
    if s.grown[place] != 0:
        return refusal("grown_already", place=a.city)
    if s.markers == 0:
        return refusal("no_markers")
    return _space_problem(s, a.space)


def urbanize_problem(s: State, a: Urbanize) -> Problem | None:
    if not holds(s, URBANIZATION):
        return refusal("no_urbanization")
    if s.done:
        return refusal("done_already", action="urbanization")
    trouble = new_cities.town_problem(s, a.town)
    if trouble is not None:
        return told(trouble)
    color = GOOD_NUMBER.get(a.color, -1)
    if color < 0 or s.new_cities[color] == 0:
        return refusal("new_city_used", color=a.color)
    if laying.city_links_itself(s.track, s.map.board, s.map.places[s.map.place_number[a.town]].hex):
        return refusal("urbanize_self_link", place=a.town)
    if a.space == 0 and supply_empty(s):
        return None
    return _space_problem(s, a.space)


# --- doing it --------------------------------------------------------------------------------------------------------


def grow(s: State, a: Grow, events: list[Event]) -> None:
    """The cubes of a space and a marker to a city."""
    place = s.map.place_number[a.city]
    s.grown[place] = MARKER
    s.markers -= 1
    s.done = True
    goods = take_space(s, a.space, place)
    events.append(Event("grow", {"seat": s.seat(), "place": a.city, "goods": goods}))


def urbanize(s: State, a: Urbanize, events: list[Event]) -> None:
    """The town's tile goes, with what did not lead out of it; the city joins on all sides and gets a space's cubes."""
    seat = s.seat()
    place = s.map.places[s.map.place_number[a.town]]
    color = GOOD_NUMBER[a.color]
    laid = laying.put_city(s.track, s.map.board, s.map.terms, seat, place.hex, color)
    s.grown[place.number] = NEW_CITY
    s.new_cities[color] -= 1
    s.done = True
    goods: tuple[str, ...] = take_space(s, a.space, place.number) if a.space > 0 else ()
    if goods:
        events.append(Event("urbanize", {"seat": seat, "place": a.town, "color": a.color, "goods": goods}))
    else:
        events.append(Event("urbanize_empty", {"seat": seat, "place": a.town, "color": a.color}))
    new_cities.tell(s, laid, a.town, True, events)
