# mypyc: compile
"""«Has de realizar la acción completamente»: can everything that must be carried out still be carried out?

`plain` answers at once from the player's board, looking only at what must be done. Only where it says no, `completable`
searches whether something that may be done (a factory reached on the way, a ? token) makes the rest possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads import tables as t
from anden.games.russian_railroads.choices import (
    source_of_space,
    use_card,
    use_repeat,
    use_small,
    use_token,
)
from anden.games.russian_railroads.gains import doubler_room, give
from anden.games.russian_railroads.lines import (
    advance,
    can_move,
    fits_somewhere,
    place_locomotive,
    room,
    room_of_colour,
    slot_for,
)
from anden.games.russian_railroads.pending import (
    K_ADVANCE,
    K_BUILD_BOTH,
    K_BUILD_EITHER,
    K_BUILD_FACTORY,
    K_BUILD_LOCOMOTIVE,
    K_CARD,
    K_INDUSTRY,
    K_LOCOMOTIVE,
    K_REPEAT,
    K_SMALL,
    K_TOKEN,
    NO_ENTRY,
    amount_of,
    colour_count,
    colours_of,
    find,
    kind_of,
    must_of,
    remove,
)
from anden.games.russian_railroads.pieces import count_of, own_piece
from anden.games.russian_railroads.state import FACTORIES, NONE, Player, State
from anden.games.russian_railroads.tables import T, effect_amount, effect_colours, effect_type
from anden.games.russian_railroads.works import (
    STEP_OK,
    build_factory,
    build_locomotive,
    step,
    step_problem,
    steps_left,
    tiles_left,
)

ALL_COLOURS: Final = 31

# --- what must be done, without help ---------------------------------------------------------------------------------


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


def plain(s: State, p: Player, n: Needs) -> bool:
    """Whether what must be done can be done without anything that only may be done."""
    if not _builds_possible(s, p, n):
        return False
    if not n.small:
        return _steps_possible(p, n) and advances_possible(p.track, n.advances)
    if doubler_room(s, p) > 0 and _steps_possible(p, n) and advances_possible(p.track, n.advances):
        return True
    n.steps += 1
    possible = _steps_possible(p, n) and advances_possible(p.track, n.advances)
    n.steps -= 1
    if possible:
        return True
    more = append(n.advances[:], 32 + t.BLACK)
    return _steps_possible(p, n) and advances_possible(p.track, more)


def _steps_possible(p: Player, n: Needs) -> bool:
    if n.steps == 0:
        return True
    return n.steps <= steps_left(p, p.factories + n.factories + n.either)


def _builds_possible(s: State, p: Player, n: Needs) -> bool:
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
            return room_of_colour(track, _first_colour(colours)) >= amount
        if colours == ALL_COLOURS and _spaces_left(track) >= amount:
            return True
    return _search_advances(track[:], advances[:])


def _first_colour(colours: i64) -> i64:
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
        colour: i64 = _first_colour(effect_colours(effect))
        line: i64
        for line in range(t.LINES):
            cell: i64 = line * t.COLOURS + colour
            if T.allowed[cell] != 0 and track[cell] == NONE:
                track[cell] = 0


# --- with help -------------------------------------------------------------------------------------------------------


def completable(s: State) -> bool:
    """Whether everything that must be done can still be done, if need be with the help of what may be done."""
    n = needs_of(s.pending)
    if n.repeat:
        return any_repeat(s)
    if plain(s, s.people[s.actor], n):
        return True
    if n.steps == 0 and len(n.advances) == 0 and not n.small:
        return False  # nothing helps to build or to repeat
    return Search().deep(s)


class Search:
    """A search through everything that could help; states seen once are not looked at again."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, ...]] = set()
        self.looked_at: int = 0

    def deep(self, s: State) -> bool:
        key = _key(s)
        if key in self.seen:
            return False
        self.seen.add(key)
        self.looked_at += 1
        n = needs_of(s.pending)
        if not n.repeat and plain(s, s.people[s.actor], n):
            return True
        for after in _helpful(s):
            if self.deep(after):
                return True
        return False


def _key(s: State) -> tuple[int, ...]:
    """All that the search can change."""
    p = s.people[s.actor]
    out: list[int] = [int(x) for x in s.pending]
    out.append(-1)
    out.extend([int(x) for x in p.track])
    out.extend([int(x) for x in p.locomotive])
    out.extend([int(x) for x in p.factory])
    out.extend([int(x) for x in s.stacks])
    out.extend([int(x) for x in s.face_up])
    out.extend([int(p.marker), int(p.second), int(p.doublers), int(p.tokens), int(s.cards)])
    return tuple(out)


def _helpful(s: State) -> list[State]:
    """The positions after each use of something pending that could help. Advances of colours nobody waits for, tokens without
    influence and replaced factories cannot help and are left out."""
    out: list[State] = []
    p = s.people[s.actor]
    if find(s, K_LOCOMOTIVE) != NO_ENTRY:
        _after_locomotives(s, p, out)
        return out
    if find(s, K_REPEAT) != NO_ENTRY:
        _after_repeats(s, out)
        return out
    needs = needs_of(s.pending)
    tracks_wanted = not advances_possible(p.track, needs.advances)
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        kind: i64 = kind_of(e)
        if kind == K_ADVANCE:
            _after_advances(s, p, i, colours_of(e) if tracks_wanted else colours_of(e) & t.BLACK, out)
        elif kind == K_INDUSTRY:
            _after_steps(s, p, i, out)
        elif kind <= K_BUILD_FACTORY:
            _after_builds(s, p, i, kind, out)
    if find(s, K_TOKEN) != NO_ENTRY:
        _after_tokens(s, p, tracks_wanted, out)
    if find(s, K_CARD) != NO_ENTRY:
        _after_cards(s, p, out)
    if find(s, K_SMALL) != NO_ENTRY:
        _after_small(s, p, out)
    return out


def _after_advances(s: State, p: Player, index: i64, colours: i64, out: list[State]) -> None:
    line: i64
    colour: i64
    for line in range(t.LINES):
        for colour in range(t.COLOURS):
            if (colours >> colour) & 1 != 0 and room(p.track, line, colour) > 0:
                after = s.copy()
                events: list[Event] = []
                advance(after, index, line, colour, events)
                out.append(after)


def _after_steps(s: State, p: Player, index: i64, out: list[State]) -> None:
    marker: i64
    for marker in range(1, 3):
        if step_problem(p, marker) == STEP_OK:
            after = s.copy()
            events: list[Event] = []
            step(after, index, marker, events)
            out.append(after)


def _after_builds(s: State, p: Player, index: i64, kind: i64, out: list[State]) -> None:
    events: list[Event] = []
    lowest: i64 = s.lowest()
    if kind != K_BUILD_FACTORY and lowest > 0 and fits_somewhere(p.locomotive, lowest):
        after = s.copy()
        build_locomotive(after, index, events)
        out.append(after)
    if kind == K_BUILD_LOCOMOTIVE or p.factories == FACTORIES:
        return
    if lowest > 0:
        after = s.copy()
        build_factory(after, index, 0, 0, events)
        out.append(after)
    value: i64
    for value in range(1, 10):
        if s.face_up[value] > 0:
            after = s.copy()
            build_factory(after, index, value, 0, events)
            out.append(after)


def _after_locomotives(s: State, p: Player, out: list[State]) -> None:
    value: i64 = amount_of(s.pending[find(s, K_LOCOMOTIVE)])
    line: i64
    over: i64
    for line in range(t.LINES):
        for over in range(value):
            if slot_for(p.locomotive, line, over) >= 0:
                after = s.copy()
                events: list[Event] = []
                place_locomotive(after, line, over, events)
                out.append(after)


def _after_repeats(s: State, out: list[State]) -> None:
    space: i64
    for space in range(t.ALL_SPACES):
        if repeat_shape(s, space) == REPEAT_OK:
            if space < t.OWN and not at_once_possible(s, s.people[s.actor], source_of_space(s, space)):
                continue
            after = s.copy()
            events: list[Event] = []
            use_repeat(after, space, events)
            out.append(after)
    index: i64 = find(s, K_REPEAT)
    if not must_of(s.pending[index]):
        after = s.copy()
        remove(after, index)
        out.append(after)


def _after_tokens(s: State, p: Player, tracks_wanted: bool, out: list[State]) -> None:
    token: i64
    for token in range(7):
        if (p.tokens >> token) & 1 != 0:
            continue
        kind: i64 = effect_type(T.effects[t.TOKEN + token][0])
        helps = kind == t.QUESTION_CARD or (kind == t.SECOND_MARKER and p.marker > 0)
        if helps or (kind == t.ADVANCE and tracks_wanted):
            after = s.copy()
            events: list[Event] = []
            use_token(after, token, events)
            out.append(after)


def _after_cards(s: State, p: Player, out: list[State]) -> None:
    card: i64
    for card in range(5):
        if (s.cards >> card) & 1 != 0 and at_once_possible(s, p, t.CARD + card):
            after = s.copy()
            events: list[Event] = []
            use_card(after, card, events)
            out.append(after)


def _after_small(s: State, p: Player, out: list[State]) -> None:
    small: i64
    for small in range(3):
        if small > 0 or doubler_room(s, p) > 0:
            after = s.copy()
            events: list[Event] = []
            use_small(after, small, events)
            out.append(after)


# --- sources ---------------------------------------------------------------------------------------------------------

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


def at_once_possible(s: State, p: Player, source: i64) -> bool:
    """Whether the effects that happen at once can happen completely."""
    return _at_once_problem(s, p, source) == CAN


def _at_once_problem(s: State, p: Player, source: i64) -> i64:
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


def carrying_out(s: State, source: i64, spent: i64) -> i64:
    """Whether a source can be carried out completely, together with what must be done already: CAN, or what is in the way.
    `spent`: the kind of entry that is used up by choosing it, or NO_ENTRY."""
    p = s.people[s.actor]
    found: i64 = _at_once_problem(s, p, source)
    if found != CAN:
        return found
    n = needs_of(s.pending)
    n.repeat = False  # spent, if there is one
    waiting = n.steps > 0 or len(n.advances) > 0 or n.small
    _add_needs(n, source)
    if n.repeat:
        return CAN if any_repeat(s) else CANNOT_REPEAT
    if plain(s, p, n):
        return CAN
    if not _builds_possible(s, p, n):
        return CANNOT_BUILD
    if _worth_searching(s, p, n):
        after = s.copy()
        events: list[Event] = []
        if spent != NO_ENTRY:
            remove(after, find(after, spent))
        give(after, source, True, False, events)
        if Search().deep(after):
            return CAN
    if waiting or n.small:
        return CANNOT
    return CANNOT_INDUSTRY if not _steps_possible(p, n) else CANNOT_TRACKS


def _worth_searching(s: State, p: Player, n: Needs) -> bool:
    """Help can only come from something pending, from a step on the lane, or from a black track that reaches a ? space."""
    if len(s.pending) > 0:
        return True
    if n.steps == 0 and not n.small:
        return False
    black = n.small
    for need in n.advances:
        black = black or need & t.BLACK != 0
    return black or step_problem(p, 1) == STEP_OK or step_problem(p, 2) == STEP_OK


def _add_needs(n: Needs, source: i64) -> None:
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


def can_repeat(s: State, space: i64) -> bool:
    """Whether a space can be used again, completely or, for an own engineer, in part."""
    if repeat_shape(s, space) != REPEAT_OK:
        return False
    source: i64 = source_of_space(s, space)
    if space >= t.OWN:
        return anything_possible(s, source)
    return carrying_out(s, source, K_REPEAT if find(s, K_REPEAT) != NO_ENTRY else NO_ENTRY) == CAN


def any_repeat(s: State) -> bool:
    space: i64
    for space in range(t.ALL_SPACES):
        if can_repeat(s, space):
            return True
    return False
