"""Numbered steps with durations, commands with live progress, and failures that say what to do."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Self

from anden_scripts.places import LOGS, ROOT

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

ON_TERMINAL = sys.stdout.isatty()
HEARTBEAT = 20.0  # seconds between signs of life where the output is not a terminal
NOISE = re.compile(r"WARNING|\s*(Found existing|Uninstalling|Successfully uninstalled)|\S*(gcc|clang|cc) -")
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PYTEST_SUMMARY = re.compile(
    r"^=+ .*\b(passed|failed|errors?|skipped|deselected|no tests ran)\b.* in [\d.]+m?s.*=+$"
)

HINTS = (
    (
        re.compile(r"No space left on device|ENOSPC|Errno 28"),
        "The disk is full. Free some space (a full set-up takes about 2 GB) and run the same command again.",
    ),
    (
        re.compile(
            r"Temporary failure in name resolution|Name or service not known|Network is unreachable|ENOTFOUND|EAI_AGAIN"
            r"|ECONNREFUSED|ETIMEDOUT|NewConnectionError|ConnectTimeout|Failed to establish a new connection"
            r"|Temporary failure resolving|getaddrinfo failed|network request .* failed"
        ),
        "The network did not answer. The first set-up downloads packages: check the connection and run again.",
    ),
    (
        re.compile(r"THESE PACKAGES DO NOT MATCH THE HASHES|EINTEGRITY"),
        "A downloaded package is not the one in the lock file. Run again; if it stays so, do not trust that download.",
    ),
    (
        re.compile(r"No matching distribution found|ETARGET"),
        "A locked package was not found for this Python or this machine. Python 3.11 to 3.14 on Linux is what we test.",
    ),
    (
        re.compile(r"Permission denied|EACCES"),
        "A file could not be written. Do files here belong to somebody else (set up once as root)? Then: make clean.",
    ),
)


class Problem(Exception):
    """Something that stops us, in words for a person, and what to do about it."""

    def __init__(self, what: str, advice: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.advice = advice
        self.where = ""  # which step, if it was in one


def seconds(duration: float) -> str:
    if duration < 60:
        return f"{duration:.1f} s"
    return f"{int(duration // 60)} min {int(duration % 60)} s"


title_line_open = False  # the title of a step stands alone on its line until something follows


def say(text: str = "") -> None:
    close_title_line()
    print(text, flush=True)


def close_title_line() -> None:
    global title_line_open
    if title_line_open:
        title_line_open = False
        print(flush=True)


def open_title_line(text: str) -> None:
    global title_line_open
    print(text, end="", flush=True)
    title_line_open = True


def end_of_step(text: str) -> None:
    """The outcome: beside the title if nothing was printed since, else on a line of its own."""
    global title_line_open
    print(f" … {text}" if title_line_open else f"      {text}", flush=True)
    title_line_open = False


@dataclass
class Done:
    """A finished step, for the table at the end."""

    title: str
    took: float
    note: str


class Steps:
    """Counts and times the steps of one command."""

    def __init__(self, title: str, total: int) -> None:
        self.title = title
        self.total = total
        self.number = 0
        self.began = time.monotonic()
        self.done: list[Done] = []
        self.summaries: list[str] = []
        self.note = ""
        say(f"Andén · {title}")

    @contextmanager
    def step(self, title: str) -> Iterator[None]:
        self.number += 1
        self.note = ""
        open_title_line(f"[{self.number}/{self.total}] {title}")
        began = time.monotonic()
        try:
            yield
        except Problem as problem:
            problem.where = f"step {self.number} of {self.total}, {title}"
            raise
        took = time.monotonic() - began
        self.done.append(Done(title, took, self.note))
        end_of_step(f"{self.note or 'done'} ({seconds(took)})")

    def table(self) -> None:
        say()
        for number, step in enumerate(self.done, 1):
            say(f"{number:3}  {step.title:47} {seconds(step.took):>12}  {step.note or 'ok'}")
        say()
        for summary in self.summaries:
            say(summary)

    @property
    def elapsed(self) -> str:
        return seconds(time.monotonic() - self.began)


def quiet(
    command: Sequence[str | Path],
    *,
    log: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    tell: Callable[[str], None] | None = None,
) -> None:
    """Run a command with its output in build/logs and one line of progress here. `tell` hears all it says."""
    if ON_TERMINAL:
        close_title_line()
    LOGS.mkdir(parents=True, exist_ok=True)
    log_path = LOGS / f"{log}.log"
    last = [""]
    with log_path.open("w", encoding="utf-8") as file:
        process = start(command, env, cwd)

        def read() -> None:
            assert process.stdout is not None
            for raw in process.stdout:
                line = raw.decode("utf-8", "replace").rstrip()
                file.write(line + "\n")
                if line.strip() and not NOISE.match(line):
                    last[0] = ANSI.sub("", line.strip())
                if tell is not None:
                    tell(line)

        reader = threading.Thread(target=read, daemon=True)
        reader.start()
        try:
            show_progress(reader, last)
        except BaseException:
            process.terminate()
            process.wait()
            raise
        code = process.wait()
    if ON_TERMINAL:
        print("\r\x1b[K", end="", flush=True)
    if code != 0:
        output = log_path.read_text(encoding="utf-8")
        tail = "\n".join(output.splitlines()[-25:])
        say(tail)
        raise Problem(
            f"This command failed (exit code {code}): {shown(command)}",
            advice_for(output) + f"\nThe whole output: {log_path.relative_to(ROOT)}",
        )


def show_progress(reader: threading.Thread, last: list[str]) -> None:
    """Until the reader ends: how long it takes and the last line read."""
    began = time.monotonic()
    next_sign = HEARTBEAT
    while reader.is_alive():
        reader.join(0.2 if ON_TERMINAL else 0.5)
        passed = time.monotonic() - began
        if ON_TERMINAL:
            width = shutil.get_terminal_size().columns
            print(f"\r\x1b[K{f'      … {passed:.0f} s  {last[0]}'[: width - 1]}", end="", flush=True)
        elif passed >= next_sign:
            next_sign += HEARTBEAT
            say(f"      … {passed:.0f} s  {last[0][:100]}")


def open_output(
    command: Sequence[str | Path], *, env: Mapping[str, str] | None = None, cwd: Path = ROOT
) -> tuple[int, list[str]]:
    """Run a command whose output is for the reader. Returns its exit code and pytest's summary lines."""
    colour = {"FORCE_COLOR": "1", "PY_COLORS": "1"} if ON_TERMINAL else {}
    close_title_line()
    process = start(command, {**(env or os.environ), **colour}, cwd)
    summaries = []
    assert process.stdout is not None
    try:
        for raw in process.stdout:
            sys.stdout.buffer.write(raw)
            sys.stdout.buffer.flush()
            line = ANSI.sub("", raw.decode("utf-8", "replace").rstrip())
            if PYTEST_SUMMARY.match(line):
                summaries.append(line)
    except BaseException:
        process.terminate()
        process.wait()
        raise
    return process.wait(), summaries


class Beside:
    """A command that runs while other steps do. Its output is kept in build/logs until somebody waits for it."""

    def __init__(self, command: Sequence[str | Path], env: Mapping[str, str], *, log: str) -> None:
        LOGS.mkdir(parents=True, exist_ok=True)
        self.log = LOGS / f"{log}.log"
        with self.log.open("wb") as file:
            self.process = start(command, env, ROOT, file)

    def __enter__(self) -> Self:
        return self

    def wait(self) -> tuple[int, str]:
        """Its exit code and all it said."""
        code = self.process.wait()
        return code, self.log.read_text(encoding="utf-8", errors="replace")

    def __exit__(self, *trouble: object) -> None:
        """Whatever happened to the others, it does not run on alone."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


def start(
    command: Sequence[str | Path],
    env: Mapping[str, str] | None,
    cwd: Path,
    output: int | BinaryIO = subprocess.PIPE,
) -> subprocess.Popen[bytes]:
    sys.stdout.flush()
    try:
        return subprocess.Popen(
            [str(part) for part in command],
            cwd=cwd,
            env=dict(env) if env is not None else None,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    except FileNotFoundError as error:
        raise Problem(
            f"Not found: {error.filename}", "Run: make clean, then the same command again."
        ) from error


def shown(command: Sequence[str | Path]) -> str:
    """A command as a person would type it at the root of the checkout."""
    return shlex.join(str(part) for part in command).replace(f"{ROOT}{os.sep}", "")


def advice_for(output: str) -> str:
    for pattern, hint in HINTS:
        if pattern.search(output):
            return hint
    return "The lines above say why."


@contextmanager
def one_at_a_time(what: str = "lock") -> Iterator[None]:
    """Two commands in one checkout must not set up the same things at the same time. What takes minutes has a lock of
    its own, so that others need not wait for it."""
    if fcntl is None:
        yield
        return
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS.parent / what).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Another command is setting up in this folder; waiting for it …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
