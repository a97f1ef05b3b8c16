"""The boards there are: those of the package and those in the folder that the variable ANDEN_MAPS names.

The printed boards were not available, so ours are reconstructions: a file of that folder may replace one by its id.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from anden.core.facts import MapInfo
from anden.games.cube_rails import map_folder
from anden.games.cube_rails.map_folder import BrokenMap
from anden.games.railes.maps import building, checks, map_file
from anden.games.railes.maps.game_map import GameMap
from anden.games.railes.maps.map_file import FORMAT, MapFile
from anden.games.railes.maps.tables import DATA
from anden.games.railes.versions import NEWEST, Switches

PRINTED = ("northeast", "ruhr")
"""The boards of the box, in the order they are offered."""


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
    added: set[str] = set()
    findings: list[str] = []
    for path in map_folder.files(FORMAT):
        try:
            file = load(path)
        except BrokenMap as broken:
            findings += broken.findings
            continue
        if file.id in added:
            findings.append(f"{path.name}: id: there is already a map {file.id!r}")
        else:
            added.add(file.id)
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
