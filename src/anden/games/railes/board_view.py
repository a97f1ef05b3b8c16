"""What a view says of the board itself: made once for each map and shared by all views."""

from __future__ import annotations

from typing import Any

from anden.games.cube_rails import board as boards
from anden.games.cube_rails.board_view import ground, hex_view
from anden.games.railes.maps.game_map import ACTIONS, KINDS, LOCOMOTIVE, GameMap, Place
from anden.games.railes.maps.tables import TILES

_made: dict[int, tuple[GameMap, dict[str, Any]]] = {}
"""By identity of the map, which is kept alive here."""


def board_view(map: GameMap) -> dict[str, Any]:
    key = id(map)
    if key not in _made:
        _made[key] = (map, _make(map))
    return _made[key][1]


def _make(map: GameMap) -> dict[str, Any]:
    return {
        **ground(map),
        "hexes": [_hex(map, h) for h in range(int(map.board.n))],
        "waterways": [
            {
                "name": w.name,
                "kind": w.kind,
                "hexes": [list(hex) for hex in w.hexes],
                "mouth": w.mouth if w.mouth >= 0 else None,
            }
            for w in map.waterways
        ],
        "ranges": [{"name": name, "at": list(at)} for name, at in map.ranges],
        "places": [_place(map, place) for place in map.places],
        "tokens": [{"faces": list(token.faces), "count": token.count} for token in TILES.tokens],
        "actions": [
            {
                "id": action,
                "number": i + 1,
                "price": None if map.standard else map.prices[i],
                "plus_level": i == LOCOMOTIVE and not map.standard,
            }
            for i, action in enumerate(ACTIONS)
        ],
        "income": [map.least_income, map.most_income],
        "markers": map.markers,
        "supply": map.spaces,
    }


def _hex(map: GameMap, h: int) -> dict[str, Any]:
    blocked = [e for e in range(6) if map.board.side[h * 6 + e] in (boards.BLOCKED, boards.WATER)]
    return {**hex_view(map, h), "river": map.hex_river[h], "blocked": blocked}


def _place(map: GameMap, place: Place) -> dict[str, Any]:
    return {
        "id": place.id,
        "name": place.name,
        "names": place.names,
        "hex": map.board.labels[place.hex],
        "kind": KINDS[place.kind],
        "cubes": place.cubes,
    }
