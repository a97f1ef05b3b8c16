"""A backup made while people play, restored elsewhere: the games go on there as if nothing had happened."""

from __future__ import annotations

import asyncio
import importlib.util
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select, text

from anden.server.backup import Store, restore, save
from anden.server.db.engine import sync_url
from anden.server.db.models import EntryRow
from tests.server import postgres
from tests.server.house import House, Person, house, play_out

pytestmark = pytest.mark.anyio

REAL = {"game": "russian_railroads", "map": ""}


@pytest.fixture
def address() -> Iterator[str]:
    """Of a PostgreSQL server with two databases, `one` and `two`."""
    if importlib.util.find_spec("psycopg") is None or postgres.binaries() is None:
        pytest.skip("no PostgreSQL here; on Debian: apt install postgresql")
    folder = postgres.scratch_folder()
    try:
        with postgres.running(folder) as url:
            engine = create_engine(sync_url(url), isolation_level="AUTOCOMMIT")
            with engine.connect() as connection:
                for name in ("one", "two"):
                    connection.execute(text(f"CREATE DATABASE {name}"))
            engine.dispose()
            yield url.rsplit("/", 1)[0]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def known_to(here: House, person: Person) -> Person:
    """The same guest, by his cookie, at another house."""
    other = here.person()
    other.http.cookies.update(person.http.cookies)
    return other


class Players:
    """Three people at four tables who go on playing until they are told to stop."""

    def __init__(self, ana: Person, ben: Person, eva: Person) -> None:
        self.seats: list[tuple[Any, list[Person]]] = []
        self.ana, self.ben, self.eva = ana, ben, eva
        self.acknowledged: dict[str, int] = {}
        self.playing = True

    async def sit_down(self) -> None:
        for name, person in (("Ana", self.ana), ("Ben ñ", self.ben), ("Eva", self.eva)):
            await person.ask("PATCH", "/me", json={"name": name})
        for _ in range(3):
            table = await self.ana.open("me", "open", options={"rounds": 4})
            await self.ben.post(f"/tables/{table['id']}/join")
            self.seats.append((table, [self.ana, self.ben]))
        real = await self.eva.open("hotseat", "hotseat", options={}, **REAL)
        self.seats.append((real, [self.eva]))

    async def play(self, table: Any, people: list[Person]) -> None:
        """Every answered action is noted at once."""
        while self.playing:
            for person in people:
                seen = await person.look(table)
                if seen["status"] == "over":
                    return
                if seen["legal"]:
                    done = await person.act(seen)
                    self.acknowledged[table["id"]] = done["length"]
            await asyncio.sleep(0)


async def play_and_save(here: House, store: Store, path: Path) -> tuple[Players, dict[str, int]]:
    """What had been acknowledged when the backup began, and the players."""
    players = Players(here.person(), here.person(), here.person())
    await players.sit_down()
    games = [asyncio.create_task(players.play(table, people)) for table, people in players.seats]
    while len(players.acknowledged) < len(games):
        await asyncio.sleep(0.01)
        assert not any(game.done() and game.exception() for game in games)
    before = dict(players.acknowledged)
    await asyncio.to_thread(save, store, path, lambda _line: None)
    players.playing = False
    await asyncio.gather(*games)
    return players, before


def logs(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    found: dict[str, list[tuple[Any, ...]]] = {}
    query = select(EntryRow.table_id, EntryRow.index, EntryRow.seat, EntryRow.action, EntryRow.at)
    with store.reading() as connection:
        for row in connection.execute(query.order_by(EntryRow.table_id, EntryRow.index)):
            found.setdefault(row.table_id, []).append(tuple(row))
    return found


@pytest.mark.parametrize(
    ("source", "target"), [("sqlite", "sqlite"), ("sqlite", "postgresql"), ("postgresql", "sqlite")]
)
async def test_the_games_go_on_elsewhere(
    source: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def database(kind: str, name: str) -> str | None:
        return None if kind == "sqlite" else f"{request.getfixturevalue('address')}/{name}"

    def store(kind: str, name: str) -> Store:
        return Store(database(kind, name) or str(tmp_path / name / "anden.db"), tmp_path / name)

    path = tmp_path / "house.zip"
    async with house(tmp_path / "one", database=database(source, "one")) as here:
        players, before = await play_and_save(here, store(source, "one"), path)
    restore(path, store(target, "two"), lambda _line: None)
    first, second = logs(store(source, "one")), logs(store(target, "two"))
    for name, log in second.items():
        assert len(log) >= before[name], "an acknowledged action is missing"
        assert log == first[name][: len(log)]

    async with house(tmp_path / "two", database=database(target, "two")) as there:
        ana, ben, eva = (known_to(there, person) for person in (players.ana, players.ben, players.eva))
        assert [(await person.get("/me"))["name"] for person in (ana, ben, eva)] == ["Ana", "Ben ñ", "Eva"]
        for table, _ in players.seats:
            people = [eva] if table["game"] == REAL["game"] else [ana, ben]
            for seat, person in enumerate(people):
                seen = await person.look(table)
                assert seen["seats"][seat]["mine"], "the cookie still owns its seat"
                assert seen["length"] >= len(second[table["id"]])
            if len(people) == 2:
                assert (await play_out(table, *people))["status"] == "over"
            elif seen["legal"]:
                assert (await eva.act(seen))["length"] > seen["length"]
