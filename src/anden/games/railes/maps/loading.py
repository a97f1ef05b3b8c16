"""The boards of Raíles, and the GameMap of a table.

The printed boards were not available, so ours are reconstructions: a file of somebody who has them may replace one by its id.
"""

from __future__ import annotations

from typing import Any

from anden.games.cube_rails.maps.catalogue import Catalogue, Layout
from anden.games.railes.maps import building, checks, map_file
from anden.games.railes.maps.game_map import GameMap
from anden.games.railes.maps.tables import DATA
from anden.games.railes.versions import NEWEST, Switches

PRINTED = ("northeast", "ruhr")
"""The boards of the box, in the order they are offered."""

MAPS = Catalogue(
    Layout(map_file.FORMAT, map_file.read, checks.findings), DATA / "maps", PRINTED, reconstructed=True
)
known_maps = MAPS.known_maps
check_maps = MAPS.check_maps
check_file = MAPS.check_file
map_infos = MAPS.map_infos

_built: dict[tuple[str, int, bool, bool, bool], GameMap] = {}


def game_map(id: str, options: dict[str, Any] | None = None, version: int = NEWEST) -> GameMap:
    """The map with the options and the version of a table in it, built once and shared. All must have been judged."""
    chosen = options or {}
    standard = chosen.get("game", "basic") == "standard"
    auction = not standard and chosen.get("first_order", "auction") == "auction"
    soft = standard and bool(chosen.get("soft", False))
    key = (id, version, standard, auction, soft)
    if key not in _built:
        map = building.build(known_maps()[id], Switches(version))
        map.standard = standard
        map.first_auction = auction
        map.soft = soft
        _built[key] = map
    return _built[key]
