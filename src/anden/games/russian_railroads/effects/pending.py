# mypyc: compile
"""What a player has gained in a turn and still has to decide on: a list of entries, each packed in one int.

An entry has a kind, an amount, colours (of advances; of a ? token: which ? space), whether it must be carried out, what it
came from, and whether a black advance made with it brings the extra advance of the black worker.

Where factories are used at once, an entry also knows of the use it belongs to: how deep it lies (a factory reached while another
is being used lies deeper), and, if it is a part of that use and holds up all that lies less deep, the factory. What is gained
by the way, as a ? token, is as deep but holds up nothing. Elsewhere both are 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from anden.games.russian_railroads.printed.tables import FACTORY, TOKEN
from anden.games.russian_railroads.state import State

# Kinds; the order of keys.LABELS["kind"].
K_ADVANCE: Final = 0
K_INDUSTRY: Final = 1
K_BUILD_EITHER: Final = 2
K_BUILD_BOTH: Final = 3
K_BUILD_LOCOMOTIVE: Final = 4
K_BUILD_FACTORY: Final = 5
K_LOCOMOTIVE: Final = 6
K_SWAP: Final = 7
K_REPEAT: Final = 8
K_TOKEN: Final = 9
K_CARD: Final = 10
K_SMALL: Final = 11
K_BONUS: Final = 12

KIND_NAMES: Final = (
    "advance",
    "industry",
    "build_either",
    "build_both",
    "build_locomotive",
    "build_factory",
    "locomotive",
    "swap",
    "repeat",
    "token",
    "card",
    "small",
    "bonus",
)

NO_ENTRY: Final = -1

NO_USE: Final = 0
"""Not gained by using a factory."""


def entry(kind: i64, amount: i64, colours: i64, must: bool, source: i64, extra: bool, use: i64) -> i64:
    return (
        kind
        | amount << 4
        | colours << 9
        | (1 if must else 0) << 14
        | source << 15
        | (1 if extra else 0) << 23
        | use << 24
    )


def kind_of(e: i64) -> i64:
    return e & 15


def amount_of(e: i64) -> i64:
    return (e >> 4) & 31


def colours_of(e: i64) -> i64:
    return (e >> 9) & 31


def must_of(e: i64) -> bool:
    return (e >> 14) & 1 != 0


def source_of(e: i64) -> i64:
    return (e >> 15) & 255


def extra_of(e: i64) -> bool:
    return (e >> 23) & 1 != 0


# --- the use of a factory an entry belongs to ------------------------------------------------------------------------


def use_of(e: i64) -> i64:
    """The depth of an entry, and the factory it is a part of, as they stand in an entry."""
    return e >> 24


def by_the_way(e: i64) -> i64:
    """The use for something that comes of using an entry: as deep, but a part of no factory."""
    return (e >> 24) & 15


def depth_of(e: i64) -> i64:
    return (e >> 24) & 15


def factory_of(e: i64) -> i64:
    """The value of the factory whose use an entry is a part of, or 0."""
    return (e >> 28) & 15


def new_use(s: State, factory: i64) -> i64:
    """The use of a factory that has just been reached: deeper than all that is pending."""
    deepest: i64 = 0
    for e in s.pending:
        if depth_of(e) > deepest:
            deepest = depth_of(e)
    return deepest + 1 | factory << 4


def depth_in_use(s: State) -> i64:
    """How deep the factory lies that is being used now; 0 = none. What lies less deep waits."""
    deepest: i64 = 0
    for e in s.pending:
        if factory_of(e) != 0 and depth_of(e) > deepest:
            deepest = depth_of(e)
    return deepest


def may_give_up(e: i64) -> bool:
    """What must be carried out may not be given up, nor the ability of a factory that is used at once; what that factory
    repeats may, where the space itself allows it."""
    return not must_of(e) and not (factory_of(e) != 0 and FACTORY < source_of(e) < TOKEN)


# --- changing and finding --------------------------------------------------------------------------------------------


def push(s: State, e: i64) -> None:
    s.pending = append(s.pending, e)


def take_to_hand(s: State, value: i64, source: i64, use: i64) -> None:
    """A locomotive that still has to find its line."""
    push(s, entry(K_LOCOMOTIVE, value, 0, True, source, False, use))


def remove(s: State, index: i64) -> None:
    kept = vec[i64]()
    i: i64
    for i in range(i64(len(s.pending))):
        if i != index:
            kept = append(kept, s.pending[i])
    s.pending = kept


def use_one(s: State, index: i64) -> None:
    """Take one off the amount of an entry; an entry without amount goes."""
    e: i64 = s.pending[index]
    if amount_of(e) <= 1:
        remove(s, index)
    else:
        s.pending[index] = e - 16


def find(s: State, kind: i64) -> i64:
    """The oldest entry of a kind that need not wait for a factory; of several one that must be carried out."""
    found: i64 = NO_ENTRY
    depth: i64 = depth_in_use(s)
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if kind_of(e) == kind and depth_of(e) >= depth:
            if must_of(e):
                return i
            if found == NO_ENTRY:
                found = i
    return found


def colour_count(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        count += mask & 1
        mask >>= 1
    return count
