# mypyc: compile
"""What luck does before the first turn: the order and the cubes (heading «PREPARACION DE LA PARTIDA»)."""

from __future__ import annotations

from random import Random

from mypy_extensions import u8

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import Deal, Good, Order
from anden.games.age_of_steam.keys import refusal, told
from anden.games.age_of_steam.maps.game_map import ANY, GOODS, TERMINAL
from anden.games.age_of_steam.phases.bag import take_from_bag
from anden.games.age_of_steam.state import COLORS, DEAL, State
from anden.games.cube_rails.phases.bag import bag_problem, draw_one

# --- the first order -------------------------------------------------------------------------------------------------


def sample_order(s: State, rng: Random) -> Order:
    """Everybody rolls three dice: all orders are equally likely."""
    seats = list(range(s.players))
    rng.shuffle(seats)
    return Order(tuple(seats))


def order_problem(s: State, a: Order) -> Problem | None:
    players = int(s.players)
    return None if sorted(a.seats) == list(range(players)) else refusal("luck_order", players=players)


def set_order(s: State, a: Order, events: list[Event]) -> None:
    s.order = a.seats
    s.phase = DEAL
    events.append(Event("order", {"seats": a.seats}))


# --- the cubes -------------------------------------------------------------------------------------------------------


def dealt(s: State) -> list[tuple[str, int]]:
    """The places and hexes that get random cubes, and how many, in the order of the deal."""
    found: list[tuple[str, int]] = []
    for place in s.map.places:
        if place.start_cubes > 0 and place.start_good == ANY:
            found.append((place.id, place.start_cubes))
    for hex in s.map.land:
        found.append((s.map.board.labels[hex], 1))
    return found


def _not_dealt(s: State) -> list[int]:
    """By box in the order of the deal: the colour that does not come there, or -1."""
    barred = [-1] * s.map.boxes
    for column in s.map.columns:
        for box in range(column.first, column.first + column.boxes):
            barred[box] = column.not_dealt
    return [barred[box] for box in s.map.deal_order]


def sample_deal(s: State, rng: Random) -> Deal:
    bag = s.bag[:]
    display: list[Good] = []
    for barred in _not_dealt(s):
        display.append(GOODS[draw_one(bag, rng, barred)])
    places: list[tuple[str, tuple[Good, ...]]] = []
    for name, count in dealt(s):
        goods: list[Good] = []
        for _ in range(count):
            goods.append(GOODS[draw_one(bag, rng)])
        places.append((name, tuple(goods)))
    return Deal(tuple(display), tuple(places))


def deal_problem(s: State, a: Deal) -> Problem | None:
    barred = _not_dealt(s)
    wanted = dealt(s)
    if len(a.display) != len(barred) or len(a.places) != len(wanted):
        return refusal("luck_deal")
    cubes: list[str] = []
    for i in range(len(barred)):
        if barred[i] >= 0 and a.display[i] == GOODS[barred[i]]:
            return refusal("luck_deal")
        cubes.append(a.display[i])
    for i in range(len(wanted)):
        name, count = wanted[i]
        if a.places[i][0] != name or len(a.places[i][1]) != count:
            return refusal("luck_deal")
        cubes.extend(a.places[i][1])
    return told(bag_problem(s, cubes))


def deal(s: State, a: Deal, events: list[Event]) -> None:
    """Fill the display, then the map; a terminal accepts the colour of its cube; cotton has its printed places."""
    count = len(a.display)
    goods = take_from_bag(s, a.display)
    for i in range(len(goods)):
        s.boxes[s.map.deal_order[i]] = u8(goods[i] + 1)
    for name, cubes in a.places:
        count += len(cubes)
        _put(s, name, take_from_bag(s, cubes))
    for place in s.map.places:
        if place.start_good != ANY:
            s.cubes[place.number * COLORS + place.start_good] += u8(place.start_cubes)
            count += place.start_cubes
    events.append(Event("deal", {"cubes": count}))
    s.at = 1


def _put(s: State, name: str, goods: tuple[int, ...]) -> None:
    number = s.map.place_number.get(name, -1)
    if number < 0:
        s.land[s.map.hex_number[name]] = u8(goods[0] + 1)
    elif s.map.places[number].kind == TERMINAL:
        s.track.city[s.map.places[number].hex] = u8(goods[0] + 1)
    else:
        for good in goods:
            s.cubes[number * COLORS + good] += 1
