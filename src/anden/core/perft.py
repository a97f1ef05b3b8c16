"""Perft: the number of ways a game can go, to a depth. One wrong rule and the number is another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anden.core import luck
from anden.core.facts import CHANCE, Setup
from anden.core.rules import Rules


def perft(
    rules: Rules[Any, Any],
    setup: Setup,
    seed: str,
    depth: int,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Leaves of the tree of all legal actions, `depth` decisions deep. Luck is drawn from (seed, n) as in a match and is
    no decision; of several seats that may act, the first does. A game that ends earlier is one leaf. `progress` is told how
    many of the first decisions are done, and of how many."""
    return perft_from(rules, rules.start(setup), seed, depth, progress)


def perft_from(
    rules: Rules[Any, Any],
    state: Any,
    seed: str,
    depth: int,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """The same from any position, which is not changed; luck is drawn as if it had not acted before."""
    state = rules.copy(state)
    drawn = _luck(rules, state, seed, 0)
    to_act = rules.to_act(state)
    if depth == 0 or not to_act:
        return 1
    actions = list(rules.legal(state, to_act[0]))
    leaves = 0
    for done, action in enumerate(actions, 1):
        leaves += _below(rules, state, seed, depth, drawn, action)
        if progress is not None:
            progress(done, len(actions))
    return leaves


def divide(rules: Rules[Any, Any], setup: Setup, seed: str, depth: int) -> dict[str, int]:
    """The same count for each first decision apart, by notation: to find where two versions differ."""
    state = rules.start(setup)
    drawn = _luck(rules, state, seed, 0)
    to_act = rules.to_act(state)
    if depth == 0 or not to_act:
        return {}
    return {
        rules.notation(state, action): _below(rules, state, seed, depth, drawn, action)
        for action in rules.legal(state, to_act[0])
    }


def _below(rules: Rules[Any, Any], state: Any, seed: str, depth: int, drawn: int, action: Any) -> int:
    """Leaves after one action of the seat that is to act."""
    if depth == 1:
        return 1
    child = rules.copy(state)
    rules.apply(child, rules.to_act(state)[0], action)
    drawn = _luck(rules, child, seed, drawn)
    to_act = rules.to_act(child)
    if not to_act:
        return 1
    actions = list(rules.legal(child, to_act[0]))
    if depth == 2:
        return len(actions)
    return sum(_below(rules, child, seed, depth - 1, drawn, a) for a in actions)


def _luck(rules: Rules[Any, Any], state: Any, seed: str, drawn: int) -> int:
    """Let luck act as long as it is its turn; how many acts there were so far."""
    while rules.to_act(state) == (CHANCE,):
        rules.apply(state, CHANCE, rules.sample_chance(state, luck.generator(seed, drawn)))
        drawn += 1
    return drawn
