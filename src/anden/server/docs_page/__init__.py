"""A page to try the HTTP interface at `/api/docs`: our own, without anything from outside."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse

router = APIRouter(include_in_schema=False)
HERE = Path(__file__).resolve().parent


@router.get("/api/docs")
async def page() -> FileResponse:
    return FileResponse(HERE / "page.html", media_type="text/html")


@router.get("/api/docs/page.js")
async def script() -> FileResponse:
    return FileResponse(HERE / "page.js", media_type="text/javascript")


@router.get("/api/docs/page.css")
async def style() -> FileResponse:
    return FileResponse(HERE / "page.css", media_type="text/css")
