"""The types that Python modules declare, read from their source: there stand the names of aliases and the docstrings of fields,
which are gone once a module is imported. A test compares what is read here with what Python makes of it.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path


class Unreadable(Exception):
    """A declaration that nobody told us how to read."""


@dataclass(frozen=True)
class Field:
    name: str
    """As it is sent."""
    type: ast.expr
    doc: str
    may_miss: bool


@dataclass(frozen=True)
class Shape:
    """A Struct, a TypedDict, or a body of a request."""

    module: str
    name: str
    doc: str
    bases: list[ast.expr] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)
    tag: str | None = None
    tag_field: str | None = None


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    module: str
    name: str
    doc: str
    type: ast.expr


Declared = Shape | Alias


class Module:
    """One Python file."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))

    @cached_property
    def declared(self) -> dict[str, Declared]:
        """Its types by name, in their order."""
        found: dict[str, Declared] = {}
        for statement, doc in documented(self.tree.body):
            if isinstance(statement, ast.ClassDef):
                found[statement.name] = self._class(statement)
            elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                name, value = statement.targets[0].id, statement.value
                if is_call_of(value, "TypedDict"):
                    found[name] = self._typed_dict(name, value, doc)
                elif name[0].isupper() and not name.isupper():
                    found[name] = Alias(self.name, name, doc, value)
        return found

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """Module and name there of what it imports by name."""
        return {
            alias.asname or alias.name: (statement.module, alias.name)
            for statement in self.tree.body
            if isinstance(statement, ast.ImportFrom) and statement.module
            for alias in statement.names
        }

    def _class(self, statement: ast.ClassDef) -> Shape:
        words = {word.arg: word.value for word in statement.keywords}
        if "total" in words:
            raise Unreadable(
                f"{self.name}: {statement.name}: NotRequired says of each field that it may be missing"
            )
        bases = [base for base in statement.bases if isinstance(base, ast.Name)]
        omits = "omit_defaults" in words or self._is_body(statement)
        return Shape(
            self.name,
            statement.name,
            ast.get_docstring(statement) or "",
            list(bases),
            [
                self._field(one, one.target.id, doc, omits)
                for one, doc in documented(statement.body)
                if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
            ],
            text_of(words.get("tag")),
            text_of(words.get("tag_field")),
        )

    def _is_body(self, statement: ast.ClassDef) -> bool:
        """What is sent to the server: what has a default may be left out."""
        return any(isinstance(base, ast.Name) and base.id == "BaseModel" for base in statement.bases) or any(
            isinstance(one, ast.ClassDef) and one.name == base.id and self._is_body(one)
            for base in statement.bases
            if isinstance(base, ast.Name)
            for one in self.tree.body
        )

    def _field(self, statement: ast.AnnAssign, name: str, doc: str, omits: bool) -> Field:
        kind, default = statement.annotation, statement.value
        if is_call_of(default, "field"):
            assert isinstance(default, ast.Call)
            name = next(
                (text_of(word.value) or name for word in default.keywords if word.arg == "name"), name
            )
        if isinstance(kind, ast.Subscript) and named(kind.value) == "NotRequired":
            return Field(name, kind.slice, doc, True)
        return Field(name, kind, doc, omits and default is not None)

    def _typed_dict(self, name: str, call: ast.expr, doc: str) -> Shape:
        """`TypedDict("Name", {…})`: for keys that are words of Python."""
        assert isinstance(call, ast.Call)
        fields = call.args[1]
        if not isinstance(fields, ast.Dict):
            raise Unreadable(f"{self.name}: {name}")
        rows = [(text_of(key) or "", value) for key, value in zip(fields.keys, fields.values, strict=True)]
        return Shape(self.name, name, doc, [], [Field(key, value, "", False) for key, value in rows])


def documented(statements: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements with the docstrings that follow them."""
    for n, statement in enumerate(statements):
        after = statements[n + 1] if n + 1 < len(statements) else None
        yield statement, (text_of(after.value) or "") if isinstance(after, ast.Expr) else ""


def text_of(value: ast.expr | None) -> str | None:
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def named(value: ast.expr) -> str:
    """The last part of a dotted name."""
    return value.attr if isinstance(value, ast.Attribute) else value.id if isinstance(value, ast.Name) else ""


def is_call_of(value: ast.expr | None, name: str) -> bool:
    return isinstance(value, ast.Call) and named(value.func) == name
