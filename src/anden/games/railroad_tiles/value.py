"""What bots know about Railroad Tiles: the worth of a position, moves worth a look, plans for whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from anden.core.knowledge import Knowledge, Rated, Spend
from anden.games.railroad_tiles.actions import End, Lay, Place, Refuse, Start, TilesAction
from anden.games.railroad_tiles.conditions.challenges import is_limit
from anden.games.railroad_tiles.planning.goals import Goals, full_worth
from anden.games.railroad_tiles.planning.mission_worth import MISSION
from anden.games.railroad_tiles.planning.outlook import WEIGHTS, outlook_of
from anden.games.railroad_tiles.planning.pawn_plan import END, PawnPlan, pawn_step
from anden.games.railroad_tiles.planning.plan import (
    NOTHING,
    REFUSE,
    Hand,
    HandPlan,
    cell_in,
    item_of,
    turn_in,
)
from anden.games.railroad_tiles.printed.faces import CODES, COLUMNS, INDEX, PAWNS
from anden.games.railroad_tiles.printed.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.state import LAY, ROUNDS, TAKE, Player, State
from anden.games.railroad_tiles.territories.territory import cell_of, x_of, y_of

TARGETS = (
    (("driver", "apprentice"), "wins", 0.90),
    (("stationmaster", "driver"), "wins", 0.65),
    (("driver",), "score", 47.0),
    (("stationmaster",), "score", 62.0),
)
"""What the levels are meant to reach (see anden.arena)."""

WIDTHS = (1, 6, 20)
"""Beams of the planner, one after the other: the first gives an answer soon, the last a good one."""
HELD = 1.0
"""What a tile in hand is worth before it is laid."""
REFUSAL_PRICE = 1.0
"""What a refusal costs: it may be needed more later on."""

weights = list(WEIGHTS)


# --- the worth of a position -------------------------------------------------------------------------------------------


def expected(state: State, seat: int) -> float:
    """The points a seat can expect at the end of the game."""
    player = state.people[seat]
    look = outlook_of(state, seat, True, weights)
    total = float(player.pawn_prestige() + int(player.bonus))
    total += full_worth(player.territory, look, player.stars, goals_of(state, player))
    if state.broken:
        total -= MISSION
    return total + sum(held(face) for face in player.hand) - REFUSAL_PRICE * len(player.refused)


def held(face: int) -> float:
    """A tile in hand: it fills a space; towns and locations are worth more."""
    pawns = int(T.locations[face])
    return HELD + 0.8 * int(T.town[face]) + sum(0.8 for pawn in range(3) if pawns >> pawn & 1)


def goals_of(state: State, player: Player) -> Goals:
    """The challenge, and the objectives a player has laid or still holds."""
    objectives = int(player.objectives)
    for i in range(7):
        if int(state.objectives) >> i & 1 and player.territory.slot_of_face(OBJECTIVE_BASE + i) >= 0:
            objectives |= 1 << i
    return Goals(int(state.challenge), objectives)


# --- plans -------------------------------------------------------------------------------------------------------------


def _start_worth(face: int) -> float:
    """A starting tile: open ends and a station to grow from are good."""
    ends = sum(1 for side in range(4) if int(T.side_segment[face * 32 + side]) < 2)
    return held(face) + 0.3 * ends + (0.3 if int(T.station[face]) else 0.0)


def hand_of(state: State, seat: int, tiles: Sequence[int], stars: int) -> Hand:
    """What a seat has to lay: its route tiles, and an objective tile when one is owed."""
    player = state.people[seat]
    owes = player.owes
    if int(state.phase) == TAKE and int(state.waiting) >= 0:
        owes = bool(T.token_flag[int(state.waiting)])
    objectives = [OBJECTIVE_BASE + i for i in range(7) if owes and int(player.objectives) >> i & 1]
    price = REFUSAL_PRICE if int(state.round) < ROUNDS else 0.0
    stars += int(player.stars)
    return Hand(list(tiles), objectives, int(state.round), stars, player.refusals_left(), price)


def _plan_take(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    """Plan every column; what a column would have brought those who choose later counts too."""
    columns = [action.column for action in legal]
    worths, in_time = column_worths(state, seat, columns, WIDTHS[0], spend)
    losses = _losses(state, columns, spend) if in_time else dict.fromkeys(columns, 0.0)
    for width in WIDTHS[1:]:
        better, in_time = column_worths(state, seat, columns, width, spend)
        if not in_time:
            break
        worths = better
    return [(action, worths[action.column] - losses[action.column]) for action in legal]


def column_worths(
    state: State, seat: int, columns: Sequence[int], width: int, spend: Spend
) -> tuple[dict[int, float], bool]:
    """By column: what a seat can expect from taking it and laying it well; and whether time sufficed to find out."""
    player = state.people[seat]
    look = outlook_of(state, seat, True, weights)
    goals = goals_of(state, player)
    found = {}
    in_time = True
    for column in columns:
        stars = int(state.column_stars[column])
        points = 0.0
        if len(state.people) == 1:
            stars += COLUMNS[1][column].stars
            points += COLUMNS[1][column].prestige
        tiles = state.columns[column]
        if in_time:
            search = HandPlan(hand_of(state, seat, tiles, stars), look, goals, width, spend)
            found[column] = points + search.search(player.territory)
            in_time = not search.stopped
        if not in_time:
            rough = full_worth(player.territory, look, int(player.stars) + stars, goals)
            found[column] = points + rough + sum(held(face) for face in tiles)
    return found, in_time


def _losses(state: State, columns: Sequence[int], spend: Spend) -> dict[int, float]:
    """By column: what those who choose later this round can still get when it is gone, each by his share."""
    losses = dict.fromkeys(columns, 0.0)
    later = state.order[int(state.at) + 1 :]
    for other in later if len(columns) > 1 else ():
        theirs, in_time = column_worths(state, other, columns, WIDTHS[0], spend)
        if not in_time:
            return dict.fromkeys(columns, 0.0)
        for column in columns:
            left = max(worth for c, worth in theirs.items() if c != column)
            losses[column] += left / (len(state.people) - 1)
    return losses


def _plan_lay(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    player = state.people[seat]
    look = outlook_of(state, seat, True, weights)
    hand = hand_of(state, seat, player.hand, 0)
    goals = goals_of(state, player)
    best: dict[int, float] = {}
    for width in WIDTHS:
        search = HandPlan(hand, look, goals, width, spend)
        search.search(player.territory)
        if not best or not search.stopped:
            best = search.best
        if search.stopped:
            break
    faces = [int(face) for face in hand.faces]
    allowed = set(legal)
    rated = [(_lay_action(step, faces), worth) for step, worth in best.items() if step != NOTHING]
    return [row for row in rated if row[0] in allowed] or _rate_one_by_one(state, seat, legal)


def _lay_action(step: int, faces: list[int]) -> Lay | Refuse:
    """A planner's step as an action."""
    code = CODES[faces[item_of(step)]]
    if step >= REFUSE:
        return Refuse(code)
    cell = cell_in(step)
    return Lay(code, int(x_of(cell)), int(y_of(cell)), turn_in(step))


def _rate_one_by_one(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """When every plan would break a limit: the least harm. Nothing but what the position is worth after a lay."""
    player = state.people[seat]
    look = outlook_of(state, seat, True, weights)
    goals = goals_of(state, player)
    rated: Rated = []
    for action in legal:
        after = player.territory
        if isinstance(action, Lay):
            after = after.copy()
            after.lay(cell_of(action.x, action.y), INDEX[action.tile] * 8 + action.turn, state.round)
        rated.append((action, full_worth(after, look, player.stars, goals)))
    return rated


def _plan_pawns(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    player = state.people[seat]
    look = outlook_of(state, seat, False, weights)
    found = PawnPlan(state, seat, look, goals_of(state, player), spend).best
    rated: Rated = []
    for action in legal:
        if isinstance(action, End):
            rated.append((action, found[END]))
        elif isinstance(action, Place):
            slot = player.territory.slot_at(cell_of(action.x, action.y))
            step = int(pawn_step(action.token, int(action.star), PAWNS.index(action.pawn), slot))
            if step in found:
                rated.append((action, found[step]))
    return rated


class RailroadTilesKnowledge(Knowledge[State, TilesAction]):
    """What the levels of bots use."""

    targets = TARGETS
    glance = 4
    """So many actions an apprentice looks at."""

    def value(self, state: State, seat: int) -> float:
        """The points a seat can expect at the end, less those of the best opponent."""
        own = expected(state, seat)
        others = [expected(state, other) for other in range(len(state.people)) if other != seat]
        return own - max(others) if others else own

    def candidates(self, state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
        """Everything but refusals, and ending while pawns can still be placed, unless a limit may ask for it."""
        if is_limit(int(state.challenge)):
            return list(legal)
        found = [action for action in legal if not isinstance(action, Refuse | End)]
        return found or list(legal)

    def plan(self, state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
        """The legal actions with what the best plan for the rest of the turn makes of them."""
        if isinstance(legal[0], Start):
            return [(action, _start_worth(INDEX[action.tile])) for action in legal]
        if int(state.phase) == TAKE:
            return _plan_take(state, seat, legal, spend)
        if int(state.phase) == LAY:
            return _plan_lay(state, seat, legal, spend)
        return _plan_pawns(state, seat, legal, spend)
