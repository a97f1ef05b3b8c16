"""The games on the shelf: what they offer, their texts, and their rules guides."""

from __future__ import annotations

import re
from functools import lru_cache

from markdown_it import MarkdownIt

from anden.core.registry import UnknownGame, installed
from anden.server import wire
from anden.server.errors import Refusal
from anden.texts.bundles import bundle
from anden.texts.files import LANGUAGES, PLATFORM, UnknownTexts, guide_source, source

HEADING = re.compile(r"^## (?P<title>.*?)\s*\{#(?P<id>[^}]+)\}\s*$", re.MULTILINE)
RULEBOOK = re.compile(r"\A>\s*\w+:\s*(?P<where>.+)\n")


def games() -> list[wire.GameInfo]:
    """All games that are installed, in the order of their ids."""
    found = []
    for game, rules in sorted(installed().items()):
        counts = [n for board in rules.maps for n in board.players]
        found.append(
            wire.GameInfo(
                id=game,
                words={lang: words(game, lang) for lang in LANGUAGES},
                status="ready",
                maps=list(rules.maps),
                players=wire.Players(min(counts), max(counts)),
                options=list(rules.options),
                levels=list(wire.LEVELS),
            )
        )
    return found


def words(game: str, lang: str) -> wire.GameWords:
    """What the game's own texts call it; a game without texts goes by its id."""
    try:
        said = bundle(game, lang)
    except UnknownTexts:
        said = bundle(PLATFORM, lang)
    name, pitch = (said.format(key) if said.has(key) else "" for key in ("game-name", "game-pitch"))
    return wire.GameWords(name=name or game, pitch=pitch, round=said.format("game-round"))


def texts(game: str, lang: str) -> str:
    """The Fluent file of a game or of the platform."""
    try:
        return source(game, lang)
    except (UnknownTexts, UnknownGame):
        raise Refusal(404, "not_found") from None


@lru_cache(maxsize=16)
def guide(game: str, lang: str) -> wire.Guide:
    """The rules guide, one section per rule."""
    try:
        text = guide_source(game, lang)
    except (UnknownTexts, UnknownGame):
        raise Refusal(404, "not_found") from None
    return wire.Guide(split_guide(text))


def split_guide(text: str) -> list[wire.GuideSection]:
    """The sections of a guide in Markdown: `## Title {#id}`, then a quoted line that names the rulebook."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    sections = []
    for head, end in zip(heads, ends, strict=True):
        body = text[head.end() : end].strip() + "\n"
        where = RULEBOOK.match(body)
        if where is not None:
            body = body[where.end() :]
        sections.append(
            wire.GuideSection(
                head["id"], head["title"], where["where"].strip() if where else "", reader.render(body)
            )
        )
    return sections
