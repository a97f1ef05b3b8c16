# mypyc: compile
"""From phase to phase and from turn to turn (heading «SECUENCIA DE JUEGO»)."""

from __future__ import annotations

from anden.core.facts import CHANCE, Event
from anden.games.age_of_steam.maps.game_map import AUCTION as BY_AUCTION
from anden.games.age_of_steam.maps.game_map import FEE, TURN_ORDER
from anden.games.age_of_steam.phases import (
    auction,
    build,
    end,
    goods,
    growth,
    money,
    selection,
    shares,
    start_player,
)
from anden.games.age_of_steam.state import (
    ACTIONS,
    AUCTION,
    BUILD,
    MOVE,
    NO_ACTION,
    OVER,
    PRODUCE,
    SHARES,
    START_PLAYER,
    STOCK,
    TIE,
    State,
)


def start(s: State) -> None:
    """Luck acts first."""
    s.queue = (CHANCE,)
    s.at = 0


def advance(s: State, events: list[Event]) -> None:
    """Go on as long as nobody has anything left to do in the phase."""
    while s.phase != OVER and s.at >= len(s.queue):
        phase = s.phase
        if phase == BUILD:
            goods.begin(s, events)
        elif phase == MOVE:
            _after_move(s, events)
        elif phase == SHARES:
            if s.map.order == BY_AUCTION:
                auction.begin(s, events)
            else:
                selection.begin(s)
        elif phase == AUCTION:
            selection.begin(s)
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
    s.turn += 1
    s.pass_holder = selection.holder(s, TURN_ORDER)
    s.pass_used = False
    for seat in range(s.players):
        s.action[seat] = NO_ACTION
    events.append(Event("turn", {"turn": int(s.turn), "turns": int(s.turns)}))
    if s.map.order == FEE:
        start_player.begin(s, events)
    else:
        shares.begin(s, events)


def _after_move(s: State, events: list[Event]) -> None:
    """A second round of moves; then money, which can end the game; then goods growth, unless nobody will need it."""
    if s.round < s.map.move_rounds:
        goods.begin_round(s, events)
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
