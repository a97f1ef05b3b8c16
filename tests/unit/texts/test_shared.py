"""What Age of Steam and Raíles say alike is said once, in `cube_rails/text`; what differs stays with each game."""

from __future__ import annotations

import pytest

from anden.texts.files import text_folders
from tests.unit.texts.fluent_files import LANGUAGES, read_messages, text_sources

GAMES = ("age_of_steam", "railes")
NAMED_BY_MAPS = ("place-",)
"""Towns that happen to lie on maps of both games."""


def own(game: str, language: str) -> str:
    return (text_sources()[game] / f"{language}.ftl").read_text(encoding="utf-8")


def entries(source: str) -> dict[str, str]:
    """By key: the whole message as it is written."""
    found: dict[str, str] = {}
    key = ""
    for line in source.splitlines():
        name, sign, _ = line.partition(" = ")
        if sign and line[:1].isalpha():
            key = name
        if not line.startswith("#") and line.strip():
            found[key] = found.get(key, "") + line + "\n"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_shared_texts_come_after_the_own_ones(game: str) -> None:
    assert [folder.name for folder in text_folders(game)] == ["text", "text"]
    assert text_folders("railroad_tiles")[1:] == []


def test_no_text_is_written_twice() -> None:
    files = [[entries(own(game, language)) for language in LANGUAGES] for game in GAMES]
    keys = [set(game[0]) for game in files]
    alike = [
        key
        for key in sorted(keys[0] & keys[1])
        if all(files[0][i][key] == files[1][i].get(key) for i in range(len(LANGUAGES)))
        and not key.startswith(NAMED_BY_MAPS)
    ]
    assert alike == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_texts_lean_on_shared_texts_only(language: str) -> None:
    """Else a change of one game's words would change what the other says."""
    folder = text_folders(GAMES[0])[1]
    messages = read_messages(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8"))
    for key, references in messages.references.items():
        assert references <= set(messages.variables), key
