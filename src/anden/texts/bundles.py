"""Fluent files as sentences."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from anden.texts.files import PLATFORM, source

HYPHEN_OF_A_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")


class Texts:
    """The texts of one game in one language; what the game does not have is looked up in the platform's."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        names = [game] if game == PLATFORM else [game, PLATFORM]
        self._bundles = [read_bundle(source(name, lang), lang) for name in names]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def format(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence for a key, with a true minus before negative numbers. An unknown key comes back itself, so that a gap
        is seen and nothing breaks."""
        plain = {name: self._plain(name, value) for name, value in (args or {}).items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, plain)
                    return HYPHEN_OF_A_NUMBER.sub("−", str(text))
        return key

    def _plain(self, name: str, value: Any) -> Any:
        """Fluent knows strings and numbers; flags become `true` and `false`, lists «a, b y c». Where there is a message
        `tile-name`, the items of a list `tiles` are named by it: each is its `tile`."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if not isinstance(value, list | tuple):
            return value
        one = name.removesuffix("s")
        if self._bundles[0].has_message(f"{one}-name"):
            return listed([self.format(f"{one}-name", {one: item}) for item in value], self.lang)
        return listed([str(self._plain(name, item)) for item in value], self.lang)


def listed(items: list[str], lang: str) -> str:
    """«a, b y c», as the client has it: in Spanish «e» before the sound of an i, in English a comma before the last of three."""
    if len(items) < 2:
        return "".join(items)
    *first, last = items
    if lang == "es":
        return f"{', '.join(first)} {'e' if re.match('i|hi(?!e)', last, re.IGNORECASE) else 'y'} {last}"
    return f"{', '.join(first)}{',' if len(first) > 1 else ''} and {last}"


def read_bundle(ftl: str, lang: str) -> FluentBundle:
    """A Fluent file ready for use. Besides what Fluent knows it has `NAME($id, kind: "place")`: the message `place-<id>`,
    so that one text can name hundreds of things."""

    def name(value: Any, kind: str) -> Any:
        key = f"{kind}-{value}"
        pattern = texts.get_message(key).value if texts.has_message(key) else None
        return readable(str(value)) if pattern is None else texts.format_pattern(pattern)[0]

    functions: dict[str, Any] = {"NAME": name}
    texts = FluentBundle([lang], functions=functions, use_isolating=False)
    texts.add_resource(FluentResource(ftl))
    return texts


def readable(thing: str) -> str:
    """What has no text, as a place of a map somebody added: `new_town` is told as «New Town», anything else as it is."""
    if re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", thing) is None:
        return thing
    return " ".join(word[0].upper() + word[1:] for word in thing.split("_"))


@lru_cache(maxsize=64)
def bundle(game: str, lang: str) -> Texts:
    """The texts of a game (or the `platform`) in a language. Raises UnknownTexts."""
    return Texts(game, lang)


def ids(game: str, lang: str) -> tuple[list[str], list[str]]:
    """The keys in a Fluent file, in order, and what in it is no Fluent."""
    keys, junk = [], []
    for entry in FluentParser().parse(source(game, lang)).body:
        if isinstance(entry, ast.Message):
            keys.append(entry.id.name)
        elif isinstance(entry, ast.Junk):
            junk.append(entry.content or "")
    return keys, junk
