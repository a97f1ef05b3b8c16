"""The file of a backup: a zip with every row as a line of JSON, in parts, and a manifest that vouches for each part.

guests/00001.jsonl  …  entries/00001.jsonl  entries/00002.jsonl  …  secret.key  manifest.json
"""

from __future__ import annotations

import io
import time
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Self

import msgspec
from sqlalchemy import Table

from anden.server.backup.shape import Shape, known_revisions, row_type, shape_of
from anden.server.backup.trouble import BackupTrouble, Say, told

FORMAT = 1
MANIFEST = "manifest.json"
SECRET = "secret.key"
PART_ROWS = 50_000
BATCH = 1000
"""Rows in memory at once."""
LONGEST_LINE = 16 * 1024 * 1024
LONGEST_MANIFEST = 64 * 1024 * 1024
DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, ValueError, NotImplementedError, RuntimeError)
"""How the zip library complains."""
ENCODER = msgspec.json.Encoder()


class Part(msgspec.Struct, frozen=True):
    name: str
    table: str
    """Whose rows these are; empty for the secret key."""
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    format: int
    anden: str
    """The version of Andén that wrote it."""
    revision: str
    """The migration its rows belong to."""
    made: str
    database: str
    """Where it comes from: sqlite or postgresql. Where it goes may be the other."""
    rows: dict[str, int]
    parts: tuple[Part, ...]

    def parts_of(self, table: str) -> list[Part]:
        return [part for part in self.parts if part.table == table]

    def has_secret(self) -> bool:
        return any(part.name == SECRET for part in self.parts)


# --- writing ------------------------------------------------------------------------------------------------------


class Writer:
    """Writes the parts one after another; `finish` adds the manifest."""

    def __init__(self, file: IO[bytes]) -> None:
        self._zip = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6)
        self._parts: list[Part] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._zip.close()

    def add_rows(self, table: Table, batches: Iterator[list[msgspec.Struct]]) -> int:
        """All rows of a table, in as many parts as it takes. Returns how many there were."""
        whose = str(table.name)
        total = number = 0
        batch = next(batches, None)
        while batch is not None:
            number += 1
            name = f"{whose}/{number:05}.jsonl"
            digest, rows = sha256(), 0
            with self._zip.open(_member(name), "w", force_zip64=True) as part:
                while batch is not None and rows < PART_ROWS:
                    lines = ENCODER.encode_lines(batch)
                    part.write(lines)
                    digest.update(lines)
                    rows += len(batch)
                    batch = next(batches, None)
            self._parts.append(Part(name, whose, rows, digest.hexdigest()))
            total += rows
        return total

    def add_secret(self, secret: bytes) -> None:
        self._zip.writestr(_member(SECRET), secret)
        self._parts.append(Part(SECRET, "", 1, sha256(secret).hexdigest()))

    def finish(
        self, *, anden: str, revision: str, made: str, database: str, rows: dict[str, int]
    ) -> Manifest:
        manifest = Manifest(FORMAT, anden, revision, made, database, rows, tuple(self._parts))
        self._zip.writestr(_member(MANIFEST), msgspec.json.format(msgspec.json.encode(manifest), indent=1))
        return manifest


def _member(name: str) -> zipfile.ZipInfo:
    """Packed, of today, and readable by its owner only also when somebody unpacks it."""
    info = zipfile.ZipInfo(name, time.localtime()[:6])
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o600 << 16
    return info


# --- reading ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Checked:
    """An archive that has been read from the first to the last line, and found whole."""

    path: Path
    manifest: Manifest
    shape: Shape
    secret: str | None

    def batches(self, table: Table) -> Iterator[list[msgspec.Struct]]:
        """The rows of a table, some at a time."""
        with zipfile.ZipFile(self.path) as archive:
            for part in self.manifest.parts_of(table.name):
                yield from _batches(row for _, row in _rows(archive, part, table))


def check(path: Path, say: Say = lambda _line: None) -> Checked:
    """Read the whole archive. Raises BackupTrouble with part, line and what was expected where it is damaged."""
    with told(f"{path} cannot be read"), _opened(path) as archive:
        manifest = _manifest(archive)
        shape = shape_of(manifest.revision)
        secret = None
        for part in manifest.parts:
            if part.name == SECRET:
                secret = _secret(archive, part)
        _check_tables(manifest, shape)
        for table in shape.tables:
            found = sum(_check_part(archive, part, table) for part in manifest.parts_of(table.name))
            if found != manifest.rows[table.name]:
                raise BackupTrouble(
                    f"{MANIFEST}: {table.name} should have {manifest.rows[table.name]} rows, found {found}"
                )
            say(f"{table.name}: {found:,} rows are whole")
    return Checked(path, manifest, shape, secret)


def _opened(path: Path) -> zipfile.ZipFile:
    if path.is_dir():
        raise BackupTrouble(f"{path} is a folder; name the file of the backup")
    try:
        return zipfile.ZipFile(path)
    except DAMAGE as bad:
        raise BackupTrouble(
            f"{path} is not a whole backup of Andén (expected a zip file; {bad}): it may be cut off or damaged"
        ) from None


def _manifest(archive: zipfile.ZipFile) -> Manifest:
    data = _whole(archive, MANIFEST, LONGEST_MANIFEST)
    try:
        found = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        format = msgspec.json.decode(found.get("format", b"0"), type=int)
    except msgspec.MsgspecError as bad:
        raise BackupTrouble(f"{MANIFEST}: {bad}") from None
    if format > FORMAT:
        raise BackupTrouble(
            f"the backup has format {format}, this Andén reads up to {FORMAT}: update Andén first"
        )
    try:
        manifest = msgspec.json.decode(data, type=Manifest)
    except msgspec.MsgspecError as bad:
        raise BackupTrouble(f"{MANIFEST}: {bad}") from None
    if manifest.revision not in known_revisions():
        raise BackupTrouble(
            f"the backup was made by a newer Andén ({manifest.anden}, migration {manifest.revision}): update Andén first"
        )
    return manifest


def _check_tables(manifest: Manifest, shape: Shape) -> None:
    """The manifest speaks of just those tables that its migration has."""
    expected = {table.name for table in shape.tables}
    named = {part.table for part in manifest.parts if part.name != SECRET}
    if set(manifest.rows) != expected or not named <= expected:
        wrong = sorted((set(manifest.rows) ^ expected) | (named - expected))
        raise BackupTrouble(
            f"{MANIFEST}: expected the tables {', '.join(sorted(expected))}; wrong: {', '.join(wrong)}"
        )


def _secret(archive: zipfile.ZipFile, part: Part) -> str:
    data = _whole(archive, SECRET, 64 * 1024)
    if sha256(data).hexdigest() != part.sha256:
        raise BackupTrouble(f"{SECRET}: not what was saved: expected sha256 {part.sha256}")
    return data.decode("ascii", "replace").strip()


def _whole(archive: zipfile.ZipFile, name: str, most: int) -> bytes:
    try:
        with archive.open(name) as part:
            data = part.read(most + 1)
    except KeyError:
        raise BackupTrouble(f"{name} is missing in the backup") from None
    except DAMAGE as bad:
        raise BackupTrouble(f"{name} is damaged: {bad}") from None
    if len(data) > most:
        raise BackupTrouble(f"{name} is too long: expected at most {most:,} bytes")
    return data


def _check_part(archive: zipfile.ZipFile, part: Part, table: Table) -> int:
    digest, rows = sha256(), 0
    for line, _ in _rows(archive, part, table):
        digest.update(line)
        rows += 1
    if rows != part.rows:
        raise BackupTrouble(f"{part.name}, line {rows + 1}: expected {part.rows} lines, found {rows}")
    if digest.hexdigest() != part.sha256:
        raise BackupTrouble(f"{part.name}: not what was saved: expected sha256 {part.sha256}")
    return rows


def _rows(archive: zipfile.ZipFile, part: Part, table: Table) -> Iterator[tuple[bytes, msgspec.Struct]]:
    """Each line of a part and the row it holds."""
    decoder = msgspec.json.Decoder(row_type(table))
    number = 1
    try:
        with archive.open(part.name) as packed:
            lines = io.BufferedReader(packed, 1 << 18)  # type: ignore[type-var]
            while line := lines.readline(LONGEST_LINE):
                yield line, decoder.decode(line)
                number += 1
    except KeyError:
        raise BackupTrouble(f"{part.name} is missing in the backup") from None
    except msgspec.MsgspecError as bad:
        raise BackupTrouble(f"{part.name}, line {number}: {bad}") from None
    except DAMAGE as bad:
        raise BackupTrouble(f"{part.name}, from line {number} on, is damaged: {bad}") from None


def _batches(rows: Iterable[msgspec.Struct]) -> Iterator[list[msgspec.Struct]]:
    batch: list[msgspec.Struct] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
