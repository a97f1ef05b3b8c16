"""A server in the test's own process, and guests who talk to it."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import GenericAlias
from typing import Any

import httpx
from fastapi import FastAPI

from anden.server import wire
from anden.server.app import create_app
from anden.server.services import Services
from anden.server.settings import Settings
from tests.server import toy_game
from tests.shapes import mismatches

GAME = toy_game.__name__
"""Imported by worker processes too."""
numbers = itertools.count()


def settings_for(folder: Path, **given: Any) -> Settings:
    """Quick bots that do not wait for people to follow."""
    quick: dict[str, Any] = {
        "data": folder,
        "bot_pause": 0.0,
        "bot_limit": 0.05,
        "worker_imports": GAME,
        "workers": 1,
        "poll": 0.1,
    }
    return Settings(**(quick | given))


def described(app: FastAPI, method: str, path: str, status: int) -> Any:
    """The type of an answer, as the description of the interface has it."""
    for template, operations in described_paths(app):
        if template.fullmatch(path) and method.lower() in operations:
            answer = operations[method.lower()]["responses"].get(str(status))
            if answer is not None:
                schema = answer["content"]["application/json"]["schema"]
                kind: Any = getattr(wire, schema.get("items", schema)["$ref"].rsplit("/", 1)[1])
                return GenericAlias(list, kind) if "items" in schema else kind
    return wire.Refusal


_paths: list[tuple[re.Pattern[str], dict[str, Any]]] = []


def described_paths(app: FastAPI) -> list[tuple[re.Pattern[str], dict[str, Any]]]:
    """All operations by path; every application describes itself the same way, and it takes a while."""
    if not _paths:
        for template, operations in app.openapi()["paths"].items():
            _paths.append((re.compile(re.sub(r"\{\w+\}", "[^/]+", template)), operations))
    return _paths


class Person:
    """A guest with a cookie of his own."""

    def __init__(self, client: httpx.AsyncClient, app: FastAPI | None = None) -> None:
        """`app`: the application, when it is in this process; then every answer is held against its description."""
        self.http = client
        self.app = app

    async def ask(self, method: str, path: str, status: int = 200, **given: Any) -> Any:
        """A request that must be answered with `status`; the answer's JSON."""
        response = await self.http.request(method, f"/api{path}", **given)
        assert response.status_code == status, f"{response.status_code}: {response.text[:600]}"
        content = response.json()
        if self.app is not None:
            wrong = mismatches(content, described(self.app, method, f"/api{path}", status), "answer")
            assert not wrong, wrong
        return content

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return await self.ask("GET", path, status, params=params)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.ask("POST", path, status, json=body if body is not None else {})

    async def open(self, *seats: dict[str, Any] | str, **given: Any) -> Any:
        """A new table of the toy game; a seat is a kind or a whole description."""
        described = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        body = {"game": "toy", "map": "yard", "players": len(seats), "seats": described} | given
        return await self.post("/tables", body, 201)

    async def look(self, table: Any, **params: Any) -> Any:
        return await self.get(f"/tables/{table['id']}", **params)

    async def act(self, table: Any, action: Any = None, status: int = 200, **given: Any) -> Any:
        """Do an action, by default the first legal one of the viewer."""
        body = {
            "seat": table["viewer"],
            "expect": table["length"],
            "key": f"key-{next(numbers)}",
        }
        if "text" not in given:
            body["action"] = table["legal"][0] if action is None else action
        answer = await self.post(f"/tables/{table['id']}/actions", body | given, status)
        return answer["table"] if status == 200 else answer

    async def undo(self, table: Any, what: str = "undo", status: int = 200, **given: Any) -> Any:
        body = {"seat": table["viewer"], "expect": table["length"], "key": f"key-{next(numbers)}"} | given
        answer = await self.post(f"/tables/{table['id']}/{what}", body, status)
        return answer["table"] if status == 200 else answer

    async def until(self, table: Any, good: Callable[[Any], bool], seconds: float = 60) -> Any:
        """Look until the table is as wanted."""
        limit = time.monotonic() + seconds
        while True:
            seen = await self.look(table)
            if good(seen):
                return seen
            assert time.monotonic() < limit, f"still {seen['status']} {seen['length']} {seen['seats']}"
            await asyncio.sleep(0.03)


class House:
    """A running application."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.services: Services = app.state.services
        self._open: list[httpx.AsyncClient] = []

    def person(self, address: str = "10.0.0.1") -> Person:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 5000))
        client = httpx.AsyncClient(transport=transport, base_url="http://house", headers={"X-Anden": "1"})
        self._open.append(client)
        return Person(client, self.app)

    async def people(self, number: int) -> list[Person]:
        found = [self.person() for _ in range(number)]
        for person in found:
            await person.get("/me")
        return found

    async def close(self) -> None:
        for client in self._open:
            await client.aclose()


@asynccontextmanager
async def house(folder: Path, **given: Any) -> AsyncIterator[House]:
    """Start a server on a data folder; leaving the block stops it."""
    app = create_app(settings_for(folder, **given))
    async with app.router.lifespan_context(app):
        found = House(app)
        try:
            yield found
        finally:
            await found.close()


async def play_out(table: Any, *people: Person, most: int = 300) -> Any:
    """Let people do their first legal action until the game is over."""
    for _ in range(most):
        for person in people:
            seen = await person.look(table)
            if seen["status"] == "over":
                return seen
            if seen["legal"]:
                await person.act(seen)
        await asyncio.sleep(0)
    raise AssertionError("the game does not end")
