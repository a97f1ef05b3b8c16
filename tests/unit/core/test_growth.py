"""What going back, forth and to the past costs: how often an action is applied."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import Entry, Match, snapshots
from anden.core.log import Redo, Undo
from anden.core.testing import random_match
from anden.core.testing.toy import Bid, Load, Toy, rules, toy_setup
from tests.unit.core.toy_match import begin, bid_all, driving


def test_taking_back_and_putting_back_a_thousand_times_applies_nothing_again(applied: list[Any]) -> None:
    match = random_match(rules, toy_setup(4, rounds=4), "long")
    log = list(match.log) + [Entry(0, Undo(1)), Entry(0, Redo())] * 900
    applied.clear()
    again: Match[Any, Any] = Match(rules, match.setup, match.seed)
    again.extend(log)
    assert len(applied) == len(match.log)
    assert rules.snapshot(again.state) == rules.snapshot(match.state)


def test_a_redo_applies_nothing(applied: list[Any]) -> None:
    match = random_match(rules, toy_setup(4, rounds=4), "long")
    state = rules.snapshot(match.state)
    for _ in range(3):
        match.undo(range(4), 1, free=True)
        applied.clear()
        match.redo()
        assert not applied
        assert rules.snapshot(match.state) == state


def test_an_undo_begins_at_the_nearest_snapshot(applied: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "FIRST_SPACING", 8)
    match = random_match(rules, toy_setup(4, rounds=4), "long")
    assert len(match.line) > 32
    target = max(n for n, step in enumerate(match.line) if step.seat >= 0)
    applied.clear()
    match.undo(range(4), target, free=True)
    assert len(applied) < 8


@pytest.mark.parametrize("at_once", [False, True])
def test_there_is_never_more_than_a_handful_of_snapshots(
    at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "FIRST_SPACING", 2)
    match = random_match(rules, toy_setup(4, rounds=4), "long")
    if at_once:
        match = match.line_at(len(match.log))
    assert 0 < len(match._snapshots) <= snapshots.MOST
    for n in range(len(match.line) + 1):
        assert rules.snapshot(match.state_after(n)) == rules.snapshot(match.past(n).state)


def test_the_newest_state_is_no_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else playing on would change what is kept."""
    monkeypatch.setattr(snapshots, "FIRST_SPACING", 4)
    match = driving().line_at(4)
    before = rules.snapshot(match.state)
    match.play(match.state.driver, Load(1))
    assert rules.snapshot(match.state_after(4)) == before


def test_a_position_that_was_taken_back_costs_its_own_way(applied: list[Any]) -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.undo({driver})
    match.play(driver, Load(2))
    applied.clear()
    past = match.past(5)
    assert past.state.train == [1]
    assert len(applied) == len(past.line) == 5
    with pytest.raises(IndexError):
        match.past(len(match.log) + 1)


def test_looking_back_changes_nothing() -> None:
    match = driving()
    before = rules.snapshot(match.state)
    for n in range(len(match.log) + 1):
        match.past(n).state.hands[0].clear()
    assert rules.snapshot(match.state) == before


def test_entries_that_cannot_be_followed_leave_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    before = rules.snapshot(match.state)
    bid = Entry(0, Bid(match.state.hands[0][0]))
    with pytest.raises(IndexError):
        match.extend([bid, Entry(0, Redo())])
    with pytest.raises(IndexError):
        match.extend([bid, Entry(0, Undo(9))])
    monkeypatch.setattr(Toy, "_bid", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        match.extend([bid])
    assert rules.snapshot(match.state) == before
    assert len(match.log) == len(match.events) == len(match.phases) == len(match.line) == 1


def test_what_is_undone_is_told() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    match.undo(range(3), 1, free=True)
    assert match.undone == (1, 2)
    assert [seen.undone for seen in match.visible_log(None)] == [False, True, True, False]
    assert match.visible(2, None).undone
    match.redo()
    assert not match.undone


def test_no_state_is_kept_of_a_branch_that_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "FIRST_SPACING", 2)
    match = begin(4)
    bid_all(match, (0, 1, 2))
    assert len(match._snapshots) == 2
    match.undo(range(4), 1, free=True)
    assert match._taken_back is not None
    bid_all(match, (3,))
    assert match._taken_back is None
    assert len(match._snapshots) == 1, "that of the second step in force"
