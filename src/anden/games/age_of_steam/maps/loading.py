"""The maps there are: those of the package and those in the folder that the variable ANDEN_MAPS names."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from anden.core.facts import MapInfo
from anden.games.age_of_steam.maps import building, checks, map_file
from anden.games.age_of_steam.maps.game_map import GameMap
from anden.games.age_of_steam.maps.map_file import FORMAT, MapFile
from anden.games.age_of_steam.maps.tables import DATA
from anden.games.age_of_steam.versions import NEWEST, Switches
from anden.games.cube_rails import map_folder
from anden.games.cube_rails.map_folder import FOLDER as FOLDER
from anden.games.cube_rails.map_folder import BrokenMap as BrokenMap

PRINTED = ("rust_belt", "western_us", "southern_us", "germany", "barbados", "st_lucia")
"""The maps of the box, in the order they are offered."""


def load(path: Path) -> MapFile:
    """Read and judge one map file. Raises BrokenMap."""
    return map_folder.load(path, map_file.read, checks.findings)


def check_file(path: Path) -> list[str]:
    """What is wrong with a map file; empty when it can be played."""
    try:
        load(path)
    except BrokenMap as broken:
        return broken.findings
    return []


@cache
def _read_all() -> tuple[dict[str, MapFile], list[str]]:
    maps = {id: load(DATA / "maps" / f"{id}.json") for id in PRINTED}
    findings = map_folder.missing()
    for path in map_folder.files(FORMAT, unknown=True):
        try:
            file = load(path)
        except BrokenMap as broken:
            findings += broken.findings
            continue
        if file.id in maps:
            findings.append(f"{path.name}: id: there is already a map {file.id!r}")
        else:
            maps[file.id] = file
    return maps, findings


def known_maps() -> dict[str, MapFile]:
    """All maps that can be played, by id."""
    return _read_all()[0]


def check_maps() -> list[str]:
    """What is wrong with map files that were found; those are not offered."""
    return list(_read_all()[1])


def map_infos() -> tuple[MapInfo, ...]:
    return tuple(MapInfo(id=id, players=file.players, name=file.name) for id, file in known_maps().items())


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
