# mypyc: compile
"""Where a train stands, packed into one number, with one function each way; compiled, they cost nothing.

A *stop* is a point and the slot by which the train came in. A *node* of a search is a stop, whether weather has already slowed
the train, and whether the toll for the rival's track is already paid (each 0 or 1).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.games.italian_rails.printed.tables import NO_SLOT, T

WAYS_IN: Final = 7
"""By each of the SLOTS, or NO_SLOT. A number as it is: mypyc does not compute constants."""

# --- stop: point * WAYS_IN + slot --------------------------------------------------------------------------------------


def stop_of(point: i64, came: i64) -> i64:
    """In a city it does not matter where the train came from: it may turn there."""
    return point * WAYS_IN + (came if T.city[point] < 0 else NO_SLOT)


def point_of_stop(stop: i64) -> i64:
    return stop // WAYS_IN


def slot_of_stop(stop: i64) -> i64:
    return stop % WAYS_IN


# --- node: stop * 4 + slow * 2 + toll ----------------------------------------------------------------------------------


def node_of(stop: i64, slow: i64, toll: i64) -> i64:
    return stop * 4 + slow * 2 + toll


def stop_of_node(node: i64) -> i64:
    return node // 4


def slow_of_node(node: i64) -> i64:
    return (node // 2) % 2


def toll_of_node(node: i64) -> i64:
    return node % 2
