"""What people do at a table: act, take back, ask and answer. Each request is carried out once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from anden.core import Problem, Refused, Seat
from anden.core.match import platform_problem
from anden.server import render
from anden.server.consent import answer_for_bots
from anden.server.db.engine import Conflict
from anden.server.errors import Refusal
from anden.server.lobby import Lobby
from anden.server.races import RACES
from anden.server.store import Request
from anden.server.table import LiveTable
from anden.server.tables import Tables

Doing = Callable[[LiveTable], None]


class Asked(msgspec.Struct, frozen=True):
    """A request about a position: which table, who asks, the log length he has seen, and a key of its own."""

    table_id: str
    guest: str
    seat: Seat
    expect: int
    key: str
    address: str = ""
    board: str | None = None
    """The mark of the board he has."""


class Play:
    """The operations on a running match. Each answers with `wire.Done`."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self.tables = tables
        self.lobby = lobby
        self.settings = tables.settings

    async def act(self, asked: Asked, action: Any, text: str | None) -> msgspec.Raw:
        """An action of the game, as data or in notation."""

        def doing(live: LiveTable) -> None:
            live.match.play(asked.seat, read_action(live, action, text))

        return await self._once(asked, ("act", action, text), doing)

    async def undo(self, asked: Asked, to: int | None) -> msgspec.Raw:
        """Take back. A finished game stays as it is: who was alone with it goes on at a new table."""
        async with self.tables.open(asked.table_id) as live:
            check_seat(live, asked.guest, asked.seat)
            if live.match.over and live.one_person:
                other = await self.lobby.play_on(live, asked.guest, asked.address, to, asked.key)
                return await self._other_table(other, asked)

        def doing(live: LiveTable) -> None:
            if live.match.over:
                raise Refused(platform_problem("game_over"))
            live.match.undo(live.acting_seats(asked.guest), to, free=live.free_undo)

        return await self._once(asked, ("undo", to), doing)

    async def redo(self, asked: Asked) -> msgspec.Raw:
        def doing(live: LiveTable) -> None:
            if live.match.over:
                raise Refused(platform_problem("game_over"))
            live.match.redo(None if live.free_undo else live.acting_seats(asked.guest))

        return await self._once(asked, ("redo",), doing)

    async def ask_undo(self, asked: Asked, to: int | None) -> msgspec.Raw:
        def doing(live: LiveTable) -> None:
            live.match.ask_undo(live.acting_seats(asked.guest), to)
            answer_for_bots(live)

        return await self._once(asked, ("ask", to), doing)

    async def answer_undo(self, asked: Asked, agree: bool) -> msgspec.Raw:
        def doing(live: LiveTable) -> None:
            live.match.answer_undo(asked.seat, agree)

        return await self._once(asked, ("answer", agree), doing)

    async def judge(
        self, table_id: str, guest: str, seat: Seat, action: Any, text: str | None
    ) -> Problem | None:
        """Says whether an action would be allowed, and does nothing."""
        async with self.tables.open(table_id) as live:
            check_seat(live, guest, seat)
            check_started(live)

            def judging() -> Problem | None:
                return live.match.problem(seat, read_action(live, action, text))

            return await self.tables.carried_out(live.match, 1, judging)

    async def why_not(self, table_id: str, guest: str, seat: Seat, target: Any) -> Problem | None:
        """Why nothing can be done with what a person points at; None when something can."""
        async with self.tables.open(table_id) as live:
            check_seat(live, guest, seat)
            check_started(live)
            return live.match.why_not(seat, read_target(live, target))

    async def _once(self, asked: Asked, what: Any, doing: Doing) -> msgspec.Raw:
        """Carry out a request that names the log length it was made for, unless it has been carried out before. An action
        is one step; taking back plays again all steps since the last snapshot."""
        request = Request(asked.guest, asked.key, digest(asked, what))
        lost = False
        for _ in range(RACES):
            async with self.tables.open(asked.table_id, fresh=False) as live:
                if asked.expect != live.facts.length or not may_act(live, asked.guest, asked.seat):
                    await self.tables.refresh(live)  # what is in memory may be old
                check_seat(live, asked.guest, asked.seat)
                # Who was carried out before has made the log longer than he expected it.
                if lost or asked.expect != live.facts.length:
                    before = await self.tables.answered(live, request)
                    if before is not None:
                        return await self._done(live, asked, before)
                check_started(live)
                if asked.expect != live.facts.length:
                    table = await self._look(live, asked)
                    raise Refusal(409, "stale", table, length=live.facts.length)
                try:
                    async with self.tables.change(live) as change:
                        change.request = request
                        steps = 1 if what[0] == "act" else live.facts.length
                        await self.tables.carried_out(live.match, steps, doing, live)
                    return await self._done(live, asked, live.facts.length)
                except Conflict:
                    lost = True
        raise Refusal(409, "conflict")

    async def _other_table(self, table_id: str, asked: Asked) -> msgspec.Raw:
        async with self.tables.open(table_id) as live:
            return await self._done(live, asked, live.facts.length)

    async def _done(self, live: LiveTable, asked: Asked, length: int) -> msgspec.Raw:
        """The length of the log after it, and the table as it is now."""
        table = bytes(await self._look(live, asked))
        return msgspec.Raw(b'{"length":%d,"table":%s}' % (length, table))

    async def _look(self, live: LiveTable, asked: Asked) -> msgspec.Raw:
        """The table as it is shown after a request: through the seat that is to act, if it is the same person's. The
        log comes by the stream."""
        eyes = render.eyes_of(live, asked.guest, None)
        return await self.tables.rendered(live, 0, render.without_log, live, eyes, self.settings, asked.board)


def digest(asked: Asked, what: Any) -> str:
    """Tells a repeated request from another one with the same key."""
    try:
        text = msgspec.json.encode([asked.seat, asked.expect, what], order="deterministic")
    except (UnicodeEncodeError, ValueError, OverflowError, RecursionError) as error:
        raise Refusal(422, "malformed", path="body", reason=str(error)) from None
    return hashlib.sha256(text).hexdigest()[:32]


def read_action(live: LiveTable, action: Any, text: str | None) -> Any:
    """An action from JSON or from notation. Parsed here, judged later."""
    if text is not None:
        try:
            return live.match.rules.parse(live.match.state, text)
        except (ValueError, LookupError) as error:
            raise Refusal(422, "malformed", path="body.text", reason=str(error)) from None
    return _decoded(live.codec.action, action, "body.action")


def read_target(live: LiveTable, target: Any) -> Any:
    """What a person points at, from JSON."""
    return _decoded(live.codec.target, target, "body.target")


def _decoded(decode: Callable[[bytes], Any], value: Any, path: str) -> Any:
    try:
        return decode(msgspec.json.encode(value))
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError, OverflowError, RecursionError) as error:
        raise Refusal(422, "malformed", path=path, reason=str(error)) from None


def may_act(live: LiveTable, guest: str, seat: Seat) -> bool:
    """Only the owner of a seat acts for it, and not while a bot plays for him."""
    return (
        0 <= seat < len(live.places) and live.places[seat].guest == guest and not live.places[seat].stand_in
    )


def check_seat(live: LiveTable, guest: str, seat: Seat) -> None:
    if may_act(live, guest, seat):
        return
    own = 0 <= seat < len(live.places) and live.places[seat].guest == guest
    raise Refusal(403, "bot_has_seat" if own else "not_your_seat")


def check_started(live: LiveTable) -> None:
    if live.facts.status == "open":
        raise Refused(platform_problem("not_started"))
