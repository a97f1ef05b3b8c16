"""The built web client: hashed files are kept by browsers for good, the page itself is always asked for."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse
from starlette.types import Scope

FOLDER = Path(__file__).resolve().parent / "static"
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Andén</title>
<h1>Andén</h1><p lang="en">The server runs, but the web client is not built yet. Stop it and run <code>make play</code>.</p>
<p lang="es">El servidor funciona, pero el cliente web aún no está construido. Páralo y ejecuta <code>make play</code>.</p></html>
"""


class Site:
    """Serves one folder; unknown paths are the client's own addresses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, Path] = {}
        self._built = -1

    def find(self, path: str) -> Path | None:
        """A file of the client; never anything outside its folder. Looked up in a list that is made once for each
        build: what a stranger asks for never reaches the file system."""
        try:
            built = (self.folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            found = (file for file in self.folder.rglob("*") if file.is_file())
            self._files = {file.relative_to(self.folder).as_posix(): file for file in found}
            self._built = built
        return self._files.get(path.lstrip("/"))

    def answer(self, path: str) -> Response:
        found = self.find(path)
        if found is not None and found.name != "index.html":
            hashed = "assets" in found.relative_to(self.folder).parts
            return FileResponse(found, headers=FOREVER if hashed else ASK_AGAIN)
        if path.startswith(("/assets/", "/api/")) or path == "/api":
            raise HTTPException(404)
        index = self.folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503, ASK_AGAIN)
        return FileResponse(index, headers=ASK_AGAIN)


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    """Everything that is not the interface is the client."""
    site = Site(folder)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request) -> Response:
        return site.answer(path_of(request.scope))


def path_of(scope: Scope) -> str:
    return str(scope["path"])
