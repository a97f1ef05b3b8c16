# mypyc: compile
"""The live score: the cash, itemised by what everybody saw of it."""

from __future__ import annotations

from anden.core.facts import Score, ScoreLine
from anden.games.italian_rails.phases.turns import worth
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
