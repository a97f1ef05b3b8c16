"""The bus of an SQLite house: as a rule there is one process. Another one on the same file is noticed, a little later."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy.engine import Connection

from anden.core import Seat
from anden.server.bus import Listener
from anden.server.db.engine import Database, StorageFailed

log = logging.getLogger("anden.server")


class Alone:
    """Looks at the counter that SQLite keeps of changes by others."""

    def __init__(self, database: Database, poll: float) -> None:
        self._database = database
        self._poll = poll
        self._job: asyncio.Task[None] | None = None

    def tell(self, connection: Connection, table_id: str, version: int) -> None:
        del connection, table_id, version

    async def tell_thinking(self, table_id: str, seat: Seat, since: str) -> None:
        del table_id, seat, since

    def attend(self, connection: Connection, table_id: str, guests: frozenset[str]) -> None:
        del connection, table_id, guests

    def elsewhere(self, connection: Connection, table_ids: list[str]) -> dict[str, frozenset[str]]:
        del connection, table_ids
        return {}

    async def start(self, listener: Listener) -> None:
        self._job = asyncio.create_task(self._follow(listener), name="bus")

    async def stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._job

    async def _follow(self, listener: Listener) -> None:
        while True:
            await asyncio.sleep(self._poll)
            try:
                if await self._database.changed_elsewhere():
                    listener.heard(None, 0)
            except StorageFailed as error:
                log.warning("cannot see what other processes write: %s", error)
