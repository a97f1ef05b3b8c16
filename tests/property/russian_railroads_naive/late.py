"""Positions at random, also such as no game would reach: for the second opinion, and for those who look for dead ends."""

from __future__ import annotations

from random import Random
from typing import Any

from anden.games.russian_railroads.completion.complete import carrying_out, completable
from anden.games.russian_railroads.completion.needs import CAN
from anden.games.russian_railroads.effects import pieces
from anden.games.russian_railroads.effects.gains import give
from anden.games.russian_railroads.effects.pending import (
    K_BUILD_BOTH,
    K_REPEAT,
    NO_ENTRY,
    NO_USE,
    find,
    new_use,
)
from anden.games.russian_railroads.effects.pieces import source_of_space
from anden.games.russian_railroads.phases.factory_use import cancel_unusable
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.state import FACTORIES_AT_ONCE, NONE, RESOLVE
from tests.property.russian_railroads_naive.board import GAINED_AT, GAPS, LANE, LENGTH, LINES, ON_LINE, Board
from tests.property.russian_railroads_naive.players import random_board, set_board
from tests.scenarios.russian_railroads.table import RussianTable, _settle

TOKEN_SPACES = [
    k for k, special in enumerate(t.ONCE_SPECIALS) if special.gives[0]["type"] == "question_token"
]


def random_position(rng: Random, order: dict[str, Any]) -> Any:
    """Seat 0 to choose a space, on a board at random."""
    table = RussianTable(4, **order).round(rng.choice([3, 7]))
    s, p = table.state, table.player(0)
    set_board(p, random_board(rng))
    p.doublers = rng.choice([0, 5, 8])
    p.tokens = sum(1 << token for token in range(7) if rng.random() < 0.35 or (token == 4 and p.second >= 0))
    p.engineers = sum(1 << engineer for engineer in rng.sample(range(t.ENGINEERS), 3))
    _settle(p)  # special spaces that are reached have fired
    p.workers, p.free, p.rubles = 5, 5, 3
    s.cards = rng.randrange(32)
    for value in range(1, 10):
        s.stacks[value] = int(value > 1 and rng.random() < 0.25)
        s.face_up[value] = int(rng.random() < 0.2)
    others = [e for e in range(t.ENGINEERS) if not p.owns(e) and e != t.UNMARKED]
    for back, engineer in enumerate(rng.sample(others, 3), 1):
        s.row[len(s.row) - back] = engineer
    for space in rng.sample(range(t.ALL_SPACES), 5):
        if space not in (t.REUSABLE, t.ORDER_1, t.ORDER_2) and (space < t.OWN or p.owns(space - t.OWN)):
            s.pieces[space] = pieces.packed(0, 1, 0, 0, 0)
    return s


def late_board(rng: Random) -> Board:
    """Nearly everything is used up: tracks close behind each other near the ends of their lines, markers before a gap or the end."""
    board = random_board(rng)
    front = rng.choice([15, 15, 14, 10, 9, 6, 5, 2, 1])
    owned = ["black", *(colour for space, colour in GAINED_AT.items() if front >= space)]
    for line in LINES:
        ahead = front if line == "transsiberian" else LENGTH[line] - rng.choice([0, 0, 1, 2, 4])
        board.tracks[line] = {"black": ahead}
        for colour in owned[1:]:
            if colour in ON_LINE[line]:
                ahead = board.tracks[line][colour] = max(0, ahead - rng.choice([1, 1, 1, 2, 3]))
    limit = GAPS[len(board.factories)] - 1 if len(board.factories) < len(GAPS) else len(LANE) - 1
    board.markers = [max(0, limit - rng.choice([0, 1, 1, 2, 3]))]
    if board.markers[0] and rng.random() < 0.3:
        board.markers.append(rng.randrange(board.markers[0]))
    return board


def late_position(rng: Random, order: dict[str, Any]) -> Any:
    """Seat 0 to choose a space, with next to nothing left."""
    s = random_position(rng, order)
    p = s.people[0]
    p.workers, p.free, p.fired, p.second = 5, 5, 0, -1
    set_board(p, late_board(rng))
    if p.second >= 0:
        p.tokens |= 1 << t.TOKEN_INDEX["second_industry_marker"]
    _settle(p)
    p.workers, p.free = 5, 5
    p.doublers, s.doublers = rng.choice([0, 6, 7, 7, 8]), rng.choice([0, 1, 2, 9])
    scarce = rng.choice([0, 0.1, 0.3])
    for value in range(1, 10):
        s.stacks[value] = int(value > 1 and rng.random() < scarce) * rng.choice([1, 1, 2])
        s.face_up[value] = int(rng.random() < scarce)
    return s


def in_the_middle(s: Any, rng: Random) -> Any:
    """A turn in progress: a space or own engineer that could be chosen, ? tokens and a factory are pending."""
    s = s.copy()
    s.phase = RESOLVE
    space = rng.choice([space for space in range(t.ALL_SPACES) if space not in (t.ORDER_1, t.ORDER_2)])
    source = source_of_space(s, space)
    if source != NONE and (space >= t.OWN or carrying_out(s, source, NO_ENTRY, False) == CAN):
        give(s, source, space < t.OWN, rng.random() < 0.3, NO_USE, [])
    if find(s, K_REPEAT) != NO_ENTRY or find(s, K_BUILD_BOTH) != NO_ENTRY:
        return s  # nothing else can be gained before these are begun
    for special in rng.sample(TOKEN_SPACES, rng.choice([0, 1, 1, 2])):
        give(s, t.SPECIAL + special, False, False, NO_USE, [])
    if rng.random() < 0.4:
        value = rng.randint(1, 9)
        use = new_use(s, value) if s.factory_mode == FACTORIES_AT_ONCE else NO_USE
        give(s, t.FACTORY + value, False, False, use, [])
    assert completable(s)
    if s.factory_mode == FACTORIES_AT_ONCE:
        cancel_unusable(s, [])
    return s
