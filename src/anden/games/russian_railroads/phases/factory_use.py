# mypyc: compile
"""«¿Qué ocurre cuando un indicador llega hasta una fábrica?»: its ability is used at once, and cancelled where it cannot be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.effects import limits
from anden.games.russian_railroads.effects.limits import room
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BUILD_FACTORY,
    K_BUILD_LOCOMOTIVE,
    K_INDUSTRY,
    K_REPEAT,
    KIND_NAMES,
    NO_ENTRY,
    amount_of,
    colours_of,
    depth_in_use,
    depth_of,
    factory_of,
    kind_of,
    must_of,
    remove,
    use_of,
)
from anden.games.russian_railroads.phases import uses as u
from anden.games.russian_railroads.printed.tables import ALL_SPACES, COLOURS, LINES
from anden.games.russian_railroads.state import FACTORIES, State

WITHOUT_USE: Final = 0xFFFFFF
"""The bits of an entry but for the use it belongs to."""


def cancel_unusable(s: State, events: list[Event]) -> None:
    """«Si no puedes hacerlo en ese momento, el efecto se cancela.» What is left of a factory is lost when nothing of it can be
    used any more, or only at the cost of what must be carried out."""
    while depth_in_use(s) > 0:
        if _any_use(s):
            return
        _cancel(s, events)
    i: i64
    for i in range(i64(len(s.pending))):  # no factory is being used: nothing waits, all is alike again
        if use_of(s.pending[i]) != 0:
            s.pending[i] = s.pending[i] & WITHOUT_USE


def _cancel(s: State, events: list[Event]) -> None:
    """Everything that is left of the factory that is being used goes."""
    depth: i64 = depth_in_use(s)
    i: i64 = 0
    while i < i64(len(s.pending)):
        e: i64 = s.pending[i]
        if factory_of(e) == 0 or depth_of(e) != depth:
            i += 1
            continue
        remove(s, i)
        events.append(
            Event(
                "factory_lost",
                {
                    "seat": int(s.actor),
                    "factory": int(factory_of(e)),
                    "kind": KIND_NAMES[kind_of(e)],
                    "amount": int(amount_of(e)),
                },
            )
        )


def _any_use(s: State) -> bool:
    """Whether any part of the factory can be used. What must be carried out always can, in the end."""
    danger: i64 = u.risk(s)
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if u.part_of_use(s, e) and (must_of(e) or _has_use(s, i, danger)):
            return True
    return False


def _has_use(s: State, index: i64, danger: i64) -> bool:
    """Whether an entry can be used so that what must be carried out stays possible."""
    e: i64 = s.pending[index]
    kind: i64 = kind_of(e)
    if kind == K_REPEAT:
        space: i64
        for space in range(ALL_SPACES):
            if u.repeat_possible(s, space, danger):
                return True
        return False
    if not u.usable(s, e):
        return False
    if danger == u.SAFE:
        return True
    if kind == K_ADVANCE:
        return _can_advance(s, index)
    if kind == K_INDUSTRY:
        return _can_step(s)
    return _can_build(s, index, danger)


def _can_advance(s: State, index: i64) -> bool:
    colours: i64 = colours_of(s.pending[index])
    track = s.people[s.actor].track
    line: i64
    colour: i64
    for line in range(LINES):
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 0 or room(track, line, colour) < 1:
                continue
            if u.advance_stays(s, index, line, colour):
                return True
    return False


def _can_step(s: State) -> bool:
    p = s.people[s.actor]
    marker: i64
    for marker in range(1, 3):
        if limits.step_problem(p, marker) == limits.STEP_OK and u.step_entry(s, marker, u.RISKY) != NO_ENTRY:
            return True
    return False


def _can_build(s: State, index: i64, danger: i64) -> bool:
    p = s.people[s.actor]
    kind: i64 = kind_of(s.pending[index])
    locomotive = kind != K_BUILD_FACTORY and u.locomotive_available(s, p)
    if locomotive and u.build_stays(s, index, False, 0, 0, danger):
        return True
    if kind == K_BUILD_LOCOMOTIVE:
        return False
    slot: i64 = 1 if p.factories == FACTORIES else 0
    value: i64
    for value in range(10):
        if (s.lowest() if value == 0 else s.face_up[value]) != 0 and u.build_stays(
            s, index, True, value, slot, danger
        ):
            return True
    return False
