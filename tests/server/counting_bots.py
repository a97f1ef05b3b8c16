"""Imported by a worker process: every decision it makes is noted in a file, so that a test can count them."""

from __future__ import annotations

import hashlib
import os
import sys
from typing import Any

from anden.server.jobs.tasks import Answer, Task, encode
from tests.server import toy_game as toy_game

worker: Any = sys.modules["__main__"]
decide = worker.decide
BOOK = os.environ["ANDEN_TEST_DECISIONS"]


def counted(task: Task) -> Answer:
    answer: Answer = decide(task)
    position = hashlib.sha256(encode([task.setup, task.log, task.seat])).hexdigest()
    book = os.open(BOOK, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.write(book, f"{position}\n".encode())
    os.close(book)
    return answer


worker.decide = counted
