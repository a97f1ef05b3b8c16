"""Alone, the rest of the game can be tried out: the best looking actions are played to the end with luck as it comes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from anden.core.facts import CHANCE
from anden.games.age_of_steam.ratings import Rated, rate
from anden.games.age_of_steam.scoring import score_of
from anden.games.age_of_steam.state import ACTIONS, BUILD, MOVE, SHARES, State

Spend = Callable[[int], bool]

OPTIONS = 4
"""So many actions are tried out."""
NEAR = 12.0
"""Actions that look worse than the best by more than this are not."""
TRIES = 6
"""So many games for each."""
NODES = 200
"""What a game tried out counts for in looked-at positions."""
LOST = -40.0
"""What a bankruptcy, or shares that cannot be bought back, counts for."""


def try_out(state: State, seat: int, rated: Rated, rng: Random, spend: Spend) -> Rated:
    """The same actions with the mean result of games tried out. Luck is the same for all of them."""
    if not _matters(state):
        return rated
    rated = sorted(rated, key=lambda row: -row[1])
    best = rated[0][1]
    options = [action for action, worth in rated[:OPTIONS] if worth > best - NEAR]
    if len(options) < 2:
        return rated
    sums = [0.0] * len(options)
    games = 0
    for _ in range(TRIES):
        luck = rng.getrandbits(48)
        results = []
        for action in options:
            results.append(_game(state, seat, action, Random(luck)))
            if spend(NODES):
                break
        if len(results) < len(options):
            break
        sums = [total + result for total, result in zip(sums, results, strict=True)]
        games += 1
    if games == 0:
        return rated
    return [(action, total / games) for action, total in zip(options, sums, strict=True)]


def _matters(state: State) -> bool:
    """Decisions that shape a turn: shares, action, New City and the first placement, deliveries."""
    phase = int(state.phase)
    if phase == BUILD:
        return int(state.used) == 0
    return phase in (SHARES, ACTIONS, MOVE)


def _game(state: State, seat: int, action: Any, luck: Random) -> float:
    """Play on to the end in haste; what the seat has then."""
    from anden.games.age_of_steam import rules

    s = state.copy()
    rules.apply(s, seat, action)
    while acting := rules.to_act(s):
        if acting[0] == CHANCE:
            rules.apply(s, CHANCE, rules.sample_chance(s, luck))
            continue
        legal = rules.legal(s, acting[0])
        if len(legal) == 1:
            rules.apply(s, acting[0], legal[0])
        else:
            rated = rate(s, acting[0], legal, 0, _never)
            rules.apply(s, acting[0], max(rated, key=lambda row: row[1])[0])
    if int(s.out[seat]) != 0:
        return LOST
    result = float(score_of(s, seat).total)
    return result if result >= 0.0 else max(LOST, result - 10.0)


def _never(nodes: int) -> bool:
    return False
