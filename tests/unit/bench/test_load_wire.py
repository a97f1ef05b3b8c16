"""The light client of the load harness reads what servers send, in whatever pieces it comes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bench.load.wire import Lost, Pool, Watcher, head_of, number_of, unchunk

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


HEAD = b"HTTP/1.1 200 OK\r\n"


@asynccontextmanager
async def answering(*scripts: list[bytes]) -> AsyncIterator[str]:
    """A server that answers the requests of its n-th connection with the n-th script, then closes."""
    left = list(scripts)
    open_now: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        open_now.append(writer)
        for answer in left.pop(0):
            await reader.readuntil(b"\r\n\r\n")
            for start in range(0, len(answer), 7):  # in pieces
                writer.write(answer[start : start + 7])
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for writer in open_now:
            writer.close()


def test_a_head_is_read_when_it_is_complete() -> None:
    assert head_of(HEAD + b"Content-Length: 3\r\n") is None
    head = head_of(HEAD + b"Content-Length: 3\r\nSet-Cookie: a=b; Path=/\r\n\r\nabc")
    assert head is not None
    assert (head.status, head.length, head.cookie) == (200, 3, "a=b")
    chunked = head_of(HEAD + b"transfer-encoding: chunked\r\n\r\n")
    assert chunked is not None
    assert chunked.length is None


def test_half_a_chunk_waits_for_its_rest() -> None:
    received = bytearray(b"3\r\nabc\r\n5\r\nde")
    assert unchunk(received) == b"abc"
    received += b"fgh\r\n"
    assert unchunk(received) == b"defgh"
    assert not received


def test_an_event_has_the_log_length_as_its_number() -> None:
    assert number_of(b'event: entries\nid: 42\ndata: {"from":40}') == 42
    assert number_of(b'event: table\ndata: {"table":{}}') is None


async def test_answers_by_length_and_in_chunks() -> None:
    by_length = HEAD + b"content-length: 5\r\n\r\nhello"
    in_chunks = HEAD + b"transfer-encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"
    async with answering([by_length, in_chunks]) as address:
        pool = Pool(address)
        assert [(await pool.ask("GET", "/", {})).body for _ in range(2)] == [b"hello", b"hello"]
        pool.close()


async def test_a_kept_connection_that_was_closed_meanwhile_is_opened_anew() -> None:
    answer = HEAD + b"content-length: 2\r\n\r\nok"
    async with answering([answer], [answer]) as address:
        pool = Pool(address)
        for _ in range(2):
            assert (await pool.ask("GET", "/", {})).body == b"ok"
        pool.close()


async def test_an_answer_that_breaks_off_is_lost() -> None:
    async with answering([HEAD + b"content-length: 9\r\n\r\nok"]) as address:
        with pytest.raises(Lost):
            await Pool(address).ask("GET", "/", {})


async def test_a_stream_counts_events_and_not_comments() -> None:
    events = b"event: entries\nid: 3\ndata: {}\n\n", b": still here\n\n", b"event: table\ndata: {}\n\n"
    body = b"".join(b"%x\r\n%s\r\n" % (len(event), event) for event in events)
    heard: list[bytes] = []
    async with answering([HEAD + b"transfer-encoding: chunked\r\n\r\n" + body]) as address:
        watcher = Watcher(address, "table", "a=b", heard=heard.append)
        await watcher.open()
        for _ in range(500):
            if watcher.ended:
                break
            await asyncio.sleep(0.01)
        assert (watcher.events, len(heard), watcher.ended) == (2, 2, True)
        watcher.close()


async def test_a_refused_stream_is_lost() -> None:
    refusal = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n"
    async with answering([refusal]) as address:
        with pytest.raises(Lost, match="429"):
            await Watcher(address, "table", "a=b").open()
