"""Several processes may change a table at the same moment: one wins, the others look again and decide anew."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from anden.server.db.engine import Conflict

P = ParamSpec("P")
T = TypeVar("T")

RACES = 5
"""How often a request tries again when another process was faster."""


def against_races(doing: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """For a request that looks at the table, judges and changes it: when it loses it does all of that again, so that it
    is refused for a reason of the game or carried out. Who always loses is told so (409, `conflict`)."""

    @functools.wraps(doing)
    async def again(*args: P.args, **given: P.kwargs) -> T:
        for _ in range(RACES - 1):
            try:
                return await doing(*args, **given)
            except Conflict:
                continue
        return await doing(*args, **given)

    return again
