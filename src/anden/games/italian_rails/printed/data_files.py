"""Board and cards that somebody else made: what is wrong with a file before it takes the place of ours in `data/`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from anden.games.italian_rails.printed.atlas import BadData, atlas_of, read_json
from anden.games.italian_rails.printed.box import check_box
from anden.games.italian_rails.printed.cards import cards_of

FORMATS = {
    "map.json": "anden italian rails map 1",
    "cards.json": "anden italian rails cards 1",
    "drawing.json": "anden italian rails drawing 1",
}


def check_file(path: Path) -> list[str]:
    """What is wrong with a file of any name: judged with those of the other two that lie beside it, else with ours."""
    kind = ""
    try:
        data = _read(path)
        kind = next((name for name, known in FORMATS.items() if data.get("format") == known), "")
        if not kind:
            return [f"{path.name}: format: not one of {', '.join(FORMATS.values())}"]
        files = {name: data if name == kind else _beside(path, name) for name in FORMATS}
        atlas = atlas_of(files["map.json"], files["drawing.json"])
        found = check_box(atlas, cards_of(files["cards.json"], atlas))
    except BadData as bad:
        found = [str(bad)]
    return [_named(finding, kind, path) for finding in found]


def _beside(path: Path, name: str) -> dict[str, Any]:
    other = path.with_name(name)
    return _read(other) if other.is_file() else read_json(name)


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadData(f"{path.name}: cannot be read: {error.strerror}") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadData(f"{path.name}: {where}: not JSON: {error.msg}") from None
    except (UnicodeDecodeError, RecursionError):
        raise BadData(f"{path.name}: file: not JSON") from None
    if not isinstance(data, dict):
        raise BadData(f"{path.name}: file: not a JSON object")
    return data


def _named(finding: str, kind: str, path: Path) -> str:
    """A finding about the file itself names it as it is called."""
    return path.name + finding.removeprefix(kind) if kind and finding.startswith(f"{kind}:") else finding
