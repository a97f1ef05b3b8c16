"""A real server on a real port, in the test's event loop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from anden.server.app import create_app
from anden.server.main import Server, configuration, entrances, listen
from anden.server.services import Services
from tests.server.house import Person, settings_for


class RealHouse:
    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.services: Services = server.services
        self.address = address

    def person(self) -> Person:
        return Person(httpx.AsyncClient(base_url=self.address, headers={"X-Anden": "1"}, timeout=20))


@asynccontextmanager
async def real_house(folder: Path, **given: Any) -> AsyncIterator[RealHouse]:
    app = create_app(settings_for(folder, **given))
    listening = listen("127.0.0.1", 0)
    server = Server(configuration(app), app.state.services)
    running = asyncio.create_task(server.serve(sockets=entrances(listening)))
    try:
        while not server.started:
            assert not running.done()
            await asyncio.sleep(0.02)
        yield RealHouse(server, f"http://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, 15)


class Watcher:
    """Reads server-sent events as a browser does."""

    def __init__(self, person: Person, table: Any, **params: Any) -> None:
        self.person = person
        self.path = f"/api/tables/{table['id']}/events"
        self.params = params
        self.last_id: int | None = None
        self._open: Any = None

    async def __aenter__(self) -> Self:
        headers = {} if self.last_id is None else {"Last-Event-ID": str(self.last_id)}
        self._open = self.person.http.stream(
            "GET", self.path, params=self.params, headers=headers, timeout=20
        )
        response = await self._open.__aenter__()
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/event-stream")
        self._lines = response.aiter_lines()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._open.__aexit__(*error)

    async def raw(self) -> list[str]:
        """The lines up to the next blank one."""
        found: list[str] = []
        async with asyncio.timeout(15):
            async for line in self._lines:
                if not line:
                    return found
                found.append(line)
        raise EOFError

    async def next(self, wanted: str | None = None) -> tuple[str, Any]:
        """The next event (of a kind), its data decoded."""
        async with asyncio.timeout(40):  # signs of life go on for ever
            while True:
                lines = await self.raw()
                fields = dict(line.split(": ", 1) for line in lines if not line.startswith(":"))
                if not fields or (wanted is not None and fields["event"] != wanted):
                    continue
                if "id" in fields:
                    self.last_id = int(fields["id"])
                return fields["event"], json.loads(fields["data"])
