"""A small pool of worker processes: started when needed, ended when idle, killed when late."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from collections.abc import Mapping

import msgspec

from anden.server.jobs.tasks import Answer, ReadRecord, Task, encode
from anden.server.jobs.turnstile import PEOPLE, Turnstile
from anden.server.metrics import Metrics
from anden.server.settings import Settings

log = logging.getLogger("anden.server")

LONGEST_ANSWER = 1 << 24
"""Bytes: the game of a long record."""


class WorkerFailed(Exception):
    """A worker was late, crashed, or found no answer. The reason is `late`, `crashed` or `error`."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


class Worker:
    """One process and its two pipes."""

    def __init__(self, process: asyncio.subprocess.Process, generation: int) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._input = process.stdin
        self._output = process.stdout
        self.since = time.monotonic()
        self.generation = generation

    async def hear(self) -> Answer:
        line = await self._output.readline()
        if not line.endswith(b"\n"):
            raise WorkerFailed("crashed")
        return msgspec.json.decode(line, type=Answer)

    async def ask(self, task: Task | ReadRecord) -> Answer:
        try:
            self._input.write(encode(task))
            await self._input.drain()
        except ConnectionError:
            raise WorkerFailed("crashed") from None
        return await self.hear()

    async def end(self, *, kill: bool) -> None:
        """End the process and wait for it, so that none is left behind."""
        with contextlib.suppress(ProcessLookupError):
            if kill:
                self.process.kill()
            else:
                self._input.close()
        try:
            await asyncio.wait_for(self.process.wait(), 5)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()


class Pool:
    """So many tasks at once; further ones wait in line, those that a person waits for first."""

    def __init__(self, settings: Settings, metrics: Metrics, workers: int) -> None:
        self.settings = settings
        self.metrics = metrics
        self._slots = Turnstile(workers)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._reaper: asyncio.Task[None] | None = None
        self._stopped = False
        self._generation = 0
        self._environment: Mapping[str, str] = {}

    @property
    def size(self) -> int:
        return len(self._all)

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._all]

    async def run(self, task: Task | ReadRecord, urgency: int = PEOPLE) -> Answer:
        """The answer to a task. Raises WorkerFailed; the worker is then replaced by a new one."""
        async with self._slots.passing(urgency):
            if self._stopped:
                raise WorkerFailed("stopped")
            worker = (
                self._idle.pop() if self._idle else await self._start(self._environment, self._generation)
            )
            try:
                answer = await asyncio.wait_for(worker.ask(task), task.limit + self.settings.bot_grace)
            except BaseException as error:
                await self._discard(worker, kill=True)
                if isinstance(error, TimeoutError):
                    raise WorkerFailed("late") from None
                if isinstance(error, msgspec.MsgspecError | ValueError):
                    raise WorkerFailed("crashed", str(error)) from None
                raise
            worker.since = time.monotonic()
            if worker.generation == self._generation:
                self._idle.append(worker)
            else:
                await self._discard(worker, kill=False)
        if answer.error is not None:
            raise WorkerFailed("error", answer.error)
        return answer

    async def renew(self, environment: Mapping[str, str]) -> None:
        """Replace the workers by such as start in another environment. The first of them must have started before an old
        one goes, and an old one that thinks gives its answer first. Raises WorkerFailed; then all stays as it was."""
        fresh = await self._start(environment, self._generation + 1)
        self._environment, self._generation = environment, fresh.generation
        old, self._idle = self._idle, [fresh]
        for worker in old:
            await self._discard(worker, kill=False)

    async def _start(self, environment: Mapping[str, str], generation: int) -> Worker:
        modules = [name for name in self.settings.worker_imports.split(",") if name]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "anden.server.jobs.worker",
            *modules,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            env={**os.environ, **environment},
        )
        worker = Worker(process, generation)
        self._all.add(worker)
        try:
            await asyncio.wait_for(worker.hear(), self.settings.worker_start)
        except BaseException as error:
            await self._discard(worker, kill=True)
            if isinstance(error, TimeoutError):
                raise WorkerFailed("late", "the worker did not start") from None
            raise
        if self._reaper is None or self._reaper.done():
            self._reaper = asyncio.create_task(self._reap(), name="workers")
        return worker

    async def _discard(self, worker: Worker, *, kill: bool) -> None:
        try:
            await asyncio.shield(worker.end(kill=kill))
        finally:
            self._all.discard(worker)

    async def _reap(self) -> None:
        """End workers that have been idle for long, to give their memory back."""
        while self._all:
            await asyncio.sleep(min(5.0, self.settings.worker_idle))
            limit = time.monotonic() - self.settings.worker_idle
            for worker in [w for w in self._idle if w.since < limit]:
                self._idle.remove(worker)
                await self._discard(worker, kill=False)

    async def stop(self) -> None:
        """End all workers."""
        self._stopped = True
        if self._reaper is not None:
            self._reaper.cancel()
            await asyncio.gather(self._reaper, return_exceptions=True)
        self._idle.clear()
        for worker in list(self._all):
            await self._discard(worker, kill=True)
