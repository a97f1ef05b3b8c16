"""Is it well?"""

from __future__ import annotations

from fastapi import APIRouter, Response

from anden import __version__
from anden.core.registry import installed
from anden.server import wire
from anden.server.errors import answer
from anden.server.routes.context import Hall
from anden.server.routes.describe import answers, plain

router = APIRouter(tags=["health"])


@router.get("/api/health", responses=answers(wire.Health), response_class=Response)
async def health(hall: Hall) -> Response:
    """Answers when the server and its database work."""
    await hall.database.check()
    engine = wire.EngineInUse(hall.engine.server, hall.engine.bots, hall.engine.progress)
    return answer(wire.Health("ok", __version__, list(installed()), engine))


@router.get(
    "/api/metrics",
    response_class=Response,
    responses=plain("text/plain; version=0.0.4", meaning="Numbers for Prometheus"),
)
async def metrics(hall: Hall) -> Response:
    """Numbers for hosts."""
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")
