"""What bots know about Raíles: the worth of a position, moves worth a look, plans for whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from anden.core.knowledge import Knowledge, Rated, Spend
from anden.games.cube_rails.planning.ratings import bids_worth_a_look, never
from anden.games.railes.actions import Deliver, RailesAction, Skip, Upgrade
from anden.games.railes.maps.game_map import URBAN_GROWTH, URBANIZATION
from anden.games.railes.planning.outlook import Outlook
from anden.games.railes.planning.ratings import best_routes, extra, rate, rate_builds
from anden.games.railes.planning.turn_plan import search, tiles_left
from anden.games.railes.scoring import income_points
from anden.games.railes.state import ACTIONS, AUCTION, BUILD, CAPITAL, FIRST_ORDER, MOVE, OVER, State, has

BASIC: dict[str, str] = {}
STANDARD = {"game": "standard"}
DRIVERS = ("driver", "apprentice", "driver", "apprentice")
MASTERS = ("stationmaster", "driver", "stationmaster", "driver")
FOUR = ("stationmaster",) * 4
TARGETS = (
    (DRIVERS, "wins", 0.90, "northeast", 60, BASIC),
    (MASTERS, "wins", 0.65, "northeast", 60, BASIC),
    (FOUR, "ruined", 0.02, "northeast", 60, BASIC),
    (DRIVERS, "wins", 0.90, "northeast", 60, STANDARD),
    (MASTERS, "wins", 0.65, "northeast", 60, STANDARD),
    (FOUR, "ruined", 0.02, "northeast", 60, STANDARD),
)
"""What the levels are meant to reach (see anden.arena)."""

EARLIER = 0.4
"""What a better place in the turn order is worth, to who does not look further."""
HOPES = {URBAN_GROWTH: 2.0, URBANIZATION: 2.5}
"""What a token that waits for the build turn is worth, to who does not look further."""
RIVALS = 0.25
"""What a point of a rival costs."""
WIDTH = 8
"""So many build plans are carried on from line to line."""


# --- the worth of a position -----------------------------------------------------------------------------------------


def _tiles_to_come(state: State, seat: int) -> int:
    """Tiles the seat can still place this turn."""
    phase = int(state.phase)
    if phase == BUILD:
        waits = seat in state.queue[int(state.at) :]
    else:
        waits = phase in (FIRST_ORDER, CAPITAL, AUCTION, ACTIONS)
    return int(tiles_left(state, seat)) if waits else 0


def _position_worth(state: State, seat: int) -> float:
    """Places in the order and tokens that are still to be used."""
    worth = 0.0
    phase = int(state.phase)
    if phase in (AUCTION, FIRST_ORDER) and seat in state.queue and seat not in state.dropped:
        worth += EARLIER * len(state.dropped) + (2 * EARLIER if int(state.highest) == seat else 0.0)
    token = int(state.action[seat])
    if token >= 0 and phase != OVER:
        worth += extra(state, seat, token)
        waits = phase == ACTIONS or (phase == BUILD and seat in state.queue[int(state.at) :])
        if (
            waits
            and not has(state.passed, seat)
            and not (phase == BUILD and state.seat() == seat and state.done)
        ):
            worth += HOPES.get(token, 0.0)
    return worth


def _rivals_have(state: State, seat: int) -> float:
    """The mean of what the rivals would have if the game ended now, without their links."""
    others = [other for other in state.order if other != seat]
    points = [int(state.victory[r]) + int(income_points(state.income[r])) for r in others]
    return sum(points) / len(points) if points else 0.0


def _moves_worth_a_look(seat: int, legal: Sequence[Any]) -> list[Any]:
    """The best deliveries, and the locomotive; doing nothing only if there is nothing else."""
    routes = sorted(best_routes(seat, legal), key=lambda row: -row[1])
    found: list[Any] = [action for action, _ in routes if isinstance(action, Deliver)][:4]
    found += [action for action in legal if isinstance(action, Upgrade)]
    return found if len(found) > 1 else [*found, *(action for action in legal if isinstance(action, Skip))]


class RailesKnowledge(Knowledge[State, RailesAction]):
    """What the levels of bots use."""

    targets = TARGETS
    glance = 3
    """So many actions an apprentice looks at."""

    def value(self, state: State, seat: int) -> float:
        """The points a seat can expect at the end, less a part of what its rivals have."""
        if self.ruined(state, seat):
            return -100.0
        look = Outlook(state, seat)
        worth = float(look.projection.value(look.net))
        tiles = _tiles_to_come(state, seat)
        if tiles > 0:
            found = search(look, tiles, 0, never)
            worth = max(worth, found.plans[0].value - 0.2)
        return worth + _position_worth(state, seat) - RIVALS * _rivals_have(state, seat)

    def candidates(self, state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
        """What a sensible player would look at: steps of useful lines, the best routes, a few bids and units."""
        phase = int(state.phase)
        if phase == CAPITAL:
            return [a for a in legal if a.units <= 5]
        if phase in (AUCTION, FIRST_ORDER):
            return bids_worth_a_look(legal)
        if phase == BUILD:
            return [action for action, _ in rate_builds(state, seat, legal, 0, never)[:10]]
        if phase == MOVE:
            return _moves_worth_a_look(seat, legal)
        return list(legal)

    def plan(self, state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
        """The legal actions worth a look with what the best plan for the turn makes of them."""
        return rate(state, seat, legal, WIDTH, spend)

    def ruined(self, state: State, seat: int) -> bool:
        """Whether a seat was thrown out of the game."""
        return int(state.out[seat]) != 0
