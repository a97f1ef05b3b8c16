# mypyc: compile
"""Who acts when: the turn order, who leads it, and the next turn."""

from __future__ import annotations

from typing import Final

from anden.core.facts import CHANCE, Event
from anden.games.cube_rails.state import NO_ACTION, NOBODY, CubeState

ALONE: Final = ((CHANCE,), (0,), (1,), (2,), (3,), (4,), (5,))
"""Who acts, by seat + 1."""


def to_act(s: CubeState) -> tuple[int, ...]:
    """One at a time, luck too; nobody when the game is over."""
    return ALONE[s.queue[s.at] + 1] if s.queue else ()


def start(s: CubeState) -> None:
    """Luck acts first."""
    s.queue = (CHANCE,)
    s.at = 0


def begin(s: CubeState, phase: int) -> None:
    """A phase in which everybody acts once, in turn order."""
    s.phase = phase
    s.queue = s.order
    s.at = 0


def begin_led(s: CubeState, action: int) -> None:
    """Everybody acts, led by who has this action («Primera Construccion», «Primer Movimiento»)."""
    s.queue = leads(s, action)
    s.at = 0


def holder(s: CubeState, action: int) -> int:
    """The seat that has an action tile (Raíles: token) this turn, or NOBODY."""
    for seat in range(s.players):
        if s.action[seat] == action:
            return int(seat)
    return NOBODY


def leads(s: CubeState, action: int) -> tuple[int, ...]:
    """The turn order, led by who has this action."""
    first = holder(s, action)
    if first == NOBODY or first == s.order[0]:
        return s.order
    order: list[int] = [first]
    for seat in s.order:
        if seat != first:
            order.append(seat)
    return tuple(order)


def next_turn(s: CubeState, turn_order: int, events: list[Event]) -> None:
    """The actions come back; who had Turn Order may pass once in the new auction."""
    s.turn += 1
    s.pass_holder = holder(s, turn_order)
    s.pass_used = False
    for seat in range(s.players):
        s.action[seat] = NO_ACTION
    events.append(Event("turn", {"turn": int(s.turn), "turns": int(s.turns)}))
