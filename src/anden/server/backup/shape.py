"""The tables of a database as a migration leaves them, and the way from one migration to another."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, Table, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.pool import StaticPool

from anden.server.db import migrate

BOOKKEEPING = frozenset({"alembic_version", "processes", "presence"})
"""Tables about the running house and not about its games: nothing of them is saved."""


@dataclass(frozen=True)
class Shape:
    """All tables worth keeping at one migration, those that others refer to first."""

    revision: str
    tables: tuple[Table, ...]


def shape_of(revision: str) -> Shape:
    """Found by building it in memory: so rows of any migration, old ones too, can be read, judged and stored."""
    return _built(revision, migrate.FOLDER)


@cache
def _built(revision: str, _folder: Path) -> Shape:
    engine = create_engine("sqlite://", poolclass=StaticPool)
    event.listen(engine, "connect", lambda raw, _record: setattr(raw, "isolation_level", None))
    metadata = MetaData()
    try:
        with engine.begin() as connection:
            bring_to(connection, revision)
            metadata.reflect(connection)
    finally:
        engine.dispose()
    return Shape(revision, tuple(table for table in metadata.sorted_tables if table.name not in BOOKKEEPING))


@cache
def row_type(table: Table) -> type[msgspec.Struct]:
    """A row as a struct: its fields are the columns, in their order, with their types."""
    fields: list[tuple[str, Any]] = []
    for number, column in enumerate(table.columns):
        kind: Any = column.type.python_type
        fields.append((f"column_{number}", kind | None if column.nullable else kind))
    names = {f"column_{number}": str(column.name) for number, column in enumerate(table.columns)}
    return msgspec.defstruct(table.name, fields, rename=names, forbid_unknown_fields=True)


def known_revisions() -> list[str]:
    """All migrations of this version of Andén, the newest first."""
    script = ScriptDirectory.from_config(_config())
    return [revision.revision for revision in script.walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    """The migration a database is at; None when it has none of our tables."""
    heads = MigrationContext.configure(connection).get_current_heads()
    return heads[0] if heads else None


def bring_to(connection: Connection, revision: str) -> None:
    """Run the migrations up to this one, inside the connection's transaction."""
    command.upgrade(_config(connection), revision)


def empty_out(connection: Connection) -> None:
    """Take all our tables away, as the migrations know how to."""
    command.downgrade(_config(connection), "base")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrate.FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
