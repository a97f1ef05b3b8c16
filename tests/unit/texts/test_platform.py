"""The platform's refusals: each has a text and an entry in the platform's guide, in both languages."""

from __future__ import annotations

import re

import pytest

from tests.unit.texts.fluent_files import LANGUAGES, PACKAGE, messages_of, sections_of

CALL = re.compile(r"""(?:platform_problem|Refusal|_refuse|ErrorBody)\((?:\s*\d+,)?\s*"(?P<key>[a-z_]+)\"""")
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
def test_every_refusal_has_an_entry_in_the_guide(language: str) -> None:
    entries = {section.id for section in sections_of("platform", language)}
    assert [key for key in sorted(keys_in_the_sources()) if f"platform-{key}" not in entries] == []


def test_the_sources_are_read() -> None:
    assert {"undo_needs_consent", "stale", "seat_taken", "storage_failed"} <= keys_in_the_sources()
