"""What a view says of the board and the cards: made once for each speed of trains, and shared by all views."""

from __future__ import annotations

from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.italian_rails.phases.build import UPGRADES
from anden.games.italian_rails.printed.atlas import TERRAINS, A
from anden.games.italian_rails.printed.box import LINES
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.printed.tables import FAR, NONE, T
from anden.games.italian_rails.state import GOAL, HEAVY, LOAN, LOCOMOTIVES, PAY_BACK, SPENDING, TOLL
from anden.games.italian_rails.track.costs import waiting
from anden.games.italian_rails.track.tariff import spread

FERRY_STEPS = 9
"""A ferry counts as one turn of a freight train in the distance of an order."""
EACH_STEP = vec[i64]([FAR if there == NONE else 1 for there in T.beside])
EACH_FERRY = vec[i64]([FERRY_STEPS for _ in A.ferries])


@cache
def board_view(fast_trains: bool) -> dict[str, Any]:
    drawing = A.drawing
    return {
        "rows": A.rows,
        "columns": A.columns,
        "points": [[p.name, p.row, p.col, TERRAINS[p.terrain], p.label] for p in A.points],
        "edges": [
            [e.a, e.b, e.price_a, e.price_b, "city" if e.inside else e.crossing, e.water] for e in A.edges
        ],
        "cities": [
            {
                "id": c.id,
                "names": c.names,
                "tier": c.tier,
                "good": A.goods[c.good].id,
                "point": c.point,
                "points": list(c.points),
                "label": drawing["labels"][c.id],
            }
            for c in A.cities
        ],
        "goods": [
            {"id": g.id, "names": g.names, "sources": [A.cities[c].id for c in g.sources]} for g in A.goods
        ],
        "ferries": [
            {
                "id": f.id,
                "name": f.name,
                "ends": [
                    {"port": port, "point": A.points[end].name}
                    for port, end in zip(f.ports, f.ends, strict=True)
                ],
                "first": f.first,
                "second": f.second,
                "line": drawing["ferries"][f.id],
            }
            for f in A.ferries
        ],
        "rivers": [
            {"id": r.id, "name": r.name, "system": r.system, "line": drawing["rivers"][r.id]}
            for r in A.rivers
        ],
        "systems": {r.id: r.name for r in A.systems},
        "lakes": [{"id": r.id, "name": r.name, "polygon": drawing["lakes"][r.id]} for r in A.lakes],
        "inlets": [{"id": r.id, "name": r.name} for r in A.inlets],
        "volcanoes": [
            {"id": v.id, "names": v.names, "point": A.points[v.point].name, "at": drawing["volcanoes"][v.id]}
            for v in A.volcanoes
        ],
        "outline": {key: drawing[key] for key in LINES},
        "cards": _orders(),
        "news": _news(),
        "locomotives": _locomotives(fast_trains),
        "goal": {"cash": GOAL, "majors": len(A.majors)},
        "toll": TOLL,
        "spending": SPENDING,
        "borrow": LOAN,
        "repay": PAY_BACK,
    }


def _news() -> dict[str, Any]:
    found = {}
    for card in C.news_cards:
        news = C.news[card]
        if news is not None:
            found[str(card)] = {"event": news.id, "kind": news.kind, "lasts": news.lasts}
    return found


def _orders() -> dict[str, Any]:
    far = {n: _steps_from(good.sources) for n, good in enumerate(A.goods)}
    return {
        str(card): [
            {
                "city": A.cities[o.city].id,
                "good": A.goods[o.good].id,
                "pay": o.pay,
                "distance": int(min(far[o.good][point] for point in A.cities[o.city].points)),
            }
            for o in C.orders[card]
        ]
        for card in C.order_cards
    }


def _steps_from(cities: tuple[int, ...]) -> vec[i64]:
    """Steps from the nearest of some cities to every point."""
    steps = T.far[:]
    for city in cities:
        for point in A.cities[city].points:
            steps[point] = 0
    spread(waiting(steps), EACH_STEP, EACH_FERRY, FAR)
    return steps


def _locomotives(fast_trains: bool) -> dict[str, Any]:
    slow, quick = (12, 16) if fast_trains else (9, 12)
    found = {}
    for n, name in enumerate(LOCOMOTIVES):
        upgrades = {LOCOMOTIVES[to]: price for (of, to), price in UPGRADES.items() if of == n}
        speed = quick if name in ("fast", "super") else slow
        found[name] = {"speed": speed, "loads": 3 if n >= HEAVY else 2, "upgrades": upgrades}
    return found
