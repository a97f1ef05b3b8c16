"""Random, greedy and search on a game without knowledge of its own: hidden hands, secrets, luck, turns of steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint, entry_points
from random import Random
from time import perf_counter
from typing import Any

import pytest

from anden.bots import LEVELS, Bot, RandomBot, hint, knowledge, make
from anden.bots.clock import Clock
from anden.bots.knowledge import knowledge_of, registered
from anden.bots.search import SearchBot
from anden.core import Knowledge, Match, View
from anden.core.registry import UnknownGame
from anden.core.registry import registered as installed
from anden.core.testing import toy
from anden.core.testing.toy import ToyState, toy_setup

ENDLESS = float("inf")


@pytest.fixture(autouse=True)
def toy_installed() -> Iterator[None]:
    with installed(toy.rules):
        yield


def play(bots: list[Bot], seed: str, players: int = 2) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(toy.rules, toy_setup(players, rounds=4), seed)
    match.run_chance()
    while not match.over:
        seat = match.to_act()[0]
        view = View.of(toy.rules, match.state, seat)
        action = bots[seat].choose(view, view.legal(), ENDLESS)
        assert action in view.legal()
        match.play(seat, action)
    return match


def load_view(strength: int) -> View[ToyState, Any]:
    """A driver about to couple wagons."""
    match: Match[Any, Any] = Match(toy.rules, toy_setup(), "luck")
    match.run_chance()
    while match.to_act() and match.state.phase == "bid":
        seat = match.to_act()[0]
        match.play(seat, next(iter(toy.rules.legal(match.state, seat))))
    match.state.strength = strength
    return View.of(toy.rules, match.state, match.to_act()[0])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_every_level_plays_a_game_nobody_taught_it(level: str, players: int) -> None:
    bots = [make("toy", level, seed, 40) for seed in range(players)]
    assert play(bots, "5eed", players).over


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'foreman'.*apprentice, driver, stationmaster"):
        make("toy", "foreman")


def test_search_plans_the_turn_that_one_step_of_lookahead_cannot_see() -> None:
    """Points come only when the train leaves: no single step shows what coupling is for."""
    view = load_view(5)
    bot = SearchBot(Knowledge(toy.rules), seed=1, budget=400)
    train = 0
    while view.state.phase == "load":
        action = bot.choose(view, view.legal(), ENDLESS)
        train = sum(view.state.train)
        toy.rules.apply(view.state, view.seat, action)
    assert train == 5


def test_search_drives_better_than_random() -> None:
    """Who drives is luck here; what a driver makes of it is not."""
    own, others = 0, 0
    for n in range(16):
        bots: list[Bot] = [make("toy", "stationmaster", n, 120), RandomBot(n)]
        scores = toy.rules.scores(play(bots if n % 2 == 0 else bots[::-1], f"deal {n // 2}").state)
        own += scores[n % 2].total
        others += scores[1 - n % 2].total
    assert own > 1.25 * others


def test_with_seed_and_budget_the_same_game_is_played_again() -> None:
    def log(seed: int) -> list[Any]:
        bots = [make("toy", "stationmaster", seed, 100), make("toy", "apprentice", seed, 100)]
        return list(play(bots, "5eed").log)

    assert log(1) == log(1)
    assert any(log(1) != log(seed) for seed in range(2, 6))


def test_the_view_is_all_a_bot_uses() -> None:
    """Two worlds that look alike to a seat get the same answer."""
    match: Match[Any, Any] = Match(toy.rules, toy_setup(), "luck")
    match.run_chance()
    other = toy.rules.guess_hidden(toy.rules.hide(match.state, 0), 0, Random(7))
    assert other.hands[1] != match.state.hands[1]
    answers = []
    for full in (match.state, other):
        view = View.of(toy.rules, full, 0)
        answers.append(make("toy", "stationmaster", 3, 200).choose(view, view.legal(), ENDLESS))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("level", LEVELS)
def test_no_time_at_all_still_gives_an_answer(level: str) -> None:
    view = load_view(6)
    assert make("toy", level, 1).choose(view, view.legal(), 0.0) in view.legal()


def test_thinking_stops_in_time() -> None:
    view = load_view(6)
    started = perf_counter()
    SearchBot(Knowledge(toy.rules), seed=1, worlds=10_000).choose(view, view.legal(), 0.2)
    assert perf_counter() - started < 5.0  # far above the limit, for busy machines


def test_hint_names_the_choice_and_what_it_gains() -> None:
    view = load_view(3)
    action, gain = hint(view, view.legal(), ENDLESS, seed=1, budget=400)
    assert action in view.legal()
    assert action != toy.End()
    assert gain > 0  # to leave with nothing was the alternative


def test_hint_gains_nothing_where_there_is_no_choice() -> None:
    view = load_view(0)
    assert view.legal() == [toy.End()]
    assert hint(view, view.legal(), 1.0) == (toy.End(), 0.0)


def test_a_clock_counts_positions_and_seconds() -> None:
    by_nodes = Clock(ENDLESS, 3)
    assert [by_nodes.spend() for _ in range(3)] == [False, False, True]
    assert Clock(0.0).out
    assert not Clock(60.0).out


def test_a_game_may_have_no_knowledge_but_not_a_broken_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(knowledge_of("toy")) is Knowledge
    broken = EntryPoint("toy", "tests.no_such_module:Knowledge", knowledge.GROUP)
    monkeypatch.setattr(knowledge, "_found", lambda: {"toy": broken})
    monkeypatch.setattr(knowledge, "_made", {})
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        knowledge_of("toy")


def test_nothing_is_known_of_a_game_that_is_not_installed() -> None:
    with pytest.raises(UnknownGame):
        knowledge_of("snakes_and_ladders")


@pytest.mark.parametrize("game", sorted(point.name for point in entry_points(group="anden.games")))
def test_every_game_of_the_house_brings_what_it_knows(game: str) -> None:
    known = knowledge_of(game)
    assert known.rules.id == game
    assert type(known).__module__ == f"anden.games.{game}.value"
    assert known.targets


def test_knowledge_can_be_tried_without_an_entry_point() -> None:
    class Hoarder(Knowledge[Any, Any]):
        """Never lets a train leave while there is another way."""

        def candidates(self, state: Any, seat: int, legal: Sequence[Any]) -> list[Any]:
            return [action for action in legal if action != toy.End()]

    with registered("toy", Hoarder):
        view = load_view(6)
        assert all(
            make("toy", level, seed, 40).choose(view, view.legal(), ENDLESS) != toy.End()
            for level in LEVELS
            for seed in range(5)
        )
    assert type(knowledge_of("toy")) is Knowledge
