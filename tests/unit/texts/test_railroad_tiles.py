"""Railroad Tiles: every key has its text with the arguments it gets, and every rule its entry in the guide."""

from __future__ import annotations

from typing import Any

import pytest

from anden.games.railroad_tiles import keys
from anden.games.railroad_tiles.printed.faces import CHALLENGES, FACES, OBJECTIVES, TOKEN_IDS
from tests.unit.texts.fluent_files import LANGUAGES, messages_of, sections_of
from tests.unit.texts.game_texts import Arguments, Samples, TextsOfAGame, arguments_of, sentence_of

GAME = "railroad_tiles"

ARGUMENTS: Arguments = {
    **arguments_of(keys, notes=False),
    **{f"option-challenge-{number}": () for number in (0, *CHALLENGES)},
}
SAMPLES: Samples = {
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


def sentence(language: str, key: str, **args: Any) -> str:
    return sentence_of(GAME, language, key, **args)


class TestTexts(TextsOfAGame):
    game, keys, arguments, samples = GAME, keys, ARGUMENTS, SAMPLES


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_points_are_not_told_as_one(language: str) -> None:
    assert "-1" in sentence(language, "event-final", seat=0, player="Ana", points=-1, place=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_named_by_its_routes(language: str) -> None:
    """Tiles with the same routes have the same name, others another one."""
    names: dict[str, str] = {}
    for face in FACES:
        name = sentence(language, "tile-name", tile=face.code)
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
