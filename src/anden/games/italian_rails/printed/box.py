"""What must be true of board and cards. Whoever replaces the files in `data/` learns here whether it is still the same
game."""

from __future__ import annotations

from anden.games.italian_rails.keys import NEWS
from anden.games.italian_rails.printed.atlas import MAJORS, A, Atlas
from anden.games.italian_rails.printed.cards import ORDERS_PER_CARD, C, Cards

CITY_COUNT = 41
FERRY_COUNT = 4
MAJOR_IDS = ("roma", "napoli", "milano", "palermo")
FLOODS = 3
VOLCANOES = 2
LINES = ("land", "islands", "foreign", "border", "mountains", "alps")
"""What else the drawing shows."""
TAX = ((0, 0), (50, 10), (100, 15), (150, 20), (200, 30))


def check_box(atlas: Atlas = A, cards: Cards = C) -> list[str]:
    """«Leyenda del mapa», «Componentes», «Cartas de evento»: what in the data contradicts the rulebook."""
    return [
        *_check_cities(atlas),
        *_check_board(atlas),
        *_check_drawing(atlas),
        *_check_cards(atlas, cards),
    ]


def _check_cities(atlas: Atlas) -> list[str]:
    found = []
    if len(atlas.cities) != CITY_COUNT:
        found.append(f"map.json: cities: {len(atlas.cities)} instead of {CITY_COUNT}")
    majors = {atlas.cities[n].id for n in atlas.majors}
    if majors != set(MAJOR_IDS) or len(atlas.majors) != MAJORS:
        found.append(f"map.json: cities: the major cities are {sorted(majors)}")
    points = [point for city in atlas.cities for point in city.points]
    if len(set(points)) != len(points):
        found.append("map.json: cities: a point in two cities")
    for n, good in enumerate(atlas.goods):
        if not any(city.good == n for city in atlas.cities):
            found.append(f"map.json: goods: no city offers {good.id}")
    for city in atlas.cities:
        if (city.tier == "major") != (len(city.points) > 1):
            found.append(f"map.json: cities: {city.id}: only a major city has outer points")
    return found


def _check_board(atlas: Atlas) -> list[str]:
    found = []
    if len(atlas.ferries) != FERRY_COUNT:
        found.append(f"map.json: ferries: {len(atlas.ferries)} instead of {FERRY_COUNT}")
    for ferry in atlas.ferries:
        if not 0 < ferry.second < ferry.first <= 20:
            found.append(f"map.json: ferries: {ferry.id}: the second price must be lower than the first")
    centres = {atlas.cities[n].point for n in atlas.majors}
    for edge in atlas.edges:
        if not edge.inside and (edge.a in centres or edge.b in centres):
            name = atlas.points[edge.a].label
            found.append(
                f"map.json: points: track could lead past the outer points of a major city at {name}"
            )
    reached = {0}
    queue = [0]
    beside: dict[int, list[int]] = {}
    for edge in atlas.edges:
        beside.setdefault(edge.a, []).append(edge.b)
        beside.setdefault(edge.b, []).append(edge.a)
    for ferry in atlas.ferries:
        beside.setdefault(ferry.ends[0], []).append(ferry.ends[1])
        beside.setdefault(ferry.ends[1], []).append(ferry.ends[0])
    for point in queue:
        for other in beside.get(point, []):
            if other not in reached:
                reached.add(other)
                queue.append(other)
    for n, p in enumerate(atlas.points):
        if n not in reached:
            found.append(f"map.json: points: {p.label} cannot be reached")
    return found


def _check_drawing(atlas: Atlas) -> list[str]:
    """Whatever is on the map can be drawn."""
    wanted = {
        "labels": [city.id for city in atlas.cities],
        "ferries": [ferry.id for ferry in atlas.ferries],
        "rivers": [river.id for river in atlas.rivers],
        "lakes": [lake.id for lake in atlas.lakes],
        "volcanoes": [volcano.id for volcano in atlas.volcanoes],
    }
    found = [f"drawing.json: {key}: is missing" for key in (*wanted, *LINES) if key not in atlas.drawing]
    for key, ids in wanted.items():
        drawn = atlas.drawing.get(key, ids)
        found += [f"drawing.json: {key}: nothing for {id!r}" for id in ids if id not in drawn]
    return found


def _check_cards(atlas: Atlas, cards: Cards) -> list[str]:
    found = []
    for number in cards.order_cards:
        orders = cards.orders[number]
        if len(orders) != ORDERS_PER_CARD:
            found.append(f"cards.json: card {number}: {len(orders)} orders instead of {ORDERS_PER_CARD}")
        if [order.pay for order in orders] != sorted((order.pay for order in orders), reverse=True):
            found.append(f"cards.json: card {number}: the highest payment comes first")
        for order in orders:
            if atlas.cities[order.city].good == order.good or order.pay < 1:
                found.append(
                    f"cards.json: card {number}: an order for what its own city offers, or for nothing"
                )
    news = [n for n in (cards.news[number] for number in cards.news_cards) if n is not None]
    if tuple(n.id for n in news) != NEWS:
        found.append(f"cards.json: events: {[n.id for n in news]} are not those that have texts")
    kinds = [n.kind for n in news]
    if kinds.count("flood") != FLOODS or kinds.count("volcano") != VOLCANOES:
        found.append("cards.json: events: three floods and two volcanoes are expected")
    if [n.tax for n in news if n.kind == "tax"] != [TAX]:
        found.append("cards.json: events: the Excess Profits Tax has another table")
    return found
