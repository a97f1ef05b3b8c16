"""The worker of Procrastinate, told at once when there may be something to take.

Procrastinate tells its workers of every new job. Ours are often not ready to be taken when they are new: the next turn of
a table is queued with the move before it, whose own turn is not finished yet. So a worker looks again after each turn."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from procrastinate import App
from procrastinate.exceptions import ConnectorException
from procrastinate.job_context import JobContext
from procrastinate.jobs import Job
from procrastinate.manager import JobManager
from procrastinate.worker import Worker

log = logging.getLogger("anden.server")


class Bell(asyncio.Event):
    """Rung when there may be something to take. Who looks and finds nothing may stop it, unless it was rung again while
    he was looking."""

    def __init__(self) -> None:
        super().__init__()
        self._rung = 0
        self._heard = 0

    def set(self) -> None:
        self._rung += 1
        super().set()

    def look(self) -> None:
        self._heard = self._rung

    def clear(self) -> None:
        if self._heard == self._rung:
            super().clear()


class Jobs(JobManager):
    """Notes what has been rung for before it looks."""

    bell: Bell

    async def fetch_job(self, queues: Any, worker_id: int) -> Job | None:
        self.bell.look()
        return await super().fetch_job(queues, worker_id)


class Bench(Worker):
    """Takes turns from the queue, several at a time."""

    def __init__(self, app: App, **given: Any) -> None:
        super().__init__(app, **given)
        jobs = Jobs(app.connector)
        self.bell = self._new_job_event = jobs.bell = Bell()
        app.job_manager = jobs

    async def _process_job(self, context: JobContext) -> None:
        try:
            await super()._process_job(context)
        except ConnectorException as error:
            # The turn is taken, but the queue does not know it, and would keep the table locked for as long as this
            # worker lives. So it ends; the next one begins with what it left.
            log.warning("the end of a turn could not be noted: %s", error)
            self.stop()  # type: ignore[no-untyped-call]
        finally:
            self.bell.set()
