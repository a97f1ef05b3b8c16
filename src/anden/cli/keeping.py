"""`anden backup` and `anden restore`."""

from __future__ import annotations

from pathlib import Path

import typer

from anden.cli.terminal import stop
from anden.server.backup import BackupTrouble, Store, check, restore, save
from anden.server.settings import Settings


def backup_to(target: Path, database: str | None) -> None:
    """One file with all games, guests and the secret key; the server may run."""
    try:
        path, manifest = save(_store(database), target, _say)
    except BackupTrouble as trouble:
        stop(str(trouble))
    size = path.stat().st_size
    typer.echo(f"{path}: {manifest.rows.get('tables', 0):,} tables, {size / 1000:,.0f} kB. Keep it private.")


def restore_from(path: Path, database: str | None, *, replace: bool, only_check: bool) -> None:
    """The house of a backup, in an empty database or in the place of another one."""
    try:
        if only_check:
            manifest = check(path, _say).manifest
            typer.echo(f"{path} is whole: made {manifest.made} by Andén {manifest.anden}.")
            return
        store = _store(database)
        done = restore(path, store, _say, replace=replace)
    except BackupTrouble as trouble:
        stop(str(trouble))
    if done.saved is not None:
        typer.echo(f"What was there before is in {done.saved}.")
    if not done.manifest.has_secret():
        typer.echo(
            "The backup holds no secret key: guests keep their seats only with the key they had.", err=True
        )
    typer.echo(
        f"Restored {done.manifest.rows.get('tables', 0):,} tables, as of {done.manifest.made}, into {store}."
    )


def _store(database: str | None) -> Store:
    settings = Settings.from_environment(database=database)
    return Store(settings.database or str(settings.data / "anden.db"), settings.data)


def _say(line: str) -> None:
    typer.echo(f"  {line}", err=True)
