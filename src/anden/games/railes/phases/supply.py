# mypyc: compile
"""The goods supply, growth markers and New Cities that are left: never refilled (heading «CRECIMIENTO URBANO»)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from anden.games.railes.maps.game_map import GOODS
from anden.games.railes.state import COLORS, State


def space_empty(s: State, space: i64) -> bool:
    """Whether a space, from 1, has no cubes."""
    at: i64
    for at in range((space - 1) * COLORS, space * COLORS):
        if s.supply[at] != 0:
            return False
    return True


def supply_empty(s: State) -> bool:
    at: i64
    for at in range(len(s.supply)):
        if s.supply[at] != 0:
            return False
    return True


def take_space(s: State, space: i64, place: i64) -> tuple[str, ...]:
    """Move all cubes of a space, from 1, to a place. Their colours."""
    goods: list[str] = []
    good: i64
    for good in range(COLORS):
        at: i64 = (space - 1) * COLORS + good
        for _ in range(i64(s.supply[at])):
            goods.append(GOODS[good])
        s.cubes[place * COLORS + good] = u8(i64(s.cubes[place * COLORS + good]) + i64(s.supply[at]))
        s.supply[at] = 0
    return tuple(goods)


def new_city_left(s: State) -> bool:
    color: i64
    for color in range(COLORS):
        if s.new_cities[color] != 0:
            return True
    return False


def can_grow(s: State, place: int) -> bool:
    """Whether a place is a city without marker; New Cities have theirs printed."""
    return s.grown[place] == 0 and s.track.city[s.map.places[place].hex] != 0


def growth_possible(s: State) -> bool:
    """Whether there is a city without marker, a marker and a space with cubes."""
    if s.markers == 0 or supply_empty(s):
        return False
    for place in range(len(s.map.places)):
        if can_grow(s, place):
            return True
    return False
