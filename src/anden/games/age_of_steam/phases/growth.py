# mypyc: compile
"""Phase IX: Production, the dice, and cities that get a cube each turn (heading «APARICION DE MERCANCIAS»)."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64, u8

from anden.core.facts import CHANCE, Arg, Event, Problem
from anden.games.age_of_steam.actions import Draw, Good, Roll, Section, SteamAction, Stock
from anden.games.age_of_steam.keys import refusal, told
from anden.games.age_of_steam.maps.game_map import GOODS, LIGHT, PRODUCTION, Column
from anden.games.age_of_steam.memo import GOOD_NUMBER, M
from anden.games.age_of_steam.phases.bag import take_from_bag
from anden.games.age_of_steam.state import COLORS, DRAW, EXTRA, NOBODY, PRODUCE, ROLL, STOCK, State
from anden.games.cube_rails.phases.bag import bag_problem, draw_one
from anden.games.cube_rails.phases.turns import holder

PRODUCTION_CUBES: Final = 2
LUCK: Final = (CHANCE,)

# --- Production ------------------------------------------------------------------------------------------------------


def begin(s: State, events: list[Event]) -> None:
    """Production first, if somebody took it and there are a free box and a cube for it."""
    seat = holder(s, PRODUCTION)
    if seat != NOBODY and empty_boxes(s) > 0:
        if s.bag_left > 0:
            s.phase = PRODUCE
            s.queue = (seat,)
            s.at = 0
            return
        events.append(Event("bag_empty"))
    begin_rolls(s)


def empty_boxes(s: State) -> i64:
    count: i64 = 0
    for box in s.boxes:
        if box == 0:
            count += 1
    return count


def cubes_to_draw(s: State) -> i64:
    """For Production: fewer than two where bag or display are short."""
    count: i64 = PRODUCTION_CUBES
    if s.bag_left < count:
        count = s.bag_left
    free = empty_boxes(s)
    return free if free < count else count


def produce(s: State, events: list[Event]) -> None:
    events.append(Event("produce", {"seat": s.seat()}))
    s.phase = DRAW
    s.queue = LUCK


def decline(s: State, events: list[Event]) -> None:
    events.append(Event("decline_production", {"seat": s.seat()}))
    s.at = 1


def draw(s: State, a: Draw, events: list[Event]) -> None:
    """The cubes of Production."""
    s.drawn = take_from_bag(s, a.goods)
    events.append(Event("draw", {"goods": a.goods}, reveals=True))
    s.phase = STOCK
    s.queue = (holder(s, PRODUCTION),)


def legal_stocks(s: State) -> list[SteamAction]:
    """Each colour drawn on each empty box; then the end."""
    out: list[SteamAction] = []
    if not s.drawn:
        out.append(M.finish)
        return out
    for i in range(len(s.drawn)):
        good = s.drawn[i]
        if good in s.drawn[:i]:
            continue
        for column in s.map.columns:
            for n in range(column.boxes):
                if s.boxes[column.first + n] == 0:
                    out.append(s.memo.stock(good, column.first + n))
    return out


def stock_problem(s: State, a: Stock) -> Problem | None:
    number = s.map.column_number.get(a.column, -1)
    if number < 0 or not 1 <= a.box <= s.map.columns[number].boxes:
        return refusal("unknown_box", column=a.column, box=a.box)
    if GOOD_NUMBER.get(a.good, -1) not in s.drawn:
        return refusal("cube_not_drawn", good=a.good)
    if s.boxes[s.map.columns[number].first + a.box - 1] != 0:
        return refusal("box_full", column=a.column, box=a.box)
    return None


def stock(s: State, a: Stock, events: list[Event]) -> None:
    good = GOOD_NUMBER[a.good]
    column = s.map.columns[s.map.column_number[a.column]]
    s.boxes[column.first + a.box - 1] = u8(good + 1)
    i = s.drawn.index(good)
    s.drawn = s.drawn[:i] + s.drawn[i + 1 :]
    args: dict[str, Arg] = {"seat": s.seat(), "good": a.good, "column": a.column, "box": a.box}
    events.append(Event("stock", args))


def finish_problem(s: State) -> Problem | None:
    return refusal("cubes_left", count=len(s.drawn)) if s.drawn else None


# --- the dice --------------------------------------------------------------------------------------------------------


def begin_rolls(s: State) -> None:
    s.phase = ROLL
    s.queue = LUCK
    s.at = 0
    s.step = 0


def _one_roll(s: State) -> bool:
    return s.map.one_roll and len(s.map.sections) > 1


def section_name(s: State) -> Section:
    """For which columns luck rolls next."""
    if _one_roll(s):
        return "both"
    return "light" if s.map.sections[s.step] == LIGHT else "dark"


def sample_roll(s: State, rng: Random) -> Roll:
    dice: list[int] = []
    for _ in range(s.map.dice_for(int(s.players))):
        dice.append(1 + int(rng.random() * 6))
    return Roll(section_name(s), tuple(dice))


def roll_problem(s: State, a: Roll) -> Problem | None:
    count = s.map.dice_for(int(s.players))
    if a.section != section_name(s) or len(a.dice) != count:
        return refusal("luck_dice", count=count)
    for die in a.dice:
        if not 1 <= die <= 6:
            return refusal("luck_dice", count=count)
    return None


def roll(s: State, a: Roll, events: list[Event]) -> None:
    events.append(Event("roll", {"section": a.section, "dice": a.dice}))
    if _one_roll(s):
        for section in s.map.sections:
            _grow(s, section, a.dice, events)
        s.step = len(s.map.sections)
    else:
        _grow(s, s.map.sections[s.step], a.dice, events)
        s.step += 1
    if s.step >= len(s.map.sections):
        begin_extra(s, events)


def _grow(s: State, section: int, dice: tuple[int, ...], events: list[Event]) -> None:
    """As many cubes as dice show a column's number go to its city, from the first filled box downwards."""
    for column in s.map.columns:
        if column.section != section:
            continue
        count = dice.count(column.die)
        if count > 0:
            place = fed_place(s, column)
            if place >= 0:
                _move_down(s, column, count, place, events)


def fed_place(s: State, column: Column) -> int:
    """Where the cubes of a column go now; -1 = nowhere (a New City that is not on the map)."""
    if column.new_city < 0:
        return column.place
    for place in range(len(s.new_city)):
        if s.new_city[place] == column.new_city + 1:
            return place
    return -1


def _move_down(s: State, column: Column, count: int, place: int, events: list[Event]) -> None:
    goods: list[Good] = []
    for box in range(column.first, column.first + column.boxes):
        if count > 0 and s.boxes[box] != 0:
            good = int(s.boxes[box]) - 1
            s.boxes[box] = 0
            s.cubes[place * COLORS + good] += 1
            goods.append(GOODS[good])
            count -= 1
    if goods:
        events.append(Event("growth", {"place": s.map.places[place].id, "goods": tuple(goods)}))


# --- a cube each turn (Atlanta, Berlin) ------------------------------------------------------------------------------


def begin_extra(s: State, events: list[Event]) -> None:
    s.phase = EXTRA
    s.queue = LUCK
    s.step = -1
    _next_extra(s, events)


def _next_extra(s: State, events: list[Event]) -> None:
    """The next place that gets a cube this turn; none is left: the phase is over."""
    places = s.map.places
    s.step += 1
    while s.step < len(places):
        if s.turn <= places[s.step].extra_until:
            if s.bag_left > 0:
                s.at = 0
                return
            events.append(Event("bag_empty"))
        s.step += 1
    s.at = 1


def add_extra(s: State, a: Draw, events: list[Event]) -> None:
    good = take_from_bag(s, a.goods)[0]
    s.cubes[s.step * COLORS + good] += 1
    events.append(Event("extra_cube", {"good": a.goods[0], "place": s.map.places[s.step].id}))
    _next_extra(s, events)


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw_count(s: State) -> int:
    return int(cubes_to_draw(s)) if s.phase == DRAW else 1


def sample_draw(s: State, rng: Random) -> Draw:
    bag = s.bag[:]
    goods: list[Good] = []
    for _ in range(draw_count(s)):
        goods.append(GOODS[draw_one(bag, rng)])
    return Draw(tuple(goods))


def draw_problem(s: State, a: Draw) -> Problem | None:
    count = draw_count(s)
    if len(a.goods) != count:
        return refusal("luck_draw", count=count)
    return told(bag_problem(s, list(a.goods)))
