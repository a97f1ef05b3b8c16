"""Railroad Tiles: every key has its text with the arguments it gets, and every rule its entry in the guide."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from anden.games.railroad_tiles import keys
from anden.games.railroad_tiles.faces import CHALLENGES, FACES, OBJECTIVES, TOKEN_IDS
from tests.unit.texts.fluent_files import LANGUAGES, messages_of, sections_of, text_sources

GAME = "railroad_tiles"

ARGUMENTS: dict[str, tuple[str, ...]] = {
    **{f"event-{key}": args for key, args in keys.EVENTS.items()},
    **{f"problem-{key}": known.args for key, known in keys.PROBLEMS.items()},
    **{f"score-{key}": args for key, args in keys.SCORES.items()},
    **{f"score-{key}-head": () for key in keys.SCORES},
    **{f"phase-{key}": args for key, args in keys.PHASES.items()},
    **{f"option-{key}": () for key in keys.OPTIONS},
    **{f"option-{key}-{value}": () for key, values in keys.OPTIONS.items() for value in values},
}
"""Every text key with the arguments the engine gives it."""

SAMPLES: dict[str, tuple[Any, ...]] = {
    "tile": (*[face.code for face in FACES], "D99"),
    "objective": OBJECTIVES,
    "token": (*TOKEN_IDS, 1, 2),
    "number": tuple(CHALLENGES),
    "pawn": ("car", "train", "passenger"),
    "route": ("road", "rail", "blank"),
    "other": ("road", "rail", "blank"),
    "side": ("N", "E", "S", "W", "left", "right"),
    "phase": tuple(keys.PHASES),
    "action": ("start", "take", "lay", "refuse", "discard", "place", "end"),
}
NUMBERS = (-3, -1, 0, 1, 2, 15)


@cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(
        FluentResource((text_sources()[GAME] / f"{language}.ftl").read_text(encoding="utf-8"))
    )
    return bundle


def sentence(bundle: FluentBundle, key: str, args: dict[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    assert errors == [], (key, args)
    return str(text)


def with_names(args: tuple[str, ...]) -> set[str]:
    """The arguments a text gets: those of its key, and names where there are seats."""
    return {*args, *(["player"] if "seat" in args else []), *(["players"] if "seats" in args else [])}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ARGUMENTS)
def test_every_key_has_a_text_that_uses_only_its_arguments(key: str, language: str) -> None:
    messages = messages_of(GAME, language)
    assert key in messages.variables
    assert messages.needed(key) <= with_names(ARGUMENTS[key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_lost_its_key(language: str) -> None:
    kinds = ("event-", "problem-", "score-", "phase-")
    found = {key for key in messages_of(GAME, language).variables if key.startswith(kinds)}
    assert found <= set(ARGUMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ARGUMENTS)
def test_every_text_can_be_formatted(key: str, language: str) -> None:
    bundle = bundle_of(language)
    names = with_names(ARGUMENTS[key])
    for n in range(max(len(NUMBERS), *(len(SAMPLES.get(name, ())) for name in names), 1)):
        args = {name: (values := SAMPLES.get(name, NUMBERS))[n % len(values)] for name in names}
        text = sentence(bundle, key, args)
        assert text
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_points_are_not_told_as_one(language: str) -> None:
    bundle = bundle_of(language)
    args = {"seat": 0, "player": "Ana", "points": -1, "place": 1}
    assert "-1" in sentence(bundle, "event-final", args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_named_by_its_routes(language: str) -> None:
    """Tiles with the same routes have the same name, others another one."""
    bundle = bundle_of(language)
    names: dict[str, str] = {}
    for face in FACES:
        name = sentence(bundle, "tile-name", {"tile": face.code})
        assert names.setdefault(face.configuration, name) == name, face.code
        assert name != face.code
        if face.code not in OBJECTIVES:
            assert f"configuration-{face.configuration}" in messages_of(GAME, language).variables
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_box_holds_has_names(language: str) -> None:
    messages = messages_of(GAME, language).variables
    wanted = [f"token-{token}" for token in TOKEN_IDS]
    wanted += [f"pawn-{pawn}" for pawn in ("car", "train", "passenger", "star")]
    wanted += [f"objective-{name}{part}" for name in OBJECTIVES for part in ("", "-condition")]
    wanted += [f"challenge-{number}{part}" for number in (0, *CHALLENGES) for part in ("", "-mission")]
    wanted += [f"option-challenge-{number}" for number in (0, *CHALLENGES)]
    assert [key for key in wanted if key not in messages] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_an_entry_in_the_guide(language: str) -> None:
    entries = {section.id for section in sections_of(GAME, language)}
    wanted = {*keys.RULES, *(known.rule for known in keys.PROBLEMS.values())}
    wanted |= {f"objective-{name}" for name in OBJECTIVES}
    wanted |= {f"challenge-{number}" for number in CHALLENGES}
    assert wanted - entries == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", CHALLENGES)
def test_the_guide_gives_the_values_of_a_challenge(number: int, language: str) -> None:
    challenge = CHALLENGES[number]
    entry = next(s for s in sections_of(GAME, language) if s.id == f"challenge-{number}")
    assert " · ".join(str(value) for value in challenge.thresholds) in entry.text
    name = messages_of(GAME, language).words[f"challenge-{number}"]
    assert entry.title.endswith(f" {number}: {name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_the_guide_calls_an_objective_by_its_name(objective: str, language: str) -> None:
    entry = next(s for s in sections_of(GAME, language) if s.id == f"objective-{objective}")
    assert entry.title.endswith(messages_of(GAME, language).words[f"objective-{objective}"])
