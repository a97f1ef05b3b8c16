# mypyc: compile
"""Industry: markers on the lane, factories that fill its gaps, and building from the supply."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.effects.gains import give
from anden.games.russian_railroads.effects.pending import (
    K_BUILD_BOTH,
    K_BUILD_FACTORY,
    K_BUILD_LOCOMOTIVE,
    by_the_way,
    entry,
    kind_of,
    must_of,
    new_use,
    remove,
    source_of,
    take_to_hand,
    use_of,
    use_one,
)
from anden.games.russian_railroads.printed.tables import FACTORY, ONCE, SPECIAL, T
from anden.games.russian_railroads.state import FACTORIES_AT_ONCE, State, bit


def step(s: State, index: i64, marker: i64, events: list[Event]) -> None:
    """One industry advance, paid by an entry of what is pending. «¿Qué ocurre cuando un indicador llega hasta una fábrica?»: what
    it gives comes before all else that is pending, unless the table plays the freer order."""
    use: i64 = by_the_way(s.pending[index])
    use_one(s, index)
    p = s.people[s.actor]
    at: i64
    if marker == 1:
        p.marker += 1
        at = p.marker
    else:
        p.second += 1
        at = p.second
    seat = int(s.actor)
    events.append(Event("industry", {"seat": seat, "marker": int(marker), "space": int(at)}))
    slot: i64 = T.lane_slot[at]
    if slot > 0:
        value: i64 = p.factory[slot - 1]
        events.append(Event("factory", {"seat": seat, "factory": int(value), "slot": int(slot)}))
        if s.factory_mode == FACTORIES_AT_ONCE:
            use = new_use(s, value)
        give(s, FACTORY + value, False, False, use, events)
    elif at == T.lane_question and (p.fired >> ONCE) & 1 == 0:
        p.fired |= bit(ONCE)
        give(s, SPECIAL + ONCE, False, False, use, events)


# --- building --------------------------------------------------------------------------------------------------------


def build_locomotive(s: State, index: i64, events: list[Event]) -> None:
    """«¿Cómo puedes construir una locomotora?»: the lowest one, to the hand."""
    e: i64 = s.pending[index]
    _spend_build(s, index, K_BUILD_FACTORY)
    value: i64 = s.lowest()
    s.stacks[value] = s.stacks[value] - 1
    events.append(Event("build_locomotive", {"seat": int(s.actor), "value": int(value)}))
    take_to_hand(s, value, source_of(e), by_the_way(e))


def build_factory(s: State, index: i64, face_up: i64, slot: i64, events: list[Event]) -> None:
    """«¿Cómo puedes construir una fábrica?»: from the lowest stack or face up; leftmost, or in place of another."""
    _spend_build(s, index, K_BUILD_LOCOMOTIVE)
    p = s.people[s.actor]
    value: i64 = face_up
    if face_up == 0:
        value = s.lowest()
        s.stacks[value] = s.stacks[value] - 1
    else:
        s.face_up[value] = s.face_up[value] - 1
    seat = int(s.actor)
    if slot == 0:
        p.factory[p.factories] = value
        p.factories += 1
        key = "build_face_up" if face_up != 0 else "build_factory"
        events.append(Event(key, {"seat": seat, "value": int(value), "slot": int(p.factories)}))
        return
    old: i64 = p.factory[slot - 1]
    s.face_up[old] = s.face_up[old] + 1
    p.factory[slot - 1] = value
    events.append(
        Event("factory_replaced", {"seat": seat, "value": int(value), "slot": int(slot), "old": int(old)})
    )


def _spend_build(s: State, index: i64, rest: i64) -> None:
    """Of «one of each» the other one stays pending."""
    e: i64 = s.pending[index]
    if kind_of(e) == K_BUILD_BOTH:
        s.pending[index] = entry(rest, 1, 0, must_of(e), source_of(e), False, use_of(e))
    else:
        remove(s, index)
