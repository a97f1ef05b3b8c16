"""What runs in the background ends when it is told to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from anden.server import ending
from anden.server.db.engine import Database
from anden.server.settings import Settings
from tests.server.postgres import cluster_or_skip

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


async def test_what_must_be_done_is_done_however_often_it_is_told_to_stop() -> None:
    steps: list[str] = []

    async def storing() -> None:
        steps.append("begun")
        await asyncio.sleep(0.1)
        steps.append("stored")

    async def asking() -> None:
        try:
            await ending.to_the_end(storing())
        finally:
            steps.append("gone")

    job = asyncio.create_task(asking())
    for _ in range(4):
        await asyncio.sleep(0.01)
        job.cancel()
    with pytest.raises(asyncio.CancelledError):
        await job
    assert steps == ["begun", "stored", "gone"]


async def test_a_line_that_was_being_opened_when_the_server_stopped_is_closed(tmp_path: Path) -> None:
    """Told to stop at any moment of opening it. The ended jobs are kept: what they had in hand must not live on with them."""
    with cluster_or_skip() as cluster:
        import psycopg

        from anden.server.bus.postgres import PostgresBus

        url = f"{cluster.url}?application_name=line"
        bus = PostgresBus(Database(url), Settings(data=tmp_path, database=url))
        bus.bells["another"] = lambda: None
        cut_short = []
        with psycopg.connect(cluster.url, autocommit=True) as looking:
            query = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'line'"
            for moments in range(200):
                opening = asyncio.create_task(bus._connect())
                for _ in range(moments):
                    await asyncio.sleep(0.0005)
                opening.cancel()
                await asyncio.wait({opening})
                if not opening.cancelled():  # it was open before
                    await opening.result().close()
                    break
                cut_short.append(opening)
            for _ in range(100):  # PostgreSQL notices a little later
                if (row := looking.execute(query).fetchone()) == (0,):
                    break
                await asyncio.sleep(0.05)
        assert row == (0,)
        assert len(cut_short) > 2
