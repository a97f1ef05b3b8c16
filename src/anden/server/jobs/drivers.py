"""Who moves the bots when one process does all: one driver per table, never inside a request, with an end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import exists, or_, select
from sqlalchemy.engine import Connection
from sqlalchemy.orm import aliased

from anden.server import clock
from anden.server.db.engine import Conflict, StorageFailed
from anden.server.db.models import SeatRow, TableRow
from anden.server.errors import Refusal
from anden.server.jobs.turns import Turns
from anden.server.table import LiveTable
from anden.server.tables import Tables

log = logging.getLogger("anden.server")

RESUMED_DAYS = 30
RESUMED_TOGETHER = 8
LONGEST_REST = 30.0


class Drivers:
    """Starts a driver where a bot is to act, and knows the running ones."""

    def __init__(self, tables: Tables, turns: Turns) -> None:
        self.tables = tables
        self.turns = turns
        self.settings = tables.settings
        self._running: dict[str, asyncio.Task[None]] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._stopped = False

    def stored(self, connection: Connection, live: LiveTable) -> None:
        """Nothing to store: the drivers live in this process."""
        del connection, live

    def nudge(self, live: LiveTable) -> None:
        """Something changed at a table: start a driver if a bot has something to do and none is there."""
        if self._stopped or live.id in self._running:
            return
        if not live.loaded or (self.turns.due(live) and live.awake):
            self._start(live.id)

    async def start(self) -> None:
        """Pick up the tables where a bot is to act, the last used first, a few at a time: nobody waits for it."""
        self._resuming = asyncio.create_task(self._resume(), name="resume bots")

    async def _resume(self) -> None:
        try:
            waiting = await self.tables.database.read(waiting_tables)
        except StorageFailed as error:
            log.warning("the tables where bots are to act could not be listed: %s", error)
            return
        for table_id in waiting:
            while len(self._running) >= RESUMED_TOGETHER:
                await asyncio.wait(self._running.values(), return_when=asyncio.FIRST_COMPLETED)
            if self._stopped:
                return
            if table_id not in self._running:
                self._start(table_id)

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._running.values())
        if self._resuming is not None:
            tasks.append(self._resuming)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        self._running.clear()

    def running(self, table_id: str) -> bool:
        return table_id in self._running

    def _start(self, table_id: str) -> None:
        task = asyncio.create_task(self._drive(table_id), name=f"bots of {table_id}")
        self._running[table_id] = task
        task.add_done_callback(lambda done: self._ended(table_id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._running.get(table_id) is task:
            del self._running[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("the bots of table %s stopped", table_id, exc_info=error)

    async def _drive(self, table_id: str) -> None:
        """Let the bots of a table act until it is not their turn, at most so many times in a row."""
        rest = 0.5
        moves = 0
        while moves < self.settings.bot_moves:
            try:
                if not await self._goes_on(table_id):
                    return
                await self.turns.take(table_id)
            except Conflict:
                continue
            except StorageFailed as error:
                log.warning(
                    "a bot's move at table %s was not stored (%s); next try in %g s", table_id, error, rest
                )
                await asyncio.sleep(rest)
                rest = min(LONGEST_REST, rest * 2)
                continue
            except Refusal as error:
                log.warning("the bots of table %s stop: %s", table_id, error.body.key)
                return
            moves += 1
        log.warning("the bots of table %s rest after %d moves in a row", table_id, moves)

    async def _goes_on(self, table_id: str) -> bool:
        async with self.tables.open(table_id) as live:
            if self.turns.due(live) and live.awake:
                return True
            # Still under the lock: whoever changes the table from now on finds no driver and starts a new one.
            self._running.pop(table_id, None)
            return False


def waiting_tables(connection: Connection) -> list[str]:
    """The tables with people where a bot is to act, the last used first."""
    since = clock.text(datetime.now(UTC) - timedelta(days=RESUMED_DAYS))
    person = aliased(SeatRow)
    people = exists().where(person.table_id == TableRow.id, person.guest.is_not(None), person.gone.is_(False))
    query = (
        select(TableRow.id, TableRow.to_act, SeatRow.seat)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .where(
            TableRow.status == "playing",
            TableRow.updated > since,
            or_(SeatRow.kind == "bot", SeatRow.stand_in.is_(True)),
            people,
        )
        .order_by(TableRow.updated.desc())
    )
    rows = connection.execute(query).all()
    return list(dict.fromkeys(row.id for row in rows if _is_to_act(row.seat, row.to_act)))


def _is_to_act(seat: int, to_act: str) -> bool:
    try:
        return seat in msgspec.json.decode(to_act, type=list[int])
    except msgspec.MsgspecError:
        return False
