"""«CRECIMIENTO URBANO» and «URBANIZAR», slowly."""

from __future__ import annotations

from tests.property.naive_rails.changes import Refusal, refuse_if
from tests.property.railes_naive.position import Position


def growths(position: Position) -> set[tuple[str, int]]:
    """Every city without a marker with every supply space that has cubes."""
    if position.markers == 0:
        return set()
    return {
        (city, space)
        for city in position.cities - position.grown
        for space, cubes in enumerate(position.supply, 1)
        if cubes
    }


def grow(position: Position, city: str, space: int) -> Position:
    after = position.copy()
    after.goods[city] = sorted([*position.goods[city], *position.supply[space - 1]])
    after.supply[space - 1] = []
    after.grown.add(city)
    after.markers -= 1
    after.owed = None
    return after


def new_city(position: Position, town: str, color: str) -> Position:
    """The position with a New City, before it gets cubes; raises Refusal."""
    refuse_if("not a town", position.board.kind[town] != "town" or town in position.cities)
    refuse_if("none of this colour", position.new_cities[color] == 0)
    label = position.board.hex_of[town]
    unowned = [s for s in position.sections() if not s.done and s.owners == {None}]
    after = position.copy()
    after.tiles.pop(label, None)
    after.tokens = position.tokens.without(label)
    after.cities.add(town)
    after.grown.add(town)
    after.color[town] = color
    after.new_cities[color] -= 1
    after.added = {(hex_, edge) for hex_, edge in position.added if hex_ != label}
    sections = after.sections()
    joined = any(town in s.ends and position.seat in s.owners for s in sections)
    for section in sections:
        refuse_if("links it to itself", section.done and len(set(section.ends)) == 1)
        if section.done and any(section.paths <= s.paths for s in unowned):
            start = next(str(place) for place in section.ends if place != town)
            if position.version == 1 or joined or claimable_from(position, start):
                after.set_owner(section, position.seat)
    after.owed = None
    return after


def claimable_from(position: Position, start: str) -> bool:
    """«Conexiones no controladas por nadie»: what starts in a city, or in a town where the player has track."""
    return start in position.cities or position.owns_in_town(start)


def spaces(position: Position) -> list[int]:
    """The supply spaces one may choose from: 0 stands for none when all are empty."""
    return [space for space, cubes in enumerate(position.supply, 1) if cubes] or [0]


def urbanizations(position: Position) -> dict[tuple[str, str, int], Position]:
    """Every New City on every town where it may lie; the position without its cubes, whatever the colour."""
    found = {}
    colors = [color for color, left in position.new_cities.items() if left]
    for town in position.board.kind:
        try:
            after = new_city(position, town, colors[0]) if colors else None
        except Refusal:
            continue
        if after is not None:
            found.update({(town, color, space): after for color in colors for space in spaces(position)})
    return found


def urbanize(position: Position, town: str, color: str, space: int) -> Position:
    after = new_city(position, town, color)
    if space:
        after.goods[town] = sorted(position.supply[space - 1])
        after.supply[space - 1] = []
    return after


def can_carry_out(position: Position) -> bool:
    """Whether what is owed is still possible at all."""
    if position.owed == "urban_growth":
        return bool(growths(position))
    return position.owed == "urbanization" and bool(urbanizations(position))
