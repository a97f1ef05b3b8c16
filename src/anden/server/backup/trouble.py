"""What can go wrong with a backup, in words for the person at the terminal."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from anden.server.db.engine import DatabaseTrouble

Say = Callable[[str], None]
"""Where lines of progress go."""

FULL = "the disk is full; free some space and run it again"


class BackupTrouble(Exception):
    """It does not go on; the message says why, and what to do. Nothing was changed."""


@contextmanager
def told(what: str) -> Iterator[None]:
    """Turns failures of files and databases into sentences that begin with `what`."""
    try:
        yield
    except (BackupTrouble, KeyboardInterrupt):
        raise
    except DatabaseTrouble as trouble:
        raise BackupTrouble(str(trouble)) from trouble
    except OSError as error:
        raise BackupTrouble(f"{what}: {_of_file(error)}") from error
    except (SQLAlchemyError, CommandError) as error:
        raise BackupTrouble(f"{what}: {_of_database(error)}") from error


def _of_file(error: OSError) -> str:
    name = f"{error.filename}: " if error.filename else ""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return FULL
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"{name}no rights to use this file or its folder; run it as the user of the server"
    if error.errno == errno.ENOENT:
        return f"{name}there is no such file or folder"
    return f"{name}{error.strerror or error}"


def _of_database(error: Exception) -> str:
    reason = str(getattr(error, "orig", None) or error).strip()
    first = reason.splitlines()[0] if reason else "unknown reason"
    known = {
        "is full": FULL,
        "No space left": FULL,
        "locked": "another program uses the database; stop the server (all of them) and run it again",
        "lock timeout": "another program uses the database; stop the server (all of them) and run it again",
        "readonly": "no rights to write to the database; run it as the user of the server",
        "unable to open": "the database cannot be opened; check its address and your rights",
        "not a database": "the file is not a database of Andén, or it is damaged",
        "malformed": "the database is damaged",
        "NUL": "a text holds a NUL character, which PostgreSQL cannot store",
    }
    for sign, sentence in known.items():
        if sign in first:
            return f"{sentence} ({first})"
    return first
