"""Tables in the middle of their games, ready to be played at: a stock that several scenarios draw from."""

from __future__ import annotations

import shutil
from typing import NamedTuple

from bench.load.copies import copy_tables, new_id
from bench.load.house import House, Place
from bench.load.people import Guest, Person, Stocked, new_guest
from bench.load.wire import Pool

GUESTS = 40


class Stock(NamedTuple):
    place: Place
    tables: list[Stocked]
    guests: list[Guest]
    """The second half of them has no seat at any table."""

    def onlooker(self, number: int) -> Guest:
        """Somebody without a seat at any table."""
        return self.guests[GUESTS + number % GUESTS]


async def stocked(house: House, number: int) -> Stock:
    """A place with so many tables of all games, evenly mixed. The first one asked for is made, others are copies."""
    if house.database is not None:
        return await played_in(house, house.new_place(), number)
    found = house.shelf.get(number)
    if not isinstance(found, Stock):
        few = await played_in(house, house.new_place(), len(house.sizes.games) * house.sizes.variants)
        owners = [(new_id(), few.guests[n % GUESTS]) for n in range(number - len(few.tables))]
        originals = [table.table for table in few.tables]
        copy_tables(few.place.file, originals, [(table_id, guest.id) for table_id, guest in owners])
        more = [
            Stocked(table_id, few.tables[n % len(originals)].game, guest)
            for n, (table_id, guest) in enumerate(owners)
        ]
        found = house.shelf[number] = Stock(few.place, [*few.tables, *more], few.guests)
    place = house.new_place()
    shutil.copytree(found.place.folder, place.folder, dirs_exist_ok=True)
    return found._replace(place=place)


async def played_in(house: House, place: Place, number: int) -> Stock:
    """Tables that the server itself opened, from records."""
    games = house.sizes.games
    with house.server(place) as server:
        pool = Pool(server.address)
        guests = [await new_guest(pool) for _ in range(2 * GUESTS)]
        tables = []
        for n in range(number):
            game, guest = games[n % len(games)], guests[n % GUESTS]
            texts = house.library.middle[game]
            seen = await Person(pool, guest).import_record(texts[n // len(games) % len(texts)].encode())
            tables.append(Stocked(seen.id, game, guest))
        pool.close()
    return Stock(place, tables, guests)
