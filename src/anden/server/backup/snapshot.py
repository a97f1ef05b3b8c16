"""Saving a house while people play in it."""

from __future__ import annotations

import contextlib
import itertools
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
from sqlalchemy import Table, func, select
from sqlalchemy.engine import Connection

import anden
from anden.server import clock
from anden.server.backup import shape
from anden.server.backup.archive import BATCH, Manifest, Writer, check
from anden.server.backup.store import Store
from anden.server.backup.trouble import BackupTrouble, Say, told

SIGN_SECONDS = 3.0


def save(store: Store, target: Path, say: Say) -> tuple[Path, Manifest]:
    """Write one moment of the house to a new file. A folder gets a file named by the time."""
    path = free_name(target, "anden") if target.is_dir() else target
    if path.exists():
        raise BackupTrouble(f"{path} is there already; choose another name, or a folder")
    with store.reading() as connection:
        return path, save_from(connection, store, path, say)


def save_from(connection: Connection, store: Store, path: Path, say: Say) -> Manifest:
    """Write what this transaction sees. The file appears under its name when it is complete and on the disk."""
    revision = shape.revision_of(connection)
    if revision is None:
        raise BackupTrouble(f"the database {store} holds no games of Andén yet")
    if revision not in shape.known_revisions():
        raise BackupTrouble(
            f"the database {store} was made by a newer Andén (migration {revision}): update Andén first"
        )
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    with told(f"{path} cannot be written"):
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "wb") as file:
                manifest = _write(connection, file, revision, store, say)
                file.flush()
                os.fsync(file.fileno())
            check(draft)  # who says «saved» has read it back
            draft.replace(path)
            sync_folder(path.parent)
        finally:
            draft.unlink(missing_ok=True)
    return manifest


def _write(connection: Connection, file: IO[bytes], revision: str, store: Store, say: Say) -> Manifest:
    secret = _secret(store, say)
    tables = shape.shape_of(revision).tables
    with Writer(file) as writer:
        rows = {str(table.name): _save_table(connection, table, writer, say) for table in tables}
        if secret is not None:
            writer.add_secret(secret)
        version, kind = anden.__version__, store.kind
        return writer.finish(anden=version, revision=revision, made=clock.now(), database=kind, rows=rows)


def free_name(folder: Path, beginning: str) -> Path:
    """A file that is not there yet, named by the time."""
    stamp = clock.now()[:19].replace(":", "-")
    names = itertools.chain(
        [f"{beginning}-{stamp}Z.zip"], (f"{beginning}-{stamp}Z-{n}.zip" for n in itertools.count(2))
    )
    return next(folder / name for name in names if not (folder / name).exists())


def sync_folder(folder: Path) -> None:
    """Make a rename durable. Some systems cannot sync a folder, and need not."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _secret(store: Store, say: Say) -> bytes | None:
    with told("the secret key cannot be read"):
        try:
            return store.key_file.read_bytes()
        except FileNotFoundError:
            say(f"no secret key at {store.key_file}: the backup is without it, and guests would be strangers")
            return None


def _save_table(connection: Connection, table: Table, writer: Writer, say: Say) -> int:
    total = connection.execute(select(func.count()).select_from(table)).scalar_one()
    rows = writer.add_rows(table, with_signs(_read(connection, table), table.name, total, say))
    say(f"{table.name}: {rows:,} rows")
    return rows


def _read(connection: Connection, table: Table) -> Iterator[list[msgspec.Struct]]:
    """The rows in the order of their key, some at a time."""
    make = shape.row_type(table)
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH)
    for batch in connection.execute(query).partitions():
        yield [make(*row) for row in batch]


def with_signs(
    batches: Iterator[list[msgspec.Struct]], name: str, total: int, say: Say
) -> Iterator[list[msgspec.Struct]]:
    """A sign of life every few seconds."""
    done, next_sign = 0, time.monotonic() + SIGN_SECONDS
    for batch in batches:
        yield batch
        done += len(batch)
        if time.monotonic() > next_sign:
            next_sign = time.monotonic() + SIGN_SECONDS
            say(f"{name}: {done:,} of {total:,} rows …")
