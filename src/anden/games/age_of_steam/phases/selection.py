# mypyc: compile
"""Phase III, taking action tiles (heading «SELECCIONAR ACCIONES»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import Choose, SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.maps.game_map import ACTIONS as NAMES
from anden.games.age_of_steam.maps.game_map import LOCOMOTIVE
from anden.games.age_of_steam.memo import M
from anden.games.age_of_steam.state import NOBODY, State
from anden.games.cube_rails.phases.rounds import raise_locomotive
from anden.games.cube_rails.phases.turns import holder


def _locked(s: State, action: i64) -> bool:
    return (s.locked >> action) & 1 != 0


def _refused_at_six(s: State, action: int) -> bool:
    """Whether the Locomotive action is refused because the player has the best one already and could take something else.

    By the rules of today it may be taken all the same, to no effect.
    """
    if s.map.switches.locomotive_at_six:
        return False
    if action != LOCOMOTIVE or s.locomotive[s.seat()] < s.map.max_locomotive:
        return False
    for other in s.map.actions:
        if other != action and holder(s, other) == NOBODY and not _locked(s, other):
            return True
    return False


def legal(s: State) -> list[SteamAction]:
    out: list[SteamAction] = []
    for action in s.map.actions:
        if holder(s, action) == NOBODY and not _locked(s, action) and not _refused_at_six(s, action):
            out.append(M.chooses[action])
    return out


def problem(s: State, a: Choose) -> Problem | None:
    if a.action not in NAMES:
        return refusal("unknown_action", action=a.action)
    action = NAMES.index(a.action)
    if action not in s.map.actions:
        return refusal("action_not_on_map", action=a.action, map=s.map.id)
    if holder(s, action) != NOBODY:
        return refusal("action_taken", action=a.action, seat=holder(s, action))
    if _locked(s, action):
        return refusal("action_locked", action=a.action)
    if _refused_at_six(s, action):
        return refusal("locomotive_max", level=s.map.max_locomotive)
    return None


def choose(s: State, a: Choose, events: list[Event]) -> None:
    seat = s.seat()
    action = NAMES.index(a.action)
    s.action[seat] = action
    events.append(Event("choose", {"seat": seat, "action": a.action}))
    if action == LOCOMOTIVE and s.locomotive[seat] < s.map.max_locomotive:
        raise_locomotive(s, "locomotive", events)
    if s.map.action_cycle:
        _lock(s, action, events)
    s.at += 1


def _lock(s: State, action: i64, events: list[Event]) -> None:
    """Barbados: an action waits until all were taken."""
    s.locked |= M.one << action
    for other in s.map.actions:
        if not _locked(s, other):
            return
    s.locked = 0
    events.append(Event("actions_unlocked"))
