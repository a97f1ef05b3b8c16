"""Connections that cannot be held for ever: uvicorn's protocol with limits of time, of size and of number.

uvicorn waits without end for the rest of a head, for the rest of a body and for a client that does not read, and its
fast parser takes heads of any length. Here each connection knows since when it waits for what; the server looks at all
of them once a second (`check`) and closes those that take too long. An idle connection is uvicorn's own business.
"""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from http import HTTPStatus
from typing import Any

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from anden.server import wire
from anden.server.addresses import UNIX, Proxies, counted
from anden.server.errors import body_of
from anden.server.limits import Slots
from anden.server.metrics import Metrics
from anden.server.settings import Settings

LONGEST_HEAD = 64 * 1024
MOST_PIPELINED = 16
"""Requests that wait on one connection for the answer to an earlier one."""
PROGRESS = 64 * 1024
"""So much of an answer must be taken in `write_seconds`."""
RETRY = 10
"""Seconds after which it is worth coming back to a full house."""


class Guard:
    """Who may connect: so many in all, and so many from one address. Our own proxies bring many people."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int | None = None) -> None:
        self.settings = settings
        self.metrics = metrics
        self.most = settings.connections if most is None else most
        self.open = 0
        self._proxies = Proxies(settings.proxies)
        self._by_address = Slots(settings.connections_per_address)

    def enter(self, peer: str) -> bool:
        if self.open >= self.most:
            return False
        if not self._proxies.include(peer) and not self._by_address.take(counted(peer)):
            return False
        self.open += 1
        return True

    def leave(self, peer: str) -> None:
        self.open -= 1
        if not self._proxies.include(peer):
            self._by_address.free(counted(peer))

    def note(self, reason: str) -> None:
        self.metrics.count("anden_connections_refused_total", reason=reason)


class Awaited(Enum):
    """What a connection waits for from its client."""

    HEAD = auto()
    BODY = auto()
    NOTHING = auto()


class GuardedProtocol(HttpToolsProtocol):
    """One connection. `guard` is given by `guarded`."""

    guard: Guard

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._admitted = False
        self._awaited = Awaited.HEAD
        self._since = self.loop.time()
        self._head = 0
        """Bytes of the head that is not complete yet."""
        self._unread: int | None = None
        """Bytes that the client had not taken at `_unread_since`; None = he has taken everything."""
        self._unread_since = 0.0

    @property
    def peer(self) -> str:
        return self.client[0] if self.client else UNIX

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._admitted = self.guard.enter(self.peer)
        if not self._admitted:
            self._turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "busy", retry_after=RETRY)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._admitted:
            self._admitted = False
            self.guard.leave(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._awaited is Awaited.NOTHING:
            # Whatever comes now should be a head: also bytes that are none have only a head's time.
            self._await(Awaited.HEAD)
            self._head = 0
        self._head += len(data)
        super().data_received(data)
        if self._awaited is Awaited.HEAD and self._head > LONGEST_HEAD and not self.transport.is_closing():
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too_large", limit=LONGEST_HEAD)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise httptools.HttpParserError("too many requests at once")
        self._await(Awaited.BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._await(Awaited.NOTHING)
        super().on_message_complete()

    def check(self, now: float) -> None:
        """Close the connection when it has kept us waiting too long."""
        if self._reads_too_slowly(now):
            self.guard.note("slow_reader")
            self.transport.abort()
        elif not self.transport.is_closing():
            self._check_request(now)

    def _check_request(self, now: float) -> None:
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        answering = cycle is not None and not cycle.response_complete
        if self.flow.read_paused or (self._awaited is Awaited.HEAD and answering):
            self._since = now  # now it is we who keep him waiting
        elif self._awaited is Awaited.HEAD and now - self._since > self.guard.settings.head_seconds:
            self.guard.note("slow_head")
            self.transport.close()
        elif self._awaited is Awaited.BODY and now - self._since > self.guard.settings.body_seconds:
            self._end_slow_body()

    def _end_slow_body(self) -> None:
        if self.pipeline or self.cycle.response_started:
            self.guard.note("slow_body")
            self.transport.close()
        else:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT, "too_slow")

    def _reads_too_slowly(self, now: float) -> bool:
        waiting = self.transport.get_write_buffer_size()
        if waiting == 0:
            self._unread = None
        elif self._unread is None or waiting <= self._unread - PROGRESS:
            self._unread, self._unread_since = waiting, now
        return self._unread is not None and now - self._unread_since > self.guard.settings.write_seconds

    def _await(self, what: Awaited) -> None:
        self._awaited = what
        self._since = self.loop.time()

    def _turn_away(self, status: HTTPStatus, key: str, **args: int) -> None:
        """Answer without asking the application, and close."""
        self.guard.note(key)
        body = msgspec.json.encode(wire.Refusal(body_of(key, **args)))
        lines = [
            f"HTTP/1.1 {status.value} {status.phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "connection: close",
            *([f"retry-after: {args['retry_after']}"] if "retry_after" in args else []),
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()


def guarded(guard: Guard) -> type[GuardedProtocol]:
    """The protocol with its guard; uvicorn makes one for each connection."""
    return type("GuardedProtocol", (GuardedProtocol,), {"guard": guard})
