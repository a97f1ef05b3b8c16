"""A Redis or Valkey server of our own for a test, if the machine has one to start."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(folder: Path, port: int) -> Iterator[str]:
    """Start an empty server that keeps nothing, and give its address."""
    found = program()
    assert found is not None
    settings = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    server = subprocess.Popen([found, *settings], stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)
    try:
        wait_for(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(10)


def wait_for(port: int, seconds: float = 15) -> None:
    limit = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < limit, "the store does not start"
            time.sleep(0.05)
