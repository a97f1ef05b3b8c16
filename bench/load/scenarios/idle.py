"""`idle`: many people look at tables where nothing happens. That should cost nearly nothing."""

from __future__ import annotations

import asyncio
import time

from bench.load.echoes import Crowd, Look
from bench.load.figures import Finding, at_most, size, told
from bench.load.house import House
from bench.load.paced import evenly
from bench.load.people import seated
from bench.load.stock import stocked
from bench.load.wire import Pool

WANTED = 5.0
"""Percent of a core."""
SETTLE = 5.0


async def run(house: House) -> list[Finding]:
    sizes = house.sizes
    stock = await stocked(house, sizes.live_tables)
    with house.server(stock.place) as server:
        pool = Pool(server.address)
        players = await seated([pool], stock.tables, house.seed)
        pool.close()
        crowd = Crowd()
        began, opening = time.monotonic(), server.cpu()
        at = evenly(players, sizes.idle_watchers)
        await crowd.come(
            Look(server.address, a.table, stock.onlooker(n).cookie, a.board) for n, a in enumerate(at)
        )
        took, opening = time.monotonic() - began, server.cpu() - opening
        house.say(f"{len(crowd.watchers)} watchers came in {took:.1f} s; now nothing happens …")
        await asyncio.sleep(SETTLE)
        events, cpu = crowd.events, server.cpu()
        await asyncio.sleep(sizes.idle_seconds)
        cpu, events = server.cpu() - cpu, crowd.events - events
        memory = server.memory()
        crowd.go()
    title = f"share of a core, {len(crowd.watchers)} watchers at {len(players)} tables"
    coming = f"{opening / len(at) * 1000:.2f} ms CPU each"
    return [
        at_most(
            "idle", title, WANTED, cpu / sizes.idle_seconds * 100, "%", [f"{events} events", size(memory)]
        ),
        Finding("idle", "streams lost", "none", str(crowd.lost), crowd.lost == 0),
        told("idle", "opening the streams", f"{took:.1f} s, {coming}"),
    ]
