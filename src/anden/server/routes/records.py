"""Records: a game as text or JSON, out and in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from anden.core import records
from anden.core.records import Record
from anden.server import render, wire
from anden.server.errors import answer
from anden.server.routes.context import Hall, Whence, Who
from anden.server.routes.describe import answers, changing
from anden.server.routes.tables import SeatQuery
from anden.server.table import LiveTable

router = APIRouter(prefix="/api", tags=["records"])

Format = Annotated[Literal["text", "json"], Query(alias="format")]
TEXT = {"text/plain": {"schema": {"type": "string"}}}
WRITTEN: dict[int | str, dict[str, Any]] = answers(wire.Refusal, 403, 404, 409) | {
    200: {"description": "The record", "content": TEXT | {"application/json": {"schema": {"type": "object"}}}}
}
SENT = {
    "requestBody": {"required": True, "content": TEXT | {"application/json": {"schema": {"type": "object"}}}}
}


def record_of(live: LiveTable) -> Record:
    return Record(live.match, [place.name for place in live.places], date=live.facts.created[:10])


@router.get("/tables/{table_id}/record", responses=WRITTEN, response_class=Response)
async def export(
    hall: Hall, guest: Who, table_id: str, wanted: Format = "text", seat: SeatQuery = None
) -> Response:
    """The record of the game, as far as I may know it."""
    async with hall.tables.open(table_id) as live:
        viewer = render.eyes_of(live, guest, seat).viewer
        write = records.json_of if wanted == "json" else records.text_of
        text = await hall.tables.aside.run(write, record_of(live), viewer)
        name = f"{live.facts.game}-{live.facts.created[:10]}.{'json' if wanted == 'json' else 'txt'}"
    headers = {"cache-control": "no-store", "content-disposition": f'inline; filename="{name}"'}
    return Response(
        text, media_type="application/json" if wanted == "json" else "text/plain", headers=headers
    )


@router.post(
    "/records",
    status_code=201,
    response_class=Response,
    openapi_extra=SENT,
    responses=changing(wire.Table, status=201, meaning="The table of the imported game"),
)
async def import_record(hall: Hall, guest: Who, whence: Whence, request: Request) -> Response:
    """Open a table with a recorded game, to look through and to play on from; all its seats are mine."""
    await hall.limits.check("imports", guest, whence)
    table_id = await hall.imports.take(guest, await request.body())
    return answer(await hall.lobby.show(table_id, guest), 201)
