"""Whether a map file makes sense: every finding names the place in the file and the reason."""

from __future__ import annotations

from collections.abc import Iterator

from anden.games.cube_rails.maps import checks, ground
from anden.games.cube_rails.maps.checks import land, rising
from anden.games.cube_rails.maps.ground import Finding, Hex, written
from anden.games.railes.maps.map_file import City, MapFile, Town
from anden.games.railes.maps.tables import TABLES


def findings(file: MapFile, stem: str) -> list[Finding]:
    """All that is wrong with a map: (place, reason), in the order of the file. `stem` is the file's name without .json."""
    return checks.findings(file, stem, (_players, _hexes, _places, _cubes, _drawn))


def places(file: MapFile) -> Iterator[tuple[str, City | Town]]:
    """Cities and towns with their place in the file."""
    for i, city in enumerate(file.cities):
        yield f"cities[{i}]", city
    for i, town in enumerate(file.towns):
        yield f"towns[{i}]", town


def _players(file: MapFile) -> list[Finding]:
    found: list[Finding] = []
    for key, numbers in (("players", file.players), ("recommended", file.recommended)):
        if not rising(numbers):
            found.append((key, "each number once, rising"))
    for i, players in enumerate(file.recommended):
        if players not in file.players:
            found.append((f"recommended[{i}]", f"the map is not for {players} players"))
    for number in file.fewer_cubes:
        if int(number) not in file.players:
            found.append((f"fewer_cubes.{number}", f"the map is not for {number} players"))
    return found


def _hexes(file: MapFile) -> list[Finding]:
    found = checks.hex_findings(file)
    here = land(file)
    seen: set[Hex] = set()
    for i, hex in enumerate(file.rivers):
        if hex not in here:
            found.append((f"rivers[{i}]", f"there is no hex {written(hex)}"))
        elif hex in seen:
            found.append((f"rivers[{i}]", f"{written(hex)} twice"))
        seen.add(hex)
    return found


def _places(file: MapFile) -> list[Finding]:
    listed = [(where, place.id, place.hex) for where, place in places(file)]
    found = ground.place_findings(listed, land(file), "cities and towns")
    if len(file.cities) < 2:
        found.append(("cities", "two at least"))
    # A player must always find an action token: with all six players the last may be left with 6 and 7.
    need = max(TABLES.turns[players] for players in file.players)
    if len(file.towns) < need:
        found.append(("towns", f"{len(file.towns)} towns for {need} turns: Urbanize could become impossible"))
    return found


def _cubes(file: MapFile) -> list[Finding]:
    """For every number of players each city gets a cube and the bag has enough."""
    found: list[Finding] = []
    bag = sum(TABLES.goods.values())
    for players in file.players:
        fewer = file.fewer_cubes.get(str(players))  # type: ignore[call-overload]
        less_city, less_supply = (fewer.cities, fewer.supply) if fewer else (0, 0)
        for i, city in enumerate(file.cities):
            if city.cubes <= less_city:
                found.append((f"cities[{i}].cubes", f"no cube is left with {players} players"))
        if TABLES.supply.cubes <= less_supply:
            found.append((f"fewer_cubes.{players}.supply", "no cube is left in the supply"))
        need = sum(city.cubes - less_city for city in file.cities)
        need += TABLES.supply.spaces * (TABLES.supply.cubes - less_supply)
        if need > bag:
            found.append(
                ("cities", f"the set-up for {players} players takes {need} cubes, the bag has {bag}")
            )
    return found


def _drawn(file: MapFile) -> list[Finding]:
    here = land(file)
    return [
        (f"ranges[{i}].at", f"there is no hex {written(ridge.at)}")
        for i, ridge in enumerate(file.ranges)
        if ridge.at not in here
    ]
