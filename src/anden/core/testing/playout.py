"""Random games: for tests, records and counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

from anden.core.facts import Action, Option, Seat, Setup
from anden.core.match import Match
from anden.core.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)

Choose = Callable[[Match[Any, Any], Seat, list[Any]], Any]

LONGEST = 20_000
"""More actions than any game may have."""


SHORT_RANGE = 20
"""Number options with no more values than this are tried one by one."""


class Stuck(Exception):
    """A game that is not over but has no action, or that never ends."""


def random_match(
    rules: Rules[S, A], setup: Setup, seed: str, *, choose: Choose | None = None, longest: int = LONGEST
) -> Match[S, A]:
    """A whole game. Luck comes from `seed`; actions too, at random, unless `choose` picks them."""
    match: Match[S, A] = Match(rules, setup, seed)
    rng = Random(f"playout:{seed}")
    match.run_chance()
    while seats := match.to_act():
        if len(match.log) >= longest:
            raise Stuck(f"the game is not over after {longest} actions")
        seat = rng.choice(seats)
        actions = list(rules.legal(match.state, seat))
        if not actions:
            raise Stuck(f"seat {seat} is to act and has no action, phase {rules.phase(match.state)}")
        match.play(seat, rng.choice(actions) if choose is None else choose(match, seat, actions))
    return match


def every_setup(rules: Rules[Any, Any], *, variants: bool = True) -> Iterator[Setup]:
    """A setup for every map and player count; with `variants` also one for each other value of each option."""
    for board in rules.maps:
        for players in board.players:
            plain = Setup(game=rules.id, version=rules.version, players=players, map=board.id)
            yield plain
            for option in rules.options if variants else ():
                for value in other_values(option):
                    setup = Setup(
                        game=rules.id,
                        version=rules.version,
                        players=players,
                        map=board.id,
                        options={**option.requires, option.key: value},
                    )
                    fits = not option.players or players in option.players
                    fits = fits and (not option.maps or board.id in option.maps)
                    if fits and rules.check_setup(setup) is None:
                        yield setup


def other_values(option: Option) -> list[Any]:
    """The values of an option that are not its default: all of a choice or a short range, the ends of a long one, a few
    selections."""
    values: list[Any]
    if option.kind == "flag":
        values = [True, False]
    elif option.kind == "number":
        low, high = option.minimum, option.maximum
        values = list(range(low, high + 1)) if high - low <= SHORT_RANGE else [low, low + 1, high - 1, high]
    elif option.kind == "choice":
        values = list(option.values)
    else:
        fewest, most = option.minimum, option.maximum or len(option.values)
        values = [list(option.values[:most]), list(option.values[len(option.values) - fewest :])]
    default = list(option.default) if option.kind == "several" else option.default
    return [value for n, value in enumerate(values) if value != default and value not in values[:n]]
