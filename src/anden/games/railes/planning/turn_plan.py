# mypyc: compile
"""What a seat can make of its turn: token, Urban Growth, New City and build plan belong together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, u8

from anden.games.cube_rails import laying
from anden.games.cube_rails.planning.build_search import BuildSearch, Forecast, Plan
from anden.games.cube_rails.planning.reach import BITS, COLOURS, LENGTHS, Net
from anden.games.cube_rails.planning.turn_plan import open_towns, survey
from anden.games.railes.maps.game_map import ENGINEER
from anden.games.railes.phases.supply import can_grow, space_empty
from anden.games.railes.planning.outlook import Outlook, building
from anden.games.railes.state import COLORS, NEW_CITY, State

Spend = Callable[[int], bool]

TOWNS_TRIED: Final = 4
"""So many New Cities are planned to the end."""
KEPT: Final = 30
"""So many plans are looked at again with other money or cubes."""
SETS_TRIED: Final = 12
"""So many sets of cubes are tried for a build plan."""
LATER: Final = 2
"""Cubes are judged by what a locomotive stronger by so much could earn with them."""


def tiles_left(s: State, seat: i64) -> i64:
    """Tiles the seat may still place this turn, if it is building or will build."""
    limit: i64 = s.map.build_limit(s.action[seat] == ENGINEER)
    return limit - s.used if building(s, seat) else limit


def search(look: Outlook, tiles: i64, width: i64, spend: Spend) -> BuildSearch:
    """The build plans of a seat with so many tiles. Width 0 looks at single lines only."""
    s = look.s
    later: bool = look.books.turns > 1
    lines = survey(s, look.seat, tiles, later, building(s, look.seat))
    forecast = Forecast(look.projection.foretell, look.market.starts, look.books.turns)
    found = BuildSearch(lines, look.net, forecast, tiles, budget(look), spend)
    found.later = later
    found.run(width)
    return found


def budget(look: Outlook) -> i64:
    """The most that building may cost."""
    b = look.books
    cash: i64 = i64(int(b.cash))
    if not b.raising:
        return cash
    return cash + 5 * i64(int(b.income - b.least_income)) + 5 * (i64(int(b.victory)) // 2)


def again(found: BuildSearch, paid: i64) -> float:
    """The best of the plans found, if so many dollars more are paid before and the books are as they are now."""
    best: float = -1000.0
    n: i64 = 0
    for plan in found.plans:
        now: i64 = plan.now
        if now > 0 and now + paid > found.budget:
            continue
        plan.now = now + paid
        value: float = found.rate(plan)
        plan.now = now
        if value > best:
            best = value
        n += 1
        if n >= KEPT:
            break
    return best


# --- cubes of the supply ----------------------------------------------------------------------------------------------


class Cubes:
    """A set of cubes of the supply for a place, and what the turn comes to with it."""

    def __init__(self, place: int, space: int, value: float) -> None:
        self.place: int = place
        self.space: int = space
        """From 1; 0 = none."""
        self.value: float = value


def _by_value(option: Cubes) -> float:
    return option.value


def _set_worth(look: Outlook, net: Net, place: i64, space: i64) -> float:
    """What a set of cubes earns at a place, roughly."""
    s = look.s
    power: i64 = s.locomotive[look.seat] + LATER
    if power > s.map.max_locomotive:
        power = s.map.max_locomotive
    worth: float = 0.0
    c: i64
    for c in range(COLORS):
        n: i64 = i64(s.supply[(space - 1) * COLORS + c])
        if n > 0:
            row: i64 = (place * COLOURS + c) * LENGTHS
            worth += float(n * net.best[row + power]) * (1.0 - 0.5 * look.rivals.danger(row, False))
    return worth


def cubes_for(look: Outlook, plan: Plan, places: list[int], spend: Spend) -> list[Cubes]:
    """The best sets of cubes for some places if a plan is carried out, best first."""
    s = look.s
    one: i64 = BITS.one
    starts: i64 = look.market.starts
    for place in places:
        starts |= one << i64(place)
    net = plan.net.copy()
    net.explore(starts)
    spaces = [space for space in range(1, s.map.spaces + 1) if not space_empty(s, space)]
    rough: list[Cubes] = []
    for place in places:
        for space in spaces:
            rough.append(Cubes(place, space, _set_worth(look, net, place, space)))
    rough.sort(key=_by_value, reverse=True)
    out: list[Cubes] = []
    count: i64 = look.market.count
    for option in rough[:SETS_TRIED]:
        c: i64
        for c in range(COLORS):
            for _ in range(i64(s.supply[(option.space - 1) * COLORS + c])):
                look.add_cube(option.place, c)
        out.append(Cubes(option.place, option.space, look.projection.foretell([net], [0], int(plan.now))))
        look.market.drop_to(count)
        if spend(1):
            break
    out.sort(key=_by_value, reverse=True)
    return out


def growths(look: Outlook, found: BuildSearch, plans: i64, spend: Spend) -> list[Cubes]:
    """Urban Growth on top of the best build plans: the best sets for cities without marker, best first.

    The values are what cubes add: a plan's value without them is taken off and the best plan's put on.
    """
    s = look.s
    places = [p for p in range(len(s.map.places)) if can_grow(s, p)]
    best: dict[int, Cubes] = {}
    if len(places) == 0 or len(found.plans) == 0:
        return []
    for plan in found.plans[:plans]:
        if not plan.whole:
            continue
        alone: float = look.projection.foretell([plan.net], [0], int(plan.now))
        for option in cubes_for(look, plan, places, spend):
            option.value += plan.value - alone
            key = option.place * 64 + option.space
            if key not in best or best[key].value < option.value:
                best[key] = option
    out = list(best.values())
    out.sort(key=_by_value, reverse=True)
    return out


# --- New Cities -------------------------------------------------------------------------------------------------------


class NewCity:
    """A New City on a town with a set of cubes, and what the turn comes to with it."""

    def __init__(self, place: int, color: int, space: int, value: float) -> None:
        self.place: int = place
        self.color: int = color
        self.space: int = space
        self.value: float = value


def _worth_of(option: NewCity) -> float:
    return option.value


def urbanized(s: State, seat: i64, place: i64, color: i64) -> State:
    """The position with a New City on a town, without its cubes."""
    after = s.copy()
    laying.put_city(after.track, s.map.board, s.map.terms, int(seat), s.map.places[place].hex, color)
    after.grown[place] = u8(NEW_CITY)
    after.new_cities[color] = u8(i64(after.new_cities[color]) - 1)
    return after


def new_cities(s: State, seat: i64, width: i64, spend: Spend) -> list[NewCity]:
    """New Cities worth building around, with the value of the best plan for each, best first."""
    rough: list[NewCity] = []
    stopped = False
    colors = [c for c in range(COLORS) if s.new_cities[c] != 0]
    if len(colors) == 0:
        return rough
    for place in open_towns(s):
        after = urbanized(s, seat, place, colors[0])
        look = Outlook(after, seat)
        found = search(look, tiles_left(after, seat), 0, spend)
        for color in colors:
            rough.append(_recoloured(look, found.plans[0], place, color))
        stopped = found.stopped
        if stopped:
            break
    rough.sort(key=_worth_of, reverse=True)
    if stopped:
        return rough
    out: list[NewCity] = []
    for option in rough[:TOWNS_TRIED]:
        after = urbanized(s, seat, option.place, option.color)
        look = Outlook(after, seat)
        found = search(look, tiles_left(after, seat), width, spend)
        sets = cubes_for(look, found.plans[0], [option.place], spend)
        value: float = found.plans[0].value
        space = 0
        if len(sets) > 0:
            alone: float = look.projection.foretell([found.plans[0].net], [0], int(found.plans[0].now))
            value += sets[0].value - alone
            space = sets[0].space
        out.append(NewCity(option.place, option.color, space, value))
        if found.stopped:
            break
    out.sort(key=_worth_of, reverse=True)
    return out


def _recoloured(look: Outlook, plan: Plan, place: i64, color: i64) -> NewCity:
    """A plan rated with a New City of another colour on the same town: its colour, and roughly the best cubes for it."""
    one: i64 = BITS.one
    s = look.s
    net = plan.net.copy()
    net.accept[place] = u8(one << color)
    net.explore(look.market.starts | (one << place))
    value: float = look.projection.foretell([net], [0], int(plan.now))
    most: float = 0.0
    best: i64 = 0
    space: i64
    for space in range(1, s.map.spaces + 1):
        if not space_empty(s, space):
            worth: float = _set_worth(look, net, place, space)
            if best == 0 or worth > most:
                most = worth
                best = space
    return NewCity(place, color, best, value + 0.08 * most)
