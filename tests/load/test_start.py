"""Starting and stopping as a process: messages a person understands, nothing left behind."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import psutil
import pytest

from tests.load.processes import ROOT, ServerProcess


def refused(folder: Path, port: int = 0, database: str | None = None) -> str:
    """What the server says when it does not start."""
    program = f"from anden.server.main import serve; serve('127.0.0.1', {port}, {database!r}, False)"
    environment = os.environ | {"ANDEN_DATA": str(folder), "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment,
        check=False,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    [line] = done.stderr.strip().splitlines()
    return line


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} is in use" in refused(tmp_path, port)


def test_trouble_with_the_data_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "choose another with ANDEN_DATA" in refused(tmp_path / "file")
    assert "not supported" in refused(tmp_path, database="oracle://x")


@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_games_stay_and_workers_go(tmp_path: Path, way: signal.Signals) -> None:
    server = ServerProcess(tmp_path, bot_pause="0")
    with httpx.Client(base_url=server.address, headers={"X-Anden": "1"}, timeout=20) as client:
        client.get("/api/me")
        body = {"game": "railroad_tiles", "players": 2, "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        table = client.post("/api/tables", json=body).json()["id"]
        limit = time.monotonic() + 30
        while not (workers := psutil.Process(server.pid).children()):
            assert time.monotonic() < limit
            client.get(f"/api/tables/{table}")  # bots among themselves play while somebody looks
            time.sleep(0.05)
        with client.stream("GET", f"/api/tables/{table}/events") as stream:
            assert stream.status_code == 200
            began = time.monotonic()
            server.process.send_signal(way)
            server.process.wait(15)
        assert time.monotonic() - began < 8
    assert server.process.stdout is not None
    server.process.stdout.close()
    _gone, alive = psutil.wait_procs(workers, timeout=25)
    assert not alive
    with sqlite3.connect(tmp_path / "anden.db") as raw:
        assert raw.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
