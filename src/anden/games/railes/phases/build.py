# mypyc: compile
"""Building track (heading «FASE 2 – CONSTRUIR VÍAS», Standard «FASES 4 Y 5»).

Each placement is a step of its own; the turn ends with `finish`. Urban Growth and New Cities are in `cities`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from anden.core.facts import Arg, Event, Problem
from anden.games.cube_rails import laying, placing, refusing
from anden.games.railes.actions import Build, RailesAction
from anden.games.railes.keys import refusal
from anden.games.railes.maps.game_map import ACTIONS, ENGINEER, FIRST_BUILD
from anden.games.railes.memo import M
from anden.games.railes.phases import cities, money
from anden.games.railes.phases.laid import tell
from anden.games.railes.phases.selection import leads
from anden.games.railes.state import BUILD, State, has

PRICES: Final = 64
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
        s.done = False
        s.placed = ()
        laying.begin_turn(s.track)
        if money.payable(s, s.seat()) >= s.memo.cheapest or cities.waiting(s) >= 0:
            return
        _end(s, events)


def limit(s: State) -> i64:
    """How many tiles the player may place this turn («3) Ingeniero»)."""
    return s.map.build_limit(s.action[s.seat()] == ENGINEER)


# --- what can be done ------------------------------------------------------------------------------------------------


def legal(s: State) -> list[RailesAction]:
    out: list[RailesAction] = []
    seat = s.seat()
    left = limit(s) - s.used
    if left > 0:
        memo = s.memo
        begun = has(s.begun, seat)
        for packed in placing.list_builds(
            s.track, s.map.board, s.map.terms, seat, money.payable(s, seat), left
        ):
            if begun or touches_city(s, packed):
                out.append(memo.build(packed))
    out.extend(cities.legal(s))
    if cities.owed(s) < 0:
        out.append(M.finish)
    return out


def touches_city(s: State, packed: i64) -> bool:
    """Whether new track of a placement leaves a city: a player's first tile of the game must."""
    h: i64 = packed >> 8
    tiles = s.map.tiles
    tile: i64 = packed & 255
    old: i64 = i64(s.track.tile[h])
    e: i64
    for e in range(6):
        to: i64 = i64(tiles.other[tile * 8 + e])
        there: i64 = s.map.board.neighbour[h * 6 + e]
        if to != i64(tiles.other[old * 8 + e]) and there >= 0 and s.track.city[there] != 0:
            return True
    return False


def _packed(s: State, a: Build) -> i64:
    """The placement as a number. The names must be known."""
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
    trouble = refusing.build_problem(
        s.track, s.map.board, s.map.terms, seat, money.payable(s, seat), limit(s) - s.used, packed
    )
    if trouble is None:
        if has(s.begun, seat) or touches_city(s, packed):
            return None
        return refusal("first_not_city", hex=a.hex)
    key, args = trouble
    if key == "too_expensive" and s.map.may_raise():
        return refusal("cannot_raise", price=args["price"], most=args["cash"])
    if key == "same_tile" and s.map.board.town[packed >> 8] != 0:
        key = "town_nothing_new"  # no two faces have the same exits
    return refused(s, key, args)


def refused(s: State, key: str, args: Mapping[str, Arg]) -> Problem:
    """A problem with building; people read a side as a point of the compass."""
    side = args.get("side")
    if isinstance(side, int):
        args = {**args, "compass": (POINTY_COMPASS if s.map.pointy else FLAT_COMPASS)[side]}
    return refusal(key, **args)


def finish_problem(s: State) -> Problem | None:
    """What was paid for must be carried out, whether one builds or not («OTRAS LIMITACIONES»)."""
    action = cities.owed(s)
    return refusal("still_owed", action=ACTIONS[action]) if action >= 0 else None


# --- doing it --------------------------------------------------------------------------------------------------------


def build(s: State, a: Build, events: list[Event]) -> None:
    seat = s.seat()
    board = s.map.board
    packed = _packed(s, a)
    price = placing.price_of(s.track, board, s.map.terms, packed)
    key = "build"
    if s.track.tile[packed >> 8] != 0:
        redirects = placing.kind_of_build(s.track, board, packed) == placing.REDIRECT
        key = "redirect" if redirects else "improve"
    args: dict[str, Arg] = {"seat": seat, "hex": a.hex, "tile": a.tile, "price": int(price)}
    events.append(Event(key, args))
    money.pay(s, seat, price, events)
    s.spent += price
    s.used += 1
    s.begun |= M.one << i64(seat)
    s.placed = (*s.placed, int(packed * PRICES + price))
    laid = laying.lay(s.track, board, s.map.terms, seat, packed)
    tell(s, laid, a.hex, events)


def finish(s: State, events: list[Event]) -> None:
    _end(s, events)
    _begin_player(s, events)


def _end(s: State, events: list[Event]) -> None:
    """Incomplete links that were not extended this turn are nobody's («CONEXIONES INCOMPLETAS»)."""
    seat = s.seat()
    events.append(Event("finish", {"seat": seat, "tiles": int(s.used), "spent": int(s.spent)}))
    for h in laying.end_turn(s.track, s.map.board, seat):
        events.append(Event("lose_track", {"seat": seat, "hex": s.map.board.labels[h]}))
    s.at += 1
