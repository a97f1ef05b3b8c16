"""What a view says of the map itself: made once for each map and number of players, and shared by all views."""

from __future__ import annotations

from typing import Any

from anden.games.age_of_steam.maps.game_map import GOODS, KINDS, SECTIONS, Column, GameMap, Place
from anden.games.cube_rails.board_view import ground

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
        **ground(map),
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
        "columns": [_column(map, column) for column in map.columns],
        "new_cities": [{"id": new.id, "color": GOODS[new.color]} for new in map.new_cities],
        "dice": {
            name: map.dice_for(players) if map.growth and i in map.sections else 0
            for i, name in enumerate(SECTIONS)
        },
        "town_discs": int(map.tiles.discs),
        "max_shares": map.max_shares,
        "share_price": map.share_price,
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
