"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from importlib.util import find_spec

import uvicorn
from fastapi import FastAPI

from anden.core import Match, Setup
from anden.core.registry import installed
from anden.server.again import POSSIBLE, inherited_door, start_again
from anden.server.app import create_app
from anden.server.auth import BadSecret
from anden.server.db.engine import DatabaseTrouble
from anden.server.options import complete
from anden.server.render import look
from anden.server.services import Services
from anden.server.settings import Settings

log = logging.getLogger("anden.server")

COLLECTING = (20_000, 20, 50)
"""Rarer than Python's own: most of what an action makes goes without the collector."""
ENTRANCES = 16
SPARE_FILES = 200
"""Descriptors that are not connections of clients: database, workers, log."""


class Server(uvicorn.Server):
    """Looks after its connections, and ends event streams before it waits for connections to close; otherwise it
    would wait for ever."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services
        self.changes_over = False
        """Whether it has ended in order to start again on the engine that was compiled meanwhile."""
        self._requests = 0
        self._quiet_since = 0.0

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # once a second
            now = asyncio.get_running_loop().time()
            for connection in list(self.server_state.connections):
                if (check := getattr(connection, "check", None)) is not None:
                    check(now)
            if POSSIBLE and self.services.engine.ready is not None and self._quiet_for(now) >= self._patience:
                self.changes_over = self.should_exit = True
        return await super().on_tick(counter)

    @property
    def _patience(self) -> float:
        return self.services.settings.change_over

    def _quiet_for(self, now: float) -> float:
        """How long nobody has watched, asked or thought."""
        requests, self._requests = self._requests, self.server_state.total_requests
        busy = self.server_state.tasks or self.services.live.count or self.services.turns.thinking
        if busy or requests != self._requests or not self._quiet_since:
            self._quiet_since = now
        return now - self._quiet_since

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.live.close()
        await super().shutdown(sockets)


def configuration(app: FastAPI) -> uvicorn.Config:
    """How uvicorn runs the application: with limits for connections, without believing headers of proxies (the doors
    do that, for those the host names) and without web sockets, which nobody here speaks."""
    services: Services = app.state.services
    settings = services.settings
    config = uvicorn.Config(
        app,
        log_level="error",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws="none",
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    if find_spec("httptools") is None:
        log.warning("httptools is not installed: slow clients can hold connections for ever")
        return config
    from anden.server.protocol import Guard, guarded

    config.http = guarded(Guard(settings, services.metrics, _room_for(settings.connections)))
    return config


def _room_for(connections: int) -> int:
    """How many connections the system lets us have; asks it for as many as are wanted."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return connections
    wanted = connections + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < wanted:  # unlimited is negative
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard < 0 else min(wanted, hard), hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return connections if not 0 <= soft < wanted else max(1, soft - SPARE_FILES)


def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Run the server until it is told to stop. Exits with a message when it cannot start."""
    logging.basicConfig(
        level=os.environ.get("ANDEN_LOG", "WARNING").upper(), format="%(levelname)s %(message)s"
    )
    try:
        settings = Settings.from_environment(database=database)
        app = create_app(settings)
        services: Services = app.state.services
        config = configuration(app)
        asyncio.run(services.prepare())
        settle_in()
    except (DatabaseTrouble, BadSecret) as trouble:
        sys.exit(f"anden: {trouble}")
    except OSError as trouble:
        sys.exit(f"anden: the data folder cannot be used ({trouble}); choose another with ANDEN_DATA")
    except ValueError as trouble:
        sys.exit(f"anden: a setting is not understood: {trouble}")
    inherited = inherited_door()
    listening = inherited or listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{listening.getsockname()[1]}/"
    print(f"Andén: {address}" if inherited is None else "Andén: goes on, on the compiled engine", flush=True)
    if settings.limits is None and settings.url.startswith("postgresql"):
        print("Andén: each process counts limits for itself; ANDEN_LIMITS=redis://… lets them count together")
    if open_browser and inherited is None:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    server = Server(config, services)
    door = listening.dup()  # stays open when the server closes its own
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C has ended it properly; there is no more to say
        server.run(sockets=entrances(listening))
        if server.changes_over and services.engine.ready is not None:
            start_again(door, services.engine.ready)


def settle_in() -> None:
    """Load all games and lay out their boards now, not when the first person asks for one. What is there then stays:
    the garbage collector need not look through it again and again, which would hold up the event loop each time."""
    for rules in installed().values():
        for board in rules.maps:
            for players in board.players:
                options = complete(rules, board.id, players, {})
                setup = Setup(
                    game=rules.id, version=rules.version, players=players, map=board.id, options=options
                )
                look(Match(rules, setup), None)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def entrances(listening: socket.socket) -> list[socket.socket]:
    """The listening socket several times. uvloop lets one connection in by each of them per turn of the loop: through
    a single one newcomers would wait for ever when many are served."""
    return [listening, *(listening.dup() for _ in range(ENTRANCES - 1))]


def listen(host: str, port: int) -> socket.socket:
    """The listening socket; port 0 = any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # who comes while the server still starts waits in line
    except OSError as trouble:
        listening.close()
        if trouble.errno == errno.EADDRINUSE:
            sys.exit(f"anden: port {port} is in use; is Andén running already? Choose another with --port")
        sys.exit(f"anden: cannot listen on {host}:{port} ({trouble.strerror})")
    listening.set_inheritable(True)
    return listening
