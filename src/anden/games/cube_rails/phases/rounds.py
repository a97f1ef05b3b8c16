# mypyc: compile
"""Two rounds of moving goods or raising the locomotive (heading «MOVER MERCANCIAS», Raíles «FASE 3 – TRANSPORTAR
MERCANCÍAS»). Which cubes can go where is in `moves`."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Arg, Event
from anden.games.cube_rails.memo import M
from anden.games.cube_rails.phases.turns import begin_led
from anden.games.cube_rails.refusing import Trouble
from anden.games.cube_rails.state import CubeState, has


def begin_round(s: CubeState, first_move: int) -> None:
    """Who has First Move leads both rounds."""
    s.round += 1
    begin_led(s, first_move)


def may_upgrade(s: CubeState) -> bool:
    """Once per turn, in one of the two rounds, up to the best locomotive."""
    return s.locomotive[s.seat()] < s.map.max_locomotive and not has(s.upgraded, s.seat())


def upgrade_problem(s: CubeState) -> Trouble | None:
    if s.locomotive[s.seat()] >= s.map.max_locomotive:
        return "locomotive_max", {"level": s.map.max_locomotive}
    return ("upgraded_already", {}) if has(s.upgraded, s.seat()) else None


def upgrade(s: CubeState, events: list[Event]) -> None:
    """Raíles «MEJORAR LOCOMOTORAS»: free, and without points."""
    s.upgraded |= M.one << i64(s.seat())
    raise_locomotive(s, "upgrade", events)
    s.at += 1


def raise_locomotive(s: CubeState, key: str, events: list[Event]) -> None:
    """One level more: instead of a move, or by the Locomotive action."""
    seat = s.seat()
    s.locomotive[seat] += 1
    events.append(Event(key, {"seat": seat, "level": int(s.locomotive[seat])}))


def skip(s: CubeState, events: list[Event]) -> None:
    events.append(Event("skip", {"seat": s.seat()}))
    s.at += 1


def delivery_args(s: CubeState, good: str, route: tuple[str, ...]) -> dict[str, Arg]:
    """What is told of a delivery."""
    return {"seat": s.seat(), "good": good, "places": route, "links": len(route) - 1}
