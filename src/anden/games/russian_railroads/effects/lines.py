# mypyc: compile
"""The three lines of a player: tracks that advance, locomotives that reach, special spaces that fire."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.effects.gains import extra_advance, give
from anden.games.russian_railroads.effects.pending import (
    K_LOCOMOTIVE,
    amount_of,
    by_the_way,
    entry,
    extra_of,
    find,
    push,
    remove,
    source_of,
    use_of,
    use_one,
)
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import COLOURS, LINES, SPECIAL, TRANSSIBERIAN, T
from anden.games.russian_railroads.state import State, bit

# --- tracks ----------------------------------------------------------------------------------------------------------


def room(track: vec[i64], line: i64, colour: i64) -> i64:
    """«Reglas a observar al prolongar vías»: how many spaces a track could advance while the others stand still. Less than 1:
    it cannot move."""
    at: i64 = track[line * COLOURS + colour]
    if at < 0:
        return 0
    if colour == 0:
        return T.length[line] - at
    return track[line * COLOURS + colour - 1] - 1 - at


def advance(s: State, index: i64, line: i64, colour: i64, events: list[Event]) -> None:
    """One advance, paid by an entry of what is pending."""
    e: i64 = s.pending[index]
    use_one(s, index)
    p = s.people[s.actor]
    cell: i64 = line * COLOURS + colour
    p.track[cell] = p.track[cell] + 1
    events.append(
        Event(
            "advance",
            {
                "seat": int(s.actor),
                "line": box.LINE_IDS[line],
                "colour": box.COLOUR_IDS[colour],
                "space": int(p.track[cell]),
            },
        )
    )
    if colour == 0 and extra_of(e):
        if amount_of(e) > 1:
            s.pending[index] = s.pending[index] & ~bit(23)
        extra_advance(s, use_of(e), events)
    fire(s, line, by_the_way(e), events)


# --- special spaces --------------------------------------------------------------------------------------------------


def fire(s: State, line: i64, use: i64, events: list[Event]) -> None:
    """«Las casillas especiales en un tablero de jugador»: what is fulfilled for the first time is granted."""
    p = s.people[s.actor]
    reach: i64 = p.reach(line)
    k: i64
    for k in range(T.special_first[line], T.special_first[line + 1]):
        if (p.fired >> k) & 1 != 0:
            continue
        space: i64 = T.special_space[k]
        if p.track[line * COLOURS + T.special_colour[k]] < space:
            continue
        if T.special_locomotive[k] != 0 and reach < space:
            continue
        p.fired |= bit(k)
        give(s, SPECIAL + k, False, False, use, events)


# --- locomotives -----------------------------------------------------------------------------------------------------


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


def take_to_hand(s: State, value: i64, source: i64, use: i64) -> None:
    push(s, entry(K_LOCOMOTIVE, value, 0, True, source, False, use))


def place_locomotive(s: State, line: i64, over: i64, events: list[Event]) -> None:
    """«¿Pueden mejorarse las locomotoras?»: the one in hand goes to a line; a lower one that it replaces comes to the hand,
    and what fits nowhere is turned to its factory side beside the supply."""
    index: i64 = find(s, K_LOCOMOTIVE)
    e: i64 = s.pending[index]
    value: i64 = amount_of(e)
    remove(s, index)
    p = s.people[s.actor]
    slot: i64 = slot_for(p.locomotive, line, over)
    p.locomotive[slot] = value
    if p.locomotive[1] > p.locomotive[0]:
        p.locomotive[1] = p.locomotive[0]
        p.locomotive[0] = value
    seat = int(s.actor)
    name = box.LINE_IDS[line]
    reach = int(p.reach(line))
    if over == 0:
        events.append(Event("locomotive", {"seat": seat, "value": int(value), "line": name, "reach": reach}))
    else:
        events.append(
            Event(
                "locomotive_over",
                {"seat": seat, "value": int(value), "line": name, "reach": reach, "old": int(over)},
            )
        )
    fire(s, line, by_the_way(e), events)
    if over == 0:
        return
    if fits_somewhere(p.locomotive, over):
        take_to_hand(s, over, source_of(e), by_the_way(e))
    else:
        s.face_up[over] = s.face_up[over] + 1
        events.append(Event("locomotive_flipped", {"seat": seat, "value": int(over)}))


# --- how much room there is ------------------------------------------------------------------------------------------


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
