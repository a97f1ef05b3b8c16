"""The tables in memory. Loading, storing and forgetting; who changes a table does it here and nowhere else."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from anden.core import Match, Refused, Seat, rules_of
from anden.core.codec import Codec, decode_setup
from anden.core.registry import UnknownGame, UnknownVersion
from anden.server import clock
from anden.server.db.engine import Conflict, Database
from anden.server.db.models import EntryRow, KeyRow, SeatRow, Table
from anden.server.errors import Refusal
from anden.server.metrics import Metrics
from anden.server.progress import store_progress
from anden.server.settings import Settings
from anden.server.table import Facts, LiveTable, Place

log = logging.getLogger("anden.server")

KEYS_DAYS = 30
SWEEP_SECONDS = 6 * 3600
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16,32}")


@dataclass(slots=True)
class Request:
    """A request with an idempotency key."""

    guest: str
    key: str
    digest: str


@dataclass(slots=True)
class Change:
    """What a `with tables.change(...)` block did besides appending to the log."""

    seats: bool = False
    request: Request | None = None


class Tables:
    """Owns the live tables of this process."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self.database = database
        self.settings = settings
        self.metrics = metrics
        self.live: dict[str, LiveTable] = {}
        self.after_change: Callable[[LiveTable], None] = lambda _live: None

    # --- using a table -------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def open(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table, locked and up to date. Nothing is seen of a change before it is stored."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal(404, "not_found")
        live = self.live.get(table_id)
        if live is None:
            live = self.live[table_id] = LiveTable(table_id)
        live.users += 1
        try:
            async with live.lock:
                await self._refresh(live)
                live.touch()
                yield live
        finally:
            live.users -= 1
            if not live.loaded and not live.users and not live.streams:
                self.live.pop(table_id, None)

    @asynccontextmanager
    async def change(self, live: LiveTable) -> AsyncIterator[Change]:
        """Change an open table. When the block ends the change is stored, and only then others see it; when it or
        the storing fails, memory is read anew from the database."""
        first = len(live.match.log)
        change = Change()
        try:
            yield change
            await self._store(live, first, change)
        except (Refused, Refusal):
            if change.seats or len(live.match.log) != first:
                live.forget()
            raise
        except BaseException:
            live.forget()
            live.wake()
            raise
        self.metrics.count("anden_entries_total", len(live.match.log) - first)
        live.wake()
        self.after_change(live)

    async def answered(self, live: LiveTable, request: Request) -> int | None:
        """The length a request with this key was answered with, if it was carried out before."""
        query = select(KeyRow.digest, KeyRow.length).where(
            KeyRow.table_id == live.id, KeyRow.guest == request.guest, KeyRow.key == request.key
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if row.digest != request.digest:
            raise Refusal(422, "key_reused")
        return int(row.length)

    # --- loading -------------------------------------------------------------------------------------------------

    async def _refresh(self, live: LiveTable) -> None:
        """Bring memory up to what the database says. The log only grows, so what is there stays."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(Table.__table__).where(Table.id == live.id))).first()
            if row is None:
                live.forget()
                raise Refusal(404, "not_found")
            if live.version == row.version:
                return
            places = await self._places(connection, live.id)
            first = len(live.match.log) if live.loaded else 0
            entries = await self._entries(connection, live.id, first, row.length)
        facts = _facts(row)
        try:
            if not live.loaded:
                live.set_match(Match(rules_of(facts.game, facts.setup.version), facts.setup, facts.seed))
            for entry in entries:
                live.match.append(live.codec.entry(entry.seat, entry.action))
                live.times.append(entry.at)
        except (UnknownGame, UnknownVersion):
            live.forget()
            raise Refusal(409, "rules_missing", game=facts.game, version=facts.setup.version) from None
        except BaseException:
            live.forget()
            raise
        if not live.loaded or first == 0:
            self.metrics.count("anden_replays_total")
        live.set_facts(facts, places)

    async def _places(self, connection: AsyncConnection, table_id: str) -> list[Place]:
        query = select(SeatRow.__table__).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
        rows = await connection.execute(query)
        return [Place(r.kind, r.guest, r.name, r.level, r.stand_in, r.gone, r.seen) for r in rows]

    async def _entries(
        self, connection: AsyncConnection, table_id: str, first: int, end: int
    ) -> list[Row[Any]]:
        columns = select(EntryRow.index.label("number"), EntryRow.seat, EntryRow.action, EntryRow.at)
        here = columns.where(EntryRow.table_id == table_id, EntryRow.index >= first, EntryRow.index < end)
        rows: list[Row[Any]] = list(await connection.execute(here.order_by(EntryRow.index)))
        if [row.number for row in rows] != list(range(first, end)):
            raise RuntimeError(f"the log of table {table_id} has gaps")
        return rows

    # --- storing -------------------------------------------------------------------------------------------------

    async def create(self, table_id: str, facts: Facts, places: list[Place], match: Match[Any, Any]) -> None:
        """Store a new table with the log it starts with."""
        stamp = facts.created
        row = {
            "id": table_id,
            "game": facts.game,
            "seed": facts.seed,
            "owner": facts.owner,
            "undo": facts.undo,
            "setup": msgspec.json.encode(facts.setup, order="deterministic").decode(),
            "imported": facts.imported,
            "rematch": facts.rematch,
            "created": stamp,
            "updated": stamp,
            "version": 0,
            "status": facts.status,
            "length": len(match.log),
            "round": match.rules.phase(match.state).round,
            "to_act": msgspec.json.encode(list(match.to_act())).decode(),
        }
        codec = Codec(match.rules)
        async with self.database.write() as connection:
            await connection.execute(insert(Table), row)
            await connection.execute(
                insert(SeatRow), [_seat_row(table_id, n, p) for n, p in enumerate(places)]
            )
            if match.log:
                await connection.execute(insert(EntryRow), _entry_rows(table_id, match, codec, 0, stamp))
        self.metrics.count("anden_tables_created_total")

    async def _store(self, live: LiveTable, first: int, change: Change) -> None:
        """One transaction: the new log entries, the seats, the key. Raises Conflict when another process was faster."""
        facts, match = live.facts, live.match
        stamp = clock.now()
        if facts.status != "open":
            facts.status = "over" if match.over else "playing"
        values = {
            "version": facts.version + 1,
            "status": facts.status,
            "rematch": facts.rematch,
            "updated": stamp,
            "length": len(match.log),
            "to_act": msgspec.json.encode(live.attention()).decode(),
            "round": match.rules.phase(match.state).round,
        }
        entries = _entry_rows(live.id, match, live.codec, first, stamp)
        async with self.database.write() as connection:
            mine = update(Table).where(Table.id == live.id, Table.version == facts.version).values(**values)
            if (await connection.execute(mine)).rowcount != 1:
                raise Conflict(f"table {live.id} was changed by another process")
            if entries:
                await connection.execute(insert(EntryRow), entries)
                await store_progress(connection, live, first)
            if change.request is not None:
                request = change.request
                await connection.execute(
                    insert(KeyRow),
                    {
                        "table_id": live.id,
                        "guest": request.guest,
                        "key": request.key,
                        "digest": request.digest,
                        "length": len(match.log),
                    },
                )
            if change.seats:
                for n, place in enumerate(live.places):
                    row = _seat_row(live.id, n, place)
                    here = update(SeatRow).where(SeatRow.table_id == live.id, SeatRow.seat == n)
                    await connection.execute(here.values(**row))
        facts.version += 1
        facts.updated = stamp
        live.times += [stamp] * len(entries)

    async def store_seen(self, live: LiveTable, seats: list[Seat], stamp: str) -> None:
        """Note that the owner of these seats is there. Not a change of the table: it has no version."""
        async with self.database.write() as connection:
            here = update(SeatRow).where(SeatRow.table_id == live.id, SeatRow.seat.in_(seats))
            await connection.execute(here.values(seen=stamp))

    async def forget_keys(self) -> None:
        """Requests for games that have long been over are not sent again: their keys can go."""
        before = clock.text(datetime.now(UTC) - timedelta(days=KEYS_DAYS))
        old = select(Table.id).where(Table.status == "over", Table.updated < before)
        async with self.database.write() as connection:
            await connection.execute(delete(KeyRow).where(KeyRow.table_id.in_(old)))

    # --- forgetting ----------------------------------------------------------------------------------------------

    def forget_idle(self) -> int:
        """Let go of states nobody uses: those idle for long, and the least used ones above the limit."""
        moment = time.monotonic()
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

    async def follow_others(self) -> None:
        """Wake the streams of tables that another process has changed."""
        watched = [t for t in self.live.values() if t.streams]
        for start in range(0, len(watched), 200):
            part = {t.id: t for t in watched[start : start + 200]}
            async with self.database.read() as connection:
                rows = await connection.execute(
                    select(Table.id, Table.version).where(Table.id.in_(list(part)))
                )
            for row in rows:
                live = part[row.id]
                if live.last_version < row.version and not live.lock.locked():
                    live.wake()
                    self.after_change(live)

    async def run_clean_up(self) -> None:
        """The background job: follow other processes, forget what is idle."""
        last = time.monotonic()
        swept = -math.inf
        while True:
            await asyncio.sleep(self.settings.poll)
            try:
                if time.monotonic() - swept > SWEEP_SECONDS:
                    swept = time.monotonic()
                    await self.forget_keys()
                await self.follow_others()
                if time.monotonic() - last > min(15.0, self.settings.table_idle):
                    last = time.monotonic()
                    self.forget_idle()
            except Exception:
                log.exception("clean-up failed; it goes on")


def _facts(row: Row[Any]) -> Facts:
    return Facts(
        game=row.game,
        setup=decode_setup(row.setup),
        seed=row.seed,
        owner=row.owner,
        status=row.status,
        undo=row.undo,
        imported=row.imported,
        rematch=row.rematch,
        created=row.created,
        updated=row.updated,
        version=row.version,
    )


def _seat_row(table_id: str, seat: Seat, place: Place) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "kind": place.kind,
        "guest": place.guest,
        "name": place.name,
        "level": place.level,
        "stand_in": place.stand_in,
        "gone": place.gone,
        "seen": place.seen,
    }


def _entry_rows(
    table_id: str, match: Match[Any, Any], codec: Codec, first: int, stamp: str
) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "index": n,
            "seat": entry.seat,
            "action": codec.encode(entry.action).decode(),
            "at": stamp,
        }
        for n, entry in enumerate(match.log[first:], first)
    ]
