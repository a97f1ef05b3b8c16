# mypyc: compile
"""The three lines of a player: tracks that advance, locomotives that reach, special spaces that fire."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.effects.gains import extra_advance, give
from anden.games.russian_railroads.effects.limits import fits_somewhere, slot_for
from anden.games.russian_railroads.effects.pending import (
    K_LOCOMOTIVE,
    amount_of,
    by_the_way,
    extra_of,
    find,
    remove,
    source_of,
    take_to_hand,
    use_of,
    use_one,
)
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed.tables import COLOURS, SPECIAL, T
from anden.games.russian_railroads.state import State, bit

# --- tracks ----------------------------------------------------------------------------------------------------------


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
