# mypyc: compile
"""Western US: the transcontinental link (rule `transcontinental`) and east-west deliveries (rule `crossing_bonus`)."""

from __future__ import annotations

from anden.games.age_of_steam.maps.game_map import EAST, NO_REGION, WEST, GameMap
from anden.games.cube_rails.routes import ROOM, Routes
from anden.games.cube_rails.track import NOBODY, Track


def region(map: GameMap, t: Track, place: int) -> int:
    """«OESTE DE U.S.», «Mover Mercancias»: where a city lies. A town counts once it is a New City."""
    if t.city[map.places[place].hex] == 0:
        return NO_REGION
    return map.places[place].region


def crosses(map: GameMap, t: Track, start: int, end: int) -> bool:
    """Whether a delivery from place to place goes from east to west or back. A cube on track starts at no place."""
    if map.crossing_bonus == 0 or not 0 <= start < len(map.places):
        return False
    a, b = region(map, t, start), region(map, t, end)
    return a != NO_REGION and b != NO_REGION and a != b


def joined(map: GameMap, r: Routes) -> bool:
    """«OESTE DE U.S.», «Construir Vias»: whether completed links of anybody join a western and an eastern start city."""
    return joined_pair(map, r)[0] >= 0


def joined_pair(map: GameMap, r: Routes) -> tuple[int, int]:
    """A western and an eastern start city that are joined: the first pair in the order of the map, or -1, -1."""
    for west in map.places:
        if west.start and west.region == WEST:
            east = _reaches(map, r, west.number)
            if east >= 0:
                return west.number, east
    return -1, -1


def _reaches(map: GameMap, r: Routes, start: int) -> int:
    """The first eastern start city that completed links of anybody join to a place, or -1."""
    reached = [start]
    for here in reached:
        for i in range(here * ROOM, here * ROOM + int(r.degree[here])):
            if int(r.to[i]) not in reached:
                reached.append(int(r.to[i]))
    for place in map.places:
        if place.start and place.region == EAST and place.number in reached:
            return place.number
    return -1


def rewards(map: GameMap, r: Routes, players: int) -> list[tuple[int, ...]]:
    """Who can get the bonus of the transcontinental link: one railroad, or two; the builder picks among them.

    Of all ways from coast to coast those count that need the fewest railroads; links of nobody count for nobody. Where
    a way needs more than two, any two of it.
    """
    for size in range(players + 1):
        found: list[tuple[int, ...]] = []
        for mask in range(1 << players):
            seats = [seat for seat in range(players) if mask >> seat & 1 == 1]
            if len(seats) == size and _joins(map, r, mask):
                for choice in _picks(seats):
                    if choice not in found:
                        found.append(choice)
        if found:
            return sorted(found)
    return []


def _picks(seats: list[int]) -> list[tuple[int, ...]]:
    if len(seats) <= 2:
        return [tuple(seats)]
    found: list[tuple[int, ...]] = []
    for i in range(len(seats)):
        for k in range(i + 1, len(seats)):
            found.append((seats[i], seats[k]))
    return found


def income(map: GameMap, seats: tuple[int, ...]) -> int:
    """What each of the rewarded railroads gets."""
    return map.transcontinental_one if len(seats) == 1 else map.transcontinental_two


def _joins(map: GameMap, r: Routes, mask: int) -> bool:
    """Whether links of these railroads (bits of seats) and of nobody join west and east."""
    reached = [False] * len(map.places)
    front: list[int] = []
    for place in map.places:
        if place.start and place.region == WEST:
            reached[place.number] = True
            front.append(place.number)
    while front:
        here = front.pop()
        for i in range(here * ROOM, here * ROOM + int(r.degree[here])):
            there, owner = int(r.to[i]), int(r.owner[i])
            if reached[there] or not (owner == NOBODY or mask >> owner & 1 == 1):
                continue
            if map.places[there].start and map.places[there].region == EAST:
                return True
            reached[there] = True
            front.append(there)
    return False
