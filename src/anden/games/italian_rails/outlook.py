"""What a view foresees: how far the network is, and what orders would cost in track. Kept for positions that come again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from anden.games.italian_rails.atlas import A
from anden.games.italian_rails.cards import C
from anden.games.italian_rails.joining import missing_cost
from anden.games.italian_rails.network import from_network, joined_majors, meeting, to_city
from anden.games.italian_rails.state import State
from anden.games.italian_rails.tables import FAR

KEPT = 64
_networks: OrderedDict[Any, dict[str, Any]] = OrderedDict()
_prices: OrderedDict[Any, Prices] = OrderedDict()


def _key(s: State, seat: int) -> tuple[int, bytes, int, int]:
    """All that prices of track depend on."""
    return seat, bytes(list(s.owner)), int(s.people[0].ferries), int(s.people[1].ferries)


def network(s: State, seat: int) -> dict[str, Any]:
    """Major cities joined, and the cheapest track that would join all."""
    key = _key(s, seat)
    if key not in _networks:
        groups = joined_majors(s, seat)
        missing = missing_cost(s, seat)
        _networks[key] = {
            "groups": [[A.cities[c].id for n, c in enumerate(A.majors) if bits >> n & 1] for bits in groups],
            "joined": max([bits.bit_count() for bits in groups], default=0),
            "missing": None if missing >= FAR else missing,
        }
        if len(_networks) > KEPT:
            _networks.popitem(last=False)
    return _networks[key]


class Prices:
    """Prices of new track for one player; costs from each city are worked out once."""

    def __init__(self, s: State, seat: int) -> None:
        self.state = s.copy()
        self.seat = seat
        self.start = from_network(s, seat)
        self.cities: dict[int, Any] = {}
        self.orders: dict[tuple[int, int], dict[str, Any]] = {}

    def city(self, city: int) -> Any:
        if city not in self.cities:
            self.cities[city] = to_city(self.state, self.seat, city)
        return self.cities[city]

    def order(self, city: int, good: int) -> dict[str, Any]:
        """The source that needs least track, and how much."""
        if (city, good) not in self.orders:
            goal = self.city(city)
            best, source = FAR, -1
            for other in A.goods[good].sources:
                price = meeting(self.start, self.city(other), goal)
                if price < best:
                    best, source = price, other
            found: dict[str, Any] = {"source": None, "price": None}
            if source >= 0:
                found = {"source": A.cities[source].id, "price": best}
            self.orders[city, good] = found
        return self.orders[city, good]


def plans(s: State, seat: int) -> dict[str, Any]:
    """For every order the player could take: the cheapest new track that joins network, source and destination."""
    key = _key(s, seat)
    if key not in _prices:
        _prices[key] = Prices(s, seat)
        if len(_prices) > KEPT:
            _prices.popitem(last=False)
    prices = _prices[key]
    cards = [*s.people[seat].cards, *s.offer]
    return {str(card): [prices.order(order.city, order.good) for order in C.orders[card]] for card in cards}
