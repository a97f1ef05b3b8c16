"""Whole games of players that last: every step is judged, told by known keys, and audited."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import CHANCE
from anden.games.railes import rules
from anden.games.railes.keys import EVENTS, PHASES
from tests.unit.railes.thrifty import game

OPTIONS: list[dict[str, Any]] = [
    {},
    {"first_order": "random"},
    {"game": "standard"},
    {"game": "standard", "soft": True},
]
WANTED = {"build", "improve", "redirect", "claim", "link", "deliver", "to_income", "to_victory"}


@pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())) or "basic"
)
@pytest.mark.parametrize(("name", "players"), [("northeast", 5), ("ruhr", 4)])
def test_whole_games(name: str, players: int, options: dict[str, Any]) -> None:
    keys: set[str] = set()
    for steps, (s, seat, action) in enumerate(game(name, players, "s0", **options)):
        if not rules.to_act(s):
            assert rules.audit(s) == []
            break
        phase = rules.phase(s)
        assert set(phase.args) == set(PHASES[phase.key])
        assert rules.problem(s, seat, action) is None
        if seat != CHANCE:
            assert action in rules.legal(s, seat)
        after = s.copy()
        for event in rules.apply(after, seat, action):
            assert set(event.args) == set(EVENTS[event.key]), event
            keys.add(event.key)
        if steps % 10 == 0:
            assert rules.audit(after) == []
    assert keys >= WANTED, WANTED - keys
    assert "final" in keys
