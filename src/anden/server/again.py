"""Starting again in place: the same process and arguments, the same door, another engine.

The listening socket stays open all the while, so whoever comes waits in line for a moment and is not turned away.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

DOOR = "ANDEN_DOOR"
"""The descriptor of the listening socket, for the program that comes after."""
POSSIBLE = os.name == "posix"
"""Elsewhere a new program is a new process, and the server changes over at its next start."""


def inherited_door() -> socket.socket | None:
    """The door that the program before us has left open."""
    number = os.environ.get(DOOR, "")
    return socket.socket(fileno=int(number)) if number.isdigit() else None


def start_again(door: socket.socket, package: Path) -> None:
    """Become the same program with another package on its path. What had to be ended has ended."""
    door.set_inheritable(True)
    sys.stdout.flush()
    sys.stderr.flush()
    environment = {**os.environ, "PYTHONPATH": str(package), DOOR: str(door.fileno())}
    environment.pop("ANDEN_ENGINE_NEWS", None)
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)
