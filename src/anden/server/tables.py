"""The tables in memory. Loading, storing and forgetting; who changes a table does it here and nowhere else."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from array import array
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import Connection

from anden.core import Entry, Match, Refused, Seat, rules_of
from anden.core.registry import UnknownGame, UnknownVersion
from anden.server import clock, presence, render, store
from anden.server.aside import Aside, interpreted
from anden.server.bus import UNKNOWN, Bus
from anden.server.db.engine import Conflict, Database, StorageFailed
from anden.server.db.models import TableRow
from anden.server.ending import to_the_end
from anden.server.errors import Refusal
from anden.server.metrics import Metrics
from anden.server.progress import store_progress
from anden.server.render import Eyes
from anden.server.settings import Settings
from anden.server.store import Draft, Request, Stored, Update
from anden.server.table import LiveTable, codec_of

log = logging.getLogger("anden.server")

T = TypeVar("T")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16,32}")
SHORT = 32
"""So many entries are replayed at once; more beside the event loop, and all of them when the rules are not compiled."""
PICTURE_SECONDS = 5.0
"""What was rendered of a table is kept for so long: until all who watch have got it."""
DOORS = 64
"""Who comes and goes at a table is stored one after the other; so many tables at once."""
TOGETHER = 200
"""Tables that are asked for in one query."""


@dataclass(slots=True)
class Change:
    """What a `with tables.change(...)` block did besides appending to the log."""

    seats: bool = False
    request: Request | None = None


class Tables:
    """Owns the live tables of this process."""

    def __init__(
        self, database: Database, settings: Settings, metrics: Metrics, bus: Bus, aside: Aside
    ) -> None:
        self.database = database
        self.settings = settings
        self.metrics = metrics
        self.bus = bus
        self.aside = aside
        self.live: dict[str, LiveTable] = {}
        self.also_stored: Callable[[Connection, LiveTable], None] = lambda _connection, _live: None
        """What is stored with a change, in its transaction: a bot's turn in the queue of jobs."""
        self.after_change: Callable[[LiveTable], None] = lambda _live: None
        self._jobs: set[asyncio.Task[None]] = set()
        self._at_the_door = [asyncio.Lock() for _ in range(DOORS)]

    # --- using a table -------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(self, table_id: str, *, fresh: bool = True) -> AsyncIterator[LiveTable]:
        """The table, locked. Nothing is seen of a change before it is stored. Not `fresh` = what is in memory will do,
        because who writes is told by the database when it is old."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal(404, "not_found")
        live = self.live.get(table_id)
        if live is None:
            live = self.live[table_id] = LiveTable(table_id)
        live.users += 1
        try:
            async with live.lock:
                await self.refresh(live, fresh)
                live.touch()
                yield live
        finally:
            live.users -= 1
            if not live.streams:
                live.picture = None  # nobody else will want to see the same
                if not live.loaded and not live.users:
                    self.live.pop(table_id, None)

    @asynccontextmanager
    async def change(self, live: LiveTable) -> AsyncIterator[Change]:
        """Change an open table. When the block ends the change is stored, and only then others see it; when it or
        the storing fails, memory is read anew from the database."""
        first = len(live.match.log)
        change = Change()
        try:
            yield change
            await to_the_end(self._store(live, first, change))
        except (Refused, Refusal):
            if change.seats or len(live.match.log) != first:
                live.forget()
            raise
        except BaseException:
            # It may be stored all the same (who asked has gone, or the line broke at the commit): all look again.
            live.forget()
            live.behind = True
            self.tell(live)
            raise
        self.metrics.count("anden_entries_total", len(live.match.log) - first)
        self.tell(live)

    def tell(self, live: LiveTable) -> None:
        """Let watchers and bots know that a table has changed."""
        live.notice()
        self.note_presence(live)
        presence.expect_next(live, self.settings)
        self.after_change(live)

    async def answered(self, live: LiveTable, request: Request) -> int | None:
        """The length a request with this key was answered with, if it was carried out before."""
        row = await self.database.read(lambda c: store.answered(c, live.id, request))
        if row is None:
            return None
        if row.digest != request.digest:
            raise Refusal(422, "key_reused")
        return int(row.length)

    async def whole(self, live: LiveTable, eyes: Eyes, known: str | None = None) -> msgspec.Raw:
        """A table with its log, as it is shown to who opens it; a long log is rendered beside the event loop."""
        return await self.rendered(live, len(live.match.log), render.table, live, eyes, self.settings, known)

    async def rendered(self, live: LiveTable, entries: int, render: Callable[..., T], *given: Any) -> T:
        """What is rendered of a position and so many log entries: at once, or beside the event loop when it is much
        or the positions of the table are known to take long."""
        if entries <= SHORT and not live.slow and not interpreted(live.match.rules):
            return render(*given)
        return await self.aside.run(render, *given)

    async def carried_out(
        self, match: Match[Any, Any], steps: int, doing: Callable[..., T], *given: Any
    ) -> T:
        """What the rules of a match do: at once, or beside the event loop when they are not compiled or it may be many
        steps."""
        if steps <= SHORT and not interpreted(match.rules):
            return doing(*given)
        return await self.aside.run_to_the_end(doing, *given)

    def changed_aside(self, table_id: str) -> None:
        """A table was changed in the database without being open: what is in memory is old."""
        self.heard(table_id, UNKNOWN)

    # --- loading -------------------------------------------------------------------------------------------------

    async def refresh(self, live: LiveTable, fresh: bool = True) -> None:
        """Bring memory up to what the database says. The log only grows, so what is there stays."""
        if live.loaded:
            if not fresh and not live.behind:
                return
            version = await self.database.version_of(live.id)
            if version == live.version:
                live.behind = False
                return
        first = len(live.match.log) if live.loaded else 0
        found = await self.database.read(lambda c: self._find(c, live, first))
        if found is None:
            live.forget()
            raise Refusal(404, "not_found")
        try:
            await self._take(live, found)
        except (UnknownGame, UnknownVersion):
            live.forget()
            setup = found.facts.setup
            raise Refusal(409, "rules_missing", game=setup.game, version=setup.version) from None
        except BaseException:
            live.forget()
            raise

    def _find(self, connection: Connection, live: LiveTable, first: int) -> Stored | None:
        found = store.find(connection, live.id, first)
        if not live.loaded:
            live.elsewhere = self.bus.elsewhere(connection, [live.id]).get(live.id, frozenset())
        return found

    async def _take(self, live: LiveTable, found: Stored) -> None:
        """Play what was found in the database."""
        setup = found.facts.setup
        match: Match[Any, Any]
        if live.loaded:
            match, times = live.match, live.times
        else:
            match = Match(rules_of(setup.game, setup.version), setup, found.facts.seed)
            times = array("q")
            self.metrics.count("anden_replays_total")
        if len(found.entries) <= SHORT and not interpreted(match.rules):
            _replay(match, times, found)
        else:
            await self.aside.run(_replay, match, times, found)
        live.set_facts(found.facts, found.places)
        live.set_match(match, times)
        self.note_presence(live)  # who watches here may have got a seat, or given one up

    # --- storing -------------------------------------------------------------------------------------------------

    async def create(self, table_id: str, draft: Draft) -> None:
        """Store a new table with the log it starts with."""
        await self.database.write(lambda connection: store.create(connection, table_id, draft))
        self.metrics.count("anden_tables_created_total")

    async def _store(self, live: LiveTable, first: int, change: Change) -> None:
        """One transaction: the new log entries, the seats, the key. Raises Conflict when another process was faster."""
        facts, match = live.facts, live.match
        stamp = clock.now()
        if facts.status != "open":
            facts.status = "over" if match.over else "playing"
        update = Update.of(live, first, stamp, seats=change.seats, request=change.request)

        def storing(connection: Connection) -> None:
            update.carry_out(connection)
            if update.entries:
                store_progress(connection, live, first)
            self.also_stored(connection, live)
            self.bus.tell(connection, live.id, facts.version + 1)

        await self.database.write(storing)
        facts.version += 1
        facts.updated = stamp
        facts.length = len(match.log)
        moment = clock.millis(stamp)
        live.times.extend([moment] * len(update.entries))
        for entry in match.log[first:]:
            if entry.seat >= 0 and not live.places[entry.seat].played_by_bot:
                live.places[entry.seat].seen = stamp
        live.picture = None

    def note_presence(self, live: LiveTable) -> None:
        """If owners of seats came or went, store it, without keeping anybody waiting."""
        here = live.owners_here()
        moved = here ^ live.attending
        if not moved:
            return
        live.attending = here
        seats = [seat for guest in moved for seat in live.seats_of(guest)]
        stamp = clock.now()
        live.saw(seats, stamp)
        live.notice()
        presence.expect_next(live, self.settings)
        self.later(self._store_presence(live.id, seats, stamp), f"presence at table {live.id} not stored")

    async def _store_presence(self, table_id: str, seats: list[Seat], stamp: str) -> None:
        """One after the other, each as it is by then: who has come and gone at once is gone."""
        async with self._at_the_door[hash(table_id) % DOORS]:
            live = self.live.get(table_id)
            here = frozenset[str]() if live is None else live.attending

            def storing(connection: Connection) -> None:
                if seats:
                    store.store_seen(connection, table_id, seats, stamp)
                self.bus.attend(connection, table_id, here)
                self.bus.tell(connection, table_id, 0)

            await self.database.write(storing)

    def later(self, doing: Any, failure: str) -> None:
        """Do something without anybody waiting for it."""

        async def run() -> None:
            try:
                await doing
            except (Refusal, StorageFailed, Conflict) as error:
                log.info("%s: %s", failure, error)

        job = asyncio.get_running_loop().create_task(run())
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    async def settle(self) -> None:
        """Wait for what is still done in the background."""
        await asyncio.gather(*self._jobs, return_exceptions=True)

    # --- what others do ------------------------------------------------------------------------------------------

    def heard(self, table_id: str | None, version: int) -> None:
        """Another process has changed a table, or (None) perhaps several."""
        if table_id is None:
            self.later(self._look_around(), "changes by other processes not seen")
            return
        live = self.live.get(table_id)
        if live is None:
            return
        if not version:
            self.later(self._see_elsewhere([live]), f"who is at table {table_id} elsewhere is not known")
        elif version > live.version:
            live.behind = True
            live.thinking.clear()
            live.wake()
            self.after_change(live)

    def heard_thinking(self, table_id: str, seat: Seat, since: str) -> None:
        """A bot thinks at another process: it is shown until the table changes."""
        live = self.live.get(table_id)
        if live is not None:
            live.thinking[seat] = since
            live.notice()

    def tell_who_is_here(self) -> None:
        """Other processes have forgotten who watches here."""
        for live in self.live.values():
            if live.attending:
                self.later(self._store_presence(live.id, [], ""), f"presence at table {live.id} not stored")

    async def _look_around(self) -> None:
        """Wake the streams of tables that another process has changed, or where somebody came or went."""
        watched = [live for live in self.live.values() if live.streams]
        for start in range(0, len(watched), TOGETHER):
            part = {live.id: live for live in watched[start : start + TOGETHER]}
            query = select(TableRow.id, TableRow.version).where(TableRow.id.in_(list(part)))
            for row in await self.database.read(lambda c, query=query: c.execute(query).all()):  # type: ignore[misc]
                self.heard(row.id, row.version)
            await self._see_elsewhere(list(part.values()))

    async def _see_elsewhere(self, tables: list[LiveTable]) -> None:
        """Who watches tables at other processes, and when the others were last seen."""
        ids = [live.id for live in tables]
        for live in tables:
            live.sought += 1
        sought = [live.sought for live in tables]
        there, seen = await self.database.read(
            lambda c: (self.bus.elsewhere(c, ids), store.last_seen(c, ids))
        )
        for live, mine in zip(tables, sought, strict=True):
            if live.sought == mine:  # else somebody has asked since, and knows better
                live.saw_elsewhere(there.get(live.id, frozenset()), seen[live.id])
                presence.expect_next(live, self.settings)

    # --- forgetting ----------------------------------------------------------------------------------------------

    def forget_idle(self) -> int:
        """Let go of states nobody uses: those idle for long, and the least used ones above the limit. A table that is
        only watched needs no state in memory."""
        moment = time.monotonic()
        for live in self.live.values():
            if live.picture is not None and moment - live.touched > PICTURE_SECONDS:
                live.picture = None
        loaded = sorted((t for t in self.live.values() if t.loaded and not t.users), key=lambda t: t.touched)
        surplus = len(loaded) - self.settings.tables_in_memory
        dropped = 0
        for n, live in enumerate(loaded):
            if n < surplus or moment - live.touched > self.settings.table_idle:
                live.forget()
                dropped += 1
                if not live.streams:
                    self.live.pop(live.id, None)
        return dropped


def _replay(match: Match[Any, Any], times: array[int], found: Stored) -> None:
    decode = codec_of(match.rules).entry
    entries: list[Entry[Any]] = [decode(row.seat, row.action) for row in found.entries]
    match.extend(entries)
    times.extend(store.times_of(found.entries))
