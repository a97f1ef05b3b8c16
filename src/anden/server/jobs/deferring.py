"""Bots' turns in Procrastinate's queue, as statements: put one in, give those of the dead to the living, find those that
are missing. Plain functions of a connection, so that a turn is queued in the transaction of the change that made it due."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, text
from sqlalchemy.engine import Connection

from anden.server.db.models import TableRow
from anden.server.jobs.drivers import waiting_tables

QUEUE = "bots"
CHANNEL = f"procrastinate_queue_v1#{QUEUE}"
"""Where Procrastinate tells of new turns."""
TURN = "anden.turn"
"""The name of the task."""
PEOPLE = 10
NOBODY = 0
"""Priorities: tables where people wait go before bots among themselves."""
SEARCH = 0x416E64EA
"""The number of the lock that who looks for missing turns holds."""

# A position is queued once, whether its turn still waits or is being taken. (Two who do it at the same moment are told
# apart by the unique index on what waits.)
_DEFER = text("""
    SELECT procrastinate_defer_jobs_v1(ARRAY[
        ROW(:queue, :task, :priority, :table, :position, CAST(:args AS jsonb), NULL)
    ]::procrastinate_job_to_defer_v1[])
    WHERE NOT EXISTS (SELECT FROM procrastinate_jobs WHERE queueing_lock = :position AND status = 'todo')
      AND NOT EXISTS (SELECT FROM procrastinate_jobs
                      WHERE lock = :table AND queueing_lock = :position AND status = 'doing')
""")
# The rows are locked while they are judged: of several processes that do this at once, one gives a turn back.
_GIVE_BACK = text("""
    SELECT procrastinate_retry_job_v2(lost.id, NULL, NULL, NULL, NULL) FROM (
        SELECT job.id FROM procrastinate_jobs job LEFT JOIN procrastinate_workers worker ON worker.id = job.worker_id
        WHERE job.status = 'doing'
          AND (worker.id IS NULL OR worker.last_heartbeat < now() - make_interval(secs => :dead))
        FOR UPDATE OF job SKIP LOCKED
    ) lost
""")
_PRUNE = text("SELECT procrastinate_prune_stalled_workers_v1(:dead)")
_UNREGISTER = text("SELECT procrastinate_unregister_worker_v1(:worker)")
_QUEUED = text("SELECT DISTINCT lock FROM procrastinate_jobs WHERE status IN ('todo', 'doing')")


def defer(connection: Connection, table_id: str, length: int, priority: int) -> None:
    """Put the turn of a position into the queue, unless it is there. At one table one turn is taken at a time."""
    given = {
        "queue": QUEUE,
        "task": TURN,
        "priority": priority,
        "table": table_id,
        "position": f"{table_id}:{length}",
        "args": msgspec.json.encode({"table_id": table_id, "length": length}).decode(),
    }
    connection.execute(_DEFER, given)


def give_back(connection: Connection, dead: float) -> int:
    """Put the turns that dead processes had taken back into the queue. Returns how many."""
    found = connection.execute(_GIVE_BACK, {"dead": dead}).rowcount
    connection.execute(_PRUNE, {"dead": dead})
    return found


def unregister(connection: Connection, worker: int) -> None:
    """A worker has ended in disorder: what it had taken belongs to nobody."""
    connection.execute(_UNREGISTER, {"worker": worker})


def search(connection: Connection) -> int:
    """Queue the turns at people's tables that are in no queue: none is ever, unless the database was restored or
    changed by hand. One process at a time; returns how many were found."""
    if not connection.exec_driver_sql(f"SELECT pg_try_advisory_xact_lock({SEARCH})").scalar_one():
        return 0
    queued = set(connection.execute(_QUEUED).scalars())
    missing = [table_id for table_id in waiting_tables(connection) if table_id not in queued]
    rows = connection.execute(select(TableRow.id, TableRow.length).where(TableRow.id.in_(missing))).all()
    for row in rows:
        defer(connection, row.id, row.length, PEOPLE)
    return len(rows)
