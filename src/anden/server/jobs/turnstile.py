"""A few may pass at once; the others wait in line, the urgent ones before the rest."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from types import TracebackType

PEOPLE = 0
"""A table waits for it."""
ASKED = 1
"""One person asks for himself: a hint."""
NOBODY = 2
"""Bots among themselves."""


class Turnstile:
    """A semaphore whose line is ordered by urgency."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._line: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    def passing(self, urgency: int) -> Passing:
        return Passing(self, urgency)

    async def enter(self, urgency: int) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._line, (urgency, next(self._numbers), turn))
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.leave()  # the turn came while we gave up: the next one gets it
            raise

    def leave(self) -> None:
        while self._line:
            _, _, turn = heapq.heappop(self._line)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Passing:
    """`async with turnstile.passing(urgency):`"""

    def __init__(self, turnstile: Turnstile, urgency: int) -> None:
        self._turnstile = turnstile
        self._urgency = urgency

    async def __aenter__(self) -> None:
        await self._turnstile.enter(self._urgency)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._turnstile.leave()
