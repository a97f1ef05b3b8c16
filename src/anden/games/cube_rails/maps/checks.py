"""Whether a map file makes sense, as far as both games ask the same. A game adds its own checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from anden.games.cube_rails.maps import ground
from anden.games.cube_rails.maps.ground import Finding, Hex, Side
from anden.games.cube_rails.maps.map_file import Drawn

F = TypeVar("F", bound=Drawn)


def findings(file: F, stem: str, own: Iterable[Callable[[F], list[Finding]]]) -> list[Finding]:
    """All that is wrong with a map: (place, reason), in the order of the file. `stem` is the file's name without .json, `own`
    are the checks of the game."""
    found: list[Finding] = []
    if file.id != stem:
        found.append(("id", f"{file.id!r} is not the file's name {stem!r}"))
    if not file.name.strip():
        found.append(("name", "empty"))
    for check in own:
        found += check(file)
    if not any(place.startswith(("hexes", "blocked")) for place, _ in found):
        found += ground.connection_findings(land(file), sides(file))
    return found


def land(file: Drawn) -> set[Hex]:
    return {hex for hexes in file.hexes.values() for hex in hexes}


def sides(file: Drawn) -> list[Side]:
    """The sides that no track may cross."""
    return [(line.hex, line.side) for line in file.blocked]


def hex_findings(file: Drawn) -> list[Finding]:
    return ground.hex_findings(file.hexes.items(), file.water, sides(file))


def rising(numbers: tuple[int, ...]) -> bool:
    """Each once, the lowest first."""
    return list(numbers) == sorted(set(numbers))
