"""A server in a process of its own whose event loop is watched: how long did one step hold it up?

python -m tests.server.watched FOLDER    prints its address; GET /watch gives the longest step since it was last asked

What counts is the processor time of the loop's own thread, so that a busy machine does not look like a busy server, without
what Python needs to collect garbage, which can come at any step.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from asyncio.events import Handle
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from anden.server.app import create_app
from anden.server.main import Server, configuration, listen
from tests.server.house import settings_for

PLENTY = "1000000/minute"


class Step(msgspec.Struct):
    """One step of the event loop."""

    seconds: float = 0.0
    what: str = ""


class Tidying:
    """How long Python has collected garbage."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._began


longest = Step()
tidying = Tidying()


def watched(run: Any) -> Any:
    """A handle's `_run` that notes the longest."""

    def timed(handle: Handle) -> None:
        began, collected = time.thread_time(), tidying.seconds
        run(handle)
        took = time.thread_time() - began - (tidying.seconds - collected)
        if took > longest.seconds:
            longest.seconds, longest.what = took, named(handle)

    return timed


def named(handle: Handle) -> str:
    """The coroutine that took a step, else the function that was called."""
    called: Any = getattr(handle, "_callback", None)
    task = getattr(called, "__self__", None)
    return str(task.get_coro() if isinstance(task, asyncio.Task) else called)[:60]


async def tell(_request: Request) -> Response:
    body = msgspec.json.encode(longest)
    longest.seconds, longest.what = 0.0, ""
    return Response(body, media_type="application/json")


async def serve(folder: Path) -> None:
    plenty = dict.fromkeys(
        ("rate_guest", "rate_address", "rate_tables", "rate_tables_address", "rate_imports",
         "rate_imports_address", "rate_hints", "rate_hints_address"),
        PLENTY,
    )  # fmt: skip
    app = create_app(settings_for(folder, **plenty))
    app.router.routes.insert(0, Route("/watch", tell))
    listening = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    await Server(configuration(app), app.state.services).serve(sockets=[listening])


if __name__ == "__main__":
    Handle._run = watched(Handle._run)  # type: ignore[method-assign]
    asyncio.run(serve(Path(sys.argv[1])))
