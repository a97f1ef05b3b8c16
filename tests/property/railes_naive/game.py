"""The course of a turn: what an action leads to, who comes next, income, bankruptcy, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from anden.games.railes.actions import (
    Bid,
    Build,
    Capital,
    Choose,
    Deal,
    Deliver,
    Drop,
    Finish,
    Grow,
    Order,
    Pass,
    Score,
    Skip,
    Upgrade,
    Urbanize,
)
from tests.property.naive_rails.changes import forget
from tests.property.railes_naive import bidding, building, cities, deliveries
from tests.property.railes_naive.box import CHEAPEST, MOST, NUMBER, lowest_turn
from tests.property.railes_naive.money import expenses, most, one_unit, pay
from tests.property.railes_naive.position import Auction, Position


def price_of_token(position: Position, action: str, use: bool) -> int:
    """«Fase 1»; in the Standard game tokens cost nothing."""
    if position.standard or not use:
        return 0
    return {"urban_growth": 2, "locomotive": 4 + position.me.locomotive + 1, "urbanization": 6}.get(action, 0)


def tokens(position: Position) -> dict[tuple[str, bool], int]:
    """Every token one may take, used or as «pass», with its price."""
    taken = {player.action for player in position.players if not player.out}
    found = {}
    towns = any(p not in position.cities for p in position.board.kind)
    for action in NUMBER:
        if action in taken or (action == "locomotive" and position.me.locomotive == 6):
            continue
        if action == "urbanization" and not (towns and any(position.new_cities.values())):
            continue
        passing = action in ("urban_growth", "urbanization") and not position.standard
        for use in (True, False) if passing else (True,):
            if use and passing and action == "urban_growth" and not cities.growths(position):
                continue
            price = price_of_token(position, action, use)
            if pay(position, position.me, price, "token") is not None:
                found[action, use] = price
    return found


# --- actions ------------------------------------------------------------------------------------------------------


def step(position: Position, action: Any) -> Position:
    """The position after an action of whoever is to act."""
    match action:
        case Build(hex, tile, turn):
            return building.attempt(position, (hex, tile, lowest_turn(tile, turn)))[2]
        case Grow(city, space):
            return cities.grow(position, city, space)
        case Urbanize(town, color, space):
            return cities.urbanize(position, town, color, space)
    after = position.copy()
    match action:
        case Order(seats):
            after.order = list(seats)
        case Deal():
            deal(after, action)
        case Capital(units):
            acquire(after, units)
        case Bid(amount):
            bidding.bid(after, amount)
        case Drop():
            bidding.drop(after)
        case Pass():
            bidding.pass_once(after)
        case Choose(token, use):
            choose(after, token, use)
        case Finish():
            forget(after, after.added)
            next_builder(after, after.queue[1:])
        case Deliver(good, route, owners):
            deliver(after, deliveries.Move(good, route, owners))
        case Score(to):
            score(after, to)
        case Upgrade():
            after.me.locomotive += 1
            after.me.upgraded = True
            next_mover(after, after.queue[1:])
        case Skip():
            next_mover(after, after.queue[1:])
    return after


def deal(position: Position, action: Deal) -> None:
    """«Despliegue inicial»."""
    for city, cubes in action.cities:
        position.goods[city] = sorted(cubes)
        position.bag.subtract(cubes)
    position.supply = [list(cubes) for cubes in action.supply]
    for cubes in action.supply:
        position.bag.subtract(cubes)
    if position.standard:
        begin_capital(position)
    elif position.by_lot:
        for place, seat in enumerate(position.order):
            position.players[seat].cash = place
        bidding.begin_actions(position)
    else:
        position.phase = "first_order"
        bidding.open_place(position, position.order[0], [])


def begin_capital(position: Position) -> None:
    position.phase = "capital"
    position.turn += 1
    next_investor(position, list(position.order))


def next_investor(position: Position, queue: list[int]) -> None:
    """Who cannot get anything from the bank is not asked."""
    while queue and one_unit(position.players[queue[0]]) is None:
        queue = queue[1:]
    position.queue = queue
    if position.queue:
        position.seat = position.queue[0]
    else:
        position.phase = "auction"
        position.auction = Auction(position.order[0], list(position.order), free_pass=position.free_pass)
        bidding.next_bidder(position)


def acquire(position: Position, units: int) -> None:
    """«Adquirir capital»."""
    for _ in range(units):
        more = one_unit(position.me)
        assert more is not None
        position.players[position.seat] = more
    next_investor(position, position.queue[1:])


def choose(position: Position, token: str, use: bool) -> None:
    paid = pay(position, position.me, price_of_token(position, token, use), "token")
    assert paid is not None
    position.players[position.seat] = replace(paid[0], action=token, used=use)
    if token == "locomotive":
        position.me.locomotive += 1
    position.queue = position.queue[1:]
    if position.queue:
        position.seat = position.queue[0]
    else:
        position.phase = "build"
        next_builder(position, position.first("first_build"))


def next_builder(position: Position, queue: list[int]) -> None:
    """Who cannot pay for any tile and has no city to place is passed over; his incomplete track is lost."""
    while queue:
        position.queue, position.seat = queue, queue[0]
        position.used, position.built, position.added = 0, set(), set()
        token = position.me.action if position.me.used else None
        position.owed = token if token in ("urban_growth", "urbanization") else None
        if most(position, position.me, "track") >= CHEAPEST or cities.can_carry_out(position):
            return
        forget(position, set())
        queue = queue[1:]
    position.owed = None
    position.phase = "move"
    position.round = 1
    next_mover(position, position.first("first_move"))


def next_mover(position: Position, queue: list[int]) -> None:
    """Who can neither deliver nor raise the locomotive is passed over."""
    while True:
        while queue:
            position.phase, position.queue, position.seat = "move", queue, queue[0]
            raises = position.me.locomotive < 6 and not position.me.upgraded
            if raises or deliveries.deliveries(position):
                return
            queue = queue[1:]
        if position.round == 2:
            end_turn(position)
            return
        position.round = 2
        queue = position.first("first_move")


def deliver(position: Position, move: deliveries.Move) -> None:
    """The mover decides about his points first, then the others in turn order."""
    cubes = list(position.goods[move.route[0]])
    cubes.remove(move.good)
    position.goods[move.route[0]] = cubes
    position.bag = position.bag.copy()
    position.bag[move.good] += 1
    position.phase = "score"
    position.points = deliveries.gain(move)
    others = [seat for seat in position.order if seat in position.points and seat != position.seat]
    position.deciding = [position.seat, *others]


def score(position: Position, to: str) -> None:
    """All points on one of the two; what goes beyond the end of the income track is lost."""
    points = position.points[position.seat]
    if to == "income":
        position.me.income = min(MOST, position.me.income + points)
    else:
        position.me.victory += points
    position.deciding = position.deciding[1:]
    if position.deciding:
        position.seat = position.deciding[0]
    else:
        next_mover(position, position.queue[1:])


# --- the end of a turn --------------------------------------------------------------------------------------------


def end_turn(position: Position) -> None:
    """Income and expenses, bankrupt players, the end or a new turn."""
    for seat in position.order:
        settled = expenses(position, position.players[seat])
        if settled is None:
            number = NUMBER[str(position.players[seat].action)]
            position.players[seat] = replace(
                position.players[seat],
                out=True,
                action=None,
                used=False,
                left_in=position.turn,
                fell_with=number,
            )
        else:
            position.players[seat] = settled
    ruined = {seat for seat in position.order if position.players[seat].out}
    for section in position.sections():
        if section.owners & ruined:
            position.set_owner(section, None)
    position.order = [seat for seat in position.order if seat not in ruined]
    if position.turn == position.turns or len(position.order) < 2:
        position.phase, position.queue, position.seat = "over", [], -1
        return
    new_turn(position)


def new_turn(position: Position) -> None:
    """«Determinar el orden de turno», «Despliegue del nuevo turno»."""
    numbers = {seat: NUMBER[str(position.players[seat].action)] for seat in position.order}
    if position.standard:
        position.free_pass = position.holder("turn_order")
    else:
        position.order = sorted(position.order, key=lambda seat: numbers[seat])
    for player in position.players:
        player.action, player.used, player.upgraded = None, False, False
    if position.standard:
        begin_capital(position)
    else:
        position.turn += 1
        bidding.begin_actions(position)


def ranking(position: Position) -> list[list[int]]:
    """«Final de la partida»: most points, then the lower token; bankrupt players last, the last bankrupt first.

    Bankrupt in the same turn: by the token too; in version 1 they share the place.
    """
    alive = [seat for seat, player in enumerate(position.players) if not player.out]
    alive.sort(key=lambda seat: (-position.final(seat), NUMBER[str(position.players[seat].action)]))
    if position.version > 1:
        out = [(-p.left_in, p.fell_with, seat) for seat, p in enumerate(position.players) if p.out]
        return [[seat] for seat in alive] + [[seat] for *_, seat in sorted(out)]
    gone = sorted({player.left_in for player in position.players if player.out}, reverse=True)
    return [[seat] for seat in alive] + [
        [seat for seat, player in enumerate(position.players) if player.out and player.left_in == turn]
        for turn in gone
    ]
