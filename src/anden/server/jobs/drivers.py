"""Who moves the bots: one driver per table, never inside a request, with an end."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Any

import msgspec
from sqlalchemy import or_, select

from anden.core import Seat, View
from anden.server import clock
from anden.server.db.engine import Conflict, StorageFailed
from anden.server.db.models import SeatRow, Table
from anden.server.errors import Refusal
from anden.server.jobs.pool import Pool, WorkerFailed
from anden.server.jobs.tasks import Task
from anden.server.play import agree_for_bots
from anden.server.table import LiveTable
from anden.server.tables import Tables
from anden.server.wire import LEVELS

log = logging.getLogger("anden.server")

RANDOM = "random"
"""Whoever is left when every level has failed."""
FAILURES = 3
"""After so many failures in a row a level of a game is given a rest, so that nobody waits for it at every move."""
REST = 60.0
RESUMED_DAYS = 30
LONGEST_REST = 30.0


@dataclass(slots=True)
class Decision:
    """A bot is to decide: where, and everything a worker needs."""

    game: str
    seat: Seat
    level: str
    length: int
    only: Any
    """The one thing that can be done, when there is no choice; else None."""
    task: Task


def task_of(live: LiveTable, kind: Any, seat: Seat, level: str, limit: float) -> Task:
    """What a worker gets: setup and log, no state, no seed."""
    encode = live.codec.encode
    return Task(
        kind=kind,
        setup=msgspec.Raw(encode(live.facts.setup)),
        seat=seat,
        level=level,
        limit=limit,
        log=[(entry.seat, msgspec.Raw(encode(entry.action))) for entry in live.match.log],
    )


def ladder_down(level: str) -> list[str]:
    """A level and the lower ones to fall back to."""
    start = LEVELS.index(level) if level in LEVELS else 0
    return list(reversed(LEVELS[: start + 1]))


class Drivers:
    """Starts a driver where a bot is to act, and knows the running ones."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool
        self.settings = tables.settings
        self.metrics = tables.metrics
        self._running: dict[str, asyncio.Task[None]] = {}
        self._stopped = False
        self._failed: dict[tuple[str, str], int] = {}
        self._resting: dict[tuple[str, str], float] = {}

    def nudge(self, live: LiveTable) -> None:
        """Something changed at a table: start a driver if a bot has something to do and none is there."""
        if self._stopped or live.id in self._running:
            return
        if not live.loaded or live.bots_to_act() or self._bots_asked(live):
            self._start(live.id)

    async def resume(self) -> None:
        """After a start: pick up the tables where a bot is to act."""
        since = clock.text(datetime.now(UTC) - timedelta(days=RESUMED_DAYS))
        query = (
            select(Table.id, Table.to_act, SeatRow.seat)
            .join(SeatRow, SeatRow.table_id == Table.id)
            .where(
                Table.status == "playing",
                Table.updated > since,
                or_(SeatRow.kind == "bot", SeatRow.stand_in.is_(True)),
            )
            .order_by(Table.updated.desc())
        )
        async with self.tables.database.read() as connection:
            rows = list(await connection.execute(query))
        for table_id in dict.fromkeys(row.id for row in rows if row.seat in msgspec.json.decode(row.to_act)):
            self._start(table_id)

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._running.clear()

    def running(self, table_id: str) -> bool:
        return table_id in self._running

    def _start(self, table_id: str) -> None:
        task = asyncio.create_task(self._drive(table_id), name=f"bots of {table_id}")
        self._running[table_id] = task
        task.add_done_callback(lambda done: self._ended(table_id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._running.get(table_id) is task:
            del self._running[table_id]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("the bots of table %s stopped", table_id, exc_info=error)

    # --- one driver ------------------------------------------------------------------------------------------------

    async def _drive(self, table_id: str) -> None:
        """Let the bots of a table act until it is not their turn, at most so many times in a row."""
        rest = 0.5
        moves = 0
        while moves < self.settings.bot_moves:
            try:
                if not await self._one(table_id):
                    return
            except Conflict:
                continue
            except StorageFailed as error:
                log.warning(
                    "a bot's move at table %s was not stored (%s); next try in %g s", table_id, error, rest
                )
                await asyncio.sleep(rest)
                rest = min(LONGEST_REST, rest * 2)
                continue
            except Refusal as error:
                log.warning("the bots of table %s stop: %s", table_id, error.body.key)
                return
            moves += 1
        log.warning("the bots of table %s rest after %d moves in a row", table_id, moves)

    async def _one(self, table_id: str) -> bool:
        """One decision of one bot. False when there is none to make."""
        async with self.tables.open(table_id) as live:
            if self._bots_asked(live):
                async with self.tables.change(live):
                    agree_for_bots(live)
            decision = self._next(live)
            if decision is None:
                # Still under the lock: whoever changes the table from now on finds no driver and starts a new one.
                self._running.pop(table_id, None)
                return False
            live.users += 1
            live.thinking[decision.seat] = clock.now()
            live.wake()
        began = time.monotonic()
        try:
            level, answer = await self._decide(decision)
            await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - began)))
        finally:
            live.users -= 1
            live.thinking.pop(decision.seat, None)
            live.wake()
        async with self.tables.open(table_id) as live:
            await self._play(live, decision, level, answer)
        return True

    def _bots_asked(self, live: LiveTable) -> bool:
        request = live.match.request if live.loaded else None
        return request is not None and any(live.places[n].played_by_bot for n in request.waiting)

    def _next(self, live: LiveTable) -> Decision | None:
        seats = live.bots_to_act()
        if not seats:
            return None
        seat = seats[0]
        level = live.places[seat].level or LEVELS[0]
        task = task_of(live, "choose", seat, level, self.settings.bot_limit)
        legal = list(islice(live.match.rules.legal(live.match.state, seat), 2))
        only = legal[0] if len(legal) == 1 else None
        return Decision(live.facts.game, seat, level, len(live.match.log), only, task)

    async def _decide(self, decision: Decision) -> tuple[str, bytes | None]:
        """Ask the bot of the level; if it fails the lower ones; None = nobody had an answer."""
        if decision.only is not None:
            return decision.level, msgspec.json.encode(decision.only)
        for level in ladder_down(decision.level):
            who = (decision.game, level)
            if self._resting.get(who, 0.0) > time.monotonic():
                continue
            try:
                answer = await self.pool.run(msgspec.structs.replace(decision.task, level=level))
            except WorkerFailed as failure:
                if failure.reason == "stopped":
                    raise asyncio.CancelledError from None
                log.warning("bot %s failed: %s", level, failure)
                self._note_failure(who, failure.reason)
                continue
            self._failed.pop(who, None)
            return level, msgspec.json.encode(answer.action)
        return RANDOM, None

    def _note_failure(self, who: tuple[str, str], reason: str) -> None:
        self.metrics.count("anden_bot_failures_total", level=who[1], reason=reason)
        self._failed[who] = self._failed.get(who, 0) + 1
        if self._failed[who] >= FAILURES:
            self._resting[who] = time.monotonic() + REST

    async def _play(self, live: LiveTable, decision: Decision, level: str, answer: bytes | None) -> None:
        """Do what the bot decided, unless the table has changed meanwhile."""
        match = live.match
        if len(match.log) != decision.length or decision.seat not in live.bots_to_act():
            return
        action = None
        if answer is not None:
            try:
                action = live.codec.action(answer)
            except msgspec.MsgspecError:
                action = None
            if action is None or match.problem(decision.seat, action) is not None:
                log.warning("bot %s answered with an action that is not allowed: %r", level, answer)
                self._note_failure((decision.game, level), "illegal")
                action = None
        if action is None:
            level = RANDOM
            action = random.choice(View.of(match.rules, match.state, decision.seat).legal())
        async with self.tables.change(live):
            match.play(decision.seat, action)
            live.fallback[decision.seat] = None if level == decision.level else level
        self.metrics.count("anden_bot_moves_total", level=level)
