"""A PostgreSQL server of our own for a test, if the machine has one to start."""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

numbers = itertools.count()


def binaries() -> Path | None:
    """The folder with initdb and postgres."""
    candidates = [
        Path(found).resolve().parent for name in ("initdb", "postgres") if (found := shutil.which(name))
    ]
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next(
        (folder for folder in candidates if (folder / "initdb").exists() and (folder / "postgres").exists()),
        None,
    )


def other_user() -> str | None:
    """PostgreSQL refuses to run as root: then it runs as somebody who may do less."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


class Cluster:
    """A server on a free port, with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        program = binaries()
        assert program is not None
        self.program = program
        self.folder = folder
        self.user = other_user()
        if self.user is not None:
            entry = pwd.getpwnam(self.user)
            os.chown(folder, entry.pw_uid, entry.pw_gid)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://anden@127.0.0.1:{self.port}/postgres"
        self.log = (folder / "log").open("wb")
        self._run("initdb", "-A", "trust", "-U", "anden", "--no-sync", "-E", "UTF8", "--locale=C")
        self.server = self._start()

    def _quiet(self) -> dict[str, Any]:
        return {"stdout": self.log, "stderr": subprocess.STDOUT, "user": self.user, "cwd": self.folder}

    def _run(self, name: str, *given: str) -> None:
        done = subprocess.run([self.program / name, "-D", self.folder / "data", *given], **self._quiet())
        assert done.returncode == 0, f"{name} failed:\n{self.said()}"

    def said(self) -> str:
        """The last lines of the log."""
        return "\n".join((self.folder / "log").read_text(errors="replace").splitlines()[-30:])

    def _start(self) -> subprocess.Popen[Any]:
        place: list[str | Path] = ["-k", self.folder, "-h", "127.0.0.1", "-p", str(self.port)]
        command: list[str | Path] = [
            self.program / "postgres",
            "-D",
            self.folder / "data",
            *place,
            "-c",
            "fsync=off",
        ]
        server: subprocess.Popen[Any] = subprocess.Popen(command, **self._quiet())
        wait_for(self.port)
        return server

    def restart(self) -> None:
        """As `pg_ctl restart -m fast` does it: all connections are cut."""
        self._run("pg_ctl", "stop", "-m", "fast", "-w")
        self.server.wait(20)
        self.server = self._start()

    def stop(self) -> None:
        self.server.send_signal(signal.SIGINT)  # a fast stop: it waits for nobody who is still connected
        try:
            self.server.wait(20)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()
        self.log.close()


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """Start a fresh server and give the address of its database."""
    cluster = Cluster(folder)
    try:
        yield cluster.url
    finally:
        cluster.stop()


@contextmanager
def cluster_or_skip() -> Iterator[Cluster]:
    """A server in a folder of its own; without PostgreSQL here the test is skipped and says why."""
    for package in ("psycopg", "procrastinate"):
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"{package} is not installed: pip install 'anden[postgres]'")
    if binaries() is None:
        pytest.skip("no PostgreSQL here: install it (Debian: apt install postgresql)")
    folder = scratch_folder()
    try:
        cluster = Cluster(folder)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def empty_database(url: str) -> str:
    """A new database beside the one of this address."""
    import psycopg

    name = f"house_{os.getpid()}_{next(numbers)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return url.rsplit("/", 1)[0] + f"/{name}"


def wait_for(port: int) -> None:
    import psycopg

    limit = time.monotonic() + 30
    while True:
        try:
            psycopg.connect(f"postgresql://anden@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < limit, "PostgreSQL does not start"
            time.sleep(0.1)


def scratch_folder() -> Path:
    """A folder that another user may enter too."""
    folder = Path(tempfile.mkdtemp(prefix="anden-pg-"))
    folder.chmod(0o755)
    return folder
