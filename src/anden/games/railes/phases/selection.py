# mypyc: compile
"""Taking action tokens (heading «FASE 1 – ELEGIR CONTADORES DE ACCIÓN», Standard «FASE 3»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.cube_rails.phases.rounds import raise_locomotive
from anden.games.cube_rails.phases.turns import holder
from anden.games.railes.actions import Choose, RailesAction
from anden.games.railes.keys import refusal
from anden.games.railes.maps.game_map import ACTIONS as NAMES
from anden.games.railes.maps.game_map import LOCOMOTIVE, TOWN, URBAN_GROWTH, URBANIZATION
from anden.games.railes.memo import M
from anden.games.railes.phases import money, supply
from anden.games.railes.state import NOBODY, State


def may_pass(s: State, action: int) -> bool:
    """Basic: Urban Growth and Urbanize may be taken as «pass». In the Standard game they are simply not used later."""
    return not s.map.standard and action in (URBAN_GROWTH, URBANIZATION)


def price_of(s: State, action: int, use: bool) -> i64:
    """What a token costs now; in the Standard game nothing."""
    if s.map.standard or not use:
        return 0
    price: i64 = s.map.prices[action]
    return price + s.locomotive[s.seat()] + 1 if action == LOCOMOTIVE else price


def towns_left(s: State) -> bool:
    for place in s.map.places:
        if place.kind == TOWN and s.track.city[place.hex] == 0:
            return True
    return False


def legal(s: State) -> list[RailesAction]:
    out: list[RailesAction] = []
    for action in range(len(NAMES)):
        if holder(s, action) != NOBODY:
            continue
        if _token_problem(s, action, True) is None:
            out.append(M.chooses[action])
        if may_pass(s, action) and _token_problem(s, action, False) is None:
            out.append(M.passes[action])
    return out


def _token_problem(s: State, action: int, use: bool) -> Problem | None:
    """Why a free token cannot be taken so."""
    if action == LOCOMOTIVE and s.locomotive[s.seat()] >= s.map.max_locomotive:
        return refusal("locomotive_max", level=s.map.max_locomotive)
    if action == URBANIZATION:
        if not towns_left(s):
            return refusal("no_towns_left")
        if not supply.new_city_left(s):
            return refusal("no_new_cities_left")
    if action == URBAN_GROWTH and use and not s.map.standard and not supply.growth_possible(s):
        return refusal("no_growth_possible")
    price = int(price_of(s, action, use))
    most = int(money.most(s, s.seat()))
    return refusal("cannot_raise", price=price, most=most) if price > most else None


def problem(s: State, a: Choose) -> Problem | None:
    if a.action not in NAMES:
        return refusal("unknown_action", action=a.action)
    action = NAMES.index(a.action)
    if holder(s, action) != NOBODY:
        return refusal("action_taken", action=a.action, seat=holder(s, action))
    if not a.use and not may_pass(s, action):
        return refusal("no_pass_option", action=a.action)
    return _token_problem(s, action, a.use)


def choose(s: State, a: Choose, events: list[Event]) -> None:
    """Take a token and pay for it; the locomotive is raised at once («6) Locomotora»)."""
    seat = s.seat()
    action = NAMES.index(a.action)
    price = price_of(s, action, a.use)
    s.action[seat] = action
    if a.use:
        events.append(Event("choose", {"seat": seat, "action": a.action, "price": int(price)}))
        money.pay(s, seat, price, events)
    else:
        s.passed |= M.one << i64(seat)
        events.append(Event("choose_pass", {"seat": seat, "action": a.action}))
    if action == LOCOMOTIVE:
        raise_locomotive(s, "locomotive", events)
    s.at += 1
