"""The application: services, doors, routes and the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from anden import __version__
from anden.server import auth, docs_page, errors, site
from anden.server.doors import Doors
from anden.server.routes import events, games, health, me, play, records, tables
from anden.server.routes.describe import describe
from anden.server.services import Services
from anden.server.settings import Settings


def create_app(settings: Settings | None = None, client: Path = site.FOLDER) -> FastAPI:
    """A server as an ASGI application. `client` is the folder of the built web client."""
    settings = settings or Settings.from_environment()
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    app = FastAPI(
        title="Andén",
        version=__version__,
        description="Railway board games over HTTP. See docs/reference/api.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.services = services
    errors.install(app)
    for part in (play, events, tables, health, games, me, records):  # what is asked for most comes first
        app.include_router(part.router)
    describe(app)
    app.include_router(docs_page.router)
    site.install(app, client)
    cookies = auth.Cookies(auth.secret_key(settings.data))
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=3)
    app.add_middleware(
        Doors, settings=settings, cookies=cookies, limits=services.limits, metrics=services.metrics
    )
    return app
