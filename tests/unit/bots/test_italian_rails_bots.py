"""The three levels at Italian Rails: legal, steadfast, and not silly."""

from __future__ import annotations

from typing import Any

import pytest

from anden import bots
from anden.bots import LEVELS
from anden.core import Match, Setup, View
from anden.games.italian_rails import rules
from anden.games.italian_rails.actions import Build, Deliver, End, Load
from anden.games.italian_rails.atlas import A
from anden.games.italian_rails.planning.trips import WORTH_OF_TURN, Planner
from anden.games.italian_rails.state import BUILD, load_card
from anden.games.italian_rails.tables import T

ENDLESS = float("inf")


def new_match(seed: str = "5eed") -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, Setup(game=rules.id, version=rules.version, players=2), seed)
    match.run_chance()
    return match


def act(match: Match[Any, Any], level: str) -> Any:
    """One action of whoever is to act; it must be one of the list."""
    view = View.of(rules, match.state, match.to_act()[0])
    legal = view.legal()
    action = bots.make(rules.id, level, 1, 1000).choose(view, legal, ENDLESS)
    assert action in legal
    match.play(view.seat, action)
    match.run_chance()
    return action


def play(match: Match[Any, Any], level: str, turns: int) -> list[Any]:
    done: list[Any] = []
    while not match.over and int(match.state.people[1].turns) <= turns:
        done.append(act(match, level))
    return done


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_delivers_within_a_few_turns(level: str) -> None:
    done = play(new_match(), level, 6)
    assert any(isinstance(action, Load) for action in done)
    assert any(isinstance(action, Deliver) for action in done)


def test_the_same_position_gives_the_same_plan() -> None:
    match = new_match()
    play(match, "stationmaster", 2)
    view = View.of(rules, match.state, match.to_act()[0])
    legal = view.legal()
    chosen = {
        bots.make(rules.id, "stationmaster", seed, 1000).choose(view, legal, ENDLESS) for seed in range(3)
    }
    assert len(chosen) == 1


def test_what_is_drawn_in_the_first_turn_joins_cities_and_is_paid_within_the_limit() -> None:
    match = new_match()
    while int(match.state.phase) != BUILD:
        act(match, "stationmaster")
    seat = match.to_act()[0]
    drawn: list[Build] = []
    while True:
        action = act(match, "stationmaster")
        if isinstance(action, End):
            break
        assert isinstance(action, Build)
        drawn.append(action)
    touched = {int(T.city[A.index[name]]) for build in drawn for name in build.path} - {-1}
    assert len(drawn) > 3
    assert touched
    assert int(match.state.people[seat].cash) >= 40


@pytest.mark.slow
def test_a_trip_uses_a_card_and_a_load_once() -> None:
    match = new_match()
    play(match, "stationmaster", 4)
    state = match.state
    for trip in Planner(state, 0, 3, WORTH_OF_TURN, []).trips():
        delivered = [stop.job for stop in trip.stops if not stop.pick_up]
        assert len({job.card for job in delivered}) == len(delivered)
        aboard = [job.load for job in delivered if job.load >= 0]
        assert len(set(aboard)) == len(aboard)
        assert trip.slack >= 0


def test_a_locked_load_is_part_of_what_is_planned() -> None:
    match = new_match()
    while not any(load_card(code) for code in match.state.people[0].loads):
        act(match, "driver")
    held = {int(load_card(code)) for code in match.state.people[0].loads}
    trips = Planner(match.state, 0, 1, WORTH_OF_TURN, []).trips()
    assert trips
    assert {trip.stops[0].job.card for trip in trips} <= held
