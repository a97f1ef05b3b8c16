"""A server as a process of its own, to be measured and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = (
    "import tests.server.toy_game; from anden.server.main import serve; serve('127.0.0.1', 0, None, False)"
)
BOTS = "import tests.server.toy_game; from anden.server.thinking import think; think(None, None)"


class ServerProcess:
    """Started on a data folder and a free port of this machine."""

    program = PROGRAM
    says = "http://"

    def __init__(self, folder: Path, **settings: str) -> None:
        plenty = {"ANDEN_RATE_GUEST": "10000000/minute", "ANDEN_RATE_ADDRESS": "10000000/minute",
                  "ANDEN_RATE_TABLES": "10000000/minute", "ANDEN_TABLES_PER_GUEST": "100000"}  # fmt: skip
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        given = {f"ANDEN_{name.upper()}": value for name, value in settings.items()}
        environment = os.environ | plenty | {"ANDEN_DATA": str(folder), "PYTHONPATH": path} | given
        self.process = subprocess.Popen([sys.executable, "-c", self.program], stdout=subprocess.PIPE, text=True, cwd=ROOT,
                                        env=environment)  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.says in line, f"the server did not start: {line!r}"
        self.address = line.split()[-1].rstrip("/").replace("localhost", "127.0.0.1")

    @property
    def pid(self) -> int:
        return self.process.pid

    def kill(self) -> None:
        """As a power cut does it to the process: no chance to finish anything."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class BotsProcess(ServerProcess):
    """Thinks for the bots of others: `anden bots`."""

    program = BOTS
    says = "think for"

    def unused(self) -> int:
        """Stop it; how many decisions it says it has made in vain."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        said = self.process.stdout.read()
        assert self._gone() == 0
        return int(said.split(" not needed")[0].split()[-1])
