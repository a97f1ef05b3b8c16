"""`anden play` and `anden serve`."""

from __future__ import annotations

import os
import socket

import typer

from anden.cli.terminal import stop

PORT = 8000
TRIES = 50


def play(host: str, port: int | None, browser: bool) -> None:
    """The server on this machine. Without a wish the first free port from 8000 on is taken."""
    if has_door():
        port = port or 0
    elif port is None:
        port = free_port(host)
    elif port and not is_free(host, port):
        stop(
            f"port {port} is in use. Stop what uses it, or choose another: anden play --port {port + 1 if port < 65535 else PORT}"
        )
    start(host, port, None, open_browser=browser)


def serve(host: str, port: int, database: str | None, workers: int | None) -> None:
    """The server for others: no browser, no other port than the one asked for."""
    if workers is not None:
        os.environ["ANDEN_WORKERS"] = str(workers)
    if port and not has_door() and not is_free(host, port):
        stop(f"port {port} is in use. Stop what uses it, or choose another with --port")
    start(host, port, database or os.environ.get("ANDEN_DATABASE"), open_browser=False)


def start(host: str, port: int, database: str | None, *, open_browser: bool) -> None:
    from anden.server.main import serve as serve_for_ever

    serve_for_ever(host, port, database, open_browser)


def has_door() -> bool:
    """Whether the server goes on where it was, with its door open: then the port is in use, by itself."""
    from anden.server.again import DOOR

    return DOOR in os.environ


def free_port(host: str) -> int:
    """8000, or the next port that is free; says so when it is another."""
    port = next((port for port in range(PORT, PORT + TRIES) if is_free(host, port)), None)
    if port is None:
        stop(f"ports {PORT} to {PORT + TRIES - 1} are all in use. Choose one: anden play --port 9000")
    if port != PORT:
        typer.echo(f"Port {PORT} is in use; taking {port}.", err=True)
    return port


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there now."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
            probe.listen(1)
        except PermissionError:
            stop(f"port {port} needs special rights on this machine. Choose one from 1024 up: --port {PORT}")
        except socket.gaierror:
            stop(f"the address {host!r} is not known")
        except OSError as error:
            if error.errno is not None and error.strerror and "assign" in error.strerror:
                stop(f"the address {host} is not one of this machine")
            return False
    return True
