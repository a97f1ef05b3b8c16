# mypyc: compile
"""What objective tiles are worth: their points, weighed with the chance that the condition will hold at the end."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from anden.games.railroad_tiles.conditions.objectives import (
    AIRPORT,
    CENTRAL_STATION,
    CITY_HALL,
    METROPOLIS,
    OBJECTIVE_POINTS,
    STADIUM,
    TEMPLE,
    objective_met,
)
from anden.games.railroad_tiles.planning.outlook import Outlook
from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.territories.networks import PASSENGER, stations_by_rail
from anden.games.railroad_tiles.territories.paths import path_through
from anden.games.railroad_tiles.territories.shape import bit_count, town_group
from anden.games.railroad_tiles.territories.territory import BESIDE, WIDTH, Territory, neighbour

HELD: Final = 0.55
"""The chance that an objective tile which is still to be laid will be met, early in the game."""


def objectives_worth(t: Territory, look: Outlook, objectives: i64) -> float:
    """Points to be expected from the objectives (bits) that lie in the territory or are still to be laid."""
    chances: float = 0.0
    early: float = 1.0 - exp(-look.tiles / 6.0)
    objective: i64
    for objective in range(7):
        if (objectives >> objective) & 1 == 0:
            continue
        slot: i64 = t.slot_of_face(OBJECTIVE_BASE + objective)
        if slot < 0:
            chances += HELD * early
        else:
            chances += _chance(t, look, objective, slot, early)
    return float(OBJECTIVE_POINTS) * chances


def _chance(t: Territory, look: Outlook, objective: i64, slot: i64, early: float) -> float:
    """The chance that the condition of an objective tile holds at the end."""
    if objective == TEMPLE:
        return _temple(t, look, slot) if objective_met(t, objective) else 0.0
    if objective_met(t, objective):
        return 1.0
    if objective == CITY_HALL:
        return _city_hall(t, look, slot)
    if objective == METROPOLIS:
        return early * _power(0.6, 5 - bit_count(town_group(t, slot)))
    if objective == CENTRAL_STATION:
        return early * _power(0.6, 5 - stations_by_rail(t, slot))
    if objective == STADIUM:
        return _stadium(t, look, slot)
    if objective == AIRPORT:
        return early * 0.7
    return early * _power(0.7, 8 - _road_length(t, slot))


def _power(base: float, exponent: i64) -> float:
    result: float = 1.0
    while exponent > 0:
        result *= base
        exponent -= 1
    return result


def _around(t: Territory, slot: i64, i: i64) -> i64:
    """One of the eight spaces around a tile."""
    step: i64 = i if i < 4 else i + 1
    return i64(t.cell[slot]) + (step // 3 - 1) * WIDTH + step % 3 - 1


def _temple(t: Territory, look: Outlook, slot: i64) -> float:
    """Each empty space around may still get a tile with a location of car or train."""
    danger: float = 0.5 * (look.locations[0] + look.locations[1]) * (1.0 - exp(-look.tiles / 6.0))
    chance: float = 1.0
    i: i64
    for i in range(8):
        if t.slot_at(_around(t, slot, i)) < 0:
            chance *= 1.0 - danger
    return chance


def _city_hall(t: Territory, look: Outlook, slot: i64) -> float:
    """The chance that all empty spaces of the four arms are filled."""
    logs: float = 0.0
    missing: float = 0.0
    arm: i64
    cell: i64 = 0
    for arm in range(8):
        cell = neighbour(i64(t.cell[slot]) if arm & 1 == 0 else cell, arm >> 1)
        there: i64 = i64(t.grid[cell])
        if there == 0:
            logs += look.log_fill[0]
        elif there >= BESIDE:
            logs += look.log_fill[i64(t.asks[there - BESIDE])]
        else:
            continue
        missing += 1.0
    if missing > look.tiles:
        return 0.0
    return exp(logs - 0.1 * missing)


def _stadium(t: Territory, look: Outlook, slot: i64) -> float:
    """Pawns that stand around count full, empty locations by the passengers to come."""
    pawns: i64 = 0
    free: i64 = 0
    i: i64
    for i in range(8):
        there: i64 = t.slot_at(_around(t, slot, i))
        if there < 0:
            continue
        if (i64(t.pawns[there]) >> PASSENGER) & 1 != 0:
            pawns += 1
        elif (i64(T.locations[i64(t.tile[there]) >> 3]) >> PASSENGER) & 1 != 0:
            free += 1
    missing: i64 = 3 - pawns
    to_come: float = look.slots[PASSENGER]
    if float(missing) > to_come + 0.5:
        return 0.0
    if free >= missing:
        return 0.85
    return 0.85 * _power(0.35, missing - free) * (1.0 - exp(-look.tiles / 6.0))


def _road_length(t: Territory, slot: i64) -> i64:
    """Segments of the longest road through a tile, up to eight."""
    roads: i64 = i64(T.road_segments[i64(t.tile[slot]) >> 3])
    best: i64 = 0
    if roads & 1 != 0:
        best = path_through(t, slot, 0, 8)
    if roads & 2 != 0:
        other: i64 = path_through(t, slot, 1, 8)
        if other > best:
            best = other
    return best
