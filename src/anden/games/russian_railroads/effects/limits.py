# mypyc: compile
"""How far a player can still go: room for tracks, places for locomotives, steps on the lane, tiles to build with, doublers.

Nothing is changed here: `lines.py`, `works.py` and `gains.py` do that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.russian_railroads.printed.tables import (
    COLOURS,
    DOUBLER_FIELDS,
    LANE_END,
    LINES,
    TRANSSIBERIAN,
    T,
)
from anden.games.russian_railroads.state import FACTORIES, NONE, Player, State

# --- industry --------------------------------------------------------------------------------------------------------

# Why a marker cannot step.
STEP_OK: Final = 0
STEP_NO_MARKER: Final = 1
STEP_END: Final = 2
STEP_GAP: Final = 3
STEP_OCCUPIED: Final = 4


def lane_limit(factories: i64) -> i64:
    """How far a marker can go on the lane with this many factories: up to the space before the first empty gap."""
    return T.lane_limit[factories if factories < FACTORIES else FACTORIES]


def steps_left(p: Player, factories: i64) -> i64:
    """How many industry advances are possible at most. The second marker stays behind the first, so no order of steps can
    waste one."""
    limit: i64 = lane_limit(factories)
    steps: i64 = limit - p.marker
    if p.second != NONE:
        steps += limit - 1 - p.second
    return steps


def step_problem(p: Player, marker: i64) -> i64:
    """«¿Puedes saltar un hueco?»: whether a marker can move on."""
    at: i64 = p.marker
    other: i64 = p.second
    if marker == 2:
        at = p.second
        other = p.marker
        if at == NONE:
            return STEP_NO_MARKER
    elif marker != 1:
        return STEP_NO_MARKER
    if at == LANE_END:
        return STEP_END
    if at >= lane_limit(p.factories):
        return STEP_GAP
    return STEP_OCCUPIED if other == at + 1 else STEP_OK


# --- tracks and locomotives ------------------------------------------------------------------------------------------


def room(track: vec[i64], line: i64, colour: i64) -> i64:
    """«Reglas a observar al prolongar vías»: how many spaces a track could advance while the others stand still. Less than 1:
    it cannot move."""
    at: i64 = track[line * COLOURS + colour]
    if at < 0:
        return 0
    if colour == 0:
        return T.length[line] - at
    return track[line * COLOURS + colour - 1] - 1 - at


def room_of_colour(track: vec[i64], colour: i64) -> i64:
    """How many advances one colour could make on all lines while the others stand still."""
    total: i64 = 0
    line: i64
    for line in range(LINES):
        here: i64 = room(track, line, colour)
        if here > 0:
            total += here
    return total


def can_move(track: vec[i64], colours: i64) -> bool:
    """Whether any track of these colours can advance."""
    line: i64
    colour: i64
    for line in range(LINES):
        for colour in range(COLOURS):
            if (colours >> colour) & 1 != 0 and room(track, line, colour) > 0:
                return True
    return False


def slot_for(locomotive: vec[i64], line: i64, over: i64) -> i64:
    """The place on a line that holds this value (0 = free), or -1."""
    if line != TRANSSIBERIAN:
        return line + 1 if locomotive[line + 1] == over else -1
    if locomotive[1] == over:
        return 1
    return 0 if locomotive[0] == over else -1


def fits_somewhere(locomotive: vec[i64], value: i64) -> bool:
    """Whether a place is free or holds a lower value."""
    for other in locomotive:
        if other < value:
            return True
    return False


# --- what is left in the supply --------------------------------------------------------------------------------------


def tiles_left(s: State) -> i64:
    """Tiles that can become a factory: all in the stacks and face up."""
    total: i64 = 0
    value: i64
    for value in range(1, 10):
        total += s.stacks[value] + s.face_up[value]
    return total


def doubler_room(s: State, p: Player) -> i64:
    """How many more doublers the player can place: free fields, and the supply is limited."""
    room: i64 = DOUBLER_FIELDS - p.doublers
    return room if room < s.doublers else s.doublers
