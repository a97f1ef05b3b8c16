# mypyc: compile
"""Whether something that only may be done (a factory reached on the way, a ? token) makes possible what must be done."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Event
from anden.games.russian_railroads.completion.needs import (
    REPEAT_OK,
    advances_possible,
    at_once_possible,
    in_layers,
    needs_of,
    plain,
    repeat_shape,
)
from anden.games.russian_railroads.effects.choices import use_card, use_repeat, use_small, use_token
from anden.games.russian_railroads.effects.limits import (
    STEP_OK,
    doubler_room,
    fits_somewhere,
    room,
    slot_for,
    step_problem,
)
from anden.games.russian_railroads.effects.lines import advance, place_locomotive
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
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
    colours_of,
    depth_in_use,
    depth_of,
    factory_of,
    find,
    kind_of,
    must_of,
    remove,
)
from anden.games.russian_railroads.effects.pieces import source_of_space
from anden.games.russian_railroads.effects.works import build_factory, build_locomotive, step
from anden.games.russian_railroads.printed import tables as t
from anden.games.russian_railroads.printed.tables import T, effect_type
from anden.games.russian_railroads.state import FACTORIES, Player, State


class Search:
    """A search through everything that could help; states seen once are not looked at again."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, ...]] = set()

    def deep(self, s: State) -> bool:
        key = _key(s)
        if key in self.seen:
            return False
        self.seen.add(key)
        n = needs_of(s.pending)
        if not n.repeat and not in_layers(s) and plain(s, s.people[s.actor], n):
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
    depth: i64 = depth_in_use(s)
    layers = in_layers(s)
    tracks_wanted = layers or not advances_possible(p.track, needs.advances)
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if depth_of(e) < depth:
            continue  # waits for the factory
        kind: i64 = kind_of(e)
        if factory_of(e) != 0 and (not must_of(e) or kind == K_BONUS):
            _after_losing(s, i, out)
        if kind == K_ADVANCE:
            _after_advances(s, p, i, colours_of(e) if tracks_wanted else colours_of(e) & t.BLACK, out)
        elif kind == K_INDUSTRY:
            _after_steps(s, p, i, out)
        elif kind <= K_BUILD_FACTORY:
            _after_builds(s, p, i, kind, layers, out)
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


def _after_losing(s: State, index: i64, out: list[State]) -> None:
    """What a factory gives may turn out to be of no use, or has no influence; what waits for it goes on."""
    after = s.copy()
    remove(after, index)
    out.append(after)


def _after_builds(s: State, p: Player, index: i64, kind: i64, replacing: bool, out: list[State]) -> None:
    """`replacing`: a factory must be built even if it takes the place of another."""
    events: list[Event] = []
    lowest: i64 = s.lowest()
    if kind != K_BUILD_FACTORY and lowest > 0 and fits_somewhere(p.locomotive, lowest):
        after = s.copy()
        build_locomotive(after, index, events)
        out.append(after)
    full = p.factories == FACTORIES
    if kind == K_BUILD_LOCOMOTIVE or (full and not replacing):
        return
    slot: i64 = 1 if full else 0
    if lowest > 0:
        after = s.copy()
        build_factory(after, index, 0, slot, events)
        out.append(after)
    value: i64
    for value in range(1, 10):
        if s.face_up[value] > 0:
            after = s.copy()
            build_factory(after, index, value, slot, events)
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
