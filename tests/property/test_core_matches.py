"""Random logs with everything the platform can do: many entries at once are the same as one by one, and as the plainest replay there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anden.core import Entry, Match, Refused, Rules, Setup, registry, replay, rules_of
from anden.core.log import PLATFORM_ACTIONS, Redo, Undo
from anden.core.testing import toy
from anden.core.testing.toy import toy_setup

GAMES = ("toy", "russian_railroads", "railroad_tiles")


@pytest.fixture(autouse=True, scope="module")
def _toy_installed() -> Iterator[None]:
    with registry.registered(toy.rules):
        yield


class Counting:
    """Rules that count how often they apply an action."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def apply(self, state: Any, seat: int, action: Any) -> Any:
        self.applied += 1
        return self.rules.apply(state, seat, action)


def setup_of(game: str) -> Setup:
    if game == "toy":
        return toy_setup(3, rounds=4)
    rules = rules_of(game)
    return Setup(game=game, version=rules.version, players=2, map=rules.maps[0].id)


def any_match(game: str, seed: int, rules: Any = None) -> Match[Any, Any]:
    rng = Random(seed)
    match: Match[Any, Any] = Match(rules or rules_of(game), setup_of(game), f"seed {seed}")
    match.run_chance()
    for _ in range(rng.randrange(45)):
        if rng.random() < 0.5:
            _something_of_the_platform(match, rng)
        seats = match.to_act()
        if seats and rng.random() < 0.7:
            seat = rng.choice(seats)
            match.play(seat, rng.choice(list(match.rules.legal(match.state, seat))))
    return match


def _something_of_the_platform(match: Match[Any, Any], rng: Random) -> None:
    everybody = range(match.setup.players)
    seat, to = rng.choice(everybody), rng.randrange(len(match.line) + 1)
    tries = (
        lambda: match.undo({seat}),
        lambda: match.undo(everybody, to, free=True),
        match.redo,
        match.redo,
        lambda: match.ask_undo({seat}, to),
        lambda: match.answer_undo(seat, rng.random() < 0.7),
        lambda: match.take_over(seat, "driver"),
        lambda: match.come_back(seat),
        lambda: match.adopt_seed(match.seed or ""),
    )
    for _ in range(rng.randrange(1, 4)):
        try:
            rng.choice(tries)()
        except Refused:
            continue


def facts(match: Match[Any, Any]) -> dict[str, Any]:
    """All that can be known of a match."""
    return {
        "log": list(match.log),
        "events": list(match.events),
        "phases": list(match.phases),
        "line": list(match.line),
        "undone": match.undone,
        "request": match.request,
        "redo": (match.can_redo, match.redo_seat),
        "luck": (match.luck_from, match.luck_count),
        "state": match.rules.snapshot(match.state),
    }


class Plain:
    """The plainest replay: every position from the start."""

    def __init__(self, rules: Any, setup: Setup, log: Sequence[Entry[Any]]) -> None:
        self.rules, self.setup, self.log = rules, setup, log
        self.line: list[int] = []
        self.taken_back: list[list[int]] = []
        self.lines: list[list[int]] = [[]]
        """After each entry."""
        for n, entry in enumerate(log):
            self._add(n, entry.action)
            self.lines.append(list(self.line))

    def _add(self, n: int, action: Any) -> None:
        if isinstance(action, Undo):
            self.taken_back.append(self.line[action.to :])
            del self.line[action.to :]
        elif isinstance(action, Redo):
            self.line += self.taken_back.pop()
        elif not isinstance(action, PLATFORM_ACTIONS):
            self.line.append(n)
            self.taken_back.clear()

    def state(self, entries: int) -> Any:
        state = self.rules.start(self.setup)
        for n in self.lines[entries]:
            self.rules.apply(state, self.log[n].seat, self.log[n].action)
        return state

    @property
    def undone(self) -> tuple[int, ...]:
        games = (n for n, e in enumerate(self.log) if not isinstance(e.action, PLATFORM_ACTIONS))
        return tuple(n for n in games if n not in self.line)


@pytest.mark.parametrize("game", GAMES)
@given(st.integers(0, 10**6), st.data())
@settings(max_examples=40, deadline=None)
def test_many_entries_at_once_are_the_same_as_one_by_one(game: str, seed: int, data: st.DataObject) -> None:
    played = any_match(game, seed)
    log = list(played.log)
    counting: Any = Counting(rules_of(game))
    whole = replay(counting, played.setup, log, played.seed)
    assert counting.applied == sum(not isinstance(entry.action, PLATFORM_ACTIONS) for entry in log)
    assert facts(whole) == facts(played)

    parts: Match[Any, Any] = Match(rules_of(game), played.setup, played.seed)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(log)), max_size=4)))
    for first, end in zip([0, *cuts], [*cuts, len(log)], strict=True):
        parts.extend(log[first:end])
    assert facts(parts) == facts(played)

    single: Match[Any, Any] = Match(rules_of(game), played.setup, played.seed)
    for entry in log:
        single.append(entry)
    assert facts(single) == facts(played)


@pytest.mark.parametrize("game", GAMES)
@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_every_position_is_that_of_the_plainest_replay(game: str, seed: int) -> None:
    match = any_match(game, seed)
    rules, plain = match.rules, Plain(match.rules, match.setup, list(match.log))
    assert match.undone == plain.undone
    assert [step.index for step in match.line] == plain.line
    for n in range(len(match.log) + 1):
        past = match.past(n)
        assert rules.snapshot(past.state) == rules.snapshot(plain.state(n))
        assert (len(past.log), len(past.line)) == (n, len(plain.lines[n]))
        assert past.to_act() == rules.to_act(past.state)
        assert past.over == (not past.to_act())
    assert rules.snapshot(match.state) == rules.snapshot(plain.state(len(match.log)))


@given(st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_match_that_was_extended_plays_on_like_any_other(seed: int) -> None:
    played = any_match("toy", seed)
    again = replay(played.rules, played.setup, list(played.log), played.seed)
    for match in (played, again):
        rng = Random(seed)
        for _ in range(12):
            _something_of_the_platform(match, rng)
            if match.to_act():
                seat = match.to_act()[0]
                match.play(seat, next(iter(match.rules.legal(match.state, seat))))
    assert facts(again) == facts(played)
