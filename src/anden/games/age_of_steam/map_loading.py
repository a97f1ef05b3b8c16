"""The maps there are: those of the package and those in the folder that the variable ANDEN_MAPS names."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from anden.core.facts import MapInfo
from anden.games.age_of_steam import map_building, map_checks, map_file
from anden.games.age_of_steam.map_file import MapFile
from anden.games.age_of_steam.maps import GameMap
from anden.games.age_of_steam.tables import DATA

PRINTED = ("rust_belt", "western_us", "southern_us", "germany", "barbados", "st_lucia")
"""The maps of the box, in the order they are offered."""
FOLDER = "ANDEN_MAPS"


class BrokenMap(ValueError):
    """A map file that cannot be played: what is wrong, each with file, place and reason."""

    def __init__(self, findings: list[str]) -> None:
        super().__init__("\n".join(findings))
        self.findings = findings


def load(path: Path) -> MapFile:
    """Read and judge one map file. Raises BrokenMap."""
    try:
        file = map_file.read(path.read_bytes())
    except OSError as error:
        raise BrokenMap([f"{path.name}: cannot be read: {error.strerror}"]) from None
    except map_file.Misread as error:
        raise BrokenMap([f"{path.name}: {error.place}: {error.reason}"]) from None
    if findings := map_checks.findings(file, path.stem):
        raise BrokenMap([f"{path.name}: {place}: {reason}" for place, reason in findings])
    return file


def check_file(path: Path) -> list[str]:
    """What is wrong with a map file; empty when it can be played."""
    try:
        load(path)
    except BrokenMap as broken:
        return broken.findings
    return []


def _added_files() -> list[Path]:
    folder = os.environ.get(FOLDER, "")
    return sorted(Path(folder).glob("*.json")) if folder else []


@cache
def _read_all() -> tuple[dict[str, MapFile], list[str]]:
    maps = {id: load(DATA / "maps" / f"{id}.json") for id in PRINTED}
    findings: list[str] = []
    folder = os.environ.get(FOLDER, "")
    if folder and not Path(folder).is_dir():
        findings.append(f"{FOLDER}: {folder} is not a folder")
    for path in _added_files():
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
    return tuple(MapInfo(id=id, players=file.players) for id, file in known_maps().items())


_built: dict[tuple[str, ...], GameMap] = {}


def game_map(id: str, options: dict[str, Any] | None = None) -> GameMap:
    """The map with the options of a table in it, built once and shared. Both must have been judged."""
    file = known_maps()[id]
    chosen = options or {}
    wanted = {key: str(chosen[key]) for key in (*map_building.OPTIONS, *file.variants) if key in chosen}
    key = (id, *(f"{name}={value}" for name, value in sorted(wanted.items())))
    if key not in _built:
        _built[key] = map_building.build(file, wanted)
    return _built[key]
