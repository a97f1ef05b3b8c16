"""Who watches a table at which process, as PostgreSQL keeps it. Plain functions of a connection.

A process that has given no sign for long counts for nothing; whoever notices it removes it, with all that it said. All
times are by the clock of the database, as machines may disagree."""

from __future__ import annotations

from typing import Any

from sqlalchemy import CursorResult, text
from sqlalchemy.engine import Connection

_STAMP = """to_char(({}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')"""
_NOW = _STAMP.format("clock_timestamp()")
_DEAD = _STAMP.format("clock_timestamp() - make_interval(secs => :dead)")

_BEAT = text(
    f"INSERT INTO processes (id, seen) VALUES (:process, {_NOW})"
    f" ON CONFLICT (id) DO UPDATE SET seen = {_NOW} RETURNING xmax = 0 AS is_new"
)
_LOST = text(f"SELECT id FROM processes WHERE seen < {_DEAD} ORDER BY id FOR UPDATE SKIP LOCKED")
_LAST_SEEN = text(
    "UPDATE seats SET seen = greatest(seats.seen, processes.seen) FROM presence JOIN processes"
    " ON processes.id = presence.process WHERE processes.id = ANY(:lost)"
    " AND seats.table_id = presence.table_id AND seats.guest = presence.guest"
)
_FORGET = text("DELETE FROM presence WHERE process = ANY(:lost) RETURNING table_id")
_BURY = text("DELETE FROM processes WHERE id = ANY(:lost)")
_COME = text(
    "INSERT INTO presence (table_id, process, guest) SELECT :table, :process, unnest(CAST(:guests AS text[]))"
    " ON CONFLICT DO NOTHING"
)
_GO = text(
    "DELETE FROM presence WHERE table_id = :table AND process = :process"
    " AND NOT guest = ANY(CAST(:guests AS text[]))"
)
_ELSEWHERE = text(
    "SELECT presence.table_id, presence.guest FROM presence JOIN processes ON processes.id = presence.process"
    f" WHERE presence.table_id = ANY(:tables) AND presence.process <> :process AND processes.seen >= {_DEAD}"
)


def beat(connection: Connection, process: str) -> bool:
    """A sign of life. True when the process was not known, or no longer: nobody knows then who watches there."""
    return bool(connection.execute(_BEAT, {"process": process}).scalar_one())


def bury(connection: Connection, dead: float) -> set[str]:
    """Remove the processes that have been silent for `dead` seconds. Returns the tables that were watched there; their
    watchers were last seen when the process was."""
    lost = list(connection.execute(_LOST, {"dead": dead}).scalars())
    if not lost:
        return set()
    return _remove(connection, lost)


def leave(connection: Connection, process: str) -> set[str]:
    """A process ends in order."""
    return _remove(connection, [process])


def _remove(connection: Connection, lost: list[str]) -> set[str]:
    given = {"lost": lost}
    connection.execute(_LAST_SEEN, given)
    tables = set(connection.execute(_FORGET, given).scalars())
    connection.execute(_BURY, given)
    return tables


def attend(connection: Connection, process: str, table_id: str, guests: frozenset[str]) -> None:
    """These guests, and no others, have a table before them at a process."""
    given: dict[str, Any] = {"table": table_id, "process": process, "guests": sorted(guests)}
    _done: CursorResult[Any] = connection.execute(_GO, given)
    if guests:
        connection.execute(_COME, given)


def elsewhere(
    connection: Connection, process: str, dead: float, table_ids: list[str]
) -> dict[str, frozenset[str]]:
    """Who has these tables before him at other processes that live."""
    given = {"tables": table_ids, "process": process, "dead": dead}
    found: dict[str, set[str]] = {}
    for row in connection.execute(_ELSEWHERE, given):
        found.setdefault(row.table_id, set()).add(row.guest)
    return {table_id: frozenset(guests) for table_id, guests in found.items()}
