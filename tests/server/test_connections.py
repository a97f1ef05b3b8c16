"""Connections that are slow on purpose, or too many, do not keep the server from serving others."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from anden.server.limits import Slots
from anden.server.metrics import Metrics
from anden.server.protocol import LONGEST_HEAD, Guard
from anden.server.settings import Settings
from tests.server.real import RealHouse, real_house

pytestmark = pytest.mark.anyio

QUICK = {"head_seconds": 0.5, "body_seconds": 0.5, "write_seconds": 1.0}
HEAD = b"GET /api/health HTTP/1.1\r\nHost: house\r\n"
POST = b"PATCH /api/me HTTP/1.1\r\nHost: house\r\nX-Anden: 1\r\nContent-Type: application/json\r\n"
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop that `anden serve` takes where it can."""
    return "asyncio", {"use_uvloop": find_spec("uvloop") is not None}


async def connect(here: RealHouse, sent: bytes = b"") -> Connection:
    host, port = here.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    return reader, writer


async def rest(connection: Connection, seconds: float = 15) -> bytes:
    """Everything until the server closes the connection."""
    reader, writer = connection
    try:
        return await asyncio.wait_for(reader.read(), seconds)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def until(good: Callable[[], bool], seconds: float = 15) -> None:
    limit = time.monotonic() + seconds
    while not good():
        assert time.monotonic() < limit
        await asyncio.sleep(0.05)


async def test_half_open_heads_are_closed_while_others_are_served(tmp_path: Path) -> None:
    async with real_house(tmp_path, **QUICK) as here:
        silent = [await connect(here) for _ in range(25)]
        halves = [await connect(here, HEAD) for _ in range(25)]
        assert (await here.person().get("/health"))["status"] == "ok"
        assert await asyncio.gather(*(rest(one) for one in silent + halves)) == [b""] * 50
        assert 'anden_connections_refused_total{reason="slow_head"} 50' in here.services.metrics.text()


async def test_a_head_that_drips_has_no_more_time(tmp_path: Path) -> None:
    async with real_house(tmp_path, **QUICK) as here:
        reader, writer = await connect(here, HEAD)

        async def drip() -> None:
            while True:
                writer.write(b"X-More: 1\r\n")
                await writer.drain()
                await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        assert await rest((reader, writer)) == b""
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)


async def test_empty_lines_after_an_answer_do_not_keep_a_connection(tmp_path: Path) -> None:
    async with real_house(tmp_path, **QUICK) as here:
        reader, writer = await connect(here, HEAD + b"\r\n")
        assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\r\n")
        assert b"ok" in await rest((reader, writer))


@pytest.mark.parametrize(
    "length", [b"Content-Length: 40\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n4\r\n"]
)
async def test_a_body_that_does_not_come_is_answered_and_changes_nothing(
    tmp_path: Path, length: bytes
) -> None:
    async with real_house(tmp_path, **QUICK) as here:
        answer = await rest(await connect(here, POST + length + b'{"na'))
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"key":"too_slow","rule":""' in answer
        assert here.services.metrics.text().count("/api/me") == 0, "nothing reached the application"


async def test_half_a_body_is_never_carried_out(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        body = b"[Game]\nwhat follows is missing"
        head = b"POST /api/records HTTP/1.1\r\nHost: house\r\nX-Anden: 1\r\nContent-Length: 4000\r\n\r\n"
        _, writer = await connect(here, head + body)
        await asyncio.sleep(0.2)
        writer.close()
        await until(lambda: len(here.server.server_state.tasks) == 0)
        assert "/api/records" not in here.services.metrics.text()


async def test_a_body_that_nobody_reads_cannot_drip_for_ever(tmp_path: Path) -> None:
    async with real_house(tmp_path, **QUICK) as here:
        foreign = POST.replace(b"X-Anden: 1\r\n", b"") + b"Content-Length: 400\r\n\r\n"
        reader, writer = await connect(here, foreign)
        assert b"403" in await reader.readuntil(b"\r\n\r\n")
        assert b"forbidden_origin" in await rest((reader, writer))


async def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    async with real_house(tmp_path, **QUICK) as here:
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.setblocking(False)
        host, port = here.address.removeprefix("http://").split(":")
        await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
        guide = b"GET /api/games/age_of_steam/guide/es HTTP/1.1\r\nHost: house\r\n\r\n"
        for _ in range(100):  # more than the system keeps for him
            await asyncio.get_running_loop().sock_sendall(plain, guide * 4)
            await asyncio.sleep(0.01)
            if 'reason="slow_reader"' in here.services.metrics.text():
                break
        await until(lambda: 'reason="slow_reader"} 1' in here.services.metrics.text())
        await until(lambda: len(here.server.server_state.connections) == 0)
        plain.close()


async def test_a_head_has_a_longest_length(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        reader, writer = await connect(here, HEAD)
        writer.write(b"X-More: " + b"x" * LONGEST_HEAD)
        assert b" 431 " in await rest((reader, writer))


async def test_many_requests_at_once_on_one_connection_are_refused(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        answer = await rest(await connect(here, (HEAD + b"\r\n") * 400))
        assert answer.count(b"200 OK") < 30
        assert (await here.person().get("/health"))["status"] == "ok"


async def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    async with real_house(tmp_path, connections_per_address=5) as here:
        opened = [await connect(here) for _ in range(5)]
        answer = await rest(await connect(here))
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 10\r\n" in answer
        assert b'"key":"busy"' in answer
        for _, writer in opened:
            writer.close()
        await until(lambda: len(here.server.server_state.connections) == 0)
        assert (await here.person().get("/health"))["status"] == "ok", "who goes makes room"


async def test_our_own_proxy_may_bring_many_but_there_is_a_limit_for_all(tmp_path: Path) -> None:
    given = {"connections_per_address": 2, "connections": 6, "proxies": "127.0.0.1"}
    async with real_house(tmp_path, **given) as here:
        opened = [await connect(here) for _ in range(6)]
        assert (await rest(await connect(here))).startswith(b"HTTP/1.1 503 ")
        for _, writer in opened:
            writer.close()


async def test_headers_of_proxies_are_not_believed_by_the_server_itself(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        answer = await here.person().http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in answer.headers["set-cookie"]


async def test_an_upgrade_is_answered_as_a_plain_request(tmp_path: Path) -> None:
    async with real_house(tmp_path) as here:
        wish = HEAD + b"Connection: upgrade\r\nUpgrade: websocket\r\n\r\n"
        reader, writer = await connect(here, wish)
        assert b"200 OK" in await reader.readuntil(b"\r\n\r\n")
        writer.close()


def test_ipv6_clients_are_counted_by_their_network() -> None:
    guard = Guard(Settings(connections_per_address=2), Metrics())
    assert guard.enter("2001:db8::1")
    assert guard.enter("2001:db8::2")
    assert not guard.enter("2001:db8::3")
    assert guard.enter("2001:db8:0:1::3")
    guard.leave("2001:db8::1")
    assert guard.enter("2001:db8::3")
    assert guard.open == 3


def test_slots_are_taken_in_one_step() -> None:
    slots = Slots(24)
    assert sum(slots.take("ana") for _ in range(100)) == 24
    assert slots.take("eva")
    assert slots.total == 25
    slots.free("ana")
    assert slots.take("ana")
    assert not slots.take("ana")
    for _ in range(50):
        slots.free("ana")
    assert (slots.held("ana"), slots.total) == (0, 1), "who holds nothing has nothing to give back"
