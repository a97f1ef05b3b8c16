"""The glossary: what a thing is called, and what it must not be called, so that page, log, rules and manual name it alike.

`glossary/<name>.toml` holds terms in both languages:

    [[term]]
    meaning = "the cards not yet drawn"
    es = "pila"
    en = "pile"
    not_es = ['\\bmazos?\\b']          # regular expressions, whatever the case, on what a person reads
    not_en = ['\\bdecks?\\b']
    except = ["message-key", "guide#section", "players-guide#game"]   # each with its reason in a comment

`platform` holds for the platform, the frame of the pages and the players' guides; a game for its texts, its board, its guide, its section of the
players' guides and what the frame says of it; a folder that several games draw with (`cube_rails`) for its own texts and for those games.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec

from tests.unit.texts.fluent_files import guide_sources, messages_of, sections_of, users_of

FOLDER = Path(__file__).parent / "glossary"
PLAYERS_GUIDE = Path(__file__).resolve().parents[3] / "docs"
FRAME = ("platform", "web")


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing with its name in both languages."""

    meaning: str
    es: str
    en: str
    not_es: tuple[str, ...] = ()
    not_en: tuple[str, ...] = ()
    exempt: tuple[str, ...] = msgspec.field(default=(), name="except")

    def name(self, language: str) -> str:
        return self.es if language == "es" else self.en

    def refused(self, language: str) -> tuple[str, ...]:
        return self.not_es if language == "es" else self.not_en

    def wrong_words(self, language: str, text: str) -> list[str]:
        """The words of a text that are refused for this thing."""
        return [
            found[0] for word in self.refused(language) for found in re.finditer(word, text, re.IGNORECASE)
        ]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    term: tuple[Term, ...]


def glossaries() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def terms_of(glossary: str) -> tuple[Term, ...]:
    source = tomllib.loads((FOLDER / f"{glossary}.toml").read_text(encoding="utf-8"))
    return msgspec.convert(source, _File).term


@cache
def texts_for(glossary: str, language: str) -> dict[str, tuple[str, ...]]:
    """All that a glossary holds for: a message under its key, a section of a guide as `guide#id`, a part of the players' guide as
    `players-guide#game` (`players-guide#general` for what is about no game)."""
    if glossary == "platform":
        own = [_messages(source, language) for source in FRAME]
        parts = players_guide(language).items()
        return _joined(
            *own, _guide("platform", language), {f"players-guide#{part}": said for part, said in parts}
        )
    if glossary not in guide_sources():
        shared = f"{glossary}/board"
        return _joined(
            _messages(shared, language), *(texts_for(game, language) for game in users_of(glossary))
        )
    frame = {
        key: said for source in FRAME for key, said in _messages(source, language).items() if glossary in key
    }
    section = {f"players-guide#{glossary}": players_guide(language)[glossary]}
    own = [_messages(source, language) for source in (glossary, f"{glossary}/board")]
    return _joined(*own, _guide(glossary, language), frame, section)


def _joined(*sources: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Two games have the same key for a text of their own: the texts of both stand under it."""
    joined: dict[str, tuple[str, ...]] = {}
    for source in sources:
        for key, said in source.items():
            joined[key] = joined.get(key, ()) + said
    return joined


def _messages(source: str, language: str) -> dict[str, tuple[str, ...]]:
    said = messages_of(source, language).said
    return {key: tuple(map(plain, texts)) for key, texts in said.items()}


def _guide(source: str, language: str) -> dict[str, tuple[str, ...]]:
    return {
        f"guide#{section.id}": (plain(section.title), _prose(section.lines))
        for section in sections_of(source, language)
    }


@cache
def players_guide(language: str) -> dict[str, tuple[str, ...]]:
    """The words of the players' guide, by game; `general` is what is about no game."""
    return {part: (_prose(lines),) for part, lines in lines_of_the_players_guide(language).items()}


def lines_of_the_players_guide(language: str) -> dict[str, list[str]]:
    """By game: the section of a game has the game's name as its heading."""
    names = {messages_of(game, language).words["game-name"]: game for game in games()}
    page = (PLAYERS_GUIDE / f"players-guide.{language}.md").read_text(encoding="utf-8")
    parts: dict[str, list[str]] = {"general": [], **{game: [] for game in games()}}
    part = "general"
    for line in page.splitlines():
        if line.startswith("#"):
            part = names.get(line.strip("# "), "general")
        parts[part].append(line)
    return parts


def games() -> list[str]:
    return [source for source in guide_sources() if source != "platform"]


def _prose(lines: list[str]) -> str:
    """Without the line that quotes the printed rulebook, without the targets of links and without code."""
    text = "\n".join(line for line in lines if not re.match("> (Rulebook|Reglamento):", line))
    return plain(re.sub(r"\]\([^)]*\)|`[^`]*`", "]", text))


def plain(text: str) -> str:
    """Words with one plain space between them."""
    return " ".join(text.split())
