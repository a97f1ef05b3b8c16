"""`finished`: somebody opens a long game that was over long ago and is not in memory."""

from __future__ import annotations

import time

from bench.load.copies import copy_tables, new_id
from bench.load.figures import Finding, at_most, size, spread, told
from bench.load.house import House
from bench.load.people import Person, new_guest
from bench.load.wire import Pool

WANTED = 50.0
"""Milliseconds of the server."""
GAMES = ("age_of_steam", "italian_rails")


async def run(house: House) -> list[Finding]:
    if house.database is not None:
        return [told("finished", "opening a finished game", "measured with SQLite only")]
    findings = []
    for game in GAMES:
        findings += await opened(house, game)
    return findings


async def opened(house: House, game: str) -> list[Finding]:
    place = house.new_place()
    with house.server(place) as server:
        pool = Pool(server.address)
        guest = await new_guest(pool)
        seen = await Person(pool, guest).import_record(house.library.finished[game].encode())
        pool.close()
    copies = [(new_id(), guest.id) for _ in range(house.sizes.finished_copies)]
    copy_tables(place.file, [seen.id], copies)
    with house.server(place) as server:
        pool = Pool(server.address)
        person = Person(pool, guest)
        await person.ask("GET", f"/api/tables/{seen.id}")  # the first one also loads the game
        latencies: list[float] = []
        length = 0
        cpu = server.cpu()
        for table, _ in copies:
            sent = time.perf_counter()
            length = len((await person.ask("GET", f"/api/tables/{table}")).body)
            latencies.append(time.perf_counter() - sent)
        cpu = (server.cpu() - cpu) / len(copies) * 1000
        pool.close()
    title = f"CPU to open a finished game, {game}, {seen.length} entries"
    return [
        at_most(
            "finished", title, WANTED, cpu, "ms", [f"latency {spread(latencies)}", f"answer {size(length)}"]
        )
    ]
