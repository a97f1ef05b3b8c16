"""What every request passes on its way in and out: address, guest, rate, header against foreign pages, size, security
headers.

Plain ASGI, in one layer: nothing here buffers answers, so event streams flow. It runs for every request, so headers
are looked at once, as the bytes they are.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from anden.server import auth
from anden.server.addresses import UNIX, Proxies, counted
from anden.server.errors import body_of, refusal
from anden.server.limits import Limits
from anden.server.metrics import Metrics
from anden.server.settings import Settings

log = logging.getLogger("anden.server")

CHANGING = frozenset({"POST", "PATCH", "PUT", "DELETE"})
EVENTS = "/api/tables/{table_id}/events"
POLICY = (
    b"default-src 'self'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
    b"style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
    b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
READ = frozenset({b"cookie", b"x-anden", b"content-length", b"x-forwarded-for", b"x-forwarded-proto"})

RawHeaders = Sequence[tuple[bytes, bytes]]


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
        self.proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        headers = _read_headers(scope["headers"])
        address = self._address(scope, headers)
        known = self.cookies.read(auth.find_cookie(headers.get(b"cookie", b"")))
        guest = known[0] if known else auth.new_guest()
        new_cookie = None
        if known is None or known[1]:
            new_cookie = self.cookies.header(guest, secure=scope["scheme"] == "https").encode()
        state = scope.setdefault("state", {})
        state["guest"], state["address"] = guest, address
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": _with_ours(message.get("headers", ()), new_cookie)}
            try:
                await send(message)
            except RuntimeError as error:
                if "closed" not in str(error):
                    raise
                log.debug("nobody hears the answer any more: %s", error)

        refused = self._too_many(scope["path"], guest if known else None, address)
        body: bytes | None = None
        if refused is None and scope["path"].startswith("/api/"):
            refused = self._judge(scope, headers)
            if refused is None and scope["method"] in CHANGING:
                try:
                    body = await _read_body(receive, self._longest(scope))
                except ConnectionResetError:
                    return  # half a request is no request
                if body is None:
                    refused = self._too_large(scope)
        try:
            if refused is not None:
                await refused(scope, receive, sending)
            else:
                await self.app(scope, receive if body is None else _again(body, receive), sending)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            self.metrics.request(scope["method"], route, status)
            if route != EVENTS:
                self.metrics.took(time.monotonic() - began)

    def _address(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """Where the request comes from, as limits count it. Believes our own proxies, also about https."""
        client = scope.get("client")
        peer: str = client[0] if client else UNIX
        by = headers.get(b"x-forwarded-proto")
        if by is not None and self.proxies.include(peer):
            scope["scheme"] = "https" if by.strip().lower() == b"https" else "http"
        forwarded = headers.get(b"x-forwarded-for")
        if forwarded is not None:
            peer = self.proxies.client(peer, forwarded.decode("latin-1"))
        return counted(peer)

    def _too_many(self, path: str, guest: str | None, address: str) -> Response | None:
        """Every request counts. Those for a page or a picture count apart: who has asked too much can still read that."""
        wait = self.limits.request(guest, address) if path.startswith("/api/") else self.limits.page(address)
        return None if wait is None else refusal(429, body_of("too_many", retry_after=wait))

    def _judge(self, scope: Scope, headers: dict[bytes, bytes]) -> Response | None:
        """A refusal, before anything of the body is read."""
        if scope["method"] not in CHANGING:
            return None
        if headers.get(b"x-anden") != b"1":
            return refusal(403, body_of("forbidden_origin"))
        declared = headers.get(b"content-length", b"0")
        if declared.isdigit() and int(declared[:20]) > self._longest(scope):
            return self._too_large(scope)
        return None

    def _longest(self, scope: Scope) -> int:
        return self.settings.record_limit if scope["path"] == "/api/records" else self.settings.body_limit

    def _too_large(self, scope: Scope) -> Response:
        return refusal(413, body_of("too_large", limit=self._longest(scope)))


def _read_headers(headers: RawHeaders) -> dict[bytes, bytes]:
    """The headers that matter here. What a proxy adds in a line of its own continues the list."""
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        if name in READ:
            found[name] = (
                found[name] + b"," + value if name == b"x-forwarded-for" and name in found else value
            )
    return found


def _with_ours(headers: RawHeaders, new_cookie: bytes | None) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has; a page may set its own."""
    given = dict(headers)
    out = [*headers, *[header for header in SECURITY if header[0] not in given]]
    if new_cookie is not None and b"immutable" not in given.get(b"cache-control", b""):
        out.append((b"set-cookie", new_cookie))
    return out


async def _read_body(receive: Receive, limit: int) -> bytes | None:
    """The whole body; None when it is longer than the limit, whatever the request says about its length."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise ConnectionResetError
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
