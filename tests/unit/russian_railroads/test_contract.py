"""What every game must keep, by the conformance kit; the box; the notation; a referee who sees."""

from __future__ import annotations

import pytest

from anden.core import Setup
from anden.core.testing import every_setup, inspect, inspect_setups, random_match
from anden.games.russian_railroads import keys, rules
from anden.games.russian_railroads.printed import box
from anden.games.russian_railroads.printed import tables as t
from tests.scenarios.russian_railroads.table import RussianTable, check_events


def name(setup: Setup) -> str:
    return "-".join([f"{setup.players}p", *(f"{k}={v}" for k, v in setup.options.items())])


FIRST, *OTHERS = every_setup(rules)
"""The contract of all games tries the others too; here they are for the keys."""


@pytest.mark.parametrize(
    "setup", [FIRST, *(pytest.param(s, marks=pytest.mark.slow) for s in OTHERS)], ids=name
)
def test_contract(setup: Setup) -> None:
    report = inspect(rules, setup, "contract", sample=3, every=12)
    assert report.refused > 0
    assert report.hidden > 0
    assert report.rules <= set(keys.RULES)


def test_setups() -> None:
    assert inspect_setups(rules) > 10


def test_the_box() -> None:
    assert rules.check_data() == []


def test_keys_lead_to_rules_and_events_keep_to_their_arguments() -> None:
    assert {problem.rule for problem in keys.PROBLEMS.values()} <= set(keys.RULES)
    for players in (2, 3, 4):
        match = random_match(rules, Setup(game=rules.id, version=rules.version, players=players), "events")
        for events in match.events:
            check_events(events)


def test_labels_name_everything_in_the_box() -> None:
    labels = keys.LABELS
    assert labels["line"] == box.LINE_IDS
    assert labels["colour"] == box.COLOUR_IDS
    assert labels["space"] == box.SPACE_IDS
    assert labels["engineer"] == box.ENGINEER_IDS
    assert labels["token"] == box.TOKEN_IDS
    assert labels["card"] == box.CARD_IDS
    assert labels["end_card"] == box.END_IDS
    assert labels["start_card"] == box.START_IDS
    types = {
        effect["type"]
        for things in (box.SPACES, box.ENGINEERS, box.TOKENS)
        for x in things
        for effect in x.gives
    }
    assert types <= set(labels["effect"])


@pytest.mark.parametrize(
    "text",
    [
        "place track_black3 1w+1r",
        "place loco_3w 1w+1t+b",
        "industry 2",
        "build factory from 3 over 2",
        "locomotive transsiberian over 1",
        "forfeit 2",
        "bonus ?",
    ],
)
def test_notation_goes_both_ways(text: str) -> None:
    state = RussianTable().state
    assert rules.notation(state, rules.parse(state, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "place",
        "place rubles",
        "place rubles 1w+",
        "place rubles 1r+1w",
        "industry 3",
        "build 2",
        "advance kiev",
        "fly",
    ],
)
def test_notation_says_what_it_expected(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|does not start"):
        rules.parse(RussianTable().state, text)


def _lose_worker(table: RussianTable) -> None:
    table.player(0).free -= 1


def _two_doublers(table: RussianTable) -> None:
    table.player(0).doublers += 2


def _overtake(table: RussianTable) -> None:
    table.player(0).track[1] = 1


def _extra_locomotive(table: RussianTable) -> None:
    table.player(0).locomotive[3] = 7


def _points_from_nowhere(table: RussianTable) -> None:
    table.player(0).points += 1


def _engineer_twice(table: RussianTable) -> None:
    table.player(0).engineers |= 1 << t.ENGINEER_INDEX["black_3vp"]


def _marker_over_a_gap(table: RussianTable) -> None:
    table.player(0).marker = 6


@pytest.mark.parametrize(
    "damage",
    [
        _lose_worker,
        _two_doublers,
        _overtake,
        _extra_locomotive,
        _points_from_nowhere,
        _engineer_twice,
        _marker_over_a_gap,
    ],
)
def test_the_referee_sees(damage: object) -> None:
    table = RussianTable()
    assert rules.audit(table.state) == []
    assert callable(damage)
    damage(table)
    assert rules.audit(table.state) != []
