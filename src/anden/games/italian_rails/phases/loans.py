# mypyc: compile
"""The variant of loans (heading «Préstamos»): 20 million for who cannot move or build to earn anything."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.italian_rails.keys import refusal
from anden.games.italian_rails.phases.goal import goal_reached
from anden.games.italian_rails.printed.tables import FAR, NONE, T
from anden.games.italian_rails.scoring import owed
from anden.games.italian_rails.state import LOAN, TOLL, Player, State, load_card, load_good
from anden.games.italian_rails.track.costs import city_costs, from_network, meeting, waiting
from anden.games.italian_rails.track.stranded import Roam, price_of_freedom
from anden.games.italian_rails.track.tariff import Tariff


def borrow_problem(s: State) -> Problem | None:
    """A loan is for who can earn nothing with what he has; one a turn."""
    if not s.loan_variant:
        return refusal("loans_off")
    if s.borrowed and s.switches.one_loan_a_turn:
        return refusal("loan_once")
    way = _known_way(s, s.active)
    if way is None:
        return None
    card, order, price = way
    return refusal("loan_not_needed", card=card, order=order + 1, price=price)


def borrow(s: State) -> list[Event]:
    """Twice as much is owed; the bank takes it from money that comes in later, not from the loan itself."""
    player = s.player()
    player.cash += LOAN
    player.loans += 1
    player.debts += 1
    s.borrowed = True
    events = [Event("borrow", {"seat": int(s.active), "amount": LOAN, "owes": owed(s, int(s.active))})]
    goal_reached(s, int(s.active), events)
    return events


class _Memory:
    """Ways to money found lately: the same position is asked about again and again."""

    def __init__(self) -> None:
        self.ways: dict[tuple[object, ...], tuple[int, int, int] | None] = {}


MEMORY: Final = _Memory()
REMEMBERED: Final = 200


def _known_way(s: State, seat: i64) -> tuple[int, int, int] | None:
    player = s.people[seat]
    rival = s.people[1 - seat]
    key: tuple[object, ...] = (
        s.switches.version,
        int(seat),
        int(player.cash),
        int(player.locomotive),
        int(player.train),
        int(player.came),
        player.cards,
        s.offer,
        player.loads,
        player.waiting,
        rival.loads,
        int(player.ferries),
        int(rival.ferries),
        tuple([int(s.owner[edge]) for edge in range(len(s.owner))]),
    )
    if key not in MEMORY.ways:
        if len(MEMORY.ways) >= REMEMBERED:
            MEMORY.ways.clear()
        MEMORY.ways[key] = way_to_money(s, seat)
    return MEMORY.ways[key]


def way_to_money(s: State, seat: i64) -> tuple[int, int, int] | None:
    """An order that can be delivered with the track there is and the money in hand: card, order (0-2), price of the track.

    What is missing must be paid for in cash; with four million more the rival's track may be used.
    """
    player = s.people[seat]
    for guest in (False, True):
        money: i64 = player.cash - (TOLL if guest else 0)
        if money < 0:
            continue
        reach = _Costs(s, seat, guest)
        for card in (*player.cards, *s.offer):
            locked = int(s.locked_order(card))
            for order in range(3):
                if locked != NONE and locked != order:
                    continue
                price = reach.price(player, card, order)
                if price <= money:
                    return card, order, price
    return None


def from_train(s: State, seat: i64, guest: bool, tariff: Tariff) -> vec[i64]:
    """By point: the cheapest track with which the train can get there; before it is placed, from what the player has."""
    network = from_network(s, seat, tariff)
    player = s.people[seat]
    if player.train == NONE:
        return network
    roam = Roam(s, seat, guest)
    own = False
    lent = False
    away: i64 = FAR
    for point in roam.points:
        own = own or s.touches(seat, point)
        lent = lent or (guest and s.touches(1 - seat, point))
        away = min(away, network[point])
    costs = T.far[:]
    if own:
        away = 0 if roam.can_turn else price_of_freedom(s, seat, guest, roam)
        for point in roam.points:
            costs[point] = away
        tariff.spread(waiting(costs), tariff.on, FAR)
        return costs
    i: i64
    for i in range(T.points):  # own track has to be drawn to the train first
        costs[i] = min(FAR, network[i] + away)
        if lent and int(i) in roam.points:
            costs[i] = 0
    return costs


class _Costs:
    """Prices of new track for one player at one moment; costs to a city are worked out once."""

    def __init__(self, s: State, seat: i64, guest: bool) -> None:
        self.tariff: Tariff = Tariff(s, seat, guest)
        self.start: vec[i64] = from_train(s, seat, guest, self.tariff)
        self.cities: dict[int, vec[i64]] = {}

    def price(self, player: Player, card: int, order: int) -> int:
        """The cheapest track for an order: to its city, and to a source unless the good is on board for it."""
        at = card * 4 + order
        good = int(T.order_good[at])
        self._look(int(T.order_city[at]))
        goal = self.cities[int(T.order_city[at])]
        best = FAR
        locked = 0
        for code in player.loads:
            if load_card(code) != 0:
                locked += 1
            if load_good(code) == good and (load_card(code) == 0 or load_card(code) == card):
                best = meeting(self.start, goal, goal)
        if locked >= player.capacity():
            return best  # no room for another load
        city: i64
        for city in range(T.cities):
            if T.city_good[city] == good:
                self._look(int(city))
                price = meeting(self.start, self.cities[int(city)], goal)
                if price < best:
                    best = price
        return best

    def _look(self, city: int) -> None:
        if city not in self.cities:
            self.cities[city] = city_costs(city, self.tariff)
