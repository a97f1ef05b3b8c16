# mypyc: compile
"""What a view foresees: how far the network is, and what orders would cost in track. Kept for positions that come again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.foresight import Figures
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C, Order
from anden.games.italian_rails.printed.tables import FAR
from anden.games.italian_rails.state import State
from anden.games.italian_rails.track.charts import CITY, Charts, Survey
from anden.games.italian_rails.track.costs import meeting
from anden.games.italian_rails.track.joining import missing_cost
from anden.games.italian_rails.track.network import joined_majors


def _figures(s: State) -> Figures:
    return s.foresight.at(s.owner, (int(s.people[0].ferries), int(s.people[1].ferries)))


def _taken_charts(s: State, seat: int) -> Charts:
    charts: Charts | None = s.foresight.charts.pop(seat, None)
    return Charts(seat) if charts is None else charts


def network(s: State, seat: int) -> dict[str, Any]:
    """Major cities joined, and the cheapest track that would join all."""
    known = _figures(s).networks
    if seat not in known:
        charts = _taken_charts(s, seat)
        groups, missing = joined_majors(s, seat), missing_cost(s, seat, charts)
        s.foresight.charts[seat] = charts
        known[seat] = {
            "groups": [[A.cities[c].id for n, c in enumerate(A.majors) if bits >> n & 1] for bits in groups],
            "joined": max([bits.bit_count() for bits in groups], default=0),
            "missing": None if missing >= FAR else missing,
        }
    return known[seat]


class Prices:
    """What orders cost one player in new track."""

    def __init__(self, s: State, charts: Charts) -> None:
        self.survey: Survey = Survey(s, charts)
        self.start: vec[i64] = self.survey.network()
        self.cities: dict[int, vec[i64]] = {}

    def order(self, city: int, good: int) -> dict[str, Any]:
        """The source that needs least track, and how much."""
        best, source = FAR, -1
        for other in A.goods[good].sources:
            price = meeting(self.start, self._city(other), self._city(city))
            if price < best:
                best, source = price, other
        if source < 0:
            return {"source": None, "price": None}
        return {"source": A.cities[source].id, "price": best}

    def _city(self, city: int) -> vec[i64]:
        if city not in self.cities:
            self.cities[city] = self.survey.city(city)
        return self.cities[city]


def plans(s: State, seat: int) -> dict[str, Any]:
    """For every order the player could take: the cheapest new track that joins network, source and destination."""
    cards = (*s.people[seat].cards, *s.offer)
    known = _figures(s).orders[seat]
    orders = [order for card in cards for order in C.orders[card]]
    if any((order.city, order.good) not in known for order in orders):
        charts = _taken_charts(s, seat)
        prices = Prices(s, charts)
        for order in orders:
            at = (order.city, order.good)
            if at not in known:
                known[at] = prices.order(order.city, order.good)
        _forget_others(charts, orders)
        s.foresight.charts[seat] = charts
    return {str(card): [known[order.city, order.good] for order in C.orders[card]] for card in cards}


def _forget_others(charts: Charts, orders: list[Order]) -> None:
    """Keep only the charts of cities that orders speak of."""
    wanted: set[int] = set()
    for order in orders:
        wanted.add(order.city)
        wanted.update(A.goods[order.good].sources)
    for city in list(charts.kept[CITY]):
        if city not in wanted:
            del charts.kept[CITY][city]
