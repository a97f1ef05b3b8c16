# mypyc: compile
"""Scores: live, as if the game ended now, and itemised (heading «Puntuación final»)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from anden.core.facts import Score, ScoreLine
from anden.games.railroad_tiles.conditions import challenges
from anden.games.railroad_tiles.conditions.objectives import OBJECTIVE_POINTS, objective_met
from anden.games.railroad_tiles.printed.faces import OBJECTIVES
from anden.games.railroad_tiles.state import OVER, Player, State
from anden.games.railroad_tiles.territories.shape import city_count, largest_rectangle, rectangle_size
from anden.games.railroad_tiles.territories.territory import Territory

CITY_POINTS: Final = 5
FREE_OPENINGS: Final = 5
PAWN_LINES: Final = ("cars", "trains", "passengers")


def territory_points(t: Territory) -> i64:
    """Cities, largest rectangle and openings of a territory."""
    over: i64 = t.openings - FREE_OPENINGS
    return CITY_POINTS * city_count(t) + rectangle_size(t) - (over if over > 0 else 0)


def objective_points(t: Territory, objectives: i64) -> i64:
    """Points for the objectives (bits) that lie in a territory and are met."""
    points: i64 = 0
    objective: i64
    for objective in range(7):
        if (objectives >> objective) & 1 != 0 and objective_met(t, objective):
            points += OBJECTIVE_POINTS
    return points


def points_of(s: State, seat: int) -> int:
    """The total of a seat if the game ended now, challenges apart: fast, for bots and rankings."""
    player = s.people[seat]
    t = player.territory
    total: i64 = territory_points(t) + player.stars + player.bonus + i64(player.pawn_prestige())
    if s.objectives != 0:
        total += objective_points(t, s.objectives)
    return int(total)


def challenge_failed(s: State) -> bool:
    """Whether the challenge already counts as failed: a limit broken, or a mission missed at the end."""
    if s.challenge == 0:
        return False
    if s.broken:
        return True
    return s.phase == OVER and not challenges.holds(s.people[0].territory, int(s.challenge))


def _pawn_lines(player: Player) -> list[ScoreLine]:
    counts = [0, 0, 0]
    points = [0, 0, 0]
    for placed in player.placed:
        pawn = (placed >> 3) & 7
        counts[pawn] += 1
        points[pawn] += placed & 7
    return [ScoreLine(key, points[i], {"count": counts[i]}) for i, key in enumerate(PAWN_LINES)]


def score_of(s: State, seat: int) -> Score:
    """The itemised score of a seat."""
    player = s.people[seat]
    t = player.territory
    lines = _pawn_lines(player)
    if len(s.people) == 1:
        lines.append(ScoreLine("bonus", int(player.bonus)))
    cities = int(city_count(t))
    lines.append(ScoreLine("cities", CITY_POINTS * cities, {"count": cities}))
    box = largest_rectangle(t)
    lines.append(
        ScoreLine(
            "rectangle", int(box.width * box.height), {"width": int(box.width), "height": int(box.height)}
        )
    )
    lines.append(ScoreLine("openings", -max(0, int(t.openings) - FREE_OPENINGS), {"count": int(t.openings)}))
    lines.append(ScoreLine("stars", int(player.stars), {"count": int(player.stars)}))
    for i, objective in enumerate(OBJECTIVES):
        if (s.objectives >> i) & 1 != 0:
            points = OBJECTIVE_POINTS if objective_met(t, i) else 0
            lines.append(ScoreLine("objective", points, {"objective": objective}))
    total = sum([line.points for line in lines])
    if challenge_failed(s):
        lines.append(ScoreLine("challenge_failed", -total, {"number": int(s.challenge)}))
        total = 0
    return Score(seat, total, tuple(lines))


def ranking(s: State) -> list[list[int]]:
    """Most points first; of tied players the one in the leftmost column of the last round."""

    def place(seat: int) -> tuple[int, int, int]:
        column = int(s.people[seat].column)
        return (-points_of(s, seat), column if column >= 0 else 9, s.order.index(seat))

    return [[seat] for seat in sorted(range(len(s.people)), key=place)]
