"""A backup is one moment of a house; recovery it is all or nothing, on either kind of database."""

from __future__ import annotations

import errno
import importlib.util
import itertools
import os
import shutil
import stat
import zipfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, insert, select, text
from sqlalchemy.engine import Connection
from typer.testing import CliRunner

from anden.cli.app import app
from anden.server.backup import BackupTrouble, Store, archive, check, recovery, restore, save, shape, snapshot
from anden.server.backup import store as stores
from anden.server.backup.trouble import told
from anden.server.db import migrate
from anden.server.db.engine import sync_url
from tests.server import postgres

KEY = "k" * 48
STAMP = "2030-01-01T00:00:00.000Z"
SAMPLES: dict[type, Any] = {str: "ñ 火 'x'", int: 7, bool: True, float: 0.5, bytes: b"\0\xff"}
numbers = itertools.count()

Rows = dict[str, list[tuple[Any, ...]]]


def quiet(_line: str) -> None:
    pass


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    if importlib.util.find_spec("psycopg") is None or postgres.binaries() is None:
        pytest.skip("no PostgreSQL here; on Debian: apt install postgresql")
    folder = postgres.scratch_folder()
    try:
        with postgres.running(folder) as url:
            yield sync_url(url)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str, str], Store]:
    """Makes a store with nothing in it."""

    def made(kind: str, name: str) -> Store:
        if kind == "sqlite":
            return Store(str(tmp_path / name / "anden.db"), tmp_path / name)
        engine = create_engine(request.getfixturevalue("server"), isolation_level="AUTOCOMMIT")
        database = f"{name}_{next(numbers)}"
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {database}"))
        url = engine.url.set(database=database).render_as_string(hide_password=False)
        engine.dispose()
        (tmp_path / name).mkdir(exist_ok=True)
        return Store(url, tmp_path / name)

    return made


@pytest.fixture
def full(tmp_path: Path) -> Store:
    """A house on SQLite with rows in every table."""
    found = Store(str(tmp_path / "full" / "anden.db"), tmp_path / "full")
    fill(found)
    return found


@pytest.fixture
def saved(full: Store, tmp_path: Path) -> Path:
    return save(full, tmp_path / "house.zip", quiet)[0]


def fill(store: Store, rows: int = 5) -> None:
    """Rows in every table, whatever tables the newest migration has."""
    with store.alone() as connection:
        shape.bring_to(connection, "head")
        for n in range(rows):
            add(connection, n)
    store.key_file.write_text(KEY)


def add(connection: Connection, n: int) -> None:
    for table in shape.shape_of("head").tables:
        row = {column.name: SAMPLES[column.type.python_type] for column in table.columns}
        row |= {column.name: None for column in table.columns if column.nullable and n % 2}
        for column in table.primary_key.columns:
            row[column.name] = n if column.type.python_type is int else f"{n}"
        for link in table.foreign_keys:
            row[link.parent.name] = f"{n}"
        connection.execute(insert(table), row)


def rows_of(store: Store) -> Rows:
    with store.reading() as connection:
        return {
            str(table.name): sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in shape.shape_of("head").tables
        }


def rewritten(path: Path, changes: dict[str, bytes | None], *, vouch: bool = False) -> Path:
    """A copy of an archive with some parts changed or left out; with `vouch` the manifest agrees to it."""
    other = path.with_name(f"changed-{next(numbers)}.zip")
    with zipfile.ZipFile(path) as before, zipfile.ZipFile(other, "w") as after:
        for name in before.namelist():
            data = changes.get(name, before.read(name))
            if name == archive.MANIFEST and vouch:
                manifest = msgspec.json.decode(before.read(name), type=archive.Manifest)
                parts = [
                    msgspec.structs.replace(part, sha256=sha256(new).hexdigest(), rows=new.count(b"\n"))
                    if (new := changes.get(part.name))
                    else part
                    for part in manifest.parts
                ]
                data = msgspec.json.encode(msgspec.structs.replace(manifest, parts=tuple(parts)))
            if data is not None:
                after.writestr(name, data)
    return other


# --- there and back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_what_was_saved_is_restored(
    source: str, target: str, place: Callable[[str, str], Store], tmp_path: Path
) -> None:
    old, new = place(source, "old"), place(target, "new")
    fill(old)
    path, manifest = save(old, tmp_path / "house.zip", quiet)
    done = restore(path, new, quiet)
    assert rows_of(new) == rows_of(old)
    assert manifest == done.manifest == check(path).manifest
    assert manifest.database == source
    assert set(manifest.rows.values()) == {5}
    assert done.saved is None
    assert new.key_file.read_text() == KEY
    with new.reading() as connection:
        assert shape.revision_of(connection) == shape.known_revisions()[0]


def test_only_its_owner_can_read_it(saved: Path, tmp_path: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["full", "house.zip"]
    new = Store(str(tmp_path / "new" / "anden.db"), tmp_path / "new")
    restore(saved, new, quiet)
    assert [stat.S_IMODE(path.stat().st_mode) for path in (new.key_file, new.folder / "anden.db")] == [
        0o600
    ] * 2


def test_large_tables_come_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "PART_ROWS", 4)
    monkeypatch.setattr(archive, "BATCH", 2)
    monkeypatch.setattr(snapshot, "BATCH", 2)
    old, new = (Store(str(tmp_path / name / "anden.db"), tmp_path / name) for name in ("old", "new"))
    fill(old, rows=9)
    path, manifest = save(old, tmp_path / "house.zip", quiet)
    assert [part.rows for part in manifest.parts_of("entries")] == [4, 4, 1]
    restore(path, new, quiet)
    assert rows_of(new) == rows_of(old)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_it_is_one_moment_though_others_write(
    kind: str, place: Callable[[str, str], Store], tmp_path: Path
) -> None:
    store = place(kind, "house")
    fill(store)
    if kind == "sqlite":  # as the server sets it
        with store._engine("BEGIN") as engine, engine.connect() as connection:
            connection.connection.driver_connection.execute("PRAGMA journal_mode=WAL")  # type: ignore[union-attr]

    def meanwhile(_line: str) -> None:
        with store._engine("BEGIN IMMEDIATE") as engine, engine.begin() as connection:
            add(connection, 100 + next(numbers))

    _, manifest = save(store, tmp_path / "house.zip", meanwhile)
    assert set(manifest.rows.values()) == {5}
    assert {len(rows) for rows in rows_of(store).values()} == {5 + len(manifest.rows)}


def test_a_folder_gets_a_file_named_by_the_time(full: Store, tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    made = [save(full, tmp_path / "backups", quiet)[0] for _ in range(3)]
    assert len(set(made)) == 3, "also when they are made in the same second"
    assert {path.parent for path in made} == {tmp_path / "backups"}
    assert all(path.name.startswith("anden-20") for path in made)


# --- refusals of save ---------------------------------------------------------------------------------------------


def test_an_old_backup_is_not_overwritten(full: Store, saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(BackupTrouble, match="there already"):
        save(full, saved, quiet)
    assert saved.read_bytes() == before


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "none.db"), tmp_path)
    with pytest.raises(BackupTrouble, match="no database at"):
        save(store, tmp_path / "house.zip", quiet)
    assert list(tmp_path.iterdir()) == []


def test_something_else_is_not_saved(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, but long enough to be looked at " * 10)
    with pytest.raises(BackupTrouble, match="not a database of Andén"):
        save(Store(str(tmp_path / "text.db"), tmp_path), tmp_path / "house.zip", quiet)
    (tmp_path / "empty.db").touch()
    with pytest.raises(BackupTrouble, match="no games of Andén"):
        save(Store(str(tmp_path / "empty.db"), tmp_path), tmp_path / "house.zip", quiet)


def test_a_full_disk_leaves_nothing_behind(
    full: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(BackupTrouble, match="disk is full"):
        save(full, tmp_path / "house.zip", quiet)
    assert [path.name for path in tmp_path.iterdir()] == ["full"]


def test_a_folder_that_is_not_there_is_named(full: Store, tmp_path: Path) -> None:
    with pytest.raises(BackupTrouble, match="no such file or folder"):
        save(full, tmp_path / "none" / "house.zip", quiet)


def test_what_was_written_wrong_is_not_a_backup(
    full: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that keeps something else than was written."""
    real = archive.Writer.add_secret
    monkeypatch.setattr(
        archive.Writer, "add_secret", lambda self, secret: (real(self, secret), self._parts.pop())
    )
    monkeypatch.setattr(
        snapshot, "check", lambda path: check(rewritten(path, {"guests/00001.jsonl": b"{}\n"}))
    )
    with pytest.raises(BackupTrouble, match=r"guests/00001\.jsonl, line 1"):
        save(full, tmp_path / "house.zip", quiet)
    assert not (tmp_path / "house.zip").exists()


def test_no_key_is_told(full: Store, tmp_path: Path) -> None:
    full.key_file.unlink()
    said: list[str] = []
    path, manifest = save(full, tmp_path / "house.zip", said.append)
    assert any("no secret key" in line for line in said)
    assert not manifest.has_secret()
    assert check(path).secret is None


# --- damaged archives ---------------------------------------------------------------------------------------------


def line(saved: Path, part: str, number: int, **changes: Any) -> bytes:
    """A part with one line changed."""
    with zipfile.ZipFile(saved) as opened:
        lines = opened.read(part).splitlines(keepends=True)
    row = msgspec.json.decode(lines[number - 1]) | changes
    lines[number - 1] = msgspec.json.encode({k: v for k, v in row.items() if v is not ...}) + b"\n"
    return b"".join(lines)


def refused(path: Path, tmp_path: Path, words: str) -> None:
    """The archive is refused with these words, and nothing is touched."""
    target = tmp_path / "untouched"
    with pytest.raises(BackupTrouble, match=words):
        restore(path, Store(str(target / "anden.db"), target), quiet)
    assert not target.exists()


def test_a_wrong_line_is_named_with_what_was_expected(saved: Path, tmp_path: Path) -> None:
    part = "entries/00001.jsonl"
    wrong = line(saved, part, 3, index="three")
    refused(
        rewritten(saved, {part: wrong}, vouch=True),
        tmp_path,
        r"entries/00001\.jsonl, line 3: Expected `int`.*index",
    )
    wrong = line(saved, part, 2, action=...)
    refused(rewritten(saved, {part: wrong}), tmp_path, r"entries/00001\.jsonl, line 2: .*missing.*action")
    wrong = line(saved, part, 5, surplus=1)
    refused(rewritten(saved, {part: wrong}), tmp_path, r"entries/00001\.jsonl, line 5: .*surplus")
    refused(rewritten(saved, {part: b"{}\n{"}), tmp_path, r"entries/00001\.jsonl, line 1")


def test_a_changed_line_is_found_though_it_reads_well(saved: Path, tmp_path: Path) -> None:
    part = "tables/00001.jsonl"
    refused(
        rewritten(saved, {part: line(saved, part, 1, seed="mine")}),
        tmp_path,
        "not what was saved: expected sha256",
    )
    refused(rewritten(saved, {archive.SECRET: b"mine"}), tmp_path, r"secret\.key: not what was saved")


def test_missing_lines_and_parts_are_found(saved: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(saved) as opened:
        lines = opened.read("seats/00001.jsonl").splitlines(keepends=True)
    short = b"".join(lines[:-1])
    refused(
        rewritten(saved, {"seats/00001.jsonl": short}),
        tmp_path,
        r"seats/00001\.jsonl, line 5: expected 5 lines, found 4",
    )
    refused(
        rewritten(saved, {"seats/00001.jsonl": short}, vouch=True),
        tmp_path,
        "seats should have 5 rows, found 4",
    )
    refused(rewritten(saved, {"seats/00001.jsonl": None}), tmp_path, r"seats/00001\.jsonl is missing")
    refused(rewritten(saved, {archive.SECRET: None}), tmp_path, r"secret\.key is missing")
    refused(rewritten(saved, {archive.MANIFEST: None}), tmp_path, r"manifest\.json is missing")
    refused(rewritten(saved, {archive.MANIFEST: b"[]"}), tmp_path, r"manifest\.json: Expected `object`")


@pytest.mark.parametrize("kept", [0.0, 0.3, 0.9, 0.999])
def test_a_file_that_is_cut_off_is_refused(saved: Path, tmp_path: Path, kept: float) -> None:
    data = saved.read_bytes()
    saved.write_bytes(data[: int(len(data) * kept)])
    refused(saved, tmp_path, "not a whole backup")


def test_any_flipped_byte_is_found_or_harms_nothing(saved: Path) -> None:
    whole = check(saved)
    data = saved.read_bytes()
    found = 0
    for at in range(0, len(data), 13):
        saved.write_bytes(data[:at] + bytes([data[at] ^ 0x41]) + data[at + 1 :])
        try:
            assert check(saved).manifest == whole.manifest
        except BackupTrouble:
            found += 1
    assert found > len(data) / 13 / 3


def test_other_files_are_refused(tmp_path: Path) -> None:
    refused(tmp_path / "none.zip", tmp_path, "no such file")
    refused(tmp_path, tmp_path, "is a folder")
    (tmp_path / "other.zip").write_text("something else")
    refused(tmp_path / "other.zip", tmp_path, "not a whole backup of Andén")


def test_rows_that_contradict_each_other_are_refused_whole(saved: Path, tmp_path: Path) -> None:
    wrong = rewritten(
        saved, {"seats/00001.jsonl": line(saved, "seats/00001.jsonl", 2, table_id="none")}, vouch=True
    )
    target = Store(str(tmp_path / "new" / "anden.db"), tmp_path / "new")
    with pytest.raises(BackupTrouble, match="rows of seats contradict"):
        restore(wrong, target, quiet)
    assert [path.name for path in target.folder.iterdir()] == []


# --- what is there already ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_house_is_only_replaced_when_asked_for_and_saved_first(
    kind: str, saved: Path, full: Store, place: Callable[[str, str], Store]
) -> None:
    other = place(kind, "other")
    fill(other, rows=8)
    before = rows_of(other)
    with pytest.raises(BackupTrouble, match=r"not empty \(8 .*--replace"):
        restore(saved, other, quiet)
    assert rows_of(other) == before
    done = restore(saved, other, quiet, replace=True)
    assert rows_of(other) == rows_of(full)
    assert done.saved is not None
    assert done.saved.parent == other.folder
    again = restore(done.saved, other, quiet, replace=True)
    assert rows_of(other) == before
    assert again.saved != done.saved


def test_signs_of_running_processes_are_not_kept(full: Store, tmp_path: Path) -> None:
    with full.alone() as connection:
        connection.execute(text("INSERT INTO processes (id, seen) VALUES ('p', 'now')"))
        connection.execute(text("INSERT INTO presence (table_id, process, guest) VALUES ('1', 'p', 'g')"))
    path, manifest = save(full, tmp_path / "house.zip", quiet)
    assert not {"processes", "presence"} & set(manifest.rows)
    new = Store(str(tmp_path / "new" / "anden.db"), tmp_path / "new")
    with new.alone() as connection:  # a server has been started here, but nobody has played
        shape.bring_to(connection, "head")
        connection.execute(text("INSERT INTO processes (id, seen) VALUES ('p', 'now')"))
    restore(path, new, quiet)
    assert rows_of(new) == rows_of(full)


def test_turns_that_bots_were_asked_for_go_with_the_old_house(
    saved: Path, place: Callable[[str, str], Store]
) -> None:
    pytest.importorskip("procrastinate", reason="procrastinate is not installed")
    from anden.server.jobs import schema as queue

    other = place("postgresql", "other")
    fill(other)
    with other.alone() as connection:
        queue.apply(connection)
        connection.execute(
            text("INSERT INTO procrastinate_jobs (queue_name, task_name) VALUES ('q', 'turn')")
        )
    restore(saved, other, quiet, replace=True)
    with other.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM procrastinate_jobs")).scalar() == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_failure_in_the_middle_leaves_all_as_it_was(
    kind: str, saved: Path, place: Callable[[str, str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = place(kind, "other")
    fill(other, rows=8)
    before = rows_of(other)
    other.key_file.write_text("o" * 48)
    real = recovery._load

    def fails(connection: Connection, found: Any, table: Any, say: Any) -> None:
        real(connection, found, table, say)
        if table.name == "entries":
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(recovery, "_load", fails)
    with pytest.raises(BackupTrouble, match="disk is full"):
        restore(saved, other, quiet, replace=True)
    assert rows_of(other) == before
    assert other.key_file.read_text() == "o" * 48
    assert not list(other.data.glob("secret.*.new"))


def test_an_sqlite_file_that_cannot_grow_is_told(
    saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(raw: Any, record: Any) -> None:
        stores_connect(raw, record)
        raw.execute("PRAGMA max_page_count=12")

    stores_connect = stores._leave_transactions_to_us
    monkeypatch.setattr(stores, "_leave_transactions_to_us", small)
    target = Store(str(tmp_path / "new" / "anden.db"), tmp_path / "new")
    with pytest.raises(BackupTrouble, match="disk is full"):
        restore(saved, target, quiet)
    assert list(target.folder.iterdir()) == []


def test_an_open_sqlite_file_is_left_alone(saved: Path, full: Store) -> None:
    """A server that does nothing at the moment has the file open all the same."""
    with full._engine("BEGIN") as engine, engine.connect() as connection:
        connection.connection.driver_connection.execute("PRAGMA journal_mode=WAL")  # type: ignore[union-attr]
        with connection.begin():
            connection.execute(text("SELECT count(*) FROM guests"))
        with pytest.raises(BackupTrouble, match="in use: stop the server"):
            restore(saved, full, quiet, replace=True)
    restore(saved, full, quiet, replace=True)


def test_a_postgresql_database_with_others_connected_is_left_alone(
    saved: Path, place: Callable[[str, str], Store]
) -> None:
    store = place("postgresql", "busy")
    with store._engine("") as engine, engine.connect() as connection:
        connection.execute(text("SELECT 1"))
        connection.commit()
        with pytest.raises(BackupTrouble, match=r"in use .*stop all servers"):
            restore(saved, store, quiet)
    restore(saved, store, quiet)


def test_another_key_is_not_replaced_unless_asked_for(saved: Path, tmp_path: Path) -> None:
    target = Store(str(tmp_path / "new" / "anden.db"), tmp_path / "new")
    target.data.mkdir()
    target.key_file.write_text("o" * 48)
    with pytest.raises(BackupTrouble, match="another key"):
        restore(saved, target, quiet)
    assert [path.name for path in target.data.iterdir()] == ["secret.key"]
    restore(saved, target, quiet, replace=True)
    assert target.key_file.read_text() == KEY


def test_tables_of_others_are_left_alone(saved: Path, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "anden.db"), tmp_path)
    with store.alone() as connection:
        connection.execute(text("CREATE TABLE guests (something text)"))
    with pytest.raises(BackupTrouble, match="not of Andén"):
        restore(saved, store, quiet, replace=True)


# --- migrations ---------------------------------------------------------------------------------------------------

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{head}"

def upgrade():
    op.add_column("guests", sa.Column("mood", sa.Text(), nullable=False, server_default="calm"))
    op.execute("UPDATE guests SET mood = 'wistful'")  # those who were there before

def downgrade():
    op.drop_column("guests", "mood")
"""


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a version that is still to come."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.FOLDER, folder)
    (folder / "versions" / "later.py").write_text(LATER.format(head=shape.known_revisions()[0]))
    return folder


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_older_backup_is_brought_up_to_date(
    kind: str, saved: Path, later: Path, place: Callable[[str, str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "FOLDER", later)
    store = place(kind, "new")
    restore(saved, store, quiet)
    with store.reading() as connection:
        assert shape.revision_of(connection) == "later"
        assert set(connection.execute(text("SELECT mood FROM guests")).scalars()) == {"wistful"}
    fill(other := place(kind, "other"), rows=1)
    done = restore(saved, other, quiet, replace=True)
    assert done.saved is not None
    assert check(done.saved).manifest.revision == "later"


def test_a_newer_backup_or_database_is_refused(
    later: Path, tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "FOLDER", later)
        newer = Store(str(tmp_path / "newer" / "anden.db"), tmp_path / "newer")
        fill(newer)
        path, _ = save(newer, tmp_path / "newer.zip", quiet)
    refused(path, tmp_path, r"made by a newer Andén .*migration later\): update Andén first")
    with pytest.raises(BackupTrouble, match="newer Andén"):
        restore(saved, newer, quiet, replace=True)
    with pytest.raises(BackupTrouble, match="newer Andén"):
        save(newer, tmp_path / "again.zip", quiet)
    with zipfile.ZipFile(saved) as opened:
        manifest = msgspec.json.decode(opened.read(archive.MANIFEST)) | {
            "format": archive.FORMAT + 1,
            "parts": 3,
        }
    changed = rewritten(saved, {archive.MANIFEST: msgspec.json.encode(manifest)})
    refused(changed, tmp_path, "has format 2, this Andén reads up to 1")


# --- at the terminal ----------------------------------------------------------------------------------------------


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.output


def test_the_commands(full: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANDEN_DATABASE", raising=False)
    monkeypatch.setenv("ANDEN_DATA", str(full.data))
    path = str(tmp_path / "house.zip")
    code, said = run("backup", path)
    assert (code, "5 tables" in said, "Keep it private" in said) == (0, True, True)
    code, said = run("restore", path, "--check")
    assert (code, "is whole" in said) == (0, True)
    code, said = run("restore", path)
    assert (code, "not empty" in said) == (1, True)
    monkeypatch.setenv("ANDEN_DATA", str(tmp_path / "new"))
    code, said = run("restore", path)
    assert (code, "Restored 5 tables" in said) == (0, True)
    assert rows_of(Store(str(tmp_path / "new" / "anden.db"), tmp_path)) == rows_of(full)
    code, said = run("restore", path, "--replace")
    assert (code, "What was there before is in" in said) == (0, True)
    code, said = run("backup", str(tmp_path / "x.zip"), "--database", "mysql://somewhere/anden")
    assert (code, "use sqlite or postgresql" in said) == (1, True)


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (PermissionError(errno.EACCES, "Permission denied", "/srv/x"), "/srv/x: no rights"),
        (OSError(errno.EROFS, "Read-only file system", "/srv/x"), "no rights"),
        (OSError(errno.ENOSPC, "No space left on device"), "disk is full"),
        (OSError(errno.EIO, "Input/output error", "/srv/x"), "Input/output error"),
    ],
)
def test_failures_of_files_are_sentences(error: OSError, words: str) -> None:
    with pytest.raises(BackupTrouble, match=words), told("it cannot be written"):
        raise error


def test_a_server_that_does_not_answer_is_told(tmp_path: Path, server: str) -> None:
    del server
    with pytest.raises(BackupTrouble, match=r"cannot be read: .*connection"):
        save(Store("postgresql://nobody@127.0.0.1:9/none", tmp_path), tmp_path / "x.zip", quiet)
