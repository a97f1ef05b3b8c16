"""The documentation as a site. Its pages lie as they lie in the repository, so that a link leads to the same place in both."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from anden_scripts import stamps
from anden_scripts.places import BUILD, PACKAGE, ROOT

PAGES = BUILD / "pages"
SITE = BUILD / "site"
SETTINGS = ROOT / "mkdocs.yml"
ITEM = re.compile(r"(?:[-*]|\d+\.) ")
BEGINNING = re.compile(r"(?:[-*]|1\.) ")
FENCE = "```"
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
"""From a prompt to the next empty line, as doctest has it."""


def pages() -> Iterator[Path]:
    """What the site is made of: the pages at the top, all of docs, and the guides and pages that lie beside the code."""
    yield from sorted(ROOT.glob("*.md"))
    yield ROOT / "LICENSE"
    yield from stamps.files_under(ROOT / "docs")
    yield from stamps.files_under(PACKAGE, ".md")


def collect() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    for page in pages():
        copy = PAGES / page.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if page.suffix == ".md":
            copy.write_text(with_room_for_lists(page.read_text(encoding="utf-8")), encoding="utf-8")
        else:
            shutil.copyfile(page, copy)


def with_room_for_lists(text: str) -> str:
    """A list may follow its sentence at once, as everywhere else; the Markdown of the site wants an empty line between them."""
    lines: list[str] = []
    in_code = False
    for line in text.splitlines():
        before = lines[-1] if lines else ""
        plain = before and not before.startswith((" ", "#")) and not ITEM.match(before)
        if plain and BEGINNING.match(line) and not in_code:
            lines.append("")
        if line.lstrip().startswith(FENCE):
            in_code = not in_code
        lines.append(line)
    return "\n".join(lines) + "\n"


def with_examples_as_code(docstring: str) -> str:
    """Markdown would take the `>>>` of an example for a quotation."""
    return EXAMPLE.sub(lambda found: f"{FENCE}pycon\n{found[0]}\n{FENCE}", docstring)
