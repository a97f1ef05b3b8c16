# mypyc: compile
"""The position as plain data for the client that draws it; see docs/reference/views.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anden.games.cube_rails import view
from anden.games.cube_rails.links import Link, links
from anden.games.cube_rails.phases.turns import holder
from anden.games.cube_rails.stock import stock_of
from anden.games.railes import scoring
from anden.games.railes.actions import RailesAction
from anden.games.railes.board_view import board_view
from anden.games.railes.forecast import forecast
from anden.games.railes.maps.game_map import ACTIONS as ACTION_IDS
from anden.games.railes.maps.game_map import GOODS
from anden.games.railes.offers import offers
from anden.games.railes.phases import build, cities, first_order, money
from anden.games.railes.state import (
    AUCTION,
    BUILD,
    COLORS,
    FIRST_ORDER,
    NEW_CITY,
    NOBODY,
    PHASE_KEYS,
    SCORE,
    State,
    has,
)

# The parts of a state that only this game has, for `snapshot`.
NUMBERS = ("passed", "begun", "markers", "good", "mover_at")
ARRAYS = ("victory", "fell_with", "supply", "grown", "new_cities")
PLAIN = ("won", "done", "points", "movers")


def show(s: State, legal: Sequence[RailesAction]) -> dict[str, Any]:
    """Nothing is hidden, so everybody sees the same. `legal` are the actions of the seat to act, if there is one."""
    found = links(s.track, s.map.board)
    bids = s.phase in (AUCTION, FIRST_ORDER)
    spaces = [s.supply[space * COLORS : (space + 1) * COLORS] for space in range(s.map.spaces)]
    return {
        **view.table(s, PHASE_KEYS[s.phase], found),
        "game": "standard" if s.map.standard else "basic",
        "board": board_view(s.map),
        "places": {place.id: _place(s, place.number) for place in s.map.places},
        "supply": [view.goods(s, space) for space in spaces],
        "stock": {id: stock_of(s.track, s.map.tiles, kind) for kind, id in enumerate(s.map.tiles.ids)},
        "new_cities": {good: int(s.new_cities[i]) for i, good in enumerate(GOODS)},
        "markers": int(s.markers),
        "bag": {good: int(s.bag[i]) for i, good in enumerate(GOODS)},
        "acting": view.acting(s, bids),
        "auction": _auction(s) if bids else None,
        "actions": {id: _token(s, i) for i, id in enumerate(ACTION_IDS)},
        "owed": _owed(s) if s.phase == BUILD else None,
        "delivery": _delivery(s) if s.phase == SCORE else None,
        "build": view.build(s, int(build.limit(s)), build.PRICES) if s.phase == BUILD else None,
        "players": [_player(s, seat, found) for seat in range(int(s.players))],
        "offers": offers(s, legal),
    }


def _place(s: State, number: int) -> dict[str, Any]:
    city = int(s.track.city[s.map.places[number].hex])
    return {
        "color": GOODS[city - 1] if city else None,
        "city": city != 0,
        "new_city": s.grown[number] == NEW_CITY,
        "grown": s.grown[number] != 0,
        "goods": view.goods_at(s, number),
    }


def _auction(s: State) -> dict[str, Any]:
    """That of the turn, or in the Basic game that of a place in the first order: only the winner pays, and all of it."""
    found = view.auction(s)
    found["won"] = list(s.won)
    if s.phase == AUCTION:
        most = {str(seat): int(s.cash[seat]) for seat in s.queue}
        return {**found, "kind": "turn", "position": None, "most": most}
    payments = ["all"] * (int(s.players) - 1) + ["none"]
    return {
        **found,
        "kind": "place",
        "position": first_order.position(s),
        "most": {str(seat): int(money.most(s, seat)) for seat in s.queue},
        "passes": [],
        "paid": {},
        "payments": payments,
    }


def _token(s: State, action: int) -> dict[str, Any]:
    seat = holder(s, action)
    if seat == NOBODY:
        return {"seat": None, "used": False}
    return {"seat": seat, "used": not has(s.passed, seat)}


def _owed(s: State) -> dict[str, Any] | None:
    action = cities.waiting(s)
    if action < 0:
        return None
    return {"seat": s.seat(), "action": ACTION_IDS[action], "may_skip": s.map.standard}


def _delivery(s: State) -> dict[str, Any]:
    return {
        "seat": s.movers[s.mover_at],
        "good": GOODS[s.good],
        "points": {str(seat): n for seat, n in enumerate(s.points) if n},
        "deciding": s.seat(),
    }


def _player(s: State, seat: int, found: list[Link]) -> dict[str, Any]:
    action = int(s.action[seat])
    return {
        **view.player(s, seat, ACTION_IDS, found),
        "victory": int(s.victory[seat]),
        "number": action + 1 if action >= 0 else None,
        "forecast": forecast(s, seat),
        "most": int(money.payable(s, seat)),
        "final": scoring.score_of(s, seat).total,
    }


def snapshot(s: State) -> dict[str, Any]:
    """The whole state, to compare and to debug."""
    return view.snapshot(s, NUMBERS, ARRAYS, PLAIN)
