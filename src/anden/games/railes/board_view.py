"""What a view says of the board itself: made once for each map and shared by all views."""

from __future__ import annotations

from typing import Any

from anden.games.cube_rails import board as boards
from anden.games.cube_rails.tiles import CLASSES
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
        "name": map.name,
        "orientation": "pointy" if map.pointy else "flat",
        "hexes": [_hex(map, h) for h in range(int(map.board.n))],
        "water": [list(hex) for hex in map.water],
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
        "tiles": [
            {
                "id": kind.id,
                "class": CLASSES[kind.cls],
                "paths": [list(path) for path in kind.paths],
                "exits": list(kind.exits),
            }
            for kind in map.tiles.kinds
        ],
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
        "tiles_per_turn": map.tiles_per_turn,
        "max_locomotive": map.max_locomotive,
        "income": [map.least_income, map.most_income],
        "markers": map.markers,
        "supply": map.spaces,
    }


def _hex(map: GameMap, h: int) -> dict[str, Any]:
    board = map.board
    place = int(board.place[h])
    straight = map.tiles.number(map.tiles.kind_named("21"), 0)
    thick = (boards.BLOCKED, boards.WATER)
    return {
        "id": board.labels[h],
        "q": map.hex_q[h],
        "r": map.hex_r[h],
        "terrain": map.hex_terrain[h],
        "river": map.hex_river[h],
        "price": int(map.terms.base[straight]) + int(board.extra[h]) if place < 0 else None,
        "place": board.place_ids[place] if place >= 0 else None,
        "blocked": [e for e in range(6) if board.side[h * 6 + e] in thick],
    }


def _place(map: GameMap, place: Place) -> dict[str, Any]:
    return {
        "id": place.id,
        "name": place.name,
        "names": place.names,
        "hex": map.board.labels[place.hex],
        "kind": KINDS[place.kind],
        "cubes": place.cubes,
    }
