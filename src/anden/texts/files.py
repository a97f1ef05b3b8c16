"""Where the texts lie.

Games that say things alike share texts: a list of packages in `text/shared.json` of a game names whose `text/` comes after its
own, and people see one file. What both have is an error that the tests find.
"""

from __future__ import annotations

import json
import sys
from importlib import resources
from importlib.resources.abc import Traversable

from anden.core.registry import rules_of

LANGUAGES = ("es", "en")
PLATFORM = "platform"


class UnknownTexts(LookupError):
    """There is no such text file."""


def folder_of(game: str) -> Traversable:
    """The folder of a game that holds `text/`: the package of its rules or the nearest one around it."""
    package = type(rules_of(game)).__module__
    while "." in package:
        package = package.rpartition(".")[0]
        if package in sys.modules:
            folder = resources.files(package)
            if folder.joinpath("text").is_dir():
                return folder
    raise UnknownTexts(f"the game {game!r} has no folder text/ beside its rules")


def source(game: str, lang: str) -> str:
    """The Fluent file of a game with what it shares, or of the `platform`."""
    if game == PLATFORM:
        return _read(resources.files("anden.texts").joinpath(PLATFORM), f"{lang}.ftl", lang)
    return "\n".join(_read(folder, f"{lang}.ftl", lang) for folder in text_folders(game))


def text_folders(game: str) -> list[Traversable]:
    """The folders whose texts a game says: its own, then those it shares."""
    own = folder_of(game).joinpath("text")
    shared = own.joinpath("shared.json")
    packages = json.loads(shared.read_text(encoding="utf-8")) if shared.is_file() else []
    return [own, *(resources.files(package).joinpath("text") for package in packages)]


def guide_source(game: str, lang: str) -> str:
    """The rules guide of a game, or of the `platform`, as Markdown."""
    root = resources.files("anden.texts").joinpath(PLATFORM) if game == PLATFORM else folder_of(game)
    return _read(root.joinpath("guide"), f"{lang}.md", lang)


def _read(folder: Traversable, name: str, lang: str) -> str:
    if lang not in LANGUAGES:
        raise UnknownTexts(f"no texts in {lang!r}; there are: {', '.join(LANGUAGES)}")
    try:
        return folder.joinpath(name).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise UnknownTexts(f"there is no {name} in {folder}") from error
