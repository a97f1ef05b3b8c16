"""Restoring a house from its backup: all of it or nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import Integer, Table, func, insert, inspect, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from anden.server.backup import shape
from anden.server.backup.archive import Checked, Manifest, check
from anden.server.backup.snapshot import free_name, save_from, sync_folder, with_signs
from anden.server.backup.store import Store
from anden.server.backup.trouble import BackupTrouble, Say, told


@dataclass(frozen=True)
class Restored:
    manifest: Manifest
    saved: Path | None
    """The backup of what was there before."""


def restore(path: Path, store: Store, say: Say, *, replace: bool = False) -> Restored:
    """Put the house of an archive into an empty database, or with `replace` in the place of another one."""
    archive = check(path, say)
    _check_secret(archive, store, replace)
    with store.alone() as connection, _secret_beside(archive, store) as draft:
        saved = _make_room(connection, store, say, replace)
        shape.bring_to(connection, archive.manifest.revision)
        for table in archive.shape.tables:
            _load(connection, archive, table, say)
        shape.bring_to(connection, "head")
    if draft is not None:
        with told("the games are restored, but the secret key cannot be written"):
            draft.replace(store.key_file)
            sync_folder(store.data)
    return Restored(archive.manifest, saved)


# --- the database -------------------------------------------------------------------------------------------------


def _make_room(connection: Connection, store: Store, say: Say, replace: bool) -> Path | None:
    """Leave the database without a table. What it holds is saved first, and only replaced if that was asked for."""
    revision = shape.revision_of(connection)
    if revision is None:
        strangers = sorted(set(inspect(connection).get_table_names()) - shape.BOOKKEEPING)
        ours = {table.name for table in shape.shape_of("head").tables}
        if ours.intersection(strangers):
            raise BackupTrouble(
                f"the database {store} has tables that are not of Andén ({', '.join(strangers)}): choose another one"
            )
        return None
    if revision not in shape.known_revisions():
        raise BackupTrouble(
            f"the database {store} was made by a newer Andén (migration {revision}): update Andén first"
        )
    saved = None
    rows = {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in shape.shape_of(revision).tables
    }
    if any(rows.values()):
        if not replace:
            found = ", ".join(f"{number:,} {name}" for name, number in rows.items() if number)
            raise BackupTrouble(
                f"the database {store} is not empty ({found}): restore into another one, or with --replace "
                "(what is there is saved first)"
            )
        saved = free_name(store.folder, "before-restore")
        say(f"saving what is there to {saved}")
        save_from(connection, store, saved, say)
    shape.empty_out(connection)
    if inspect(connection).has_table("procrastinate_jobs"):
        # Thoughts that bots were asked for at the old tables; the server asks anew for the restored ones.
        connection.execute(text("TRUNCATE procrastinate_jobs CASCADE"))
    return saved


def _load(connection: Connection, archive: Checked, table: Table, say: Say) -> None:
    total = archive.manifest.rows[table.name]
    try:
        for batch in with_signs(archive.batches(table), table.name, total, say):
            connection.execute(insert(table), msgspec.to_builtins(batch, builtin_types=(bytes,)))
    except IntegrityError as error:
        raise BackupTrouble(f"the rows of {table.name} contradict each other: {error.orig}") from error
    stored = connection.execute(select(func.count()).select_from(table)).scalar_one()
    if stored != total:
        raise BackupTrouble(f"{table.name}: expected {total:,} rows in the database, found {stored:,}")
    _go_on_counting(connection, table)
    say(f"{table.name}: {total:,} rows restored")


def _go_on_counting(connection: Connection, table: Table) -> None:
    """PostgreSQL numbers new rows by a sequence of its own, which must go on after the restored ones."""
    columns = list(table.primary_key.columns)
    if connection.dialect.name != "postgresql" or len(columns) != 1:
        return
    column = columns[0]
    if not isinstance(column.type, Integer):
        return
    ask = text("SELECT pg_get_serial_sequence(:table, :column)")
    sequence = connection.execute(ask, {"table": f'"{table.name}"', "column": column.name}).scalar()
    last = connection.execute(select(func.max(column))).scalar()
    if sequence is not None and last is not None:
        connection.execute(text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": last})


# --- the secret key -----------------------------------------------------------------------------------------------


def _check_secret(archive: Checked, store: Store, replace: bool) -> None:
    with told("the secret key cannot be read"):
        there = store.key_file.read_text("ascii", "replace").strip() if store.key_file.exists() else None
    if there and archive.secret and there != archive.secret and not replace:
        raise BackupTrouble(
            f"{store.key_file} is another key than the one in the backup: guests of the backup would be strangers. "
            "Restore into another data folder (ANDEN_DATA), or with --replace"
        )


@contextmanager
def _secret_beside(archive: Checked, store: Store) -> Iterator[Path | None]:
    """The key of the archive, on the disk beside its place: after the commit one rename is left to do."""
    if archive.secret is None:
        yield None
        return
    draft = store.data / f"secret.{os.getpid()}.new"
    try:
        with told("the secret key cannot be written"):
            store.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            draft.unlink(missing_ok=True)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(archive.secret)
                file.flush()
                os.fsync(file.fileno())
        yield draft
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
