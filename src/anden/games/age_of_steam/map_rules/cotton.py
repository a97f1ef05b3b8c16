# mypyc: compile
"""Southern US: cotton (rule `cotton`). White cubes end at the ports, pay their mover a bonus and leave the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from anden.games.age_of_steam.maps.game_map import WHITE, GameMap


def ports(map: GameMap) -> vec[u8]:
    """«SUR DE U.S.», «Mover Mercancias»: by place, bits of the goods it takes besides its colour; empty without cotton."""
    if not any(place.port for place in map.places):
        return vec[u8]()
    return vec[u8]([u8(1 << WHITE) if place.port else u8(0) for place in map.places])


def bonus(map: GameMap, good: i64) -> i64:
    """What the mover of a cube gets besides."""
    return map.cotton_bonus if good == WHITE else 0


def leaves_game(good: i64) -> bool:
    """Delivered cotton does not go back to the bag."""
    return good == WHITE
