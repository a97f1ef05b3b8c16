"""The documentation: links lead somewhere, the example of the README runs, and both READMEs are one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import anden

ROOT = Path(__file__).resolve().parents[3]
READMES = [ROOT / "README.md", ROOT / "README.es.md"]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
IMAGE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)|<img src=\"([^\"]+)\"")
CODE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<target>[^)#\s]+)[^)]*\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_inside_the_project_lead_somewhere(page: Path) -> None:
    targets = [match["target"] for match in LINK.finditer(page.read_text(encoding="utf-8"))]
    inside = [target for target in targets if "://" not in target]
    assert [target for target in inside if not (page.parent / target).exists()] == []


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The one in Spanish has the same lines, as the next test says."""
    readme = READMES[0]
    found = re.search(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    example = found[1].replace('"driver"', '"apprentice", budget=1')
    assert example.count("apprentice") == 1
    exec(compile(example, readme.name, "exec"), {})
    said = capsys.readouterr().out
    assert "age_of_steam germany: over" in said
    assert '[Game "age_of_steam"]' in said


def test_both_readmes_have_the_same_parts_in_the_same_order() -> None:
    english, spanish = (readme.read_text(encoding="utf-8") for readme in READMES)
    for parts in (headings, code, images, links, items):
        assert parts(english) == parts(spanish), parts.__name__
    assert "](README.es.md)" in english.split("##")[0]
    assert "](README.md)" in spanish.split("##")[0]


def headings(text: str) -> list[str]:
    """How deep each is."""
    return re.findall(r"^#+(?= )", CODE.sub("", text), re.MULTILINE)


def code(text: str) -> list[tuple[str, list[str]]]:
    """The blocks of code without their comments, which are in the language of the page."""
    return [
        (found[1], [line.split("#")[0].rstrip() for line in found[2].splitlines()])
        for found in CODE.finditer(text)
    ]


def images(text: str) -> list[str]:
    return [found[1] or found[2] for found in IMAGE.finditer(text)]


def links(text: str) -> list[str]:
    return [found["target"] for found in LINK.finditer(text) if not found["target"].startswith("README")]


def items(text: str) -> int:
    return len(re.findall(r"^- ", text, re.MULTILINE))


def test_the_changelog_begins_with_what_is_not_released_and_then_this_version() -> None:
    versions = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[:2] == ["Unreleased", anden.__version__]


def test_the_list_of_decisions_is_whole() -> None:
    folder = ROOT / "docs" / "decisions"
    titles = {
        page.name: page.read_text(encoding="utf-8").splitlines()[0][2:] for page in folder.glob("0*.md")
    }
    listed = re.findall(
        r"^- \[(.+)\]\((.+)\)$", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [name for _, name in listed] == sorted(titles)
    assert {name: title for title, name in listed} == titles


def test_the_site_leads_to_every_page() -> None:
    """`make docs` would say so too, but is no part of the tests."""
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:")[1].split("not_in_nav:")[0]
    pages = [*PAGES, *sorted((ROOT / "src" / "anden").rglob("*.md"))]
    example = ROOT / "docs" / "examples"
    wanted = {
        str(page.relative_to(ROOT))
        for page in pages
        if not re.match(r"0\d+-", page.name) and not page.is_relative_to(example)
    }
    assert set(re.findall(r"\S+\.md", nav)) == wanted
