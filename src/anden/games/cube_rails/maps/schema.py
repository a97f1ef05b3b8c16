"""The JSON schema of a game's map files, for editors. Never compiled.

What the fields mean stands below them in the game's `map_file`, where Python forgets it; so it is read from the source.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import msgspec


def written(layout: type[Any], source: str, title: str) -> str:
    """The schema as a file: of the layout, with the sentences of the Python file `source`."""
    return json.dumps(schema(layout, source, title), indent=1, ensure_ascii=False) + "\n"


def schema(layout: type[Any], source: str, title: str) -> dict[str, Any]:
    """The schema, with the sentences below the fields as descriptions."""
    found = msgspec.json.schema(layout)
    for name, fields in _sentences(Path(source)).items():
        properties = found["$defs"].get(name, {}).get("properties", {})
        for field, sentence in fields.items():
            if field in properties:
                properties[field] = {**properties[field], "description": sentence}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **found}


def _sentences(source: Path) -> dict[str, dict[str, str]]:
    """By class and field: the string below the field."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
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
