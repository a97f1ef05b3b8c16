"""How long until the page answers: `make play` started as a person does, and stopped as with Ctrl+C."""

import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path

from anden_scripts.steps import Problem

PATIENCE = 900.0
"""Seconds after which no page comes any more."""


class Place:
    """A checkout, and how a command is run there."""

    def __init__(self, folder: Path, enter: Sequence[str] = (), env: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.enter = enter
        self.env = {**os.environ} if env is None else dict(env)
        self.env.setdefault("ANDEN_DATA", str(folder / "build" / "opening-data"))  # not the games of a person

    def start(self, *command: str, output: int | None = None) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [*self.enter, *command],
            cwd=self.folder,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            start_new_session=True,
        )


def seconds_to_page(place: Place, *command: str, output: int | None = None) -> tuple[float, float]:
    """How long it took, and how much of that was work of this machine's cores. `{port}` in the command is a free port."""
    port = free_port()
    began = time.monotonic()
    process = place.start(*(word.format(port=port) for word in command), output=output)
    try:
        while not answers(port):
            if process.poll() is not None:
                raise Problem(
                    f"{command[0]} ended with exit code {process.returncode} before there was a page."
                )
            if time.monotonic() - began > PATIENCE:
                raise Problem(f"No page after {PATIENCE:.0f} s.")
            time.sleep(0.1)
        return time.monotonic() - began, cpu_seconds(process.pid)
    finally:
        stop(process)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return b"<title>" in page.read()
    except OSError:
        return False


def cpu_seconds(pid: int) -> float:
    """Of a process and all it has started, so far; 0 where the system does not tell."""
    ticks, parents = {}, {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(fields[1])
        ticks[int(stat.parent.name)] = sum(map(int, fields[11:15]))
    family = {pid}
    while grown := {child for child, parent in parents.items() if parent in family} - family:
        family |= grown
    return sum(ticks.get(member, 0) for member in family) / os.sysconf("SC_CLK_TCK")


def stop(process: subprocess.Popen[bytes]) -> None:
    """As Ctrl+C does: everything that belongs to the command."""
    if process.poll() is not None:
        return
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
