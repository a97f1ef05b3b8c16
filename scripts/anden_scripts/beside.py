"""Compiling while people already play: `make play` opens the page on the interpreted engine, and this goes on beside it.

The server reads the news written here (`anden.server.engine`): its bots take the compiled engine as soon as it is there,
the server itself when nobody needs it.
"""

import _thread
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from anden_scripts import engine, steps
from anden_scripts.places import BUILD, COMPILED, ROOT
from anden_scripts.python_env import environment
from anden_scripts.steps import one_at_a_time, say

NEWS = BUILD / "engine.json"
COMMAND: list[str | Path] = [sys.executable, ROOT / "scripts" / "anden_setup.py", "compile", "--beside"]
BEHIND_PEOPLE, BEHIND_TESTS = "10", "4"
"""How far it stands back, as `nice` counts: bots stand back by 5. More, and on a busy machine it would never end."""
COMPILED_SO_FAR = re.compile(r"compiled (\d+) %")
WRITING_C = 0.2
"""The share of types and C code in the whole work; the rest is the C compiler's."""
HEAD_START = 4.0
"""Seconds in which the server has the cores for itself, to open the page."""
EVERY = 0.1
"""The share of the work after which the terminal hears of it again."""


def start() -> dict[str, str]:
    """Begin to compile in a process of its own. Gives the environment of the server that starts now, from src."""
    publish("compiling")
    subprocess.Popen([*COMMAND, BEHIND_PEOPLE], cwd=ROOT, stdin=subprocess.DEVNULL)
    return environment(ANDEN_ENGINE_NEWS=str(NEWS))


def publish(state: str, share: float = 0.0) -> None:
    """Tell the server. The file changes at once, so that nobody reads half of it."""
    BUILD.mkdir(parents=True, exist_ok=True)
    fresh = NEWS.with_suffix(".new")
    fresh.write_text(json.dumps({"state": state, "share": round(share, 2), "path": str(COMPILED)}))
    fresh.replace(NEWS)


class Progress:
    """Follows what the compiler prints, for the server and for the terminal."""

    def __init__(self) -> None:
        self.told = 0.0
        self.began = time.monotonic()

    def hear(self, line: str) -> None:
        found = COMPILED_SO_FAR.match(line)
        if found is None:
            return
        share = WRITING_C + (1 - WRITING_C) * int(found.group(1)) / 100
        publish("compiling", share)
        if share >= self.told + EVERY and share < 1:
            self.told = share
            passed = steps.seconds(time.monotonic() - self.began)
            say(f"Andén: compiling the engine, {share:.0%} ({passed})")


def compile_beside(back: int) -> None:
    """The whole of it, at low priority, until it is done or whoever started it has ended."""
    steps.ON_TERMINAL = False  # lines only: the terminal is the server's as well
    steps.HEARTBEAT = float("inf")
    give_way(back)
    gather_children()
    end_with_parent()
    time.sleep(HEAD_START)
    try:
        with one_at_a_time(engine.LOCK):
            outcome = engine.bring_up_to_date(Progress().hear)
    except BaseException:
        publish("none")
        end_children()
        raise
    if outcome.startswith("compiled"):
        publish("ready", 1.0)
        say(f"Andén: engine {outcome}; bots think with it now, the server will when nobody needs it")
    else:
        publish("none")
        say(f"Andén: engine {outcome}")


def give_way(back: int) -> None:
    """People and their server come first."""
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x4000
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), below_normal)
    else:
        os.nice(back)


def gather_children() -> None:
    """A process group of its own: so the C compiler ends too when this does, whoever starts it in between."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):  # it leads a group already
            os.setsid()
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def end_children() -> None:
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.killpg(os.getpgrp(), signal.SIGTERM)


def end_with_parent() -> None:
    """Who stops the server does not want its compiler to go on; what is done is kept for the next start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have set it to be ignored
    parent = os.getppid()
    main = threading.get_ident()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        if sys.platform == "win32":
            _thread.interrupt_main()
        else:  # a real signal: it also wakes who waits for a lock
            signal.pthread_kill(main, signal.SIGINT)

    threading.Thread(target=watch, daemon=True).start()
