# mypyc: compile
"""Phase 4, end of the round: the columns nobody took, the next turn order; and the end of the game."""

from __future__ import annotations

from anden.core.facts import Event, Problem
from anden.games.railroad_tiles import scoring
from anden.games.railroad_tiles.actions import Coin
from anden.games.railroad_tiles.conditions import challenges
from anden.games.railroad_tiles.keys import refusal
from anden.games.railroad_tiles.printed.faces import CODES
from anden.games.railroad_tiles.state import COIN, FILL, NOBODY, OVER, ROUNDS, STAR, State, replaced


def end_round(s: State) -> list[Event]:
    """All pawns are placed. Heading «Final de la ronda»; after round 8 «Final de la partida»."""
    if s.round == ROUNDS:
        return _end_game(s)
    if len(s.people) == 1:
        return _clear_columns(s) + _next_round(s)
    if len(s.people) == 2:
        s.phase = COIN
        return []
    return _add_star(s) + _next_round(s)


def free_columns(s: State) -> list[int]:
    """The columns nobody took this round, from the left."""
    return [i for i, seat in enumerate(s.taken) if seat == NOBODY]


def coin_problem(s: State, a: Coin) -> Problem | None:
    return None if a.side in ("left", "right") else refusal("luck_side", side=a.side)


def throw_coin(s: State, a: Coin) -> list[Event]:
    """Two players: one of the two columns left is thrown away, its stars go back; the other gets the star."""
    left, right = free_columns(s)
    column = left if a.side == "left" else right
    tiles = s.columns[column]
    s.thrown = s.thrown + tiles
    s.columns = (*s.columns[:column], (), *s.columns[column + 1 :])
    s.pool[STAR] = s.pool[STAR] + s.column_stars[column]
    s.column_stars = replaced(s.column_stars, column, 0)
    events = [
        Event("coin", {"side": a.side, "column": column + 1, "tiles": tuple([CODES[f] for f in tiles])})
    ]
    return events + _add_star(s) + _next_round(s)


def _clear_columns(s: State) -> list[Event]:
    """Solo: whatever was not taken is thrown away; no star is added."""
    tiles: tuple[int, ...] = ()
    for column in s.columns:
        tiles = tiles + column
    s.thrown = s.thrown + tiles
    s.columns = ((),) * len(s.columns)
    return [Event("columns_cleared", {"tiles": tuple([CODES[f] for f in tiles])})]


def _add_star(s: State) -> list[Event]:
    """A star on the column nobody took, as long as there are stars."""
    for column in free_columns(s):
        if not s.columns[column]:
            continue
        if s.pool[STAR] == 0:
            return [Event("column_no_star", {"column": column + 1})]
        s.pool[STAR] = s.pool[STAR] - 1
        stars = s.column_stars[column] + 1
        s.column_stars = replaced(s.column_stars, column, stars)
        return [Event("column_star", {"column": column + 1, "stars": stars})]
    return []


def _next_round(s: State) -> list[Event]:
    """The next turn order is that of the pawns on the columns, from the left."""
    s.order = tuple([seat for seat in s.taken if seat != NOBODY])
    s.taken = (NOBODY,) * len(s.taken)
    for player in s.people:
        player.column = NOBODY
    s.at = 0
    s.phase = FILL
    if len(s.people) == 1:
        return []
    return [Event("next_order", {"seats": s.order})]


def _end_game(s: State) -> list[Event]:
    """Final scoring. The columns taken stay as they are: they break ties."""
    s.phase = OVER
    events: list[Event] = []
    for place, seats in enumerate(scoring.ranking(s)):
        for seat in seats:
            points = scoring.score_of(s, seat).total
            events.append(Event("final", {"seat": seat, "points": points, "place": place + 1}))
    if s.challenge != 0:
        number = int(s.challenge)
        points = scoring.score_of(s, 0).total
        stars = 0 if scoring.challenge_failed(s) else challenges.stars_for(number, points)
        events.append(Event("challenge_result", {"number": number, "stars": stars, "points": points}))
    return events
