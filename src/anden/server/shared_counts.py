"""Counts that several server processes share, in Redis or Valkey. A game never waits for them: while the store is
away, requests go on and each process counts for itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from limits.aio.storage import Storage
from limits.errors import ConfigurationError
from limits.storage import storage_from_string

log = logging.getLogger("anden.server")

T = TypeVar("T")

PATIENCE = 0.5
"""Seconds to wait for the store."""
REST = 5.0
"""Seconds without asking after it failed, so that not every request waits in vain."""
REMIND = 60.0
SCHEMES = ("redis", "rediss", "redis+unix", "valkey", "valkeys", "valkey+unix")


class SharedCounts:
    """A store of counts that end by themselves."""

    def __init__(self, url: str) -> None:
        self._store: Any = _storage(url)
        self._failures: tuple[type[Exception], ...] = (OSError, TimeoutError, *_errors(self._store))
        self._rests_until = 0.0
        self._reminded = -REMIND

    async def add(self, key: str, seconds: int, amount: int) -> int | None:
        """Add to a count that ends `seconds` after its first addition. Its sum; None while the store is away."""
        return await self._ask(lambda: self._store.incr(key, seconds, amount))

    async def seconds_left(self, key: str, longest: int) -> int:
        """Seconds until a count ends; `longest` when nobody knows."""
        ends = await self._ask(lambda: self._store.get_expiry(key))
        return longest if ends is None else max(1, min(longest, int(ends - time.time()) + 1))

    async def close(self) -> None:
        await self._store.bridge.storage.aclose()

    async def _ask(self, question: Callable[[], Awaitable[T]]) -> T | None:
        now = time.monotonic()
        if now < self._rests_until:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await question()
        except self._failures as error:
            self._rests_until = now + REST
            if now - self._reminded >= REMIND:
                self._reminded = now
                log.warning("the store of shared limits is away, each process counts for itself: %s", error)
            return None


def _errors(store: Storage) -> tuple[type[Exception], ...]:
    """What the client of the store raises."""
    found = store.base_exceptions
    return found if isinstance(found, tuple) else (found,)


def _storage(url: str) -> Any:
    """The client of the store. Valkey speaks the language of Redis: one package is enough for both."""
    scheme, _, place = url.partition("://")
    if scheme not in SCHEMES or not place:
        raise ValueError(f"ANDEN_LIMITS must be an address like redis://host:6379/0, not {url!r}")
    address = f"async+{scheme.replace('valkey', 'redis')}://{place}"
    try:
        return storage_from_string(address, implementation="redispy", key_prefix="anden")
    except ConfigurationError:
        raise ValueError(
            "ANDEN_LIMITS needs a package that is not here: pip install 'anden[redis]'"
        ) from None
