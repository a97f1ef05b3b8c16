"""Page, log, rules guide and players' guide call a thing by one name: that of the glossary."""

from __future__ import annotations

import pytest

from tests.unit.texts.fluent_files import LANGUAGES, guide_sources, read_messages, users_of
from tests.unit.texts.terms import Term, glossaries, players_guide, terms_of, texts_for

GLOSSARIES = glossaries()


def around(word: str, text: str, context: int = 60) -> str:
    at = text.index(word)
    return text[max(0, at - context) : at + len(word) + context]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glossary", GLOSSARIES)
def test_things_are_called_by_their_names(glossary: str, language: str) -> None:
    wrong = [
        f"{key}: «{word}» is called {term.name(language)} ({term.meaning}): {around(word, text)}"
        for term in terms_of(glossary)
        for key, texts in texts_for(glossary, language).items()
        if key not in term.exempt
        for text in texts
        for word in term.wrong_words(language, text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("glossary", GLOSSARIES)
def test_the_names_are_in_use(glossary: str, language: str) -> None:
    """A name that no text says is a mistake in the glossary, and so is one that the glossary itself refuses."""
    said = [text.lower() for texts in texts_for(glossary, language).values() for text in texts]
    for term in terms_of(glossary):
        name = term.name(language)
        assert any(name.lower() in text for text in said), name
        assert term.wrong_words(language, name) == [], name


@pytest.mark.parametrize("glossary", GLOSSARIES)
def test_exceptions_are_needed(glossary: str) -> None:
    for term in terms_of(glossary):
        for key in term.exempt:
            assert any(
                term.wrong_words(language, text)
                for language in LANGUAGES
                for text in texts_for(glossary, language).get(key, ())
            ), (term.en, key)


@pytest.mark.parametrize("glossary", GLOSSARIES)
def test_every_term_refuses_something(glossary: str) -> None:
    assert [term.meaning for term in terms_of(glossary) if not term.not_es and not term.not_en] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_read(language: str) -> None:
    """Each kind of text is among those a glossary is held against, and the players' guides have every game."""
    assert all(prose for (prose,) in players_guide(language).values())
    for game in guide_sources():
        kinds = {key.partition("#")[0] for key in texts_for(game, language) if "#" in key}
        assert kinds == {"guide", "players-guide"}, game
    railes = texts_for("railes", language)
    assert {"game-name", "game-pitch", "problem-not_now", "ra-printed", "guide#overview"} <= railes.keys()
    assert set(users_of("cube_rails")) == {"age_of_steam", "railes"}
    assert {"cr-open-tiles", "ra-printed", "aos-cube"} <= texts_for("cube_rails", language).keys()


def test_a_wrong_word_is_seen_in_every_branch() -> None:
    term = Term(meaning="cards not yet drawn", es="pila", en="pile", not_es=(r"\bmazos?\b",))
    said = read_messages(
        "a = { $n ->\n    [one] El Mazo tiene una carta\n   *[other] { $n } cartas\n }\n"
    ).said
    assert [term.wrong_words("es", text) for text in said["a"]] == [[], ["Mazo"], []]
    assert term.wrong_words("en", "El mazo") == []
    assert term.wrong_words("es", "amazona") == []
