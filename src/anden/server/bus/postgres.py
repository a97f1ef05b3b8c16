"""The bus of a house of several processes: LISTEN and NOTIFY of the PostgreSQL they share. What is told in a transaction
is delivered when it is committed, in the order of commits, to all that listen; nobody asks again and again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import traceback
from collections.abc import Callable
from typing import Any

import msgspec
import psycopg
from psycopg import sql
from sqlalchemy import text
from sqlalchemy.engine import Connection

from anden.core import Seat
from anden.server.bus import Listener, attendance
from anden.server.db.engine import Conflict, Database, StorageFailed
from anden.server.ending import end
from anden.server.settings import Settings

log = logging.getLogger("anden.server")

CHANNEL = "anden"
FIRST_REST, LONGEST_REST = 0.1, 5.0
SILENCE = 15.0
"""Seconds without a notice after which the line is tried: a dead one may look like a quiet one."""
ALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}

_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :notice)")
_QUICKLY = text("SET LOCAL synchronous_commit = off")


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """What one process tells the others."""

    origin: str
    table_id: str
    version: int
    seat: Seat = -1
    """Of a bot that thinks; -1 = something was stored."""
    since: str = ""


_decode = msgspec.json.Decoder(Notice).decode


class PostgresBus:
    """One line to the database for hearing; telling goes with the transaction of the change."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._jobs: list[asyncio.Task[None]] = []
        self.process = secrets.token_urlsafe(9)
        """The name of this process, for as long as it lives."""
        self.bells: dict[str, Callable[[], None]] = {}
        """Other channels, and what is called when something comes by them or may have come."""

    # --- telling -------------------------------------------------------------------------------------------------

    def tell(self, connection: Connection, table_id: str, version: int) -> None:
        self._notify(connection, Notice(self.process, table_id, version))

    async def tell_thinking(self, table_id: str, seat: Seat, since: str) -> None:
        notice = Notice(self.process, table_id, 0, seat, since)

        def telling(connection: Connection) -> None:
            connection.execute(_QUICKLY)  # nothing is stored, so no disk is waited for
            self._notify(connection, notice)

        with contextlib.suppress(StorageFailed, Conflict):
            await self._database.write(telling)

    def _notify(self, connection: Connection, notice: Notice) -> None:
        connection.execute(_NOTIFY, {"notice": msgspec.json.encode(notice).decode()})

    # --- who is there --------------------------------------------------------------------------------------------

    def attend(self, connection: Connection, table_id: str, guests: frozenset[str]) -> None:
        attendance.attend(connection, self.process, table_id, guests)

    def elsewhere(self, connection: Connection, table_ids: list[str]) -> dict[str, frozenset[str]]:
        return attendance.elsewhere(connection, self.process, self._settings.process_dead, table_ids)

    async def _beat(self, listener: Listener) -> None:
        """Give signs of life, and notice who gives none."""
        while True:
            await asyncio.sleep(self._settings.process_beat)
            try:
                forgotten, watched = await self._database.write(self._live_on)
            except (StorageFailed, Conflict) as error:
                log.warning("no sign of life could be given: %s", error)
                continue
            for table_id in watched:
                listener.heard(table_id, 0)
            if forgotten:
                listener.tell_who_is_here()

    def _live_on(self, connection: Connection) -> tuple[bool, set[str]]:
        forgotten = attendance.beat(connection, self.process)
        watched = attendance.bury(connection, self._settings.process_dead)
        for table_id in watched:
            self.tell(connection, table_id, 0)
        return forgotten, watched

    # --- hearing -------------------------------------------------------------------------------------------------

    async def start(self, listener: Listener) -> None:
        """Listens before it returns, so that nothing is missed of what is read from now on."""
        await self._database.write(self._live_on)
        line = await self._connect()
        self._jobs = [
            asyncio.create_task(self._listen(line, listener), name="bus"),
            asyncio.create_task(self._beat(listener), name="signs of life"),
        ]

    async def stop(self) -> None:
        jobs, self._jobs = self._jobs, []  # an ended job keeps what it had in hand
        await end(jobs)
        if jobs:
            with contextlib.suppress(StorageFailed, Conflict):
                await self._database.write(self._leave)

    def _leave(self, connection: Connection) -> None:
        for table_id in attendance.leave(connection, self.process):
            self.tell(connection, table_id, 0)

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        url = self._database.url.replace("postgresql+psycopg://", "postgresql://", 1)
        try:
            line = await psycopg.AsyncConnection.connect(url, autocommit=True, **ALIVE)  # type: ignore[arg-type]
        except asyncio.CancelledError as stopped:
            traceback.clear_frames(stopped.__traceback__)  # nobody else has the line that was being opened
            raise
        except (psycopg.Error, OSError) as error:
            raise StorageFailed(str(error)) from error
        try:
            for channel in (*self.bells, CHANNEL):
                await line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
        except BaseException as error:
            await line.close()
            if isinstance(error, psycopg.Error | OSError):
                raise StorageFailed(str(error)) from error
            raise
        return line

    async def _listen(self, line: psycopg.AsyncConnection[Any], listener: Listener) -> None:
        while True:
            try:
                await self._hear(line, listener)
            except (psycopg.Error, OSError) as error:
                log.warning("the line to the database is lost (%s)", error)
            finally:
                with contextlib.suppress(psycopg.Error, OSError):
                    await line.close()
            line = await self._reconnect()
            log.warning("the line to the database is there again")
            listener.heard(None, 0)  # while we were deaf anything may have changed
            for ring in self.bells.values():
                ring()

    async def _reconnect(self) -> psycopg.AsyncConnection[Any]:
        rest = FIRST_REST
        while True:
            await asyncio.sleep(rest)
            rest = min(LONGEST_REST, rest * 2)
            with contextlib.suppress(StorageFailed):
                return await self._connect()

    async def _hear(self, line: psycopg.AsyncConnection[Any], listener: Listener) -> None:
        while True:
            async for said in line.notifies(timeout=SILENCE):
                if said.channel == CHANNEL:
                    self._pass_on(said.payload, listener)
                else:
                    self.bells[said.channel]()
            await line.execute("SELECT 1")

    def _pass_on(self, payload: str, listener: Listener) -> None:
        try:
            notice = _decode(payload)
        except msgspec.MsgspecError:
            log.warning("a notice was not understood: %.80r", payload)
            return
        if notice.origin == self.process:
            return
        if notice.seat >= 0:
            listener.heard_thinking(notice.table_id, notice.seat, notice.since)
        else:
            listener.heard(notice.table_id, notice.version)
