"""Measuring how long a page takes: it is waited for, what started it ends, and a command without a page is told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from anden_scripts import opening
from anden_scripts.steps import Problem

SERVES = """
import http.server, pathlib, sys, time
time.sleep(0.3)
sum(range(3_000_000))
pathlib.Path("index.html").write_text("<title>Andén</title>")
pathlib.Path("pid").write_text(str(__import__("os").getpid()))
http.server.test(http.server.SimpleHTTPRequestHandler, port=int(sys.argv[1]), bind="127.0.0.1")
"""


def test_the_page_is_waited_for_and_everything_ends(tmp_path: Path) -> None:
    inner = [sys.executable, "-c", SERVES, "{port}"]
    # As make does it: what serves is a child of what was started.
    outer = "import subprocess, sys; subprocess.run(sys.argv[1:], stderr=subprocess.DEVNULL)"
    place = opening.Place(tmp_path)
    took, work = opening.seconds_to_page(
        place, sys.executable, "-c", outer, *inner, output=subprocess.DEVNULL
    )
    assert took > 0.3
    assert 0 < work <= took * (os.cpu_count() or 1) + 1
    pid = int((tmp_path / "pid").read_text())
    with pytest.raises(ProcessLookupError):
        for _ in range(100):
            os.kill(pid, 0)
            subprocess.run(["sleep", "0.05"], check=True)


def test_a_command_that_ends_without_a_page_is_told(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="exit code 3 before there was a page"):
        opening.seconds_to_page(opening.Place(tmp_path), sys.executable, "-c", "raise SystemExit(3)")


def test_the_games_of_a_person_are_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANDEN_DATA", raising=False)
    assert opening.Place(tmp_path).env["ANDEN_DATA"].startswith(str(tmp_path))
