"""A worker process: reads tasks from its input, thinks, writes answers to its output.

It is started as `python -m anden.server.jobs.worker [MODULE...]`, imports nothing of the server, and ends with its input.
"""

from __future__ import annotations

import faulthandler
import importlib
import os
import signal
import sys
import time
from typing import Any, BinaryIO

import msgspec

from anden import bots
from anden.core import Match, View, records, replay, rules_of
from anden.core.codec import Codec, decode_setup
from anden.core.records import BadRecord
from anden.server.jobs.tasks import Answer, Found, ReadRecord, Task, encode

LAST_RESORT = 20
"""Seconds above the limit after which a worker that nobody ended ends itself (its server may have been killed)."""


def rebuild(task: Task) -> Match[Any, Any]:
    """The match of a task, without a seed: a worker cannot know what luck will bring."""
    setup = decode_setup(bytes(task.setup))
    rules = rules_of(setup.game, setup.version)
    codec = Codec(rules)
    return replay(rules, setup, [codec.entry(seat, bytes(action)) for seat, action in task.log])


def decide(task: Task) -> Answer:
    """Make the decision, seeing only what the seat sees."""
    began = time.monotonic()
    match = rebuild(task)
    view = View.of(match.rules, match.state, task.seat)
    legal = view.legal()
    if not legal:
        return Answer(error="nothing to decide")
    gain = None
    if task.kind == "hint":
        action, gain = bots.hint(view, legal, task.limit)
    else:
        action = bots.make(match.rules.id, task.level).choose(view, legal, task.limit)
    return Answer(action=msgspec.to_builtins(action), gain=gain, seconds=time.monotonic() - began)


def read(task: ReadRecord) -> Answer:
    """Judge a record and play it on to where a person can go on."""
    try:
        record = records.read(task.data)
    except BadRecord as bad:
        return Answer(problem=bad.as_problem())
    match = records.play_on(record)
    if not match.over:  # whoever opens it plays all seats himself
        for seat in match.stand_ins():
            match.come_back(seat)
    assert match.seed is not None, "what is played on has luck of its own"
    encoded = Codec(match.rules).encode
    return Answer(
        found=Found(
            setup=match.setup,
            seed=match.seed,
            names=list(record.names),
            entries=[(entry.seat, encoded(entry.action).decode()) for entry in match.log],
            over=match.over,
            to_act=list(match.to_act()),
            round=match.rules.phase(match.state).round,
        )
    )


def answer_to(task: Task | ReadRecord) -> Answer:
    return decide(task) if isinstance(task, Task) else read(task)


def run(source: BinaryIO, target: BinaryIO) -> None:
    """Answer tasks until the input ends."""
    tasks = msgspec.json.Decoder(Task | ReadRecord)
    target.write(encode(Answer()))
    target.flush()
    for line in source:
        task = tasks.decode(line)
        # Watched by a thread of C, which also ends a bot that never lets Python breathe; on every system.
        faulthandler.dump_traceback_later(int(task.limit) + LAST_RESORT, exit=True)
        try:
            answer = answer_to(task)
        except Exception as error:  # noqa: BLE001  a bot may fail in any way; the server goes on with a lower level
            answer = Answer(error=f"{type(error).__name__}: {error}"[:400])
        faulthandler.cancel_dump_traceback_later()
        target.write(encode(answer))
        target.flush()


def give_way() -> None:
    """The server and what people do come first."""
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x4000
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        os.nice(5)


def main() -> None:
    # What a bot prints must not disturb the conversation: answers go to a copy of the output, prints to the errors.
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    give_way()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in sys.argv[1:]:
        importlib.import_module(name)
    run(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
