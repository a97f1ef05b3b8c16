# mypyc: compile
"""Building track (heading «FASE 2 – CONSTRUIR VÍAS», Standard «FASES 4 Y 5»).

Each placement is a step of its own; the turn ends with `finish`. Urban Growth and New Cities are in `cities`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.cube_rails import laying, placing
from anden.games.cube_rails.phases import building
from anden.games.cube_rails.phases.turns import begin_led
from anden.games.railes.actions import Build, RailesAction
from anden.games.railes.keys import refusal
from anden.games.railes.maps.game_map import ACTIONS, ENGINEER, FIRST_BUILD
from anden.games.railes.memo import M
from anden.games.railes.phases import cities, money
from anden.games.railes.state import BUILD, State, has

PRICES: Final = 64
"""Prices are below this: a placement of the turn is kept as (hex * 256 + oriented tile) * PRICES + price."""


def begin(s: State, events: list[Event]) -> None:
    s.phase = BUILD
    begin_led(s, FIRST_BUILD)
    _begin_player(s, events)


def _begin_player(s: State, events: list[Event]) -> None:
    """The next player's build turn; who can do nothing at all is passed over."""
    while s.at < len(s.queue):
        building.begin_turn(s)
        s.done = False
        if money.payable(s, s.seat()) >= s.memo.cheapest or cities.waiting(s) >= 0:
            return
        building.end_turn(s, events)


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


def problem(s: State, a: Build) -> Problem | None:
    seat = s.seat()
    trouble = building.build_problem(s, a, limit(s), money.payable(s, seat))
    if trouble is None:
        if has(s.begun, seat) or touches_city(s, building.packed_build(s, a)):
            return None
        return refusal("first_not_city", hex=a.hex)
    key, args = trouble
    if key == "too_expensive" and s.map.may_raise():
        return refusal("cannot_raise", price=args["price"], most=args["cash"])
    if key == "same_tile" and s.map.board.town[s.map.board.hex_named(a.hex)] != 0:
        key = "town_nothing_new"  # no two faces have the same exits
    return refusal(key, **args)


def finish_problem(s: State) -> Problem | None:
    """What was paid for must be carried out, whether one builds or not («OTRAS LIMITACIONES»)."""
    action = cities.owed(s)
    return refusal("still_owed", action=ACTIONS[action]) if action >= 0 else None


# --- doing it --------------------------------------------------------------------------------------------------------


def build(s: State, a: Build, events: list[Event]) -> None:
    seat = s.seat()
    board = s.map.board
    packed = building.packed_build(s, a)
    price = placing.price_of(s.track, board, s.map.terms, packed)
    building.tell_build(s, a, packed, price, "improve", events)
    money.pay(s, seat, price, events)
    s.spent += price
    s.used += 1
    s.begun |= M.one << i64(seat)
    s.placed = (*s.placed, int(packed * PRICES + price))
    building.tell_joined(s, laying.lay(s.track, board, s.map.terms, seat, packed), events)


def finish(s: State, events: list[Event]) -> None:
    building.end_turn(s, events)
    _begin_player(s, events)
