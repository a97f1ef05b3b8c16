"""Who moves the bots when several processes share a PostgreSQL: a queue of turns that any of them takes.

A turn is queued in the transaction of the change that made it due, so none is lost; it names its position, so none is
taken twice. Same interface as `Drivers`, which does it when there is one process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta
from typing import Any

from procrastinate import App, BaseRetryStrategy, PsycopgConnector, RetryDecision
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import DeleteJobCondition, Job
from psycopg_pool import PoolTimeout
from sqlalchemy.engine import Connection

from anden.server.bus.postgres import PostgresBus
from anden.server.db.engine import Conflict, StorageFailed
from anden.server.ending import end
from anden.server.errors import Refusal
from anden.server.jobs import deferring
from anden.server.jobs.bench import Bench
from anden.server.jobs.turns import Turns
from anden.server.table import LiveTable
from anden.server.tables import Tables

log = logging.getLogger("anden.server")

AT_ONCE = 16
"""Turns that a process takes at once: most of them pause, so that people can follow, and wait for a thinking worker."""
CONNECTIONS = 2
LEAVE_SECONDS = 2.0
"""How long a turn may still go on when the server stops; then it goes back into the queue."""
SHORTEST_REST, LONGEST_REST = 0.5, 30.0


class Again(BaseRetryStrategy):
    """Whatever the database refused for now, or the end of this process cut short, is tried again."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        if isinstance(exception, Conflict | asyncio.CancelledError):
            return RetryDecision()
        if isinstance(exception, StorageFailed):
            rest = min(LONGEST_REST, SHORTEST_REST * 2 ** min(job.attempts, 8))
            return RetryDecision(retry_at=datetime.now(UTC) + timedelta(seconds=rest))
        return None


class Queue:
    """Queues turns, and takes them with `settings.workers` thinking processes; with none it only queues."""

    def __init__(self, tables: Tables, turns: Turns, bus: PostgresBus) -> None:
        bus.bells[deferring.CHANNEL] = self._ring
        self.tables = tables
        self.turns = turns
        self.database = tables.database
        self.settings = tables.settings
        self._taking: set[str] = set()
        self._jobs: list[asyncio.Task[None]] = []
        self._bench: Bench | None = None
        self._stopped = False

    # --- queueing ------------------------------------------------------------------------------------------------

    def stored(self, connection: Connection, live: LiveTable) -> None:
        """A change is being stored that may make a bot's turn due. Bots among themselves wait for somebody to look."""
        if not live.only_bots and self.turns.due(live):
            live.queued = len(live.match.log)
            deferring.defer(connection, live.id, live.queued, deferring.PEOPLE)

    def nudge(self, live: LiveTable) -> None:
        """Something changed at a table, or somebody looks at it."""
        if self._stopped or not live.awake:
            return
        if not live.loaded or live.behind:
            if live.only_bots:  # who looks drives them; people's turns are queued by who stored the change
                self.tables.later(self._look(live.id), f"the bots of table {live.id} are not driven on")
        elif live.queued != len(live.match.log) and self.turns.due(live):
            live.queued = len(live.match.log)
            self.tables.later(self._defer(live), f"the turn at table {live.id} is not queued")

    async def _look(self, table_id: str) -> None:
        async with self.tables.open(table_id) as live:
            self.nudge(live)

    async def _defer(self, live: LiveTable) -> None:
        length = live.queued
        priority = deferring.NOBODY if live.only_bots else deferring.PEOPLE
        try:
            await self.database.write(lambda c: deferring.defer(c, live.id, length, priority))
        except Conflict:
            return  # another process has just queued it
        except StorageFailed:
            live.queued = -1
            raise

    # --- taking --------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        if self.settings.workers > 0:
            doing = (self._work(), self._care(), self._search())
            self._jobs = [asyncio.create_task(job) for job in doing]

    async def stop(self) -> None:
        self._stopped = True
        await end(self._jobs)

    def running(self, table_id: str) -> bool:
        return table_id in self._taking

    async def turn(self, table_id: str, length: int) -> None:
        """One turn from the queue. One that is out of date costs a look at the version."""
        self._taking.add(table_id)
        try:
            await self.turns.take(table_id, length)
        except Refusal as error:
            log.warning("the bots of table %s stop: %s", table_id, error.body.key)
        finally:
            self._taking.discard(table_id)

    async def _work(self) -> None:
        """Take turns until the server stops, whatever happens to the database."""
        rest = SHORTEST_REST
        while not self._stopped:
            app = self._app()
            try:
                await app.open_async()
                rest = SHORTEST_REST
                await self._take_turns(app)
            except (ConnectorException, PoolTimeout, StorageFailed, Conflict, OSError) as error:
                log.warning("the queue of bots' turns cannot be reached (%s); next try in %g s", error, rest)
            finally:
                await app.close_async()  # also when it was told to stop while it opened
            await asyncio.sleep(rest)
            rest = min(LONGEST_REST, rest * 2)

    def _app(self) -> App:
        url = self.database.url.replace("postgresql+psycopg://", "postgresql://", 1)
        given: dict[str, Any] = {"conninfo": url, "min_size": 1, "max_size": CONNECTIONS, "timeout": 10.0}
        app = App(connector=PsycopgConnector(**given))
        app.task(name=deferring.TURN, queue=deferring.QUEUE, retry=Again())(self.turn)
        return app

    async def _take_turns(self, app: App) -> None:
        self._bench = bench = Bench(
            app,
            queues=[deferring.QUEUE],
            concurrency=AT_ONCE,
            install_signal_handlers=False,
            listen_notify=False,  # the bus hears for it: one line fewer, and one that mends itself
            shutdown_graceful_timeout=LEAVE_SECONDS,
            delete_jobs=DeleteJobCondition.ALWAYS,
            update_heartbeat_interval=self.settings.job_beat,
            stalled_worker_timeout=self.settings.job_dead,
        )
        try:
            await self._give_back()
            await bench.run()  # type: ignore[no-untyped-call]
        finally:
            self._bench = None
            if bench.worker_id is not None:  # it could not say goodbye: what it had taken is free at once
                worker = bench.worker_id
                with contextlib.suppress(StorageFailed, Conflict):
                    await self.database.write(lambda c: deferring.unregister(c, worker))

    async def _care(self) -> None:
        """What dead processes had taken goes back into the queue."""
        while True:
            await asyncio.sleep(self.settings.job_beat / 2)
            with contextlib.suppress(StorageFailed, Conflict):
                await self._give_back()

    async def _give_back(self) -> None:
        found = await self.database.write(lambda c: deferring.give_back(c, self.settings.job_dead))
        if found:
            log.warning("%d turns of a process that is gone are taken over", found)
            self.tables.metrics.count("anden_bot_turns_taken_over_total", found)
            self._ring()

    def _ring(self) -> None:
        """There may be something to take."""
        if self._bench is not None:
            self._bench.bell.set()

    async def _search(self) -> None:
        """What is in no queue, at the start and now and then."""
        while True:
            with contextlib.suppress(StorageFailed, Conflict):
                found = await self.database.write(deferring.search)
                if found:
                    log.warning("%d turns of bots were in no queue and are now", found)
            await asyncio.sleep(self.settings.job_search)
