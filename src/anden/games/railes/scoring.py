# mypyc: compile
"""«CALCULAR LOS PUNTOS DE VICTORIA»: live and itemised scores, and who is ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Score, ScoreLine
from anden.games.cube_rails.links import links_of
from anden.games.cube_rails.phases.end import places
from anden.games.railes.state import State

NO_NUMBER: Final = 99
"""Behind every token."""


def income_points(income: i64) -> i64:
    """A point for every two of income, rounded down; two less for every one below zero."""
    return income // 2 if income >= 0 else 2 * income


def score_of(s: State, seat: int) -> Score:
    """What the player would have if the game ended now."""
    if s.out[seat] != 0:
        return Score(seat, 0, (ScoreLine("bankrupt", 0),))
    income = int(s.income[seat])
    links = int(links_of(s.track, s.map.board, seat))
    lines = (
        ScoreLine("victory", int(s.victory[seat])),
        ScoreLine("income", int(income_points(income)), {"income": income}),
        ScoreLine("links", links, {"links": links}),
    )
    return Score(seat, lines[0].points + lines[1].points + links, lines)


def scores(s: State) -> list[Score]:
    return [score_of(s, seat) for seat in range(int(s.players))]


def ranking(s: State) -> list[list[int]]:
    """Places; equal points: the lower token number of the turn. Bankrupt players come last, the last bankrupt first;
    of the same turn again the lower number, for «sólo puede ganar la partida un jugador»."""
    return places([_key(s, seat) for seat in range(int(s.players))])


def _key(s: State, seat: int) -> tuple[int, int, int]:
    """What decides, highest first: to be in the game, points, a low number."""
    if s.out[seat] != 0:
        fell_with = int(s.fell_with[seat]) if s.map.switches.bankrupt_by_number else 0
        return (0, int(s.out[seat]), -fell_with)
    number = int(s.action[seat])
    return (1, score_of(s, seat).total, -(number if number >= 0 else NO_NUMBER))
