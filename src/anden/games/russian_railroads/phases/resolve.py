# mypyc: compile
"""Using what was gained in a turn, in any order but for four things: a locomotive in hand comes first, a factory that was reached
comes first (but for the freer order), a repeated space is chosen first, end bonus cards come last. What must be carried out
must stay possible; the rest may be given up."""

from __future__ import annotations

from mypy_extensions import i64

from anden.games.russian_railroads.actions import RailroadsAction
from anden.games.russian_railroads.effects import limits
from anden.games.russian_railroads.effects.limits import room, slot_for
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_BUILD_EITHER,
    K_CARD,
    K_INDUSTRY,
    K_LOCOMOTIVE,
    K_REPEAT,
    K_SMALL,
    K_SWAP,
    K_TOKEN,
    NO_ENTRY,
    amount_of,
    colours_of,
    depth_in_use,
    depth_of,
    find,
    kind_of,
    may_give_up,
)
from anden.games.russian_railroads.phases import uses as u
from anden.games.russian_railroads.phases.memo import M
from anden.games.russian_railroads.printed.tables import (
    ALL_SPACES,
    COLOURS,
    LINES,
    T,
)
from anden.games.russian_railroads.state import FACTORIES, State, pile_left


def legal_uses(s: State) -> list[RailroadsAction]:
    """Everything the player to act may do with what is pending."""
    out: list[RailroadsAction] = []
    if len(s.pending) == 0:
        out.append(M.end)
        return out
    first: i64 = u.first_kind(s)
    if first == K_SWAP:
        _list_swaps(s, out)
    elif first == K_LOCOMOTIVE:
        _list_locomotives(s, out)
    elif first == K_REPEAT:
        _list_repeats(s, out)
    elif first == K_BONUS:
        _list_bonus(s, out)
    else:
        _list_free(s, out)
    return out


def _list_free(s: State, out: list[RailroadsAction]) -> None:
    if u.anything_but_bonus(s) == NO_ENTRY:
        if find(s, K_BONUS) == NO_ENTRY:
            out.append(M.end)
        else:
            _list_bonus(s, out)
        return
    danger: i64 = u.risk(s)
    depth: i64 = depth_in_use(s)
    kinds: i64 = 0
    for e in s.pending:
        if depth_of(e) >= depth:
            kinds |= T.one << kind_of(e)
    if (kinds >> K_ADVANCE) & 1 != 0:
        _list_advances(s, danger, out)
    if (kinds >> K_INDUSTRY) & 1 != 0:
        _list_steps(s, danger, out)
    if (kinds >> K_BUILD_EITHER) & 15 != 0:
        _list_builds(s, danger, out)
    if (kinds >> K_TOKEN) & 1 != 0:
        token: i64
        for token in range(u.TOKENS):
            if u.token_stays(s, token, danger):
                out.append(M.tokens[token])
    if (kinds >> K_CARD) & 1 != 0:
        card: i64
        for card in range(u.CARDS):
            if u.card_stays(s, card, danger):
                out.append(M.cards[card])
    if (kinds >> K_SMALL) & 1 != 0:
        small: i64
        for small in range(3):
            if u.small_possible(s, small):
                out.append(M.smalls[small])
    _list_forfeits(s, danger, out)


def _list_swaps(s: State, out: list[RailroadsAction]) -> None:
    space: i64
    for space in range(ALL_SPACES):
        if u.swap_allowed(s, space):
            out.append(M.swaps[space])


def _list_locomotives(s: State, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    danger: i64 = u.risk(s)
    value: i64 = amount_of(s.pending[find(s, K_LOCOMOTIVE)])
    line: i64
    over: i64
    for line in range(LINES):
        for over in range(value):
            if slot_for(p.locomotive, line, over) >= 0 and u.locomotive_stays(s, line, over, danger):
                out.append(M.locomotives[line * 10 + over])


def _list_repeats(s: State, out: list[RailroadsAction]) -> None:
    danger: i64 = u.risk(s)
    space: i64
    for space in range(ALL_SPACES):
        if u.repeat_possible(s, space, danger):
            out.append(M.repeats[space])
    index: i64 = find(s, K_REPEAT)
    if may_give_up(s.pending[index]) and u.forfeit_stays(s, index, danger):
        out.append(M.forfeits[index])


def _list_advances(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    depth: i64 = depth_in_use(s)
    colours: i64 = 0
    for e in s.pending:
        if kind_of(e) == K_ADVANCE and depth_of(e) >= depth:
            colours |= colours_of(e)
    line: i64
    colour: i64
    for line in range(LINES):
        for colour in range(COLOURS):
            if (colours >> colour) & 1 == 0 or room(p.track, line, colour) < 1:
                continue
            if danger == u.SAFE or u.advance_entry(s, line, colour, danger) != NO_ENTRY:
                out.append(M.advances[line * COLOURS + colour])


def _list_steps(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    marker: i64
    for marker in range(1, 3):
        if limits.step_problem(p, marker) == limits.STEP_OK and u.step_entry(s, marker, danger) != NO_ENTRY:
            out.append(M.industries[marker - 1])


def _list_builds(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    p = s.people[s.actor]
    index: i64 = u.build_entry(s, False)
    if index != NO_ENTRY and u.locomotive_available(s, p) and u.build_stays(s, index, False, 0, 0, danger):
        out.append(M.build_locomotive)
    index = u.build_entry(s, True)
    if index == NO_ENTRY:
        return
    value: i64
    slot: i64
    for value in range(10):
        if (s.lowest() if value == 0 else s.face_up[value]) == 0:
            continue
        if p.factories < FACTORIES:
            if u.build_stays(s, index, True, value, 0, danger):
                out.append(M.factories[value * 6])
            continue
        for slot in range(1, FACTORIES + 1):
            if u.build_stays(s, index, True, value, slot, danger):
                out.append(M.factories[value * 6 + slot])


def _list_forfeits(s: State, danger: i64, out: list[RailroadsAction]) -> None:
    depth: i64 = depth_in_use(s)
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if depth_of(e) >= depth and may_give_up(e) and u.usable(s, e) and u.forfeit_stays(s, i, danger):
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
