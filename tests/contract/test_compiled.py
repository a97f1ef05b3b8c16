"""On the compiled build the engine must really be compiled; everywhere the same game must come out."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

import anden

pytestmark = pytest.mark.contract

ROOT = Path(anden.__file__).parent
MARK = "# mypyc: compile"


def marked_modules() -> list[str]:
    """The modules that are made to be compiled."""
    found = []
    for folder in ("core", "hexes", "games"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            head = path.read_text(encoding="utf-8").split("\n")[:5]
            if any(line.strip() == MARK for line in head):
                found.append(".".join(["anden", *path.relative_to(ROOT).with_suffix("").parts]))
    return found


def origin(module: str) -> str:
    return str(importlib.import_module(module).__file__)


@pytest.mark.skipif(os.environ.get("ANDEN_EXPECT_COMPILED") != "1", reason="the interpreted build")
def test_marked_modules_are_compiled() -> None:
    modules = marked_modules()
    assert modules
    assert [m for m in modules if origin(m).endswith(".py")] == []


@pytest.mark.skipif(os.environ.get("ANDEN_EXPECT_COMPILED") == "1", reason="the compiled build")
def test_sources_are_not_shadowed_by_binaries() -> None:
    """A stale binary beside an edited source would win."""
    if ROOT.parent.name == "src":
        assert [m for m in marked_modules() if not origin(m).endswith(".py")] == []
