"""The steps of make test: no test is left out, and what runs beside them ends with them."""

import json
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

from anden_scripts import tasks
from anden_scripts.python_env import environment
from anden_scripts.steps import Beside, Problem, Steps

MARKS = ("slow", "browser", "engine", "contract")


@pytest.mark.parametrize("marks", list(product((False, True), repeat=len(MARKS))), ids=str)
def test_every_test_belongs_to_a_step(marks: tuple[bool, ...]) -> None:
    has = dict(zip(MARKS, marks, strict=True))
    steps = [name for name in ("LIGHT", "GAMES", "BROWSER") if eval(getattr(tasks, name), {}, has)]
    if has["slow"]:
        assert steps == []
    elif has["browser"]:
        assert steps == ["BROWSER"]
    elif has["contract"] and not has["engine"]:
        assert steps == ["LIGHT", "GAMES"]  # what interprets and what compiles must agree
    else:
        assert steps == (["GAMES"] if has["engine"] else ["LIGHT"])


def test_the_marks_are_those_of_pytest(pytestconfig: pytest.Config) -> None:
    known = [line.split(":")[0] for line in pytestconfig.getini("markers")]
    assert set(MARKS) <= set(known)


def test_a_command_beside_others_is_waited_for() -> None:
    command = [sys.executable, "-c", "print('ñandú', flush=True); raise SystemExit(3)"]
    with Beside(command, environment(PYTHONIOENCODING="utf-8"), log="test-beside") as beside:
        assert beside.wait() == (3, "ñandú\n")


def test_a_command_beside_others_ends_when_they_fail() -> None:
    command = [sys.executable, "-c", "import time; time.sleep(60)"]
    with (
        pytest.raises(Problem, match="broken"),
        Beside(command, environment(), log="test-beside-failing") as beside,
    ):
        raise Problem("broken")
    assert beside.process.poll() is not None


def test_types_are_told_after_the_steps_beside_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def mypy(name: str) -> str:
        return f"{sys.executable} of {name}"

    monkeypatch.setattr(tasks, "tool", mypy)
    monkeypatch.setattr(
        tasks, "Beside", lambda command, env, log: Beside([sys.executable, "-c", "1/0"], env, log=log)
    )
    steps = Steps("test", total=2)
    with pytest.raises(Problem, match="Exit code 1"), tasks.check_types_beside(steps), steps.step("Other"):
        pass
    said = capsys.readouterr().out
    assert said.index("Other") < said.index("Types (mypy") < said.index("ZeroDivisionError")


@pytest.mark.parametrize(("flaky", "red"), [(0, False), (1, False), (2, True)])
def test_two_browser_tests_that_pass_only_at_their_second_try_make_the_run_red(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    flaky: int,
    red: bool,
) -> None:
    remembered = {f"tests/browser/test_shell.py::test_{n}": True for n in range(flaky)}
    (tmp_path / "lastfailed").write_text(json.dumps(remembered | {"tests/unit/test_other.py::test_it": True}))
    monkeypatch.setattr(tasks, "LAST_FAILED", tmp_path / "lastfailed")
    runs: list[Sequence[str]] = []

    def pytest_step(
        steps: Steps, title: str, folders: Sequence[str], arguments: Sequence[str], env: object
    ) -> None:
        runs.append(arguments)
        if flaky and len(runs) == 1:
            raise Problem("Exit code 1.")

    monkeypatch.setattr(tasks, "pytest_step", pytest_step)
    steps = Steps("test", total=1)
    if red:
        with pytest.raises(Problem, match="2 browser tests are flaky"):
            tasks.browser_step(steps, [], {})
    else:
        tasks.browser_step(steps, [], {})
    assert ["--last-failed" in run for run in runs] == [False, True][: 1 + bool(flaky)]
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if "second try: " in line] == [
        f"      passed only at its second try: {name}" for name in remembered
    ]


def test_a_browser_test_that_fails_twice_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise Problem("Exit code 1.")

    monkeypatch.setattr(tasks, "pytest_step", fails)
    with pytest.raises(Problem, match="Exit code 1"):
        tasks.browser_step(Steps("test", total=1), [], {})
