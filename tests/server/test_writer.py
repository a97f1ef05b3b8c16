"""The one writer of SQLite: changes share commits, and who fails or goes harms nobody else."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select
from sqlalchemy.engine import Connection

from anden.server.db.engine import Conflict, Database
from anden.server.db.migrate import migrate
from anden.server.db.models import Guest
from tests.server.house import Person, house

pytestmark = pytest.mark.anyio

CHANGES = 200


class Commits:
    """Counts the commits of a database that changed something."""

    def __init__(self, database: Database) -> None:
        self.number = 0
        event.listen(database.engine, "commit", self._note)

    def _note(self, _connection: Connection) -> None:
        self.number += 1


class Gate:
    """A change that holds the writer up, so that others stand in line behind it."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def change(self, _connection: Connection) -> None:
        self.reached.set()
        assert self.open.wait(20)


def new_guest(name: str) -> Any:
    row = {"id": name, "name": name, "created": "2030-01-01T00:00:00.000Z"}

    def change(connection: Connection) -> str:
        connection.execute(insert(Guest), row)
        return name

    return change


async def guests(database: Database) -> set[str]:
    return await database.read(lambda connection: set(connection.execute(select(Guest.id)).scalars()))


async def opened(folder: Path) -> Database:
    database = Database(str(folder / "anden.db"))
    await migrate(database)
    return database


async def test_changes_that_wait_together_share_commits(tmp_path: Path) -> None:
    database = await opened(tmp_path)
    commits, gate = Commits(database), Gate()
    holding = asyncio.create_task(database.write(gate.change))
    await asyncio.to_thread(gate.reached.wait, 20)
    names = [f"g{n}" for n in range(CHANGES)]
    waiting = [asyncio.create_task(database.write(new_guest(name))) for name in names]
    await asyncio.sleep(0)
    gate.open.set()
    assert await asyncio.gather(*waiting) == names, "each gets his own answer"
    await holding
    assert await guests(database) == set(names)
    assert commits.number <= 1 + CHANGES // 64 + 1
    await database.end()


async def test_one_that_fails_in_the_middle_harms_no_other(tmp_path: Path) -> None:
    database = await opened(tmp_path)
    await database.write(new_guest("taken"))

    def late(_connection: Connection) -> None:
        raise Conflict("somebody was faster")

    def broken(connection: Connection) -> None:
        new_guest("half")(connection)
        raise KeyError("a mistake in the change itself")

    gate = Gate()
    holding = asyncio.create_task(database.write(gate.change))
    await asyncio.to_thread(gate.reached.wait, 20)
    changes = [new_guest(f"g{n}") for n in range(30)]
    changes[7:7] = [new_guest("taken")]
    changes[15:15] = [late]
    changes[22:22] = [broken]
    waiting = [asyncio.create_task(database.write(change)) for change in changes]
    await asyncio.sleep(0)
    gate.open.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    await holding
    failed = {n: type(a) for n, a in enumerate(answers) if isinstance(a, BaseException)}
    assert failed == {7: Conflict, 15: Conflict, 22: KeyError}
    assert await guests(database) == {"taken", *(f"g{n}" for n in range(30))}
    assert await database.write(new_guest("later")) == "later"
    await database.end()


async def test_what_others_write_is_never_overlooked(tmp_path: Path) -> None:
    """Neither before the first look, nor while the writer takes a new connection after a failure."""
    ours, theirs = await opened(tmp_path), await opened(tmp_path)
    assert await ours.changed_elsewhere(), "what came before the first look is not known"
    assert not await ours.changed_elsewhere()
    await ours.write(new_guest("ours"))
    assert not await ours.changed_elsewhere()
    await theirs.write(new_guest("theirs"))
    assert await ours.changed_elsewhere()
    await ours.close()
    await theirs.write(new_guest("meanwhile"))
    assert await ours.changed_elsewhere()
    assert not await ours.changed_elsewhere()
    await ours.end()
    await theirs.end()


async def test_actions_at_many_tables_at_once_are_all_there(tmp_path: Path) -> None:
    plenty = {"rate_tables": "9999/minute", "rate_tables_address": "9999/minute", "tables_per_guest": 999}
    async with house(tmp_path, **plenty) as here:
        ana = here.person()
        tables = [await ana.open("hotseat", "hotseat") for _ in range(CHANGES)]
        commits = Commits(here.services.database)
        await asyncio.gather(*(ana.act(table) for table in tables))
        assert commits.number < CHANGES / 2
        here.services.tables.live.clear()  # what counts is what is stored
        for table in tables[::20]:
            assert (await ana.look(table))["length"] == table["length"] + 1


async def cancelled_while_its_change_waits(person: Person, table: Any, gate: Gate, here: Any) -> None:
    """The client goes while the writer is busy with something else."""
    holding = asyncio.create_task(here.services.database.write(gate.change))
    await asyncio.to_thread(gate.reached.wait, 20)
    acting = asyncio.create_task(person.act(table, key="gone"))
    await asyncio.sleep(0.1)
    acting.cancel()
    await asyncio.sleep(0.05)
    gate.open.set()
    with pytest.raises(asyncio.CancelledError):
        await acting
    await holding


async def test_who_goes_while_his_change_waits_leaves_the_table_right(tmp_path: Path) -> None:
    """The change is stored: the table in memory is as the database says, and those who watch are told."""
    async with house(tmp_path) as here:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        stream = await watch(here, table)
        await cancelled_while_its_change_waits(ana, table, Gate(), here)
        async with asyncio.timeout(10):
            while (await here.services.database.version_of(table["id"])) != 1:
                await asyncio.sleep(0.01)
            await stream.wake.wait()
        message = await here.services.live.next(stream)
        assert message is not None
        assert message.startswith(b"event: entries")
        seen = await ana.look(table)
        assert seen["length"] == table["length"] + 1
        again = await ana.act(table, key="gone")
        assert again["length"] == seen["length"], "sent again it is found to be done"
        assert (await ana.act(seen))["length"] > seen["length"]


async def watch(here: Any, table: Any) -> Any:
    """A stream that has got everything so far."""
    response = await here.services.live.begin(table["id"], "g_watcher", None, None)
    async with here.services.tables.open(table["id"]) as live:
        live.streams.add(response.stream)
    while await here.services.live.next(response.stream) is not None:
        pass
    response.stream.wake.clear()
    return response.stream
