"""What every request passes on its way in and out: size, rate, guest, header against foreign pages, security headers.

Plain ASGI, in one layer: nothing here buffers answers, so event streams flow.
"""

from __future__ import annotations

import time
from http.cookies import CookieError, SimpleCookie

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from anden.server import auth, wire
from anden.server.errors import refusal
from anden.server.metrics import Metrics
from anden.server.settings import Settings

CHANGING = frozenset({"POST", "PATCH", "PUT", "DELETE"})
SECURITY = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
        "style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Limits:
    """How often somebody may do something."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._items = {
            "guest": parse(settings.rate_guest),
            "address": parse(settings.rate_address),
            "tables": parse(settings.rate_tables),
            "hints": parse(settings.rate_hints),
        }

    def wait(self, kind: str, who: str) -> int | None:
        """Count one; when it is too many, the seconds to wait."""
        item: RateLimitItem = self._items[kind]
        if self._limiter.hit(item, kind, who):
            return None
        return max(1, int(self._limiter.get_window_stats(item, kind, who).reset_time - time.time()) + 1)


class Doors:
    """The one middleware."""

    def __init__(
        self, app: ASGIApp, settings: Settings, cookies: auth.Cookies, limits: Limits, metrics: Metrics
    ) -> None:
        self.app = app
        self.settings = settings
        self.cookies = cookies
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        known = self.cookies.read(_cookie(headers))
        guest = known[0] if known else auth.new_guest()
        new_cookie = None
        if known is None or known[1]:
            new_cookie = self.cookies.header(guest, secure=scope["scheme"] == "https")
        scope.setdefault("state", {})["guest"] = guest
        began = time.monotonic()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    out.setdefault(name, value)
                if new_cookie is not None and "immutable" not in out.get("cache-control", ""):
                    out.append("set-cookie", new_cookie)
            await send(message)

        refused, body = await self._judge(scope, headers, receive, guest, known is not None)
        try:
            if refused is not None:
                await refused(scope, receive, sending)
            else:
                await self.app(scope, receive if body is None else _again(body, receive), sending)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            self.metrics.count(
                "anden_requests_total", method=scope["method"], route=route, status=str(status)
            )
            if route != "/api/tables/{table_id}/events":
                self.metrics.took(time.monotonic() - began)

    async def _judge(
        self, scope: Scope, headers: Headers, receive: Receive, guest: str, known: bool
    ) -> tuple[Response | None, bytes | None]:
        """A refusal, or the body when there is one to read."""
        path: str = scope["path"]
        if not path.startswith("/api/"):
            return None, None
        address = (scope.get("client") or ("unknown", 0))[0]
        wait = self.limits.wait("address", address)
        if wait is None and known:
            wait = self.limits.wait("guest", guest)
        if wait is not None:
            return _refuse(429, "too_many", retry_after=wait), None
        if scope["method"] not in CHANGING:
            return None, None
        if headers.get("x-anden") != "1":
            return _refuse(403, "forbidden_origin"), None
        limit = self.settings.record_limit if path == "/api/records" else self.settings.body_limit
        body = await _read(headers, receive, limit)
        if body is None:
            return _refuse(413, "too_large", limit=limit), None
        return None, body


def _refuse(status: int, key: str, **args: int) -> Response:
    return refusal(status, wire.ErrorBody(key, f"platform-{key}", dict(args)))


def _cookie(headers: Headers) -> str | None:
    try:
        jar = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return jar[auth.COOKIE].value if auth.COOKIE in jar else None


async def _read(headers: Headers, receive: Receive, limit: int) -> bytes | None:
    """The whole body; None when it is longer than the limit, whatever the request says about its length."""
    declared = headers.get("content-length", "0")
    if declared.isdigit() and int(declared) > limit:
        return None
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > limit:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Give the body that was read to the application, then what comes after it."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving
