"""What a view says of the board of either game: it never changes, so each game makes it once and shares it."""

from __future__ import annotations

from typing import Any

from anden.games.cube_rails.cube_map import CubeMap
from anden.games.cube_rails.tiles import CLASSES, NO_TILE, SIMPLE


def ground(map: CubeMap) -> dict[str, Any]:
    """Hexes, tiles and what is counted."""
    return {
        "name": map.name,
        "orientation": "pointy" if map.pointy else "flat",
        "hexes": [hex_view(map, h) for h in range(int(map.board.n))],
        "water": [list(hex) for hex in map.water],
        "tiles": [
            {
                "id": kind.id,
                "class": CLASSES[kind.cls],
                "paths": [list(path) for path in kind.paths],
                "exits": list(kind.exits),
            }
            for kind in map.tiles.kinds
        ],
        "tiles_per_turn": map.tiles_per_turn,
        "max_locomotive": map.max_locomotive,
    }


def hex_view(map: CubeMap, h: int) -> dict[str, Any]:
    """`price` is of a simple tile on bare ground."""
    board = map.board
    place = int(board.place[h])
    simple = next(o for o in range(NO_TILE + 1, int(map.tiles.count)) if map.tiles.cls[o] == SIMPLE)
    return {
        "id": board.labels[h],
        "q": map.hex_q[h],
        "r": map.hex_r[h],
        "terrain": map.hex_terrain[h],
        "price": int(map.terms.base[simple]) + int(board.extra[h]) if place < 0 else None,
        "place": board.place_ids[place] if place >= 0 else None,
    }
