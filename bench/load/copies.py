"""Many tables in an SQLite file at once: rows the server wrote itself, copied under new names.

So ten thousand tables are there in seconds, and they are what this version of the server stores, whatever its columns.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

OWNERS = ("owner", "guest")


def new_id() -> str:
    return secrets.token_urlsafe(15)


def copy_tables(file: Path, originals: Sequence[str], owners: Sequence[tuple[str, str]]) -> None:
    """Copy the originals in turn, once for each of `owners`: the new table's id and the guest who gets it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("BEGIN")
        shapes = list(_shapes(connection))
        for n, (table_id, guest) in enumerate(owners):
            for statement in shapes:
                names = {"new": table_id, "old": originals[n % len(originals)], "guest": guest}
                connection.execute(statement, names)
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _shapes(connection: sqlite3.Connection) -> Iterator[str]:
    """For each kind of row that belongs to a table, parents first: the statement that copies it."""
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in sorted(names, key=lambda name: name != "tables"):
        columns = list(connection.execute(f'PRAGMA table_info("{name}")'))
        key = "id" if name == "tables" else "table_id"
        if not any(column[1] == key for column in columns):
            continue
        numbered = [c[1] for c in columns if c[5]] == [
            "id"
        ] and name != "tables"  # the database counts these itself
        kept = [c[1] for c in columns if not (numbered and c[1] == "id")]
        values = ", ".join(_value(column, key) for column in kept)
        quoted = ", ".join(f'"{column}"' for column in kept)
        yield f'INSERT INTO "{name}" ({quoted}) SELECT {values} FROM "{name}" WHERE "{key}" = :old'


def _value(column: str, key: str) -> str:
    if column == key:
        return ":new"
    if column in OWNERS:
        return f'CASE WHEN "{column}" IS NULL THEN NULL ELSE :guest END'
    return f'"{column}"'
