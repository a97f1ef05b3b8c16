# mypyc: compile
"""A turn: choose a free space, pay exactly, use it; or pass (headings «Cómo jugar un turno», «Orden de turno»)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.russian_railroads.actions import Place, RailroadsAction
from anden.games.russian_railroads.completion import complete as c
from anden.games.russian_railroads.completion import needs as n
from anden.games.russian_railroads.effects.choices import is_foreign
from anden.games.russian_railroads.effects.gains import give
from anden.games.russian_railroads.effects.pending import K_SWAP, NO_ENTRY, NO_USE, entry, push
from anden.games.russian_railroads.effects.pieces import (
    has_worker_elsewhere,
    lay,
    owner_of,
    packed,
    source_of_space,
)
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.phases.memo import M, place_action
from anden.games.russian_railroads.printed.box import ENGINEER_IDS
from anden.games.russian_railroads.printed.tables import (
    ALL_SPACES,
    ORDER_1,
    ORDER_2,
    OWN,
    REUSABLE,
    SPACE_INDEX,
    SPACE_NAMES,
    T,
)
from anden.games.russian_railroads.state import (
    BLACK_FREE,
    BLACK_USED,
    FOR_PASSING,
    NONE,
    RESOLVE,
    TURN,
    Player,
    State,
    bit,
)

# Why a space cannot be chosen, besides that it cannot be carried out (CAN and CANNOT of `needs.py`).
FREE: Final = 0
BLOCKED: Final = 21
COVERED: Final = 22
NOT_YET: Final = 23
TAKEN: Final = 24
NOT_YOURS: Final = 25
NO_ENGINEER: Final = 26
OWN_POSITION: Final = 27
BOTH_POSITIONS: Final = 28
NOTHING_POSSIBLE: Final = 29

CANNOT_KEYS: Final = {
    n.CANNOT_TRACKS: "tracks_cannot",
    n.CANNOT_INDUSTRY: "industry_cannot",
    n.CANNOT_BUILD: "build_cannot",
    n.CANNOT_DOUBLERS: "doubler_cannot",
    n.CANNOT_REPEAT: "repeat_cannot",
    n.CANNOT_HIRE: "hire_none",
    n.CANNOT: "cannot_complete",
}
"""The refusals of what cannot be carried out completely."""

# --- choosing a space ------------------------------------------------------------------------------------------------


def space_in_play(s: State, space: i64) -> i64:
    """Whether a space exists in this game, this round, for this player, and nobody is there."""
    if space < OWN:
        if (T.open_for[space] >> s.players) & 1 == 0:
            return BLOCKED
        if s.last_round():
            if T.not_last[space] != 0:
                return COVERED
        elif T.only_last[space] != 0:
            return NOT_YET
        if space == REUSABLE:
            return FREE
    elif not s.people[s.actor].owns(space - OWN):
        return NOT_YOURS
    return TAKEN if s.pieces[space] != 0 else FREE


def space_reason(s: State, space: i64, black: bool) -> i64:
    """FREE, or why the player to act cannot use a space now, whatever else he pays: with the black worker or without."""
    found: i64 = space_in_play(s, space)
    if found != FREE:
        return found
    if space in (ORDER_1, ORDER_2):
        return _order_reason(s, 1 if space == ORDER_1 else 2)
    source: i64 = source_of_space(s, space)
    if source == NONE:
        return NO_ENGINEER
    if space >= OWN:
        return FREE if c.anything_possible(s, source) else NOTHING_POSSIBLE
    return c.carrying_out(s, source, NO_ENTRY, black and s.switches.black_worker_helps)


def _order_reason(s: State, position: i64) -> i64:
    """«¿Cómo puedes avanzar en el orden de turno?»"""
    seat: i64 = s.actor
    if s.players > 2 and s.position(seat) == position:
        return OWN_POSITION
    if s.first_claim == seat or s.second_claim == seat:
        return BOTH_POSITIONS
    return FREE


def space_problem(s: State, space: i64, reason: i64) -> Problem:
    """The refusal that goes with a reason."""
    name = SPACE_NAMES[space]
    if reason == BLOCKED:
        return refusal("space_blocked", space=name, players=int(s.players))
    if reason == COVERED:
        return refusal("space_covered", space=name)
    if reason == NOT_YET:
        return refusal("space_not_yet", space=name)
    if reason == TAKEN:
        return refusal("space_taken", space=name, seat=int(owner_of(s.pieces[space])))
    if reason == NOT_YOURS:
        return refusal("engineer_not_yours", engineer=ENGINEER_IDS[space - OWN])
    if reason == NO_ENGINEER:
        return refusal("engineer_none", space=name)
    if reason == OWN_POSITION:
        return refusal("own_position", position=1 if space == ORDER_1 else 2)
    if reason == BOTH_POSITIONS:
        return refusal("both_positions", position=1 if space == ORDER_1 else 2)
    if reason == NOTHING_POSSIBLE:
        return refusal("nothing_possible", space=name)
    if reason == n.CANNOT_TEMPORARY:
        return refusal("no_temporary_workers")
    return refusal(CANNOT_KEYS[int(reason)], space=name)


# --- paying ----------------------------------------------------------------------------------------------------------


def legal_turns(s: State) -> list[RailroadsAction]:
    """Every space that can be used, with every way to pay for it; and passing."""
    out: list[RailroadsAction] = []
    p = s.people[s.actor]
    black: i64 = 1 if p.black == BLACK_FREE else 0
    have: i64 = p.free + p.temporary + black + p.rubles
    space: i64
    for space in range(ALL_SPACES):
        rubles: i64 = T.rubles[space]
        if T.workers[space] + rubles > have or rubles > p.rubles:
            continue
        if space_reason(s, space, False) == FREE:
            _add_payments(s, p, space, 0, black, out)
        elif _black_worker_helps(s, p, space):
            _add_payments(s, p, space, 1, 1, out)
    out.append(M.passing)
    return out


def _black_worker_helps(s: State, p: Player, space: i64) -> bool:
    """Whether a space that cannot be carried out completely can be with the extra advance of the black worker."""
    if p.black != BLACK_FREE or not s.switches.black_worker_helps:
        return False
    return space_reason(s, space, True) == FREE


def _add_payments(
    s: State, p: Player, space: i64, least_black: i64, black: i64, out: list[RailroadsAction]
) -> None:
    """«¿Para qué sirven los rublos?»: rubles may stand for workers, workers never for rubles."""
    least: i64 = T.rubles[space]
    pieces: i64 = T.workers[space] + least
    own_only = (space in (ORDER_1, ORDER_2)) and not has_worker_elsewhere(s, s.actor)
    rubles: i64
    b: i64
    temporary: i64
    for rubles in range(least, pieces + 1):
        if rubles > p.rubles:
            break
        for b in range(least_black, black + 1):
            for temporary in range(p.temporary + 1):
                workers: i64 = pieces - rubles - b - temporary
                if workers < 0 or workers > p.free:
                    continue
                if own_only and workers != pieces:
                    continue
                out.append(place_action(space, workers, temporary, b, rubles))


def turn_problem(s: State, space: i64) -> Problem | None:
    """Why the player to act cannot use a space at all, whatever he would pay."""
    reason: i64 = space_reason(s, space, False)
    p = s.people[s.actor]
    if reason != FREE and not _black_worker_helps(s, p, space):
        return space_problem(s, space, reason)
    least: i64 = T.rubles[space]
    if p.rubles < least:
        return refusal("rubles_needed", space=SPACE_NAMES[space], rubles=int(least))
    have: i64 = p.free + p.temporary + (1 if p.black == BLACK_FREE else 0) + p.rubles
    if have < T.workers[space] + least:
        need = int(T.workers[space] + least)
        return refusal("too_few_pieces", space=SPACE_NAMES[space], have=int(have), need=need)
    if space in (ORDER_1, ORDER_2) and p.free == 0 and not has_worker_elsewhere(s, s.actor):
        return refusal("swap_impossible", space=SPACE_NAMES[space])
    return None


def place_problem(s: State, a: Place) -> Problem | None:
    space = SPACE_INDEX.get(a.space, -1)
    if space < 0:
        return refusal("no_such_space", space=a.space)
    reason: i64 = space_reason(s, space, a.black)
    if reason != FREE:
        return space_problem(s, space, reason)
    return _payment_problem(s, space, a)


def _payment_problem(s: State, space: i64, a: Place) -> Problem | None:
    p = s.people[s.actor]
    if a.workers < 0 or a.temporary < 0 or a.rubles < 0:
        return refusal("negative_payment")
    if a.workers > int(p.free):
        return refusal("not_enough_workers", have=int(p.free), need=a.workers)
    if a.temporary > int(p.temporary):
        return refusal("not_enough_temporary", have=int(p.temporary), need=a.temporary)
    if a.black and p.black != BLACK_FREE:
        return refusal("no_black_worker")
    if a.rubles > int(p.rubles):
        return refusal("not_enough_rubles", have=int(p.rubles), need=a.rubles)
    paid = a.workers + a.temporary + int(a.black) + a.rubles
    pieces = int(T.workers[space] + T.rubles[space])
    if paid != pieces:
        return refusal("wrong_payment", space=a.space, pieces=pieces, paid=paid)
    if a.rubles < int(T.rubles[space]):
        return refusal("rubles_needed", space=a.space, rubles=int(T.rubles[space]))
    if (space in (ORDER_1, ORDER_2)) and a.workers == 0 and not has_worker_elsewhere(s, s.actor):
        return refusal("swap_impossible", space=a.space)
    return None


# --- doing -----------------------------------------------------------------------------------------------------------


def place(s: State, a: Place) -> list[Event]:
    """Pay, and use the space."""
    space: i64 = SPACE_INDEX[a.space]
    seat: i64 = s.actor
    p = s.people[seat]
    p.free -= a.workers
    p.temporary -= a.temporary
    p.rubles -= a.rubles
    if a.black:
        p.black = BLACK_USED
    piece: i64 = packed(seat, a.workers, a.temporary, 1 if a.black else 0, a.rubles)
    lay(s, space, seat, piece)
    events = [
        Event(
            "place",
            {
                "seat": int(seat),
                "space": a.space,
                "workers": a.workers,
                "temporary": a.temporary,
                "black": int(a.black),
                "rubles": a.rubles,
            },
        )
    ]
    s.context = TURN
    use_space(s, space, a.black, events)
    if (space in (ORDER_1, ORDER_2)) and is_foreign(piece):
        push(s, entry(K_SWAP, 1 if space == ORDER_1 else 2, 0, True, space, False, NO_USE))
    return events


def use_space(s: State, space: i64, black: bool, events: list[Event]) -> None:
    """The player to act uses a space: of the board completely, of an own engineer as far as he likes."""
    s.space = space
    s.phase = RESOLVE
    give(s, source_of_space(s, space), space < OWN, black, NO_USE, events)


def pass_turn(s: State) -> list[Event]:
    """«Cuando un jugador no desea o no puede seguir jugando, pasa» and scores the back of his turn order card."""
    seat: i64 = s.actor
    position: i64 = s.position(seat)
    points: i64 = T.pass_points[position - 1]
    s.passed |= bit(seat)
    s.score(seat, FOR_PASSING, points)
    return [Event("pass", {"seat": int(seat), "position": int(position), "points": int(points)})]
