# mypyc: compile
"""The position as plain data for the client that draws it; see docs/reference/views.md."""

from __future__ import annotations

from typing import Any

from anden.games.cube_rails import laying
from anden.games.cube_rails.cube_map import FREE, FULL
from anden.games.cube_rails.links import Link, links
from anden.games.cube_rails.stock import stock_of
from anden.games.cube_rails.tiles import TO_TOWN
from anden.games.cube_rails.track import far_end
from anden.games.railes import scoring
from anden.games.railes.actions import RailesAction
from anden.games.railes.board_view import board_view
from anden.games.railes.forecast import forecast
from anden.games.railes.maps.game_map import ACTIONS as ACTION_IDS
from anden.games.railes.maps.game_map import GOODS
from anden.games.railes.offers import offers
from anden.games.railes.phases import auction, build, cities, first_order, money
from anden.games.railes.state import (
    AUCTION,
    BUILD,
    COLORS,
    FIRST_ORDER,
    NEW_CITY,
    NO_BID,
    NOBODY,
    PHASE_KEYS,
    SCORE,
    State,
    has,
)

PAYMENTS = {FULL: "all", FREE: "none"}

# The parts of a state, for `snapshot`.
NUMBERS = [
    "players",
    "phase",
    "turn",
    "turns",
    "passed",
    "begun",
    "at",
    "highest",
    "pass_holder",
    "markers",
    "used",
    "spent",
    "round",
    "upgraded",
    "good",
    "mover_at",
]
ARRAYS = [
    "cash",
    "income",
    "victory",
    "locomotive",
    "action",
    "out",
    "fell_with",
    "bid",
    "cubes",
    "supply",
    "bag",
    "grown",
    "new_cities",
]
PLAIN = ["order", "queue", "dropped", "won", "pass_used", "done", "placed", "points", "movers"]
TRACK_ARRAYS = ["tile", "owner", "city", "fresh", "left", "origin"]


def show(s: State, legal: list[RailesAction]) -> dict[str, Any]:
    """Nothing is hidden, so everybody sees the same. `legal` are the actions of the seat to act, if there is one."""
    found = links(s.track, s.map.board)
    return {
        "map": s.map.id,
        "game": "standard" if s.map.standard else "basic",
        "turn": int(s.turn),
        "turns": int(s.turns),
        "phase": PHASE_KEYS[s.phase],
        "board": board_view(s.map),
        "places": {place.id: _place(s, place.number) for place in s.map.places},
        "track": [_tile(s, h) for h in range(int(s.map.board.n)) if s.track.tile[h]],
        "links": [_link(s, link) for link in found],
        "supply": [_goods(s.supply[space * COLORS : (space + 1) * COLORS]) for space in range(s.map.spaces)],
        "stock": {id: stock_of(s.track, s.map.tiles, kind) for kind, id in enumerate(s.map.tiles.ids)},
        "new_cities": {good: int(s.new_cities[i]) for i, good in enumerate(GOODS)},
        "markers": int(s.markers),
        "bag": {good: int(s.bag[i]) for i, good in enumerate(GOODS)},
        "order": list(s.order),
        "acting": _acting(s),
        "auction": _auction(s) if s.phase in (AUCTION, FIRST_ORDER) else None,
        "actions": {id: _token(s, i) for i, id in enumerate(ACTION_IDS)},
        "move_round": int(s.round),
        "owed": _owed(s) if s.phase == BUILD else None,
        "delivery": _delivery(s) if s.phase == SCORE else None,
        "build": _build(s) if s.phase == BUILD else None,
        "players": [_player(s, seat, found) for seat in range(int(s.players))],
        "offers": offers(s, legal),
    }


def _seat(s: State, owner: int) -> int | None:
    return owner if 0 <= owner < s.players else None


def _goods(counts: Any) -> list[str]:
    return [GOODS[good] for good, n in enumerate(counts) for _ in range(n)]


def _acting(s: State) -> list[int]:
    """Who has still to act, in order; in an auction all who are still in it, from who is asked."""
    left = list(s.queue[s.at :])
    if s.phase in (AUCTION, FIRST_ORDER):
        left = [seat for seat in (*left, *s.queue[: s.at]) if seat not in s.dropped]
    return [seat for seat in left if seat >= 0]


def _place(s: State, number: int) -> dict[str, Any]:
    city = int(s.track.city[s.map.places[number].hex])
    return {
        "color": GOODS[city - 1] if city else None,
        "city": city != 0,
        "new_city": s.grown[number] == NEW_CITY,
        "grown": s.grown[number] != 0,
        "goods": _goods(s.cubes[number * COLORS : (number + 1) * COLORS]),
    }


def _tile(s: State, h: int) -> dict[str, Any]:
    tiles, tile = s.map.tiles, int(s.track.tile[h])
    paths = []
    for a in range(6):
        b = int(tiles.other[tile * 8 + a])
        if b == TO_TOWN or a < b < TO_TOWN:
            ends = [a] if b == TO_TOWN else [a, b]
            done = all(far_end(s.track, s.map.board, h, e) >= 0 for e in ends)
            owner = _seat(s, int(s.track.owner[h * 6 + a]))
            paths.append({"a": a, "b": None if b == TO_TOWN else b, "owner": owner, "done": done})
    return {
        "hex": s.map.board.labels[h],
        "tile": tiles.id_of(tile),
        "turn": int(tiles.turn[tile]),
        "disc": False,
        "paths": paths,
    }


def _link(s: State, link: Link) -> dict[str, Any]:
    board = s.map.board
    return {
        "owner": _seat(s, link.owner),
        "from": board.place_ids[board.place[link.start]],
        "to": board.place_ids[board.place[link.end]] if link.done() else None,
        "done": link.done(),
        "length": link.sections,
        "hexes": [board.labels[h] for h in link.hexes()],
    }


def _auction(s: State) -> dict[str, Any]:
    places = s.phase == FIRST_ORDER
    seats = len(s.queue)
    if places:
        players = int(s.players)
        payments = ["none" if i == players - 1 else "all" for i in range(players)]
        paid: dict[str, int] = {}
    else:
        payments = [PAYMENTS.get(s.map.payment_at(i, seats), "half") for i in range(seats)]
        paid = {str(seat): auction.payment(s, seat, seats - i) for i, seat in enumerate(s.dropped)}
    return {
        "kind": "place" if places else "turn",
        "position": first_order.position(s) if places else None,
        "bids": {str(seat): int(s.bid[seat]) for seat in s.queue if s.bid[seat] != NO_BID},
        "highest": None if s.highest == NOBODY else int(s.highest),
        "lowest_bid": int(first_order.lowest_bid(s) if places else auction.lowest_bid(s)),
        "most": {str(seat): int(money.most(s, seat) if places else s.cash[seat]) for seat in s.queue},
        "passes": [int(s.pass_holder)] if not places and _may_pass(s) else [],
        "dropped": list(s.dropped),
        "won": list(s.won),
        "paid": paid,
        "payments": payments,
    }


def _may_pass(s: State) -> bool:
    holder = s.pass_holder
    return holder in s.queue and holder not in s.dropped and not s.pass_used


def _token(s: State, action: int) -> dict[str, Any]:
    seat = next((seat for seat in range(int(s.players)) if s.action[seat] == action), None)
    return {"seat": seat, "used": seat is not None and not has(s.passed, seat)}


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


def _build(s: State) -> dict[str, Any]:
    seat, board, tiles = s.seat(), s.map.board, s.map.tiles
    placed = []
    for number in s.placed:
        packed, price = divmod(number, build.PRICES)
        h, tile = divmod(packed, 256)
        placed.append(
            {
                "hex": board.labels[h],
                "tile": tiles.id_of(tile),
                "turn": int(tiles.turn[tile]),
                "price": price,
            }
        )
    fading = {h for hexes in laying.fading(s.track, board, seat) for h in hexes}
    return {
        "seat": seat,
        "used": int(s.used),
        "limit": int(build.limit(s)),
        "spent": int(s.spent),
        "placed": placed,
        "fading": [board.labels[h] for h in sorted(fading)],
    }


def _player(s: State, seat: int, found: list[Link]) -> dict[str, Any]:
    action = int(s.action[seat])
    return {
        "cash": int(s.cash[seat]),
        "income": int(s.income[seat]),
        "victory": int(s.victory[seat]),
        "locomotive": int(s.locomotive[seat]),
        "links": sum(link.owner == seat and link.done() for link in found),
        "out": s.out[seat] != 0,
        "action": ACTION_IDS[action] if action >= 0 else None,
        "number": action + 1 if action >= 0 else None,
        "upgraded": has(s.upgraded, seat),
        "forecast": forecast(s, seat),
        "most": int(money.payable(s, seat)),
        "final": scoring.score_of(s, seat).total,
    }


def snapshot(s: State) -> dict[str, Any]:
    """The whole state, to compare and to debug."""
    t = s.track
    return {
        "map": s.map.id,
        **{name: int(getattr(s, name)) for name in NUMBERS},
        **{name: [int(n) for n in getattr(s, name)] for name in ARRAYS},
        **{name: getattr(s, name) for name in PLAIN},
        "track": {name: [int(n) for n in getattr(t, name)] for name in TRACK_ARRAYS},
    }
