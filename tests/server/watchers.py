"""Many watchers at tables, without a network: what is sent to each is counted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.house import House


class Counted:
    """One open stream and the bytes that were sent to it."""

    def __init__(self) -> None:
        self.bytes = 0
        self.events = 0
        self.beats = 0

    async def send(self, message: Any) -> None:
        body: bytes = message.get("body", b"")
        if body.startswith(b":"):
            self.beats += 1
        elif body:
            self.bytes += len(body)
            self.events += 1


class Watchers:
    """Opens streams, and closes them all at the end."""

    def __init__(self, here: House) -> None:
        self.here = here
        self.counts: list[Counted] = []
        self._running: dict[Counted, asyncio.Task[None]] = {}

    async def open(self, table: Any, guest: str, board: str | None = None) -> Counted:
        live = self.here.services.live
        response = await live.begin(table["id"], guest, None, None, board, "10.0.0.1")
        counted = Counted()
        self._running[counted] = asyncio.create_task(response({}, _stay, counted.send))
        self.counts.append(counted)
        return counted

    async def close(self, counted: Counted) -> None:
        task = self._running.pop(counted)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def quiet(self) -> int:
        """Wait until nothing more is sent; all bytes so far."""
        async with asyncio.timeout(60):
            before = -1
            while before != (now := sum(c.bytes for c in self.counts)):
                before = now
                await asyncio.sleep(0.15)
        return before

    async def end(self) -> None:
        for counted in list(self._running):
            await self.close(counted)


async def _stay() -> Any:
    await asyncio.Event().wait()


@asynccontextmanager
async def watchers(here: House) -> AsyncIterator[Watchers]:
    found = Watchers(here)
    try:
        yield found
    finally:
        await found.end()
