"""Live events: each watcher is told what is new since the log length he knows, as far as he may know it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from anden.core import Seat
from anden.server import boards, clock, render, wire
from anden.server.db.engine import StorageFailed
from anden.server.errors import Refusal
from anden.server.tables import Tables

log = logging.getLogger("anden.server")


class Stream:
    """One open stream. It holds no queue, only how far it has got: a slow reader gets the newest state when he is
    ready, and costs nothing meanwhile."""

    def __init__(
        self,
        table_id: str,
        guest: str,
        wanted: Seat | None,
        first: int | None,
        board: str | None = None,
    ) -> None:
        self.table_id = table_id
        self.guest = guest
        self.wanted = wanted
        self.known = first
        """The log length the watcher knows; None = he begins now."""
        self.board = board
        """The mark of the board he has; None = he wants it with every view."""
        self.notices = -1
        self.away: list[bool] = []
        """Who counts as away; this changes by time alone, so it is looked at with every heartbeat."""
        self.wake = asyncio.Event()


class Live:
    """All open streams of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.closing = asyncio.Event()
        self.by_guest: Counter[str] = Counter()
        self._jobs: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self.closing.set()
        for live in list(self.tables.live.values()):
            for stream in live.streams:
                stream.wake.set()

    @property
    def count(self) -> int:
        return self.by_guest.total()

    async def begin(
        self, table_id: str, guest: str, wanted: Seat | None, first: int | None, board: str | None = None
    ) -> EventResponse:
        """Check that the guest may watch, and give the stream."""
        if self.by_guest[guest] >= self.settings.streams_per_guest:
            raise Refusal(429, "too_many", retry_after=10)
        async with self.tables.open(table_id) as live:
            render.viewer_of(live, guest, wanted)
            self.tables.after_change(live)  # somebody looks: bots that rest play on
        return EventResponse(self, Stream(table_id, guest, wanted, first, board))

    async def run(self, stream: Stream, send: Send) -> None:
        """Send until the watcher goes or the server stops."""
        self.by_guest[stream.guest] += 1
        joined = False
        try:
            async with self.tables.open(stream.table_id) as live:
                live.streams.add(stream)
                joined = True
                self._tell_presence(stream, live)
            quiet = 0.0
            while not self.closing.is_set():
                stream.wake.clear()
                message = await self._next(stream)
                await _send(send, message or b": still here\n\n")
                try:
                    await asyncio.wait_for(stream.wake.wait(), self.settings.heartbeat)
                except TimeoutError:
                    quiet += self.settings.heartbeat
                    if quiet >= 2 * self.settings.heartbeat:
                        quiet = 0.0
                        self._note_seen(stream)
        except (Refusal, StorageFailed) as error:
            log.info("stream of table %s ended: %s", stream.table_id, error)
        finally:
            self._end(stream, joined)

    async def _next(self, stream: Stream) -> bytes | None:
        """What the watcher does not know yet; None when there is nothing."""
        async with self.tables.open(stream.table_id) as live:
            length = len(live.match.log)
            new = stream.known is None or stream.known != length or stream.notices < 0
            away = [render.is_away(live, seat, self.settings) for seat in range(len(live.places))]
            if not new and stream.notices == live.notices and stream.away == away:
                return None
            stream.away = away
            whole = render.table(live, stream.guest, self.settings, stream.wanted, log=False)
            table = boards.spare_table(whole, stream.board)
            stream.notices = live.notices
            if not new:
                return event("table", wire.TableEvent(table), None)
            first = length if stream.known is None else min(stream.known, length)
            entries = render.entries(live, table.viewer, first)
            stream.known = length
            return event(
                "entries",
                wire.EntriesEvent(first=first, entries=entries, undone=render.undone(live), table=table),
                length,
            )

    def _tell_presence(self, stream: Stream, live: Any) -> None:
        for seat in live.seats_of(stream.guest):
            live.places[seat].seen = clock.now()
        live.wake()
        self._note_seen(stream)

    def _note_seen(self, stream: Stream) -> None:
        """Store that the owner of a seat is there, without keeping anybody waiting."""

        async def note() -> None:
            try:
                async with self.tables.open(stream.table_id) as live:
                    seats = live.seats_of(stream.guest)
                    if seats:
                        await self.tables.store_seen(live, seats, clock.now())
            except (Refusal, StorageFailed) as error:
                log.info("presence at table %s not stored: %s", stream.table_id, error)

        job = asyncio.get_running_loop().create_task(note())
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)

    def _end(self, stream: Stream, joined: bool) -> None:
        self.by_guest[stream.guest] -= 1
        if self.by_guest[stream.guest] <= 0:
            del self.by_guest[stream.guest]
        live = self.tables.live.get(stream.table_id)
        if joined and live is not None:
            live.streams.discard(stream)
            for seat in live.seats_of(stream.guest):
                live.places[seat].seen = clock.now()
            live.touch()
            live.wake()


class EventResponse(Response):
    """A response that never ends by itself, and notices at once when the reader goes."""

    media_type = "text/event-stream"

    def __init__(self, live: Live, stream: Stream) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.live = live
        self.stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        sending = asyncio.ensure_future(self.live.run(self.stream, send))
        leaving = asyncio.ensure_future(_gone(receive))
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            leaving.cancel()
            if not sending.done():
                sending.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
        if not sending.cancelled():
            if (error := sending.exception()) is not None:
                raise error
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _send(send: Send, message: bytes) -> None:
    await send({"type": "http.response.body", "body": message, "more_body": True})


def event(name: str, data: Any, number: int | None) -> bytes:
    """One server-sent event."""
    head = f"event: {name}\n" + (f"id: {number}\n" if number is not None else "")
    return head.encode() + b"data: " + msgspec.json.encode(data) + b"\n\n"
