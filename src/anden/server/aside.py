"""Work that would hold up the event loop: replay, rendering of anything large, and whatever the rules of a game do when they are
not compiled. It runs in a few threads."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

from anden.server.ending import to_the_end

T = TypeVar("T")

THREADS = 2
SWITCH = 0.001
"""Seconds after which the interpreter lets another thread go on: the event loop never waits long for its turn."""


def interpreted(rules: object) -> bool:
    """Whether the rules of a game run as pure Python: then any step of theirs may take long."""
    return _pure(type(rules).__module__)


@cache
def _pure(module: str) -> bool:
    return str(getattr(sys.modules.get(module), "__file__", "")).endswith(".py")


class Aside:
    """A few threads beside the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "anden-aside")
        sys.setswitchinterval(SWITCH)

    async def run(self, doing: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, doing, *given)

    async def run_to_the_end(self, doing: Callable[..., T], *given: Any) -> T:
        """The same for what changes something."""
        return await to_the_end(self.run(doing, *given))

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
