"""Who comes to a busy server is let in."""

from __future__ import annotations

import socket
import time
from collections import Counter

import pytest

from anden.server.main import entrances, listen

uvloop = pytest.importorskip("uvloop", reason="only uvloop lets connections in one at a time")
import asyncio  # noqa: E402

COMING = 64


def test_many_are_let_in_at_each_turn_of_the_loop() -> None:
    """The loop is busy and many come at once: they do not come in one by one between two pieces of work."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    came: Counter[int] = Counter()
    turn = 0

    class Door(asyncio.Protocol):
        def connection_made(self, _transport: asyncio.BaseTransport) -> None:
            came[turn] += 1

    async def busy() -> None:
        nonlocal turn
        loop = asyncio.get_running_loop()
        guests = [socket.create_connection(("127.0.0.1", port)) for _ in range(COMING)]
        servers = [await loop.create_server(Door, sock=door) for door in entrances(listening)]
        while came.total() < COMING and turn < 10 * COMING:
            turn += 1
            time.sleep(0.001)  # noqa: ASYNC251  the work of a busy server
            await asyncio.sleep(0)
        for guest in guests:
            guest.close()
        for server in servers:
            server.close()

    uvloop.run(busy())
    assert came.total() == COMING
    assert max(came.values()) > 4
