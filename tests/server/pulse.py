"""Asks a server for its health all the time, in a process of its own, until its input ends; then prints how long each took.

python -m tests.server.pulse HOST PORT
"""

from __future__ import annotations

import http.client
import json
import select
import sys
import time

EVERY = 0.02


def ask(host: str, port: int) -> list[float]:
    """Seconds of each answer."""
    taken: list[float] = []
    line = http.client.HTTPConnection(host, port, timeout=60)
    print("ready", flush=True)
    while not select.select([sys.stdin], [], [], EVERY)[0]:
        began = time.monotonic()
        line.request("GET", "/api/health")
        answer = line.getresponse()
        answer.read()
        assert answer.status == 200
        taken.append(time.monotonic() - began)
    return taken


if __name__ == "__main__":
    print(json.dumps(ask(sys.argv[1], int(sys.argv[2]))))
