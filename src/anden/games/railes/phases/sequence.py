# mypyc: compile
"""From phase to phase and from turn to turn (headings «LAS SEIS FASES», «FASES DEL JUEGO ESTÁNDAR»)."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.cube_rails.phases import auction, end, rounds, turns
from anden.games.railes import scoring
from anden.games.railes.maps.game_map import FIRST_MOVE, TURN_ORDER
from anden.games.railes.phases import build, capital, first_order, income
from anden.games.railes.phases.moves import any_delivery
from anden.games.railes.state import ACTIONS, AUCTION, BUILD, CAPITAL, DEAL, MOVE, OVER, State


def advance(s: State, events: list[Event]) -> None:
    """Go on as long as nobody has anything left to do in the phase."""
    while s.phase != OVER and s.at >= len(s.queue):
        phase = s.phase
        if phase == BUILD:
            s.phase = MOVE
            rounds.begin(s, FIRST_MOVE, any_delivery, events)
        elif phase == MOVE:
            _after_move(s, events)
        elif phase == ACTIONS:
            build.begin(s, events)
        elif phase == CAPITAL:
            s.phase = AUCTION
            auction.begin(s, events)
        elif phase == AUCTION:
            turns.begin(s, ACTIONS)
        elif phase == DEAL and s.map.first_auction:
            first_order.begin(s, events)
        else:  # the order is known
            _next_turn(s, events)


def _after_move(s: State, events: list[Event]) -> None:
    """A second round of moves; then money, which can end the game; the last turn ends there."""
    if s.round < s.map.move_rounds:
        rounds.begin_round(s, FIRST_MOVE, any_delivery, events)
        return
    income.settle(s, events)
    if len(s.order) <= 1:
        if s.order:
            events.append(Event("last_player", {"seat": s.order[0]}))
        _finish(s, events)
    elif s.turn == s.turns:
        _finish(s, events)
    else:
        if not s.map.standard:
            _order_by_number(s, events)
        _next_turn(s, events)


def _finish(s: State, events: list[Event]) -> None:
    """«FINAL DE LA PARTIDA»."""
    end.finish(s, OVER, scoring.ranking(s), scoring.scores(s), events)


def _order_by_number(s: State, events: list[Event]) -> None:
    """«FASE 5 – DETERMINAR EL ORDEN DE TURNO»: by the numbers of the tokens, also of those taken as «pass»."""
    order: list[int] = []
    for number in range(len(s.map.prices)):
        for seat in s.order:
            if s.action[seat] == number:
                order.append(seat)
    s.order = tuple(order)
    events.append(Event("new_order", {"seats": s.order}))


def _next_turn(s: State, events: list[Event]) -> None:
    """«FASE 6 – DESPLIEGUE DEL NUEVO TURNO»: the tokens come back; Turn Order counts in the new auction (Standard)."""
    turns.next_turn(s, TURN_ORDER, events)
    s.passed = 0
    if s.map.standard:
        capital.begin(s, events)
    else:
        turns.begin(s, ACTIONS)
