"""`processes`: one database, several servers. People and watchers of one table are at different ones."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import ExitStack

from bench.load import postgres
from bench.load.echoes import Crowd, Look
from bench.load.figures import Finding, at_most, milliseconds, percentile, spread, told
from bench.load.house import House
from bench.load.paced import at_rate, evenly, flat_out
from bench.load.people import Player, seated
from bench.load.postgres import Cluster
from bench.load.servers import Server
from bench.load.stock import Stock, played_in
from bench.load.wire import Pool

WANTED = 100.0
"""Milliseconds after which 99 of 100 watchers elsewhere know of an action."""
SETTLE = 2.0


async def run(house: House) -> list[Finding]:
    if not postgres.is_here():
        return [
            told(
                "processes", "several servers on one database", "not measured: no PostgreSQL on this machine"
            )
        ]
    with ExitStack() as stack:
        cluster = house.database or stack.enter_context(postgres.running())
        findings = []
        for count in house.sizes.shared_servers:
            findings += await together(house, cluster, count)
        return findings


async def together(house: House, cluster: Cluster, count: int) -> list[Finding]:
    sizes = house.sizes
    stock = await played_in(house, house.new_place(cluster), sizes.shared_tables)
    dice = random.Random(house.seed)
    with ExitStack() as stack:
        servers = [stack.enter_context(house.server(stock.place)) for _ in range(count)]
        pools = [Pool(server.address) for server in servers]
        players = await seated(pools, stock.tables, house.seed)
        crowd = await elsewhere(house, servers, stock, players)
        await asyncio.sleep(SETTLE)
        cpu, own = sum(server.cpu() for server in servers), time.process_time()
        fast = await flat_out(players, sizes.shared_clients, sizes.shared_seconds)
        cpu, own = sum(server.cpu() for server in servers) - cpu, time.process_time() - own
        await asyncio.sleep(SETTLE)
        players = [player for player in players if not player.over]
        calm = await at_rate(players, sizes.shared_rate, sizes.shared_seconds, dice)
        await asyncio.sleep(SETTLE)
        delays, missing = crowd.delays(calm.answers)
        lost = crowd.lost
        crowd.go()
        for pool in pools:
            pool.close()
    name = f"{count} server" + "s" * (count > 1)
    share = f"servers {cpu / fast.seconds:.0%}, client {own / fast.seconds:.0%} of a core"
    late = percentile(delays, 0.99) * 1000
    besides = [
        f"p50 {milliseconds(percentile(delays, 0.5))}",
        f"{len(delays)} events, {missing} missing, {lost} lost",
    ]
    troubles = fast.failures + calm.failures + missing + lost
    return [
        told(
            "processes",
            f"{name}, {sizes.shared_clients} clients",
            f"{fast.rate:.0f} actions/s; {spread(fast.latencies)}; {share}",
        ),
        told("processes", f"{name}, {sizes.shared_rate:.0f} actions/s", spread(calm.latencies)),
        at_most("processes", f"{name}: p99 from answer to event elsewhere", WANTED, late, "ms", besides),
        Finding(
            "processes", f"{name}: errors", "none", f"{fast.troubles()}; {calm.troubles()}", troubles == 0
        ),
    ]


async def elsewhere(house: House, servers: list[Server], stock: Stock, players: list[Player]) -> Crowd:
    """Watchers, each at the server after the one where the player of his table is."""
    crowd = Crowd()
    looks = []
    for n, player in enumerate(evenly(players, house.sizes.shared_watchers)):
        here = next(k for k, server in enumerate(servers) if server.address == player.person.pool.address)
        there = servers[(here + 1) % len(servers)]
        looks.append(Look(there.address, player.table, stock.onlooker(n).cookie, player.board))
    await crowd.come(looks)
    return crowd
