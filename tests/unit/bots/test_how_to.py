"""The example of docs/how-to/write-a-bot.md runs, and its bot is better than none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[3] / "docs" / "how-to" / "write-a-bot.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    exec(compile(found[1], PAGE.name, "exec"), {"__name__": "example"})
    sprinter, nobody = map(int, re.findall(r"-?\d+", capsys.readouterr().out))
    assert sprinter > nobody
