"""`import`: the worst record that is accepted, and whether the house still answers while it is read and shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bench.load.figures import Finding, at_most, milliseconds, size, spread, told
from bench.load.house import House
from bench.load.people import Person, Refused, Seen, new_guest
from bench.load.records import with_pairs
from bench.load.wire import Connection, Pool

WANTED = 200.0
"""Milliseconds for the slowest answer of `/api/health`."""
EVERY = 0.02
NARROWING = 4
"""Steps between the most that is accepted and the least that is refused."""
REFUSED = (400, 413, 422)


class Pulse:
    """Asks for the server's health all the time."""

    def __init__(self, address: str) -> None:
        self.connection = Connection(address)
        self.latencies: list[float] = []

    async def _beat(self, ended: asyncio.Event) -> None:
        while not ended.is_set():
            sent = time.perf_counter()
            await self.connection.ask("GET", "/api/health", {})
            took = time.perf_counter() - sent
            self.latencies.append(took)
            await asyncio.sleep(max(0.0, EVERY - took))

    @asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        ended = asyncio.Event()
        beat = asyncio.create_task(self._beat(ended))
        try:
            yield
        finally:
            ended.set()
            await asyncio.gather(beat, return_exceptions=True)  # an answer that is late still counts
            self.connection.close()


async def attempt(house: House, person: Person, pairs: int) -> Seen | None:
    """Import a record with so many undos; None when it is refused."""
    try:
        return await person.import_record(with_pairs(house.library, pairs))
    except Refused as refused:
        if refused.status not in REFUSED:
            raise
        return None


async def worst(house: House, person: Person) -> tuple[int, Seen]:
    """The largest number of pairs that is accepted, nearly."""
    most, seen = house.sizes.undo_pairs, None
    while (seen := await attempt(house, person, most)) is None and most > 0:
        most //= 2
    assert seen is not None, "not even a plain finished game is accepted"
    refused = 2 * most if most < house.sizes.undo_pairs else most
    for _ in range(NARROWING):
        between = (most + refused) // 2
        if between <= most:
            break
        if (larger := await attempt(house, person, between)) is None:
            refused = between
        else:
            most, seen = between, larger
    return most, seen


async def run(house: House) -> list[Finding]:
    with house.server() as server:
        pool = Pool(server.address)
        person = Person(pool, await new_guest(pool))
        pulse = Pulse(server.address)
        async with pulse.beating():
            began = time.perf_counter()
            pairs, seen = await worst(house, person)
            imported = time.perf_counter() - began
            took = [await timed(person, seen, place) for place in (1.0, 0.5, 0.75)]
        pool.close()
    length = len(with_pairs(house.library, pairs))
    slowest = max(pulse.latencies, default=float("nan")) * 1000
    title = f"slowest health answer, {seen.length} entries with {pairs} undos ({size(length)})"
    return [
        at_most(
            "import", title, WANTED, slowest, "ms", [f"{len(pulse.latencies)} asked", spread(pulse.latencies)]
        ),
        told("import", "finding and importing it", milliseconds(imported)),
        told("import", "its positions", ", ".join(milliseconds(seconds) for seconds in took)),
    ]


async def timed(person: Person, seen: Seen, place: float) -> float:
    began = time.perf_counter()
    await person.ask("GET", f"/api/tables/{seen.id}/positions/{int(seen.length * place)}")
    return time.perf_counter() - began
