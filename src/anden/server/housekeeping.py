"""The background job of a server: let go of what nobody uses, forget what has expired."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from datetime import UTC, datetime

from anden.server import expiry
from anden.server.db.engine import Conflict, StorageFailed
from anden.server.tables import Tables

log = logging.getLogger("anden.server")

SWEEP_SECONDS = 6 * 3600
LOOK_SECONDS = 15.0
PAUSE = 0.2
"""Seconds between two small removals, so that people's changes go between."""


class Housekeeping:
    """Looks around every few seconds, sweeps every few hours."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._job: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._job = asyncio.create_task(self._run(), name="housekeeping")

    async def stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._job

    async def _run(self) -> None:
        swept = -math.inf
        while True:
            await asyncio.sleep(min(LOOK_SECONDS, self.tables.settings.table_idle))
            try:
                self.tables.forget_idle()
                if time.monotonic() - swept > SWEEP_SECONDS:
                    swept = time.monotonic()
                    await self.sweep()
            except (StorageFailed, Conflict) as error:
                log.warning("what has expired could not be forgotten now: %s", error)

    async def sweep(self) -> None:
        """Forget what has expired, a little at a time."""
        while counts := await self.tables.database.write(lambda c: expiry.sweep(c, datetime.now(UTC))):
            for metric, number in counts.items():
                self.tables.metrics.count(metric, number)
            await asyncio.sleep(PAUSE)
