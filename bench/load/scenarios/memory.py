"""`memory`: what a live table in the middle of its game takes, for each game."""

from __future__ import annotations

import asyncio

from bench.load.figures import Finding, at_most, size
from bench.load.house import House
from bench.load.people import seated
from bench.load.stock import Stock, stocked
from bench.load.wire import Pool

WANTED = 0.1
"""Megabytes."""
FIRST = 0.1
"""Share of the tables that are opened before counting begins: with them comes what all tables share."""


async def growth(house: House, stock: Stock, game: str) -> float:
    """Bytes per table, each looked at and acted at once."""
    tables = [at for at in stock.tables if at.game == game][: house.sizes.memory_tables]
    first = max(1, int(len(tables) * FIRST))
    with house.server(stock.place, tables_in_memory="1000000", table_idle="100000") as server:
        pool = Pool(server.address)
        before = 0
        for n, at in enumerate(tables):
            if n == first:
                before = server.memory()
            for player in await seated([pool], [at], house.seed):
                await player.act()
        await asyncio.sleep(0.2)
        after = server.memory()
        pool.close()
    return (after - before) / (len(tables) - first)


async def run(house: House) -> list[Finding]:
    stock = await stocked(
        house, max(house.sizes.live_tables, house.sizes.memory_tables * len(house.sizes.games))
    )
    findings = []
    for game in house.sizes.games:
        per_table = await growth(house, stock, game)
        house.say(f"{game}: {size(per_table)} per table")
        title = f"per live table, {game}, {house.sizes.memory_tables} tables"
        findings.append(at_most("memory", title, WANTED, per_table / 1e6, "MB"))
    return findings
