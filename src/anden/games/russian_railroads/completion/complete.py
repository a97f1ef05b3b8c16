# mypyc: compile
"""«Has de realizar la acción completamente»: can everything that must be carried out still be carried out?

First the player's board is asked without any help (`needs.py`); only where it says no, what may be done besides is searched
(`search.py`).
"""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.completion.needs import (
    CAN,
    CANNOT,
    CANNOT_BUILD,
    CANNOT_INDUSTRY,
    CANNOT_REPEAT,
    CANNOT_TRACKS,
    REPEAT_OK,
    Needs,
    add_needs,
    at_once_problem,
    builds_possible,
    in_layers,
    needs_of,
    plain,
    repeat_shape,
    steps_possible,
)
from anden.games.russian_railroads.completion.search import Search
from anden.games.russian_railroads.effects.gains import give
from anden.games.russian_railroads.effects.limits import (
    STEP_OK,
    can_move,
    doubler_room,
    step_problem,
    tiles_left,
)
from anden.games.russian_railroads.effects.pending import (
    K_REPEAT,
    NO_ENTRY,
    NO_USE,
    find,
    remove,
    use_of,
)
from anden.games.russian_railroads.effects.pieces import black_of, own_piece, source_of_space
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.printed.tables import T, effect_colours, effect_type
from anden.games.russian_railroads.state import Player, State


def completable(s: State) -> bool:
    """Whether everything that must be done can still be done, if need be with the help of what may be done."""
    n = needs_of(s.pending)
    if n.repeat:
        return any_repeat(s)
    if not in_layers(s):
        if plain(s, s.people[s.actor], n):
            return True
        if n.steps == 0 and len(n.advances) == 0 and not n.small:
            return False  # nothing helps to build or to repeat
    return Search().deep(s)


def carrying_out(s: State, source: i64, spent: i64, black_piece: bool) -> i64:
    """Whether a source can be carried out completely: CAN, or what is in the way. `spent`: the kind of entry that is used up by
    choosing it in the middle of a turn, together with what must be done already; NO_ENTRY at its beginning. `black_piece`: the
    black worker is used for it, whose extra advance may help."""
    p = s.people[s.actor]
    found: i64 = at_once_problem(s, p, source)
    if found != CAN:
        return found
    if spent != NO_ENTRY:  # what happens at once may leave less for the rest: try it
        return CAN if _completable_with(s, source, spent, black_piece) else CANNOT
    n = Needs()
    add_needs(n, source)
    if n.repeat:
        return CAN if any_repeat(s) else CANNOT_REPEAT
    if plain(s, p, n):
        return CAN
    if not builds_possible(s, p, n):
        return CANNOT_BUILD
    if _worth_searching(p, n) and _completable_with(s, source, spent, black_piece):
        return CAN
    return CANNOT_INDUSTRY if not steps_possible(p, n) else CANNOT_TRACKS


def _completable_with(s: State, source: i64, spent: i64, black_piece: bool) -> bool:
    """Whether everything that must be done can be done once the source has been chosen."""
    after = s.copy()
    events: list[Event] = []
    use: i64 = NO_USE
    if spent != NO_ENTRY:
        index: i64 = find(after, spent)
        use = use_of(after.pending[index])
        remove(after, index)
    give(after, source, True, black_piece, use, events)
    return completable(after)


def _worth_searching(p: Player, n: Needs) -> bool:
    """Help can only come from a step on the lane, or from a black track that reaches a ? space, and only for steps: an advance that
    must be made makes room for the next colour by itself."""
    if n.steps == 0:
        return False
    black = False
    for need in n.advances:
        black = black or need & t.BLACK != 0
    return black or step_problem(p, 1) == STEP_OK or step_problem(p, 2) == STEP_OK


def anything_possible(s: State, source: i64) -> bool:
    """«Incluso si es incapaz de ejecutarlas completamente»: whether at least a part of an own engineer can be done."""
    p = s.people[s.actor]
    for effect in T.effects[source]:
        kind: i64 = effect_type(effect)
        if kind == t.ADVANCE:
            possible = can_move(p.track, effect_colours(effect))
        elif kind == t.INDUSTRY:
            possible = step_problem(p, 1) == STEP_OK or step_problem(p, 2) == STEP_OK
        elif kind == t.BUILD_EITHER:
            possible = tiles_left(s) > 0
        elif kind == t.DOUBLERS:
            possible = doubler_room(s, p) > 0
        elif kind == t.REPEAT:
            possible = any_repeat(s)
        else:
            possible = True
        if possible:
            return True
    return False


# --- repeating -------------------------------------------------------------------------------------------------------


def can_repeat(s: State, space: i64) -> bool:
    """Whether a space can be used again, completely or, for an own engineer, in part."""
    if repeat_shape(s, space) != REPEAT_OK:
        return False
    source: i64 = source_of_space(s, space)
    if space >= t.OWN:
        return anything_possible(s, source)
    black = s.switches.black_worker_helps and black_of(own_piece(s, space, s.actor)) != 0
    return carrying_out(s, source, K_REPEAT if find(s, K_REPEAT) != NO_ENTRY else NO_ENTRY, black) == CAN


def any_repeat(s: State) -> bool:
    space: i64
    for space in range(t.ALL_SPACES):
        if can_repeat(s, space):
            return True
    return False
