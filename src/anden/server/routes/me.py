"""Who am I?"""

from __future__ import annotations

from fastapi import APIRouter, Response

from anden.server import wire
from anden.server.errors import answer
from anden.server.routes.bodies import Rename
from anden.server.routes.context import Hall, Who
from anden.server.routes.describe import answers, changing

router = APIRouter(prefix="/api/me", tags=["me"])


@router.get("", responses=answers(wire.Me), response_class=Response)
async def me(hall: Hall, guest: Who) -> Response:
    """My name, tables and progress."""
    return answer(await hall.people.me(guest))


@router.patch("", responses=changing(wire.Me), response_class=Response)
async def rename(hall: Hall, guest: Who, body: Rename) -> Response:
    """Change my name."""
    await hall.lobby.keep_name(guest, body.name)
    return answer(await hall.people.me(guest))
