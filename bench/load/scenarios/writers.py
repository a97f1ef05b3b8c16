"""`writers`: more clients than a database file likes, each acting as fast as it gets answers."""

from __future__ import annotations

import time

from bench.load.figures import Finding, milliseconds, percentile, spread, told
from bench.load.house import House
from bench.load.paced import flat_out
from bench.load.people import seated
from bench.load.stock import stocked
from bench.load.wire import Pool

PER_CLIENT = 3
"""Tables for each client: when a game is over it goes to the next."""


async def run(house: House) -> list[Finding]:
    sizes = house.sizes
    stock = await stocked(house, sizes.live_tables)
    with house.server(stock.place) as server:
        pool = Pool(server.address)
        tables = stock.tables[: sizes.writers * PER_CLIENT]
        players = await seated([pool], tables, house.seed)
        cpu, own = server.cpu(), time.process_time()
        done = await flat_out(players, sizes.writers, sizes.writers_seconds)
        cpu, own = server.cpu() - cpu, time.process_time() - own
        pool.close()
    share = f"server {cpu / done.seconds:.0%} of a core, client {own / done.seconds:.0%}"
    return [
        Finding(
            "writers", f"errors with {sizes.writers} clients", "no 503", done.troubles(), done.failures == 0
        ),
        told("writers", "actions/s", f"{done.rate:.0f}; {share}"),
        told(
            "writers",
            "latency",
            f"{spread(done.latencies)}, p90 {milliseconds(percentile(done.latencies, 0.9))}",
        ),
    ]
