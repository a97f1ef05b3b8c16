"""How processes on one database tell each other what changed. Business code does not know which bus it is."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy.engine import Connection

from anden.core import Seat

UNKNOWN = 1 << 62
"""A version above all others: who hears it looks up which it is."""


class Listener(Protocol):
    """Who is told, on the event loop, what other processes did."""

    def heard(self, table_id: str | None, version: int) -> None:
        """A table has got a new version; 0 = only who is there has changed; None = anything may have changed."""

    def heard_thinking(self, table_id: str, seat: Seat, since: str) -> None:
        """A bot thinks at another process."""

    def tell_who_is_here(self) -> None:
        """The others have taken this process for dead and forgotten who watches here: they are to be told again."""


class Bus(Protocol):
    """Told inside the transaction of a change, so that nobody hears of what is not stored."""

    def tell(self, connection: Connection, table_id: str, version: int) -> None:
        """A table has got a new version; version 0 = only who is there has changed."""

    async def tell_thinking(self, table_id: str, seat: Seat, since: str) -> None:
        """A bot thinks here. It is told, and stored nowhere."""

    def attend(self, connection: Connection, table_id: str, guests: frozenset[str]) -> None:
        """These owners of seats have the table before them at this process, and no others."""

    def elsewhere(self, connection: Connection, table_ids: list[str]) -> dict[str, frozenset[str]]:
        """The owners of seats who have these tables before them at other processes."""

    async def start(self, listener: Listener) -> None:
        """From now on the listener is told what other processes tell."""

    async def stop(self) -> None: ...
