"""Which engine plays here: the interpreted one until whoever compiles beside us says that the compiled one is there.

`make play` opens the door at once and compiles meanwhile. It writes how far it has got into a file that the setting
`engine_news` names. As soon as the compiled engine is there, new workers think with it; the server itself changes over
when nobody needs it (`main.Server`). Nothing of a game is lost by either: the log is the truth, and it is on disk.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from anden.core.registry import installed
from anden.server.jobs.pool import Pool, WorkerFailed
from anden.server.settings import Settings

log = logging.getLogger("anden.server")

Kind = Literal["compiled", "interpreted"]
LOOKS = 1.0
"""Seconds between two looks at the news."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the file says."""

    state: Literal["compiling", "ready", "none"]
    share: float = 0.0
    """How much of the work is done, from 0 to 1."""
    path: str = ""
    """Where Python finds the compiled package."""


class Engine:
    """Watches the news, and gives the workers the compiled engine when it is there."""

    def __init__(self, settings: Settings, pools: Sequence[Pool]) -> None:
        self.pools = pools
        self.file = Path(settings.engine_news) if settings.engine_news else None
        self.server: Kind = kind_of_this_process()
        self.bots: Kind = self.server
        self.news: News | None = None
        self.ready: Path | None = None
        """Where the compiled engine is, once the workers have it and the server does not."""
        self._watching: asyncio.Task[None] | None = None

    @property
    def progress(self) -> float | None:
        """How much is compiled; None when nobody compiles."""
        return self.news.share if self.news is not None and self.news.state == "compiling" else None

    def start(self) -> None:
        if self.file is not None and self.server == "interpreted":
            self._watching = asyncio.create_task(self._watch(self.file), name="engine")

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    async def _watch(self, file: Path) -> None:
        while self.news is None or self.news.state == "compiling":
            await asyncio.sleep(LOOKS)
            self.news = read(file) or self.news
        if self.news.state == "ready":
            await self.change_over(Path(self.news.path))

    async def change_over(self, path: Path) -> None:
        """From now on workers think with what lies there. If they cannot, all stays as it is."""
        try:
            for pool in self.pools:
                await pool.renew({"PYTHONPATH": str(path)})
        except (WorkerFailed, OSError) as trouble:
            log.warning(
                "the compiled engine does not start (%s); playing on with the interpreted one", trouble
            )
            return
        self.bots = "compiled"
        self.ready = path


def read(file: Path) -> News | None:
    """The news; None while there are none, or they cannot be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=News)
    except (OSError, msgspec.MsgspecError):
        return None


def kind_of_this_process() -> Kind:
    """Compiled as soon as one module of ours is: they are compiled together or not at all."""
    installed()  # loads the games
    ours = (module for name, module in sys.modules.items() if name.startswith("anden."))
    files = (getattr(module, "__file__", None) or "" for module in ours)
    return "compiled" if any(file.endswith((".so", ".pyd")) for file in files) else "interpreted"
