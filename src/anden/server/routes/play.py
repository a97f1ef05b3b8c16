"""Playing: actions, taking back, questions."""

from __future__ import annotations

from fastapi import APIRouter, Response

from anden.server import boards, wire
from anden.server.boards import Known
from anden.server.errors import Refusal, answer
from anden.server.routes.bodies import Answer, Move, Numbered, Question, Seated, TakeBack
from anden.server.routes.context import CHANGES, Hall, Who
from anden.server.routes.describe import changing

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], dependencies=CHANGES)
DONE = changing(wire.Done, 404, 409)


@router.post("/actions", responses=DONE, response_class=Response)
async def act(hall: Hall, guest: Who, table_id: str, body: Move, board: Known = None) -> Response:
    """Do an action. When this answers 200 the action is stored for good."""
    done = await hall.play.act(table_id, guest, body.seat, body.expect, body.key, body.action, body.text)
    return answer(boards.spare_done(done, board))


@router.post("/judge", responses=changing(wire.Judged, 404, 409), response_class=Response)
async def judge(hall: Hall, guest: Who, table_id: str, body: Question) -> Response:
    """Why not? Judges an action without doing it."""
    return answer(wire.Judged(await hall.play.judge(table_id, guest, body.seat, body.action, body.text)))


@router.post("/undo", responses=DONE, response_class=Response)
async def undo(hall: Hall, guest: Who, table_id: str, body: TakeBack, board: Known = None) -> Response:
    """Take back my last action, or back to the first `to` actions of the line."""
    done = await hall.play.undo(table_id, guest, body.seat, body.expect, body.key, body.to)
    return answer(boards.spare_done(done, board))


@router.post("/redo", responses=DONE, response_class=Response)
async def redo(hall: Hall, guest: Who, table_id: str, body: Numbered, board: Known = None) -> Response:
    """Play again what was taken back last."""
    done = await hall.play.redo(table_id, guest, body.seat, body.expect, body.key)
    return answer(boards.spare_done(done, board))


@router.post("/undo/ask", responses=DONE, response_class=Response)
async def ask(hall: Hall, guest: Who, table_id: str, body: TakeBack, board: Known = None) -> Response:
    """Ask the others to let me take back."""
    done = await hall.play.ask_undo(table_id, guest, body.seat, body.expect, body.key, body.to)
    return answer(boards.spare_done(done, board))


@router.post("/undo/answer", responses=DONE, response_class=Response)
async def reply(hall: Hall, guest: Who, table_id: str, body: Answer, board: Known = None) -> Response:
    """Agree to what somebody wants to take back, or refuse; who asked withdraws by refusing."""
    done = await hall.play.answer_undo(table_id, guest, body.seat, body.expect, body.key, body.agree)
    return answer(boards.spare_done(done, board))


@router.post("/hint", responses=changing(wire.Hint, 404, 409), response_class=Response)
async def hint(hall: Hall, guest: Who, table_id: str, body: Seated) -> Response:
    """What the Stationmaster would do."""
    wait = hall.limits.wait("hints", guest)
    if wait is not None:
        raise Refusal(429, "too_many", retry_after=wait)
    return answer(await hall.hints.give(table_id, guest, body.seat))
