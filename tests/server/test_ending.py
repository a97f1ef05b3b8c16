"""What runs in the background ends when it is told to."""

from __future__ import annotations

import asyncio

import pytest

from anden.server import ending

pytestmark = pytest.mark.anyio


async def test_a_job_that_swallows_a_cancellation_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "PATIENCE", 0.02)
    told = 0

    async def stubborn() -> None:
        nonlocal told
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                told += 1
                if told == 3:
                    raise

    async def failing() -> None:
        raise ValueError

    jobs = [asyncio.create_task(stubborn()), asyncio.create_task(failing())]
    await asyncio.sleep(0)
    await asyncio.wait_for(ending.end(jobs), 10)
    assert told == 3
    assert all(job.done() for job in jobs)
    await ending.end([])
