"""How long after an action's answer its watchers know of it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bench.load.wire import Lost, Watcher, number_of

AT_ONCE = 50
"""Streams that are opened at the same time."""


class Look(NamedTuple):
    """Who watches what, and from which server."""

    address: str
    table: str
    cookie: str
    board: str
    """The mark of the board he has already."""


class Crowd:
    """Many watchers, and when each heard of what."""

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []
        self.heard: dict[str, list[list[tuple[int, float]]]] = {}
        """By table and watcher: the log length of each event and when it came."""
        self.refused = 0

    async def come(self, looks: Iterable[Look]) -> None:
        """Open all these streams."""
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._one(gate, look) for look in looks))

    async def _one(self, gate: asyncio.Semaphore, look: Look) -> None:
        told: list[tuple[int, float]] = []

        def heard(event: bytes) -> None:
            number = number_of(event)
            if number is not None:
                told.append((number, time.perf_counter()))

        watcher = Watcher(look.address, look.table, look.cookie, look.board, heard)
        async with gate:
            try:
                await watcher.open()
            except Lost:
                self.refused += 1
                return
        self.watchers.append(watcher)
        self.heard.setdefault(look.table, []).append(told)

    @property
    def events(self) -> int:
        return sum(watcher.events for watcher in self.watchers)

    @property
    def lost(self) -> int:
        """Streams that were refused or ended by the server."""
        return self.refused + sum(watcher.ended for watcher in self.watchers)

    def delays(self, answers: Sequence[tuple[str, int, float]]) -> tuple[list[float], int]:
        """The delays of all events that answered actions caused, and how many never came."""
        found: list[float] = []
        missing = 0
        for table, length, answered in answers:
            for told in self.heard.get(table, ()):
                delay = delay_of(told, length, answered)
                if delay is None:
                    missing += 1
                else:
                    found.append(delay)
        return found, missing

    def go(self) -> None:
        for watcher in self.watchers:
            watcher.close()


def delay_of(told: Sequence[tuple[int, float]], length: int, answered: float) -> float | None:
    """How long after the answer the first event came that brings the log to this length; at once when it was faster."""
    n = bisect_left(told, length, key=lambda item: item[0])
    return None if n == len(told) else max(0.0, told[n][1] - answered)
