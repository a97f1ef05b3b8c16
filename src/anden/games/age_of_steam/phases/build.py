# mypyc: compile
"""Phase IV, building track (headings «CONSTRUIR VIAS», «COSTE DE CONSTRUCCION DE VIAS», «PROPIEDAD DE VIAS»).

Each placement is a step of its own; the turn ends with `finish`. New Cities are in `urbanizing`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import Build, Connect, Reward, SteamAction
from anden.games.age_of_steam.keys import refusal, told
from anden.games.age_of_steam.maps.game_map import FIRST_BUILD
from anden.games.age_of_steam.memo import M
from anden.games.age_of_steam.phases import transcontinental, urbanizing
from anden.games.age_of_steam.phases.allowance import dearest as dearest
from anden.games.age_of_steam.phases.allowance import limit as limit
from anden.games.age_of_steam.state import BUILD, State
from anden.games.cube_rails import connecting, laying, placing
from anden.games.cube_rails.phases import building
from anden.games.cube_rails.phases.turns import begin_led
from anden.games.cube_rails.prices import charge

PRICES: Final = 128
"""Prices are below this: a placement of the turn is kept as (hex * 256 + oriented tile) * PRICES + price."""


def begin(s: State, events: list[Event]) -> None:
    s.phase = BUILD
    begin_led(s, FIRST_BUILD)
    _begin_player(s, events)


def _begin_player(s: State, events: list[Event]) -> None:
    """The next player's build turn; who can do nothing at all is passed over."""
    while s.at < len(s.queue):
        building.begin_turn(s)
        s.dearest = 0
        s.urbanized = False
        if not _idle(s):
            return
        building.end_turn(s, events)


def _idle(s: State) -> bool:
    """Whether nothing can be decided: no money for the cheapest tile, or no city to build from, and no New City."""
    price: i64 = s.memo.cheapest
    if s.map.engineer_half:
        price = (price + 1) // 2
    if s.cash[s.seat()] >= price and _any_city(s):
        return False
    return not urbanizing.may_urbanize(s) or not urbanizing.legal(s)


def _any_city(s: State) -> bool:
    for city in s.track.city:
        if city != 0:
            return True
    return False


# --- what can be done ------------------------------------------------------------------------------------------------


def legal(s: State) -> list[SteamAction]:
    out: list[SteamAction] = []
    seat = s.seat()
    left = limit(s) - s.used
    if left > 0:
        memo = s.memo
        to_come = urbanizing.city_to_come(s)
        found = placing.list_builds(
            s.track, s.map.board, s.map.terms, seat, s.cash[seat], left, dearest(s), to_come
        )
        for packed in found:
            out.append(memo.build(packed))
        if memo.connects:
            for link in connecting.list_connects(
                s.track, s.map.board, s.map.terms, seat, s.cash[seat], left, dearest(s), to_come
            ):
                out.append(memo.connects[link])
    if urbanizing.may_urbanize(s):
        out.extend(urbanizing.legal(s))
    if not s.map.only_complete or urbanizing.unfinished(s) < 0:
        out.append(M.finish)
    return out


def problem(s: State, a: Build) -> Problem | None:
    cash = s.cash[s.seat()]
    return told(building.build_problem(s, a, limit(s), cash, dearest(s), urbanizing.city_to_come(s)))


def connect_problem(s: State, a: Connect) -> Problem | None:
    link = s.map.direct_link_number.get(a.link, -1)
    if link < 0:
        return refusal("unknown_link", link=a.link)
    if s.used >= limit(s):
        return refusal("no_tiles_left", limit=int(limit(s)))
    seat = s.seat()
    left = limit(s) - s.used
    to_come = urbanizing.city_to_come(s)
    trouble = connecting.connect_problem(
        s.track, s.map.board, s.map.terms, seat, s.cash[seat], left, link, dearest(s), to_come
    )
    return told(trouble)


def finish_problem(s: State) -> Problem | None:
    if s.map.only_complete:
        h = urbanizing.unfinished(s)
        if h >= 0:
            return refusal("unfinished_left", hex=s.map.board.labels[h])
    return None


# --- doing it --------------------------------------------------------------------------------------------------------


def _charge(s: State, price: i64, packed: i64) -> int:
    """Pay for a placement and count it."""
    seat = s.seat()
    cost = charge(price, dearest(s))
    s.cash[seat] -= cost
    s.spent += cost
    s.used += 1
    if price > s.dearest:
        s.dearest = price
    s.placed = (*s.placed, int(packed * PRICES + cost))
    return int(cost)


def build(s: State, a: Build, events: list[Event]) -> None:
    board = s.map.board
    packed = building.packed_build(s, a)
    price = placing.price_of(s.track, board, s.map.terms, packed)
    building.tell_build(s, a, packed, charge(price, dearest(s)), "replace", events)
    _charge(s, price, packed)
    laid = laying.lay(s.track, board, s.map.terms, s.seat(), packed)
    building.tell_joined(s, laid, events)
    if laid.completed:
        transcontinental.look(s, events)


def connect(s: State, a: Connect, events: list[Event]) -> None:
    """A direct link counts as a tile («ALEMANIA», Construir Vias)."""
    seat = s.seat()
    link = s.map.direct_links[s.map.direct_link_number[a.link]]
    cost = _charge(s, link.price, link.hex * 256)
    laying.connect(s.track, s.map.board, seat, link.number)
    places = (s.map.places[link.first].id, s.map.places[link.second].id)
    events.append(Event("connect", {"seat": seat, "places": places, "price": cost}))
    transcontinental.look(s, events)


def reward(s: State, a: Reward, events: list[Event]) -> None:
    transcontinental.give(s, a.seats, events)
    s.phase = BUILD


def finish(s: State, events: list[Event]) -> None:
    building.end_turn(s, events)
    _begin_player(s, events)
