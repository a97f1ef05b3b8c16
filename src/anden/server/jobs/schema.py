"""The tables and functions of Procrastinate in our database: made once, then brought on with its own migrations."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import Connection

from anden.server.db.engine import DatabaseTrouble

_BOOK = "CREATE TABLE IF NOT EXISTS procrastinate_migrations (name text PRIMARY KEY)"
_KNOWN = text("SELECT name FROM procrastinate_migrations")
_NOTE = text("INSERT INTO procrastinate_migrations (name) VALUES (:name)")


def apply(connection: Connection) -> None:
    """Bring the queue to the shape the installed Procrastinate needs, inside the connection's transaction."""
    if find_spec("procrastinate") is None:
        raise DatabaseTrouble(
            "the queue of bots' turns is missing (procrastinate): pip install 'anden[postgres]'"
        )
    from procrastinate.schema import SchemaManager

    all_steps = {path.name: path for path in Path(SchemaManager.get_migrations_path()).glob("*.sql")}
    there = (
        connection.execute(text("SELECT to_regclass('procrastinate_migrations')")).scalar_one() is not None
    )
    if there:
        missing = sorted(set(all_steps) - set(connection.execute(_KNOWN).scalars()))
        for name in missing:
            _run(connection, all_steps[name].read_text(encoding="utf-8"))
    else:
        missing = sorted(all_steps)
        _run(connection, SchemaManager.get_schema())
        _run(connection, _BOOK)
    if missing:
        connection.execute(_NOTE, [{"name": name} for name in missing])


def _run(connection: Connection, statements: str) -> None:
    """Many statements at once, as they are: only the driver itself takes them so."""
    driver: Any = connection.connection.driver_connection
    driver.execute(statements)
