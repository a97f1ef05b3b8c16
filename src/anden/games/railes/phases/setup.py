# mypyc: compile
"""What luck does before the first turn: the order and the cubes (headings «DESPLIEGUE INICIAL», «ORDEN DE TURNO»)."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import u8

from anden.core.facts import Event, Problem
from anden.games.cube_rails.phases.bag import bag_problem, draw_one
from anden.games.railes.actions import Deal, Good, Order
from anden.games.railes.keys import refusal, told
from anden.games.railes.maps.game_map import CITY, GOODS
from anden.games.railes.memo import GOOD_NUMBER
from anden.games.railes.state import COLORS, DEAL, State

# --- the first order -------------------------------------------------------------------------------------------------


def sample_order(s: State, rng: Random) -> Order:
    """Basic: who begins, the others follow clockwise round the table. Standard: all orders are alike."""
    players = int(s.players)
    seats = list(range(players))
    if s.map.standard:
        rng.shuffle(seats)
        return Order(tuple(seats))
    first = int(rng.random() * players)
    return Order(tuple(seats[first:] + seats[:first]))


def order_problem(s: State, a: Order) -> Problem | None:
    players = int(s.players)
    if sorted(a.seats) != list(range(players)):
        return refusal("luck_order", players=players)
    if not s.map.standard:
        for i in range(players):
            if a.seats[i] != (a.seats[0] + i) % players:
                return refusal("luck_order", players=players)
    return None


def set_order(s: State, a: Order, events: list[Event]) -> None:
    """In the auction of the first order these are the seats from who opens it; else it is the order, with money in the
    Basic game: 1 $ for the second, 2 $ for the third …"""
    s.order = a.seats
    s.phase = DEAL
    if s.map.first_auction:
        events.append(Event("first_bidder", {"seat": a.seats[0]}))
        return
    events.append(Event("order", {"seats": a.seats}))
    if s.map.standard:
        return
    for position, seat in enumerate(a.seats):
        if position > 0:
            s.cash[seat] += position
            events.append(Event("start_money", {"seat": seat, "amount": position}))


# --- the cubes -------------------------------------------------------------------------------------------------------


def city_cubes(s: State) -> list[tuple[str, int]]:
    """The cities and how many cubes each gets: its printed number, less the correction for few players."""
    fewer = s.map.fewer_in_cities[s.players]
    found: list[tuple[str, int]] = []
    for place in s.map.places:
        if place.kind == CITY:
            found.append((place.id, place.cubes - fewer))
    return found


def space_cubes(s: State) -> int:
    """How many cubes each supply space gets."""
    return s.map.space_cubes - s.map.fewer_in_supply[s.players]


def _draw_several(bag: vec[u8], rng: Random, count: int) -> tuple[Good, ...]:
    goods: list[Good] = []
    for _ in range(count):
        goods.append(GOODS[draw_one(bag, rng)])
    return tuple(goods)


def sample_deal(s: State, rng: Random) -> Deal:
    bag = s.bag[:]
    cities: list[tuple[str, tuple[Good, ...]]] = []
    for name, count in city_cubes(s):
        cities.append((name, _draw_several(bag, rng, count)))
    supply: list[tuple[Good, ...]] = []
    for _ in range(s.map.spaces):
        supply.append(_draw_several(bag, rng, space_cubes(s)))
    return Deal(tuple(cities), tuple(supply))


def deal_problem(s: State, a: Deal) -> Problem | None:
    wanted = city_cubes(s)
    if len(a.cities) != len(wanted) or len(a.supply) != s.map.spaces:
        return refusal("luck_deal")
    cubes: list[str] = []
    for i in range(len(wanted)):
        if a.cities[i][0] != wanted[i][0] or len(a.cities[i][1]) != wanted[i][1]:
            return refusal("luck_deal")
        cubes.extend(a.cities[i][1])
    for goods in a.supply:
        if len(goods) != space_cubes(s):
            return refusal("luck_deal")
        cubes.extend(goods)
    return told(bag_problem(s, cubes))


def deal(s: State, a: Deal, events: list[Event]) -> None:
    count = 0
    for name, goods in a.cities:
        count += len(goods)
        place = s.map.place_number[name]
        for good in goods:
            s.cubes[place * COLORS + GOOD_NUMBER[good]] += 1
            s.bag[GOOD_NUMBER[good]] -= 1
    for space, goods in enumerate(a.supply):
        count += len(goods)
        for good in goods:
            s.supply[space * COLORS + GOOD_NUMBER[good]] += 1
            s.bag[GOOD_NUMBER[good]] -= 1
    events.append(Event("deal", {"cubes": count}))
    s.at = 1
