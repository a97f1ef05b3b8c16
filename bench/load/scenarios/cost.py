"""`cost`: what one action at a live table costs the server, answer and one watcher included, for each game."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from dataclasses import dataclass, field

from bench.load.figures import Finding, at_most, size, spread, told
from bench.load.house import House
from bench.load.people import Guest, Person, Player, Seen, hot_seats, new_guest
from bench.load.servers import Server
from bench.load.wire import Pool, Watcher

WANTED = 3.0
"""Milliseconds of CPU."""
WARM_UP = 30
"""Actions that are not counted: what is loaded once is not the price of an action."""
SETTLE = 0.15
"""Seconds for the last events to arrive, so that their cost is counted."""


@dataclass
class Price:
    """What the actions of one game cost, all together."""

    server: float = 0.0
    """Seconds of CPU."""
    client: float = 0.0
    latencies: list[float] = field(default_factory=list)
    answer_bytes: int = 0
    events: int = 0
    event_bytes: int = 0
    tables: int = 0

    @property
    def actions(self) -> int:
        return len(self.latencies)


class Sitting:
    """A person alone at one table after the other, new games and games in the middle, with one watcher beside."""

    def __init__(
        self, server: Server, game: str, middle: list[str], guests: list[Guest], dice: random.Random
    ) -> None:
        self.server, self.game, self.dice = server, game, dice
        self.pool = Pool(server.address)
        self.person, self.onlooker = Person(self.pool, guests[0]), guests[1]
        self.openings = itertools.cycle([None, *middle])

    async def at_next_table(self, actions: int, price: Price) -> None:
        """Play so long at a new table; what opening it costs is not counted."""
        seen = await self._open(next(self.openings))
        player = Player(self.person, seen.id, self.dice)
        player.look_at(seen)
        watcher = Watcher(self.server.address, player.table, self.onlooker.cookie, player.board)
        await watcher.open()
        await asyncio.sleep(SETTLE)
        events, event_bytes = watcher.events, watcher.bytes
        cpu, own = self.server.cpu(), time.process_time()
        while player.count < actions and not player.over:
            body = player.next_body()
            sent = time.perf_counter()
            price.latencies.append(await player.act(body) - sent)
        await asyncio.sleep(SETTLE)
        price.server += self.server.cpu() - cpu
        price.client += time.process_time() - own
        price.answer_bytes += player.answer_bytes
        price.events += watcher.events - events
        price.event_bytes += watcher.bytes - event_bytes
        price.tables += 1
        watcher.close()

    async def _open(self, record: str | None) -> Seen:
        if record is None:
            return await self.person.open_table(self.game, hot_seats(self.game))
        return await self.person.import_record(record.encode())


async def price_of(house: House, server: Server, game: str) -> Price:
    pool = Pool(server.address)
    guests = [await new_guest(pool), await new_guest(pool)]
    pool.close()
    sitting = Sitting(server, game, house.library.middle[game], guests, random.Random(f"{house.seed} {game}"))
    await sitting.at_next_table(WARM_UP, Price())
    price = Price()
    while (left := house.sizes.cost_actions - price.actions) > 0:
        await sitting.at_next_table(min(house.sizes.cost_stay, left), price)
    sitting.pool.close()
    return price


def finding(game: str, price: Price) -> Finding:
    besides = [
        f"latency {spread(price.latencies)}",
        f"answer {size(price.answer_bytes / price.actions)}",
        f"event {size(price.event_bytes / max(1, price.events))}",
        f"{price.actions} actions at {price.tables} tables",
        f"client {price.client / price.actions * 1000:.2f} ms",
    ]
    return at_most(
        "cost", f"CPU per action, {game}", WANTED, price.server / price.actions * 1000, "ms", besides
    )


async def run(house: House) -> list[Finding]:
    findings = []
    with house.server() as server:
        for game in house.sizes.games:
            price = await price_of(house, server, game)
            findings.append(finding(game, price))
            house.say(f"{game}: {price.server / price.actions * 1000:.2f} ms CPU per action")
        findings.append(told("cost", "memory at the end", size(server.memory())))
    return findings
