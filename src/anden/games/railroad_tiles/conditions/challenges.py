# mypyc: compile
"""The 15 solo challenges (heading «Desafíos»): what the territory has of what they ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.railroad_tiles.printed.faces import CHALLENGES
from anden.games.railroad_tiles.territories.networks import (
    CAR,
    PASSENGER,
    RAIL,
    ROAD,
    TRAIN,
    most_connected_pawns,
    most_connected_stations,
)
from anden.games.railroad_tiles.territories.paths import farthest_friends, longest_path
from anden.games.railroad_tiles.territories.shape import (
    city_count,
    holes,
    largest_town_group,
    most_pawns_in_a_row,
    rows_used,
)
from anden.games.railroad_tiles.territories.territory import Territory

LAZY_TRAVELLERS: Final = 15


def _most_pawns_in_a_network(t: Territory) -> i64:
    most: i64 = 0
    pawn: i64
    for pawn in (CAR, TRAIN, PASSENGER):
        n: i64 = most_connected_pawns(t, pawn)
        if n > most:
            most = n
    return most


def measure(t: Territory, number: int) -> int:
    """The number that a challenge speaks of, as it stands now."""
    if number == 1:
        return int(largest_town_group(t))
    if number == 2:
        return int(longest_path(t, ROAD))
    if number == 3:
        return int(longest_path(t, RAIL))
    if number == 4:
        return int(t.openings)
    if number == 5:
        return int(rows_used(t))
    if number == 6:
        return int(holes(t, 2))
    if number == 7:
        return int(holes(t, 1))
    if number == 8:
        return int(farthest_friends(t))
    if number == 9:
        return int(most_connected_stations(t))
    if number == 10:
        return int(most_connected_pawns(t, CAR))
    if number == 11:
        return int(most_connected_pawns(t, TRAIN))
    if number == 12:
        return int(city_count(t))
    if number == 13:
        return int(most_pawns_in_a_row(t))
    if number == 14:
        return int(_most_pawns_in_a_network(t))
    return 0


def holds(t: Territory, number: int) -> bool:
    """Whether the mission is done, or the limit kept, as things stand now."""
    if number in (0, LAZY_TRAVELLERS):
        return True
    goal = CHALLENGES[number].goal
    have = measure(t, number)
    return have <= goal if at_most(number) else have >= goal


def at_most(number: int) -> bool:
    """Whether the number must not be passed (else it must be reached)."""
    return number == 4 or CHALLENGES[number].kind == "limit"


def is_limit(number: int) -> bool:
    """Whether it must hold all game long."""
    return number in CHALLENGES and CHALLENGES[number].kind == "limit"


def stars_for(number: int, points: int) -> int:
    """How many of the three values of a challenge a score reaches."""
    return sum(1 for value in CHALLENGES[number].thresholds if points >= value)
