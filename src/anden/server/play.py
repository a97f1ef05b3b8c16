"""What people do at a table: act, take back, ask and answer. Each request is carried out once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from anden.core import Problem, Refused, Seat
from anden.core.match import platform_problem
from anden.server import render, wire
from anden.server.db.engine import Conflict
from anden.server.errors import Refusal
from anden.server.table import LiveTable
from anden.server.tables import Request, Tables

Doing = Callable[[LiveTable], None]


class Play:
    """The operations on a running match."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.settings = tables.settings

    async def act(
        self, table_id: str, guest: str, seat: Seat, expect: int, key: str, action: Any, text: str | None
    ) -> wire.Done:
        """An action of the game, as data or in notation."""

        def doing(live: LiveTable) -> None:
            live.match.play(seat, read_action(live, action, text))

        return await self._once(table_id, guest, seat, expect, key, ("act", action, text), doing)

    async def undo(
        self, table_id: str, guest: str, seat: Seat, expect: int, key: str, to: int | None
    ) -> wire.Done:
        def doing(live: LiveTable) -> None:
            live.match.undo(live.acting_seats(guest), to, free=live.free_undo)

        return await self._once(table_id, guest, seat, expect, key, ("undo", to), doing)

    async def redo(self, table_id: str, guest: str, seat: Seat, expect: int, key: str) -> wire.Done:
        def doing(live: LiveTable) -> None:
            live.match.redo(None if live.free_undo else live.acting_seats(guest))

        return await self._once(table_id, guest, seat, expect, key, ("redo",), doing)

    async def ask_undo(
        self, table_id: str, guest: str, seat: Seat, expect: int, key: str, to: int | None
    ) -> wire.Done:
        def doing(live: LiveTable) -> None:
            live.match.ask_undo(live.acting_seats(guest), to)
            agree_for_bots(live)

        return await self._once(table_id, guest, seat, expect, key, ("ask", to), doing)

    async def answer_undo(
        self, table_id: str, guest: str, seat: Seat, expect: int, key: str, agree: bool
    ) -> wire.Done:
        def doing(live: LiveTable) -> None:
            live.match.answer_undo(seat, agree)

        return await self._once(table_id, guest, seat, expect, key, ("answer", agree), doing)

    async def judge(
        self, table_id: str, guest: str, seat: Seat, action: Any, text: str | None
    ) -> Problem | None:
        """Why not? Says whether an action would be allowed, and does nothing."""
        async with self.tables.open(table_id) as live:
            check_seat(live, guest, seat)
            check_started(live)
            return live.match.problem(seat, read_action(live, action, text))

    async def _once(
        self, table_id: str, guest: str, seat: Seat, expect: int, key: str, what: Any, doing: Doing
    ) -> wire.Done:
        """Carry out a request that names the log length it was made for, unless it has been carried out before."""
        request = Request(guest, key, digest(seat, what))
        async with self.tables.open(table_id) as live:
            check_seat(live, guest, seat)
            before = await self.tables.answered(live, request)
            if before is not None:
                return wire.Done(before, self._look(live, guest, seat))
            check_started(live)
            if expect != len(live.match.log):
                raise Refusal(409, "stale", self._look(live, guest, seat), length=len(live.match.log))
            try:
                async with self.tables.change(live) as change:
                    change.request = request
                    doing(live)
                return wire.Done(len(live.match.log), self._look(live, guest, seat))
            except Conflict:
                pass
        return await self._lost_race(table_id, guest, seat, request)

    async def _lost_race(self, table_id: str, guest: str, seat: Seat, request: Request) -> wire.Done:
        """Another process wrote first: perhaps this very request, sent twice; otherwise the request is stale."""
        async with self.tables.open(table_id) as live:
            before = await self.tables.answered(live, request)
            if before is not None:
                return wire.Done(before, self._look(live, guest, seat))
            raise Refusal(409, "stale", self._look(live, guest, seat), length=len(live.match.log))

    def _look(self, live: LiveTable, guest: str, seat: Seat) -> wire.Table:
        """The table as it is shown after a request: through the seat that is to act, if it is the same person's."""
        return render.table(live, guest, self.settings)


def digest(seat: Seat, what: Any) -> str:
    """Tells a repeated request from another one with the same key."""
    try:
        text = msgspec.json.encode([seat, what], order="deterministic")
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
    try:
        return live.codec.action(msgspec.json.encode(action))
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError, OverflowError, RecursionError) as error:
        raise Refusal(422, "malformed", path="body.action", reason=str(error)) from None


def check_seat(live: LiveTable, guest: str, seat: Seat) -> None:
    """Only the owner of a seat acts for it, and not while a bot plays for him."""
    if not 0 <= seat < len(live.places) or live.places[seat].guest != guest:
        raise Refusal(403, "not_your_seat")
    if live.places[seat].stand_in:
        raise Refusal(403, "bot_has_seat")


def check_started(live: LiveTable) -> None:
    if live.facts.status == "open":
        raise Refused(platform_problem("not_started"))


def agree_for_bots(live: LiveTable) -> None:
    """Bots agree to an undo at once."""
    request = live.match.request
    while request is not None and live.match.request is request:
        bots = [n for n in request.waiting if live.places[n].played_by_bot]
        if not bots:
            return
        live.match.answer_undo(bots[0], True)
