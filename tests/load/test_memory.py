"""How much memory a server takes: idle with its workers, and per live table."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from tests.load.processes import ROOT, ServerProcess

TABLES = 200
IDLE_LIMIT = 200e6
TABLE_LIMIT = 0.1e6


def rss(process: psutil.Process) -> int:
    """The server and its workers."""
    return sum(one.memory_info().rss for one in [process, *process.children(recursive=True)])


def new_table(client: httpx.Client, seats: list[dict[str, str]]) -> Any:
    body = {"game": "railroad_tiles", "players": len(seats), "seats": seats}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.fixture
def server(tmp_path: Path) -> Any:
    found = ServerProcess(tmp_path, bot_limit="0.2", bot_pause="0")
    yield found
    found.stop()


def test_the_idle_server_with_a_warm_worker_stays_under_200_mb(server: ServerProcess) -> None:
    process = psutil.Process(server.pid)
    with httpx.Client(base_url=server.address, headers={"X-Anden": "1"}, timeout=30) as client:
        client.get("/api/me")
        table = new_table(client, [{"kind": "bot", "level": "stationmaster"}] * 2)
        limit = time.monotonic() + 60
        while client.get(f"/api/tables/{table['id']}").json()["length"] < table["length"] + 8:
            assert time.monotonic() < limit
            time.sleep(0.2)
        assert client.get("/api/openapi.json").status_code == 200
        assert process.children(), "the bot's worker is counted too"
        used = rss(process)
    print(f"server and worker: {used / 1e6:.0f} MB")
    assert used < IDLE_LIMIT


def measured(*words: str) -> str:
    """What the measuring program prints, run in a process of its own."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    program = ROOT / "tests" / "load" / "measure_tables.py"
    done = subprocess.run([sys.executable, program, *words], capture_output=True, text=True, check=True, timeout=300,
                          env=os.environ | {"PYTHONPATH": path})  # fmt: skip
    return done.stdout


def test_a_live_table_stays_under_a_tenth_of_a_megabyte(tmp_path: Path) -> None:
    """200 tables of four in the middle of their games."""
    measured("fill", str(tmp_path), str(TABLES))
    each = float(measured("open", str(tmp_path)))
    print(f"per table: {each / 1e6:.3f} MB")
    assert 0 < each < TABLE_LIMIT
