"""The texts the client asks for by name exist, in both languages."""

from __future__ import annotations

import re

import pytest

from tests.unit.texts.fluent_files import LANGUAGES, WEB, messages_of, text_sources, users_of

ASKED = re.compile(r"""\b(?:t|texts|words)\(\s*(?P<quote>['"])(?P<key>[A-Za-z][\w-]*)(?P=quote)""")
SHELL = ("web", "platform")
SHARED = [
    name for name in text_sources() if name.endswith("/board") and name.split("/")[0] not in text_sources()
]
"""Texts of folders that several boards draw with, such as `cube_rails`."""


def keys_in_the_client() -> dict[str, set[str]]:
    """Literal keys by the folder that asks: the name of a game for its board, '' for the shell."""
    found: dict[str, set[str]] = {}
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        if path.name.endswith(".test.ts") or "gallery" in path.parts:
            continue
        parts = path.relative_to(WEB).parts
        game = parts[1] if parts[0] == "boards" and len(parts) > 2 else ""
        keys = {match["key"] for match in ASKED.finditer(path.read_text(encoding="utf-8"))}
        found.setdefault(game, set()).update(keys)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(keys_in_the_client()))
def test_the_client_asks_for_texts_that_exist(game: str, language: str) -> None:
    sources = [game, f"{game}/board", *SHARED, *SHELL] if game else [*SHELL, *text_sources()]
    known = {
        key
        for source in sources
        if source in text_sources()
        for key in messages_of(source, language).variables
    }
    if f"{game}/board" in SHARED and users_of(
        game
    ):  # what is called differently in each game stands with each board
        known |= set.intersection(*(board_keys(user, language) for user in users_of(game)))
    assert sorted(keys_in_the_client()[game] - known) == []


def board_keys(board: str, language: str) -> set[str]:
    return set(messages_of(f"{board}/board", language).variables)


def test_the_client_is_read() -> None:
    assert {"undo", "hint"} <= keys_in_the_client()[""]
