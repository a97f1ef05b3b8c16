"""`anden bots`: a process that thinks for the bots of a house of several machines, and serves no pages."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys

from sqlalchemy.engine import make_url

from anden.server.db.engine import DatabaseTrouble, StorageFailed
from anden.server.services import Services
from anden.server.settings import Settings

COUNTED = {"decisions made": "anden_bot_moves_total", "not needed": "anden_bot_decisions_unused_total"}


def think(database: str | None, workers: int | None) -> None:
    """Take bots' turns from the queue until told to stop. Exits with a message when it cannot start."""
    logging.basicConfig(
        level=os.environ.get("ANDEN_LOG", "WARNING").upper(), format="%(levelname)s %(message)s"
    )
    try:
        settings = Settings.from_environment(database=database, workers=workers)
        if not settings.url.startswith("postgres"):
            sys.exit(
                "anden: bots of their own need a database that several processes share: --database postgresql://…"
                " (on SQLite the server thinks for itself)"
            )
        if settings.workers < 1:
            sys.exit("anden: at least one worker is needed to think: --workers 1")
        asyncio.run(_run(Services(settings)))
    except (DatabaseTrouble, StorageFailed) as trouble:
        sys.exit(f"anden: {trouble}")
    except ValueError as trouble:
        sys.exit(f"anden: a setting is not understood: {trouble}")


async def _run(services: Services) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows: Ctrl+C ends it at once
            break
    await services.start()
    where = make_url(services.database.url).render_as_string(hide_password=True)
    print(f"Andén: {services.settings.workers} at a time think for {where}", flush=True)
    try:
        await stop.wait()
    finally:
        await services.stop()
        counts = (f"{services.metrics.value(name):g} {what}" for what, name in COUNTED.items())
        print(f"Andén: stopped; {', '.join(counts)}", flush=True)
