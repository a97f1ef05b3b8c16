"""Prints how much memory a process takes per live table. Run by test_memory.py in processes of its own.

measure_tables.py fill FOLDER NUMBER   store tables of four in the middle of their games
measure_tables.py open FOLDER          open them all and print the growth in bytes per table
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from typing import Any

import psutil
from sqlalchemy import select

from anden.core import Match, Setup, luck, registry
from anden.games import railroad_tiles
from anden.server import render
from anden.server.db.models import TableRow
from anden.server.services import Services
from anden.server.settings import Settings
from anden.server.table import Place

ACTIONS = 60
DIFFERENT = 8

if "railroad_tiles" not in registry.installed():
    registry.register(railroad_tiles.rules)


def game(seed: int) -> Match[Any, Any]:
    """A game of four after so many actions of people."""
    rules = registry.rules_of("railroad_tiles")
    match: Match[Any, Any] = Match(
        rules, Setup(game=rules.id, version=rules.version, players=4), luck.new_seed()
    )
    match.run_chance()
    dice = random.Random(seed)
    for _ in range(ACTIONS):
        seat = match.to_act()[0]
        match.play(seat, dice.choice(list(rules.legal(match.state, seat))))
    return match


async def fill(services: Services, number: int) -> None:
    games = [game(seed) for seed in range(DIFFERENT)]
    for n in range(number):
        places = [Place("hotseat", "g_measure", f"P{seat}") for seat in range(4)]
        await services.lobby.open("g_measure", games[n % DIFFERENT], places)


async def measure(services: Services) -> float:
    query = select(TableRow.id).order_by(TableRow.id)
    ids = await services.database.read(lambda connection: list(connection.execute(query).scalars()))
    process = psutil.Process()
    before = 0
    for n, table_id in enumerate(ids):
        if n == 1:
            before = process.memory_info().rss  # what all tables share is there with the first
        async with services.tables.open(table_id) as live:
            await services.tables.whole(live, render.eyes_of(live, "g_measure", None))
            live.picture = None  # kept for a few seconds only
    assert sum(live.loaded for live in services.tables.live.values()) == len(ids)
    return (process.memory_info().rss - before) / (len(ids) - 1)


async def main() -> None:
    services = Services(Settings(data=Path(sys.argv[2]), tables_in_memory=100_000))
    await services.start()
    if sys.argv[1] == "fill":
        await fill(services, int(sys.argv[3]))
    else:
        print(await measure(services))
    await services.stop()


asyncio.run(main())
