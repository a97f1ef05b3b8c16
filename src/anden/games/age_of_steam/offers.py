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
from anden.games.cube_rails import laying, placing
from anden.games.cube_rails.cube_map import FREE, FULL
from anden.games.cube_rails.prices import charge
from anden.games.cube_rails.tiles import TOWN


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
            return _urbanize(s, a)
        case Deliver():
            mover = s.seat()
            gains = {str(seat): goods.gain(s, seat, mover, a) for seat in range(int(s.players))}
            return {"gain": {seat: n for seat, n in gains.items() if n}}
        case Issue(shares):
            return _issue(s, shares)
        case Upgrade() | Choose("locomotive"):
            return {"forecast": forecast(s, s.seat(), levels=_levels(s))}
        case Drop():
            place, pays = place_and_payment(s, s.seat(), len(s.dropped))
            return {"place": place, "pays": pays}
        case _:
            return None


def _build(s: State, a: Build) -> dict[str, Any]:
    board, tiles, seat = s.map.board, s.map.tiles, s.seat()
    h, kind = board.hex_named(a.hex), tiles.kind_named(a.tile)
    disc = board.town[h] != 0 and tiles.kinds[kind].cls != TOWN
    packed = h * 256 + tiles.number(kind, a.turn, disc)
    price = placing.price_of(s.track, board, s.map.terms, packed)
    laid = laying.lay(s.track.copy(), board, s.map.terms, seat, packed)
    return {
        "price": charge(price, build.dearest(s)),
        "kind": placing.kind_of_build(s.track, board, packed),
        "done": [_ends(s, first, second) for _, first, second in laid.completed],
        "claims": bool(laid.claimed),
    }


def _ends(s: State, first: int, second: int) -> list[str]:
    board = s.map.board
    return [board.place_ids[board.place[first]], board.place_ids[board.place[second]]]


def _urbanize(s: State, a: Urbanize) -> dict[str, Any]:
    place = s.map.places[s.map.place_number[a.town]]
    color = s.map.new_cities[s.map.new_city_number[a.city]].color
    laid = laying.put_city(s.track.copy(), s.map.board, s.map.terms, s.seat(), place.hex, color)
    return {
        "done": [
            [*_ends(s, first, second), owner if owner < s.players else None]
            for owner, first, second in laid.completed
        ]
    }


def _issue(s: State, shares: int) -> dict[str, Any]:
    seat, cash = s.seat(), shares * s.map.share_price
    after = s.copy()
    after.shares[seat] += shares
    after.cash[seat] += cash
    points = scoring.score_of(after, seat).total - scoring.score_of(s, seat).total
    return {"cash": cash, "points": points, "forecast": forecast(s, seat, shares=shares, cash=cash)}


def _levels(s: State) -> int:
    return 1 if s.locomotive[s.seat()] < s.map.max_locomotive else 0


def place_and_payment(s: State, seat: int, dropped: int) -> tuple[int, int]:
    """«DETERMINAR EL ORDEN DE TURNO»: the place, from 1, of who leaves after so many others, and what he pays."""
    place = len(s.queue) - dropped
    share, bid = s.map.payment_at(place - 1, len(s.queue)), int(s.bid[seat])
    return place, 0 if share == FREE else bid if share == FULL else (bid + 1) // 2
