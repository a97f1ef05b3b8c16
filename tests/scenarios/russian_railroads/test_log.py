"""What the log tells: every event, phase and score line of whole games is a sentence in both languages."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Setup
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.keys import EVENTS, SCORES
from anden.texts.bundles import Texts, read_bundle
from anden.texts.names import args_with_names
from tests.property.russian_railroads_naive.players import STYLES, pick
from tests.unit.texts.fluent_files import LANGUAGES, text_sources

NAMES = ("Ana", "Beto", "Carla", "Dani")


@cache
def texts_of(language: str) -> Texts:
    """The texts of the game, whether it is on the shelf or not."""
    texts = object.__new__(Texts)
    source = (text_sources()["russian_railroads"] / f"{language}.ftl").read_text(encoding="utf-8")
    texts.lang, texts._bundles = language, [read_bundle(source, language)]
    return texts


def said(language: str, key: str, args: dict[str, Any]) -> str:
    text = texts_of(language).format(key, args_with_names(args, None, NAMES.__getitem__))
    assert text != key
    assert not re.search(r"[{}_]|  |None|True|False", text), text
    return text


@cache
def games() -> tuple[tuple[str, tuple[tuple[str, Any], ...]], ...]:
    """Keys and arguments of everything that a few games tell."""
    found: dict[str, tuple[str, tuple[tuple[str, Any], ...]]] = {}
    for seed in range(18):
        rng = Random(f"log {seed}")
        players = 2 + seed % 3
        s = rules.start(Setup(game=rules.id, version=rules.version, players=players))
        while to_act := rules.to_act(s):
            seat = to_act[0]
            action = (
                rules.sample_chance(s, rng)
                if seat == CHANCE
                else pick(STYLES[(seed + seat) % len(STYLES)], list(rules.legal(s, seat)), rng)
            )
            told = [(f"event-{event.key}", event.args) for event in rules.apply(s, seat, action)]
            phase = rules.phase(s)
            told.append((f"phase-{phase.key}", phase.args))
            found |= {str(one): (one[0], tuple(one[1].items())) for one in told}
        for score in rules.scores(s):
            for line in score.lines:
                found[str(line)] = (f"score-{line.key}", tuple(line.args.items()))
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_a_sentence(language: str) -> None:
    for key, args in games():
        text = said(language, key, dict(args))
        if key.startswith("event-"):
            assert re.fullmatch(r"[¿«“A-ZÁÉÍÓÚ0-9].*[.?]", text), text


def test_nearly_every_event_and_score_line_happens_in_these_games() -> None:
    seen = {key for key, _ in games()}
    rare = {"event-doublers_lost", "event-points_locomotives", "event-black_worker", "event-engineer_card"}
    rare |= {"event-factory_replaced", "event-card", "event-small", "event-build_face_up", "event-swap"}
    rare |= {
        "event-look",
        "event-bonus",
        "event-bonus_card",
        "event-ten_points",
        "event-end_card",
        "event-extra_advance",
    }
    assert {f"event-{key}" for key in EVENTS} - seen <= rare
    assert {f"score-{key}" for key in SCORES} - seen <= {
        "score-end_card",
        "score-ten_points",
        "score-factories",
    }
