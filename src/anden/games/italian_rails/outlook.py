# mypyc: compile
"""What a view foresees: how far the network is, and what orders would cost in track. Kept for positions that come again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.foresight import Foresight
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.printed.tables import FAR, NONE
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.costs import CityCosts, from_network, meeting
from anden.games.italian_rails.track.joining import missing_cost
from anden.games.italian_rails.track.network import joined_majors
from anden.games.italian_rails.track.tariff import Tariff


def _foresight(s: State) -> Foresight:
    s.foresight.look_at(s.owner, (int(s.people[0].ferries), int(s.people[1].ferries)))
    return s.foresight


def _guess(before: dict[str, Any] | None, figure: str) -> int:
    """A figure as it was with the tracks before, or NONE."""
    value = None if before is None else before[figure]
    return NONE if value is None else value


def network(s: State, seat: int) -> dict[str, Any]:
    """Major cities joined, and the cheapest track that would join all."""
    foresight = _foresight(s)
    known = foresight.networks
    if seat not in known:
        groups = joined_majors(s, seat)
        missing = missing_cost(s, seat, _guess(foresight.networks_before.get(seat), "missing"))
        known[seat] = {
            "groups": [[A.cities[c].id for n, c in enumerate(A.majors) if bits >> n & 1] for bits in groups],
            "joined": max([bits.bit_count() for bits in groups], default=0),
            "missing": None if missing >= FAR else missing,
        }
    return known[seat]


class Prices:
    """Prices of new track for one player; costs to each city are worked out once, and only as far as they matter."""

    def __init__(self, s: State, seat: i64) -> None:
        self.tariff: Tariff = Tariff(s, seat)
        self.start: vec[i64] = from_network(s, seat, self.tariff)
        self.cities: dict[int, CityCosts] = {}

    def order(self, city: int, good: int, guess: int) -> dict[str, Any]:
        """The source that needs least track, and how much. `guess`: how much it may be, or NONE."""
        best, source = FAR, -1
        for other in A.goods[good].sources:
            price = self._price(other, city, best, guess)
            if price < best:
                best, source = price, other
        if source < 0:
            return {"source": None, "price": None}
        return {"source": A.cities[source].id, "price": best}

    def _price(self, source: int, city: int, enough: i64, guess: i64) -> int:
        """The cheapest track that joins network, source and city; `enough`, or more, when it does not cost less."""
        supply, demand = self._city(source), self._city(city)
        near: i64 = self.start[A.cities[source].point] + self.start[A.cities[city].point] + 1
        limit: i64 = near if near < enough else enough
        if guess != NONE and guess < limit:
            limit = guess + 1
        while True:
            price: i64 = meeting(
                self.start, supply.within(limit, self.tariff), demand.within(limit, self.tariff)
            )
            if price < limit or limit >= enough:
                return int(price)
            limit = price + 1 if price < enough else enough

    def _city(self, city: int) -> CityCosts:
        if city not in self.cities:
            self.cities[city] = CityCosts(city)
        return self.cities[city]


def plans(s: State, seat: int) -> dict[str, Any]:
    """For every order the player could take: the cheapest new track that joins network, source and destination."""
    foresight = _foresight(s)
    known, before = foresight.orders[seat], foresight.orders_before[seat]
    prices: Prices | None = None
    found: dict[str, Any] = {}
    for card in (*s.people[seat].cards, *s.offer):
        rows: list[dict[str, Any]] = []
        for order in C.orders[card]:
            at = (order.city, order.good)
            if at not in known:
                if prices is None:
                    prices = Prices(s, seat)
                known[at] = prices.order(order.city, order.good, _guess(before.get(at), "price"))
            rows.append(known[at])
        found[str(card)] = rows
    return found
