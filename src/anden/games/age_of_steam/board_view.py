"""What a view says of the map itself: made once for each map and number of players, and shared by all views."""

from __future__ import annotations

from typing import Any

from anden.games.age_of_steam.maps.game_map import GOODS, KINDS, SECTIONS, Column, GameMap, Place
from anden.games.cube_rails.tiles import CLASSES, NO_TILE, SIMPLE

_made: dict[tuple[int, int], tuple[GameMap, dict[str, Any]]] = {}
"""By identity of the map, which is kept alive here, and players."""


def board_view(map: GameMap, players: int) -> dict[str, Any]:
    key = (id(map), players)
    if key not in _made:
        _made[key] = (map, _make(map, players))
    return _made[key][1]


def _make(map: GameMap, players: int) -> dict[str, Any]:
    labels = map.board.labels
    return {
        "name": map.name,
        "orientation": "pointy" if map.pointy else "flat",
        "hexes": [_hex(map, h) for h in range(int(map.board.n))],
        "water": [list(hex) for hex in map.water],
        "places": [_place(map, place) for place in map.places],
        "direct_links": [
            {
                "id": link.id,
                "between": [map.places[link.first].id, map.places[link.second].id],
                "hex": labels[link.hex],
                "edge": link.edge,
                "price": link.price,
            }
            for link in map.direct_links
        ],
        "tiles": [
            {
                "id": kind.id,
                "class": CLASSES[kind.cls],
                "paths": [list(path) for path in kind.paths],
                "exits": list(kind.exits),
            }
            for kind in map.tiles.kinds
        ],
        "columns": [_column(map, column) for column in map.columns],
        "new_cities": [{"id": new.id, "color": GOODS[new.color]} for new in map.new_cities],
        "dice": {
            name: map.dice_for(players) if map.growth and i in map.sections else 0
            for i, name in enumerate(SECTIONS)
        },
        "tiles_per_turn": map.tiles_per_turn,
        "town_discs": int(map.tiles.discs),
        "max_locomotive": map.max_locomotive,
        "max_shares": map.max_shares,
        "share_price": map.share_price,
    }


def _hex(map: GameMap, h: int) -> dict[str, Any]:
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


def _place(map: GameMap, place: Place) -> dict[str, Any]:
    return {
        "id": place.id,
        "name": place.name,
        "hex": map.board.labels[place.hex],
        "kind": KINDS[place.kind],
        "columns": [map.columns[column].id for column in place.columns],
        "tags": list(place.tags()),
    }


def _column(map: GameMap, column: Column) -> dict[str, Any]:
    feeds = None
    if column.place >= 0:
        feeds = map.places[column.place].id
    elif column.new_city >= 0:
        feeds = map.new_cities[column.new_city].id
    return {
        "id": column.id,
        "section": SECTIONS[column.section],
        "die": column.die,
        "boxes": column.boxes,
        "feeds": feeds,
    }
