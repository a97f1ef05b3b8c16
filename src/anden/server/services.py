"""The services of one server process, wired together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anden.server.aside import Aside
from anden.server.bus import Bus
from anden.server.bus.alone import Alone
from anden.server.db.engine import Database, DatabaseTrouble
from anden.server.db.migrate import migrate
from anden.server.engine import Engine
from anden.server.hints import Hints
from anden.server.housekeeping import Housekeeping
from anden.server.imports import Imports
from anden.server.jobs.drivers import Drivers
from anden.server.jobs.pool import Pool
from anden.server.jobs.turns import Turns
from anden.server.limits import Limits
from anden.server.live import Live
from anden.server.lobby import Lobby
from anden.server.metrics import Metrics
from anden.server.people import People
from anden.server.play import Play
from anden.server.settings import Settings
from anden.server.tables import Tables

if TYPE_CHECKING:
    from anden.server.jobs.queue import Queue


class Services:
    """Made with the application, started with the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.database = Database(settings.url)
        self.aside = Aside()
        self.bus = self._bus()
        self.tables = Tables(self.database, settings, self.metrics, self.bus, self.aside)
        self.people = People(self.database, self.bus)
        self.lobby = Lobby(self.tables, self.people, self.limits)
        self.play = Play(self.tables, self.lobby)
        self.live = Live(self.tables)
        self.pool = Pool(settings, self.metrics, max(1, settings.workers))
        self.clerks = Pool(settings, self.metrics, 1)
        self.engine = Engine(settings, (self.pool, self.clerks))
        self.turns = Turns(self.tables, self.pool)
        self.drivers = self._drivers()
        self.hints = Hints(self.tables, self.pool)
        self.imports = Imports(self.lobby, self.clerks)
        self.housekeeping = Housekeeping(self.tables)
        self.tables.also_stored = self.drivers.stored
        self.tables.after_change = self.drivers.nudge
        self.metrics.gauges = {
            "anden_tables_in_memory": lambda: sum(t.loaded for t in self.tables.live.values()),
            "anden_streams": lambda: self.live.count,
            "anden_workers": lambda: self.pool.size + self.clerks.size,
            "anden_bots_thinking": lambda: self.turns.thinking,
        }

    def _bus(self) -> Bus:
        if self.database.is_sqlite:
            return Alone(self.database, self.settings.poll)
        from anden.server.bus.postgres import PostgresBus

        return PostgresBus(self.database, self.settings)

    def _drivers(self) -> Drivers | Queue:
        """Who moves the bots. What only several machines need is loaded only there: it may not be installed."""
        if self.database.is_sqlite:
            return Drivers(self.tables, self.turns)
        try:
            from anden.server.bus.postgres import PostgresBus
            from anden.server.jobs.queue import Queue
        except ModuleNotFoundError as error:
            raise DatabaseTrouble(
                f"the queue of bots' turns is missing ({error.name}): pip install 'anden[postgres]'"
            ) from None
        assert isinstance(self.bus, PostgresBus)
        return Queue(self.tables, self.turns, self.bus)

    async def prepare(self) -> None:
        """Bring the database up to date before the door opens, so that trouble is told in one line."""
        await migrate(self.database)
        await self.database.close()

    async def start(self) -> None:
        await migrate(self.database)
        await self.bus.start(self.tables)
        self.housekeeping.start()
        await self.drivers.start()
        self.engine.start()

    async def stop(self) -> None:
        """End streams, bots and workers, then let go of the database."""
        self.live.close()
        await self.engine.stop()
        await self.housekeeping.stop()
        await self.drivers.stop()
        await self.pool.stop()
        await self.clerks.stop()
        await self.bus.stop()
        await self.tables.settle()
        self.aside.stop()
        await self.database.end()
        await self.limits.close()
