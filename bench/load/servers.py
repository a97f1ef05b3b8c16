"""The server processes that are measured: started on temporary data, watched, and always ended."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

from bench.load.machine import ROOT, python_path

PLENTY = {"rate": "100000000/minute", "per": "1000000"}
LIMITS = re.compile(r"^    ((?P<rate>rate)_\w+|\w+_(?P<per>per)_(?:guest|address)):", re.MULTILINE)
START_SECONDS = 60


def lifted(settings: str) -> dict[str, str]:
    """The environment that lifts the limits found in the source of the settings. All load comes from one address and
    few guests: what protects a host from that is not what is measured."""
    return {
        f"ANDEN_{found[1].upper()}": PLENTY[found["rate"] or found["per"]]
        for found in LIMITS.finditer(settings)
    }


class Failed(Exception):
    """The server did not start, or ended by itself."""


class Server:
    """One `anden serve` on a free port of this machine."""

    def __init__(self, tree: Path, folder: Path, database: str | None = None, **settings: str) -> None:
        wishes = {f"ANDEN_{name.upper()}": value for name, value in settings.items()}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("ANDEN_")}
        limits = lifted((tree / "anden" / "server" / "settings.py").read_text(encoding="utf-8"))
        place = {"ANDEN_DATA": str(folder), "PYTHONPATH": python_path(tree)}
        command = [sys.executable, "-m", "anden", "serve", "--host", "127.0.0.1", "--port", "0"]
        if database is not None:
            command += ["--database", database]
        self.began = time.monotonic()
        self.log = (folder.parent / f"{folder.name}.log").open("ab")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            cwd=ROOT,
            env=kept | limits | wishes | place,
        )
        try:
            self.watched = psutil.Process(self.process.pid)
            self.address = self._address()
        except BaseException:  # stopped while it starts: it must not be left behind
            self.stop()
            raise

    def _address(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise Failed(f"the server did not start: {self.last_words()}")
        return line.split()[-1].rstrip("/").replace("localhost", "127.0.0.1")

    def wait_until_well(self) -> None:
        """Until `/api/health` answers; raises Failed when it never will."""
        limit = time.monotonic() + START_SECONDS
        while not self._is_well():
            if self.process.poll() is not None or time.monotonic() > limit:
                raise Failed(f"the server is not well: {self.last_words()}")
            time.sleep(0.01)

    def _is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/health", timeout=START_SECONDS) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def last_words(self) -> str:
        """The end of what the server wrote to its log."""
        text = Path(self.log.name).read_text(encoding="utf-8", errors="replace").strip()
        return " / ".join(line.strip() for line in text.splitlines()[-4:]) or "it said nothing"

    def cpu(self) -> float:
        """Seconds of a core the server process has used; its bots' workers are not counted."""
        times = self.watched.cpu_times()
        return float(times.user + times.system)

    def memory(self) -> int:
        """Resident bytes of the server process."""
        return int(self.watched.memory_info().rss)

    def stop(self) -> None:
        """End it and what it started, kindly first."""
        if self.log.closed:
            return
        family = _family(self.process.pid)
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        _gone, alive = psutil.wait_procs(family, timeout=5)
        for process in alive:
            process.kill()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.log.close()


def _family(pid: int) -> list[psutil.Process]:
    try:
        return list(psutil.Process(pid).children(recursive=True))
    except psutil.NoSuchProcess:
        return []


@contextmanager
def serving(tree: Path, folder: Path, database: str | None = None, **settings: str) -> Iterator[Server]:
    """A server for the time of a block."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(tree, folder, database, **settings)
    try:
        server.wait_until_well()
        yield server
    finally:
        server.stop()
