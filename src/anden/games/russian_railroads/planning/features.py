# mypyc: compile
"""What a bot sees of a player's position: numbers that say what it will still bring.

The worth of a position is what was scored, plus these numbers weighed by how many scorings are left (`data/worth.json`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from anden.games.russian_railroads import scoring
from anden.games.russian_railroads.effects.pending import (
    K_ADVANCE,
    K_BONUS,
    K_BUILD_BOTH,
    K_BUILD_FACTORY,
    K_CARD,
    K_INDUSTRY,
    K_LOCOMOTIVE,
    K_REPEAT,
    K_SMALL,
    K_TOKEN,
    amount_of,
    colours_of,
    kind_of,
)
from anden.games.russian_railroads.printed.tables import (
    COLOURS,
    ENGINEERS,
    KIEV,
    LINES,
    OWN,
    ST_PETERSBURG,
    T,
)
from anden.games.russian_railroads.state import BLACK_FREE, BLACK_NONE, NONE, Player, State

FEATURES: Final = (
    "one",
    "scoring_now",
    "beyond_reach",
    "ts_black",
    "ts_grey",
    "ts_brown",
    "ts_natural",
    "ts_white",
    "sp_black",
    "sp_grey",
    "sp_brown",
    "sp_natural",
    "kiev_black",
    "kiev_grey",
    "kiev_brown",
    "ts_reach",
    "sp_reach",
    "kiev_reach",
    "ts_question",
    "sp_question_1",
    "sp_question_2",
    "sp_double_track",
    "sp_double_reach",
    "kiev_worker",
    "ts_worker",
    "doublers",
    "doubled",
    "marker",
    "second",
    "lane_points",
    "factories",
    "lane_room",
    "effects_ahead",
    "workers",
    "black_worker",
    "free",
    "rubles",
    "engineers",
    "engineers_free",
    "majority",
    "revalued",
    "revalued_tracks",
    "medal",
    "medal_track",
    "tokens",
    "end_points",
    "end_cards",
    "position",
    "claim_first",
    "claim_second",
    "p_black",
    "p_grey",
    "p_good",
    "p_any",
    "p_industry",
    "p_build",
    "p_locomotive",
    "p_repeat",
    "p_token",
    "p_card",
    "p_small",
    "p_bonus",
)
COUNT: Final = len(FEATURES)

EFFECT_WORTH: Final = vec[float]([0.0, 14.0, 7.0, 8.0, 8.0, 8.0, 5.0, 9.0, 12.0, 14.0])
"""About what a factory of a value brings when a marker comes to it."""


def features(s: State, seat: i64, out: vec[float]) -> None:
    """Fill `out` with the features of a seat."""
    p = s.people[seat]
    out[0] = 1.0
    now: i64 = scoring.round_points(p)
    out[1] = float(now)
    out[2] = float(_without_reach(p) - now)
    i: i64 = 3
    line: i64
    colour: i64
    for line in range(LINES):
        for colour in range(COLOURS - line):
            out[i] = float(p.track[line * COLOURS + colour] + 1)
            i += 1
    for line in range(LINES):
        reach: i64 = p.reach(line)
        if reach > T.length[line]:
            reach = T.length[line]
        out[i] = float(reach)
        i += 1
    _progress(p, out)
    _works(s, p, out)
    _people(s, seat, p, out)
    _pending(s, seat, out)


def _near(track: i64, reach: i64, space: i64) -> float:
    """How much of the way to a special space is done, 1 when fulfilled: the nearer, the more it counts."""
    a: i64 = track if track < space else space
    b: i64 = reach if reach < space else space
    if a < 0:
        a = 0
    done: float = float(a + b) / float(2 * space)
    return done * done


def _near_track(track: i64, space: i64) -> float:
    a: i64 = track if track < space else space
    if a < 0:
        a = 0
    done: float = float(a) / float(space)
    return done * done


def _progress(p: Player, out: vec[float]) -> None:
    """The way to special spaces that are not fulfilled yet (fulfilled: 0, it has paid)."""
    reach: i64 = p.reach(0)
    out[18] = 1.0 if p.track[0] >= 13 and reach >= 13 else _near(p.track[0], reach, 13) * 0.8
    reach = p.reach(ST_PETERSBURG)
    black: i64 = p.track[COLOURS]
    grey: i64 = p.track[COLOURS + 1]
    out[19] = 1.0 if black >= 4 and reach >= 4 else _near(black, reach, 4) * 0.8
    out[20] = 1.0 if black >= 6 and reach >= 6 else _near(black, reach, 6) * 0.8
    out[21] = _near_track(grey, 7)
    out[22] = 1.0 if reach >= 7 else 0.0
    kiev: i64 = p.track[KIEV * COLOURS]
    out[23] = 1.0 if kiev >= 7 else _near_track(kiev, 7) * 0.8
    brown: i64 = p.track[2]
    reach = p.reach(0)
    out[24] = 1.0 if brown >= 3 and reach >= 3 else _near(brown, reach, 3) * 0.8


def _works(s: State, p: Player, out: vec[float]) -> None:
    """Doublers and industry."""
    d: i64 = p.doublers
    out[25] = float(d)
    extra: i64 = 0
    values: i64 = COLOURS if p.revalued else 0
    space: i64
    for space in range(1, d + 1):
        colour: i64 = scoring.colour_at(p, 0, space)
        if colour > 0:
            extra += T.value[values + colour]
    out[26] = float(extra)
    out[27] = float(p.marker)
    out[28] = float(p.second + 1)
    out[29] = float(scoring.industry_points(p))
    out[30] = float(p.factories)
    limit: i64 = T.lane_limit[p.factories]
    room: i64 = limit - p.marker
    if p.second != NONE:
        room += limit - 1 - p.second
    out[31] = float(room)
    ahead: float = 0.0
    at: i64
    for at in range(limit + 1):
        slot: i64 = T.lane_slot[at]
        if slot > 0 and slot <= p.factories:
            if at > p.marker:
                ahead += EFFECT_WORTH[p.factory[slot - 1]]
            if p.second != NONE and at > p.second:
                ahead += EFFECT_WORTH[p.factory[slot - 1]]
    out[32] = ahead


def _people(s: State, seat: i64, p: Player, out: vec[float]) -> None:
    """Workers, rubles, engineers, tokens, cards, order."""
    out[33] = float(p.workers)
    out[34] = 0.0 if p.black == BLACK_NONE else 1.0
    out[35] = float(p.free + p.temporary + (1 if p.black == BLACK_FREE else 0))
    out[36] = float(p.rubles)
    if (s.passed >> seat) & 1 != 0:
        out[35] = 0.0
        if s.round == s.rounds:
            out[36] = 0.0
    count: i64 = 0
    unused: i64 = 0
    engineer: i64
    for engineer in range(ENGINEERS):
        if p.owns(engineer):
            count += 1
            if s.pieces[OWN + engineer] == 0:
                unused += 1
    out[37] = float(count)
    out[38] = float(unused)
    out[39] = _majority(s, seat, count)
    out[40] = 1.0 if p.revalued else 0.0
    out[41] = float(p.track[2] + p.track[3] + p.track[4] + 3) if p.revalued else 0.0
    out[42] = 1.0 if p.medal else 0.0
    grey: i64 = p.track[KIEV * COLOURS + 1] + 1
    out[43] = float(grey if grey < 6 else 6) if p.medal else 0.0
    tokens: i64 = p.tokens
    used: i64 = 0
    while tokens != 0:
        used += tokens & 1
        tokens >>= 1
    out[44] = float(used)
    points: i64 = 0
    cards: i64 = 0
    for take in s.takes:
        if take >> 4 == seat:
            cards += 1
            if take & 15 < 10:
                points += scoring.card_points(s, seat, take & 15)
    out[45] = float(points)
    out[46] = float(cards)
    out[47] = float(s.position(seat))
    out[48] = 1.0 if s.first_claim == seat else 0.0
    out[49] = 1.0 if s.second_claim == seat else 0.0


def _majority(s: State, seat: i64, count: i64) -> float:
    """What the majority would bring now; half of it to who could be caught up."""
    if count == 0:
        return 0.0
    better: i64 = 0
    mine: i64 = scoring.majority_count(s, seat) * 16 + scoring.highest_engineer(s.people[seat])
    other: i64
    for other in range(s.players):
        if other != seat:
            theirs: i64 = scoring.majority_count(s, other) * 16 + scoring.highest_engineer(s.people[other])
            if theirs > mine:
                better += 1
    if better == 0:
        return 40.0
    return 20.0 if better == 1 else 0.0


def _without_reach(p: Player) -> i64:
    """What the board would score if locomotives reached everything."""
    real = p.locomotive
    p.locomotive = _ENDLESS
    total: i64 = scoring.round_points(p)
    p.locomotive = real
    return total


_ENDLESS: Final = vec[i64]([9, 9, 9, 9])


def _pending(s: State, seat: i64, out: vec[float]) -> None:
    """What was gained and not used yet."""
    i: i64
    for i in range(50, COUNT):
        out[i] = 0.0
    if s.actor != seat:
        return
    for e in s.pending:
        kind: i64 = kind_of(e)
        at: i64 = 0
        amount: i64 = 1
        if kind == K_ADVANCE:
            amount = amount_of(e)
            colours: i64 = colours_of(e)
            if colours == 1:
                at = 50
            elif colours <= 3:
                at = 51
            elif colours == 31:
                at = 53
            else:
                at = 52
        elif kind == K_INDUSTRY:
            amount = amount_of(e)
            at = 54
        elif kind == K_BUILD_BOTH:
            amount = 2
            at = 55
        elif kind <= K_BUILD_FACTORY:
            at = 55
        elif kind == K_LOCOMOTIVE:
            amount = amount_of(e)
            at = 56
        elif kind == K_REPEAT:
            at = 57
        elif kind == K_TOKEN:
            at = 58
        elif kind == K_CARD:
            at = 59
        elif kind == K_SMALL:
            at = 60
        elif kind == K_BONUS:
            at = 61
        if at != 0:
            out[at] = out[at] + float(amount)
