# mypyc: compile
"""Small numbers packed into one, each with a name and one function each way; compiled, they cost nothing.

A *slot* is a track end: a hex and one of its edges. Tables of edges (`neighbour`, `owner`) are indexed by it. A *placement*
is a hex and an oriented tile. A *step* of a planned line is a hex and two edges that new track joins there, the second
TO_TOWN for a new exit of a town.
"""

from __future__ import annotations

from mypy_extensions import i64

# --- slot: hex * 6 + edge ---------------------------------------------------------------------------------------------


def slot(h: i64, e: i64) -> i64:
    return h * 6 + e


def hex_of_slot(slot: i64) -> i64:
    return slot // 6


def edge_of_slot(slot: i64) -> i64:
    return slot % 6


# --- placement: hex * 256 + oriented tile -----------------------------------------------------------------------------


def placement(h: i64, tile: i64) -> i64:
    return h * 256 + tile


def hex_of_placement(placement: i64) -> i64:
    return placement >> 8


def tile_of_placement(placement: i64) -> i64:
    return placement & 255


# --- step: hex * 64 + edge * 8 + edge or TO_TOWN ----------------------------------------------------------------------


def step(h: i64, a: i64, b: i64) -> i64:
    return h * 64 + a * 8 + b


def hex_of_step(step: i64) -> i64:
    return step >> 6


def first_edge_of_step(step: i64) -> i64:
    return (step >> 3) & 7


def second_edge_of_step(step: i64) -> i64:
    return step & 7
