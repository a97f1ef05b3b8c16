# mypyc: compile
"""What each legal action would do, for the person who looks at it: price, links completed, income, forecast."""

from __future__ import annotations

from typing import Any

from anden.games.age_of_steam import scoring
from anden.games.age_of_steam.actions import (
    Build,
    Choose,
    Connect,
    Deliver,
    Drop,
    Issue,
    SteamAction,
    Upgrade,
    Urbanize,
)
from anden.games.age_of_steam.forecast import forecast
from anden.games.age_of_steam.phases import build, goods
from anden.games.age_of_steam.state import State
from anden.games.cube_rails import offers
from anden.games.cube_rails.prices import charge


def offer(s: State, a: SteamAction) -> dict[str, Any] | None:
    """Of a legal action of the seat to act; None where there is nothing to say."""
    match a:
        case Build():
            return _build(s, a)
        case Connect():
            link = s.map.direct_links[s.map.direct_link_number[a.link]]
            ends = [s.map.places[link.first].id, s.map.places[link.second].id]
            price = charge(link.price, build.dearest(s))
            return {"price": price, "kind": "connect", "done": [ends], "claims": False}
        case Urbanize():
            return offers.new_city(s, a.town, s.map.new_cities[s.map.new_city_number[a.city]].color)
        case Deliver():
            mover = s.seat()
            gains = {str(seat): goods.gain(s, seat, mover, a) for seat in range(int(s.players))}
            return {"gain": {seat: n for seat, n in gains.items() if n}}
        case Issue(shares):
            return _issue(s, shares)
        case Upgrade() | Choose("locomotive"):
            return {"forecast": forecast(s, s.seat(), levels=_levels(s))}
        case Drop():
            return offers.drop(s)
        case _:
            return None


def _build(s: State, a: Build) -> dict[str, Any]:
    found = offers.build(s, a)
    found["price"] = charge(found["price"], build.dearest(s))
    found["done"] = [ends[:2] for ends in found["done"]]
    return found


def _issue(s: State, shares: int) -> dict[str, Any]:
    seat, cash = s.seat(), shares * s.map.share_price
    after = s.copy()
    after.shares[seat] += shares
    after.cash[seat] += cash
    points = scoring.score_of(after, seat).total - scoring.score_of(s, seat).total
    return {"cash": cash, "points": points, "forecast": forecast(s, seat, shares=shares, cash=cash)}


def _levels(s: State) -> int:
    return 1 if s.locomotive[s.seat()] < s.map.max_locomotive else 0
