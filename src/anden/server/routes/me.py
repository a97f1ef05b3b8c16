"""Who am I?"""

from __future__ import annotations

from fastapi import APIRouter, Response

from anden.server import wire
from anden.server.errors import answer
from anden.server.routes.bodies import Rename
from anden.server.routes.context import CHANGES, Hall, Who
from anden.server.routes.describe import answers, changing

router = APIRouter(prefix="/api/me", tags=["me"])


@router.get("", responses=answers(wire.Me), response_class=Response)
async def me(hall: Hall, guest: Who) -> Response:
    """My name, tables and progress."""
    return answer(await hall.people.me(guest))


@router.patch("", responses=changing(wire.Me), response_class=Response, dependencies=CHANGES)
async def rename(hall: Hall, guest: Who, body: Rename) -> Response:
    """Change my name."""
    for table_id in await hall.people.rename(guest, body.name):
        if (live := hall.tables.live.get(table_id)) is not None:
            live.wake()
    return answer(await hall.people.me(guest))
