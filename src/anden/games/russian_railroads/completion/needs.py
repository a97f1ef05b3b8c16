# mypyc: compile
"""What must be carried out, added up, and whether the player's board allows it without any help.

`plain` answers at once, looking only at what must be done; see `complete.py` for what may be done besides.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from anden.games.russian_railroads.effects.limits import (
    can_move,
    doubler_room,
    fits_somewhere,
    room,
    room_of_colour,
    steps_left,
    tiles_left,
)
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_BUILD_BOTH,
    K_BUILD_EITHER,
    K_BUILD_FACTORY,
    K_BUILD_LOCOMOTIVE,
    K_INDUSTRY,
    K_LOCOMOTIVE,
    K_REPEAT,
    K_SMALL,
    NO_ENTRY,
    amount_of,
    colour_count,
    colours_of,
    depth_of,
    factory_of,
    find,
    kind_of,
    must_of,
)
from anden.games.russian_railroads.effects.pieces import count_of, own_piece, source_of_space
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.printed.tables import T, effect_amount, effect_colours, effect_type
from anden.games.russian_railroads.state import FACTORIES, NONE, Player, State

ALL_COLOURS: Final = 31
CAN: Final = 0
CANNOT_TRACKS: Final = 1
CANNOT_INDUSTRY: Final = 2
CANNOT_BUILD: Final = 3
CANNOT_DOUBLERS: Final = 4
CANNOT_REPEAT: Final = 5
CANNOT_TEMPORARY: Final = 6
CANNOT_HIRE: Final = 7
CANNOT: Final = 8

REPEAT_OK: Final = 0
REPEAT_NOT_SINGLE: Final = 1
REPEAT_USELESS: Final = 2


class Needs:
    """What the entries that must be carried out add up to."""

    def __init__(self) -> None:
        self.steps: i64 = 0
        self.either: i64 = 0
        self.locomotives: i64 = 0
        self.factories: i64 = 0
        self.small: bool = False
        self.repeat: bool = False
        self.advances: vec[i64] = vec[i64]()
        """Amount * 32 + colours."""


def needs_of(pending: vec[i64]) -> Needs:
    n = Needs()
    for e in pending:
        if not must_of(e):
            continue
        kind: i64 = kind_of(e)
        if kind == K_ADVANCE:
            n.advances = append(n.advances, amount_of(e) * 32 + colours_of(e))
        elif kind == K_INDUSTRY:
            n.steps += amount_of(e)
        elif kind == K_BUILD_EITHER:
            n.either += 1
        elif kind == K_BUILD_BOTH:
            n.locomotives += 1
            n.factories += 1
        elif kind == K_BUILD_LOCOMOTIVE:
            n.locomotives += 1
        elif kind == K_BUILD_FACTORY:
            n.factories += 1
        elif kind == K_SMALL:
            n.small = True
        elif kind == K_REPEAT:
            n.repeat = True
    return n


def in_layers(s: State) -> bool:
    """Whether some of what must be done, repeated by a factory that is used at once, comes before the rest of it."""
    deepest: i64 = 0
    highest: i64 = 16
    for e in s.pending:
        if not must_of(e) or kind_of(e) == K_BONUS or kind_of(e) == K_LOCOMOTIVE:
            continue
        if depth_of(e) < highest:
            highest = depth_of(e)
        if factory_of(e) != 0 and depth_of(e) > deepest:
            deepest = depth_of(e)
    return deepest > highest


def plain(s: State, p: Player, n: Needs) -> bool:
    """Whether what must be done can be done without anything that only may be done, in an order of one's choice. The ability of a
    factory that is used at once is no hindrance: what could only be used at the cost of what must be done is lost."""
    if not builds_possible(s, p, n):
        return False
    if not n.small:
        return steps_possible(p, n) and advances_possible(p.track, n.advances)
    if doubler_room(s, p) > 0 and steps_possible(p, n) and advances_possible(p.track, n.advances):
        return True
    n.steps += 1
    possible = steps_possible(p, n) and advances_possible(p.track, n.advances)
    n.steps -= 1
    if possible:
        return True
    more = append(n.advances[:], 32 + t.BLACK)
    return steps_possible(p, n) and advances_possible(p.track, more)


def steps_possible(p: Player, n: Needs) -> bool:
    if n.steps == 0:
        return True
    return n.steps <= steps_left(p, p.factories + n.factories + n.either)


def builds_possible(s: State, p: Player, n: Needs) -> bool:
    """Whether there are tiles enough, and a locomotive that must be built finds a place."""
    factories: i64 = n.either + n.factories
    if factories + n.locomotives == 0:
        return True
    tiles: i64 = tiles_left(s)
    if find(s, K_LOCOMOTIVE) != NO_ENTRY and not fits_somewhere(p.locomotive, 1):
        tiles += 1  # the one in hand finds every place taken: its chain ends with a tile face up
    if n.locomotives == 0:
        return tiles >= factories or (p.factories == FACTORIES and tiles > 0)
    lowest: i64 = s.lowest()
    removed: i64 = 0
    value: i64
    for value in range(2, 10):  # a factory taken first may empty a stack
        if s.stacks[value] > 0 and fits_somewhere(p.locomotive, value) and removed <= factories:
            left: i64 = tiles - 1
            if value == lowest and not fits_somewhere(p.locomotive, 1):
                left += 1  # every place is taken: the chain ends with a tile face up
            return left >= factories or (p.factories == FACTORIES and left > 0)
        removed += s.stacks[value]
    return False


def advances_possible(track: vec[i64], advances: vec[i64]) -> bool:
    """Whether these advances can be made in some order, new colours included."""
    count: i64 = i64(len(advances))
    if count == 0:
        return True
    if count == 1:
        need: i64 = advances[0]
        colours: i64 = need & 31
        amount: i64 = need >> 5
        if amount == 1 and can_move(track, colours):
            return True
        if colour_count(colours) == 1:
            return room_of_colour(track, first_colour(colours)) >= amount
        if colours == ALL_COLOURS and _spaces_left(track) >= amount:
            return True
    return _search_advances(track[:], advances[:])


def first_colour(colours: i64) -> i64:
    colour: i64 = 0
    while (colours >> colour) & 1 == 0:
        colour += 1
    return colour


def _spaces_left(track: vec[i64]) -> i64:
    """How many advances of any colour are left for the tracks owned now: each may end just behind the one before it."""
    total: i64 = 0
    line: i64
    colour: i64
    for line in range(t.LINES):
        for colour in range(t.COLOURS):
            at: i64 = track[line * t.COLOURS + colour]
            if at >= 0:
                total += T.length[line] - colour - at
    return total


def _search_advances(track: vec[i64], advances: vec[i64]) -> bool:
    """Try every order of advances. `track` and `advances` are changed and put back."""
    done = True
    i: i64
    for i in range(i64(len(advances))):
        if advances[i] < 32:
            continue
        done = False
        advances[i] = advances[i] - 32
        if _try_advances(track, advances, advances[i] & 31):
            return True
        advances[i] = advances[i] + 32
    return done


def _try_advances(track: vec[i64], advances: vec[i64], colours: i64) -> bool:
    line: i64
    colour: i64
    for line in range(t.LINES):
        for colour in range(t.COLOURS):
            if (colours >> colour) & 1 == 0 or room(track, line, colour) < 1:
                continue
            after = track[:]
            after[line * t.COLOURS + colour] = after[line * t.COLOURS + colour] + 1
            if colour == 0 and line == t.TRANSSIBERIAN:
                _unlock(after)
            if _search_advances(after, advances):
                return True
    return False


def _unlock(track: vec[i64]) -> None:
    """Colours that the black track of the Trans-Siberian has brought."""
    k: i64
    for k in range(T.special_first[1]):
        effect: i64 = T.effects[t.SPECIAL + k][0]
        if effect_type(effect) != t.TRACKS or track[0] < T.special_space[k]:
            continue
        colour: i64 = first_colour(effect_colours(effect))
        line: i64
        for line in range(t.LINES):
            cell: i64 = line * t.COLOURS + colour
            if T.allowed[cell] != 0 and track[cell] == NONE:
                track[cell] = 0


def add_needs(n: Needs, source: i64) -> None:
    for effect in T.effects[source]:
        kind: i64 = effect_type(effect)
        if kind == t.ADVANCE:
            n.advances = append(n.advances, effect_amount(effect) * 32 + effect_colours(effect))
        elif kind == t.INDUSTRY:
            n.steps += effect_amount(effect)
        elif kind == t.BUILD_EITHER:
            n.either += 1
        elif kind == t.BUILD_BOTH:
            n.locomotives += 1
            n.factories += 1
        elif kind == t.BUILD_FACTORY:
            n.factories += 1
        elif kind == t.SMALL:
            n.small = True
        elif kind == t.REPEAT:
            n.repeat = True


def at_once_possible(s: State, p: Player, source: i64) -> bool:
    """Whether the effects that happen at once can happen completely."""
    return at_once_problem(s, p, source) == CAN


def at_once_problem(s: State, p: Player, source: i64) -> i64:
    for effect in T.effects[source]:
        kind: i64 = effect_type(effect)
        if kind == t.DOUBLERS and doubler_room(s, p) < effect_amount(effect):
            return CANNOT_DOUBLERS
        if kind == t.TEMPORARY and s.temporary < effect_amount(effect):
            return CANNOT_TEMPORARY
        if kind == t.HIRE and s.row[i64(len(s.row)) - 1] == NONE:
            return CANNOT_HIRE
        if kind == t.LOCOMOTIVE and not fits_somewhere(p.locomotive, effect_amount(effect)):
            return CANNOT_BUILD
    return CAN


def repeat_shape(s: State, space: i64) -> i64:
    """Whether exactly one own piece lies on a space that is worth using again: a turn order space is claimed already, and
    repeating a repeat is choosing the space itself."""
    if count_of(own_piece(s, space, s.actor)) != 1:
        return REPEAT_NOT_SINGLE
    source: i64 = source_of_space(s, space)
    if source == NONE:
        return REPEAT_USELESS
    kind: i64 = effect_type(T.effects[source][0])
    if kind == t.REPEAT or kind == t.TURN_ORDER:
        return REPEAT_USELESS
    return REPEAT_OK
