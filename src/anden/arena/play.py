"""One game of a tournament: told by plain facts, so that any process can play it."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import msgspec

from anden import bots
from anden.bots.knowledge import knowledge_of
from anden.core import Knowledge, Match, Setup, View, luck, rules_of


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a game of a tournament depends on (and the machine's speed, when there is no budget)."""

    game: str
    levels: tuple[str, ...]
    """The level of each seat."""
    deal: str
    """What luck depends on: games with the same deal see the same luck."""
    map: str = ""
    options: dict[str, Any] = {}
    limit: float = 2.0
    """Seconds per decision."""
    budget: int | None = None
    """Looked-at positions per decision; with a budget there is no limit of seconds, and the game can be repeated."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended, by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """From 0; seats that share a place have the same number."""
    ruined: tuple[bool, ...]
    """Who was thrown out of the game before its end (`Knowledge.ruined`)."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """All decisions of the seat together."""
    slowest: tuple[float, ...]
    """The longest decision of the seat."""
    turns: tuple[int, ...] = ()
    """Turns each seat had, where their number is not fixed (`Knowledge.turns`)."""


def play(game: Game) -> Result:
    """Play a game to its end, each bot from its own view."""
    rules = rules_of(game.game)
    players = len(game.levels)
    setup = Setup(game=game.game, version=rules.version, players=players, map=game.map, options=game.options)
    match: Match[Any, Any] = Match(rules, setup, game.deal)
    own_luck = [luck.generator(f"{game.deal}:bots", seat).getrandbits(48) for seat in range(players)]
    seats = [
        bots.make(game.game, level, own_luck[seat], game.budget) for seat, level in enumerate(game.levels)
    ]
    limit = game.limit if game.budget is None else float("inf")
    decisions, seconds, slowest = [0] * players, [0.0] * players, [0.0] * players
    match.run_chance()
    while not match.over:
        seat = match.to_act()[0]
        view = View.of(rules, match.state, seat)
        legal = view.legal()
        started = perf_counter()
        action = seats[seat].choose(view, legal, limit)
        spent = perf_counter() - started
        decisions[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        match.play(seat, action)
    places = {seat: place for place, shared in enumerate(rules.ranking(match.state)) for seat in shared}
    totals = {score.seat: score.total for score in rules.scores(match.state)}
    known = knowledge_of(game.game)
    return Result(
        scores=tuple(totals[seat] for seat in range(players)),
        places=tuple(places[seat] for seat in range(players)),
        ruined=tuple(known.ruined(match.state, seat) for seat in range(players)),
        decisions=tuple(decisions),
        seconds=tuple(seconds),
        slowest=tuple(slowest),
        turns=_turns(known, match.state, players),
    )


def _turns(known: Knowledge[Any, Any], state: Any, players: int) -> tuple[int, ...]:
    counts = [known.turns(state, seat) for seat in range(players)]
    return tuple(count for count in counts if count is not None)


def deals(seed: int, count: int) -> list[str]:
    """Seeds of luck, all from one number."""
    rng = Random(f"anden-arena-{seed}")
    return [f"{rng.getrandbits(256):064x}" for _ in range(count)]
