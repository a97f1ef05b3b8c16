"""What is forgotten after a time, and why nobody misses it. Finished games are kept for ever, and so is every game that
a person has a seat in.

`sweep` does a little at a time, so that nobody waits for it: call it again, each time in a transaction of its own, until
it has found nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy import Select, delete, exists, or_, select, tuple_, update
from sqlalchemy.engine import Connection

from anden.server import clock
from anden.server.db.models import EntryRow, Guest, KeyRow, Presence, Progress, SeatRow, TableRow

MOST = 500
"""Rows that one transaction removes; a single table may have more."""

KEYS_DAYS = 30
KEYS_ENTRIES = 1000
OPEN_TABLE_DAYS = 30
BOT_TABLE_DAYS = 90
GUEST_DAYS = 400
"""As long as the cookie that could bring the guest back."""

Rule = Callable[[Connection, datetime, int], int]


def sweep(connection: Connection, now: datetime, most: int = MOST) -> dict[str, int]:
    """Remove some of what has expired. Returns how many of each kind, by the name of their metric; empty = all is done."""
    counts: dict[str, int] = {}
    for metric, rule in RULES.items():
        found = rule(connection, now, most)
        if found:
            counts[metric] = found
            most -= found
        if most <= 0:
            break
    return counts


def forget_keys(connection: Connection, now: datetime, most: int) -> int:
    """Keys of requests that nobody sends again: a client repeats a request within minutes. They go when their table has
    not changed for 30 days, or when its log has grown by 1,000 entries since (a key has no time of its own). If such a
    request did come again it would be refused as stale, for it names the length of log it was meant for."""
    key = (KeyRow.table_id, KeyRow.guest, KeyRow.key)
    old = (
        select(*key)
        .join(TableRow, TableRow.id == KeyRow.table_id)
        .where(
            or_(TableRow.updated < _before(now, KEYS_DAYS), KeyRow.length < TableRow.length - KEYS_ENTRIES)
        )
        .limit(most)
    )
    return connection.execute(delete(KeyRow).where(tuple_(*key).in_(old))).rowcount


def remove_open_tables(connection: Connection, now: datetime, most: int) -> int:
    """Tables that wait for players, never began, and where nobody has come or gone for 30 days."""
    old = select(TableRow.id, TableRow.length).where(
        TableRow.status == "open", TableRow.updated < _before(now, OPEN_TABLE_DAYS)
    )
    return _remove_tables(connection, old, most)


def remove_bot_tables(connection: Connection, now: datetime, most: int) -> int:
    """Running games of bots only that have not moved for 90 days. Bots play on while somebody watches, so nobody has
    looked, and no person has ever had a move in them."""
    person = exists().where(SeatRow.table_id == TableRow.id, SeatRow.kind != "bot")
    old = select(TableRow.id, TableRow.length).where(
        TableRow.status == "playing", TableRow.updated < _before(now, BOT_TABLE_DAYS), ~person
    )
    return _remove_tables(connection, old, most)


def remove_guests(connection: Connection, now: datetime, most: int) -> int:
    """Names of guests that are older than any cookie, who have no seat, no table and no progress."""
    known = (
        exists().where(SeatRow.guest == Guest.id),
        exists().where(TableRow.owner == Guest.id),
        exists().where(Progress.guest == Guest.id),
    )
    old = select(Guest.id).where(Guest.created < _before(now, GUEST_DAYS), *(~there for there in known))
    return connection.execute(delete(Guest).where(Guest.id.in_(old.limit(most)))).rowcount


RULES: dict[str, Rule] = {
    "anden_expired_keys_total": forget_keys,
    "anden_expired_open_tables_total": remove_open_tables,
    "anden_expired_bot_tables_total": remove_bot_tables,
    "anden_expired_guests_total": remove_guests,
}


def _before(now: datetime, days: int) -> str:
    return clock.text(now - timedelta(days=days))


def _remove_tables(connection: Connection, old: Select[str, int], most: int) -> int:
    """Tables with all that belongs to them: as many as stay below `most` rows, but at least one."""
    # A table that somebody is changing at this moment is not forgotten.
    found = connection.execute(
        old.order_by(TableRow.id).limit(most).with_for_update(skip_locked=True, of=TableRow)
    )
    ids: list[str] = []
    rows = 0
    for row in found:
        rows += 1 + row.length
        if ids and rows > most:
            break
        ids.append(row.id)
    if not ids:
        return 0
    forgotten = {"rematch": None, "version": TableRow.version + 1}
    connection.execute(update(TableRow).where(TableRow.rematch.in_(ids)).values(forgotten))
    for part in (EntryRow, KeyRow, Presence, SeatRow):
        connection.execute(delete(part).where(part.table_id.in_(ids)))
    return connection.execute(delete(TableRow).where(TableRow.id.in_(ids))).rowcount
