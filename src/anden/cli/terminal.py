"""Talking to the person at the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, NoReturn

import typer
from rich.console import Console

from anden import texts
from anden.core.records import LARGEST, BadRecord, Record, read
from anden.core.registry import UnknownGame, UnknownVersion, rules_of
from anden.core.rules import Rules


def console() -> Console:
    """Made anew each time, so that it writes to the standard output of the moment."""
    return Console(highlight=False, soft_wrap=True)


def stop(message: str, code: int = 1) -> NoReturn:
    """Say why it does not go on."""
    typer.echo(f"anden: {message}", err=True)
    raise typer.Exit(code)


def language(wanted: str | None) -> str:
    if wanted is None:
        return texts.pick_language(os.environ)
    if wanted not in texts.LANGUAGES:
        stop(f"there are no texts in {wanted!r}; there are: {', '.join(texts.LANGUAGES)}", 2)
    return wanted


def game(name: str) -> Rules[Any, Any]:
    """The rules of a game, the newest unless a version is named: `age_of_steam@1`."""
    id, _, version = name.partition("@")
    try:
        return rules_of(id, int(version) if version.isdecimal() else None)
    except (UnknownGame, UnknownVersion) as error:
        stop(str(error), 2)


def read_record(file: Path, *, check_luck: bool = True) -> Record:
    """The record in a file (`-` = standard input), or the reason why it cannot be read."""
    try:
        if str(file) == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with file.open("rb") as opened:
                data = opened.read(LARGEST + 1)
    except OSError as error:
        stop(f"{file}: {error.strerror or error}", 2)
    try:
        return read(data, check_luck=check_luck)
    except BadRecord as bad:
        stop(f"{file}: {bad}")
