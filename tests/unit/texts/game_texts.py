"""What the texts of every game must keep: each key has a sentence that uses only the arguments it gets, in both languages."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from anden.core.registry import rules_of
from anden.texts.bundles import read_bundle
from tests.unit.texts.fluent_files import LANGUAGES, fluent_of, messages_of, sections_of

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
KINDS = ("event-", "problem-", "score-", "phase-", "option-")
NUMBERS = (-3, -1, 0, 1, 2, 15)

Arguments = dict[str, tuple[str, ...]]
Samples = dict[str, tuple[Any, ...]]


def arguments_of(keys: ModuleType, *, notes: bool = True) -> Arguments:
    """Every text key of a game with the arguments the engine gives it; notes: its options are explained."""
    parts = ("", "-note") if notes else ("",)
    return {
        **{f"event-{key}": args for key, args in keys.EVENTS.items()},
        **{f"problem-{key}": known.args for key, known in keys.PROBLEMS.items()},
        **{f"score-{key}": args for key, args in keys.SCORES.items()},
        **{f"score-{key}-head": () for key in keys.SCORES},
        **{f"phase-{key}": args for key, args in keys.PHASES.items()},
        **{f"option-{key}{part}": () for key in keys.OPTIONS for part in parts},
        **{f"option-{key}-{value}": () for key, values in keys.OPTIONS.items() for value in values},
    }


def with_names(args: tuple[str, ...]) -> set[str]:
    """The arguments a text gets: those of its key, and names where there are seats."""
    return {*args, *(["player"] if "seat" in args else []), *(["players"] if "seats" in args else [])}


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    return read_bundle(fluent_of(game, language), language)


def sentence_of(game: str, language: str, key: str, **args: Any) -> str:
    """A text with its arguments, with plain spaces."""
    bundle = _bundle(game, language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    assert errors == [], (key, args)
    return str(text).replace(NO_BREAK_SPACE, " ")


def entries_of(game: str, language: str) -> dict[str, str]:
    """The entries of the rules guide, with plain spaces."""
    return {section.id: section.text.replace(NO_BREAK_SPACE, " ") for section in sections_of(game, language)}


@pytest.mark.parametrize("language", LANGUAGES)
class TextsOfAGame:
    """The tests. A game's own class says which game it is and gives samples of what stands in its arguments."""

    game: str
    keys: ModuleType
    arguments: Arguments
    samples: Samples
    numbers: tuple[int, ...] = NUMBERS
    """What stands in arguments that have no samples."""

    def test_every_key_has_a_text_that_uses_only_its_arguments(self, language: str) -> None:
        messages = messages_of(self.game, language)
        assert [key for key in self.arguments if key not in messages.variables] == []
        wrong = {key: messages.needed(key) - with_names(args) for key, args in self.arguments.items()}
        assert {key: unknown for key, unknown in wrong.items() if unknown} == {}

    def test_no_text_has_lost_its_key(self, language: str) -> None:
        found = {key for key in messages_of(self.game, language).variables if key.startswith(KINDS)}
        assert found - self.arguments.keys() == set()

    def test_every_text_can_be_formatted(self, language: str) -> None:
        for key, args in self.arguments.items():
            values = {name: self.samples.get(name, self.numbers) for name in with_names(args)}
            for n in range(max(map(len, values.values()), default=1)):
                given = {name: samples[n % len(samples)] for name, samples in values.items()}
                text = sentence_of(self.game, language, key, **given)
                assert text, (key, given)
                assert "{" not in text, (key, given)
                assert "  " not in text, (key, given)

    def test_every_rule_has_an_entry_in_the_guide(self, language: str) -> None:
        rules = {*self.keys.RULES, *(known.rule for known in self.keys.PROBLEMS.values())}
        rules |= {change.rule for change in rules_of(self.game).changes}
        assert rules - entries_of(self.game, language).keys() == set()

    def test_every_change_of_the_rules_is_told(self, language: str) -> None:
        """Somebody who plays by an earlier version reads what is different today: `change-<key>`, a sentence without arguments."""
        messages = messages_of(self.game, language)
        told = {key for key in messages.variables if key.startswith("change-")}
        assert told == {f"change-{change.key}" for change in rules_of(self.game).changes}
        assert {key for key in told if messages.needed(key)} == set()
