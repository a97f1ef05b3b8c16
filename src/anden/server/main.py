"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser

import uvicorn

from anden.server.app import create_app
from anden.server.db.engine import DatabaseTrouble
from anden.server.services import Services
from anden.server.settings import Settings


class Server(uvicorn.Server):
    """Ends event streams before it waits for connections to close; otherwise it would wait for ever."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.live.close()
        await super().shutdown(sockets)


def serve(host: str, port: int, database: str | None, open_browser: bool) -> None:
    """Run the server until it is told to stop. Exits with a message when it cannot start."""
    logging.basicConfig(
        level=os.environ.get("ANDEN_LOG", "WARNING").upper(), format="%(levelname)s %(message)s"
    )
    try:
        settings = Settings.from_environment(database=database)
        app = create_app(settings)
        services: Services = app.state.services
        asyncio.run(services.prepare())
    except DatabaseTrouble as trouble:
        sys.exit(f"anden: {trouble}")
    except OSError as trouble:
        sys.exit(f"anden: the data folder cannot be used ({trouble}); choose another with ANDEN_DATA")
    except ValueError as trouble:
        sys.exit(f"anden: a setting is not understood: {trouble}")
    listening = listen(host, port)
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, timeout_graceful_shutdown=5, lifespan="on"
    )
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{listening.getsockname()[1]}/"
    print(f"Andén: {address}", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    Server(config, services).run(sockets=[listening])


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
