# mypyc: compile
"""«COMPUTO DE PUNTOS DE VICTORIA»: live and itemised scores, and who is ahead."""

from __future__ import annotations

from typing import Final

from anden.core.facts import Score, ScoreLine
from anden.games.age_of_steam.state import State
from anden.games.cube_rails.links import sections_of
from anden.games.cube_rails.phases.end import places

INCOME_POINTS: Final = 3
SHARE_POINTS: Final = -3


def score_of(s: State, seat: int) -> Score:
    """What the player would have if the game ended now."""
    lines = _lines(s, seat)
    total = 0
    for line in lines:
        total += line.points
    return Score(seat, total, tuple(lines))


def _lines(s: State, seat: int) -> list[ScoreLine]:
    if s.out[seat] != 0:
        return [ScoreLine("eliminated", 0)]
    income, shares = int(s.income[seat]), int(s.shares[seat])
    if s.map.buy_back > 0:
        cash = int(s.cash[seat])
        return [
            ScoreLine("cash", cash, {"cash": cash}),
            ScoreLine("buy_back", -shares * s.map.buy_back, {"shares": shares}),
        ]
    sections = sections_of(s.track, s.map.board, seat)
    return [
        ScoreLine("income", INCOME_POINTS * income, {"income": income}),
        ScoreLine("track", sections, {"sections": sections}),
        ScoreLine("shares", SHARE_POINTS * shares, {"shares": shares}),
    ]


def scores(s: State) -> list[Score]:
    return [score_of(s, seat) for seat in range(int(s.players))]


def ranking(s: State) -> list[list[int]]:
    """Places; who shares one stands together. Eliminated players come last, the last eliminated first."""
    return places([_key(s, seat) for seat in range(int(s.players))])


def _key(s: State, seat: int) -> tuple[int, int, int, int, int]:
    """What decides, highest first: to be in the game, points; on Western US then cash, track and the lot."""
    if s.out[seat] != 0:
        return (0, int(s.out[seat]), 0, 0, 0)
    total = score_of(s, seat).total
    if not s.map.break_ties:
        return (1, total, 0, 0, 0)
    lot = -s.lot.index(seat) if seat in s.lot else 0
    return (1, total, int(s.cash[seat]), sections_of(s.track, s.map.board, seat), lot)
