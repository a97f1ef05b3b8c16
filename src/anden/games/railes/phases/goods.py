# mypyc: compile
"""Moving goods: where the points of a delivery go (heading «FASE 3 – TRANSPORTAR MERCANCÍAS»).

Routes are in `moves`. After a delivery each owner of its links decides where his points go («PUNTOS DE VÍAS»).
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.cube_rails.phases import rounds
from anden.games.railes.actions import Deliver, RailesAction, Score
from anden.games.railes.memo import GOOD_NUMBER, M
from anden.games.railes.phases import moves
from anden.games.railes.state import COLORS, MOVE, SCORE, State


def legal(s: State) -> list[RailesAction]:
    out = moves.deliveries(s)
    if rounds.may_upgrade(s):
        out.append(M.upgrade)
    out.append(M.skip)
    return out


def deliver(s: State, a: Deliver, events: list[Event]) -> None:
    """The cube goes to the bag, which is never drawn from; then the owners of the links decide, the mover first."""
    seat = s.seat()
    good = GOOD_NUMBER[a.good]
    s.cubes[s.map.place_number[a.route[0]] * COLORS + good] -= 1
    s.bag[good] += 1
    args = rounds.delivery_args(s, a.good, a.route)
    args["start"], args["end"] = a.route[0], a.route[-1]
    events.append(Event("deliver", args))
    points: list[int] = [0] * int(s.players)
    for owner in a.owners:
        if owner >= 0:
            points[owner] += 1
    deciding: list[int] = [seat]
    for other in s.order:
        if other != seat and points[other] > 0:
            deciding.append(other)
    for other in deciding:
        events.append(Event("points", {"seat": other, "points": points[other]}))
    s.points = tuple(points)
    s.good = good
    s.movers = s.queue
    s.mover_at = s.at
    s.queue = tuple(deciding)
    s.at = 0
    s.phase = SCORE


def score(s: State, a: Score, events: list[Event]) -> None:
    """All points of the cube on one track; income beyond the end of its track is lost."""
    seat = s.seat()
    points: i64 = s.points[seat]
    if a.to == "victory":
        s.victory[seat] += points
        events.append(
            Event("to_victory", {"seat": seat, "points": int(points), "total": int(s.victory[seat])})
        )
    else:
        lost: i64 = s.income[seat] + points - s.map.most_income
        if lost < 0:
            lost = 0
        s.income[seat] += points - lost
        events.append(Event("to_income", {"seat": seat, "points": int(points), "total": int(s.income[seat])}))
        if lost > 0:
            events.append(Event("income_top", {"seat": seat, "lost": int(lost)}))
    s.at += 1
    if s.at >= len(s.queue):
        _resume(s, events)


def _resume(s: State, events: list[Event]) -> None:
    """All have decided: the round goes on."""
    s.phase = MOVE
    s.queue = s.movers
    s.at = s.mover_at + 1
    s.points = ()
    s.movers = ()
    s.mover_at = 0
    rounds.pass_over(s, moves.any_delivery, events)
