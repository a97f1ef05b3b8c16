"""`live`: an evening in a full house. Many tables, some with watchers, actions at a steady rate."""

from __future__ import annotations

import asyncio
import random
import time

from bench.load.echoes import Crowd, Look
from bench.load.figures import Finding, at_most, percentile, size, spread, told
from bench.load.house import House
from bench.load.paced import at_rate, evenly
from bench.load.people import seated
from bench.load.stock import stocked
from bench.load.wire import Pool

WANTED = 100.0
"""Milliseconds for 99 of 100 answers."""
SETTLE = 2.0


async def run(house: House) -> list[Finding]:
    sizes = house.sizes
    stock = await stocked(house, sizes.live_tables)
    dice = random.Random(house.seed)
    with house.server(stock.place) as server:
        pool = Pool(server.address)
        players = await seated([pool], stock.tables, house.seed)
        crowd = Crowd()
        watched = evenly(players, sizes.live_watchers)
        looks = [
            Look(server.address, at.table, stock.onlooker(n).cookie, at.board) for n, at in enumerate(watched)
        ]
        await crowd.come(looks)
        house.say(f"{len(players)} tables, {len(crowd.watchers)} watchers; {sizes.live_rate:.0f} actions/s …")
        await asyncio.sleep(SETTLE)
        before, cpu, own = crowd.events, server.cpu(), time.process_time()
        done = await at_rate(players, sizes.live_rate, sizes.live_seconds, dice)
        cpu, own = server.cpu() - cpu, time.process_time() - own
        await asyncio.sleep(SETTLE)
        delays, missing = crowd.delays(done.answers)
        memory = server.memory()
        crowd.go()
        pool.close()
    p99 = percentile(done.latencies, 0.99) * 1000
    title = f"p99 at {sizes.live_rate:.0f} actions/s, {len(players)} tables, {len(watched)} watchers"
    return [
        at_most(
            "live", title, WANTED, p99, "ms", [spread(done.latencies), f"{done.rate:.0f} actions/s answered"]
        ),
        Finding("live", "errors", "none", done.troubles(), done.failures == 0 and crowd.lost == 0),
        told(
            "live",
            "server",
            f"{cpu / done.seconds:.0%} of a core, {size(memory)}; client {own / done.seconds:.0%}",
        ),
        told(
            "live",
            "events",
            f"{crowd.events - before} delivered, after the answer {spread(delays)}; {missing} missing, "
            f"{crowd.lost} streams lost",
        ),
    ]
