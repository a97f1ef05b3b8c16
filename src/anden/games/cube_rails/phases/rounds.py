# mypyc: compile
"""Two rounds of moving goods or raising the locomotive (heading «MOVER MERCANCIAS», Raíles «FASE 3 – TRANSPORTAR
MERCANCÍAS»). Which cubes can go where is in `moves`.

Each game says with a function of its own whether the player to act `can_move` anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mypy_extensions import i64

from anden.core.facts import Arg, Event
from anden.games.cube_rails.memo import M
from anden.games.cube_rails.phases.turns import begin_led
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.state import CubeState, has

S = TypeVar("S", bound=CubeState)


def begin(s: S, first_move: int, can_move: Callable[[S], bool], events: list[Event]) -> None:
    s.round = 0
    s.upgraded = 0
    begin_round(s, first_move, can_move, events)


def begin_round(s: S, first_move: int, can_move: Callable[[S], bool], events: list[Event]) -> None:
    """Who has First Move leads both rounds."""
    s.round += 1
    begin_led(s, first_move)
    pass_over(s, can_move, events)


def pass_over(s: S, can_move: Callable[[S], bool], events: list[Event]) -> None:
    """Who can neither move anything nor raise the locomotive has nothing to decide."""
    while s.at < len(s.queue) and not may_upgrade(s) and not can_move(s):
        _skip(s, events)


def may_upgrade(s: CubeState) -> bool:
    """Once per turn, in one of the two rounds, up to the best locomotive."""
    return s.locomotive[s.seat()] < s.map.max_locomotive and not has(s.upgraded, s.seat())


def upgrade_problem(s: CubeState) -> Trouble | None:
    if s.locomotive[s.seat()] >= s.map.max_locomotive:
        return "locomotive_max", {"level": s.map.max_locomotive}
    return ("upgraded_already", {}) if has(s.upgraded, s.seat()) else None


def upgrade(s: S, can_move: Callable[[S], bool], events: list[Event]) -> None:
    """Raíles «MEJORAR LOCOMOTORAS»: free, and without points."""
    s.upgraded |= M.one << i64(s.seat())
    raise_locomotive(s, "upgrade", events)
    s.at += 1
    pass_over(s, can_move, events)


def raise_locomotive(s: CubeState, key: str, events: list[Event]) -> None:
    """One level more: instead of a move, or by the Locomotive action."""
    seat = s.seat()
    s.locomotive[seat] += 1
    events.append(Event(key, {"seat": seat, "level": int(s.locomotive[seat])}))


def skip(s: S, can_move: Callable[[S], bool], events: list[Event]) -> None:
    _skip(s, events)
    pass_over(s, can_move, events)


def _skip(s: CubeState, events: list[Event]) -> None:
    events.append(Event("skip", {"seat": s.seat()}))
    s.at += 1


def delivery_args(s: CubeState, good: str, route: tuple[str, ...]) -> dict[str, Arg]:
    """What is told of a delivery."""
    return {"seat": s.seat(), "good": good, "places": route, "links": len(route) - 1}
