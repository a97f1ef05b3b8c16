"""Refusals: exceptions with a status and a key, and their form on the wire."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from anden.core import Problem, Refused
from anden.server import wire
from anden.server.db.engine import Conflict, StorageFailed

log = logging.getLogger("anden.server")


UNEXPLAINED = frozenset({
    "busy", "conflict", "forbidden_origin", "hint_failed", "import_failed", "internal", "key_reused", "malformed", "not_allowed", "not_found",
    "record_too_slow", "refused", "storage_failed", "too_large", "too_many", "too_many_tables", "too_slow",
})  # fmt: skip
"""Refusals of the machine and not of a game: their sentence says all, and no guide has a rule for them."""


def rule_of(key: str) -> str:
    """The entry of the platform's guide that explains a refusal; empty = there is none to look up."""
    return "" if key in UNEXPLAINED else f"platform-{key}"


def body_of(key: str, **args: Any) -> wire.ErrorBody:
    return wire.ErrorBody(key, rule_of(key), args)


class Refusal(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, key: str, table: msgspec.Raw | None = None, **args: Any) -> None:
        super().__init__(key)
        self.status = status
        self.body = body_of(key, **args)
        self.table = table


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON answer of one of the wire structs."""
    body = msgspec.json.encode(value)
    return Response(body, status, {"cache-control": "no-store", **(headers or {})}, "application/json")


def refusal(status: int, body: wire.ErrorBody, table: msgspec.Raw | None = None) -> Response:
    headers = {"retry-after": str(body.args["retry_after"])} if "retry_after" in body.args else None
    fresh: Any = msgspec.UNSET if table is None else table
    return answer(wire.Refusal(body, fresh), status, headers)


def of_problem(problem: Problem) -> wire.ErrorBody:
    return wire.ErrorBody(problem.key, problem.rule, dict(problem.args))


KEYS = {404: "not_found", 405: "not_allowed", 400: "malformed", 413: "too_large"}


def install(app: FastAPI) -> None:
    """Give every exception its answer."""

    @app.exception_handler(Refusal)
    async def _refusal(_request: Request, error: Refusal) -> Response:
        return refusal(error.status, error.body, error.table)

    @app.exception_handler(Refused)
    async def _refused(_request: Request, error: Refused) -> Response:
        return refusal(422, of_problem(error.problem))

    @app.exception_handler(RequestValidationError)
    async def _malformed(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        path = ".".join(str(part) for part in first.get("loc", ()))
        return refusal(422, body_of("malformed", path=path, reason=first["msg"]))

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        key = KEYS.get(error.status_code, "refused")
        args = {"path": "", "reason": str(error.detail)} if key == "malformed" else {}
        response = refusal(error.status_code, body_of(key, **args))
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(StorageFailed)
    async def _storage(_request: Request, error: StorageFailed) -> Response:
        log.error("storage failed: %s", error)
        return refusal(503, body_of("storage_failed"))

    @app.exception_handler(Conflict)
    async def _conflict(_request: Request, error: Conflict) -> Response:
        log.info("conflict: %s", error)
        return refusal(409, body_of("conflict"))

    @app.exception_handler(Exception)
    async def _unexpected(_request: Request, error: Exception) -> Response:
        log.error("unexpected error", exc_info=error)
        return refusal(500, body_of("internal"))
