# mypyc: compile
"""What lies on a space, packed in one int: whose, and how many workers, temporary workers, black workers and rubles."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.russian_railroads.printed.tables import (
    ALL_SPACES,
    ORDER_1,
    ORDER_2,
    OWN,
    PUBLIC_1,
    PUBLIC_2,
    REUSABLE,
)
from anden.games.russian_railroads.state import NONE, SEATS, State


def packed(seat: i64, workers: i64, temporary: i64, black: i64, rubles: i64) -> i64:
    return (seat + 1) | workers << 4 | temporary << 12 | black << 20 | rubles << 24


def owner_of(piece: i64) -> i64:
    """The seat, or -1 for an empty space."""
    return (piece & 15) - 1


def workers_of(piece: i64) -> i64:
    return (piece >> 4) & 255


def temporary_of(piece: i64) -> i64:
    return (piece >> 12) & 255


def black_of(piece: i64) -> i64:
    return (piece >> 20) & 1


def rubles_of(piece: i64) -> i64:
    return piece >> 24


def count_of(piece: i64) -> i64:
    return workers_of(piece) + temporary_of(piece) + black_of(piece) + rubles_of(piece)


def slot_of(space: i64, seat: i64) -> i64:
    """Where the pieces of a seat on a space are kept: the space that stays open has a place for each seat."""
    return ALL_SPACES + seat if space == REUSABLE else space


def own_piece(s: State, space: i64, seat: i64) -> i64:
    """The pieces of a seat on a space; 0 when they are somebody else's or there are none."""
    piece: i64 = s.pieces[slot_of(space, seat)]
    return piece if owner_of(piece) == seat else 0


def lay(s: State, space: i64, seat: i64, piece: i64) -> None:
    """Add pieces to what the seat has on a space."""
    slot: i64 = slot_of(space, seat)
    before: i64 = s.pieces[slot]
    s.pieces[slot] = piece if before == 0 else before + piece - (seat + 1)


def has_worker_elsewhere(s: State, seat: i64) -> bool:
    """Whether an own worker lies on a space that is not of the turn order: it could be swapped."""
    space: i64
    for space in range(ALL_SPACES + SEATS):
        if space != ORDER_1 and space != ORDER_2:
            piece: i64 = s.pieces[space]
            if owner_of(piece) == seat and workers_of(piece) > 0:
                return True
    return False


def clear(s: State) -> None:
    """«Tras la fase de puntuación»: everything comes back, rubles to the bank, temporary workers to their space."""
    space: i64
    for space in range(ALL_SPACES + SEATS):
        s.pieces[space] = 0


def source_of_space(s: State, space: i64) -> i64:
    """What a space gives comes from itself, or from the engineer who lies there; NONE when nobody does."""
    if space in (PUBLIC_1, PUBLIC_2):
        back: i64 = 2 if space == PUBLIC_1 else 3
        engineer: i64 = s.row[i64(len(s.row)) - back]
        return NONE if engineer == NONE else OWN + engineer
    return space
