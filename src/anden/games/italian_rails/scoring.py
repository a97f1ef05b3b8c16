# mypyc: compile
"""The live score: the cash, itemised by what everybody saw of it; and who is ahead (heading «Objetivo del juego»)."""

from __future__ import annotations

from mypy_extensions import i64

from anden.core.facts import Score, ScoreLine
from anden.games.italian_rails.state import LOAN, PAY_BACK, START_CASH, TOLL, UNKNOWN, State


def ferry_count(bits: int) -> int:
    n = 0
    while bits:
        n += bits & 1
        bits >>= 1
    return n


def score_of(s: State, seat: int) -> Score:
    """Cash line by line; one empty line for a rival whose cash is not to be seen."""
    p = s.people[seat]
    if p.cash == UNKNOWN:
        return Score(seat, 0, (ScoreLine("hidden", 0),))
    tolls_in, tolls_out = int(p.tolls_in), int(p.tolls_out)
    lines = [
        ScoreLine("start", START_CASH),
        ScoreLine("deliveries", int(p.delivered), {"count": int(p.deliveries)}),
        ScoreLine("tolls_received", TOLL * tolls_in, {"count": tolls_in}),
        ScoreLine("tolls_paid", -TOLL * tolls_out, {"count": tolls_out}),
        ScoreLine("track", -int(p.track_spent), {"count": int(p.drawn)}),
        ScoreLine("ferries", -int(p.ferry_spent), {"count": ferry_count(int(p.ferries))}),
        ScoreLine("locomotives", -int(p.engine_spent)),
        ScoreLine("tax", -int(p.taxes)),
    ]
    if s.loan_variant:
        repaid = int(p.loans - p.debts)
        taken = LOAN * int(p.loans) - PAY_BACK * repaid
        lines.append(ScoreLine("loans", taken, {"count": int(p.loans)}))
        lines.append(ScoreLine("debt", -PAY_BACK * int(p.debts), {"count": int(p.debts)}))
    return Score(seat, worth(s, seat), tuple(lines))


def owed(s: State, seat: int) -> int:
    """What the bank will take for loans."""
    return PAY_BACK * int(s.people[seat].debts)


def worth(s: State, seat: int) -> int:
    """What counts at the end: the cash, less what is owed to the bank."""
    return int(s.people[seat].cash) - owed(s, seat)


def tracks(s: State, seat: int) -> int:
    """Tracks drawn in the whole game, also those a flood took; each ferry counts as one."""
    player = s.people[seat]
    bits: i64 = player.ferries
    n: i64 = player.drawn if s.switches.tie_counts_drawn else player.sections
    while bits != 0:
        n += bits & 1
        bits >>= 1
    return int(n)


def ranking(s: State) -> list[list[int]]:
    """Heading «Objetivo del juego»: most cash first; of equals who has drawn fewer tracks; else they share the place."""
    if s.people[0].cash < 0 or s.people[1].cash < 0:
        return [[0, 1]]
    first = (-worth(s, 0), tracks(s, 0))
    second = (-worth(s, 1), tracks(s, 1))
    if first == second:
        return [[0, 1]]
    return [[0], [1]] if first < second else [[1], [0]]
