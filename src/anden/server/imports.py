"""Records that people bring: judged in a worker process, so that whatever they hold, nobody else waits for it."""

from __future__ import annotations

from anden.core import Refused
from anden.server import clock, names
from anden.server.errors import Refusal
from anden.server.jobs.pool import Pool, WorkerFailed
from anden.server.jobs.tasks import Found, ReadRecord
from anden.server.lobby import Lobby
from anden.server.store import Draft
from anden.server.table import Facts, Place


class Imports:
    """Opens a table with a recorded game, to look through and to play on from."""

    def __init__(self, lobby: Lobby, clerks: Pool) -> None:
        self.lobby = lobby
        self.clerks = clerks
        self.settings = lobby.settings

    async def take(self, guest: str, record: bytes) -> str:
        """The new table; all its seats are the guest's."""
        await self.lobby.check_count(guest)
        found = await self._judged(record)
        places = [Place("hotseat", guest, names.clean(name)) for name in found.names]
        stamp = clock.now()
        facts = Facts(
            game=found.setup.game,
            setup=found.setup,
            seed=found.seed,
            owner=guest,
            status="over" if found.over else "playing",
            undo="normal",
            imported=True,
            rematch=None,
            created=stamp,
            updated=stamp,
            version=0,
            length=len(found.entries),
        )
        return await self.lobby.store(Draft(facts, places, found.entries, found.to_act, found.round))

    async def _judged(self, record: bytes) -> Found:
        try:
            answer = await self.clerks.run(ReadRecord(data=record, limit=self.settings.import_limit))
        except WorkerFailed as failure:
            if failure.reason == "late":
                raise Refusal(422, "record_too_slow", seconds=round(self.settings.import_limit)) from None
            raise Refusal(503, "import_failed") from failure
        if answer.problem is not None:
            raise Refused(answer.problem)
        if answer.found is None:
            raise Refusal(503, "import_failed")
        return answer.found
