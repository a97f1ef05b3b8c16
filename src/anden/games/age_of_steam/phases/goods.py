# mypyc: compile
"""Phase V, moving goods in two rounds, or raising the locomotive (heading «MOVER MERCANCIAS»). Routes are in `moves`."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Arg, Event, Problem
from anden.games.age_of_steam.actions import Deliver, SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.map_rules import cotton
from anden.games.age_of_steam.maps.game_map import FIRST_MOVE
from anden.games.age_of_steam.memo import GOOD_NUMBER, M
from anden.games.age_of_steam.phases import moves
from anden.games.age_of_steam.phases.bag import put_back
from anden.games.age_of_steam.phases.selection import leads
from anden.games.age_of_steam.state import COLORS, MOVE, State


def begin(s: State, events: list[Event]) -> None:
    s.phase = MOVE
    s.round = 0
    s.upgraded = 0
    begin_round(s, events)


def begin_round(s: State, events: list[Event]) -> None:
    """Who has First Move leads both rounds."""
    s.round += 1
    s.queue = leads(s, FIRST_MOVE)
    s.at = 0
    _pass_over(s, events)


def _pass_over(s: State, events: list[Event]) -> None:
    """Who can neither move anything nor raise the locomotive has nothing to decide."""
    while s.at < len(s.queue):
        if _may_upgrade(s) or moves.any_delivery(s):
            return
        events.append(Event("skip", {"seat": s.seat()}))
        s.at += 1


def _upgraded(s: State) -> bool:
    return (s.upgraded >> i64(s.seat())) & 1 != 0


def _may_upgrade(s: State) -> bool:
    """Once per turn, in one of the two rounds, up to the best locomotive."""
    return s.locomotive[s.seat()] < s.map.max_locomotive and not _upgraded(s)


def legal(s: State) -> list[SteamAction]:
    out = moves.deliveries(s)
    if _may_upgrade(s):
        out.append(M.upgrade)
    out.append(M.skip)
    return out


def upgrade_problem(s: State) -> Problem | None:
    if s.locomotive[s.seat()] >= s.map.max_locomotive:
        return refusal("locomotive_max", level=s.map.max_locomotive)
    return refusal("upgraded_already") if _upgraded(s) else None


def upgrade(s: State, events: list[Event]) -> None:
    seat = s.seat()
    s.locomotive[seat] += 1
    s.upgraded |= M.one << i64(seat)
    events.append(Event("upgrade", {"seat": seat, "level": int(s.locomotive[seat])}))
    s.at += 1
    _pass_over(s, events)


def skip(s: State, events: list[Event]) -> None:
    events.append(Event("skip", {"seat": s.seat()}))
    s.at += 1
    _pass_over(s, events)


def deliver(s: State, a: Deliver, events: list[Event]) -> None:
    """Each link pays its owner one; then the cube goes back to the bag, cotton out of the game."""
    seat = s.seat()
    good = GOOD_NUMBER[a.good]
    start = a.route[0]
    place = s.map.place_number.get(start, -1)
    if place < 0:
        s.land[s.map.hex_number[start]] = 0
    else:
        s.cubes[place * COLORS + good] -= 1
    args: dict[str, Arg] = {"seat": seat, "good": a.good, "places": a.route, "links": len(a.owners)}
    events.append(Event("deliver", args))
    for owner in range(s.players):
        _pay(s, int(owner), seat, a, events)
    if cotton.leaves_game(good):
        s.delivered_cotton += 1
    else:
        put_back(s, good, 1)
    s.at += 1
    _pass_over(s, events)


def gain(s: State, owner: int, mover: int, a: Deliver) -> int:
    """How much a delivery raises the income of a railroad."""
    income = a.owners.count(owner)
    if owner == a.bonus:
        income += s.map.crossing_bonus
    if owner == mover:
        income += int(cotton.bonus(s.map, GOOD_NUMBER[a.good]))
    return income


def _pay(s: State, owner: int, mover: int, a: Deliver, events: list[Event]) -> None:
    income = gain(s, owner, mover, a)
    if income > 0:
        s.income[owner] += income
        events.append(Event("income_up", {"seat": owner, "income": income, "total": int(s.income[owner])}))
