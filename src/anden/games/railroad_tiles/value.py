"""What bots know about Railroad Tiles: the worth of a position, moves worth a look, plans for whole turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from anden.games.railroad_tiles.actions import End, Lay, Place, Refuse, Start, Take
from anden.games.railroad_tiles.faces import CODES, COLUMNS, INDEX, PAWNS
from anden.games.railroad_tiles.goals import Goals, full_worth
from anden.games.railroad_tiles.outlook import WEIGHTS, Outlook, outlook_of
from anden.games.railroad_tiles.pawn_plan import END, PawnPlan, pawn_step
from anden.games.railroad_tiles.plan import REFUSE, Hand, HandPlan, cell_in, item_of, turn_in
from anden.games.railroad_tiles.state import LAY, TAKE, Player, State
from anden.games.railroad_tiles.tables import OBJECTIVE_BASE, T
from anden.games.railroad_tiles.territory import cell_of, x_of, y_of

Spend = Callable[[int], bool]
Rated = list[tuple[Any, float]]

TARGETS = (
    (("driver", "apprentice"), "wins", 0.90),
    (("stationmaster", "driver"), "wins", 0.65),
    (("driver",), "score", 47.0),
    (("stationmaster",), "score", 62.0),
)
"""What the levels are meant to reach (see anden.arena)."""

GLANCE = 6
WIDTH = 12
OTHERS_WIDTH = 2
HELD = 1.0
"""What a tile in hand is worth before it is laid."""
REFUSAL_PRICE = 1.0
weights = list(WEIGHTS)


def value(state: State, seat: int) -> float:
    """The points a seat can expect at the end, less those of the best opponent."""
    own = expected(state, seat)
    others = [expected(state, other) for other in range(len(state.people)) if other != seat]
    return own - max(others) if others else own


def expected(state: State, seat: int) -> float:
    """The points a seat can expect at the end of the game."""
    player = state.people[seat]
    look = outlook_of(state, seat, True, weights)
    goals = goals_of(state, player)
    total = float(player.pawn_prestige() + int(player.bonus))
    total += full_worth(player.territory, look, player.stars, goals)
    return total + sum(_held(face, look) for face in player.hand) - REFUSAL_PRICE * len(player.refused)


def _held(face: int, look: Outlook) -> float:
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


def candidates(state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
    """Everything but refusals without need, and ending while pawns can still be placed."""
    lays = [a for a in legal if isinstance(a, Lay | Place | Take | Start)]
    return lays or list(legal)


def plan(state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
    """The legal actions with what the best plan for the rest of the turn makes of them."""
    if isinstance(legal[0], Start):
        return _plan_start(state, seat, legal)
    if int(state.phase) == TAKE:
        return _plan_take(state, seat, legal, spend)
    if int(state.phase) == LAY:
        return _plan_lay(state, seat, legal, spend)
    return _plan_pawns(state, seat, legal, spend)


def _plan_start(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    look = outlook_of(state, seat, True, weights)
    rated = []
    for action in legal:
        face = INDEX[action.tile]
        ends = sum(1 for side in range(4) if int(T.side_segment[face * 32 + side]) < 2)
        rated.append((action, _held(face, look) + 0.3 * ends + 0.3 * bool(T.station[face])))
    return rated


def hand_of(state: State, seat: int, tiles: Sequence[int], stars: int) -> Hand:
    """What a seat has to lay: its route tiles, and an objective tile when one is owed."""
    player = state.people[seat]
    owes = player.owes
    if int(state.phase) == TAKE and int(state.waiting) >= 0:
        owes = bool(T.token_flag[int(state.waiting)])
    objectives = [OBJECTIVE_BASE + i for i in range(7) if owes and int(player.objectives) >> i & 1]
    price = REFUSAL_PRICE if int(state.round) < 8 else 0.0
    return Hand(
        list(tiles), objectives, int(state.round), int(player.stars) + stars, player.refusals_left(), price
    )


def _plan_take(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    worths = column_worths(state, seat, [a.column for a in legal], WIDTH, spend)
    rivals = _rivals(state, seat, [a.column for a in legal], spend)
    rated = []
    for action in legal:
        loss = sum(max(v for c, v in worth_of.items() if c != action.column) for worth_of in rivals)
        rated.append((action, worths[action.column] - loss / max(1, len(state.people) - 1)))
    return rated


def column_worths(
    state: State, seat: int, columns: Sequence[int], width: int, spend: Spend
) -> dict[int, float]:
    """By column: what a seat can expect from taking it and laying it well."""
    player = state.people[seat]
    look = outlook_of(state, seat, True, weights)
    goals = goals_of(state, player)
    found = {}
    for column in columns:
        stars = int(state.column_stars[column])
        points = 0.0
        if len(state.people) == 1:
            bonus = COLUMNS[1][column]
            stars += bonus.stars
            points += bonus.prestige
        hand = hand_of(state, seat, state.columns[column], stars)
        search = HandPlan(hand, look, goals, width, spend)
        found[column] = points + search.search(player.territory)
    return found


def _rivals(state: State, seat: int, columns: Sequence[int], spend: Spend) -> list[dict[int, float]]:
    """For the others who still choose this round: what the columns are worth to them, roughly."""
    if len(columns) < 2:
        return []
    later = state.order[int(state.at) + 1 :]
    return [column_worths(state, other, columns, OTHERS_WIDTH, spend) for other in later]


def _plan_lay(state: State, seat: int, legal: Sequence[Any], spend: Spend) -> Rated:
    player = state.people[seat]
    look = outlook_of(state, seat, True, weights)
    hand = hand_of(state, seat, player.hand, 0)
    search = HandPlan(hand, look, goals_of(state, player), WIDTH, spend)
    search.search(player.territory)
    faces = [int(face) for face in hand.faces]
    allowed = set(legal)
    rated: Rated = []
    for step, worth_of_step in search.best.items():
        if step == -1:
            continue
        code = CODES[faces[item_of(step)]]
        action: Any = Refuse(code)
        if step < REFUSE:
            cell = cell_in(step)
            action = Lay(code, int(x_of(cell)), int(y_of(cell)), turn_in(step))
        if action in allowed:
            rated.append((action, worth_of_step))
    return rated or [(a, 0.0) for a in legal]


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
    return rated or [(a, 0.0) for a in legal]
