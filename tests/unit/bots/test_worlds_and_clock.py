"""What several guessed worlds are worth together, and how much of its time a bot uses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from anden.bots import clock, ladder
from anden.bots.clock import Clock
from anden.bots.greedy import GreedyBot
from anden.bots.search import SearchBot
from anden.core import Knowledge, Match, View
from anden.core.knowledge import Rated, Spend
from anden.core.testing import toy
from anden.core.testing.toy import Bid, toy_setup
from tests.unit.bots.test_generic_bots import load_view

ENDLESS = float("inf")
Worlds = list[list[tuple[Any, float]]]


class Plans(Knowledge[Any, Any]):
    """Knowledge that sees another result in every world."""

    def __init__(self, worlds: Worlds) -> None:
        super().__init__(toy.rules)
        self.worlds = len(worlds)
        self.left = list(worlds)

    def plan(self, state: Any, seat: int, legal: Sequence[Any], rng: Random, spend: Spend) -> Rated:
        return self.left.pop(0)


def view() -> View[Any, Any]:
    match: Match[Any, Any] = Match(toy.rules, toy_setup(), "worlds")
    match.run_chance()
    return View.of(toy.rules, match.state, 0)


def rated(worlds: Worlds) -> list[tuple[Any, float]]:
    knowledge = Plans(worlds)
    found = SearchBot(knowledge, seed=1).rate(view(), [Bid(1), Bid(2)], Clock(ENDLESS))
    assert not knowledge.left, "all worlds are looked at"
    return found


def test_an_action_is_worth_its_mean_over_the_worlds() -> None:
    found = rated([[(Bid(1), 9.0), (Bid(2), 4.0)], [(Bid(1), -3.0), (Bid(2), 4.0)]])
    assert found == [(Bid(2), 4.0), (Bid(1), 3.0)]


def test_every_world_weighs_the_same_for_an_action() -> None:
    """The mean of the worlds in which it was found, not of all, and no sum."""
    found = rated([[(Bid(1), 6.0), (Bid(2), 5.0)], [(Bid(1), 6.0)], [(Bid(1), 6.0), (Bid(2), 10.0)]])
    assert found == [(Bid(2), 7.5), (Bid(1), 6.0)]


@pytest.mark.parametrize(("worlds", "first"), [(1, Bid(1)), (2, Bid(2)), (4, Bid(2))])
def test_an_action_of_few_worlds_stands_behind_those_of_most(worlds: int, first: Any) -> None:
    """Found in half of them it counts; found in fewer it may be a fluke."""
    plans: Worlds = [[(Bid(1), 1.0), *([(Bid(2), 50.0)] if n < worlds else [])] for n in range(4)]
    assert rated(plans)[0][0] == first


def test_one_world_is_enough_when_time_is_out() -> None:
    knowledge = Plans([[(Bid(1), 1.0)], [(Bid(2), 5.0)]])
    assert SearchBot(knowledge, seed=1).rate(view(), [Bid(1), Bid(2)], Clock(0.0)) == [(Bid(1), 1.0)]
    assert len(knowledge.left) == 1


def test_without_any_plan_the_first_action_is_done() -> None:
    assert rated([[], []]) == [(Bid(1), 0.0)]


def test_a_hint_never_gains_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice may be worth less than an action that was found in few worlds only."""
    plans: Worlds = [[(Bid(1), 1.0), *([(Bid(2), 50.0)] if n == 0 else [])] for n in range(4)]
    monkeypatch.setattr(ladder, "knowledge_of", lambda _game: Plans(plans))
    assert ladder.hint(view(), [Bid(1), Bid(2)], ENDLESS, seed=1) == (Bid(1), 0.0)


def test_a_hint_gains_what_the_choice_is_above_the_mean_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plans: Worlds = [[(Bid(1), 10.0), (Bid(2), 4.0), (Bid(3), 2.0)]]
    monkeypatch.setattr(ladder, "knowledge_of", lambda _game: Plans(plans))
    assert ladder.hint(view(), [Bid(1), Bid(2), Bid(3)], ENDLESS, seed=1) == (Bid(1), 7.0)


def test_without_knowledge_a_state_is_worth_the_margin_over_the_best_opponent() -> None:
    state = toy.rules.start(toy_setup(3))
    state.trains = [[3, 2], [1], [3, 3, 3]]
    assert [Knowledge(toy.rules).value(state, seat) for seat in range(3)] == [-4.0, -8.0, 4.0]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that is moved by hand."""
    now = [1000.0]
    monkeypatch.setattr(clock, "perf_counter", lambda: now[0])
    return now


def test_a_part_of_the_time_is_kept_for_leaving_the_search(time: list[float]) -> None:
    """An answer that comes late is no answer: thinking ends well before the limit, but not long before."""
    thinking = Clock(10.0)
    time[0] = 1000.0
    assert not thinking.out
    time[0] = 1008.0
    assert not thinking.out
    assert not thinking.spend()
    time[0] = 1009.0
    assert thinking.out
    assert thinking.spend()
    assert thinking.seconds == 9.0
    assert thinking.nodes == 2


def test_without_a_limit_only_the_budget_counts(time: list[float]) -> None:
    thinking = Clock(ENDLESS, 5)
    time[0] = 1e12
    assert not thinking.spend(4)
    assert thinking.spend()


class Slow(Knowledge[Any, Any]):
    """Values that take a second each."""

    def __init__(self, time: list[float]) -> None:
        super().__init__(toy.rules)
        self.time = time
        self.looked = 0

    def value(self, state: Any, seat: int) -> float:
        self.looked += 1
        self.time[0] += 1.0
        return float(-self.looked)


def test_a_greedy_bot_stops_in_time_and_takes_the_best_so_far(time: list[float]) -> None:
    knowledge = Slow(time)
    loading = load_view(6)
    assert len(loading.legal()) > 2
    GreedyBot(knowledge, seed=1).choose(loading, loading.legal(), 2.0)
    assert knowledge.looked == 2
    assert time[0] - 1000.0 <= 2.0
