"""Ratings of the levels by openskill, from the places of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from anden.arena.play import Game, Result


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A level's strength, with its doubt; the ordinal is what a ladder shows."""

    level: str
    mu: float
    sigma: float
    ordinal: float
    games: int


def ratings(played: Sequence[tuple[Game, Result]]) -> tuple[Rating, ...]:
    """Ratings after all games in their order, the best first. Games alone and among equals say nothing."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    games: dict[str, int] = {}
    for game, result in played:
        if len(set(game.levels)) < 2:
            continue
        for level in game.levels:
            known.setdefault(level, model.rating(name=level))
            games[level] = games.get(level, 0) + 1
        rated = model.rate([[known[level]] for level in game.levels], ranks=[float(p) for p in result.places])
        for level, team in zip(game.levels, rated, strict=True):
            known[level] = team[0]
    rows = [
        Rating(level=level, mu=r.mu, sigma=r.sigma, ordinal=r.ordinal(), games=games[level])
        for level, r in known.items()
    ]
    return tuple(sorted(rows, key=lambda row: -row.ordinal))
