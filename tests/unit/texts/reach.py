"""Which messages a person can ever read: those that code names, those it puts together, and those that other messages use.

Code puts a key together as `place-${id}` or f"event-{event.key}". Such a pattern reaches a message when the ids that fill it are words of the game: of its
rules, of its data, or of the code of its board; never because the message exists. What the engine tells (events, problems, scores, phases) must be
told somewhere, not only stand in `keys.py`.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, reduce
from importlib import import_module
from typing import Any

from anden.core.registry import rules_of
from tests.unit.texts.fluent_files import LANGUAGES, PACKAGE, WEB, messages_of, text_sources, users_of
from tests.unit.texts.terms import FRAME, games

QUOTED = re.compile(r"""(?<=['"`])[\w-]+(?=['"`])""")
TEMPLATE = re.compile(r"`(?=[A-Za-z][\w-]*-\$\{)")
PLATFORM = ("server", "cli", "bots", "texts", "core")
SHARED = [
    name.removesuffix("/board")
    for name in text_sources()
    if name.endswith("/board") and name.removesuffix("/board") not in games()
]
"""Folders that several boards draw with."""
ENGINE = ("event", "problem", "score", "phase")


@dataclass(frozen=True)
class Pattern:
    """A key with gaps: `action-*-effect` is ("action-", "-effect")."""

    parts: tuple[str, ...]

    def ids(self, key: str) -> Iterator[tuple[str, ...]]:
        """What fills the gaps when the key is put together this way; nothing when it cannot be."""
        gap = "(.+)" if len(self.parts) == 2 else r"(\w+)"
        found = re.fullmatch(gap.join(map(re.escape, self.parts)), key)
        if found:
            yield found.groups()


@dataclass(frozen=True)
class Code:
    """What some files say: the strings that stand in them, and the patterns they put keys together by."""

    strings: frozenset[str]
    patterns: frozenset[Pattern]

    def __or__(self, other: Code) -> Code:
        return Code(self.strings | other.strings, self.patterns | other.patterns)


@cache
def prefixes() -> set[str]:
    """What the texts of a board begin with: `aos`, `rr`… A pattern that has nothing besides would lead to all of them."""
    boards = [source for source in text_sources() if source.endswith("/board")]
    counted = [
        Counter(key.partition("-")[0] for key in messages_of(board, "es").variables) for board in boards
    ]
    return {counts.most_common(1)[0][0] for counts in counted}


@cache
def client_code(*folders: str) -> Code:
    """The client's files in some folders of `web/src`, with what lies below them; '' is all but the boards."""
    strings: set[str] = set()
    patterns: set[Pattern] = set()
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        inside = path.relative_to(WEB).as_posix()
        if "gallery" in path.parts or path.name.endswith(".test.ts"):
            continue
        board = inside.startswith("boards/") and inside.count("/") > 1
        if not any(inside.startswith(f"{folder}/") if folder else not board for folder in folders):
            continue
        text = path.read_text(encoding="utf-8")
        strings |= set(QUOTED.findall(text))
        made = {Pattern(_parts(text, match.end())) for match in TEMPLATE.finditer(text)}
        patterns |= {pattern for pattern in made if "".join(pattern.parts).strip("-") not in prefixes()}
    return Code(frozenset(strings), frozenset(patterns))


def _parts(text: str, at: int) -> tuple[str, ...]:
    """What stands between the gaps of a template that begins here; gaps may hold templates of their own."""
    parts = [""]
    while text[at] != "`":
        if text.startswith("${", at):
            depth = 0
            while True:
                depth += {"{": 1, "}": -1}.get(text[at], 0)
                at += 1
                if depth == 0 and text[at - 1] == "}":
                    break
            parts.append("")
        else:
            parts[-1] += text[at]
            at += 1
    return tuple(parts)


@cache
def python_code(*folders: str) -> Code:
    """The Python files in some folders of the package. The tables in `keys.py` only say what there may be."""
    strings: set[str] = set()
    patterns: set[Pattern] = set()
    for folder in folders:
        for path in (PACKAGE / folder).rglob("*.py"):
            if path.name == "keys.py" or "testing" in path.parts:
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    strings.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    patterns |= _pattern(node)
    return Code(frozenset(strings), frozenset(patterns))


@cache
def told_words(*folders: str) -> frozenset[str]:
    """What the rules may tell: their strings without those that only compare, look something up or tag an action."""
    words: set[str] = set()
    for folder in folders:
        for path in (PACKAGE / folder).rglob("*.py"):
            if path.name != "keys.py":
                tree = ast.parse(path.read_text(encoding="utf-8"))
                idle = {id(node) for parent in ast.walk(tree) for node in _idle(parent)}
                words |= {
                    node.value
                    for node in ast.walk(tree)
                    if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in idle
                }
    return frozenset(words)


def _idle(node: ast.AST) -> Iterator[ast.AST | None]:
    match node:
        case ast.Dict():
            yield from node.keys
        case ast.Compare():
            yield from (node.left, *node.comparators)
        case ast.Subscript():
            yield node.slice
        case ast.keyword(arg="tag"):
            yield node.value


def _pattern(node: ast.JoinedStr) -> set[Pattern]:
    parts = [""]
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts[-1] += str(value.value)
        else:
            parts.append("")
    return {Pattern(tuple(parts))} if re.match(r"[a-z_]+-$|[a-z_]+-[\w-]*-$", parts[0]) else set()


@cache
def data_words(folder: str) -> frozenset[str]:
    """Every id in the JSON files of a game."""
    words: set[str] = set()
    waiting: list[Any] = [
        json.loads(path.read_text(encoding="utf-8")) for path in (PACKAGE / folder / "data").rglob("*.json")
    ]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict):
            words |= set(thing)
            waiting += thing.values()
        elif isinstance(thing, list):
            waiting += thing
        elif isinstance(thing, str | int):
            words.add(str(thing))
    return frozenset(words)


def ranges_of(game: str) -> dict[str, frozenset[str]]:
    """The ids of a kind of thing where the rules have a list of them: `option-…`, `map-…`, `change-…`, and the labels of a game."""
    rules = rules_of(game)
    options = {word for option in rules.options for word in (option.key, *option.values)}
    options |= {str(n) for option in rules.options for n in range(option.minimum, option.maximum + 1)}
    labels: dict[str, tuple[str, ...]] = dict(
        getattr(import_module(f"anden.games.{game}.keys"), "LABELS", {})
    )
    if game == "russian_railroads":
        labels["space"] += tuple(f"own_{engineer}" for engineer in labels["engineer"])
    return {
        "option": frozenset(options),
        "map": frozenset(board.id for board in rules.maps),
        "change": frozenset(change.key for change in rules.changes),
        "game": frozenset(games()),
        **{kind: frozenset(ids) for kind, ids in labels.items()},
    }


def told_arguments(game: str) -> set[str]:
    """The names of the arguments of what the engine tells."""
    keys = import_module(f"anden.games.{game}.keys")
    tables = (keys.EVENTS, keys.SCORES, keys.PHASES)
    return {name for table in tables for args in table.values() for name in args} | {
        name for known in keys.PROBLEMS.values() for name in known.args
    }


@dataclass(frozen=True)
class Reach:
    """What leads to the messages of a source."""

    code: Code
    """The files that ask for them."""
    words: frozenset[str]
    """What can fill the gaps of a pattern."""
    ranges: dict[str, frozenset[str]]
    """The same by the first word of the pattern, where the rules have a list."""
    told: frozenset[str] = frozenset()
    """The strings that the rules themselves say: what the engine tells has to be among them. Empty for what is not told by an engine."""
    arguments: frozenset[str] = frozenset()

    def known(self, kind: str, ids: tuple[str, ...]) -> bool:
        return set(ids) <= self.ranges.get(kind, self.words)

    def direct(self, key: str) -> bool:
        """Whether code leads to a message."""
        kind, _, rest = key.partition("-")
        if key in self.code.strings:
            return True
        if kind in ENGINE and self.told:
            return rest.removesuffix("-head") in self.told
        if key.endswith("-name") and f"{key.removesuffix('-name')}s" in self.arguments:
            return True  # the items of a list are named by it
        return any(self.known(kind, ids) for pattern in self.code.patterns for ids in pattern.ids(key))

    def __or__(self, other: Reach) -> Reach:
        return Reach(
            self.code | other.code,
            self.words | other.words,
            {**self.ranges, **other.ranges},
            self.told | other.told,
            self.arguments | other.arguments,
        )


def unreached(source: str) -> list[str]:
    """The messages of a source that nothing leads to, in the order of the file."""
    reach = reach_of(source)
    languages = [messages_of(source, language) for language in LANGUAGES]
    keys = languages[0].variables
    reached: set[str] = set()
    waiting = [key for key in keys if reach.direct(key)]
    while waiting:
        key = waiting.pop()
        if key in reached:
            continue
        reached.add(key)
        for messages in languages:
            waiting += messages.references.get(key, ())
            for kind in messages.kinds.get(key, ()):
                named = Pattern((f"{kind}-", ""))
                waiting += [other for other in keys for ids in named.ids(other) if reach.known(kind, ids)]
    return [key for key in keys if key not in reached and not key.startswith("-")]


@cache
def reach_of(source: str) -> Reach:
    name = source.removesuffix("/board")
    if source in FRAME:
        return _frame()
    if name in games():
        return _game(name)
    if not users_of(name):
        return _frame()  # the plain board, which shows any game
    return reduce(Reach.__or__, map(_game, users_of(name)))


def _game(game: str) -> Reach:
    folders = [game, *(folder for folder in SHARED if game in users_of(folder))]
    rules = python_code(*(f"games/{folder}" for folder in folders))
    pages = client_code("", *(f"boards/{folder}" for folder in folders))
    asking = pages | python_code(*PLATFORM)
    return Reach(
        asking,
        frozenset({*rules.strings, *pages.strings, *data_words(f"games/{game}")}),
        ranges_of(game),
        told_words(*(f"games/{folder}" for folder in folders)),
        frozenset(told_arguments(game)),
    )


def _frame() -> Reach:
    boards = [f"boards/{path.name}" for path in (WEB / "boards").iterdir() if path.is_dir()]
    asking = client_code("", *boards) | python_code(*PLATFORM)
    return Reach(asking, asking.strings, {})
