# mypyc: compile
"""What a seat can make of its turn: shares, action, New City and build plan belong together and are rated together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, u8

from anden.games.age_of_steam.maps.game_map import ENGINEER
from anden.games.age_of_steam.planning.outlook import Outlook
from anden.games.age_of_steam.state import State
from anden.games.cube_rails import laying
from anden.games.cube_rails.planning.build_search import UNSURE, BuildSearch, Forecast, Plan
from anden.games.cube_rails.planning.reach import BITS, COLOURS
from anden.games.cube_rails.planning.turn_plan import open_towns, survey

Spend = Callable[[int], bool]

TOWNS_TRIED: Final = 4
"""So many New Cities are planned to the end."""
KEPT: Final = 40
"""So many plans are looked at again with other money."""


def search(look: Outlook, tiles: i64, budget: i64, width: i64, spend: Spend, two_turns: bool) -> BuildSearch:
    """The build plans of a seat with so many tiles and dollars. Width 0 looks at single lines only."""
    s = look.s
    later: bool = two_turns and not s.map.only_complete and look.books.turns > 1
    lines = survey(s, look.seat, tiles, later)
    forecast = Forecast(look.foretell, look.market.starts, look.books.turns)
    found = BuildSearch(lines, look.net, forecast, tiles, budget, spend)
    found.later = later
    found.land = look.land
    if s.map.engineer_half and s.action[look.seat] == ENGINEER:
        found.half = True
        found.dearest = s.dearest
    found.run(width)
    return found


def tiles_left(s: State, seat: i64) -> i64:
    """Tiles the seat may still place this turn, if it is building or will build."""
    limit: i64 = s.map.build_limit(s.action[seat] == ENGINEER)
    return limit - s.used


def with_shares(look: Outlook, found: BuildSearch, shares: i64, price: i64) -> float:
    """The best of the plans found, if so many shares are issued first."""
    books = look.books
    cash: float = books.cash
    before: i64 = books.shares
    books.cash = cash + float(shares * price)
    books.shares = before + shares
    best: float = -1000.0
    n: i64 = 0
    for plan in found.plans:
        cost: i64 = plan.draft.cost
        if float(cost) > books.cash and len(plan.chosen) > 0:
            continue
        value: float
        if plan.whole:
            value = look.foretell([plan.net], [0], int(cost))
        else:
            half: i64 = cost // 2
            value = look.foretell([found.net, plan.net], [0, int(cost - half)], int(half)) - UNSURE
        if value > best:
            best = value
        n += 1
        if n >= KEPT:
            break
    books.cash = cash
    books.shares = before
    return best


def with_less(look: Outlook, found: BuildSearch, paid: i64) -> float:
    """The best of the plans found, if so many dollars are gone before."""
    books = look.books
    before: float = books.cash
    books.cash = before - float(paid)
    best: float = with_shares(look, found, 0, 0)
    books.cash = before
    return best


class NewCity:
    """A New City on a town, and what the turn comes to with it."""

    def __init__(self, place: int, city: int, value: float) -> None:
        self.place: int = place
        self.city: int = city
        self.value: float = value


def _worth_of(option: NewCity) -> float:
    return option.value


def urbanized(s: State, seat: i64, place: i64, city: i64) -> State:
    """The position with a New City on a town, as far as plans need it."""
    after = s.copy()
    new = s.map.new_cities[city]
    hex = s.map.places[place].hex
    laying.put_city(after.track, s.map.board, s.map.terms, int(seat), hex, new.color)
    after.new_city[place] = u8(city + 1)
    after.new_cities_used |= BITS.one << city
    if s.map.town_cubes_to_bag:
        c: i64
        for c in range(COLOURS):
            after.cubes[place * COLOURS + c] = u8(0)
    return after


def new_cities(s: State, seat: i64, width: i64, spend: Spend) -> list[NewCity]:
    """New Cities worth building around, with the value of the best plan for each, best first."""
    rough: list[NewCity] = []
    free: list[int] = [c for c in range(len(s.map.new_cities)) if (s.new_cities_used >> c) & 1 == 0]
    if len(free) == 0:
        return rough
    for place in open_towns(s):
        after = urbanized(s, seat, place, free[0])
        look = Outlook(after, seat)
        tiles = tiles_left(after, seat)
        found = search(look, tiles, after.cash[seat], 0, spend, False)
        best = found.plans[0]
        for city in free:
            value = _recoloured(s, look, best, place, city)
            rough.append(NewCity(place, city, value))
        if found.stopped:
            break
    rough.sort(key=_worth_of, reverse=True)
    out: list[NewCity] = []
    n: i64 = 0
    for option in rough:
        if n < TOWNS_TRIED:
            after = urbanized(s, seat, option.place, option.city)
            look = Outlook(after, seat)
            found = search(look, tiles_left(after, seat), after.cash[seat], width, spend, True)
            out.append(NewCity(option.place, option.city, found.plans[0].value))
            n += 1
            if found.stopped:
                break
    out.sort(key=_worth_of, reverse=True)
    return out


def _recoloured(s: State, look: Outlook, plan: Plan, place: i64, city: i64) -> float:
    """A plan rated with another New City on the same town: its colour, and a little for the cubes it will get."""
    net = plan.net.copy()
    one: i64 = BITS.one
    net.accept[place] = u8(one << i64(s.map.new_cities[city].color))
    net.explore(look.market.starts)
    value: float = look.foretell([net], [0], int(plan.draft.cost))
    column = s.map.new_cities[city].column
    if column >= 0:
        boxes = s.map.columns[column]
        for box in range(boxes.first, boxes.first + boxes.boxes):
            if s.boxes[box] != 0:
                good: i64 = i64(s.boxes[box]) - 1
                value += 0.1 * float(net.best[(place * COLOURS + good) * 8 + 4])
    return value
