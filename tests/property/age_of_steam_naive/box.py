"""What the rulebook prints: tiles, prices, and the lists of its map pages. Typed in by hand, not read from the engine."""

from __future__ import annotations

from tests.property.naive_rails.walks import TOWN

SIMPLE, COEXIST, CROSSING, EXCLUSIVE = "simple", "coexist", "crossing", "town"

PRINTED: dict[str, tuple[str, int, tuple[tuple[int, int], ...]]] = {
    "straight": (SIMPLE, 48, ((0, 3),)),
    "acute": (SIMPLE, 7, ((2, 3),)),
    "gentle": (SIMPLE, 55, ((1, 3),)),
    "cross_gentle_straight": (CROSSING, 4, ((1, 3), (2, 5))),
    "cross_two_gentle": (CROSSING, 3, ((0, 2), (1, 3))),
    "cross_two_straight": (CROSSING, 4, ((1, 4), (2, 5))),
    "coexist_two_gentle": (COEXIST, 1, ((0, 4), (1, 3))),
    "coexist_left_gentle_acute": (COEXIST, 1, ((0, 2), (4, 5))),
    "coexist_right_gentle_acute": (COEXIST, 1, ((0, 4), (1, 2))),
    "coexist_straight_acute": (COEXIST, 1, ((0, 3), (4, 5))),
    "town_1": (EXCLUSIVE, 3, ((3, TOWN),)),
    "town_3_left": (EXCLUSIVE, 2, ((0, TOWN), (3, TOWN), (5, TOWN))),
    "town_3_right": (EXCLUSIVE, 2, ((0, TOWN), (1, TOWN), (3, TOWN))),
    "town_3_same_half": (EXCLUSIVE, 2, ((0, TOWN), (1, TOWN), (5, TOWN))),
    "town_3_star": (EXCLUSIVE, 2, ((1, TOWN), (3, TOWN), (5, TOWN))),
}
"""Class, how many are in the box, and the paths in the printed position."""

OWNERSHIP_DISCS = 20
PLACE = {SIMPLE: 0, COEXIST: 1, CROSSING: 2}
"""«Colocar»: over the price of a simple tile on that terrain."""

TERRAIN = {"plain": 2, "river": 3, "mountain": 4}
WESTERN_TERRAIN = {"plain": 2, "river": 4, "swamp": 4, "mountain": 5}

PORTS = {"charleston", "savannah", "mobile", "new_orleans"}
WEST_START = {"seattle", "san_francisco", "los_angeles"}
EAST_START = {"duluth", "minneapolis", "des_moines", "st_louis", "memphis", "vicksburg", "new_orleans"}
WEST = WEST_START | {"portland", "san_diego"}
EAST = EAST_START | {"kansas_city"}

NEW_CITIES = {
    "A": "red",
    "B": "blue",
    "C": "black",
    "D": "black",
    "E": "yellow",
    "F": "purple",
    "G": "black",
    "H": "black",
}


def paths_of(kind: str, turn: int, in_town: bool) -> frozenset[tuple[int, int]]:
    """The paths of a tile that lies so. On a town hex every track of a plain tile ends in the town."""
    turned = {tuple(sorted((a + turn) % 6 if a != TOWN else TOWN for a in path)) for path in PRINTED[kind][2]}
    if in_town:
        return frozenset((edge, TOWN) for path in turned for edge in path if edge != TOWN)
    return frozenset((path[0], path[1]) for path in turned)


def turns_of(kind: str, in_town: bool) -> list[int]:
    """The turns that look different, the lowest of each."""
    seen: set[tuple[frozenset[tuple[int, int]], frozenset[tuple[int, int]]]] = set()
    turns = []
    for turn in range(6):
        look = (paths_of(kind, turn, False), paths_of(kind, turn, in_town))
        if look not in seen:
            seen.add(look)
            turns.append(turn)
    return turns


TURNS = {(kind, town): turns_of(kind, town) for kind in PRINTED for town in (False, True)}
LOOKS = {
    (kind, turn, town): paths_of(kind, turn, town)
    for kind in PRINTED
    for turn in range(6)
    for town in (False, True)
}


def lowest_turn(kind: str, turn: int) -> int:
    """The lowest turn in which the tile looks the same."""
    return next(t for t in range(6) if LOOKS[kind, t, False] == LOOKS[kind, turn, False])
