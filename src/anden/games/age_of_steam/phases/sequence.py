# mypyc: compile
"""From phase to phase and from turn to turn (heading «SECUENCIA DE JUEGO»)."""

from __future__ import annotations

from anden.core.facts import Event
from anden.games.age_of_steam.maps.game_map import AUCTION as BY_AUCTION
from anden.games.age_of_steam.maps.game_map import FEE, FIRST_MOVE, TURN_ORDER
from anden.games.age_of_steam.phases import build, end, growth, money, shares, start_player
from anden.games.age_of_steam.phases.moves import any_delivery
from anden.games.age_of_steam.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    MOVE,
    OVER,
    PRODUCE,
    SHARES,
    START_PLAYER,
    STOCK,
    TIE,
    State,
)
from anden.games.cube_rails.phases import auction, rounds, turns


def advance(s: State, events: list[Event]) -> None:
    """Go on as long as nobody has anything left to do in the phase."""
    while s.phase != OVER and s.at >= len(s.queue):
        phase = s.phase
        if phase == BUILD:
            s.phase = MOVE
            rounds.begin(s, FIRST_MOVE, any_delivery, events)
        elif phase == MOVE:
            _after_move(s, events)
        elif phase == SHARES:
            if s.map.order == BY_AUCTION:
                s.phase = AUCTION
                auction.begin(s, events)
            else:
                turns.begin(s, ACTIONS)
        elif phase == AUCTION:
            turns.begin(s, ACTIONS)
        elif phase == ACTIONS:
            build.begin(s, events)
        elif phase == START_PLAYER:
            shares.begin(s, events)
        elif phase in (PRODUCE, STOCK):
            growth.begin_rolls(s)
        elif phase == TIE:
            end.finish(s, events)
        else:  # DEAL, and EXTRA, the last step of a turn
            _next_turn(s, events)


def _next_turn(s: State, events: list[Event]) -> None:
    """«AVANZAR EL MARCADOR DE TURNO»: the action discs come back, Turn Order counts in the new turn."""
    turns.next_turn(s, TURN_ORDER, events)
    if s.map.order == FEE:
        start_player.begin(s, events)
    else:
        shares.begin(s, events)


def _after_move(s: State, events: list[Event]) -> None:
    """A second round of moves; then money, which can end the game; then goods growth, unless nobody will need it."""
    if s.round < s.map.move_rounds:
        rounds.begin_round(s, FIRST_MOVE, any_delivery, events)
        return
    money.settle(s, events)
    if len(s.order) == 0 or (len(s.order) == 1 and s.players > 1):
        if s.order:
            events.append(Event("last_player", {"seat": s.order[0]}))
        end.begin(s, events)
    elif s.turn == s.turns:
        end.begin(s, events)
    elif s.map.growth:
        growth.begin(s, events)
    else:
        _next_turn(s, events)
