"""How often somebody may do something, and how many things he may hold at once.

Everything is counted by guest and by address: a client without a cookie is a new guest each time, but it comes from
somewhere. Counting is in this process, in a few dictionary steps; with a shared store (`ANDEN_LIMITS`) all processes
count together. What is rare (new tables, imports, hints) asks the store each time. Requests are too many for
that: they are counted here, and the store is told in portions and answers with the sum of all processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass

from limits import parse_many

from anden.server.errors import Refusal
from anden.server.settings import Settings
from anden.server.shared_counts import SharedCounts

PORTION = 50
"""The store is told whenever a fiftieth of a limit has been used: so an ordinary player never costs a message."""
SWEEP = 10_000
"""So many windows are kept before those that have ended are thrown away."""


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `amount` in `seconds`."""

    amount: int
    seconds: int


@dataclass(slots=True, eq=False)
class Window:
    """What one guest or address has done since the window began. It begins with the first thing counted."""

    key: str
    rate: Rate
    ends: float
    count: int = 0
    untold: int = 0
    """The part of `count` that the shared store does not know."""


def rates(text: str) -> tuple[Rate, ...]:
    """Read «120/minute;900/hour»."""
    return tuple(Rate(item.amount, int(item.get_expiry())) for item in parse_many(text))


class Limits:
    """The limits of one server."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.store = SharedCounts(settings.limits) if settings.limits else None
        self._rates = {
            "requests": (rates(settings.rate_guest), rates(settings.rate_address)),
            "pages": ((), rates(settings.rate_pages_address)),
            "tables": (rates(settings.rate_tables), rates(settings.rate_tables_address)),
            "imports": (rates(settings.rate_imports), rates(settings.rate_imports_address)),
            "hints": (rates(settings.rate_hints), rates(settings.rate_hints_address)),
        }
        self._windows: dict[tuple[str, str, Rate], Window] = {}
        self._sweep_at = SWEEP
        self._due: set[Window] = set()
        self._telling: asyncio.Task[None] | None = None

    def request(self, guest: str | None, address: str) -> int | None:
        """Count a request; when it is one too many, the seconds to wait. A guest without a cookie is None."""
        windows = self._windows_of("requests", guest, address)
        wait = self._wait(windows)
        if wait is None:
            self._count(windows)
        return wait

    def page(self, address: str) -> int | None:
        """Count a request for a file of the client; when it is one too many, the seconds to wait."""
        windows = self._windows_of("pages", None, address)
        wait = self._wait(windows)
        if wait is None:
            self._count(windows)
        return wait

    async def check(self, kind: str, guest: str, address: str) -> None:
        """Count one of what is rare (`tables`, `imports`, `hints`); refuses when it is one too many."""
        windows = self._windows_of(kind, guest, address)
        wait = self._wait(windows)
        if wait is None and self.store is not None:
            wait = await self._wait_shared(self.store, windows)
        if wait is not None:
            raise Refusal(429, "too_many", retry_after=wait)
        for window in windows:
            window.count += 1

    async def close(self) -> None:
        """Let go of the store."""
        if self._telling is not None:
            self._telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._telling
        if self.store is not None:
            await self.store.close()

    def _windows_of(self, kind: str, guest: str | None, address: str) -> list[Window]:
        by_guest, by_address = self._rates[kind]
        found = [self._window(kind, address, rate) for rate in by_address]
        if guest is not None:
            found += [self._window(kind, guest, rate) for rate in by_guest]
        return found

    def _window(self, kind: str, who: str, rate: Rate) -> Window:
        now = self.now()
        window = self._windows.get((kind, who, rate))
        if window is None or window.ends <= now:
            if len(self._windows) >= self._sweep_at:
                self._forget_ended(now)
            window = Window(f"{kind}/{who}/{rate.amount}/{rate.seconds}", rate, now + rate.seconds)
            self._windows[kind, who, rate] = window
        return window

    def _forget_ended(self, now: float) -> None:
        self._windows = {key: window for key, window in self._windows.items() if window.ends > now}
        self._sweep_at = max(SWEEP, 2 * len(self._windows))

    def _wait(self, windows: list[Window]) -> int | None:
        """Seconds until all windows have room again; None = they have."""
        ends = [window.ends for window in windows if window.count >= window.rate.amount]
        return max(1, int(max(ends) - self.now()) + 1) if ends else None

    def _count(self, windows: list[Window]) -> None:
        for window in windows:
            window.count += 1
            if self.store is None:
                continue
            window.untold += 1
            if window.untold * PORTION >= window.rate.amount:
                self._due.add(window)
                if self._telling is None or self._telling.done():
                    self._telling = asyncio.get_running_loop().create_task(self._tell(self.store))

    async def _tell(self, store: SharedCounts) -> None:
        """Add what was counted here to the shared counts, and learn what the other processes counted."""
        while self._due:
            window = self._due.pop()
            told, window.untold = window.untold, 0
            total = await store.add(window.key, window.rate.seconds, told)
            if total is not None:
                window.count = total + window.untold

    async def _wait_shared(self, store: SharedCounts, windows: list[Window]) -> int | None:
        """Count in the shared store; when it is one too many, the seconds to wait. None also while it is away."""
        for window in windows:
            total = await store.add(window.key, window.rate.seconds, 1)
            if total is not None and total > window.rate.amount:
                return await store.seconds_left(window.key, window.rate.seconds)
        return None


class Slots:
    """How many of something (streams, connections) each may hold at once. Taking is one step: nobody slips between
    asking and counting."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.total = 0
        self._held: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Take one; False when there is none left for him."""
        held = self._held.get(who, 0)
        if held >= self.limit:
            return False
        self._held[who] = held + 1
        self.total += 1
        return True

    def free(self, who: str) -> None:
        """Give one back."""
        held = self._held.pop(who, 0)
        if held > 1:
            self._held[who] = held - 1
        if held:
            self.total -= 1

    def held(self, who: str) -> int:
        return self._held.get(who, 0)
