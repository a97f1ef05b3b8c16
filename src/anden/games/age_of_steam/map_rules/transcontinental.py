# mypyc: compile
"""Western US: deliveries from coast to coast (rule `crossing_bonus`). The link itself is in `phases.transcontinental`."""

from __future__ import annotations

from anden.games.age_of_steam.maps import NO_REGION, GameMap
from anden.games.cube_rails.track import Track


def region(map: GameMap, t: Track, place: int) -> int:
    """«OESTE DE U.S.», «Mover Mercancias»: where a city lies. A town counts once it is a New City."""
    if t.city[map.places[place].hex] == 0:
        return NO_REGION
    return map.places[place].region


def crosses(map: GameMap, t: Track, start: int, end: int) -> bool:
    """Whether a delivery from place to place goes from east to west or back. Cubes that lay on track start at no place."""
    if map.crossing_bonus == 0 or not 0 <= start < len(map.places):
        return False
    a, b = region(map, t, start), region(map, t, end)
    return a != NO_REGION and b != NO_REGION and a != b
