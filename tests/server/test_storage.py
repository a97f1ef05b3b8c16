"""Durable before acknowledged: failures of the database, several processes, restarts, clear messages."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, text
from sqlalchemy.engine import Connection

from anden.server.db import engine
from anden.server.db.engine import Conflict, Database, DatabaseTrouble, StorageFailed
from anden.server.db.migrate import migrate
from anden.server.db.models import Base, EntryRow, KeyRow
from anden.server.live import Stream
from tests.server.house import House, Person, house

pytestmark = pytest.mark.anyio


def known_to(here: House, person: Person) -> Person:
    """The same guest at another process."""
    other = here.person()
    other.http.cookies.update(person.http.cookies)
    return other


async def test_a_failed_commit_leaves_everything_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        real = here.services.tables._store

        async def full(*given: Any) -> None:
            raise StorageFailed("database or disk is full")

        monkeypatch.setattr(here.services.tables, "_store", full)
        refused = await ana.act(table, status=503, key="again")
        assert refused["error"]["key"] == "storage_failed"
        assert (await ana.look(table)) == table
        monkeypatch.setattr(here.services.tables, "_store", real)
        assert (await ana.act(table, key="again"))["length"] == table["length"] + 1


async def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """The real thing: SQLite may not grow any further."""
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 4})

        def limit(pages: int) -> None:
            def on_connect(raw: Any, _record: Any, _proxy: Any) -> None:
                cursor = raw.cursor()
                cursor.execute(f"PRAGMA max_page_count={pages}")
                cursor.close()

            event.listen(here.services.database.engine, "checkout", on_connect)

        with sqlite3.connect(tmp_path / "anden.db") as raw:
            pages = raw.execute("PRAGMA page_count").fetchone()[0]
        limit(pages)
        await here.services.database.close()  # the next use opens new connections
        filler = {"guest": "g", "digest": "d" * 900, "length": 0, "table_id": table["id"]}
        with pytest.raises(StorageFailed):
            for n in range(200):
                row = filler | {"key": str(n)}
                await here.services.database.write(lambda c, row=row: c.execute(insert(KeyRow), row))  # type: ignore[misc]
        answers = []
        for _ in range(30):
            seen = await ana.look(table)
            if seen["status"] == "over":
                break
            body = {"seat": seen["viewer"], "expect": seen["length"], "key": f"k{seen['length']}",
                    "action": seen["legal"][0]}  # fmt: skip
            answer = await ana.http.post(f"/api/tables/{table['id']}/actions", json=body)
            answers.append(answer.status_code)
            if answer.status_code == 503:
                break
        assert answers[-1] == 503
        assert (await ana.look(table))["length"] == seen["length"]


async def test_two_processes_on_one_database(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as two:
        ana = one.person()
        table = await ana.open("me", "open")
        ben = two.person()
        await ben.post(f"/tables/{table['id']}/join")
        ana_there = known_to(two, ana)
        seen = await ana.look(table)
        assert seen["status"] == "playing"
        await ana.act(seen)
        assert (await ana_there.look(table))["length"] == seen["length"] + 1
        stale = await ana_there.act(seen, status=409)
        assert stale["table"]["length"] == seen["length"] + 1
        await ben.act(await ben.look(table))
        assert (await ana.look(table))["length"] == (await ben.look(table))["length"]


async def test_the_unique_line_of_the_log_decides_between_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both processes judge at the same length; the loser's transaction fails and he gets the fresh table."""
    async with house(tmp_path) as one, house(tmp_path) as two:
        ana = one.person()
        table = await ana.open("hotseat", "hotseat")
        ana_there = known_to(two, ana)
        await ana_there.look(table)

        refresh = two.services.tables.refresh

        async def once_blind(live: Any, fresh: bool = True) -> None:
            """Process two does not look at the database before it judges."""
            monkeypatch.setattr(two.services.tables, "refresh", refresh)

        await ana.act(table, key="one")
        monkeypatch.setattr(two.services.tables, "refresh", once_blind)
        lost = await ana_there.act(table, status=409, key="two")
        assert lost["error"]["key"] == "stale"
        assert lost["table"]["length"] == table["length"] + 1
        monkeypatch.setattr(two.services.tables, "refresh", once_blind)
        body = {"seat": 0, "expect": table["length"], "key": "one", "action": table["legal"][0]}
        same = await ana_there.post(f"/tables/{table['id']}/actions", body)
        assert same["length"] == table["length"] + 1, "the same request at two processes is done once"


async def test_many_clients_on_two_processes(tmp_path: Path) -> None:
    async with house(tmp_path) as one, house(tmp_path) as two:
        ana = one.person()
        table = await ana.open("hotseat", "hotseat", options={"rounds": 4})
        done: list[int] = []

        async def player(person: Person, name: str) -> None:
            for n in range(12):
                seen = await person.look(table)
                if seen["status"] == "over":
                    return
                body = {
                    "seat": seen["viewer"],
                    "expect": seen["length"],
                    "key": f"{name}-{n}",
                    "action": seen["legal"][0],
                }
                answer = await person.http.post(f"/api/tables/{table['id']}/actions", json=body)
                assert answer.status_code in (200, 409), answer.text
                if answer.status_code == 200:
                    done.append(body["expect"])

        people = [ana, known_to(one, ana), known_to(two, ana), known_to(two, ana)]
        await asyncio.gather(*(player(person, f"p{n}") for n, person in enumerate(people)))
        assert len(done) == len(set(done)), "no position was played from twice"
        final = await ana.look(table)
        assert [e["index"] for e in final["log"]] == list(range(final["length"]))
        here_and_there = [await p.look(table) for p in (ana, people[2])]
        assert here_and_there[0]["position"] == here_and_there[1]["position"]


async def test_streams_follow_what_other_processes_write(tmp_path: Path) -> None:
    async with house(tmp_path, poll=0.05) as one, house(tmp_path) as two:
        ana = one.person()
        table = await ana.open("hotseat", "hotseat")
        stream = Stream(table["id"], "g_watcher", None, None)
        async with one.services.tables.open(table["id"]) as live:
            live.streams.add(stream)
        await known_to(two, ana).act(table)
        async with asyncio.timeout(5):
            await stream.wake.wait()
        async with one.services.tables.open(table["id"]) as live:
            assert len(live.match.log) == table["length"] + 1
            live.streams.clear()


async def test_states_leave_the_memory_and_come_back_by_replay(tmp_path: Path) -> None:
    async with house(tmp_path, tables_in_memory=2) as here:
        ana = here.person()
        tables = [await ana.act(await ana.open("hotseat", "hotseat")) for _ in range(5)]
        assert here.services.tables.forget_idle() == 3
        assert sum(t.loaded for t in here.services.tables.live.values()) == 2
        for table in tables:
            assert await ana.look(table) == table | {"log": (await ana.look(table))["log"]}
        async with here.services.tables.open(tables[0]["id"]):
            here.services.tables.settings = here.services.settings
            before = here.services.tables.live[tables[0]["id"]]
            here.services.tables.forget_idle()
            assert here.services.tables.live[tables[0]["id"]] is before, "a table in use stays"


async def test_a_newer_database_is_refused_with_advice(tmp_path: Path) -> None:
    async with house(tmp_path):
        pass
    with sqlite3.connect(tmp_path / "anden.db") as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseTrouble, match=r"newer version of Andén \(migration 9999\)"):
        async with house(tmp_path):
            pass


async def test_unusable_databases_are_refused_with_advice(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear database, " * 100)
    for url, message in [
        (f"sqlite:///{tmp_path}/letter.db", "damaged or is not a database"),
        ("mysql://somewhere/x", "not supported"),
        ("sqlite:///:memory:", "needs a file"),
        ("postgresql://nobody@127.0.0.1:1/none", "check that the database server runs"),
    ]:
        with pytest.raises(DatabaseTrouble, match=message):
            database = Database(url)
            try:
                await migrate(database)
            finally:
                await database.end()


async def test_a_locked_database_is_refused_with_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_SECONDS", 0.2)
    holder = sqlite3.connect(tmp_path / "anden.db")
    holder.execute("PRAGMA journal_mode=WAL")
    holder.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(DatabaseTrouble, match="another program holds it"):
            async with house(tmp_path):
                pass
    finally:
        holder.close()


async def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "made.db"))
    await migrate(database)
    await migrate(database)
    plain = Database(str(tmp_path / "plain.db"))
    await plain.write(Base.metadata.create_all)
    shapes = []
    for one in (database, plain):
        shapes.append(await one.read(shape_of))
        await one.end()
    assert shapes[0] == shapes[1]


def shape_of(connection: Connection) -> list[Any]:
    """All columns and indexes of an SQLite database."""
    columns = connection.execute(text(
        "SELECT m.name, c.name, c.type, c.\"notnull\", c.pk FROM sqlite_master m, pragma_table_info(m.name) c "
        "WHERE m.type = 'table' AND m.name != 'alembic_version' ORDER BY 1, 2"
    ))  # fmt: skip
    indexes = connection.execute(text("SELECT name FROM sqlite_master WHERE type='index' ORDER BY 1"))
    ours = [tuple(row) for row in indexes if not row[0].startswith("sqlite_autoindex_alembic")]
    return [tuple(row) for row in columns] + ours


async def test_durability_settings_of_sqlite(tmp_path: Path) -> None:
    def settings(connection: Connection) -> list[Any]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in pragmas]

    async with house(tmp_path) as here:
        database = here.services.database
        assert await database.write(settings) == await database.read(settings) == ["wal", 2, 1]


async def test_two_writers_of_one_line_are_impossible(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        row = {"table_id": table["id"], "index": 0, "seat": 0, "action": "{}", "at": "now"}
        with pytest.raises(Conflict):
            await here.services.database.write(lambda connection: connection.execute(insert(EntryRow), row))


async def test_only_the_owner_can_read_the_database(tmp_path: Path) -> None:
    """It holds the seeds of running games. One that others could read is closed to them at the next start."""
    before = os.umask(0)
    try:
        for _ in range(2):
            async with house(tmp_path) as here:
                await here.person().open("hotseat", "hotseat")
                assert modes(tmp_path) == {"anden.db": 0o600, "anden.db-shm": 0o600, "anden.db-wal": 0o600}
            open_to_all(tmp_path)
    finally:
        os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("anden.db*")}


def open_to_all(folder: Path) -> None:
    (folder / "anden.db").chmod(0o644)
