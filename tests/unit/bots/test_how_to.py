"""The example of docs/how-to/write-a-bot.md runs, and its bot is better than none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[3] / "docs" / "how-to" / "write-a-bot.md"


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def points_of(example: str, capsys: pytest.CaptureFixture[str]) -> list[int]:
    exec(compile(example, PAGE.name, "exec"), {"__name__": "example"})
    return [int(total) for total in re.findall(r"-?\d+", capsys.readouterr().out)]


def test_three_lines_let_the_bots_of_the_house_play(capsys: pytest.CaptureFixture[str]) -> None:
    example = examples()[0].replace('"driver"}', '"driver"}, budget=1')
    assert "budget" in example
    assert len(points_of(example, capsys)) == 2


def test_the_bot_of_the_page_is_better_than_none(capsys: pytest.CaptureFixture[str]) -> None:
    sprinter, nobody = points_of(examples()[1], capsys)
    assert sprinter > nobody
