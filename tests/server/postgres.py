"""A PostgreSQL server of our own for a test, if the machine has one to start."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


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


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """Start a fresh server and give the address of its database."""
    user = other_user()
    if user is not None:
        entry = pwd.getpwnam(user)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program = binaries()
    assert program is not None
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "user": user, "cwd": folder}
    subprocess.run([program / "initdb", "-D", data, "-A", "trust", "-U", "anden", "--no-sync", "-E", "UTF8",
                    "--locale=C"], check=True, **quiet)  # type: ignore[call-overload]  # fmt: skip
    server = subprocess.Popen([program / "postgres", "-D", data, "-k", folder, "-h", "127.0.0.1", "-p", str(port),
                               "-c", "fsync=off"], **quiet)  # type: ignore[call-overload]  # fmt: skip
    try:
        wait_for(port)
        yield f"postgresql://anden@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


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
