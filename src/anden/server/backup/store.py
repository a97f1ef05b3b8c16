"""The database and the data folder of a house, opened to be saved or to be restored."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import OperationalError

from anden.server.backup.trouble import BackupTrouble, told
from anden.server.db.engine import sync_url

WAIT_SECONDS = 10
OTHERS = """
SELECT coalesce(nullif(application_name, ''), usename, '?') AS who, count(*) AS number FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
AND coalesce(backend_type, 'client backend') = 'client backend' GROUP BY 1 ORDER BY 1
"""


class Store:
    """Where a house keeps its games and its key."""

    def __init__(self, url: str, data: Path) -> None:
        with told("the database"):
            self.url = make_url(sync_url(url))
        self.data = data
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database in (None, "", ":memory:"):
            raise BackupTrouble("an SQLite database needs a file")
        self.file = Path(self.url.database or "") if self.is_sqlite else None

    @property
    def kind(self) -> str:
        return "sqlite" if self.is_sqlite else "postgresql"

    @property
    def key_file(self) -> Path:
        return self.data / "secret.key"

    @property
    def folder(self) -> Path:
        """Where a file beside the database goes."""
        return self.file.parent if self.file is not None else self.data

    def __str__(self) -> str:
        return str(self.file) if self.file is not None else self.url.render_as_string(hide_password=True)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One moment of the database, however long it is looked at, while others go on writing."""
        if self.file is not None and not self.file.exists():
            raise BackupTrouble(f"there is no database at {self.file}; name it with --database")
        options: dict[str, Any] = {}
        if not self.is_sqlite:
            options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with (
            told(f"the database {self} cannot be read"),
            self._engine("BEGIN") as engine,
            engine.connect().execution_options(**options) as connection,
            connection.begin(),
        ):
            yield connection

    @contextmanager
    def alone(self) -> Iterator[Connection]:
        """A transaction with nobody else at the database. It is kept when the block ends well, else nothing is."""
        made = self._make_file()
        try:
            with (
                told(f"the database {self} cannot be written"),
                self._engine("BEGIN EXCLUSIVE") as engine,
                engine.connect() as connection,
            ):
                self._nobody_else(connection)
                with connection.begin():
                    if not self.is_sqlite:
                        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{WAIT_SECONDS}s'")
                    yield connection
        except BaseException:
            if made and self.file is not None:
                for ending in ("", "-journal", "-wal", "-shm"):
                    Path(f"{self.file}{ending}").unlink(missing_ok=True)
            raise

    @contextmanager
    def _engine(self, begin: str) -> Iterator[Engine]:
        try:
            if self.is_sqlite:
                engine = create_engine(self.url, connect_args={"timeout": WAIT_SECONDS})
            else:
                engine = create_engine(self.url, connect_args={"connect_timeout": WAIT_SECONDS})
        except ModuleNotFoundError as error:
            advice = "pip install 'anden[postgres]'"
            raise BackupTrouble(f"the driver for this database is missing ({error.name}): {advice}") from None
        if self.is_sqlite:
            event.listen(engine, "connect", _leave_transactions_to_us)
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        try:
            yield engine
        finally:
            engine.dispose()

    def _nobody_else(self, connection: Connection) -> None:
        """Refuses when a server or anything else has this database open."""
        if self.is_sqlite:
            # In WAL mode BEGIN EXCLUSIVE keeps out writers only; a lock of the whole file fails if anybody has it open.
            connection.connection.driver_connection.execute("PRAGMA locking_mode=EXCLUSIVE")  # type: ignore[union-attr]
            connection.connection.driver_connection.execute("PRAGMA busy_timeout=2000")  # type: ignore[union-attr]
            try:
                with connection.begin():
                    connection.exec_driver_sql("SELECT count(*) FROM sqlite_master")
            except OperationalError as error:
                if "locked" not in str(error.orig):
                    raise
                raise BackupTrouble(
                    f"the database {self} is in use: stop the server that runs on it and run this again"
                ) from error
            return
        others = list(connection.exec_driver_sql(OTHERS))
        connection.rollback()
        if others:
            who = ", ".join(f"{row.who} ×{row.number}" for row in others)
            raise BackupTrouble(
                f"the database {self} is in use ({who}): stop all servers and bots that run on it and run this again"
            )

    def _make_file(self) -> bool:
        """A new SQLite file readable by its owner only. True if it was not there."""
        if self.file is None:
            return False
        with told(f"the database {self} cannot be made"):
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            try:
                os.close(os.open(self.file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            except FileExistsError:
                return False
        return True


def _leave_transactions_to_us(raw: Any, _record: Any) -> None:
    raw.isolation_level = None
    raw.execute("PRAGMA foreign_keys=ON")
