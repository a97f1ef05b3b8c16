"""What was done already: results are keyed by a hash of what they were made from."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

NEVER_INPUTS = {"__pycache__", "node_modules", "static", ".vite", "coverage"}


def files_under(folder: Path, *endings: str) -> Iterator[Path]:
    """All files below a folder in a fixed order, without what tools leave behind."""
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir()):
        if path.name in NEVER_INPUTS or path.name.endswith(".egg-info"):
            continue
        if path.is_dir():
            yield from files_under(path, *endings)
        elif not endings or path.suffix in endings:
            yield path


def hash_of(files: Iterable[Path], *words: str, root: Path) -> str:
    """One hash of names and contents, and of any further words the result depends on."""
    digest = hashlib.sha256()
    for word in words:
        digest.update(f"{word}\0".encode())
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root)}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def read(stamp: Path) -> dict[str, Any]:
    """What a stamp says; nothing if it is missing or damaged."""
    try:
        found = json.loads(stamp.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(stamp: Path, **facts: Any) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(json.dumps(facts, indent=1) + "\n")
