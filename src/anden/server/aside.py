"""Work that would hold up the event loop: replay, and rendering of anything large. It runs in a few threads."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

THREADS = 2
SWITCH = 0.001
"""Seconds after which the interpreter lets another thread go on: the event loop never waits long for its turn."""


class Aside:
    """A few threads beside the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "anden-aside")
        sys.setswitchinterval(SWITCH)

    async def run(self, doing: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, doing, *given)

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
