"""Ending background jobs, and what must not be ended half-way."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds until a job that goes on is told again."""


async def end(jobs: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel jobs and wait until they have ended. A library may swallow a cancellation that reaches it at a bad moment
    (while a connection opens): then the job is told again."""
    going = set(jobs)
    while going:
        for job in going:
            job.cancel()
        _, going = await asyncio.wait(going, timeout=PATIENCE)


async def to_the_end(doing: Coroutine[Any, Any, T]) -> T:
    """Who asked may go, but what he asked for is waited for: however often he is told to stop, nobody comes in between."""
    job = asyncio.ensure_future(doing)
    try:
        return await asyncio.shield(job)
    except asyncio.CancelledError:
        while not job.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait({job})
        if not job.cancelled():
            job.exception()  # who asked does not hear of it any more
        raise
