"""A small edition of `make arena`: fewer games and little thinking, so the bar is lower too."""

from __future__ import annotations

import pytest

from anden.arena import run_arena
from anden.arena.targets import judge, targets_of

GAMES = 20
BUDGET = 1500
SLACK = {"wins": 0.10, "score": 3.0}
"""How far chance may push twenty games below a target that is met."""


@pytest.mark.slow
def test_the_levels_reach_their_targets() -> None:
    targets = targets_of("railroad_tiles")
    report = run_arena("railroad_tiles", [t.levels for t in targets], GAMES, seed=3, jobs=2, budget=BUDGET)
    verdicts = judge(report, targets)
    assert len(verdicts) == len(targets) == 4
    for verdict in verdicts:
        target = verdict.target
        assert verdict.measured.value >= target.bounds[0] - SLACK[target.measure], target.text
