# mypyc: compile
"""Phase V, moving goods: what a delivery pays (heading «MOVER MERCANCIAS»). Routes are in `moves`."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.age_of_steam.actions import Deliver, SteamAction
from anden.games.age_of_steam.map_rules import cotton
from anden.games.age_of_steam.memo import GOOD_NUMBER, M
from anden.games.age_of_steam.phases import moves
from anden.games.age_of_steam.phases.bag import put_back
from anden.games.age_of_steam.state import COLORS, State
from anden.games.cube_rails.phases import rounds


def legal(s: State) -> list[SteamAction]:
    out = moves.deliveries(s)
    if rounds.may_upgrade(s):
        out.append(M.upgrade)
    out.append(M.skip)
    return out


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
    events.append(Event("deliver", rounds.delivery_args(s, a.good, a.route)))
    for owner in range(s.players):
        _pay(s, int(owner), seat, a, events)
    if cotton.leaves_game(good):
        s.delivered_cotton += 1
    else:
        put_back(s, good, 1)
    s.at += 1
    rounds.pass_over(s, moves.any_delivery, events)


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
