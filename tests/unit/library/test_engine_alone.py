"""The base package is the engine: what it needs is three packages, and what needs more says so."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from anden.cli import what_to_install

ROOT = Path(__file__).parents[3]
ENGINE = {"librt", "msgspec", "mypy_extensions"}
WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
"""


def named(lines: list[str]) -> set[str]:
    return {line.partition(">")[0].partition("[")[0].partition(";")[0].strip() for line in lines}


def outside() -> set[str]:
    """What only the extras bring, as module names."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    packages = set().union(*(named(lines) for lines in extras.values())) - {"anden"}
    modules = {"fluent.runtime": "fluent", "markdown-it-py": "markdown_it"}
    return {modules.get(package, package) for package in packages}


def run(code: str) -> subprocess.CompletedProcess[str]:
    start = WITHOUT.format(names=outside())
    return subprocess.run([sys.executable, "-c", start + code], capture_output=True, text=True, check=False)


def test_the_base_package_needs_the_engines_dependencies_only() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert named(project["dependencies"]) == ENGINE


def test_the_engine_and_its_bots_play_without_the_rest() -> None:
    done = run(
        "import anden; g = anden.new('railroad_tiles', players=2, seed=7); g.play_bots('driver', budget=1); print(g)"
    )
    assert done.returncode == 0, done.stderr
    assert "over" in done.stdout


@pytest.mark.parametrize("command", ["play", "arena", "--version"])
def test_a_command_without_its_packages_says_what_to_install(command: str) -> None:
    done = run(f"import sys; sys.argv = ['anden', {command!r}]; from anden.cli import main; main()")
    assert done.returncode == 1
    assert "pip install 'anden[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_sentence_names_command_and_package() -> None:
    assert what_to_install("typer", ["play", "--port", "9000"]).startswith(
        "anden play: the package 'typer' is not installed"
    )
