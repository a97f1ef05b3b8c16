"""A bot's turn at a table: see who is to decide, let a worker think, do what it says. Who calls it does not matter:
a driver in this process, or a job of the queue that several machines share."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec

from anden.core import Refused, Seat, View
from anden.server import clock
from anden.server.consent import answer_for_bots, bots_asked
from anden.server.db.engine import Conflict
from anden.server.errors import Refusal
from anden.server.jobs.pool import Pool, WorkerFailed
from anden.server.jobs.tasks import Task
from anden.server.jobs.turnstile import NOBODY, PEOPLE
from anden.server.table import LiveTable
from anden.server.tables import Tables
from anden.server.wire import LEVELS

log = logging.getLogger("anden.server")

RANDOM = "random"
"""Whoever is left when every level has failed."""
FAILURES = 3
"""After so many failures in a row a level of a game is given a rest, so that nobody waits for it at every move."""
REST = 60.0
LONG = 200
"""Logs longer than this are encoded beside the event loop."""


@dataclass(slots=True)
class Decision:
    """A bot is to decide: where, and everything a worker needs."""

    game: str
    seat: Seat
    level: str
    length: int
    urgency: int
    only: Any
    """The one thing that can be done, when there is no choice; else None."""
    task: Task | None


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


class Turns:
    """Makes the decisions of bots."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool
        self.settings = tables.settings
        self.metrics = tables.metrics
        self.thinking = 0
        """Bots that think at this process now."""
        self._failed: dict[tuple[str, str], int] = {}
        self._resting: dict[tuple[str, str], float] = {}

    def due(self, live: LiveTable) -> bool:
        """Whether a bot has something to do at a table in memory."""
        return bool(live.bots_to_act()) or bots_asked(live)

    async def take(self, table_id: str, length: int | None = None) -> bool:
        """One decision of one bot, in the position of this length of log if one is named. False when there is none to
        make."""
        async with self.tables.open(table_id) as live:
            if length is not None and length != len(live.match.log):
                return False
            if bots_asked(live):
                async with self.tables.change(live):
                    answer_for_bots(live)
            decision = await self._next(live)
            if decision is None:
                return False
            live.users += 1
            since = live.thinking[decision.seat] = clock.now()
            live.notice()
        began = time.monotonic()
        self.thinking += 1
        try:
            # Told before it is done: who hears of the move knows that the bot thinks no more.
            await self.tables.bus.tell_thinking(table_id, decision.seat, since)
            level, answer = await self._decide(decision)
            await asyncio.sleep(max(0.0, self.settings.bot_pause - (time.monotonic() - began)))
        finally:
            self.thinking -= 1
            live.users -= 1
            live.thinking.pop(decision.seat, None)
            live.notice()
        async with self.tables.open(table_id) as live:
            await self._play(live, decision, level, answer)
        return True

    async def _next(self, live: LiveTable) -> Decision | None:
        seats = live.bots_to_act()
        if not seats:
            return None
        seat = seats[0]
        level = live.places[seat].level or LEVELS[0]
        match = live.match
        legal = await self.tables.carried_out(
            match, 1, lambda: list(islice(match.rules.legal(match.state, seat), 2))
        )
        only = legal[0] if len(legal) == 1 else None
        task = None
        if only is None:
            given = (live, "choose", seat, level, self.settings.bot_limit)
            long = len(live.match.log) > LONG
            task = await self.tables.aside.run(task_of, *given) if long else task_of(*given)
        urgency = NOBODY if live.only_bots else PEOPLE
        return Decision(live.facts.game, seat, level, len(live.match.log), urgency, only, task)

    async def _decide(self, decision: Decision) -> tuple[str, bytes | None]:
        """Ask the bot of the level; if it fails the lower ones; None = nobody had an answer."""
        if decision.task is None:
            return decision.level, msgspec.json.encode(decision.only)
        for level in ladder_down(decision.level):
            who = (decision.game, level)
            if self._resting.get(who, 0.0) > time.monotonic():
                continue
            try:
                task = msgspec.structs.replace(decision.task, level=level)
                answer = await self.pool.run(task, decision.urgency)
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

    async def _refused(self, live: LiveTable, seat: Seat, action: Any) -> bool:
        return await self.tables.carried_out(live.match, 1, live.match.problem, seat, action) is not None

    async def _play(self, live: LiveTable, decision: Decision, level: str, answer: bytes | None) -> None:
        """Do what the bot decided, unless the table has changed meanwhile."""
        match = live.match
        if len(match.log) != decision.length or decision.seat not in live.bots_to_act():
            self.metrics.count("anden_bot_decisions_unused_total")
            return
        action = None
        if answer is not None:
            try:
                action = live.codec.action(answer)
            except msgspec.MsgspecError:
                action = None
            if action is None or await self._refused(live, decision.seat, action):
                log.warning("bot %s answered with an action that is not allowed: %r", level, answer)
                self._note_failure((decision.game, level), "illegal")
                action = None
        if action is None:
            level = RANDOM
            view = View.of(match.rules, match.state, decision.seat)
            action = random.choice(await self.tables.carried_out(match, 1, view.legal))
        try:
            async with self.tables.change(live):
                await self.tables.carried_out(match, 1, match.play, decision.seat, action)
        except Refused as refused:  # the log is full: nobody can go on
            raise Refusal(409, refused.problem.key) from None
        except Conflict:  # somebody at another process was faster
            self.metrics.count("anden_bot_decisions_unused_total")
            raise
        self.metrics.count("anden_bot_moves_total", level=level)
