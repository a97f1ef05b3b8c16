"""The services of one server process, wired together."""

from __future__ import annotations

import asyncio
import contextlib

from anden.server.db.engine import Database
from anden.server.db.migrate import migrate
from anden.server.doors import Limits
from anden.server.hints import Hints
from anden.server.jobs.drivers import Drivers
from anden.server.jobs.pool import Pool
from anden.server.live import Live
from anden.server.lobby import Lobby
from anden.server.metrics import Metrics
from anden.server.people import People
from anden.server.play import Play
from anden.server.settings import Settings
from anden.server.tables import Tables


class Services:
    """Made with the application, started with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.database = Database(settings.url)
        self.tables = Tables(self.database, settings, self.metrics)
        self.people = People(self.database)
        self.play = Play(self.tables)
        self.lobby = Lobby(self.tables, self.people)
        self.live = Live(self.tables)
        self.pool = Pool(settings, self.metrics)
        self.drivers = Drivers(self.tables, self.pool)
        self.hints = Hints(self.tables, self.pool)
        self.tables.after_change = self.drivers.nudge
        self._job: asyncio.Task[None] | None = None
        self.metrics.gauges = {
            "anden_tables_in_memory": lambda: sum(t.loaded for t in self.tables.live.values()),
            "anden_streams": lambda: self.live.count,
            "anden_workers": lambda: self.pool.size,
            "anden_bots_thinking": lambda: sum(len(t.thinking) for t in self.tables.live.values()),
        }

    async def prepare(self) -> None:
        """Bring the database up to date before the door opens, so that trouble is told in one line."""
        await migrate(self.database)
        await self.database.close()  # its connections belong to the event loop of the preparation

    async def start(self) -> None:
        await migrate(self.database)
        self._job = asyncio.create_task(self.tables.run_clean_up(), name="clean-up")
        await self.drivers.resume()

    async def stop(self) -> None:
        """End streams, bots and workers, then let go of the database."""
        self.live.close()
        if self._job is not None:
            self._job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._job
        await self.drivers.stop()
        await self.pool.stop()
        await self.database.close()
