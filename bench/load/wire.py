"""A client that costs next to nothing: HTTP/1.1 with kept connections, and event streams, parsed by hand.

Both ends share the machine that is measured. What a browser library spends on an answer would be taken from the server.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 60.0
"""Seconds after which an answer that has not come counts as lost."""


class Lost(Exception):
    """The server closed the connection, or did not answer in time."""


class Answer(NamedTuple):
    status: int
    body: bytes
    cookie: str | None


class Head(NamedTuple):
    """What we need of the first lines of an answer."""

    status: int
    length: int | None
    """None = the body comes in chunks."""
    cookie: str | None
    ends_at: int
    """Where the body begins in what was received."""


def head_of(received: bytes | bytearray) -> Head | None:
    """The head of an answer; None while it has not come completely."""
    end = received.find(b"\r\n\r\n")
    if end < 0:
        return None
    lines = bytes(received[:end]).split(b"\r\n")
    length: int | None = 0
    cookie = None
    for line in lines[1:]:
        name, _, value = line.partition(b":")
        match name.strip().lower():
            case b"content-length":
                length = int(value)
            case b"transfer-encoding":
                length = None
            case b"set-cookie":
                cookie = value.strip().split(b";")[0].decode()
    return Head(int(lines[0].split()[1]), length, cookie, end + 4)


def unchunk(received: bytearray) -> bytes:
    """Take the complete chunks off the front of what was received."""
    parts = []
    while (line := received.find(b"\r\n")) >= 0:
        size = int(received[:line], 16)
        if len(received) < line + 2 + size + 2:
            break
        parts.append(bytes(received[line + 2 : line + 2 + size]))
        del received[: line + 2 + size + 2]
    return b"".join(parts)


def request_bytes(method: str, path: str, host: str, headers: dict[str, str], body: bytes) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}", *(f"{k}: {v}" for k, v in headers.items())]
    if body:
        lines += ["content-type: application/json"]
    if method != "GET":
        lines += [f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Connection(asyncio.Protocol):
    """One kept connection: one request after the other."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.host, self.port = place.hostname or "127.0.0.1", place.port or 80
        self.transport: asyncio.Transport | None = None
        self.received = bytearray()
        self.head: Head | None = None
        self.waiting: asyncio.Future[Answer] | None = None

    async def ask(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b"", patience: float = PATIENCE
    ) -> Answer:
        """Send one request and wait for its answer. Raises Lost."""
        message = request_bytes(method, path, self.host, headers, body)
        kept = self.transport is not None
        try:
            async with asyncio.timeout(patience):
                try:
                    return await self._send(message)
                except ConnectionError:
                    if not kept or self.received:
                        raise
                    return await self._send(
                        message
                    )  # an idle connection was closed just now: once more, anew
        except (OSError, TimeoutError) as error:
            self.close()
            raise Lost(str(error) or f"no answer within {patience:.0f} s") from error

    async def _send(self, message: bytes) -> Answer:
        loop = asyncio.get_running_loop()
        if self.transport is None or self.transport.is_closing():
            await loop.create_connection(lambda: self, self.host, self.port)
        assert self.transport is not None
        self.received.clear()
        self.head = None
        self.waiting = loop.create_future()
        self.transport.write(message)
        return await self.waiting

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
            self.transport = None

    # --- called by asyncio -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def data_received(self, data: bytes) -> None:
        self.received += data
        if self.head is None:
            self.head = head_of(self.received)
            if self.head is None:
                return
        answer = self._complete(self.head)
        if answer is not None and self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(ConnectionResetError("the server closed the connection"))

    def _complete(self, head: Head) -> Answer | None:
        start, received = head.ends_at, self.received
        if head.length is not None:
            if len(received) - start < head.length:
                return None
            return Answer(head.status, bytes(received[start : start + head.length]), head.cookie)
        if not received.endswith(b"0\r\n\r\n"):
            return None
        return Answer(head.status, unchunk(received[start:]), head.cookie)


class Pool:
    """Connections to one server that many people share, as many as are needed at a time."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._free: list[Connection] = []

    async def ask(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b"", patience: float = PATIENCE
    ) -> Answer:
        connection = self._free.pop() if self._free else Connection(self.address)
        try:
            answer = await connection.ask(method, path, headers, body, patience)
        except BaseException:
            connection.close()
            raise
        self._free.append(connection)
        return answer

    def close(self) -> None:
        for connection in self._free:
            connection.close()
        self._free.clear()


Heard = Callable[[bytes], None]
"""Told each event of a stream as it came, without the empty line after it."""


class Watcher(asyncio.Protocol):
    """One event stream. Counts what comes; who wants more gives `heard`."""

    def __init__(
        self, address: str, table: str, cookie: str, board: str = "", heard: Heard | None = None
    ) -> None:
        place = urlsplit(address)
        self.host, self.port = place.hostname or "127.0.0.1", place.port or 80
        query = f"?board={board}" if board else ""
        headers = {"cookie": cookie, "accept": "text/event-stream"}
        self.request = request_bytes("GET", f"/api/tables/{table}/events{query}", self.host, headers, b"")
        self.heard = heard
        self.events = 0
        self.bytes = 0
        """Of events; comments are not counted."""
        self.status = 0
        self.ended = False
        """The server closed the stream, or never opened it."""
        self.transport: asyncio.Transport | None = None
        self._received = bytearray()
        self._text = bytearray()
        self._first = asyncio.Event()

    async def open(self) -> None:
        """Connect and wait for the first event. Raises Lost."""
        try:
            await asyncio.get_running_loop().create_connection(lambda: self, self.host, self.port)
            async with asyncio.timeout(PATIENCE):
                await self._first.wait()
        except (OSError, TimeoutError) as error:
            raise Lost(str(error) or "no event in time") from error
        if self.ended:
            raise Lost(f"the stream was refused with {self.status}")

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
            self.transport = None

    # --- called by asyncio -------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self.status:
            head = head_of(self._received)
            if head is None:
                return
            self.status = head.status
            if head.status != 200:
                self.connection_lost(None)
                return
            del self._received[: head.ends_at]
        self._text += unchunk(self._received)
        while (end := self._text.find(b"\n\n")) >= 0:
            event = bytes(self._text[:end])
            del self._text[: end + 2]
            if event.startswith(b"event:"):
                self._event(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = self.transport is not None
        self._first.set()

    def _event(self, event: bytes) -> None:
        self.events += 1
        self.bytes += len(event) + 2
        self._first.set()
        if self.heard is not None:
            self.heard(event)


def number_of(event: bytes) -> int | None:
    """The id of an event: the log length after it; None when it brings no entries."""
    start = event.find(b"\nid: ", 0, 80)
    return None if start < 0 else int(event[start + 5 : event.find(b"\n", start + 5)])
