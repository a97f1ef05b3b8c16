"""Server-sent events of a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Query, Response

from anden.server.routes.context import Hall, Whence, Who
from anden.server.routes.describe import plain
from anden.server.routes.tables import SeatQuery

router = APIRouter(prefix="/api/tables", tags=["tables"])

Board = Annotated[str | None, Query(max_length=64, description="`board` of a position whose board I have")]
First = Annotated[int | None, Query(alias="from", ge=0, le=1_000_000, description="The log length I know")]


@router.get(
    "/{table_id}/events",
    response_class=Response,
    responses=plain(
        "text/event-stream",
        403,
        404,
        409,
        meaning="`entries` (EntriesEvent) and `table` (TableEvent), until one of us goes",
    ),
)
async def events(
    hall: Hall,
    guest: Who,
    whence: Whence,
    table_id: str,
    seat: SeatQuery = None,
    first: First = None,
    board: Board = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """What happens at the table. Resumes exactly at `Last-Event-ID` or `from`."""
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        first = int(last_event_id)
    return await hall.live.begin(table_id, guest, seat, first, board, whence)
