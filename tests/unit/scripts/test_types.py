"""The types of the web client are those of the server and the games."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct
from pydantic import BaseModel

from anden.core.registry import installed
from anden_scripts.types.declared import Field, Module, Shape, Unreadable, named
from anden_scripts.types.typescript import FOLDER, Library, members_of
from tests.shapes import fields_of

OURS = Library()


def test_the_files_of_the_client_are_up_to_date() -> None:
    there = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    wanted = OURS.files()
    differ = sorted(name for name in there.keys() | wanted.keys() if there.get(name) != wanted.get(name))
    assert differ == [], f"run make types: {differ} in web/src/net/generated are not what the types say now"


def test_every_game_is_there() -> None:
    files = OURS.files()
    for game, rules in installed().items():
        if game != "toy":
            for action in rules.actions.__args__:
                head = f"export interface {action.__name__} extends Action {{\n"
                text = files[f"{OURS.file_of[action.__module__]}.ts"]
                assert f"{head}  do: '{action.__struct_config__.tag}';" in text


def test_lines_are_short() -> None:
    for text in OURS.files().values():
        assert max(map(len, text.splitlines())) < 140


# --- what is read from the source is what Python makes of it ----------------------------------------------------------


def shapes() -> list[Shape]:
    modules = [OURS.module(name) for name in OURS.file_of]
    return [one for module in modules for one in module.declared.values() if isinstance(one, Shape)]


def read_fields(shape: Shape) -> dict[str, bool]:
    """Names of fields, inherited ones first, and whether they may be missing."""
    found: dict[str, bool] = {}
    for base in shape.bases:
        try:
            inherited = OURS.find(shape.module, named(base))
        except Unreadable:
            continue  # a class of a library
        assert isinstance(inherited, Shape)
        found |= read_fields(inherited)
    return found | {field.name: field.may_miss or unset(field) for field in shape.fields}


def unset(field: Field) -> bool:
    return any(named(one) == "UnsetType" for one in members_of(field.type))


@pytest.mark.parametrize("shape", shapes(), ids=lambda s: f"{s.module}.{s.name}")
def test_fields_are_those_that_python_knows(shape: Shape) -> None:
    kind = getattr(import_module(shape.module), shape.name)
    read = read_fields(shape)
    if issubclass(kind, BaseModel):
        assert read == {name: not field.is_required() for name, field in kind.model_fields.items()}
        return
    known, optional = fields_of(kind)
    tag_field = kind.__struct_config__.tag_field if issubclass(kind, Struct) else None
    assert read == {name: name in optional for name in known if name != tag_field}


# --- how things are written -------------------------------------------------------------------------------------------

SOURCE = '''
from __future__ import annotations
from typing import Literal, NotRequired, TypedDict
from anden.core.facts import Action, Seat

Good = Literal["red", "blue"]
"""A colour."""
Many = Literal["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "cccccccccccccccccccccccccccccccc"]
Way = TypedDict("Way", {"from": str, "to": str | None})


class Base(TypedDict):
    id: str


class Town(Base):
    """A town."""

    goods: list[Good | None]
    """None where a cube was."""
    owners: dict[Good, Seat]
    counts: dict[str, int]
    at: tuple[int, float]
    ways: tuple[Way, ...]
    extra: NotRequired[bool]


class Take(Action, frozen=True, tag="take"):
    good: Good = "red"


Offer = Town | Way | None
'''
WRITTEN = """
/** A colour. */
export type Good = 'red' | 'blue';

export type Many =
  | 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
  | 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
  | 'cccccccccccccccccccccccccccccccc';

export interface Way {
  from: string;
  to: string | null;
}

export interface Base {
  id: string;
}

/** A town. */
export interface Town extends Base {
  /** null where a cube was. */
  goods: (Good | null)[];
  owners: Partial<Record<Good, Seat>>;
  counts: Record<string, number>;
  at: [number, number];
  ways: Way[];
  extra?: boolean;
}

export interface Take extends Action {
  do: 'take';
  good: Good;
}

export type Offer = Town | Way | null;
"""


def library_with(folder: Path, source: str) -> Library:
    """Our own, with one more game."""
    path = folder / "shown.py"
    path.write_text(source, encoding="utf-8")
    library = Library()
    library.modules["anden.games.toy.shown"] = Module("anden.games.toy.shown", path)
    library.file_of["anden.games.toy.shown"] = "toy"
    return library


def test_what_is_written(tmp_path: Path) -> None:
    text = library_with(tmp_path, SOURCE).files()["toy.ts"]
    head, body = text.split("from './server';\n")
    assert "anden.games.toy.shown" in head
    assert head.endswith("import type { Action, Seat } ")
    assert body == WRITTEN


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ("class Odd(TypedDict):\n    a: set[int]", "set"),
        ("class Odd(TypedDict):\n    a: Unknown", "Unknown"),
        ("class Odd(TypedDict, total=False):\n    a: int", "NotRequired"),
        ("from random import Random\nclass Odd(TypedDict):\n    a: Random", "random"),
        ("from anden.core.rules import Rules\nclass Odd(TypedDict):\n    a: Rules", "Rules"),
    ],
)
def test_what_the_client_cannot_know_is_refused(tmp_path: Path, more: str, what: str) -> None:
    with pytest.raises(Unreadable, match=what):
        library_with(tmp_path, f"{SOURCE}\n{more}\n").files()


def test_two_types_of_one_name_are_refused(tmp_path: Path) -> None:
    library = library_with(tmp_path, SOURCE)
    library.modules["anden.games.toy.actions"] = Module("anden.games.toy.actions", tmp_path / "shown.py")
    library.file_of["anden.games.toy.actions"] = "toy"
    assert library.files()["toy.ts"]
    (tmp_path / "actions.py").write_text('from typing import Literal\nGood = Literal["green"]\n')
    library.modules["anden.games.toy.actions"] = Module("anden.games.toy.actions", tmp_path / "actions.py")
    with pytest.raises(Unreadable, match="Good is declared in"):
        library.files()
