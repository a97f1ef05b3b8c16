"""`bots`: people act while many bots think. A person should not notice."""

from __future__ import annotations

import asyncio
import random

from bench.games import GAMES
from bench.load.echoes import Crowd, Look
from bench.load.figures import Finding, spread, told
from bench.load.house import House
from bench.load.paced import at_rate
from bench.load.people import Person, new_guest, seated
from bench.load.servers import Server
from bench.load.stock import stocked
from bench.load.wire import Pool

BOT = {"kind": "bot", "level": "stationmaster"}
SETTLE = 3.0


async def bot_tables(house: House, server: Server, pool: Pool) -> Crowd:
    """Tables where only Stationmasters play, each looked at by somebody."""
    person = Person(pool, await new_guest(pool))
    onlooker = await new_guest(pool)
    looks = []
    for n in range(house.sizes.bot_tables):
        game = house.sizes.games[n % len(house.sizes.games)]
        seen = await person.open_table(game, [BOT] * GAMES[game].players)
        looks.append(Look(server.address, seen.id, onlooker.cookie, seen.position.board or ""))
    crowd = Crowd()
    await crowd.come(looks)
    return crowd


async def run(house: House) -> list[Finding]:
    sizes = house.sizes
    stock = await stocked(house, sizes.live_tables)
    dice = random.Random(house.seed)
    with house.server(stock.place) as server:
        pool = Pool(server.address)
        players = await seated([pool], stock.tables[:300], house.seed)
        await asyncio.sleep(SETTLE)
        alone = await at_rate(players, sizes.bot_rate, sizes.bot_seconds, dice)
        crowd = await bot_tables(house, server, pool)
        await asyncio.sleep(SETTLE)
        before = crowd.events
        players = [player for player in players if not player.over]
        beside = await at_rate(players, sizes.bot_rate, sizes.bot_seconds, dice)
        events, lost = crowd.events - before, crowd.lost
        crowd.go()
        pool.close()
    rate, errors = f"{sizes.bot_rate:.0f} actions/s", alone.failures + beside.failures
    moves = f"{events} events of bots, {lost} streams lost"
    return [
        told("bots", f"{rate} without bots", f"{spread(alone.latencies)}; {alone.troubles()}"),
        told(
            "bots",
            f"{rate}, {sizes.bot_tables} tables of bots",
            f"{spread(beside.latencies)}; {beside.troubles()}",
        ),
        Finding("bots", "bots play meanwhile", "they do", moves, events > 0 and lost == 0),
        Finding("bots", "errors", "none", str(errors), errors == 0),
    ]
