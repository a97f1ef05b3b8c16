"""Reads Fluent and guide files for the tests: which messages, which variables, which sections."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import anden
from anden import texts

PACKAGE = Path(anden.__file__).parent
WEB = Path(__file__).resolve().parents[3] / "web" / "src"
LANGUAGES = ("es", "en")


@dataclass
class Messages:
    """The messages of one file: the variables each uses itself, and the messages it refers to."""

    junk: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    variables: dict[str, set[str]] = field(default_factory=dict)
    references: dict[str, set[str]] = field(default_factory=dict)
    kinds: dict[str, set[str]] = field(default_factory=dict)
    """The kinds of things a message names by `NAME($id, kind: "place")`."""
    words: dict[str, str] = field(default_factory=dict)
    """What a person reads, without variables and references."""
    said: dict[str, list[str]] = field(default_factory=dict)
    """The same text by text: each branch of a choice is one of its own, and «…» stands for what is filled in."""

    def needed(self, key: str) -> set[str]:
        """The variables of a message and of all messages it refers to: a reference hands its variables on."""
        found: set[str] = set()
        waiting, seen = [key], set()
        while waiting:
            name = waiting.pop()
            if name not in seen and name in self.variables:
                seen.add(name)
                found |= self.variables[name]
                waiting += self.references[name]
        return found


class _Uses(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.kinds: set[str] = set()
        self.words: list[str] = []
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.said.append("".join(e.value if isinstance(e, ast.TextElement) else "…" for e in node.elements))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        if node.name.name == "kind" and isinstance(node.value, ast.StringLiteral):
            self.kinds.add(node.value.value)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")


def read_messages(source: str) -> Messages:
    found = Messages()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            found.junk.append((entry.content or "").strip())
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if name in found.variables:
            found.doubled.append(name)
        uses = _Uses()
        uses.visit(entry)
        found.variables[name] = uses.variables
        found.references[name] = uses.references
        found.words[name] = "".join(uses.words).strip()
        found.kinds[name] = uses.kinds
        found.said[name] = uses.said
    return found


HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[A-Za-z0-9_-]+)\}$")


@dataclass
class Section:
    """One entry of a guide."""

    id: str
    title: str
    lines: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()

    @property
    def rulebook(self) -> str:
        """What stands after «Rulebook:» in the first line, '' when there is no such line."""
        found = re.match(r"> (?:Rulebook|Reglamento): (.+)", self.text)
        return found.group(1) if found else ""

    @property
    def pages(self) -> tuple[tuple[int, int], ...]:
        """The pages of the rulebook, each first and last of a range: «pp. 5-6 y 12» is ((5, 6), (12, 12))."""
        _, _, told = self.rulebook.rpartition("p. ") if "p. " in self.rulebook else ("", "", "")
        ranges = [list(map(int, pages.split("-"))) for pages in re.findall(r"\d+(?:-\d+)?", told)]
        return tuple((pages[0], pages[-1]) for pages in ranges)


def read_sections(source: str) -> list[Section]:
    """The entries of a guide, in order. A heading without an id is an error."""
    sections: list[Section] = []
    for line in source.splitlines():
        if line.startswith("## "):
            found = HEADING.match(line)
            assert found is not None, f"heading without an id: {line}"
            sections.append(Section(found["id"], found["title"], []))
        elif sections:
            sections[-1].lines.append(line)
    return sections


def text_sources() -> dict[str, Path]:
    """Folders that hold `es.ftl` and `en.ftl`, by the name under which they are served; what games share is served with each."""
    games = {path.parent.parent.name: path.parent for path in PACKAGE.glob("games/*/text/en.ftl")}
    sources = {game: folder for game, folder in games.items() if (folder.parent / "guide").is_dir()}
    sources["platform"] = PACKAGE / "texts" / "platform"
    sources["web"] = WEB / "i18n"
    for path in WEB.glob("boards/*/**/en.ftl"):
        sources[f"{path.relative_to(WEB / 'boards').parts[0]}/board"] = path.parent
    return dict(sorted(sources.items()))


def guide_sources() -> dict[str, Path]:
    """Folders that hold `es.md` and `en.md`, by the name under which they are served."""
    sources = {path.parent.parent.name: path.parent for path in PACKAGE.glob("games/*/guide/en.md")}
    sources["platform"] = PACKAGE / "texts" / "platform" / "guide"
    return dict(sorted(sources.items()))


def users_of(shared: str) -> list[str]:
    """The boards that bring the texts of a shared folder along: who only measures with it says none of them."""
    boards = [name.removesuffix("/board") for name in text_sources() if name.endswith("/board")]
    return [
        board
        for board in boards
        if board != shared
        and any(
            f"/{shared}/texts'" in path.read_text(encoding="utf-8")
            for path in (WEB / "boards" / board).rglob("*.ts")
        )
    ]


def fluent_of(source: str, language: str) -> str:
    """The Fluent file as it is served: that of a game with what it shares."""
    if source in guide_sources():
        return texts.source(source, language)
    return (text_sources()[source] / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages_of(source: str, language: str) -> Messages:
    return read_messages(fluent_of(source, language))


@cache
def sections_of(source: str, language: str) -> list[Section]:
    return read_sections((guide_sources()[source] / f"{language}.md").read_text(encoding="utf-8"))
