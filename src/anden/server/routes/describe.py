"""The OpenAPI description: answers are described by the wire structs themselves, so it cannot drift."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from anden.server import wire

REFERENCE = "#/components/schemas/{name}"
CHANGING = frozenset({"post", "patch", "put", "delete"})
OWN_PAGE = {
    "name": "X-Anden",
    "in": "header",
    "required": True,
    "schema": {"type": "string", "const": "1"},
    "description": "Shows that our own page asks",
}
"""The header that the doors ask for; described here, as no route looks at it."""
MEANINGS = {
    400: "The request cannot be read",
    403: "Not your seat, not your table, or the header is missing",
    404: "There is nothing here",
    409: "The game has gone on; the answer brings the fresh table",
    413: "The body is too large",
    422: "Malformed, or refused by the rules: the error names the rule",
    429: "Too much; wait and try again",
    503: "It could not be stored; nothing was changed",
}


def answers(
    kind: Any, *refusals: int, status: int = 200, meaning: str = "Done"
) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route: what it gives and how it refuses."""
    schema = {"type": "array", "items": _ref(kind[0])} if isinstance(kind, tuple) else _ref(kind)
    found: dict[int | str, dict[str, Any]] = {
        status: {"description": meaning, "content": {"application/json": {"schema": schema}}}
    }
    for number in sorted({*refusals, 422, 429, 503}):
        content = {"application/json": {"schema": _ref(wire.Refusal)}}
        found[number] = {"description": MEANINGS[number], "content": content}
    return found


def plain(media: str, *refusals: int, meaning: str) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that answers with text."""
    found = answers(wire.Refusal, *refusals)
    found[200] = {"description": meaning, "content": {media: {"schema": {"type": "string"}}}}
    return found


def changing(
    kind: Any, *refusals: int, status: int = 200, meaning: str = "Done"
) -> dict[int | str, dict[str, Any]]:
    """As `answers`, for requests with a body."""
    return answers(kind, 400, 403, 413, *refusals, status=status, meaning=meaning)


def _ref(kind: Any) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=kind.__name__)}


def describe(app: FastAPI) -> None:
    """Let the application describe itself."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(
                title=app.title, version=app.version, description=app.description, routes=app.routes
            )
            _, components = msgspec.json.schema_components(wire.ANSWERS, ref_template=REFERENCE)
            known = schema.setdefault("components", {}).setdefault("schemas", {})
            known.update(components)
            for unused in ("HTTPValidationError", "ValidationError"):
                known.pop(unused, None)
            for operations in schema["paths"].values():
                for method in CHANGING.intersection(operations):
                    operations[method].setdefault("parameters", []).append(OWN_PAGE)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
