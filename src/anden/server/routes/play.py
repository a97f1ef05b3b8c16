"""Playing: actions, taking back, questions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from anden.server import wire
from anden.server.boards import Known
from anden.server.errors import answer
from anden.server.play import Asked, Play
from anden.server.routes.bodies import Answer, Move, Numbered, Question, Seated, TakeBack
from anden.server.routes.context import Hall, Whence, Who
from anden.server.routes.describe import changing
from anden.server.services import Services

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
DONE = changing(wire.Done, 404, 409)


def asked(request: Request, table_id: str, body: Numbered, board: str | None) -> Asked:
    """Who asks what. Read from the request itself, without FastAPI's dependencies: this is what is asked for most."""
    state = request.state
    return Asked(table_id, state.guest, body.seat, body.expect, body.key, state.address, board)


def play(request: Request) -> Play:
    services: Services = request.app.state.services
    return services.play


@router.post("/actions", responses=DONE, response_class=Response)
async def act(request: Request, table_id: str, body: Move, board: Known = None) -> Response:
    """Do an action. When this answers 200 the action is stored for good."""
    return answer(await play(request).act(asked(request, table_id, body, board), body.action, body.text))


@router.post("/judge", responses=changing(wire.Judged, 404, 409), response_class=Response)
async def judge(hall: Hall, guest: Who, table_id: str, body: Question) -> Response:
    """Why not? Judges an action without doing it, or says why nothing can be done with what a person points at."""
    play = hall.play
    if body.target is not None:
        return answer(wire.Judged(await play.why_not(table_id, guest, body.seat, body.target)))
    return answer(wire.Judged(await play.judge(table_id, guest, body.seat, body.action, body.text)))


@router.post("/undo", responses=DONE, response_class=Response)
async def undo(request: Request, table_id: str, body: TakeBack, board: Known = None) -> Response:
    """Take back my last action, or back to the first `to` actions of the line."""
    return answer(await play(request).undo(asked(request, table_id, body, board), body.to))


@router.post("/redo", responses=DONE, response_class=Response)
async def redo(request: Request, table_id: str, body: Numbered, board: Known = None) -> Response:
    """Play again what was taken back last."""
    return answer(await play(request).redo(asked(request, table_id, body, board)))


@router.post("/undo/ask", responses=DONE, response_class=Response)
async def ask(request: Request, table_id: str, body: TakeBack, board: Known = None) -> Response:
    """Ask the others to let me take back."""
    return answer(await play(request).ask_undo(asked(request, table_id, body, board), body.to))


@router.post("/undo/answer", responses=DONE, response_class=Response)
async def reply(request: Request, table_id: str, body: Answer, board: Known = None) -> Response:
    """Agree to what somebody wants to take back, or refuse; who asked withdraws by refusing."""
    return answer(await play(request).answer_undo(asked(request, table_id, body, board), body.agree))


@router.post("/hint", responses=changing(wire.Hint, 404, 409), response_class=Response)
async def hint(hall: Hall, guest: Who, whence: Whence, table_id: str, body: Seated) -> Response:
    """What the Stationmaster would do."""
    await hall.limits.check("hints", guest, whence)
    return answer(await hall.hints.give(table_id, guest, body.seat, whence))
