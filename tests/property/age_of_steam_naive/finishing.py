"""«Alemania», slowly: only complete links; and what is offered in a build turn on every map."""

from __future__ import annotations

from tests.property.age_of_steam_naive.building import open_ends, possible
from tests.property.age_of_steam_naive.cities import connect, urbanize
from tests.property.age_of_steam_naive.position import Position
from tests.property.naive_rails.changes import Refusal


def towns_near(position: Position, labels: set[str], tiles: int) -> list[str]:
    """The towns that so many tiles reach from these hexes; all of them when tiles are short, for a city sets its tile free."""
    near = set(labels)
    for _ in range(tiles):
        near |= {there for (here, _), there in position.board.near.items() if here in near}
    towns = [p for p, kind in position.board.kind.items() if kind == "town" and p not in position.cities]
    short = 0 in position.stock.values() or position.discs == 0
    return [town for town in towns if short or position.board.hex_of[town] in near]


def something_near(position: Position, label: str, tiles: int, met: int) -> bool:
    """Whether so many tiles from a hex on can come to anything that track could end at, besides the `met` ends there."""
    if position.city_on(label) or tiles == 0:
        return False
    around = [
        (edge, position.board.near[label, edge]) for edge in range(6) if (label, edge) in position.board.near
    ]
    ends = sum(bool(position.city_on(there) or position.facing(label, edge)) for edge, there in around)
    if position.town_on(label) or ends > met:
        return True
    return any(something_near(position, there, tiles - 1, 0) for _, there in around)


def can_be_finished(position: Position) -> bool:
    """«Alemania»: no unfinished track may remain, so what was begun must still be possible to complete."""
    ends = open_ends(position)
    if not ends:
        return True
    left = position.limit - position.used
    goals = {position.board.near[end] for end in ends}
    if position.city_to_come():
        for town in towns_near(position, goals | {label for label, _ in ends}, left):
            try:
                if can_be_finished(urbanize(position, town, min(position.new_cities))):
                    return True
            except Refusal:
                continue
        position = position.copy()
        position.may_urbanize = False  # from here on by tiles alone: a city later would have done now as well
    if len(goals) > left or goals & position.built:
        return False
    if not all(something_near(position, goal, left, 1) for goal in goals):
        return False
    tries = list(goals)
    if left > 1:  # or first a tile beside, to which the one at the end will be joined
        tries += {there for (here, _), there in position.board.near.items() if here in goals} - goals
    return any(can_be_finished(after) for hex_ in tries for _, after in possible(position, hex_).values())


def placements(position: Position) -> dict[tuple[str, str, int], int]:
    """Every legal tile of a position with what it costs now."""
    prices = {}
    for label in position.board.hexes:
        for key, (price, after) in possible(position, label).items():
            if position.map != "germany" or can_be_finished(after):
                prices[key] = price
    return prices


def urbanizations(position: Position) -> set[tuple[str, str]]:
    """Every New City on every town where it may lie."""
    found = set()
    for town in position.board.kind:
        for city in position.new_cities:
            try:
                after = urbanize(position, town, city)
            except Refusal:
                continue
            if position.map == "germany" and not can_be_finished(after):
                break  # whatever its colour
            found.add((town, city))
    return found


def direct_links(position: Position) -> dict[str, int]:
    found = {}
    for link in position.board.direct:
        try:
            price, after = connect(position, link)
        except Refusal:
            continue
        if can_be_finished(after):
            found[link] = price
    return found
