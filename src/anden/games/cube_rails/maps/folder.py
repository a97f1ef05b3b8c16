"""Map files of people: all games look for them in the folder that the variable ANDEN_MAPS names. Never compiled.

A file says by its `format` which game it is for.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

FOLDER = "ANDEN_MAPS"
FORMATS = ("age-of-steam-map/1", "railes-map/1")
"""Of the games that look there."""


def missing() -> list[str]:
    """What is wrong with the folder itself."""
    folder = os.environ.get(FOLDER, "")
    return [f"{FOLDER}: {folder} is not a folder"] if folder and not Path(folder).is_dir() else []


def files(format: str, unknown: bool = False) -> list[Path]:
    """The files of the folder in a format, by name; with `unknown` also those that are for no game."""
    folder = os.environ.get(FOLDER, "")
    if not folder:
        return []
    others = [other for other in FORMATS if other != format]
    return [
        path
        for path in sorted(Path(folder).glob("*.json"))
        if (found := format_of(path)) == format or (unknown and found not in others)
    ]


def format_of(path: Path) -> str:
    """The format that a file names; "" if it cannot be read."""
    try:
        plain = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return ""
    found = plain.get("format") if isinstance(plain, dict) else None
    return found if isinstance(found, str) else ""
