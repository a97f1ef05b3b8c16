# mypyc: compile
"""Which uses of what is pending are possible: what comes first, which entry pays, and whether what must be carried out stays
possible afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.russian_railroads.completion import complete as c
from anden.games.russian_railroads.completion import needs as n
from anden.games.russian_railroads.effects import limits
from anden.games.russian_railroads.effects import works as w
from anden.games.russian_railroads.effects.choices import forfeit, use_card, use_repeat, use_small, use_token
from anden.games.russian_railroads.effects.limits import can_move, doubler_room, fits_somewhere
from anden.games.russian_railroads.effects.lines import advance, place_locomotive
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_BUILD_BOTH,
    K_BUILD_EITHER,
    K_BUILD_FACTORY,
    K_BUILD_LOCOMOTIVE,
    K_CARD,
    K_INDUSTRY,
    K_LOCOMOTIVE,
    K_REPEAT,
    K_SWAP,
    KIND_NAMES,
    NO_ENTRY,
    amount_of,
    colour_count,
    colours_of,
    depth_in_use,
    depth_of,
    factory_of,
    find,
    kind_of,
    must_of,
)
from anden.games.russian_railroads.effects.pieces import own_piece, workers_of
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.printed.tables import (
    CARD,
    ORDER_1,
    ORDER_2,
    SECOND_MARKER,
    TOKEN,
    T,
    effect_type,
)
from anden.games.russian_railroads.state import Player, State

# What can go wrong with what must be carried out.
SAFE: Final = 0
RISKY_ADVANCES: Final = 1
RISKY: Final = 2

TOKENS: Final = 7
CARDS: Final = 5

# --- what comes first, what can be used ------------------------------------------------------------------------------


def first_kind(s: State) -> i64:
    """The kind that must be settled before anything else, or NO_ENTRY."""
    if find(s, K_SWAP) != NO_ENTRY:
        return K_SWAP
    if find(s, K_LOCOMOTIVE) != NO_ENTRY:
        return K_LOCOMOTIVE
    if find(s, K_REPEAT) != NO_ENTRY and c.any_repeat(s):
        return K_REPEAT
    bonus: i64 = find(s, K_BONUS)
    if bonus != NO_ENTRY and factory_of(s.pending[bonus]) != 0:
        return K_BONUS
    return NO_ENTRY


def usable(s: State, e: i64) -> bool:
    """Whether anything can be done with an entry now."""
    kind: i64 = kind_of(e)
    p = s.people[s.actor]
    if kind == K_ADVANCE:
        return can_move(p.track, colours_of(e))
    if kind == K_INDUSTRY:
        return limits.step_problem(p, 1) == limits.STEP_OK or limits.step_problem(p, 2) == limits.STEP_OK
    if kind == K_BUILD_LOCOMOTIVE:
        return locomotive_available(s, p)
    if kind <= K_BUILD_FACTORY:
        return limits.tiles_left(s) > 0
    if kind == K_REPEAT:
        return c.any_repeat(s)
    if kind == K_CARD:
        card: i64
        for card in range(CARDS):
            if card_possible(s, card):
                return True
        return False
    return True


def locomotive_available(s: State, p: Player) -> bool:
    lowest: i64 = s.lowest()
    return lowest > 0 and fits_somewhere(p.locomotive, lowest)


def card_possible(s: State, card: i64) -> bool:
    return (s.cards >> card) & 1 != 0 and c.carrying_out(s, CARD + card, K_CARD, False) == n.CAN


def anything_but_bonus(s: State) -> i64:
    """The first entry before the end bonus cards: one that must be carried out or can be used; or NO_ENTRY."""
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if kind_of(e) != K_BONUS and (must_of(e) or usable(s, e)):
            return i
    return NO_ENTRY


def risk(s: State) -> i64:
    """Which uses could make it impossible to carry out the rest of what must be done. One colour set and steps on the lane
    alone cannot: whatever is used, as many of them stay possible as before, less one. A factory that comes first could use them up."""
    wanted = n.needs_of(s.pending)
    if (
        wanted.steps + wanted.either + wanted.locomotives + wanted.factories == 0
        and len(wanted.advances) == 0
        and not wanted.small
    ):
        return SAFE
    if wanted.small or depth_in_use(s) > 0 or not n.plain(s, s.people[s.actor], wanted):
        return RISKY
    if len(wanted.advances) == 0:
        return SAFE
    count: i64 = 0
    for e in s.pending:
        if kind_of(e) == K_ADVANCE:
            count += 1
    return RISKY_ADVANCES if count > 1 else SAFE


# --- advances --------------------------------------------------------------------------------------------------------


def _allows(e: i64, colour: i64) -> bool:
    return kind_of(e) == K_ADVANCE and (colours_of(e) >> colour) & 1 != 0


def _narrowest(s: State, colour: i64, must_only: bool) -> i64:
    """Of the entries that allow a colour the one with the fewest colours; of several one that must be done; the oldest."""
    found: i64 = NO_ENTRY
    best: i64 = 99
    depth: i64 = depth_in_use(s)
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if not _allows(e, colour) or (must_only and not must_of(e)) or depth_of(e) < depth:
            continue
        rank: i64 = colour_count(colours_of(e)) * 2 + (0 if must_of(e) else 1)
        if rank < best:
            best = rank
            found = i
    return found


def advance_entry(s: State, line: i64, colour: i64, danger: i64) -> i64:
    """The entry that pays for an advance that has room; NO_ENTRY when none allows it or the rest would become impossible."""
    found: i64 = _narrowest(s, colour, False)
    if found == NO_ENTRY or danger == SAFE or advance_stays(s, found, line, colour):
        return found
    if must_of(s.pending[found]):
        return NO_ENTRY
    found = _narrowest(s, colour, True)
    return found if found != NO_ENTRY and advance_stays(s, found, line, colour) else NO_ENTRY


def part_of_use(s: State, e: i64) -> bool:
    """Whether an entry is a part of the factory that is being used now."""
    return factory_of(e) != 0 and depth_of(e) == depth_in_use(s)


def advance_stays(s: State, index: i64, line: i64, colour: i64) -> bool:
    after = s.copy()
    events: list[Event] = []
    advance(after, index, line, colour, events)
    return c.completable(after)


# --- other uses that could spoil the rest ----------------------------------------------------------------------------


def step_entry(s: State, marker: i64, danger: i64) -> i64:
    found: i64 = find(s, K_INDUSTRY)
    if found == NO_ENTRY or danger < RISKY:
        return found
    after = s.copy()
    events: list[Event] = []
    w.step(after, found, marker, events)
    return found if c.completable(after) else NO_ENTRY


def build_entry(s: State, factory: bool) -> i64:
    """The entry that pays for a locomotive or a factory: one that allows nothing else, then one that must be done."""
    narrow: i64 = find(s, K_BUILD_FACTORY if factory else K_BUILD_LOCOMOTIVE)
    if narrow != NO_ENTRY:
        return narrow
    both: i64 = find(s, K_BUILD_BOTH)
    return both if both != NO_ENTRY else find(s, K_BUILD_EITHER)


def build_stays(s: State, index: i64, factory: bool, face_up: i64, slot: i64, danger: i64) -> bool:
    """Whether the rest can still be done after building."""
    if danger == SAFE and kind_of(s.pending[index]) != K_BUILD_BOTH and not _other_must(s, index):
        return True
    after = s.copy()
    events: list[Event] = []
    if factory:
        w.build_factory(after, index, face_up, slot, events)
    else:
        w.build_locomotive(after, index, events)
    return c.completable(after)


def _other_must(s: State, index: i64) -> bool:
    i: i64
    for i in range(i64(len(s.pending))):
        if i != index and must_of(s.pending[i]) and kind_of(s.pending[i]) != K_BONUS:
            return True
    return False


def small_possible(s: State, small: i64) -> bool:
    if small == 0 and doubler_room(s, s.people[s.actor]) == 0:
        return False
    after = s.copy()
    events: list[Event] = []
    use_small(after, small, events)
    return c.completable(after)


def repeat_possible(s: State, space: i64, danger: i64) -> bool:
    if not c.can_repeat(s, space):
        return False
    if danger < RISKY:
        return True
    after = s.copy()
    events: list[Event] = []
    use_repeat(after, space, events)
    return c.completable(after)


def card_stays(s: State, card: i64, danger: i64) -> bool:
    if not card_possible(s, card):
        return False
    if danger < RISKY:
        return True
    after = s.copy()
    events: list[Event] = []
    use_card(after, card, events)
    return c.completable(after)


def forfeit_stays(s: State, index: i64, danger: i64) -> bool:
    if danger < RISKY:
        return True
    after = s.copy()
    events: list[Event] = []
    forfeit(after, index, "forfeit", events)
    return c.completable(after)


def token_stays(s: State, token: i64, danger: i64) -> bool:
    if not token_allowed(s.people[s.actor], token):
        return False
    if danger < RISKY:
        return True
    after = s.copy()
    events: list[Event] = []
    use_token(after, token, events)
    return c.completable(after)


def locomotive_stays(s: State, line: i64, over: i64, danger: i64) -> bool:
    if danger < RISKY:
        return True
    after = s.copy()
    events: list[Event] = []
    place_locomotive(after, line, over, events)
    return c.completable(after)


def token_allowed(p: Player, token: i64) -> bool:
    """Not used yet; the second marker needs space 0 of the lane for itself."""
    if (p.tokens >> token) & 1 != 0:
        return False
    return p.marker > 0 or effect_type(T.effects[TOKEN + token][0]) != SECOND_MARKER


def swap_allowed(s: State, space: i64) -> bool:
    return space != ORDER_1 and space != ORDER_2 and workers_of(own_piece(s, space, s.actor)) > 0


# --- refusing what comes too early -----------------------------------------------------------------------------------


def order_problem(s: State, kind: i64) -> Problem | None:
    """Whether something else has to be settled before an entry of this kind."""
    first: i64 = first_kind(s)
    if first == kind:
        return None
    if first == K_SWAP:
        return refusal(
            "swap_first", space="order_1" if amount_of(s.pending[find(s, K_SWAP)]) == 1 else "order_2"
        )
    if first == K_LOCOMOTIVE:
        return refusal("locomotive_first", value=int(amount_of(s.pending[find(s, K_LOCOMOTIVE)])))
    if s.looking and kind != K_BONUS:
        return refusal("bonus_first")
    if first == K_BONUS or waits(s, kind):
        return factory_first(s)
    if first == K_REPEAT:
        return refusal("repeat_first")
    if kind == K_BONUS:
        other: i64 = anything_but_bonus(s)
        if other != NO_ENTRY:
            return refusal("bonus_last", kind=KIND_NAMES[kind_of(s.pending[other])])
    return None


def waits(s: State, kind: i64) -> bool:
    """Whether something of this kind is pending, but only behind the factory that is being used."""
    depth: i64 = depth_in_use(s)
    found = False
    for e in s.pending:
        if kind_of(e) == kind or (K_BUILD_EITHER <= kind_of(e) <= K_BUILD_FACTORY and kind == K_BUILD_EITHER):
            if depth_of(e) >= depth:
                return False
            found = True
    return found


def factory_first(s: State) -> Problem:
    """«Debes inmediatamente usar la habilidad de esa fábrica»: the refusal for anything else."""
    for e in s.pending:
        if part_of_use(s, e):
            return factory_refusal("factory_first", e)
    raise AssertionError("no factory is being used")


def factory_refusal(key: str, e: i64) -> Problem:
    """A refusal that names the factory an entry is a part of, and what is to be used."""
    return refusal(key, factory=int(factory_of(e)), kind=KIND_NAMES[kind_of(e)], amount=int(amount_of(e)))
