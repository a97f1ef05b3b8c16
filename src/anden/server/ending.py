"""Ending background jobs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

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
