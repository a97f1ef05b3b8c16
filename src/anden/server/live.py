"""Live events: each watcher is told what is new since the log length he knows, as far as he may know it.

A change is rendered once for all who see the same, and only the fields that are new to a watcher are sent to him. A quiet
table costs nothing but a sign of life now and then.
"""

from __future__ import annotations

import asyncio
import logging

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from anden.core import Seat
from anden.server import presence, render
from anden.server.db.engine import StorageFailed
from anden.server.errors import Refusal
from anden.server.limits import Slots
from anden.server.render import Eyes
from anden.server.table import LiveTable
from anden.server.tables import Tables

log = logging.getLogger("anden.server")

STILL_HERE = b": still here\n\n"


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
        address: str = "",
    ) -> None:
        self.table_id = table_id
        self.guest = guest
        self.wanted = wanted
        self.address = address
        self.known = first
        """The log length the watcher knows; None = he begins now."""
        self.board = board
        """The mark of the board he has; None = he wants it with every view."""
        self.version = -1
        """Of the table, when he was last told something."""
        self.notices = -1
        self.eyes: Eyes | None = None
        self.sent: dict[str, int] = {}
        """What he has got: the hash of each field of the table."""
        self.wake = asyncio.Event()

    def news(self, fields: render.Fields) -> list[str]:
        """The fields he does not have as they are now."""
        return [name for name, value in fields.items() if self.sent.get(name) != hash(value)]

    def got(self, fields: render.Fields) -> None:
        self.sent |= {name: hash(value) for name, value in fields.items()}


class Live:
    """All open streams of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.closing = asyncio.Event()
        self.by_guest = Slots(self.settings.streams_per_guest)
        self.by_address = Slots(self.settings.streams_per_address)

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self.closing.set()
        for live in list(self.tables.live.values()):
            live.wake()

    @property
    def count(self) -> int:
        return self.by_guest.total

    async def begin(
        self,
        table_id: str,
        guest: str,
        wanted: Seat | None,
        first: int | None,
        board: str | None = None,
        address: str = "",
    ) -> EventResponse:
        """Check that the guest may watch, and give the stream. Its place is taken before anything is waited for, so
        that a hundred requests at once do not all find the same place free."""
        stream = Stream(table_id, guest, wanted, first, board, address)
        self._take_place(stream)
        try:
            async with self.tables.open(table_id) as live:
                render.eyes_of(live, guest, wanted)
        except BaseException:
            self.free_place(stream)
            raise
        return EventResponse(self, stream)

    def _take_place(self, stream: Stream) -> None:
        if not self.by_guest.take(stream.guest):
            raise Refusal(429, "too_many", retry_after=10)
        if not self.by_address.take(stream.address):
            self.by_guest.free(stream.guest)
            raise Refusal(429, "too_many", retry_after=10)

    def free_place(self, stream: Stream) -> None:
        self.by_guest.free(stream.guest)
        self.by_address.free(stream.address)

    async def run(self, stream: Stream, send: Send) -> None:
        """Send until the watcher goes or the server stops."""
        joined: LiveTable | None = None
        try:
            async with self.tables.open(stream.table_id) as live:
                joined = live
                self._join(stream, live)
            message: bytes | None = None
            while not self.closing.is_set():
                stream.wake.clear()
                message = await self.next(stream)
                if message is not None:
                    await _send(send, message)
                    continue
                try:
                    async with asyncio.timeout(self.settings.heartbeat):
                        await stream.wake.wait()
                except TimeoutError:
                    await _send(send, STILL_HERE)
        except (Refusal, StorageFailed) as error:
            log.info("stream of table %s ended: %s", stream.table_id, error)
        finally:
            if joined is not None:
                self._part(stream, joined)

    def _join(self, stream: Stream, live: LiveTable) -> None:
        live.streams.add(stream)
        self.tables.note_presence(live)
        self.tables.after_change(live)  # somebody looks: bots that rest play on
        presence.expect_next(live, self.settings)

    def _part(self, stream: Stream, live: LiveTable) -> None:
        live.streams.discard(stream)
        live.touch()
        self.tables.note_presence(live)
        presence.expect_next(live, self.settings)
        if not live.streams and not live.users and not live.loaded:
            self.tables.live.pop(live.id, None)

    # --- what is new ---------------------------------------------------------------------------------------------

    async def next(self, stream: Stream) -> bytes | None:
        """What the watcher does not know yet; None when there is nothing."""
        live = self.tables.live.get(stream.table_id)
        if live is not None and live.version == stream.version and not live.behind:
            return self._seats_only(stream, live)
        async with self.tables.open(stream.table_id, fresh=stream.version < 0) as live:
            new = 0 if stream.known is None else live.facts.length - stream.known
            return await self.tables.rendered(live, new, self._all_that_is_new, stream, live)

    def _seats_only(self, stream: Stream, live: LiveTable) -> bytes | None:
        """Presence, bots that think, who is away: told without the match, which need not be in memory."""
        if stream.notices == live.notices or stream.eyes is None:
            return None
        stream.notices = live.notices
        fields = {"seats": render.seats(live, stream.eyes.mine, self.settings)}
        if not stream.news(fields):
            return None
        stream.got(fields)
        table = render.joined(live, ["seats"], fields)
        return b'event: table\ndata: {"table":%s}\n\n' % table

    def _all_that_is_new(self, stream: Stream, live: LiveTable) -> bytes | None:
        eyes = render.eyes_of(live, stream.guest, stream.wanted)
        length = live.facts.length
        begins = stream.version < 0
        fields = render.changing_fields(live, eyes, self.settings, stream.board)
        if begins:
            fields = render.fixed_fields(live, eyes) | fields
        news = stream.news(fields)
        grown = begins or stream.known != length
        stream.eyes, stream.version, stream.notices = eyes, live.version, live.notices
        stream.got(fields)
        if not grown:
            return self._table_event(live, eyes, stream.board, news, fields) if news else None
        first = length if stream.known is None else min(stream.known, length)
        stream.known = length
        return self._entries_event(live, eyes, stream.board, first, news, fields)

    def _table_event(
        self, live: LiveTable, eyes: Eyes, board: str | None, news: list[str], fields: render.Fields
    ) -> bytes:
        key = ("table", eyes, board, tuple(news), live.notices)
        kept = render.picture_of(live).events
        if key not in kept:
            table = render.joined(live, news, fields)
            kept[key] = b'event: table\ndata: {"table":%s}\n\n' % table
        return kept[key]

    def _entries_event(
        self,
        live: LiveTable,
        eyes: Eyes,
        board: str | None,
        first: int,
        news: list[str],
        fields: render.Fields,
    ) -> bytes:
        key = ("entries", eyes, board, first, tuple(news), live.notices)
        kept = render.picture_of(live).events
        if live.facts.length - first > render.PAGE:
            kept = {}  # he was away for long: nobody else needs just this
        if key not in kept:
            entries = render.entries(live, eyes.viewer, first)
            undone = render.encode(list(live.match.undone))
            table = render.joined(live, [*news, "log"], fields | {"log": b"null"})
            kept[key] = (
                b'event: entries\nid: %d\ndata: {"from":%d,"entries":%s,"undone":%s,"table":%s}\n\n'
                % (live.facts.length, first, entries, undone, table)
            )
        return kept[key]


class EventResponse(Response):
    """A response that never ends by itself, and notices at once when the reader goes."""

    media_type = "text/event-stream"

    def __init__(self, live: Live, stream: Stream) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.live = live
        self.stream = stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
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
        finally:
            self.live.free_place(self.stream)
        if not sending.cancelled():
            if (error := sending.exception()) is not None:
                raise error
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _send(send: Send, message: bytes) -> None:
    await send({"type": "http.response.body", "body": message, "more_body": True})
