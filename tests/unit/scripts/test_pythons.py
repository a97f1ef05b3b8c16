"""Several Pythons: found where they are, named where they are not."""

import sys
from pathlib import Path

import pytest

from anden_scripts import pythons
from anden_scripts.places import ROOT
from anden_scripts.steps import Problem, Steps

THIS = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("ANDEN_PYTHONS", raising=False)
    return tmp_path


def test_a_stand_in_that_says_no_is_not_taken(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shim = nowhere / f"python{THIS}"
    shim.write_text("#!/bin/sh\necho not here >&2\nexit 127\n")
    shim.chmod(0o755)
    assert pythons.find(THIS) is None
    home = nowhere / ".pyenv" / "versions" / f"{THIS}.99" / "bin"
    home.mkdir(parents=True)
    (home / f"python{THIS}").symlink_to(sys.executable)
    assert pythons.find(THIS) == home / f"python{THIS}"
    monkeypatch.setenv("ANDEN_PYTHONS", f"/no/such/python:{sys.executable}")
    assert pythons.find(THIS) == Path(sys.executable)
    assert pythons.find("3.4") is None


def test_one_that_is_not_here_is_named_and_one_that_fails_is_red(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pythons, "VERSIONS", ("3.98", "3.99"))
    monkeypatch.setattr(
        pythons, "find", lambda version: Path("/its/bin/python") if version == "3.99" else None
    )
    monkeypatch.setattr(pythons, "prepare", lambda version, python: python)
    monkeypatch.setattr(pythons, "open_output", lambda *_, **__: (0, ["= 1 passed ="]))
    steps = Steps("pythons", total=2)
    pythons.run(steps, "marks", [])
    assert [step.note for step in steps.done] == ["not to be had here", "passed: /its/bin/python"]
    monkeypatch.setattr(pythons, "open_output", lambda *_, **__: (1, []))
    with pytest.raises(Problem, match=r"fail on Python 3\.99"):
        pythons.run(steps, "marks", [])
    assert "not to be had here" in capsys.readouterr().out


def test_the_tests_of_the_engine_are_there() -> None:
    assert all((ROOT / place).exists() for place in pythons.engine_tests())
    assert "tests/unit/core" in pythons.engine_tests()
    assert "tests/unit/cli" not in pythons.engine_tests()
