# mypyc: compile
"""What each legal action would cost and bring, in the order of the list."""

from __future__ import annotations

from typing import Any

from anden.games.italian_rails.actions import (
    Board,
    Borrow,
    Build,
    Deliver,
    Ferry,
    Load,
    Lock,
    Move,
    Place,
    Upgrade,
)
from anden.games.italian_rails.phases.build import upgrade_price
from anden.games.italian_rails.phases.goods import open_orders
from anden.games.italian_rails.phases.move import Walker
from anden.games.italian_rails.printed.atlas import A
from anden.games.italian_rails.printed.cards import C
from anden.games.italian_rails.printed.tables import T, edge_between, other_end, price_to
from anden.games.italian_rails.state import (
    FAST,
    HEAVY,
    LOAN,
    LOCOMOTIVES,
    PAY_BACK,
    SPENDING,
    SUPER,
    TOLL,
    State,
    load_card,
    load_good,
    load_order,
)
from anden.games.italian_rails.track.tariff import ferry_price


def offers(s: State, legal: list[Any]) -> list[dict[str, Any] | None]:
    left = SPENDING - int(s.spent)
    # sections are most of a list by far
    return [_section(action, left) if isinstance(action, Build) else _offer(s, action) for action in legal]


def _section(a: Build, left: int) -> dict[str, Any]:
    here, end = A.index[a.path[0]], A.index[a.path[1]]
    price = int(price_to(edge_between(here, end), end))
    return {"price": price, "left": left - price}


def _offer(s: State, a: Any) -> dict[str, Any] | None:
    match a:
        case Move(path):
            walker = Walker(s)
            for name in path[1:]:
                walker.step(A.index[name])
            toll = TOLL if walker.toll and not s.toll_paid else 0
            steps = len(path) - 1
            return {"steps": steps, "left": int(walker.left), "toll": toll, **_stop(s, path[-1])}
        case Place(point):
            return _stop(s, point)
        case Load(_, card, order):
            return {"pay": None, "city": None} if card == 0 else _order(card, order)
        case Lock(_, card, order):
            return _order(card, order)
        case Deliver(card):
            return {"pay": C.orders[card][int(s.locked_order(card))].pay}
        case Borrow():
            return {"cash": LOAN, "owes": PAY_BACK}
        case Board(ferry):
            line = A.ferry_index[ferry]
            own = int(s.player().ferries) >> line & 1
            to = T.names[other_end(line, s.player().train)]
            return {"to": to, "toll": 0 if own or s.toll_paid else TOLL}
        case _:
            return _spending(s, a)


def _spending(s: State, a: Any) -> dict[str, Any] | None:
    left = SPENDING - int(s.spent)
    match a:
        case Ferry(ferry):
            price = int(ferry_price(s, s.active, A.ferry_index[ferry]))
            return {"price": price, "left": left - price}
        case Upgrade(to):
            price = upgrade_price(s, to)
            kind = LOCOMOTIVES.index(to)
            slow, quick = (12, 16) if s.fast_trains else (9, 12)
            speed = quick if kind in (FAST, SUPER) else slow
            return {"price": price, "left": left - price, "speed": speed, "loads": 3 if kind >= HEAVY else 2}
        case _:
            return None


def _order(card: int, order: int) -> dict[str, Any]:
    wanted = C.orders[card][order - 1]
    return {"pay": wanted.pay, "city": A.cities[wanted.city].id}


def _stop(s: State, name: str) -> dict[str, Any]:
    """What could be done at a point: goods to load, cards to deliver, cards that could be locked and delivered there."""
    found: dict[str, Any] = {"load": [], "deliver": [], "lock": []}
    city = int(T.city[A.index[name]])
    if city < 0 or int(s.no_trade) >> city & 1:
        return found
    player = s.player()
    if len(player.loads) < player.capacity():
        found["load"] = [A.goods[int(T.city_good[city])].id]
    for code in player.loads:
        card = int(load_card(code))
        if card == 0:
            for other, order in open_orders(s, load_good(code)):
                if C.orders[other][order].city == city and other not in found["lock"]:
                    found["lock"].append(other)
        elif C.orders[card][int(load_order(code))].city == city:
            found["deliver"].append(card)
    return found
