"""Whole games: random players who start with money and do not throw it away see the late turns; others are ruined by then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Setup
from anden.core.testing import every_setup
from anden.core.testing.conformance import Inspection
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.actions import Deliver, Drop, Issue
from anden.games.age_of_steam.keys import EVENTS, PHASES
from anden.games.age_of_steam.state import State

CASH = 100
INCOME = 20
MOST_GAMES = 12
WANTED = {"build", "link", "deliver", "income_up", "urbanize", "collect", "reduction", "final"}
"""What must happen in one of so many games."""


class Rich:
    """The rules, but everybody starts rich."""

    def __getattr__(self, name: str) -> Any:
        return getattr(rules, name)

    def start(self, setup: Setup) -> State:
        s = rules.start(setup)
        for seat in range(setup.players):
            s.cash[seat] = CASH
            s.income[seat] = INCOME
        return s


class Prudent(Random):
    """Picks at random, but moves goods where it can, and neither bids nor issues shares where that can be helped."""

    def choice(self, options: Any) -> Any:
        for cheap in (Drop(), Issue(0)):
            if isinstance(options, list) and cheap in options:
                return cheap
        moves = [option for option in options if isinstance(option, Deliver)]
        return super().choice(moves or options)


def play(setup: Setup, seed: str) -> tuple[State, list[str]]:
    """A random game to the end, with the keys of its events; every step is judged, now and then all is audited."""
    rng = Prudent(seed)
    s = Rich().start(setup)
    keys: list[str] = []
    steps = 0
    while seats := rules.to_act(s):
        (seat,) = seats
        phase = rules.phase(s)
        assert set(phase.args) == set(PHASES[phase.key])
        listed = [rules.sample_chance(s, rng)] if seat == CHANCE else rules.legal(s, seat)
        assert listed, f"stuck in {phase}"
        action = rng.choice(listed)
        assert rules.problem(s, seat, action) is None
        for event in rules.apply(s, seat, action):
            assert set(event.args) == set(EVENTS[event.key]), event
            keys.append(event.key)
        steps += 1
        if steps % 20 == 0:
            assert rules.audit(s) == []
    assert rules.audit(s) == []
    return s, keys


SETUPS = list(every_setup(rules, variants=False))
SMALLEST = [
    setup for setup in SETUPS if setup.players == min(s.players for s in SETUPS if s.map == setup.map)
]


@pytest.mark.parametrize("setup", SMALLEST, ids=lambda setup: setup.map)
def test_a_table_with_money_plays_all_turns(setup: Setup) -> None:
    met: set[str] = set()
    for seed in range(MOST_GAMES):
        s, keys = play(setup, f"rich {seed}")
        assert s.turn == s.turns
        assert not any(s.out)
        assert keys.count("turn") == s.turns
        assert keys.count("final") == setup.players
        met.update(keys)
        if met >= WANTED:
            return
    raise AssertionError(f"never met: {sorted(WANTED - met)}")


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.map}-{setup.players}p")
def test_the_contract_holds_in_late_turns(setup: Setup) -> None:
    inspection = Inspection(Rich(), setup, "rich", sample=3, every=10)
    inspection.rng = Prudent("rich")
    report = inspection.run(longest=5_000, undo=0.08)
    assert report.refused > 0
    assert report.steps > 60
