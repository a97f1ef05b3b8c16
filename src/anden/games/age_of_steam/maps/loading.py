"""The maps of Age of Steam, and the GameMap of a table."""

from __future__ import annotations

from typing import Any

from anden.games.age_of_steam.maps import building, checks, map_file
from anden.games.age_of_steam.maps.game_map import GameMap
from anden.games.age_of_steam.maps.tables import DATA
from anden.games.age_of_steam.versions import NEWEST, Switches
from anden.games.cube_rails.maps.catalogue import Catalogue, Layout

PRINTED = ("rust_belt", "western_us", "southern_us", "germany", "barbados", "st_lucia")
"""The maps of the box, in the order they are offered."""

MAPS = Catalogue(
    Layout(map_file.FORMAT, map_file.read, checks.findings), DATA / "maps", PRINTED, in_charge=True
)
known_maps = MAPS.known_maps
check_maps = MAPS.check_maps
check_file = MAPS.check_file
map_infos = MAPS.map_infos

_built: dict[tuple[str, ...], GameMap] = {}


def game_map(id: str, options: dict[str, Any] | None = None, version: int = NEWEST) -> GameMap:
    """The map with the options and the version of a table in it, built once and shared. All must have been judged."""
    file = known_maps()[id]
    chosen = options or {}
    wanted = {key: str(chosen[key]) for key in (*building.OPTIONS, *file.variants) if key in chosen}
    key = (id, str(version), *(f"{name}={value}" for name, value in sorted(wanted.items())))
    if key not in _built:
        _built[key] = building.build(file, wanted, Switches(version))
    return _built[key]
