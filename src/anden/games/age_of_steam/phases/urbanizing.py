# mypyc: compile
"""New Cities (headings «Urbanizacion», «COLOCAR LOSETAS DE NUEVA CIUDAD»)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import SteamAction, Urbanize
from anden.games.age_of_steam.keys import refusal, told
from anden.games.age_of_steam.maps.game_map import GOODS, URBANIZATION
from anden.games.age_of_steam.memo import M
from anden.games.age_of_steam.phases import transcontinental
from anden.games.age_of_steam.phases.allowance import dearest, limit
from anden.games.age_of_steam.phases.bag import put_back
from anden.games.age_of_steam.state import COLORS, State
from anden.games.cube_rails import laying
from anden.games.cube_rails.ageing import free_ends
from anden.games.cube_rails.completion.cities_to_come import possible_after_city
from anden.games.cube_rails.phases import new_cities


def unfinished(s: State) -> int:
    """A hex of own unfinished track, or -1."""
    ends = free_ends(s.track, s.map.board, s.seat())
    return ends[0] // 6 if ends else -1


def may_urbanize(s: State) -> bool:
    """Whether the player may still put a New City: before building, unless the table allows it at any time."""
    if s.urbanized or s.action[s.seat()] != URBANIZATION:
        return False
    if s.used == 0:
        return True
    return s.map.urbanize_any_time and not _barred_by_unfinished(s)


def _barred_by_unfinished(s: State) -> bool:
    """In older rules no New City is put while a link is under way where only complete ones may be built."""
    return s.map.only_complete and not s.map.switches.new_city_completes and unfinished(s) >= 0


def city_to_come(s: State) -> bool:
    """Whether a link may be left for the player's New City to complete («ALEMANIA»): one that he may put after building."""
    if not (s.map.only_complete and s.map.urbanize_any_time and s.map.switches.new_city_completes):
        return False
    return may_urbanize(s) and s.new_cities_used != (M.one << i64(len(s.map.new_cities))) - 1


def _leaves_unfinished(s: State, hex: int) -> bool:
    """Whether after a New City on a hex something unfinished must remain where only complete links may be built."""
    if not s.map.only_complete or unfinished(s) < 0:
        return False
    seat = s.seat()
    left = limit(s) - s.used
    return not possible_after_city(
        s.track, s.map.board, s.map.terms, seat, hex, s.cash[seat], left, dearest(s)
    )


def legal(s: State) -> list[SteamAction]:
    """Every New City left on every town."""
    out: list[SteamAction] = []
    for place in new_cities.free_towns(s):
        if _leaves_unfinished(s, s.map.places[place].hex):
            continue
        for city in range(len(s.map.new_cities)):
            if not _used(s, city):
                out.append(s.memo.urbanize(place, city))
    return out


def _used(s: State, city: i64) -> bool:
    return (s.new_cities_used >> city) & 1 != 0


def problem(s: State, a: Urbanize) -> Problem | None:
    if s.action[s.seat()] != URBANIZATION:
        return refusal("no_urbanization")
    if s.urbanized:
        return refusal("urbanized_already")
    if s.used > 0 and not s.map.urbanize_any_time:
        return refusal("urbanize_after_building")
    if not may_urbanize(s):
        return refusal("unfinished_left", hex=s.map.board.labels[unfinished(s)])
    trouble = new_cities.town_problem(s, a.town)
    if trouble is not None:
        return told(trouble)
    hex = s.map.places[s.map.place_number[a.town]].hex
    city = s.map.new_city_number.get(a.city, -1)
    if city < 0:
        return refusal("unknown_new_city", city=a.city)
    if _used(s, city):
        return refusal("new_city_used", city=a.city)
    if laying.city_links_itself(s.track, s.map.board, hex):
        return refusal("urbanize_self_link", place=a.town)
    if _leaves_unfinished(s, hex):
        return refusal("unfinished_track", hex=s.map.board.labels[unfinished(s)])
    return None


def urbanize(s: State, a: Urbanize, events: list[Event]) -> None:
    """The town's tile goes, with what did not lead out of it; its cubes stay, or go to the bag (Western US)."""
    seat = s.seat()
    place = s.map.places[s.map.place_number[a.town]]
    city = s.map.new_cities[s.map.new_city_number[a.city]]
    laid = laying.put_city(s.track, s.map.board, s.map.terms, seat, place.hex, city.color)
    s.urbanized = True
    s.new_city[place.number] = u8(city.number + 1)
    s.new_cities_used |= M.one << i64(city.number)
    if s.map.town_cubes_to_bag:
        good: i64
        for good in range(COLORS):
            at: i64 = place.number * COLORS + good
            put_back(s, good, i64(s.cubes[at]))
            s.cubes[at] = 0
    events.append(
        Event("urbanize", {"seat": seat, "place": a.town, "city": a.city, "color": GOODS[city.color]})
    )
    new_cities.tell(s, laid, a.town, False, events)
    if laid.completed:
        transcontinental.look(s, events)
