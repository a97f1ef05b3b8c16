"""The database: connections, transactions, migrations, and errors a person understands."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_SECONDS = 10


class DatabaseTrouble(Exception):
    """The database cannot be used; the message says what to do."""


class StorageFailed(Exception):
    """A change could not be stored (disk full, file locked, server gone). Nothing was changed."""


class Conflict(Exception):
    """Somebody else changed the same thing first. Nothing was changed."""


def async_url(text: str) -> str:
    """The URL with the driver we use: aiosqlite or psycopg. A bare path is an SQLite file."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().as_posix()}"
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise DatabaseTrouble(f"the database address {text!r} is not understood: {error}") from None
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+psycopg",
        "postgres": "postgresql+psycopg",
    }
    backend = url.drivername.split("+")[0]
    if backend not in drivers:
        raise DatabaseTrouble(f"databases of kind {backend!r} are not supported; use sqlite or postgresql")
    return url.set(drivername=drivers[backend]).render_as_string(hide_password=False)


class Database:
    """One engine; `read` for looking, `write` for one all-or-nothing change."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        options: dict[str, Any] = {"pool_pre_ping": not self.is_sqlite, "pool_size": 8, "max_overflow": 8}
        if self.is_sqlite:
            path = make_url(self.url).database
            if not path or path == ":memory:":
                raise DatabaseTrouble("an SQLite database needs a file: games are kept, not forgotten")
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            options["connect_args"] = {"timeout": BUSY_SECONDS}
        try:
            self.engine: AsyncEngine = create_async_engine(self.url, **options)
        except ModuleNotFoundError as error:
            raise DatabaseTrouble(
                f"the driver for this database is missing ({error.name}): pip install 'anden[postgres]'"
            ) from None
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        looking: dict[str, Any] = {"looking": True} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._reader = self.engine.execution_options(**looking)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking. Each statement sees what was committed before it."""
        try:
            async with self._reader.connect() as connection:
                yield connection
        except (DBAPIError, SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StorageFailed(str(error)) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. When the block ends without an exception it is durable."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) in ("40001", "40P01"):
                raise Conflict(str(error)) from error
            raise StorageFailed(str(error)) from error
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StorageFailed(str(error)) from error

    async def check(self) -> None:
        """Raises StorageFailed when the database does not answer."""
        async with self.read() as connection:
            await connection.exec_driver_sql("SELECT 1")

    async def close(self) -> None:
        await self.engine.dispose()


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
    # Take the write lock at once: two writers wait for each other instead of failing half-way.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
