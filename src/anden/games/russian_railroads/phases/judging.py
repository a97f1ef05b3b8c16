# mypyc: compile
"""Why a use of what is pending is refused: one function for each action, from the nearest reason to the furthest."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Problem
from anden.games.russian_railroads.actions import (
    Advance,
    Bonus,
    Build,
    Card,
    Forfeit,
    Industry,
    Locomotive,
    Repeat,
    Small,
    Swap,
    Token,
)
from anden.games.russian_railroads.completion import needs as n
from anden.games.russian_railroads.effects import limits
from anden.games.russian_railroads.effects.choices import SMALL_NAMES
from anden.games.russian_railroads.effects.limits import fits_somewhere, room, slot_for
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
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
    KIND_NAMES,
    NO_ENTRY,
    amount_of,
    colours_of,
    depth_in_use,
    depth_of,
    find,
    kind_of,
    may_give_up,
    must_of,
)
from anden.games.russian_railroads.keys import refusal
from anden.games.russian_railroads.phases import uses as r
from anden.games.russian_railroads.printed.box import COLOUR_IDS, NEW_TRACKS
from anden.games.russian_railroads.printed.tables import (
    CARD_INDEX,
    COLOUR_INDEX,
    COLOURS,
    END_INDEX,
    LINE_INDEX,
    SPACE_INDEX,
    TOKEN_INDEX,
    T,
)
from anden.games.russian_railroads.state import FACTORIES, State, pile_left


def _pending_problem(s: State, kind: i64, action: str) -> Problem | None:
    problem = r.order_problem(s, kind)
    if problem is not None:
        return problem
    return None if find(s, kind) != NO_ENTRY else refusal("nothing_pending", action=action)


def advance_problem(s: State, a: Advance) -> Problem | None:
    problem = _pending_problem(s, K_ADVANCE, "advance")
    if problem is not None:
        return problem
    line: i64 = LINE_INDEX[a.line]
    colour: i64 = COLOUR_INDEX[a.colour]
    track = s.people[s.actor].track
    if T.allowed[line * COLOURS + colour] == 0:
        return refusal("colour_not_on_line", line=a.line, colour=a.colour)
    mask: i64 = 0
    later: i64 = 0
    depth: i64 = depth_in_use(s)
    for e in s.pending:
        if kind_of(e) == K_ADVANCE:
            if depth_of(e) >= depth:
                mask |= colours_of(e)
            else:
                later |= colours_of(e)
    if (mask >> colour) & 1 == 0:
        if (later >> colour) & 1 != 0:
            return r.factory_first(s)
        return refusal("colour_not_pending", colour=a.colour)
    at: i64 = track[line * COLOURS + colour]
    if at < 0:
        return refusal("colour_not_owned", line=a.line, colour=a.colour, at=NEW_TRACKS[a.colour])
    if room(track, line, colour) < 1:
        if colour == 0:
            return refusal("line_full", line=a.line, colour=a.colour)
        other = COLOUR_IDS[colour - 1]
        return refusal("track_blocked", line=a.line, colour=a.colour, space=int(at) + 1, other=other)
    if r.advance_entry(s, line, colour, r.risk(s)) == NO_ENTRY:
        return refusal("rest_impossible", kind="advance")
    return None


def industry_problem(s: State, a: Industry) -> Problem | None:
    problem = _pending_problem(s, K_INDUSTRY, "industry")
    if problem is not None:
        return problem
    if a.marker != 1 and a.marker != 2:
        return refusal("no_such_marker", marker=a.marker)
    p = s.people[s.actor]
    found: i64 = limits.step_problem(p, a.marker)
    if found == limits.STEP_NO_MARKER:
        return refusal("no_such_marker", marker=a.marker)
    if found == limits.STEP_END:
        return refusal("industry_end", marker=a.marker)
    if found == limits.STEP_GAP:
        return refusal("industry_gap", marker=a.marker, slot=int(p.factories) + 1)
    if found == limits.STEP_OCCUPIED:
        return refusal("industry_occupied", marker=a.marker)
    if r.step_entry(s, a.marker, r.risk(s)) == NO_ENTRY:
        return refusal("rest_impossible", kind="industry")
    return None


def build_problem(s: State, a: Build) -> Problem | None:
    problem = r.order_problem(s, K_BUILD_EITHER)
    if problem is not None:
        return problem
    factory = a.make == "factory"
    index: i64 = r.build_entry(s, factory)
    if index == NO_ENTRY:
        other: i64 = find(s, K_BUILD_LOCOMOTIVE if factory else K_BUILD_FACTORY)
        key = "nothing_pending" if other == NO_ENTRY else "build_other"
        return refusal(key, action="build") if other == NO_ENTRY else refusal(key, make=a.make)
    problem = _factory_problem(s, a) if factory else _locomotive_problem(s, a)
    if problem is not None:
        return problem
    if not r.build_stays(s, index, factory, a.face_up, a.slot, r.risk(s)):
        return refusal("rest_impossible", kind=KIND_NAMES[kind_of(s.pending[index])])
    return None


def _locomotive_problem(s: State, a: Build) -> Problem | None:
    if a.face_up != 0:
        return refusal("locomotive_from_stack", value=a.face_up)
    if a.slot != 0:
        return refusal("no_such_slot", slot=a.slot)
    lowest: i64 = s.lowest()
    if lowest == 0:
        return refusal("stack_empty", make=a.make)
    if not fits_somewhere(s.people[s.actor].locomotive, lowest):
        return refusal("locomotive_unplaceable", value=int(lowest))
    return None


def _factory_problem(s: State, a: Build) -> Problem | None:
    if a.face_up == 0:
        if s.lowest() == 0:
            return refusal("stack_empty", make=a.make)
    elif not 0 < a.face_up < 10 or s.face_up[a.face_up] == 0:
        return refusal("no_face_up", value=a.face_up)
    if not 0 <= a.slot <= FACTORIES:
        return refusal("no_such_slot", slot=a.slot)
    full = s.people[s.actor].factories == FACTORIES
    if full and a.slot == 0:
        return refusal("factory_full")
    if not full and a.slot != 0:
        return refusal("factory_leftmost", slot=a.slot)
    return None


def locomotive_problem(s: State, a: Locomotive) -> Problem | None:
    problem = r.order_problem(s, K_LOCOMOTIVE)
    if problem is not None:
        return problem
    index: i64 = find(s, K_LOCOMOTIVE)
    if index == NO_ENTRY:
        return refusal("no_locomotive_in_hand")
    p = s.people[s.actor]
    line: i64 = LINE_INDEX[a.line]
    if not 0 <= a.over <= 9 or slot_for(p.locomotive, line, a.over) < 0:
        if a.over == 0:
            return refusal("line_occupied", line=a.line)
        return refusal("locomotive_not_there", line=a.line, value=a.over)
    value = int(amount_of(s.pending[index]))
    if a.over >= value:
        return refusal("locomotive_not_lower", value=value, other=a.over)
    if not r.locomotive_stays(s, line, a.over, r.risk(s)):
        return refusal("rest_impossible", kind="locomotive")
    return None


def token_problem(s: State, a: Token) -> Problem | None:
    problem = _pending_problem(s, K_TOKEN, "token")
    if problem is not None:
        return problem
    token = TOKEN_INDEX.get(a.token, -1)
    if token < 0:
        return refusal("no_such_token", token=a.token)
    p = s.people[s.actor]
    if (p.tokens >> token) & 1 != 0:
        return refusal("token_used", token=a.token)
    if not r.token_allowed(p, token):
        return refusal("marker_on_start")
    return None if r.token_stays(s, token, r.risk(s)) else refusal("rest_impossible", kind="token")


def card_problem(s: State, a: Card) -> Problem | None:
    problem = _pending_problem(s, K_CARD, "card")
    if problem is not None:
        return problem
    card = CARD_INDEX.get(a.card, -1)
    if card < 0 or (s.cards >> card) & 1 == 0:
        return refusal("card_gone", card=a.card)
    return None if r.card_stays(s, card, r.risk(s)) else refusal("card_cannot", card=a.card)


def small_problem(s: State, a: Small) -> Problem | None:
    problem = _pending_problem(s, K_SMALL, "small")
    if problem is not None:
        return problem
    small = SMALL_NAMES.index(a.action)
    return None if r.small_possible(s, small) else refusal("small_cannot", small=a.action)


def repeat_problem(s: State, a: Repeat) -> Problem | None:
    problem = _pending_problem(s, K_REPEAT, "repeat")
    if problem is not None:
        return problem
    space = SPACE_INDEX.get(a.space, -1)
    if space < 0:
        return refusal("no_such_space", space=a.space)
    shape: i64 = n.repeat_shape(s, space)
    if shape == n.REPEAT_NOT_SINGLE:
        return refusal("repeat_not_single", space=a.space)
    if shape == n.REPEAT_USELESS:
        return refusal("repeat_not_useful", space=a.space)
    return None if r.repeat_possible(s, space, r.risk(s)) else refusal("cannot_complete", space=a.space)


def swap_problem(s: State, a: Swap) -> Problem | None:
    if find(s, K_SWAP) == NO_ENTRY:
        return refusal("nothing_pending", action="swap")
    space = SPACE_INDEX.get(a.space, -1)
    if space < 0:
        return refusal("no_such_space", space=a.space)
    return None if r.swap_allowed(s, space) else refusal("swap_no_worker", space=a.space)


# --- end bonus cards, giving up, ending ------------------------------------------------------------------------------


def look_problem(s: State) -> Problem | None:
    problem = _pending_problem(s, K_BONUS, "look")
    if problem is not None:
        return problem
    if s.looking:
        return refusal("looked_already")
    return None if pile_left(s) > 0 else refusal("pile_empty")


def bonus_problem(s: State, a: Bonus) -> Problem | None:
    problem = _pending_problem(s, K_BONUS, "bonus")
    if problem is not None:
        return problem
    if not s.looking:
        return refusal("not_looked")
    card = END_INDEX.get(a.card, -1)
    pile = s.look_piles[len(s.look_piles) - 1]
    return None if card >= 0 and (pile >> card) & 1 != 0 else refusal("not_in_pile", card=a.card)


def points_problem(s: State) -> Problem | None:
    problem = _pending_problem(s, K_BONUS, "points")
    if problem is not None:
        return problem
    return refusal("looked_already") if s.looking else None


def forfeit_problem(s: State, a: Forfeit) -> Problem | None:
    if not 0 <= a.entry < len(s.pending):
        return refusal("no_such_entry", entry=a.entry + 1)
    e: i64 = s.pending[a.entry]
    problem = r.order_problem(s, kind_of(e))
    if problem is not None:
        return problem
    kind = KIND_NAMES[kind_of(e)]
    if must_of(e):
        return refusal("must_be_done", kind=kind)
    if depth_of(e) < depth_in_use(s):
        return r.factory_first(s)
    if not may_give_up(e):
        return r.factory_refusal("factory_must", e)
    if not r.usable(s, e):
        return refusal("cannot_be_used", kind=kind)
    if kind_of(e) == K_REPEAT and a.entry != find(s, K_REPEAT):
        return refusal("repeat_first")
    return None if r.forfeit_stays(s, a.entry, r.risk(s)) else refusal("rest_impossible", kind=kind)


def end_problem(s: State) -> Problem | None:
    if depth_in_use(s) > 0 and not s.looking and find(s, K_LOCOMOTIVE) == NO_ENTRY:
        return r.factory_first(s)
    i: i64
    for i in range(i64(len(s.pending))):
        e: i64 = s.pending[i]
        if must_of(e) or r.usable(s, e):
            return refusal("still_pending", kind=KIND_NAMES[kind_of(e)], amount=int(amount_of(e)))
    return None
