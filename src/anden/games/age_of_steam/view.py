# mypyc: compile
"""The position as plain data for the client that draws it; see docs/reference/views.md."""

from __future__ import annotations

from typing import Any

from anden.games.age_of_steam.actions import SteamAction
from anden.games.age_of_steam.board_view import board_view
from anden.games.age_of_steam.forecast import forecast
from anden.games.age_of_steam.maps.game_map import ACTIONS as ACTION_IDS
from anden.games.age_of_steam.maps.game_map import GOODS
from anden.games.age_of_steam.offers import offer, place_and_payment
from anden.games.age_of_steam.phases import auction, build, urbanizing
from anden.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    COLORS,
    NOBODY,
    PHASE_KEYS,
    START_PLAYER,
    STOCK,
    State,
)
from anden.games.cube_rails import laying
from anden.games.cube_rails.cube_map import FREE, FULL
from anden.games.cube_rails.links import Link, discs_used, links
from anden.games.cube_rails.tiles import TO_TOWN
from anden.games.cube_rails.track import NO_OWNER, far_end

PAYMENTS = {FULL: "all", FREE: "none"}

# The parts of a state, for `snapshot`.
NUMBERS = [
    "players",
    "phase",
    "turn",
    "turns",
    "at",
    "highest",
    "pass_holder",
    "nominal",
    "locked",
    "bag_left",
    "delivered_cotton",
    "new_cities_used",
    "used",
    "spent",
    "dearest",
    "round",
    "upgraded",
    "step",
]
ARRAYS = [
    "cash",
    "shares",
    "income",
    "locomotive",
    "action",
    "out",
    "bid",
    "cubes",
    "land",
    "boxes",
    "bag",
    "new_city",
]
PLAIN = [
    "order",
    "queue",
    "dropped",
    "pass_used",
    "urbanized",
    "placed",
    "transcontinental",
    "rewards",
    "drawn",
    "lot",
]
TRACK_ARRAYS = ["tile", "owner", "city", "fresh", "left", "direct", "origin"]


def show(s: State, legal: list[SteamAction]) -> dict[str, Any]:
    """Nothing is hidden, so everybody sees the same. `legal` are the actions of the seat to act, if there is one."""
    found = links(s.track, s.map.board)
    return {
        "map": s.map.id,
        "turn": int(s.turn),
        "turns": int(s.turns),
        "phase": PHASE_KEYS[s.phase],
        "board": board_view(s.map, int(s.players)),
        "places": {place.id: _place(s, place.number) for place in s.map.places},
        "land": {s.map.board.labels[h]: GOODS[cube - 1] for h, cube in enumerate(s.land) if cube},
        "track": [_tile(s, h) for h in range(int(s.map.board.n)) if s.track.tile[h]],
        "links": [_link(s, link) for link in found],
        "direct": _direct_links(s),
        "display": {
            column.id: [GOODS[box - 1] if box else None for box in s.boxes[column.first :][: column.boxes]]
            for column in s.map.columns
        },
        "bag": {good: int(s.bag[i]) for i, good in enumerate(GOODS[:-1]) if s.map.cubes[i]},
        "stock": {kind.id: int(s.track.left[i]) for i, kind in enumerate(s.map.tiles.kinds)},
        "town_discs": int(s.track.town_discs),
        "new_cities": [new.id for new in s.map.new_cities if not s.new_cities_used >> new.number & 1],
        "order": list(s.order),
        "acting": _acting(s),
        "auction": _auction(s) if s.phase == AUCTION else None,
        "fee": _fee(s) if s.phase == START_PLAYER else None,
        "actions": {ACTION_IDS[action]: _holder(s, action) for action in s.map.actions},
        "locked": [ACTION_IDS[action] for action in s.map.actions if s.locked >> action & 1],
        "move_round": int(s.round),
        "build": _build(s) if s.phase == BUILD else None,
        "production": {"goods": [GOODS[good] for good in s.drawn]} if s.phase == STOCK else None,
        "transcontinental": s.transcontinental if s.map.transcontinental else None,
        "players": [_player(s, seat, found) for seat in range(int(s.players))],
        "offers": [offer(s, action) for action in legal],
    }


def _seat(s: State, owner: int) -> int | None:
    return owner if owner < s.players else None


def _direct_links(s: State) -> dict[str, int | None]:
    """Those that are built, with their owners."""
    owners = [(link.id, int(s.track.direct[link.number])) for link in s.map.direct_links]
    return {id: _seat(s, owner) for id, owner in owners if owner != NO_OWNER}


def _acting(s: State) -> list[int]:
    """Who has still to act, in order; in the auction all who are still in it, from who is asked."""
    left = list(s.queue[s.at :])
    if s.phase == AUCTION:
        left = [seat for seat in (*left, *s.queue[: s.at]) if seat not in s.dropped]
    return [seat for seat in left if seat >= 0]


def _place(s: State, number: int) -> dict[str, Any]:
    place = s.map.places[number]
    city, new = int(s.track.city[place.hex]), int(s.new_city[number])
    cubes = s.cubes[number * COLORS :][:COLORS]
    return {
        "color": GOODS[city - 1] if 0 < city <= COLORS else None,
        "city": city != 0,
        "new_city": s.map.new_cities[new - 1].id if new else None,
        "goods": [GOODS[good] for good, n in enumerate(cubes) for _ in range(n)],
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
        "disc": bool(tiles.disc[tile]),
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
    seats = len(s.queue)
    paid = {str(seat): place_and_payment(s, seat, i)[1] for i, seat in enumerate(s.dropped)}
    return {
        "bids": {str(seat): int(s.bid[seat]) for seat in s.queue if s.bid[seat]},
        "highest": None if s.highest == NOBODY else int(s.highest),
        "lowest_bid": int(auction.lowest_bid(s)),
        "passes": [int(s.pass_holder)] if _may_pass(s) else [],
        "dropped": list(s.dropped),
        "paid": paid,
        "payments": [PAYMENTS.get(s.map.payment_at(i, seats), "half") for i in range(seats)],
    }


def _may_pass(s: State) -> bool:
    holder = s.pass_holder
    return holder in s.queue and holder not in s.dropped and not s.pass_used


def _fee(s: State) -> dict[str, Any]:
    return {"asked": s.seat(), "amount": s.map.fee, "first": int(s.nominal)}


def _holder(s: State, action: int) -> int | None:
    return next((seat for seat in range(int(s.players)) if s.action[seat] == action), None)


def _build(s: State) -> dict[str, Any]:
    seat, board, tiles = s.seat(), s.map.board, s.map.tiles
    placed = []
    for number in s.placed:
        packed, price = divmod(number, build.PRICES)
        h, tile = divmod(packed, 256)
        kind = tiles.id_of(tile) if tile else ""
        placed.append({"hex": board.labels[h], "tile": kind, "turn": int(tiles.turn[tile]), "price": price})
    fading = {h for hexes in laying.fading(s.track, board, seat) for h in hexes}
    return {
        "seat": seat,
        "used": int(s.used),
        "limit": build.limit(s),
        "spent": int(s.spent),
        "half_price": build.dearest(s) >= 0,
        "can_urbanize": urbanizing.may_urbanize(s),
        "placed": placed,
        "fading": [board.labels[h] for h in sorted(fading)],
    }


def _player(s: State, seat: int, found: list[Link]) -> dict[str, Any]:
    own = [link for link in found if link.owner == seat and link.done()]
    action = int(s.action[seat])
    return {
        "cash": int(s.cash[seat]),
        "shares": int(s.shares[seat]),
        "income": int(s.income[seat]),
        "locomotive": int(s.locomotive[seat]),
        "sections": sum(link.sections for link in own),
        "links": len(own),
        "discs": max(0, int(s.map.terms.discs) - discs_used(s.track, s.map.board, seat)),
        "out": s.out[seat] != 0,
        "action": ACTION_IDS[action] if action >= 0 else None,
        "upgraded": bool(s.upgraded >> seat & 1),
        "forecast": forecast(s, seat),
    }


def snapshot(s: State) -> dict[str, Any]:
    """The whole state, to compare and to debug."""
    t = s.track
    return {
        "map": s.map.id,
        **{name: int(getattr(s, name)) for name in NUMBERS},
        **{name: [int(n) for n in getattr(s, name)] for name in ARRAYS},
        **{name: getattr(s, name) for name in PLAIN},
        "track": {
            **{name: [int(n) for n in getattr(t, name)] for name in TRACK_ARRAYS},
            "town_discs": int(t.town_discs),
            "contiguous": t.contiguous,
        },
    }
