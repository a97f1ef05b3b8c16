"""The platform's refusals: each has a text, and those a guide can explain an entry in it, in both languages."""

from __future__ import annotations

import re

import pytest

from anden.server.errors import UNEXPLAINED, rule_of
from tests.unit.texts.fluent_files import LANGUAGES, PACKAGE, messages_of, sections_of

CALL = re.compile(
    r"""(?:platform_problem|Refusal|ErrorBody|body_of|_turn_away)\((?:\s*(?:\d+|HTTPStatus\.\w+),)?\s*"(?P<key>[a-z_]+)\""""
)
ALTERNATIVE = re.compile(r"""Refusal\(\s*\d+, "(?P<one>[a-z_]+)" if .+? else "(?P<other>[a-z_]+)\"""")
STATUS = ("not_found", "not_allowed", "malformed", "too_large", "refused")
RECORDS = ("bad_record", "bad_record_action", "partial_record")


def keys_in_the_sources() -> set[str]:
    """The keys that core and server refuse with, as they stand in the code."""
    found = {*STATUS, *RECORDS}
    for path in [*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "server").rglob("*.py")]:
        if "testing" in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        found |= {match["key"] for match in CALL.finditer(text)}
        for match in ALTERNATIVE.finditer(text):
            found |= {match["one"], match["other"]}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    messages = messages_of("platform", language).variables
    assert [key for key in sorted(keys_in_the_sources()) if f"problem-{key}" not in messages] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_refusal_is_an_entry_of_the_guide_or_empty(language: str) -> None:
    """A limit or a full disk is no rule of a game: there is nothing to look up."""
    entries = {section.id for section in sections_of("platform", language)}
    rules = {key: rule_of(key) for key in keys_in_the_sources()}
    assert {key: rule for key, rule in rules.items() if rule and rule not in entries} == {}
    assert sorted(key for key in UNEXPLAINED if f"platform-{key}" in entries) == []


def test_no_key_is_kept_that_nobody_uses() -> None:
    assert sorted(UNEXPLAINED - keys_in_the_sources()) == []


def test_the_sources_are_read() -> None:
    assert {
        "undo_needs_consent",
        "stale",
        "seat_taken",
        "storage_failed",
        "busy",
        "too_slow",
    } <= keys_in_the_sources()
