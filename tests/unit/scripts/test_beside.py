"""Compiling beside a running server: what the server and the terminal hear, and what `make play` decides."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anden.server.engine import News, read
from anden_scripts import beside, engine, tasks
from anden_scripts.places import COMPILED, ROOT


@pytest.fixture
def news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(beside, "NEWS", tmp_path / "engine.json")
    return tmp_path / "engine.json"


def test_the_server_understands_the_news(news: Path) -> None:
    for state in ("compiling", "ready", "none"):
        beside.publish(state, 0.5)
        assert read(news) == News(state=state, share=0.5, path=str(COMPILED))
    news.write_text("{")
    assert read(news) is None
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"state": "singing"}', type=News)


def test_progress_is_written_for_the_server_and_told_now_and_then(
    news: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    progress = beside.Progress()
    for line in ("checking types and writing C", "compiled 0 %", "gcc -O3", "compiled 1 %", "compiled 50 %"):
        progress.hear(line)
    assert json.loads(news.read_text())["share"] == 0.6
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[4] for line in lines] == ["20%", "60%"]
    progress.hear("compiled 100 %")
    assert capsys.readouterr().out == "", "the end has a line of its own"


@pytest.mark.parametrize(
    ("must", "arguments", "expected"),
    [
        (True, [], ("beside", "src")),
        (True, ["--compile-first"], ("first", "compiled")),
        (False, [], ("first", "compiled")),
    ],
)
def test_the_page_comes_first_unless_it_is_wanted_otherwise(
    monkeypatch: pytest.MonkeyPatch, must: bool, arguments: list[str], expected: tuple[str, str]
) -> None:
    done: list[Any] = []
    monkeypatch.setattr(tasks, "set_up_python", lambda *_: None)
    monkeypatch.setattr(tasks, "set_up_client", lambda *_: None)
    monkeypatch.setattr(tasks, "set_up_engine", lambda *_: done.append("first"))
    monkeypatch.setattr(engine, "must_compile", lambda: must)
    monkeypatch.setattr(engine, "compiled_environment", lambda: {"runs": "compiled"})

    def start() -> dict[str, str]:
        done.append("beside")
        return {"runs": "src"}

    monkeypatch.setattr(beside, "start", start)
    monkeypatch.setattr(
        tasks, "become", lambda command, env: done.append((env["runs"], [str(word) for word in command[1:]]))
    )
    tasks.play([*arguments, "--port", "9000"])
    assert done == [expected[0], (expected[1], ["play", "--port", "9000"])]


WAITS = """
import sys, time
from anden_scripts import beside
beside.end_with_parent()
print("compiling", flush=True)
try:
    time.sleep(600)
except KeyboardInterrupt:
    print("ended", flush=True)
"""
STARTS_IT = """
import subprocess, sys
subprocess.Popen([sys.executable, "-c", sys.argv[1]])
sys.stdin.read()
"""


@pytest.mark.skipif(os.name == "nt", reason="there a process has no new parent")
def test_who_compiles_ends_with_the_server() -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", STARTS_IT, WAITS],
        env={**os.environ, "PYTHONPATH": str(ROOT / "scripts")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    assert server.stdout.readline() == "compiling\n"
    server.stdin.close()
    assert server.wait(30) == 0
    assert server.stdout.readline() == "ended\n"
    server.stdout.close()


COMPILES = """
import contextlib, subprocess, sys
from anden_scripts import beside, engine
beside.HEAD_START = 0
beside.one_at_a_time = contextlib.nullcontext
def work(hear):
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    print(child.pid, flush=True)
    subprocess.run([sys.executable, "-c", "import time; time.sleep(600)"])
engine.bring_up_to_date = work
beside.publish = lambda *news: None
beside.compile_beside(0)
"""


@pytest.mark.skipif(os.name == "nt", reason="there a process has no new parent")
def test_the_c_compiler_ends_with_the_server_too() -> None:
    """Whatever was started on the way: a grandchild would go on for minutes."""
    server = subprocess.Popen(
        [sys.executable, "-c", STARTS_IT, COMPILES],
        env={**os.environ, "PYTHONPATH": str(ROOT / "scripts")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    compiler = int(server.stdout.readline())
    server.stdin.close()
    assert server.wait(30) == 0
    for _ in range(200):
        try:
            os.kill(compiler, 0)
        except ProcessLookupError:
            break
        time.sleep(0.1)
    else:
        pytest.fail("the compiler goes on alone")
    server.stdout.close()
