"""Tournaments: many seeded games with sides changed, on the cores of this machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import msgspec

from anden.arena.play import Game, Result, deals, play
from anden.arena.ratings import Rating, ratings
from anden.arena.statistics import Estimate, mean, rate


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """How one level did at a table."""

    level: str
    wins: Estimate
    """The share of games won; a shared first place counts its part."""
    score: Estimate
    winner: Estimate
    """The score of those who won, in the games they won."""
    ruined: Estimate
    """The share of seats thrown out of the game before its end."""
    turns: Estimate
    """The turns of a seat, in games that tell."""
    seconds: float
    """Per decision, on average."""
    slowest: float
    """The longest decision of all, in seconds."""
    decisions: int


class ArenaTable(msgspec.Struct, frozen=True, kw_only=True):
    """All games of one set of levels."""

    levels: tuple[str, ...]
    games: int
    sides: tuple[Side, ...]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament found."""

    game: str
    map: str
    options: dict[str, Any] = {}
    seed: int
    tables: tuple[ArenaTable, ...]
    ratings: tuple[Rating, ...]
    """Of the levels over all tables with two seats or more, the best first."""
    results: tuple[tuple[Game, Result], ...]


def run_arena(
    game: str,
    tables: Sequence[Sequence[str]],
    games: int,
    *,
    seed: int = 1,
    jobs: int | None = None,
    limit: float = 2.0,
    budget: int | None = None,
    map_id: str = "",
    options: dict[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play `games` games at each table and sum up.

    A table is one level per seat: `("stationmaster", "driver")`, or `("driver",)` for a game alone. Sides change: as
    many games in a row as there are different seatings share their luck, each with the levels moved on by one seat. `jobs`
    processes play at once (default: all cores; 1 = in this process). `limit` is in seconds per decision; with
    `budget` (looked-at positions per decision) there is no such limit, and the same call gives the same results on
    any machine. `progress` hears (games done, games in all).
    """
    plan = [
        g
        for levels in tables
        for g in schedule(game, tuple(levels), games, seed, limit, budget, map_id, options)
    ]
    results: list[Result | None] = [None] * len(plan)
    for done, (i, result) in enumerate(_played(plan, jobs or os.cpu_count() or 1), 1):
        results[i] = result
        if progress is not None:
            progress(done, len(plan))
    pairs = tuple((g, r) for g, r in zip(plan, results, strict=True) if r is not None)
    return Report(
        game=game,
        map=map_id,
        options=options or {},
        seed=seed,
        tables=tuple(
            _table(tuple(levels), pairs[n * games : (n + 1) * games]) for n, levels in enumerate(tables)
        ),
        ratings=ratings(pairs),
        results=pairs,
    )


def schedule(
    game: str,
    levels: tuple[str, ...],
    games: int,
    seed: int,
    limit: float,
    budget: int | None,
    map_id: str = "",
    options: dict[str, Any] | None = None,
) -> list[Game]:
    """The games of one table. Each deal is played once with every different seating."""
    seats = next(n for n in range(1, len(levels) + 1) if levels[n:] + levels[:n] == levels)
    luck = deals(seed, (games + seats - 1) // seats)
    return [
        Game(
            game=game,
            levels=levels[n % seats :] + levels[: n % seats],
            deal=luck[n // seats],
            map=map_id,
            options=options or {},
            limit=limit,
            budget=budget,
        )
        for n in range(games)
    ]


def _played(plan: list[Game], jobs: int) -> Iterator[tuple[int, Result]]:
    """Results as they come, with the number of their game."""
    if jobs == 1:
        for i, game in enumerate(plan):
            yield i, play(game)
        return
    # A fresh process per worker: states of compiled games cannot be pickled, so only plain facts travel.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(play, game): i for i, game in enumerate(plan)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _table(levels: tuple[str, ...], played: Sequence[tuple[Game, Result]]) -> ArenaTable:
    distinct = tuple(dict.fromkeys(levels))
    return ArenaTable(
        levels=levels, games=len(played), sides=tuple(side_of(level, played) for level in distinct)
    )


def side_of(level: str, played: Sequence[tuple[Game, Result]]) -> Side:
    """Sum up what a level did."""
    scores: list[float] = []
    winning: list[float] = []
    turns: list[float] = []
    won, ruined, decisions, seconds, slowest = 0.0, 0, 0, 0.0, 0.0
    for game, result in played:
        winners = result.places.count(0)
        for seat, at_seat in enumerate(game.levels):
            if at_seat != level:
                continue
            scores.append(result.scores[seat])
            if result.places[seat] == 0:
                won += 1 / winners
                winning.append(result.scores[seat])
            ruined += result.ruined[seat]
            turns += result.turns[seat : seat + 1]
            decisions += result.decisions[seat]
            seconds += result.seconds[seat]
            slowest = max(slowest, result.slowest[seat])
    return Side(
        level=level,
        wins=rate(won, len(played)),
        score=mean(scores),
        winner=mean(winning),
        ruined=rate(ruined, len(scores)),
        turns=mean(turns),
        seconds=seconds / max(1, decisions),
        slowest=slowest,
        decisions=decisions,
    )
