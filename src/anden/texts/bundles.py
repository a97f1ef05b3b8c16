"""Fluent files as sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from anden.texts.files import PLATFORM, source


class Texts:
    """The texts of one game in one language; what the game does not have is looked up in the platform's."""

    def __init__(self, game: str, lang: str) -> None:
        self.lang = lang
        names = [game] if game == PLATFORM else [game, PLATFORM]
        self._bundles = [_bundle(name, lang) for name in names]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def format(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence for a key. An unknown key comes back itself, so that a gap is seen and nothing breaks."""
        plain = {name: self._plain(name, value) for name, value in (args or {}).items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, plain)
                    return str(text)
        return key

    def _plain(self, name: str, value: Any) -> Any:
        """Fluent knows strings and numbers; flags become `true` and `false`, lists are joined. Where there is a message
        `tile-name`, the items of a list `tiles` are named by it: each is its `tile`."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if not isinstance(value, list | tuple):
            return value
        one = name.removesuffix("s")
        if self._bundles[0].has_message(f"{one}-name"):
            return ", ".join(self.format(f"{one}-name", {one: item}) for item in value)
        return ", ".join(str(self._plain(name, item)) for item in value)


def _bundle(name: str, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(name, lang)))
    return bundle


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
