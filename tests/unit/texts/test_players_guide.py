"""The players' guides: both say the same things, call the buttons by their labels, and keep their sentences short."""

from __future__ import annotations

import re

import pytest

from tests.unit.texts.fluent_files import LANGUAGES, messages_of, sections_of, text_sources, users_of
from tests.unit.texts.reach import SHARED
from tests.unit.texts.terms import FRAME, games, lines_of_the_players_guide, plain

LONGEST = 40
"""Words of a sentence."""
LABEL = re.compile(r"(?<!\*)\*(?P<label>[^*\n]+)\*(?!\*)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_called_by_their_labels(language: str) -> None:
    unknown = [
        f"{part}: {match['label']}"
        for part, lines in lines_of_the_players_guide(language).items()
        for match in LABEL.finditer("\n".join(lines))
        if plain(match["label"]).lower() not in labels_of(part, language)
    ]
    assert unknown == []


def labels_of(part: str, language: str) -> set[str]:
    """What stands on the pages of a game: its board's texts, also those it shares, and the frame's, and the headings of its rules guide."""
    shared = [f"{folder}/board" for folder in SHARED if part in users_of(folder)]
    sources = [*FRAME, *shared, *(name for name in (part, f"{part}/board") if name in text_sources())]
    said = [
        text for source in sources for texts in messages_of(source, language).said.values() for text in texts
    ]
    headings = [section.title for section in sections_of(part, language)] if part in games() else []
    return {plain(text).lower() for text in (*said, *headings)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language: str) -> None:
    for part, lines in lines_of_the_players_guide(language).items():
        for paragraph in re.split(r"\n(?=[-#|\n])", "\n".join(lines)):
            for sentence in re.split(r"(?<=[.?!])\s", plain(paragraph)):
                assert len(sentence.split()) <= LONGEST, (part, sentence)


def test_both_languages_have_the_same_parts() -> None:
    spanish, english = (lines_of_the_players_guide(language) for language in LANGUAGES)
    assert spanish.keys() == english.keys()
    for part in spanish:
        assert shape(spanish[part]) == shape(english[part]), part


def shape(lines: list[str]) -> list[str]:
    """How each paragraph begins: a heading of some depth, an item of a list, a row of a table, an image, or a sentence."""
    marks = [re.match(r"#+|- |\||!|<|$", line) for line in lines if not line.startswith("  ")]
    return [mark[0] if mark else "" for mark in marks]
