"""The tests know on which engine they run: the sources, or (ANDEN_EXPECT_COMPILED=1) the compiled one."""

import os
from importlib import import_module
from pathlib import Path

import pytest

from anden_scripts.engine import marked_modules
from anden_scripts.places import SOURCE

EXPECT_COMPILED = os.environ.get("ANDEN_EXPECT_COMPILED") == "1"


@pytest.mark.contract
@pytest.mark.parametrize("path", marked_modules(), ids=lambda path: str(path.relative_to(SOURCE / "anden")))
def test_marked_modules_run_as_expected(path: Path) -> None:
    relative = path.relative_to(SOURCE).with_suffix("")
    name = ".".join(relative.parts).removesuffix(".__init__")
    file = import_module(name).__file__ or ""
    assert file.endswith((".so", ".pyd")) == EXPECT_COMPILED, file
