"""The one writer of an SQLite database: a thread that carries out changes in the order they came."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.engine import Connection, Engine

T = TypeVar("T")

MOST_TOGETHER = 64
"""Changes that share one commit: one sync of the disk serves them all."""


class _Job:
    """A change that waits, and who waits for it."""

    __slots__ = ("answer", "change", "error", "loop", "result")

    def __init__(self, change: Callable[[Connection], Any]) -> None:
        self.change = change
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        if self.answer.done():
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.error)


class Writer:
    """Started with the first change. Nothing is answered before it is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self._data_version: int | None = None

    async def write(self, change: Callable[[Connection], T]) -> T:
        job = _Job(change)
        self._queue.put(job)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="anden-writer", daemon=True)
            self._thread.start()
        result: T = await job.answer
        return result

    async def changed_elsewhere(self) -> bool:
        """Whether another connection than ours has changed the file since this was last asked, or may have: a new
        connection does not know what came before it."""

        def look(connection: Connection) -> bool:
            now = int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
            before, self._data_version = self._data_version, now
            return before != now

        return await self.write(look)

    async def close(self) -> None:
        """Carry out what waits, then let go of the connection."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, thread.join)

    # --- in the thread -------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            jobs, ends = self._waiting()
            if jobs:
                self._carry_out(jobs)
                _tell(jobs)
            if ends:
                self._drop()
                return

    def _waiting(self) -> tuple[list[_Job], bool]:
        """All that wait now, at least one; and whether that was the last of them."""
        jobs: list[_Job] = []
        found = self._queue.get()
        while found is not None:
            jobs.append(found)
            if len(jobs) >= MOST_TOGETHER:
                return jobs, False
            try:
                found = self._queue.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _carry_out(self, jobs: list[_Job]) -> None:
        """All in one transaction; if anything is wrong with one of them, each in its own."""
        if len(jobs) > 1 and self._together(jobs):
            return
        for job in jobs:
            job.error = None
            try:
                connection = self._open()
                with connection.begin():
                    job.result = job.change(connection)
            except BaseException as error:  # noqa: BLE001  whatever it is, it belongs to who asked
                job.error = error
                self._recover()

    def _together(self, jobs: list[_Job]) -> bool:
        try:
            connection = self._open()
            with connection.begin():
                for job in jobs:
                    job.result = job.change(connection)
        except BaseException:  # noqa: BLE001  it comes again, and is told, when each is carried out alone
            self._recover()
            return False
        return True

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _recover(self) -> None:
        """After a failure the connection may be in any state: take a new one."""
        if self._connection is not None and (
            self._connection.in_transaction() or self._connection.invalidated
        ):
            self._drop()

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        self._data_version = None
        if connection is not None:
            connection.close()


def _tell(jobs: list[_Job]) -> None:
    """One call into the event loop for all that were committed together."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, some in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, some)
        except RuntimeError:  # the loop has ended, nobody waits any more
            continue


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        job.settle()
