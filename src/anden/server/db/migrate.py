"""Bring the database to the shape this version needs, at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from anden.server.db.engine import Database, DatabaseTrouble
from anden.server.jobs import schema

DOOR = 0x416E64E9
"""The number of the lock that who changes the shape of the database holds."""
FOLDER = Path(__file__).resolve().parent.parent / "migrations"


async def migrate(database: Database) -> None:
    """Run the missing migrations in one transaction. Raises DatabaseTrouble with advice."""

    def upgrade() -> None:
        with database.engine.begin() as connection:
            if database.is_sqlite:
                _upgrade(connection)
                return
            # Of several processes that start at once one does the work; the others wait and find it done.
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({DOOR})")
            _upgrade(connection)
            schema.apply(connection)

    try:
        await database.run(upgrade)
    except DatabaseTrouble:
        raise
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise DatabaseTrouble(_advice(database, str(getattr(error, "orig", None) or error))) from error


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_heads()
    unknown = [revision for revision in current if revision not in known]
    if unknown:
        raise DatabaseTrouble(
            f"the database was made by a newer version of Andén (migration {unknown[0]}): "
            "update Andén, or choose another database"
        )
    if set(current) != set(script.get_heads()):
        command.upgrade(config, "head")


def _advice(database: Database, reason: str) -> str:
    text = reason.strip().splitlines()[0] if reason.strip() else "unknown reason"
    if "locked" in text:
        advice = "another program holds it; close that program and start again"
    elif "readonly" in text or "unable to open" in text or "ermission" in text:
        advice = "the file or its folder cannot be written; check its permissions or choose another with --database"
    elif "not a database" in text or "malformed" in text:
        advice = "the file is damaged or is not a database of Andén; restore a copy or choose another file"
    elif database.is_sqlite:
        advice = "choose another file with --database"
    else:
        advice = "check that the database server runs and that the address is right"
    return f"the database cannot be used ({text}): {advice}"
