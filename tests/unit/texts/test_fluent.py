"""Both languages say the same things: same messages, same variables, nothing left over from the other language."""

from __future__ import annotations

import pytest

from tests.unit.texts.fluent_files import LANGUAGES, messages_of, read_messages, text_sources

SOURCES = sorted(text_sources())
LONG = 40
"""Texts at least this long cannot be the same in Spanish and English by accident."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_parses_without_junk(source: str, language: str) -> None:
    messages = messages_of(source, language)
    assert messages.junk == []
    assert messages.doubled == []
    assert messages.variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_refers_only_to_messages_that_exist(source: str, language: str) -> None:
    messages = messages_of(source, language)
    for key, references in messages.references.items():
        assert references <= set(messages.variables), key


@pytest.mark.parametrize("source", SOURCES)
def test_both_languages_have_the_same_messages(source: str) -> None:
    spanish, english = (messages_of(source, language) for language in LANGUAGES)
    assert _public(spanish.variables) == _public(english.variables)


@pytest.mark.parametrize("source", SOURCES)
def test_both_languages_use_the_same_variables(source: str) -> None:
    spanish, english = (messages_of(source, language) for language in LANGUAGES)
    different = {
        key: (spanish.needed(key), english.needed(key))
        for key in _public(spanish.variables)
        if spanish.needed(key) != english.needed(key)
    }
    assert different == {}


@pytest.mark.parametrize("source", SOURCES)
def test_no_long_text_is_the_same_in_both_languages(source: str) -> None:
    spanish, english = (messages_of(source, language) for language in LANGUAGES)
    same = [
        key for key, text in spanish.words.items() if len(text) >= LONG and english.words.get(key) == text
    ]
    assert same == []


def test_the_reader_sees_junk_doubles_and_handed_on_variables() -> None:
    messages = read_messages(
        "a = { $x } { b }\nb = { $y -> \n   [one] 1\n  *[other] { $z }\n }\nb = 2\n= 3\n"
    )
    assert messages.needed("a") == {"x"}  # the second `b` has no variables
    assert messages.doubled == ["b"]
    assert messages.junk == ["= 3"]
    assert read_messages("a = { $x } { b }\nb = { $y }\n").needed("a") == {"x", "y"}


def _public(messages: dict[str, set[str]]) -> set[str]:
    """Without terms: how many of them a language needs for its grammar is its own affair."""
    return {key for key in messages if not key.startswith("-")}
