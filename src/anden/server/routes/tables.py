"""Tables: open, look, sit down, leave, begin again."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Response

from anden.server import names, render, wire
from anden.server.boards import Known
from anden.server.errors import Refusal, answer
from anden.server.routes.bodies import HandOver, Join, NewSeat, NewTable
from anden.server.routes.context import Hall, Whence, Who
from anden.server.routes.describe import answers, changing
from anden.server.table import Place

router = APIRouter(prefix="/api/tables", tags=["tables"])

SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="Which of my own seats looks")]
SeatPath = Annotated[int, Path(ge=0, le=15)]
Index = Annotated[int, Path(ge=0, le=1_000_000, description="Number of log entries")]


def place_of(seat: NewSeat) -> Place:
    """A seat as it is asked for; whose it is the lobby says."""
    kinds = {"me": "person", "open": "open", "bot": "bot", "hotseat": "hotseat"}
    level = (seat.level or "driver") if seat.kind == "bot" else None
    return Place(kinds[seat.kind], name="" if seat.kind == "open" else names.clean(seat.name), level=level)


@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=changing(wire.Table, 404, status=201, meaning="The new table"),
)
async def create(hall: Hall, guest: Who, whence: Whence, body: NewTable) -> Response:
    """Open a table. One entry of `seats` per seat; with no open seat the game begins at once."""
    await hall.limits.check("tables", guest, whence)
    places = [place_of(seat) for seat in body.seats]
    table = await hall.lobby.create(guest, body.game, body.map, body.players, body.options, places, body.undo)
    return answer(table, 201)


@router.get("/{table_id}", responses=answers(wire.Table, 403, 404, 409), response_class=Response)
async def look(
    hall: Hall, guest: Who, table_id: str, seat: SeatQuery = None, board: Known = None
) -> Response:
    """The table as I see it."""
    async with hall.tables.open(table_id) as live:
        live.looked = time.monotonic()
        hall.tables.after_change(live)  # somebody looks: bots that rest play on
        return answer(await hall.tables.whole(live, render.eyes_of(live, guest, seat), board))


@router.get(
    "/{table_id}/positions/{n}", responses=answers(wire.Position, 403, 404, 409), response_class=Response
)
async def position(
    hall: Hall, guest: Who, table_id: str, n: Index, seat: SeatQuery = None, board: Known = None
) -> Response:
    """The position after the first `n` log entries, as I may see it; without legal actions."""
    async with hall.tables.open(table_id) as live:
        viewer = render.eyes_of(live, guest, seat).viewer
        if n > len(live.match.log):
            raise Refusal(404, "not_found")
        seen = await hall.tables.aside.run(lambda: render.look(live.match.past(n), viewer).sent(board))
        return answer(msgspec.Raw(seen))


@router.get("/{table_id}/plain/{n}", responses=answers(wire.Plain, 403, 404, 409), response_class=Response)
async def plain(hall: Hall, guest: Who, table_id: str, n: Index, seat: SeatQuery = None) -> Response:
    """The position after the first `n` log entries as plain text; with my legal actions in notation when it is the present one."""
    async with hall.tables.open(table_id) as live:
        eyes = render.eyes_of(live, guest, seat)
        length = len(live.match.log)
        if n > length:
            raise Refusal(404, "not_found")
        acting = eyes.viewer in eyes.acting and eyes.viewer in live.match.to_act()
        offering = n == length and acting and live.facts.status == "playing"
        sight = live.match if n == length else None

        def made() -> wire.Plain:
            return render.plain(sight or live.match.past(n), eyes.viewer, offering=offering)

        return answer(await hall.tables.aside.run(made))


@router.post(
    "/{table_id}/join",
    response_class=Response,
    responses=changing(wire.Table, 404, 409),
)
async def join(hall: Hall, guest: Who, table_id: str, body: Join) -> Response:
    """Take an open seat; the last one begins the game."""
    return answer(await hall.lobby.join(table_id, guest, body.seat, body.name))


@router.post(
    "/{table_id}/leave",
    response_class=Response,
    responses=changing(wire.Table, 404, 409),
)
async def leave(hall: Hall, guest: Who, table_id: str) -> Response:
    """Leave all my seats: they open again, or after the start bots take them over."""
    return answer(await hall.lobby.leave(table_id, guest))


@router.post(
    "/{table_id}/seats/{seat}/bot",
    response_class=Response,
    responses=changing(wire.Table, 404, 409),
)
async def hand_over(hall: Hall, guest: Who, table_id: str, seat: SeatPath, body: HandOver) -> Response:
    """Let a bot play for my seat, or for one whose owner has been away long enough."""
    return answer(await hall.lobby.hand_over(table_id, guest, seat, body.level))


@router.post(
    "/{table_id}/seats/{seat}/reclaim",
    response_class=Response,
    responses=changing(wire.Table, 404, 409),
)
async def reclaim(hall: Hall, guest: Who, table_id: str, seat: SeatPath) -> Response:
    """Take my seat back from the bot."""
    return answer(await hall.lobby.reclaim(table_id, guest, seat))


@router.post(
    "/{table_id}/rematch",
    status_code=201,
    response_class=Response,
    responses=changing(wire.Table, 404, 409, status=201, meaning="The table of the rematch"),
)
async def rematch(hall: Hall, guest: Who, whence: Whence, table_id: str) -> Response:
    """The same people at a new table, each one seat further."""
    await hall.limits.check("tables", guest, whence)
    return answer(await hall.lobby.rematch(table_id, guest), 201)
