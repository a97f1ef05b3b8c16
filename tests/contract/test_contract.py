"""What every game must keep, by the conformance kit."""

from __future__ import annotations

import re
from typing import Any

import pytest

from anden import texts
from anden.core import Rules, Setup
from anden.core.records import Record, json_of, read, text_of
from anden.core.testing import Report, inspect, inspect_setups, random_match
from tests.contract.cases import cases, games, name

pytestmark = pytest.mark.contract


def check_texts(game: str, report: Report) -> None:
    """All that the game said can be said to people, in both languages."""
    for lang in texts.LANGUAGES:
        bundle = texts.bundle(game, lang)
        silent = sorted(key for key in report.keys if not bundle.has(key))
        assert not silent, f"no text in {lang} for {silent}"


def check_guide(game: str, report: Report) -> None:
    """Every rule that a refusal names stands in the guide."""
    for lang in texts.LANGUAGES:
        anchors = set(re.findall(r"\{#([\w-]+)\}", texts.guide_source(game, lang)))
        missing = sorted(report.rules - anchors)
        assert not missing, f"the guide in {lang} has no entry for {missing}"


@pytest.mark.parametrize(("rules", "setup"), cases(), ids=name)
def test_contract(rules: Rules[Any, Any], setup: Setup) -> None:
    report = inspect(rules, setup, "contract", sample=3, every=10)
    assert report.refused > 0
    check_texts(rules.id, report)
    if rules.id != "toy":
        check_guide(rules.id, report)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("rules", "setup"), cases(), ids=name)
def test_contract_thoroughly(rules: Rules[Any, Any], setup: Setup, seed: int) -> None:
    report = inspect(rules, setup, f"thorough {seed}", sample=10, every=1)
    check_texts(rules.id, report)


@pytest.mark.parametrize("rules", games(), ids=name)
def test_setups(rules: Rules[Any, Any]) -> None:
    assert inspect_setups(rules) > 10


@pytest.mark.parametrize(("rules", "setup"), cases(variants=False), ids=name)
def test_records(rules: Rules[Any, Any], setup: Setup) -> None:
    match = random_match(rules, setup, "record")
    text = text_of(Record(match, [f"Ñandú {n}" for n in range(setup.players)]))
    data = json_of(read(text))
    assert text_of(read(data)) == text
    assert read(text).match.log == match.log


@pytest.mark.parametrize("rules", games(), ids=name)
def test_options_and_names_have_texts(rules: Rules[Any, Any]) -> None:
    for lang in texts.LANGUAGES:
        bundle = texts.bundle(rules.id, lang)
        wanted = [f"option-{option.key}" for option in rules.options]
        wanted += [f"option-{option.key}-{value}" for option in rules.options for value in option.values]
        assert [key for key in wanted if not bundle.has(key)] == []
