"""`cold`: a server that starts on a database full of games, some of them waiting for a bot."""

from __future__ import annotations

import asyncio
import random
import time

from bench.load.copies import copy_tables, new_id
from bench.load.figures import Finding, at_most, milliseconds, size, told
from bench.load.house import House, Place
from bench.load.people import Guest, Person, Player, new_guest
from bench.load.stock import stocked
from bench.load.wire import Pool

WANTED = 3.0
"""Seconds."""
WITH_BOTS = 50
"""One of so many tables waits for a bot."""
SEATS = [{"kind": "me"}, *[{"kind": "bot", "level": "driver"}] * 3]
TRIES = 20


async def bots_turn(house: House, place: Place) -> tuple[str, Guest]:
    """A table where a bot is to act, left before it has."""
    with house.server(place, bot_pause="600") as server:
        pool = Pool(server.address)
        person = Person(pool, await new_guest(pool))
        for _ in range(TRIES):
            seen = await person.open_table("russian_railroads", SEATS)
            if 0 not in seen.position.to_act:
                break
        pool.close()
    return seen.id, person.guest


async def run(house: House) -> list[Finding]:
    if house.database is not None:
        return [told("cold", "start with many tables", "measured with SQLite only")]
    number = house.sizes.cold_tables
    stock = await stocked(house, house.sizes.live_tables)
    waiting, guest = await bots_turn(house, stock.place)
    bots = number // WITH_BOTS
    copy_tables(stock.place.file, [waiting], [(new_id(), guest.id) for _ in range(bots)])
    rest = number - bots - len(stock.tables) - 1
    owners = [(new_id(), stock.guests[n % len(stock.guests)].id) for n in range(rest)]
    copy_tables(stock.place.file, [at.table for at in stock.tables[: house.sizes.variants * 5]], owners)
    large = size(stock.place.file.stat().st_size)
    house.say(f"{number} tables, {bots} of them waiting for a bot, {large}")
    return await started(
        house, stock.place, Person(Pool(""), stock.tables[0].guest), stock.tables[0].table, large
    )


async def started(house: House, place: Place, person: Person, table: str, large: str) -> list[Finding]:
    with house.server(place) as server:
        well = time.monotonic() - server.began
        person.pool = Pool(server.address)
        player = Player(person, table, random.Random(house.seed))
        await player.look()
        opened = time.monotonic() - server.began
        sent = time.perf_counter()
        acted = await player.act() - sent
        cpu = server.cpu()
        await asyncio.sleep(3.0)
        cpu = server.cpu() - cpu
        memory = server.memory()
        person.pool.close()
    title = f"first health answer, {house.sizes.cold_tables} tables ({large})"
    return [
        at_most("cold", title, WANTED, well, "s"),
        at_most("cold", "first table opened", WANTED, opened, "s", [f"first action {milliseconds(acted)}"]),
        told("cold", "the next 3 s", f"{cpu / 3.0:.0%} of a core, {size(memory)}"),
    ]
