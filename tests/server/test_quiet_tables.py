"""A watched quiet table costs nothing: no replay, no look at the database, no match in memory."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from anden.server import render
from anden.server.db.engine import Database
from tests.server.house import house
from tests.server.watchers import watchers

pytestmark = pytest.mark.anyio

TABLES = 900
IN_MEMORY = 100
BEAT = 0.5
PLENTY: dict[str, Any] = {
    "streams_per_guest": 10_000,
    "streams_per_address": 10_000,
    "rate_guest": "100000/minute",
    "rate_address": "100000/minute",
    "rate_tables": "100000/minute",
    "rate_tables_address": "100000/minute",
    "tables_per_guest": 10_000,
}


async def test_more_watched_tables_than_fit_into_memory_do_not_thrash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, tables_in_memory=IN_MEMORY, heartbeat=BEAT, poll=60.0, **PLENTY) as here:
        services = here.services
        await services.housekeeping.stop()  # it comes when we call it
        ana = here.person()
        me = (await ana.get("/me"))["id"]
        async with watchers(here) as audience:
            for _ in range(TABLES):
                await audience.open(await ana.open("hotseat", "hotseat"), me)
            await audience.quiet()
            await services.tables.settle()
            services.tables.forget_idle()
            assert sum(live.loaded for live in services.tables.live.values()) <= IN_MEMORY
            replays = services.metrics.value("anden_replays_total")
            beats = sum(counted.beats for counted in audience.counts)
            asked = spies(services.database, monkeypatch)
            for _ in range(3):
                await asyncio.sleep(2 * BEAT)
                services.tables.forget_idle()
            assert sum(counted.beats for counted in audience.counts) >= beats + 2 * TABLES
            assert services.metrics.value("anden_replays_total") == replays
            assert asked == [], "a sign of life touches neither database nor match"
            assert len(services.tables.live) == TABLES


def spies(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes every statement, every glance at a version and every position that is rendered."""
    asked: list[str] = []
    event.listen(database.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))

    async def version_of(table_id: str) -> int:
        asked.append(f"version of {table_id}")
        return 0

    monkeypatch.setattr(database, "version_of", version_of)
    monkeypatch.setattr(render, "look", lambda *_given, **_named: asked.append("rendered"))
    return asked


async def test_a_table_that_left_the_memory_tells_its_watchers_what_is_new(tmp_path: Path) -> None:
    async with house(tmp_path, tables_in_memory=0, **PLENTY) as here, watchers(here) as audience:
        ana = here.person()
        table = await ana.open("hotseat", "hotseat")
        counted = await audience.open(table, "g_spectator")
        await audience.quiet()
        here.services.tables.forget_idle()
        assert not here.services.tables.live[table["id"]].loaded
        await ana.act(table)
        await audience.quiet()
        assert counted.events == 2
