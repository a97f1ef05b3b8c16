# mypyc: compile
"""Using what was gained in a turn, in any order but for three things: a locomotive in hand comes first, a repeated space is
chosen first, end bonus cards come last. What must be carried out must stay possible; the rest may be given up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Event, Problem
from anden.games.russian_railroads import completion as c
from anden.games.russian_railroads import works as w
from anden.games.russian_railroads.actions import RailroadsAction
from anden.games.russian_railroads.choices import (
    KIND_NAMES,
    forfeit,
    use_card,
    use_repeat,
    use_small,
    use_token,
)
from anden.games.russian_railroads.gains import doubler_room
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.lines import (
    advance,
    can_move,
    fits_somewhere,
    place_locomotive,
    room,
    slot_for,
)
from anden.games.russian_railroads.memo import M
from anden.games.russian_railroads.pending import (
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
    K_SMALL,
    K_SWAP,
    K_TOKEN,
    NO_ENTRY,
    amount_of,
    colour_count,
    colours_of,
    find,
    kind_of,
    must_of,
)
from anden.games.russian_railroads.pieces import own_piece, workers_of
from anden.games.russian_railroads.state import FACTORIES, Player, State, pile_left
from anden.games.russian_railroads.tables import (
    ALL_SPACES,
    CARD,
    COLOURS,
    LINES,
    ORDER_1,
    ORDER_2,
    SECOND_MARKER,
    TOKEN,
    T,
    effect_type,
)

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
    return NO_ENTRY


def usable(s: State, e: i64) -> bool:
    """Whether anything can be done with an entry now."""
    kind: i64 = kind_of(e)
    p = s.people[s.actor]
    if kind == K_ADVANCE:
        return can_move(p.track, colours_of(e))
    if kind == K_INDUSTRY:
        return w.step_problem(p, 1) == w.STEP_OK or w.step_problem(p, 2) == w.STEP_OK
    if kind == K_BUILD_LOCOMOTIVE:
        return locomotive_available(s, p)
    if kind <= K_BUILD_FACTORY:
        return w.tiles_left(s) > 0
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
    return (s.cards >> card) & 1 != 0 and c.carrying_out(s, CARD + card, K_CARD) == c.CAN


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
    alone cannot: whatever is used, as many of them stay possible as before, less one."""
    n = c.needs_of(s.pending)
    if n.steps + n.either + n.locomotives + n.factories == 0 and len(n.advances) == 0 and not n.small:
        return SAFE
    if n.small or not c.plain(s, s.people[s.actor], n):
        return RISKY
    if len(n.advances) == 0:
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
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if not _allows(e, colour) or (must_only and not must_of(e)):
            continue
        rank: i64 = colour_count(colours_of(e)) * 2 + (0 if must_of(e) else 1)
        if rank < best:
            best = rank
            found = i
    return found


def advance_entry(s: State, line: i64, colour: i64, danger: i64) -> i64:
    """The entry that pays for an advance that has room; NO_ENTRY when none allows it or the rest would become impossible."""
    found: i64 = _narrowest(s, colour, False)
    if found == NO_ENTRY or danger == SAFE or _advance_stays(s, found, line, colour):
        return found
    if must_of(s.pending[found]):
        return NO_ENTRY
    found = _narrowest(s, colour, True)
    return found if found != NO_ENTRY and _advance_stays(s, found, line, colour) else NO_ENTRY


def _advance_stays(s: State, index: i64, line: i64, colour: i64) -> bool:
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


# --- listing ---------------------------------------------------------------------------------------------------------


def legal_uses(s: State) -> list[RailroadsAction]:
    """Everything the player to act may do with what is pending."""
    out: list[RailroadsAction] = []
    if len(s.pending) == 0:
        out.append(M.end)
        return out
    first: i64 = first_kind(s)
    if first == K_SWAP:
        _list_swaps(s, out)
    elif first == K_LOCOMOTIVE:
        _list_locomotives(s, out)
    elif first == K_REPEAT:
        _list_repeats(s, out)
    else:
        _list_free(s, out)
    return out


def _list_free(s: State, out: list[RailroadsAction]) -> None:
    if anything_but_bonus(s) == NO_ENTRY:
        if find(s, K_BONUS) == NO_ENTRY:
            out.append(M.end)
        else:
            _list_bonus(s, out)
        return
    danger: i64 = risk(s)
    kinds: i64 = 0
    for e in s.pending:
        kinds |= T.one << kind_of(e)
    if (kinds >> K_ADVANCE) & 1 != 0:
        _list_advances(s, danger, out)
    if (kinds >> K_INDUSTRY) & 1 != 0:
        _list_steps(s, danger, out)
    if (kinds >> K_BUILD_EITHER) & 15 != 0:
        _list_builds(s, danger, out)
    if (kinds >> K_TOKEN) & 1 != 0:
        token: i64
        for token in range(TOKENS):
            if token_stays(s, token, danger):
                out.append(M.tokens[token])
    if (kinds >> K_CARD) & 1 != 0:
        card: i64
        for card in range(CARDS):
            if card_stays(s, card, danger):
                out.append(M.cards[card])
    if (kinds >> K_SMALL) & 1 != 0:
        small: i64
        for small in range(3):
            if small_possible(s, small):
                out.append(M.smalls[small])
    _list_forfeits(s, danger, out)


def _list_swaps(s: State, out: list[RailroadsAction]) -> None:
    space: i64
    for space in range(ALL_SPACES):
        if swap_allowed(s, space):
            out.append(M.swaps[space])


def _list_locomotives(s: State, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    danger: i64 = risk(s)
    value: i64 = amount_of(s.pending[find(s, K_LOCOMOTIVE)])
    line: i64
    over: i64
    for line in range(LINES):
        for over in range(value):
            if slot_for(p.locomotive, line, over) >= 0 and locomotive_stays(s, line, over, danger):
                out.append(M.locomotives[line * 10 + over])


def _list_repeats(s: State, out: list[RailroadsAction]) -> None:
    danger: i64 = risk(s)
    space: i64
    for space in range(ALL_SPACES):
        if repeat_possible(s, space, danger):
            out.append(M.repeats[space])
    index: i64 = find(s, K_REPEAT)
    if not must_of(s.pending[index]) and forfeit_stays(s, index, danger):
        out.append(M.forfeits[index])


def _list_advances(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    colours: i64 = 0
    for e in s.pending:
        if kind_of(e) == K_ADVANCE:
            colours |= colours_of(e)
    line: i64
    colour: i64
    for line in range(LINES):
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 0 or room(p.track, line, colour) < 1:
                continue
            if danger == SAFE or advance_entry(s, line, colour, danger) != NO_ENTRY:
                out.append(M.advances[line * COLOURS + colour])


def _list_steps(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    marker: i64
    for marker in range(1, 3):
        if w.step_problem(p, marker) == w.STEP_OK and step_entry(s, marker, danger) != NO_ENTRY:
            out.append(M.industries[marker - 1])


def _list_builds(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    index: i64 = build_entry(s, False)
    if index != NO_ENTRY and locomotive_available(s, p) and build_stays(s, index, False, 0, 0, danger):
        out.append(M.build_locomotive)
    index = build_entry(s, True)
    if index == NO_ENTRY:
        return
    value: i64
    slot: i64
    for value in range(10):
        if (s.lowest() if value == 0 else s.face_up[value]) == 0:
            continue
        if p.factories < FACTORIES:
            if build_stays(s, index, True, value, 0, danger):
                out.append(M.factories[value * 6])
            continue
        for slot in range(1, FACTORIES + 1):
            if build_stays(s, index, True, value, slot, danger):
                out.append(M.factories[value * 6 + slot])


def _list_forfeits(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if not must_of(e) and usable(s, e) and forfeit_stays(s, i, danger):
            out.append(M.forfeits[i])


def _list_bonus(s: State, out: list[RailroadsAction]) -> None:
    if s.looking:
        pile = s.look_piles[len(s.look_piles) - 1]
        for card in range(len(M.bonuses)):
            if (pile >> card) & 1 != 0:
                out.append(M.bonuses[card])
        return
    if pile_left(s) > 0:
        out.append(M.look)
    out.append(M.points)


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
    if first == K_REPEAT:
        return refusal("repeat_first")
    if s.looking and kind != K_BONUS:
        return refusal("bonus_first")
    if kind == K_BONUS:
        other: i64 = anything_but_bonus(s)
        if other != NO_ENTRY:
            return refusal("bonus_last", kind=KIND_NAMES[kind_of(s.pending[other])])
    return None
