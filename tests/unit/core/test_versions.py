"""Versions of the rules: what changed has a name, a day, a reason and a sentence; every version can be had."""

from __future__ import annotations

import re
from datetime import date
from importlib import import_module
from typing import Any

import pytest

from anden import texts
from anden.core import Rules, Setup
from anden.core.registry import installed, rules_of
from anden.core.testing import every_setup

GAMES = list(installed().values())
CHANGED = [rules for rules in GAMES if rules.changes]


def named(rules: Rules[Any, Any]) -> str:
    return rules.id


def switches(rules: Rules[Any, Any], version: int) -> dict[str, bool]:
    """The switches of a version, without its number."""
    made = import_module(f"anden.games.{rules.id}.versions").Switches(version)
    names = [name for name in dir(made) if not name.startswith("_") and name != "version"]
    return {name: getattr(made, name) for name in names}


@pytest.mark.parametrize("rules", GAMES, ids=named)
def test_a_game_has_all_versions_from_the_first_to_the_newest(rules: Rules[Any, Any]) -> None:
    assert [older.version for older in rules.older] == list(range(1, rules.version))
    for older in rules.older:
        assert rules_of(rules.id, older.version) is older
        assert older.id == rules.id
        assert older.changes == rules.changes
        assert older.older == ()


@pytest.mark.parametrize("rules", CHANGED, ids=named)
def test_each_change_is_a_switch_that_is_off_before_and_on_after(rules: Rules[Any, Any]) -> None:
    for version in range(1, rules.version + 1):
        wanted = {change.key: version >= change.since for change in rules.changes}
        assert switches(rules, version) == wanted
    assert {change.since for change in rules.changes} == set(range(2, rules.version + 1))
    assert len({change.key for change in rules.changes}) == len(rules.changes)


@pytest.mark.parametrize("rules", CHANGED, ids=named)
def test_each_change_has_a_day_a_reason_a_rule_and_a_sentence(rules: Rules[Any, Any]) -> None:
    days = [date.fromisoformat(change.date) for change in rules.changes]
    assert days == sorted(days)
    for change in rules.changes:
        assert len(change.why) > 40
        for lang in texts.LANGUAGES:
            assert texts.bundle(rules.id, lang).has(f"change-{change.key}"), change.key
            anchors = re.findall(r"\{#([\w-]+)\}", texts.guide_source(rules.id, lang))
            assert change.rule in anchors, change.key


@pytest.mark.parametrize("rules", CHANGED, ids=named)
def test_a_state_plays_by_the_version_of_its_setup(rules: Rules[Any, Any]) -> None:
    for version in [*rules.older, rules]:
        setup: Setup = next(every_setup(version))
        assert setup.version == version.version
        state = version.start(setup)
        held = state.switches if hasattr(state, "switches") else state.map.switches
        assert held.version == version.version
        copied = version.copy(state)
        assert (copied.switches if hasattr(copied, "switches") else copied.map.switches) is held
