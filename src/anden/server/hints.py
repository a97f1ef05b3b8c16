"""Hints: what the Stationmaster would do in the asker's place."""

from __future__ import annotations

import msgspec

from anden.core import Seat
from anden.server import wire
from anden.server.errors import Refusal
from anden.server.jobs.pool import Pool, WorkerFailed
from anden.server.jobs.tasks import Answer, Task
from anden.server.jobs.turns import task_of
from anden.server.jobs.turnstile import ASKED
from anden.server.limits import Slots
from anden.server.play import check_seat, check_started
from anden.server.tables import Tables

WAITING_PER_ADDRESS = 8


class Hints:
    """Asked in the same worker processes as bots, with the same eyes: only what the seat sees."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self.tables = tables
        self.pool = pool
        self._by_guest = Slots(1)
        self._by_address = Slots(WAITING_PER_ADDRESS)

    async def give(self, table_id: str, guest: str, seat: Seat, address: str) -> wire.Hint:
        """One at a time for each: who asks for a second before he has the first, or has gone meanwhile, takes nobody
        else's turn to think."""
        if not self._by_guest.take(guest):
            raise Refusal(429, "too_many", retry_after=2)
        try:
            if not self._by_address.take(address):
                raise Refusal(429, "too_many", retry_after=2)
            try:
                return await self._give(table_id, guest, seat)
            finally:
                self._by_address.free(address)
        finally:
            self._by_guest.free(guest)

    async def _give(self, table_id: str, guest: str, seat: Seat) -> wire.Hint:
        async with self.tables.open(table_id) as live:
            check_seat(live, guest, seat)
            check_started(live)
            if seat not in live.match.to_act():
                raise Refusal(409, "no_hint", length=len(live.match.log))
            task = task_of(live, "hint", seat, "stationmaster", self.tables.settings.bot_limit)
            length = len(live.match.log)
        answer = await self._ask(task)
        async with self.tables.open(table_id) as live:
            if len(live.match.log) != length:
                raise Refusal(409, "conflict", length=len(live.match.log))
            action = live.codec.action(msgspec.json.encode(answer.action))
            self.tables.metrics.count("anden_hints_total")
            return wire.Hint(
                msgspec.to_builtins(action),
                live.match.rules.notation(live.match.state, action),
                answer.gain,
                round(answer.seconds, 3),
            )

    async def _ask(self, task: Task) -> Answer:
        """The Stationmaster; if he fails, what the Driver would do, without a gain."""
        for attempt in (task, msgspec.structs.replace(task, kind="choose", level="driver")):
            try:
                return await self.pool.run(attempt, ASKED)
            except WorkerFailed as failure:
                self.tables.metrics.count("anden_bot_failures_total", level="hint", reason=failure.reason)
        raise Refusal(503, "hint_failed")
