"""The database. A transaction is a plain function of a connection; it runs in a thread, never on the event loop.

SQLite has one writer: changes stand in line and those that wait together are committed together, so nobody fights for the
lock and one sync of the disk serves them all. PostgreSQL serves several writers at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from anden.server.db.writer import Writer

log = logging.getLogger("anden.server")

T = TypeVar("T")
Transaction = Callable[[Connection], T]

BUSY_SECONDS = 10
READERS = 2
POSTGRES_CONNECTIONS = 8


class DatabaseTrouble(Exception):
    """The database cannot be used; the message says what to do."""


class StorageFailed(Exception):
    """A change could not be stored (disk full, file locked, server gone). Nothing was changed."""


class Conflict(Exception):
    """Somebody else changed the same thing first. Nothing was changed."""


def sync_url(text: str) -> str:
    """The URL with the driver we use: sqlite3 or psycopg. A bare path is an SQLite file."""
    if "://" not in text:
        return f"sqlite:///{Path(text).expanduser().as_posix()}"
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise DatabaseTrouble(f"the database address {text!r} is not understood: {error}") from None
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    backend = url.drivername.split("+")[0]
    if backend not in drivers:
        raise DatabaseTrouble(f"databases of kind {backend!r} are not supported; use sqlite or postgresql")
    return url.set(drivername=drivers[backend]).render_as_string(hide_password=False)


class Database:
    """`read` for looking, `write` for one all-or-nothing change."""

    def __init__(self, url: str) -> None:
        self.url = sync_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        options: dict[str, Any] = {"pool_size": POSTGRES_CONNECTIONS, "max_overflow": 2}
        if self.is_sqlite:
            self.path = _own_file(make_url(self.url).database)
            options = {"connect_args": {"timeout": BUSY_SECONDS, "check_same_thread": False}}
        try:
            self.engine: Engine = create_engine(self.url, **options)
        except ModuleNotFoundError as error:
            raise DatabaseTrouble(
                f"the driver for this database is missing ({error.name}): pip install 'anden[postgres]'"
            ) from None
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        looking: dict[str, Any] = {"looking": True} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._reader = self.engine.execution_options(**looking)
        self._readers = ThreadPoolExecutor(
            READERS if self.is_sqlite else POSTGRES_CONNECTIONS, "anden-database"
        )
        self._writer = Writer(self.engine) if self.is_sqlite else None
        self._glance: sqlite3.Connection | None = None

    # --- looking -------------------------------------------------------------------------------------------------

    async def read(self, ask: Transaction[T]) -> T:
        """What `ask` finds. Each of its statements sees what was committed before it."""
        return await self._aside(self._read, ask)

    def _read(self, ask: Transaction[T]) -> T:
        for last in (False, True):
            try:
                with self._reader.connect() as connection:
                    return ask(connection)
            except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                if last or not _lost(error):
                    raise StorageFailed(str(error)) from error
        raise AssertionError("unreachable")

    async def version_of(self, table_id: str) -> int | None:
        """The version of a table, None when there is no such table. Asked before a table in memory is trusted, so on
        SQLite it is answered at once, from the pages in memory, without the way through a thread."""
        if self.is_sqlite:
            with contextlib.suppress(sqlite3.Error):
                if self._glance is None:
                    self._glance = sqlite3.connect(self.path, timeout=0, isolation_level=None)
                row = self._glance.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
                return None if row is None else int(row[0])
        found = await self.read(
            lambda c: c.execute(text("SELECT version FROM tables WHERE id = :id"), {"id": table_id}).scalar()
        )
        return None if found is None else int(found)

    async def check(self) -> None:
        """Raises StorageFailed when the database does not answer."""
        await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())

    # --- changing ------------------------------------------------------------------------------------------------

    async def write(self, change: Transaction[T]) -> T:
        """Carry out a change. When this returns it is durable; when it raises, nothing was changed."""
        try:
            if self._writer is not None:
                return await self._writer.write(change)
            return await self._aside(self._write, change)
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) in ("40001", "40P01"):
                raise Conflict(str(error)) from error
            raise StorageFailed(str(error)) from error
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StorageFailed(str(error)) from error

    def _write(self, change: Transaction[T]) -> T:
        for last in (False, True):
            try:
                with self.engine.connect() as connection:
                    result = change(connection)
                    last = True  # who loses the line now cannot know whether the commit arrived
                    connection.commit()
                    return result
            except SQLAlchemyError as error:
                if last or not _lost(error):
                    raise
        raise AssertionError("unreachable")

    async def changed_elsewhere(self) -> bool:
        """SQLite only: whether another process has written to the file since this was last asked."""
        if self._writer is None:
            return False
        return await self._writer.changed_elsewhere()

    # --- the end -------------------------------------------------------------------------------------------------

    async def run(self, doing: Callable[[], T]) -> T:
        """Something with the engine itself, in a thread."""
        return await self._aside(doing)

    async def _aside(self, doing: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, doing, *given)

    async def close(self) -> None:
        """Let go of all connections; the next use opens new ones."""
        if self._writer is not None:
            await self._writer.close()
        if self._glance is not None:
            self._glance.close()
            self._glance = None
        await self._aside(self.engine.dispose)

    async def end(self) -> None:
        """Close for good."""
        await self.close()
        self._readers.shutdown(wait=True)


def _lost(error: BaseException) -> bool:
    """The server has closed this connection (it was restarted): a new one may work."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _own_file(path: str | None) -> Path:
    """The file of an SQLite database, readable by its owner only: it holds the seeds of running games."""
    if not path or path == ":memory:":
        raise DatabaseTrouble("an SQLite database needs a file: games are kept, not forgotten")
    file = Path(path)
    if not file.parent.is_dir():
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for part in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        with contextlib.suppress(OSError):
            if part.stat().st_mode & 0o077:
                part.chmod(0o600)
    return file


def _prepare_sqlite(raw: Any, _record: Any) -> None:
    raw.isolation_level = None
    cursor = raw.cursor()
    # A commit that was answered must survive a power cut: WAL with synchronous=FULL syncs the log at every commit.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_SECONDS * 1000}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    if connection.get_execution_options().get("looking"):
        return
    # Take the write lock at once: another process waits for us instead of failing half-way.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
