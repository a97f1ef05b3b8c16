"""The pages of the site: the same as in the repository, in the Markdown that the site understands."""

from __future__ import annotations

from pathlib import Path

import pytest

from anden_scripts import site
from anden_scripts.places import ROOT
from anden_scripts.site import with_examples_as_code, with_room_for_lists


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Three:\n- a\n- b\n", "Three:\n\n- a\n- b\n"),
        ("First:\n1. a\n2. b\n", "First:\n\n1. a\n2. b\n"),
        ("# Title\n- a\n  goes on\n- b\n", "# Title\n- a\n  goes on\n- b\n"),
        ("```\ntext\n- no list\n```\n", "```\ntext\n- no list\n```\n"),
        ("in the year\n1901. Then\n", "in the year\n1901. Then\n"),
    ],
)
def test_a_list_may_follow_its_sentence(text: str, shown: str) -> None:
    assert with_room_for_lists(text) == shown


def test_an_example_is_code_up_to_the_next_empty_line() -> None:
    docstring = "Adds.\n\n>>> add(1)\n2\n>>> add(2)\n3\n\nIt is quick."
    shown = "Adds.\n\n```pycon\n>>> add(1)\n2\n>>> add(2)\n3\n```\n\nIt is quick."
    assert with_examples_as_code(docstring) == shown
    assert with_examples_as_code("x >>> 2") == "x >>> 2"


def test_pages_lie_where_they_lie_in_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "PAGES", tmp_path / "pages")
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "gone.md").touch()
    site.collect()
    copied = {
        path.relative_to(tmp_path / "pages") for path in (tmp_path / "pages").rglob("*") if path.is_file()
    }
    assert copied == {page.relative_to(ROOT) for page in site.pages()}
    assert {Path("README.md"), Path("LICENSE"), Path("docs/images/home.png")} < copied
    assert Path("src/anden/games/railes/guide/es.md") in copied
