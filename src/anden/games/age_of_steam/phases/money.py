# mypyc: compile
"""Phases VI to VIII, done at once: income, expenses with elimination, income reduction.

Headings «RECIBIR INGRESOS», «CUBRIR GASTOS», «REDUCCION DE INGRESOS».
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.age_of_steam.state import State
from anden.games.cube_rails.phases.end import leave


def settle(s: State, events: list[Event]) -> None:
    """All three phases, each for everybody in turn order."""
    for seat in s.order:
        s.cash[seat] += s.income[seat]
        events.append(
            Event("collect", {"seat": seat, "income": int(s.income[seat]), "cash": int(s.cash[seat])})
        )
    ruined: list[int] = []
    for seat in s.order:
        if not _pay(s, seat, events):
            ruined.append(seat)
    for seat in ruined:
        _eliminate(s, seat, events)
    for seat in s.order:
        reduction = s.map.reduction(int(s.income[seat]), int(s.turn))
        if reduction > 0:
            s.income[seat] -= reduction
            events.append(
                Event("reduction", {"seat": seat, "reduction": reduction, "income": int(s.income[seat])})
            )


def expenses(s: State, seat: int) -> i64:
    """A dollar for each share and for each link of the locomotive."""
    return s.shares[seat] + s.locomotive[seat]


def _pay(s: State, seat: int, events: list[Event]) -> bool:
    """Whether the player stays in the game: each missing dollar lowers the income by one, below 0 is the end."""
    due = expenses(s, seat)
    missing: i64 = due - s.cash[seat]
    if missing <= 0:
        s.cash[seat] -= due
        events.append(Event("pay", {"seat": seat, "expenses": int(due), "cash": int(s.cash[seat])}))
        return True
    s.cash[seat] = 0
    s.income[seat] -= missing
    events.append(Event("pay", {"seat": seat, "expenses": int(due), "cash": 0}))
    left: i64 = s.income[seat]
    events.append(
        Event("shortfall", {"seat": seat, "missing": int(missing), "income": int(left) if left > 0 else 0})
    )
    return left >= 0


def _eliminate(s: State, seat: int, events: list[Event]) -> None:
    """All discs go; completed links stay and pay nobody, unfinished track can be claimed."""
    s.income[seat] = 0
    leave(s, seat)
    events.append(Event("eliminated", {"seat": seat}))
