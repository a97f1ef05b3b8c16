"""Quotation marks, apostrophes, pages and units are set the same way everywhere."""

from __future__ import annotations

import re

import pytest

from tests.unit.texts.fluent_files import LANGUAGES, guide_sources, messages_of, sections_of, text_sources
from tests.unit.texts.terms import lines_of_the_players_guide

FOREIGN = {"es": "“”‘’'\"", "en": "«»‹›'\""}
"""Marks that a language does not use: Spanish quotes «so», English “so” and writes ’ for an apostrophe."""
CODE = re.compile(r"`[^`]*`|<[^>]*>|\]\([^)]*\)")
PLAIN_SPACE_BEFORE_A_UNIT = re.compile(r"[\d…] [$M](?!\w)")
SEVERAL_PAGES = re.compile(r"(?<!p)p\. (?=\d+(?:-|, | y | and )\d)")
ONE_PAGE = re.compile(r"pp\. \d+(?!\d|-|, \d| y \d| and \d)")


def texts_in(language: str) -> dict[str, str]:
    """All that people read, by where it stands."""
    found = {
        f"{source}: {key}": "\n".join(said)
        for source in text_sources()
        for key, said in messages_of(source, language).said.items()
        if not key.startswith("place-")  # as on the board
    }
    for source in guide_sources():
        found |= {f"{source}#{s.id}": f"{s.title}\n{s.text}" for s in sections_of(source, language)}
    for part, lines in lines_of_the_players_guide(language).items():
        found[f"players-guide#{part}"] = "\n".join(lines)
    return {where: CODE.sub("", text) for where, text in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    wrong = {
        where: mark
        for where, text in texts_in(language).items()
        for mark in FOREIGN[language]
        if mark in text
    }
    assert wrong == {}


def test_a_unit_does_not_stand_alone_on_a_line() -> None:
    """In Spanish the unit follows: a no-break space ties it to its number."""
    wrong = [where for where, text in texts_in("es").items() if PLAIN_SPACE_BEFORE_A_UNIT.search(text)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", [source for source in guide_sources() if source != "platform"])
def test_several_pages_are_named_as_such(source: str, language: str) -> None:
    for section in sections_of(source, language):
        assert not SEVERAL_PAGES.search(section.rulebook), section.id
        assert not ONE_PAGE.search(section.rulebook), section.id
