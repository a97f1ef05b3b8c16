"""What bots know about Russian Railroads: the worth of a position, moves worth a look, rounds played out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from anden.core.knowledge import Knowledge, Rated, Spend
from anden.games.russian_railroads.actions import RailroadsAction
from anden.games.russian_railroads.phases import playing
from anden.games.russian_railroads.planning.policy import Policy, thrifty
from anden.games.russian_railroads.scoring import score_of
from anden.games.russian_railroads.state import OVER, RESOLVE, START_BONUS, TURN, State

FOUR = ("stationmaster",) * 4
TARGETS = (
    (FOUR, "winner", 330.0, "", 60),
    (FOUR, "score", 270.0, "", 60),
    (("driver", "apprentice", "driver", "apprentice"), "wins", 0.90, "", 60),
    (("stationmaster", "driver", "stationmaster", "driver"), "wins", 0.65, "", 60),
    (("driver", "apprentice"), "wins", 0.90, "", 60),
    (("stationmaster", "driver"), "wins", 0.65, "", 60),
)
"""What the levels are meant to reach (see anden.arena)."""

ENVY = 0.15
"""What a point of the rivals costs."""
OPTIONS = 6
"""So many actions are played out to the end of the round."""
NEAR = 14.0
"""Actions that look worse than the best by more than this are not."""
ROUND = 200
"""A round has fewer actions than this."""


def _weights() -> dict[int, list[list[float]]]:
    table: dict[str, list[list[float]]] = msgspec.json.decode(
        (Path(__file__).parent / "data" / "worth.json").read_bytes(), type=dict[str, list[list[float]]]
    )
    return {int(players): rows for players, rows in table.items()}


POLICIES = {players: Policy(rows) for players, rows in _weights().items()}
"""By number of players: the weights were fitted to games of that size."""


def _played_out(policy: Policy, state: State, seat: int, action: Any) -> float:
    """The margin after an action when everybody goes on sensibly until the round has been scored."""
    s = state.copy()
    playing.apply(s, action)
    if int(s.phase) == RESOLVE:
        policy.settle(s)
    if int(s.phase) != START_BONUS:
        policy.play_round(s, ROUND)
    if int(s.phase) == OVER:
        return _final(s, seat)
    return float(policy.margin(s, seat, ENVY))


def _final(s: State, seat: int) -> float:
    totals = {score.seat: score.total for score in (score_of(s, each) for each in range(int(s.players)))}
    others = [total for other, total in totals.items() if other != seat]
    return totals[seat] - ENVY * (0.5 * max(others) + 0.5 * sum(others) / len(others))


class RussianRailroadsKnowledge(Knowledge[State, RailroadsAction]):
    """What the levels of bots use."""

    targets = TARGETS
    glance = 2
    """So many actions an apprentice looks at."""

    def value(self, state: State, seat: int) -> float:
        """The points a seat can expect at the end, less a share of what the rivals can. What the seat has gained and not used yet
        counts as it would be used."""
        policy = POLICIES[int(state.players)]
        if int(state.phase) == RESOLVE and int(state.actor) == seat:
            state = state.copy()
            policy.settle(state)
        return float(policy.margin(state, seat, ENVY))

    def candidates(self, state: State, seat: int, legal: Sequence[Any]) -> list[Any]:
        """Every space with one sensible way to pay."""
        return thrifty(list(legal)) if int(state.phase) == TURN else list(legal)

    def plan(self, state: State, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
        """The legal actions worth a look: all with the best uses of what they give, the best of them played out."""
        policy = POLICIES[int(state.players)]
        rated: Rated = []
        for action in self.candidates(state, seat, legal):
            before = int(policy.looked)
            rated.append((action, policy.after(state, action)))
            if spend(int(policy.looked) - before):
                return rated
        rated.sort(key=lambda row: -row[1])
        best = rated[0][1]
        close = [action for action, worth in rated[:OPTIONS] if worth > best - NEAR]
        if len(close) == 1:
            return rated[:1]
        played: Rated = []
        for action in close:
            before = int(policy.looked)
            played.append((action, _played_out(policy, state, seat, action)))
            if spend(int(policy.looked) - before):
                break
        return played if len(played) == len(close) else rated
