"""What Raíles says is what its lists of keys know; the contract in late turns, where random games do not get."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anden.core import Setup
from anden.core.testing import every_setup, inspect
from anden.core.testing.conformance import Inspection
from anden.games.railes import rules
from anden.games.railes.actions import Bid, Capital, Deliver, Drop
from anden.games.railes.keys import EVENTS, PHASES, PROBLEMS, RULES, SCORES
from anden.games.railes.state import State

CASH = 60
INCOME = 8


def name(setup: Setup) -> str:
    return "-".join([setup.map, f"{setup.players}p", *(f"{k}={v}" for k, v in setup.options.items())])


SETUPS = list(every_setup(rules))


@pytest.mark.parametrize("setup", SETUPS[5:7], ids=name)
def test_the_keys_are_known(setup: Setup) -> None:
    report = inspect(rules, setup, "keys", sample=3, every=10)
    assert report.refused > 0
    known = {f"problem-{key}" for key in PROBLEMS} | {f"event-{key}" for key in EVENTS}
    known |= {f"phase-{key}" for key in PHASES} | {f"score-{key}" for key in SCORES}
    assert report.keys <= known
    assert report.rules <= set(RULES)


class Rich:
    """The rules, but everybody starts rich."""

    def __getattr__(self, name: str) -> Any:
        return getattr(rules, name)

    def __dir__(self) -> list[str]:
        return dir(rules)

    def start(self, setup: Setup) -> State:
        s = rules.start(setup)
        for seat in range(setup.players):
            s.cash[seat] = CASH
            s.income[seat] = INCOME
        return s


class Prudent(Random):
    """Picks at random, but moves goods where it can, and neither bids much nor raises money for nothing."""

    def choice(self, options: Any) -> Any:
        if isinstance(options, list) and (Drop() in options or Capital(0) in options):
            few = [a for a in options if not isinstance(a, (Bid, Capital))]
            return super().choice([*few, *[a for a in options if isinstance(a, (Bid, Capital))][:2]])
        moves = [option for option in options if isinstance(option, Deliver)]
        return super().choice(moves or options)


@pytest.mark.parametrize("setup", SETUPS[::9], ids=name)
def test_the_contract_holds_in_late_turns(setup: Setup) -> None:
    inspection = Inspection(Rich(), setup, "rich", sample=2, every=40)
    inspection.rng = Prudent("rich")
    report = inspection.run(longest=5_000, undo=0.01)
    assert report.refused > 0
    assert report.steps > 60


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_the_contract_holds_in_late_turns_thoroughly(setup: Setup) -> None:
    inspection = Inspection(Rich(), setup, "rich slow", sample=4, every=5)
    inspection.rng = Prudent("rich slow")
    assert inspection.run(longest=5_000, undo=0.08).steps > 60


def test_the_data_is_sound() -> None:
    assert rules.check_data() == []
