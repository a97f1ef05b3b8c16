"""The cards, read from `data/cards.json`: orders and events, with the zones of events worked out on the board."""

from __future__ import annotations

from typing import Any, NamedTuple

from anden.games.italian_rails.printed.atlas import TERRAINS, A, Atlas, BadData, read_json, row_number

LAST_CARD = 108
ORDERS_PER_CARD = 3

# What an event does to a point.
HALF = 1
STILL = 2
NO_BUILD = 4


class Order(NamedTuple):
    city: int
    good: int
    pay: int


class News(NamedTuple):
    """An event card."""

    card: int
    id: str
    kind: str
    lasts: bool
    points: tuple[int, ...]
    """By point: bits of HALF, STILL, NO_BUILD; empty when it touches none."""
    no_trade: tuple[int, ...]
    """Cities where nothing is picked up or delivered."""
    flood: int
    """A river system; -1 = none."""
    storm: bool
    derail: tuple[int, ...]
    """Points where a train is derailed."""
    tax: tuple[tuple[int, int], ...]
    """(least cash, to pay), rising."""


class Cards:
    """All cards of the game by number. `C` is the set in use."""

    def __init__(self, data: dict[str, Any], atlas: Atlas) -> None:
        self.orders: list[tuple[Order, ...]] = [()] * (LAST_CARD + 1)
        """By card; empty for events."""
        self.news: list[News | None] = [None] * (LAST_CARD + 1)
        for entry in data["orders"]:
            number = self._number(entry)
            self.orders[number] = tuple(self._order(atlas, number, *order) for order in entry["orders"])
        for entry in data["events"]:
            number = self._number(entry)
            self.news[number] = _Zones(atlas, number, entry).news()
        missing = [n for n in range(1, LAST_CARD + 1) if not self.orders[n] and self.news[n] is None]
        if missing:
            raise BadData(f"cards.json: card {missing[0]} is missing")
        self.order_cards = tuple(n for n in range(1, LAST_CARD + 1) if self.orders[n])
        self.news_cards = tuple(n for n in range(1, LAST_CARD + 1) if self.news[n] is not None)

    def _number(self, entry: dict[str, Any]) -> int:
        number = entry["card"]
        if type(number) is not int or not 1 <= number <= LAST_CARD:
            raise BadData(f"cards.json: {number!r} is no card number from 1 to {LAST_CARD}")
        if self.orders[number] or self.news[number] is not None:
            raise BadData(f"cards.json: card {number} twice")
        return number

    @staticmethod
    def _order(atlas: Atlas, card: int, city: str, good: str, pay: int) -> Order:
        if city not in atlas.city_index or good not in atlas.good_index:
            raise BadData(f"cards.json: card {card}: there is no {city!r} or no {good!r}")
        return Order(atlas.city_index[city], atlas.good_index[good], pay)


class _Zones:
    """Works out one event card."""

    def __init__(self, atlas: Atlas, card: int, entry: dict[str, Any]) -> None:
        self.atlas, self.card, self.entry = atlas, card, entry
        self.bits = [0] * len(atlas.points)
        self.no_trade: list[int] = []
        self.flood = -1
        self.storm = False
        self.derail: set[int] = set()
        self.tax: list[tuple[int, int]] = []

    def news(self) -> News:
        for effect in self.entry["effects"]:
            self._effect(effect)
        points = tuple(self.bits) if any(self.bits) else ()
        return News(
            self.card,
            self.entry["id"],
            self.entry["kind"],
            self.entry["lasts"],
            points,
            tuple(self.no_trade),
            self.flood,
            self.storm,
            tuple(sorted(self.derail)),
            tuple(self.tax),
        )

    def _bad(self, what: str) -> BadData:
        return BadData(f"cards.json: card {self.card}: {what}")

    def _effect(self, effect: dict[str, Any]) -> None:
        kind = effect["do"]
        if kind == "flood":
            if effect["system"] not in self.atlas.system_index:
                raise self._bad(f"there is no river system {effect['system']!r}")
            self.flood = self.atlas.system_index[effect["system"]]
        elif kind == "no_ferries":
            self.storm = True
        elif kind == "derail":
            for city in effect["cities"]:
                self.derail.update(self._near(city, effect["within"]))
        elif kind == "tax":
            self.tax = [(int(least), int(pay)) for least, pay in effect["steps"]]
        elif kind == "no_trade":
            self.no_trade.extend(self._cities(effect))
        elif kind in ("half_speed", "no_movement", "no_build"):
            bit = {"half_speed": HALF, "no_movement": STILL, "no_build": NO_BUILD}[kind]
            terrains = [TERRAINS.index(t) for t in effect.get("terrain", TERRAINS)]
            for point in self._zone(effect):
                if self.atlas.points[point].terrain in terrains:
                    self.bits[point] |= bit
        else:
            raise self._bad(f"{kind!r} is no effect")

    def _near(self, name: str, within: int) -> list[int]:
        atlas = self.atlas
        volcanoes = {v.id: v.point for v in atlas.volcanoes}
        if name in atlas.city_index:
            centre = atlas.cities[atlas.city_index[name]].point
        elif name in volcanoes:
            centre = volcanoes[name]
        else:
            raise self._bad(f"there is no city or volcano {name!r}")
        return [p for p, steps in enumerate(distances(atlas, centre)) if 0 <= steps <= within]

    def _zone(self, effect: dict[str, Any]) -> list[int]:
        if "near" in effect:
            return self._near(effect["near"], effect["within"])
        first = row_number(effect.get("from_row", "A"))
        return [n for n, p in enumerate(self.atlas.points) if p.coast <= effect["coast"] and p.row >= first]

    def _cities(self, effect: dict[str, Any]) -> list[int]:
        """A city is in a zone around something when its point is (a major city: its centre); it stands on the coast when
        any of its points does."""
        zone = set(self._zone(effect))
        near = "near" in effect
        return [
            n
            for n, city in enumerate(self.atlas.cities)
            if (city.point in zone if near else not zone.isdisjoint(city.points))
        ]


def distances(atlas: Atlas, start: int) -> list[int]:
    """Steps from a point to all others, as a train counts, without ferries; -1 = over the sea."""
    beside: list[list[int]] = [[] for _ in atlas.points]
    for edge in atlas.edges:
        beside[edge.a].append(edge.b)
        beside[edge.b].append(edge.a)
    steps = [-1] * len(atlas.points)
    steps[start] = 0
    queue = [start]
    for point in queue:
        for other in beside[point]:
            if steps[other] < 0:
                steps[other] = steps[point] + 1
                queue.append(other)
    return steps


def cards_of(data: dict[str, Any], atlas: Atlas) -> Cards:
    """The cards that a file describes. Raises BadData."""
    try:
        return Cards(data, atlas)
    except BadData:
        raise
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadData(f"cards.json: {error!r} is missing or of the wrong kind") from None


C = cards_of(read_json("cards.json"), A)
