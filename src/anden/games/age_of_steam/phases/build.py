# mypyc: compile
"""Phase IV, building track (headings «CONSTRUIR VIAS», «COSTE DE CONSTRUCCION DE VIAS», «PROPIEDAD DE VIAS»).

Each placement is a step of its own; the turn ends with `finish`. New Cities are in `urbanizing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from anden.core.facts import Arg, Event, Problem
from anden.games.age_of_steam.actions import Build, Connect, Reward, SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.maps.game_map import FIRST_BUILD
from anden.games.age_of_steam.memo import M
from anden.games.age_of_steam.phases import transcontinental, urbanizing
from anden.games.age_of_steam.phases.allowance import dearest as dearest
from anden.games.age_of_steam.phases.allowance import limit as limit
from anden.games.age_of_steam.phases.laid import tell
from anden.games.age_of_steam.phases.selection import leads
from anden.games.age_of_steam.state import BUILD, State
from anden.games.cube_rails import connecting, laying, placing, refusing
from anden.games.cube_rails.prices import charge

PRICES: Final = 128
"""Prices are below this: a placement of the turn is kept as (hex * 256 + oriented tile) * PRICES + price."""

FLAT_COMPASS: Final = ("N", "NE", "SE", "S", "SW", "NW")
POINTY_COMPASS: Final = ("NW", "NE", "E", "SE", "SW", "W")
"""Where the edges 0-5 of a hex look to, for people."""


def begin(s: State, events: list[Event]) -> None:
    s.phase = BUILD
    s.queue = leads(s, FIRST_BUILD)
    s.at = 0
    _begin_player(s, events)


def _begin_player(s: State, events: list[Event]) -> None:
    """The next player's build turn; who can do nothing at all is passed over."""
    while s.at < len(s.queue):
        s.used = 0
        s.spent = 0
        s.dearest = 0
        s.urbanized = False
        s.placed = ()
        laying.begin_turn(s.track)
        if not _idle(s):
            return
        _end(s, events)


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


def _packed(s: State, a: Build) -> i64:
    """The placement as a number; on a town a plain tile has its disc. The names must be known."""
    board = s.map.board
    kind = s.map.tiles.kind_named(a.tile)
    return placing.packed_build(s.track, board, board.hex_named(a.hex), kind, a.turn)


def problem(s: State, a: Build) -> Problem | None:
    if s.map.board.hex_named(a.hex) < 0:
        return refusal("unknown_hex", hex=a.hex)
    if s.map.tiles.kind_named(a.tile) < 0:
        return refusal("unknown_tile", tile=a.tile)
    if not 0 <= a.turn <= 5:
        return refusal("no_such_turn", turn=a.turn)
    if s.used >= limit(s):
        return refusal("no_tiles_left", limit=int(limit(s)))
    packed = _packed(s, a)
    seat = s.seat()
    left = limit(s) - s.used
    to_come = urbanizing.city_to_come(s)
    trouble = refusing.build_problem(
        s.track, s.map.board, s.map.terms, seat, s.cash[seat], left, packed, dearest(s), to_come
    )
    return None if trouble is None else refused(s, trouble[0], trouble[1])


def refused(s: State, key: str, args: Mapping[str, Arg]) -> Problem:
    """A problem with building; people read a side as a point of the compass."""
    side = args.get("side")
    if isinstance(side, int):
        args = {**args, "compass": (POINTY_COMPASS if s.map.pointy else FLAT_COMPASS)[side]}
    return refusal(key, **args)


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
    return None if trouble is None else refusal(trouble[0], **trouble[1])


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
    seat = s.seat()
    board = s.map.board
    packed = _packed(s, a)
    price = placing.price_of(s.track, board, s.map.terms, packed)
    key = "build"
    if s.track.tile[packed >> 8] != 0:
        redirects = placing.kind_of_build(s.track, board, packed) == placing.REDIRECT
        key = "redirect" if redirects else "replace"
    cost = _charge(s, price, packed)
    laid = laying.lay(s.track, board, s.map.terms, seat, packed)
    args: dict[str, Arg] = {"seat": seat, "hex": a.hex, "tile": a.tile, "price": cost}
    events.append(Event(key, args))
    tell(s, laid, board.labels[packed >> 8], events)
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
    _end(s, events)
    _begin_player(s, events)


def _end(s: State, events: list[Event]) -> None:
    """Unfinished track that did not grow this turn is nobody's («PROPIEDAD DE VIAS»)."""
    seat = s.seat()
    events.append(Event("finish", {"seat": seat, "tiles": int(s.used), "spent": int(s.spent)}))
    for h in laying.end_turn(s.track, s.map.board, seat):
        events.append(Event("lose_track", {"seat": seat, "hex": s.map.board.labels[h]}))
    s.at += 1
