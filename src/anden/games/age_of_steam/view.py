# mypyc: compile
"""The position as plain data for the client that draws it; see docs/reference/views.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anden.games.age_of_steam.actions import SteamAction
from anden.games.age_of_steam.board_view import board_view
from anden.games.age_of_steam.forecast import forecast
from anden.games.age_of_steam.maps.game_map import ACTIONS as ACTION_IDS
from anden.games.age_of_steam.maps.game_map import GOODS
from anden.games.age_of_steam.offers import offer
from anden.games.age_of_steam.phases import build, urbanizing
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
from anden.games.cube_rails import view
from anden.games.cube_rails.links import Link, discs_used, links
from anden.games.cube_rails.phases.turns import holder
from anden.games.cube_rails.track import NO_OWNER

# The parts of a state that only this game has, for `snapshot`.
NUMBERS = ("nominal", "locked", "bag_left", "delivered_cotton", "new_cities_used", "dearest", "step")
ARRAYS = ("shares", "land", "boxes", "new_city")
PLAIN = ("urbanized", "transcontinental", "rewards", "drawn", "lot")


def show(s: State, legal: Sequence[SteamAction]) -> dict[str, Any]:
    """Nothing is hidden, so everybody sees the same. `legal` are the actions of the seat to act, if there is one."""
    found = links(s.track, s.map.board)
    return {
        **view.table(s, PHASE_KEYS[s.phase], found),
        "board": board_view(s.map, int(s.players)),
        "places": {place.id: _place(s, place.number) for place in s.map.places},
        "land": {s.map.board.labels[h]: GOODS[cube - 1] for h, cube in enumerate(s.land) if cube},
        "direct": _direct_links(s),
        "display": {
            column.id: [GOODS[box - 1] if box else None for box in s.boxes[column.first :][: column.boxes]]
            for column in s.map.columns
        },
        "bag": {good: int(s.bag[i]) for i, good in enumerate(GOODS[:-1]) if s.map.cubes[i]},
        "stock": {kind.id: int(s.track.left[i]) for i, kind in enumerate(s.map.tiles.kinds)},
        "town_discs": int(s.track.town_discs),
        "new_cities": [new.id for new in s.map.new_cities if not s.new_cities_used >> new.number & 1],
        "acting": view.acting(s, s.phase == AUCTION),
        "auction": view.auction(s) if s.phase == AUCTION else None,
        "fee": _fee(s) if s.phase == START_PLAYER else None,
        "actions": {ACTION_IDS[action]: _holder(s, action) for action in s.map.actions},
        "locked": [ACTION_IDS[action] for action in s.map.actions if s.locked >> action & 1],
        "build": _build(s) if s.phase == BUILD else None,
        "production": {"goods": [GOODS[good] for good in s.drawn]} if s.phase == STOCK else None,
        "transcontinental": s.transcontinental if s.map.transcontinental else None,
        "players": [_player(s, seat, found) for seat in range(int(s.players))],
        "offers": [offer(s, action) for action in legal],
    }


def _direct_links(s: State) -> dict[str, int | None]:
    """Those that are built, with their owners."""
    owners = [(link.id, int(s.track.direct[link.number])) for link in s.map.direct_links]
    return {id: view.seat_of(s, owner) for id, owner in owners if owner != NO_OWNER}


def _place(s: State, number: int) -> dict[str, Any]:
    city, new = int(s.track.city[s.map.places[number].hex]), int(s.new_city[number])
    return {
        "color": GOODS[city - 1] if 0 < city <= COLORS else None,
        "city": city != 0,
        "new_city": s.map.new_cities[new - 1].id if new else None,
        "goods": view.goods_at(s, number),
    }


def _fee(s: State) -> dict[str, Any]:
    return {"asked": s.seat(), "amount": s.map.fee, "first": int(s.nominal)}


def _holder(s: State, action: int) -> int | None:
    seat = holder(s, action)
    return None if seat == NOBODY else seat


def _build(s: State) -> dict[str, Any]:
    return {
        **view.build(s, int(build.limit(s)), build.PRICES),
        "half_price": build.dearest(s) >= 0,
        "can_urbanize": urbanizing.may_urbanize(s),
    }


def _player(s: State, seat: int, found: list[Link]) -> dict[str, Any]:
    return {
        **view.player(s, seat, ACTION_IDS, found),
        "shares": int(s.shares[seat]),
        "sections": sum(link.sections for link in found if link.owner == seat and link.done()),
        "discs": max(0, int(s.map.terms.discs) - discs_used(s.track, s.map.board, seat)),
        "forecast": forecast(s, seat),
    }


def snapshot(s: State) -> dict[str, Any]:
    """The whole state, to compare and to debug."""
    found = view.snapshot(s, NUMBERS, ARRAYS, PLAIN)
    t = s.track
    found["track"]["direct"] = [int(owner) for owner in t.direct]
    found["track"]["town_discs"] = int(t.town_discs)
    found["track"]["contiguous"] = t.contiguous
    return found
