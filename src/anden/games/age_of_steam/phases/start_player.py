# mypyc: compile
"""St. Lucia: the start player pays for it, before the shares (heading «Determinar el Orden de Jugador»)."""

from __future__ import annotations

from anden.core.facts import Event, Problem
from anden.games.age_of_steam.actions import SteamAction
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.memo import M
from anden.games.age_of_steam.state import NOBODY, START_PLAYER, State


def begin(s: State, events: list[Event]) -> None:
    """Who would start alternates, whoever paid; who took Turn Order last turn is asked first."""
    if s.nominal == NOBODY:
        s.nominal = s.order[0]
    elif s.pass_holder != NOBODY:
        s.nominal = s.pass_holder
    else:
        s.nominal = 1 - s.nominal
    s.phase = START_PLAYER
    s.queue = (int(s.nominal), int(1 - s.nominal))
    s.at = 0
    _ask(s, events)


def _ask(s: State, events: list[Event]) -> None:
    """Who cannot pay has nothing to decide."""
    while s.at < 2:
        if s.cash[s.seat()] >= s.map.fee:
            return
        events.append(Event("decline_fee", {"seat": s.seat()}))
        s.at += 1
    _start(s, s.queue[0], events)


def _start(s: State, seat: int, events: list[Event]) -> None:
    s.order = (seat, 1 - seat)
    events.append(Event("start_player", {"seat": seat}))
    s.at = 2


def legal(s: State) -> list[SteamAction]:
    return [M.pay, M.decline]


def pay_problem(s: State) -> Problem | None:
    cash = int(s.cash[s.seat()])
    return None if cash >= s.map.fee else refusal("fee_too_high", fee=s.map.fee, cash=cash)


def pay(s: State, events: list[Event]) -> None:
    seat = s.seat()
    s.cash[seat] -= s.map.fee
    events.append(Event("pay_fee", {"seat": seat, "fee": s.map.fee}))
    _start(s, seat, events)


def decline(s: State, events: list[Event]) -> None:
    """If both decline, the one asked first starts without paying."""
    events.append(Event("decline_fee", {"seat": s.seat()}))
    s.at += 1
    _ask(s, events)
