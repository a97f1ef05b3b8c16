"""Ratings of actions that both games make alike: bids, first steps of build plans, routes for a cube. Never compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from anden.games.cube_rails.actions import Bid, Pass
from anden.games.cube_rails.planning.build_search import BuildSearch
from anden.games.cube_rails.planning.market import TURNS, Market

Spend = Callable[[int], bool]
Rated = list[tuple[Any, float]]

HOPED = 0.35
"""Who bids hopes for this part of the places that are still to be had."""


def never(nodes: int) -> bool:
    """Time without end, for who looks at single lines only."""
    return False


def bids_worth_a_look(legal: Sequence[Any]) -> list[Any]:
    """The lowest bid, and what else can be done in an auction."""
    bids = [a for a in legal if isinstance(a, Bid)]
    return [*bids[:1], *(a for a in legal if not isinstance(a, Bid))]


def close_bids(legal: Sequence[Any]) -> list[Any]:
    """The same with the two lowest bids, in the order given."""
    lowest = min((a.amount for a in legal if isinstance(a, Bid)), default=0)
    return [a for a in legal if not isinstance(a, Bid) or a.amount <= lowest + 1]


def place_hoped_for(action: Any, last: int) -> float:
    """The place in the order that an action of the auction will bring, when `last` is the last one free; from 0."""
    if isinstance(action, Bid):
        return HOPED * last
    return max(0.0, last - 0.5) if isinstance(action, Pass) else float(last)


def first_steps(
    found: BuildSearch,
    build: Callable[[int, int], Any],
    allowed: set[Any],
    best: dict[Any, float],
    bonus: float = 0.0,
) -> None:
    """By action: the value of the best plan that begins with it. `build`: the action for a hex and a tile."""
    for plan in found.plans:
        for hex, tile in zip(plan.draft.hexes, plan.draft.tiles, strict=True):
            action = build(hex, tile)
            if action in allowed:
                if action not in best:
                    best[action] = plan.value + bonus
                break


def best_first(best: dict[Any, float], legal: Sequence[Any]) -> Rated:
    """The rated actions, best first; all alike where there are none."""
    return sorted((best or dict.fromkeys(legal, 0.0)).items(), key=lambda row: -row[1])


def for_others(delivery: Any, seat: int) -> int:
    """Links of a delivery that pay somebody else."""
    return sum(1 for owner in delivery.owners if owner not in (seat, -1))


def best_routes(legal: Sequence[Any], delivery: type[Any], worth: Callable[[Any], float]) -> Rated:
    """Of the routes for the same cube the best one by its worth; then what is no delivery."""
    best: dict[tuple[str, str], tuple[Any, float]] = {}
    rated: Rated = []
    for action in legal:
        if not isinstance(action, delivery):
            rated.append((action, 0.0))
            continue
        value = worth(action)
        key = (action.route[0], action.good)
        if key not in best or best[key][1] < value:
            best[key] = (action, value)
    return [*best.values(), *rated]


@contextmanager
def without_cube(market: Market, cube: int) -> Iterator[None]:
    """The market as if a cube were gone; -1 = none."""
    odds = market.odds
    first = cube * TURNS
    kept = [odds[first + n] for n in range(TURNS)] if cube >= 0 else []
    for n in range(len(kept)):
        odds[first + n] = 0.0
    yield
    for n, old in enumerate(kept):
        odds[first + n] = old
