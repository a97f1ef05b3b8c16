# mypyc: compile
"""The seven objectives and when they are met (heading «Condiciones de puntuación»)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.railroad_tiles.printed.faces import OBJECTIVES
from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.territories.networks import CAR, PASSENGER, TRAIN, stations_by_rail
from anden.games.railroad_tiles.territories.paths import path_through
from anden.games.railroad_tiles.territories.shape import CITY_TILES, bit_count, is_town, town_group
from anden.games.railroad_tiles.territories.territory import WIDTH, Territory, neighbour

OBJECTIVE_POINTS: Final = 5

CITY_HALL: Final = OBJECTIVES.index("city_hall")
METROPOLIS: Final = OBJECTIVES.index("metropolis")
CENTRAL_STATION: Final = OBJECTIVES.index("central_station")
STADIUM: Final = OBJECTIVES.index("stadium")
AIRPORT: Final = OBJECTIVES.index("airport")
TEMPLE: Final = OBJECTIVES.index("temple")
GAS_STATION: Final = OBJECTIVES.index("gas_station")


def city_hall_met(t: Territory, slot: i64) -> bool:
    """At least two tiles in a row in each of the four directions."""
    side: i64
    for side in range(4):
        near: i64 = neighbour(i64(t.cell[slot]), side)
        if t.slot_at(near) < 0 or t.slot_at(neighbour(near, side)) < 0:
            return False
    return True


def metropolis_met(t: Territory, slot: i64) -> bool:
    """Part of a city of at least five town tiles, itself included."""
    return is_town(t, slot) and bit_count(town_group(t, slot)) >= 5


def central_station_met(t: Territory, slot: i64) -> bool:
    """Connected by rail with at least five other stations."""
    return stations_by_rail(t, slot) >= 5


def stadium_met(t: Territory, slot: i64) -> bool:
    """At least three passenger pawns on the eight spaces around."""
    pawns: i64 = 0
    dy: i64
    dx: i64
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            there: i64 = t.slot_at(i64(t.cell[slot]) + dy * WIDTH + dx)
            if there >= 0 and there != slot and (i64(t.pawns[there]) >> PASSENGER) & 1 != 0:
                pawns += 1
    return pawns >= 3


def airport_met(t: Territory, slot: i64) -> bool:
    """In the row or column of a town tile that belongs to a city."""
    x: i64 = i64(t.cell[slot]) % WIDTH
    y: i64 = i64(t.cell[slot]) // WIDTH
    other: i64
    for other in range(t.tiles):
        cell: i64 = i64(t.cell[other])
        if other == slot or not is_town(t, other):
            continue
        if (cell % WIDTH == x or cell // WIDTH == y) and bit_count(town_group(t, other)) >= CITY_TILES:
            return True
    return False


def temple_met(t: Territory, slot: i64) -> bool:
    """No location of car or train on the eight spaces around, filled or not."""
    dy: i64
    dx: i64
    for dy in range(-1, 2):
        for dx in range(-1, 2):
            there: i64 = t.slot_at(i64(t.cell[slot]) + dy * WIDTH + dx)
            if there >= 0 and there != slot:
                printed: i64 = i64(T.locations[i64(t.tile[there]) >> 3])
                if (printed >> CAR) & 1 != 0 or (printed >> TRAIN) & 1 != 0:
                    return False
    return True


def gas_station_met(t: Territory, slot: i64) -> bool:
    """On a continuous road of at least eight segments, each counted once."""
    roads: i64 = i64(T.road_segments[i64(t.tile[slot]) >> 3])
    if roads & 1 != 0 and path_through(t, slot, 0, 8) >= 8:
        return True
    return roads & 2 != 0 and path_through(t, slot, 1, 8) >= 8


def objective_met(t: Territory, objective: i64) -> bool:
    """Whether an objective (0-6) lies in the territory and its condition holds now."""
    slot: i64 = t.slot_of_face(OBJECTIVE_BASE + objective)
    if slot < 0:
        return False
    if objective == CITY_HALL:
        return city_hall_met(t, slot)
    if objective == METROPOLIS:
        return metropolis_met(t, slot)
    if objective == CENTRAL_STATION:
        return central_station_met(t, slot)
    if objective == STADIUM:
        return stadium_met(t, slot)
    if objective == AIRPORT:
        return airport_met(t, slot)
    if objective == TEMPLE:
        return temple_met(t, slot)
    return gas_station_met(t, slot)
