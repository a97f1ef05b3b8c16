"""The JSON schema of map files, for editors: `python -m anden.games.age_of_steam.maps.schema` prints it.

What the fields mean stands below them in `map_file`, where Python forgets it; so it is read from the source.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import msgspec

from anden.games.age_of_steam.maps import map_file


def schema() -> dict[str, Any]:
    """The schema, with the sentences below the fields as descriptions."""
    found = msgspec.json.schema(map_file.MapFile)
    for name, fields in _sentences().items():
        properties = found["$defs"].get(name, {}).get("properties", {})
        for field, sentence in fields.items():
            if field in properties:
                properties[field] = {**properties[field], "description": sentence}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A map of Age of Steam",
        **found,
    }


def _sentences() -> dict[str, dict[str, str]]:
    """By class and field: the string below the field."""
    tree = ast.parse(Path(map_file.__file__).read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = {}
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        fields = found.setdefault(node.name, {})
        for field, below in zip(node.body, node.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match below:
                    case ast.Expr(ast.Constant(str(sentence))):
                        fields[field.target.id] = sentence
    return found


def written() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(written(), end="")
