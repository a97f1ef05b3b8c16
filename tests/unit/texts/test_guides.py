"""The rules guides: the same entries in both languages, short, and with the place in the rulebook."""

from __future__ import annotations

import pytest

from tests.unit.texts.fluent_files import LANGUAGES, guide_sources, read_sections, sections_of

SOURCES = sorted(guide_sources())
GAMES = [source for source in SOURCES if source != "platform"]
LONGEST = 1300
"""Characters of an entry: the panel that opens at a broken rule shows it without much scrolling."""


@pytest.mark.parametrize("source", SOURCES)
def test_same_entries_in_the_same_order(source: str) -> None:
    spanish, english = ([section.id for section in sections_of(source, language)] for language in LANGUAGES)
    assert spanish == english
    assert len(set(english)) == len(english)


@pytest.mark.parametrize("source", SOURCES)
def test_entries_are_translated(source: str) -> None:
    spanish, english = (sections_of(source, language) for language in LANGUAGES)
    for one, other in zip(spanish, english, strict=True):
        assert one.text != other.text, one.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("source", SOURCES)
def test_entries_are_neither_empty_nor_long(source: str, language: str) -> None:
    for section in sections_of(source, language):
        body = [line for line in section.lines if line and not line.startswith(">")]
        assert body, section.id
        assert len("\n".join(body)) <= LONGEST, section.id


@pytest.mark.parametrize("source", GAMES)
def test_entries_name_the_same_place_in_the_rulebook(source: str) -> None:
    """The heading is translated, the pages are the same."""
    spanish, english = (sections_of(source, language) for language in LANGUAGES)
    for one, other in zip(spanish, english, strict=True):
        assert one.rulebook, one.id
        assert other.rulebook, other.id
        assert one.pages == other.pages, one.id


@pytest.mark.parametrize("source", SOURCES)
def test_the_rulebook_line_is_in_the_language_of_the_guide(source: str) -> None:
    assert all("> Rulebook:" not in section.text for section in sections_of(source, "es"))
    assert all("> Reglamento:" not in section.text for section in sections_of(source, "en"))


def test_the_reader_refuses_a_heading_without_an_id() -> None:
    with pytest.raises(AssertionError, match="without an id"):
        read_sections("## Taking a column\n")


def test_the_reader_sees_the_pages_of_the_rulebook() -> None:
    told = {
        "«Vías», p. 4": ((4, 4),),
        "“Track”, pp. 5-6 and 12": ((5, 6), (12, 12)),
        "«Vías», pp. 5, 7 y 9": ((5, 5), (7, 7), (9, 9)),
        "card 2": (),
    }
    for rulebook, pages in told.items():
        (section,) = read_sections(f"## Track {{#track}}\n> Rulebook: {rulebook}\n")
        assert section.pages == pages, rulebook
