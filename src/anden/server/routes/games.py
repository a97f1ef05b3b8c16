"""The games on the shelf, their texts and guides."""

from __future__ import annotations

from fastapi import APIRouter, Response

from anden.server import library, wire
from anden.server.errors import answer
from anden.server.routes.describe import answers, plain

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", responses=answers((wire.GameInfo,)), response_class=Response)
async def games() -> Response:
    """All games, those to come included."""
    return answer(library.games())


@router.get(
    "/{game}/text/{lang}",
    response_class=Response,
    responses=plain("text/plain; charset=utf-8", 404, meaning="A Fluent file"),
)
async def text(game: str, lang: str) -> Response:
    """The texts of a game, or of the `platform`, in a language."""
    return Response(library.texts(game, lang), media_type="text/plain", headers={"cache-control": "no-cache"})


@router.get("/{game}/guide/{lang}", responses=answers(wire.Guide, 404), response_class=Response)
async def guide(game: str, lang: str) -> Response:
    """The rules guide of a game, or of the `platform`."""
    return answer(library.guide(game, lang))
