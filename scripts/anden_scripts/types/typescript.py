"""Writes the types of the web client: web/src/net/generated, a file for the server and one for each game."""

import ast
import re
import textwrap
from collections.abc import Iterable
from pathlib import Path

from anden_scripts.places import PACKAGE, WEB
from anden_scripts.types.declared import Alias, Declared, Field, Module, Shape, Unreadable, named

FOLDER = WEB / "src" / "net" / "generated"
WIDTH = 120
HEAD = "// Made by `make types`; do not edit. To change it, change what it is made from:\n// {sources}\n"
SERVER = "server"
SENT = ("anden.server.wire", "anden.server.routes.bodies")
"""All that they declare goes to the server's file; of the facts of the core only what is used."""
FACTS = "anden.core.facts"
GAME_MODULES = ("actions.py", "shown.py")
"""Where a game declares what is done and what is shown, in whichever of its rooms."""
STANDS_FOR = {"ActionData": (FACTS, "Action")}
"""Plain data of a Struct whose kind is not known."""
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "unknown",
    "object": "unknown",
}
NO_BASES = {"Struct", "TypedDict", "BaseModel", "Generic"}


class Library:
    """All modules whose types the client knows, and the file that each belongs to."""

    def __init__(self, package: Path = PACKAGE) -> None:
        self.root = package.parent
        self.modules: dict[str, Module] = {}
        self.file_of = dict.fromkeys((*SENT, FACTS), SERVER)
        for game in sorted(path for path in (package / "games").iterdir() if path.is_dir()):
            for path in sorted(path for name in GAME_MODULES for path in game.rglob(name)):
                self.file_of[".".join(path.relative_to(self.root).with_suffix("").parts)] = game.name

    def module(self, name: str) -> Module:
        if name not in self.modules:
            path = self.root.joinpath(*name.split("."))
            path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            if not path.exists():
                raise Unreadable(f"{name} is none of our modules")
            self.modules[name] = Module(name, path)
        return self.modules[name]

    def find(self, module: str, name: str) -> Declared:
        """What a name means in a module, which may have it from another."""
        module, name = STANDS_FOR.get(name, (module, name))
        here = self.module(module)
        if name in here.imported:
            return self.find(*here.imported[name])
        if name not in here.declared or module not in self.file_of:
            raise Unreadable(f"{module}: {name} is no type that the client may know")
        return here.declared[name]

    def files(self) -> dict[str, str]:
        """The text of every file, by its name."""
        names = dict.fromkeys(self.file_of.values())
        return {f"{name}.ts": self._file(name) for name in names}

    def _file(self, file: str) -> str:
        writer = Writer(self, file)
        sources = [name for name, of in self.file_of.items() if of == file]
        for source in sources:
            if source != FACTS:
                for declared in self.module(source).declared.values():
                    writer.write(declared)
        return writer.text(sources)


class Writer:
    """Writes one file: what it is asked for, and what that needs."""

    def __init__(self, library: Library, file: str) -> None:
        self.library = library
        self.file = file
        self.written: dict[str, tuple[Declared, str]] = {}
        self.imports: dict[str, set[str]] = {}

    def text(self, sources: Iterable[str]) -> str:
        imports = [import_of(file, sorted(names)) for file, names in sorted(self.imports.items())]
        blocks = [HEAD.format(sources=", ".join(sources)) + "".join(imports)]
        return "\n".join([*blocks, *(text for _, text in self.written.values())])

    def write(self, declared: Declared) -> None:
        if isinstance(declared, Alias):
            if is_constraint(declared) or declared.name in STANDS_FOR:
                return
            text = self._alias(declared)
        elif not declared.fields and not declared.tag and not declared.tag_field:
            return
        else:
            text = self._shape(declared)
        other = self.written.get(declared.name)
        if other is not None and other[1] != text:
            raise Unreadable(f"{declared.name} is declared in {other[0].module} and in {declared.module}")
        self.written.setdefault(declared.name, (declared, text))

    # --- declarations ------------------------------------------------------------------------------------------------

    def _alias(self, alias: Alias) -> str:
        members = [self.type_of(alias.module, one) for one in members_of(alias.type)]
        line = f"export type {alias.name} = {' | '.join(members)};\n"
        if len(line) > WIDTH:
            line = f"export type {alias.name} =" + "".join(f"\n  | {one}" for one in members) + ";\n"
        return comment(alias.doc, "") + line

    def _shape(self, shape: Shape) -> str:
        bases = [base for base in map(self._base, [shape.module] * len(shape.bases), shape.bases) if base]
        extends = f" extends {', '.join(bases)}" if bases else ""
        lines = [comment(shape.doc, ""), f"export interface {shape.name}{extends} {{\n"]
        if shape.tag is not None:
            lines.append(f"  {self._tag_field(shape)}: '{shape.tag}';\n")
        elif shape.tag_field is not None:  # the base of tagged ones: each has fields of its own
            lines.append(f"  {shape.tag_field}: string;\n  [field: string]: unknown;\n")
        lines += [self._field(shape.module, one) for one in shape.fields]
        return "".join([*lines, "}\n"])

    def _field(self, module: str, one: Field) -> str:
        members = [member for member in members_of(one.type) if named(member) != "UnsetType"]
        mark = "?" if one.may_miss or len(members) < len(members_of(one.type)) else ""
        kind = " | ".join(self.type_of(module, member) for member in members)
        return f"{comment(one.doc, '  ')}  {one.name}{mark}: {kind};\n"

    def _base(self, module: str, base: ast.expr) -> str | None:
        if named(base) in NO_BASES:
            return None
        shape = self.library.find(module, named(base))
        if isinstance(shape, Shape) and not shape.fields and shape.tag_field is None:
            return None
        return self.type_of(module, base)

    def _tag_field(self, shape: Shape) -> str:
        base = self.library.find(shape.module, named(shape.bases[0]))
        if not isinstance(base, Shape) or base.tag_field is None:
            raise Unreadable(f"{shape.module}: {shape.name} has a tag, but its base no field for it")
        return base.tag_field

    # --- types -------------------------------------------------------------------------------------------------------

    def type_of(self, module: str, kind: ast.expr) -> str:
        if isinstance(kind, ast.Constant) and kind.value is None:
            return "null"
        if isinstance(kind, ast.BinOp):
            return " | ".join(self.type_of(module, one) for one in members_of(kind))
        if isinstance(kind, ast.Subscript):
            return self._generic(module, kind)
        name = named(kind)
        return PLAIN[name] if name in PLAIN else self._reference(module, name)

    def _generic(self, module: str, kind: ast.Subscript) -> str:
        inside = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        match named(kind.value):
            case "Literal":
                return " | ".join(literal(one) for one in inside)
            case "Annotated":
                return self.type_of(module, inside[0])
            case "list":
                return array(self.type_of(module, inside[0]))
            case "tuple" if len(inside) == 2 and is_dots(inside[1]):
                return array(self.type_of(module, inside[0]))
            case "tuple":
                return f"[{', '.join(self.type_of(module, one) for one in inside)}]"
            case "dict":
                key, value = (self.type_of(module, one) for one in inside)
                record = f"Record<{key}, {value}>"
                return record if key == "string" else f"Partial<{record}>"
        raise Unreadable(f"{module}: {ast.unparse(kind)}")

    def _reference(self, module: str, name: str) -> str:
        found = self.library.find(module, name)
        if isinstance(found, Alias) and is_constraint(found):
            return self.type_of(found.module, found.type)
        file = self.library.file_of[found.module]
        if file == self.file:
            if found.module == FACTS and found.name not in self.written:
                self.write(found)
        else:
            self.imports.setdefault(file, set()).add(found.name)
        return found.name


def members_of(kind: ast.expr) -> list[ast.expr]:
    """The choices of a union; a type that is none stands alone."""
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        return [*members_of(kind.left), *members_of(kind.right)]
    if (
        isinstance(kind, ast.Subscript)
        and named(kind.value) == "Literal"
        and isinstance(kind.slice, ast.Tuple)
    ):
        return [ast.Subscript(kind.value, one) for one in kind.slice.elts]
    return [kind]


def is_constraint(alias: Alias) -> bool:
    """Annotated: what is asked of a value beyond its type, which means nothing to the client."""
    return isinstance(alias.type, ast.Subscript) and named(alias.type.value) == "Annotated"


def is_dots(kind: ast.expr) -> bool:
    return isinstance(kind, ast.Constant) and kind.value is ...


def literal(value: ast.expr) -> str:
    if not isinstance(value, ast.Constant):
        raise Unreadable(ast.unparse(value))
    if isinstance(value.value, bool):
        return str(value.value).lower()
    return f"'{value.value}'" if isinstance(value.value, str) else str(value.value)


def array(kind: str) -> str:
    return f"({kind})[]" if " | " in kind else f"{kind}[]"


def import_of(file: str, names: list[str]) -> str:
    line = f"import type {{ {', '.join(names)} }} from './{file}';\n"
    if len(line) <= WIDTH:
        return line
    rows = textwrap.wrap(", ".join(names) + ",", WIDTH - 2)
    return "".join(["import type {\n", *(f"  {row}\n" for row in rows), f"}} from './{file}';\n"])


def comment(doc: str, indent: str) -> str:
    """A docstring, with the words of the other language."""
    if not doc:
        return ""
    flat = " ".join(re.sub(r"\bNone\b", "null", doc).split())
    if len(flat) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {flat} */\n"
    lines = textwrap.wrap(flat, WIDTH - len(indent) - 3)
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"])


def write() -> list[Path]:
    """Write all files; those that nothing stands for any more go."""
    FOLDER.mkdir(exist_ok=True)
    wanted = {FOLDER / name: text for name, text in Library().files().items()}
    for path in set(FOLDER.glob("*.ts")) - wanted.keys():
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    return list(wanted)
