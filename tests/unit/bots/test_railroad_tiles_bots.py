"""The three levels at Railroad Tiles: legal in every phase and setup, in time, repeatable, and not silly."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from anden import bots
from anden.bots import LEVELS, RandomBot
from anden.bots.clock import Clock
from anden.core import Match, Setup, View
from anden.core.testing import every_setup
from anden.games.railroad_tiles import rules, value
from anden.games.railroad_tiles.actions import End, Lay, Place, Refuse, Start, Take
from anden.games.railroad_tiles.state import LAY, PAWNS, TAKE
from anden.games.railroad_tiles.value import RailroadTilesKnowledge

ENDLESS = float("inf")
KNOWN = RailroadTilesKnowledge(rules)
ROUNDS_ASKED = (1, 3, 8)
SETUPS = list(every_setup(rules))


def name(setup: Setup) -> str:
    return "-".join([str(setup.players), *(f"{key}={shown}" for key, shown in setup.options.items())])


def new_match(players: int, seed: str = "5eed", **options: Any) -> Match[Any, Any]:
    setup = Setup(game=rules.id, version=rules.version, players=players, options=options)
    match: Match[Any, Any] = Match(rules, setup, seed)
    match.run_chance()
    return match


def view_of(match: Match[Any, Any]) -> View[Any, Any]:
    return View.of(rules, match.state, match.to_act()[0])


def rated_by_planner(view: View[Any, Any], budget: int = 100) -> list[tuple[Any, float]]:
    return KNOWN.plan(view.state, view.seat, view.legal(), Random(1), Clock(ENDLESS, budget).spend)


def play_at_random_until(match: Match[Any, Any], round_: int, phase: int, seed: int = 1) -> View[Any, Any]:
    """Play on until a phase of a round; the view of the seat to act then."""
    bot = RandomBot(seed)
    while int(match.state.round) < round_ or int(match.state.phase) != phase:
        view = view_of(match)
        match.play(view.seat, bot.choose(view, view.legal(), ENDLESS))
    return view_of(match)


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_level_answers_legally_in_every_phase(setup: Setup) -> None:
    """A random game; in rounds 1, 3 and 8 all levels are asked once per phase."""
    match: Match[Any, Any] = Match(rules, setup, "5eed")
    match.run_chance()
    walker = RandomBot(1)
    asked = set()
    while not match.over:
        view = view_of(match)
        legal = view.legal()
        moment = (int(match.state.round), int(match.state.phase))
        if moment[0] in ROUNDS_ASKED and moment not in asked and len(legal) > 1:
            asked.add(moment)
            for level in LEVELS:
                assert bots.make(rules.id, level, 1, 20).choose(view, legal, ENDLESS) in legal
        match.play(view.seat, walker.choose(view, legal, ENDLESS))
    assert len(asked) >= 7


@pytest.mark.parametrize("phase", [TAKE, LAY, PAWNS])
def test_with_seed_and_budget_the_answer_is_always_the_same(phase: int) -> None:
    view = play_at_random_until(new_match(2), 4, phase)
    for level in LEVELS:
        answers = {bots.make(rules.id, level, 7, 60).choose(view, view.legal(), ENDLESS) for _ in range(3)}
        assert len(answers) == 1


@pytest.mark.parametrize("phase", [TAKE, LAY, PAWNS])
def test_answers_come_in_time(phase: int) -> None:
    """Far above the limit, because machines are busy; what is tested is that thinking stops at all."""
    view = play_at_random_until(new_match(4), 6, phase)
    started = perf_counter()
    assert bots.make(rules.id, "stationmaster", 1).choose(view, view.legal(), 0.05) in view.legal()
    assert perf_counter() - started < 5.0


def test_a_view_is_not_changed_by_thinking() -> None:
    view = play_at_random_until(new_match(2), 4, LAY)
    before = rules.snapshot(view.state)
    for level in LEVELS:
        bots.make(rules.id, level, 1, 60).choose(view, view.legal(), ENDLESS)
    assert rules.snapshot(view.state) == before


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_leaves_a_pawn_unplaced_that_brings_points_in_the_last_round(level: str) -> None:
    view = play_at_random_until(new_match(1), 8, PAWNS)
    assert any(isinstance(action, Place) and not action.star for action in view.legal())
    assert not isinstance(bots.make(rules.id, level, 1, 200).choose(view, view.legal(), ENDLESS), End)


def test_every_kind_of_decision_is_rated() -> None:
    match = new_match(3, objectives="random")
    for round_, phase, kinds in ((1, TAKE, (Take,)), (3, LAY, (Lay, Refuse)), (5, PAWNS, (Place, End))):
        view = play_at_random_until(match, round_, phase)
        rated = rated_by_planner(view)
        assert rated
        assert all(isinstance(action, kinds) for action, _ in rated)


def test_starting_tiles_are_chosen_by_their_routes() -> None:
    view = view_of(new_match(4))
    legal = view.legal()
    assert isinstance(legal[0], Start)
    worths = [worth for _, worth in rated_by_planner(view)]
    assert len(set(worths)) > 1


def test_hint_is_the_stationmasters_choice_with_its_gain() -> None:
    view = play_at_random_until(new_match(2), 3, TAKE)
    action, gain = bots.hint(view, view.legal(), ENDLESS, seed=1, budget=400)
    assert isinstance(action, Take)
    assert gain > 0


def test_a_planned_hand_is_worth_more_than_one_laid_at_random() -> None:
    """The planner's lays raise what can be expected; random ones lower it."""
    gains = []
    for bot in (bots.make(rules.id, "stationmaster", 1, 150), RandomBot(1)):
        match = new_match(1)
        view = play_at_random_until(match, 5, LAY)
        before = value.expected(view.state, 0)
        while int(match.state.phase) == LAY:
            view = view_of(match)
            match.play(0, bot.choose(view, view.legal(), ENDLESS))
        gains.append(value.expected(match.state, 0) - before)
    assert gains[0] > gains[1] + 2


LIMITS = [(5, "flat_earth"), (13, "strict_law"), (14, "traffic_control")]


@pytest.mark.parametrize("challenge", [number for number, _ in LIMITS], ids=[key for _, key in LIMITS])
def test_the_stationmaster_keeps_the_limits_of_a_challenge(challenge: int) -> None:
    match = new_match(1, challenge=challenge)
    bot = bots.make(rules.id, "stationmaster", 1, 40)
    while not match.over:
        view = view_of(match)
        match.play(0, bot.choose(view, view.legal(), ENDLESS))
        assert not match.state.broken
    assert rules.scores(match.state)[0].total > 0
