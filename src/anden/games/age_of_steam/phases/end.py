# mypyc: compile
"""The end of the game and its ties (headings «FINALIZAR / GANAR UNA PARTIDA», «COMPUTO DE PUNTOS DE VICTORIA»)."""

from __future__ import annotations

from random import Random

from anden.core.facts import CHANCE, Event, Problem
from anden.games.age_of_steam import scoring
from anden.games.age_of_steam.actions import Lot
from anden.games.age_of_steam.keys import refusal
from anden.games.age_of_steam.state import OVER, TIE, State
from anden.games.cube_rails.phases import end


def begin(s: State, events: list[Event]) -> None:
    """Western US knows no ties: what cash and track leave tied is thrown for."""
    if s.map.break_ties and tied(s):
        s.phase = TIE
        s.queue = (CHANCE,)
        s.at = 0
    else:
        finish(s, events)


def tied(s: State) -> list[int]:
    """The players who share a place and are not eliminated, by seat."""
    found: list[int] = []
    for seats in scoring.ranking(s):
        if len(seats) > 1 and s.out[seats[0]] == 0:
            found.extend(seats)
    return sorted(found)


def sample_lot(s: State, rng: Random) -> Lot:
    seats = tied(s)
    rng.shuffle(seats)
    return Lot(tuple(seats))


def lot_problem(s: State, a: Lot) -> Problem | None:
    return None if sorted(a.seats) == tied(s) else refusal("luck_lot")


def throw_lot(s: State, a: Lot, events: list[Event]) -> None:
    s.lot = a.seats
    events.append(Event("lot", {"seats": a.seats}))
    s.at = 1


def finish(s: State, events: list[Event]) -> None:
    if s.map.buy_back > 0:
        _buy_back(s, events)
    end.finish(s, OVER, scoring.ranking(s), scoring.scores(s), events)


def _buy_back(s: State, events: list[Event]) -> None:
    """Barbados: all shares are bought back; who cannot has lost. The score counts it, the cash is left as it was."""
    for seat in s.order:
        shares = int(s.shares[seat])
        price = shares * s.map.buy_back
        left = int(s.cash[seat]) - price
        if left < 0:
            events.append(Event("ruined", {"seat": seat, "missing": -left}))
        else:
            events.append(Event("buy_back", {"seat": seat, "shares": shares, "price": price, "cash": left}))
