"""What bots know about Age of Steam: the worth of a position, moves worth a look, plans for whole turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from anden.core.knowledge import Knowledge, Rated, Spend
from anden.games.age_of_steam.actions import Deliver, Skip, SteamAction, Upgrade
from anden.games.age_of_steam.maps.game_map import ENGINEER
from anden.games.age_of_steam.planning.outlook import Outlook
from anden.games.age_of_steam.planning.ratings import best_routes, rate, rate_builds
from anden.games.age_of_steam.planning.turn_plan import search, tiles_left
from anden.games.age_of_steam.state import ACTIONS, AUCTION, BUILD, MOVE, SHARES, State
from anden.games.cube_rails.planning.ratings import bids_worth_a_look, never

FIVE = ("stationmaster",) * 5
TARGETS = (
    (FIVE, "score", 35.0, "rust_belt", 60),
    (FIVE, "ruined", 0.02, "rust_belt", 60),
    (FIVE, "score", 40.0, "germany", 60),
    (FIVE, "ruined", 0.02, "germany", 60),
    (FIVE, "score", 40.0, "southern_us", 60),
    (FIVE, "ruined", 0.02, "southern_us", 60),
    (("stationmaster",), "score", 40.0, "barbados", 60),
    (("driver", "apprentice", "driver", "apprentice"), "wins", 0.90, "rust_belt", 60),
    (("stationmaster", "driver", "stationmaster", "driver"), "wins", 0.65, "rust_belt", 60),
)
"""What the levels are meant to reach (see anden.arena)."""

EARLIER = 0.5
"""What a better place in the turn order is worth, to who does not look further."""
RIVALS = 0.2
"""What a point of a rival's income costs."""
WIDTH = 8
"""So many build plans are carried on from line to line."""


# --- the worth of a position -----------------------------------------------------------------------------------------


def _tiles_to_come(state: State, seat: int) -> int:
    """Tiles the seat can still place this turn."""
    phase = int(state.phase)
    if phase == BUILD:
        if state.seat() == seat:
            return int(tiles_left(state, seat))
        waits = seat in state.queue[int(state.at) :]
    else:
        waits = phase in (SHARES, AUCTION, ACTIONS)
    return state.map.build_limit(int(state.action[seat]) == ENGINEER) if waits else 0


def _moves_worth_a_look(state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
    """The best deliveries that earn something, and the locomotive; doing nothing only if there is nothing to deliver."""
    routes = sorted(best_routes(state, seat, legal), key=lambda row: -row[1])
    found: list[Any] = [action for action, worth in routes if isinstance(action, Deliver) and worth > 0][:4]
    found += [action for action in legal if isinstance(action, Upgrade)]
    return found if len(found) > 1 else [*found, *(action for action in legal if isinstance(action, Skip))]


class AgeOfSteamKnowledge(Knowledge[State, SteamAction]):
    """What the levels of bots use."""

    targets = TARGETS
    glance = 4
    """So many actions an apprentice looks at."""

    def value(self, state: State, seat: int) -> float:
        """The points a seat can expect at the end."""
        if self.ruined(state, seat):
            return -100.0
        look = Outlook(state, seat)
        worth = look.projection.value(look.net, look.books)
        tiles = _tiles_to_come(state, seat)
        if tiles > 0:
            found = search(look, tiles, int(state.cash[seat]), 0, never, True)
            worth = max(worth, found.plans[0].value - 0.2)
        if int(state.phase) == AUCTION and seat not in state.dropped:
            worth += EARLIER * len(state.dropped) + (2 * EARLIER if int(state.highest) == seat else 0.0)
        rivals = [int(state.income[other]) for other in range(int(state.players)) if other != seat]
        return worth - RIVALS * sum(rivals)

    def candidates(self, state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
        """What a sensible player would look at: steps of useful lines, the best routes, a few bids and shares."""
        phase = int(state.phase)
        if phase == SHARES:
            return [a for a in legal if a.shares <= 3]
        if phase == AUCTION:
            return bids_worth_a_look(legal)
        if phase == BUILD:
            return [action for action, _ in rate_builds(state, seat, legal, 0, never)[:10]]
        if phase == MOVE:
            return _moves_worth_a_look(state, seat, legal)
        return list(legal)

    def plan(self, state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
        """The legal actions worth a look with what the best plan for the turn makes of them."""
        return rate(state, seat, legal, WIDTH, spend)

    def ruined(self, state: State, seat: int) -> bool:
        """Whether a seat was thrown out of the game."""
        return int(state.out[seat]) != 0
