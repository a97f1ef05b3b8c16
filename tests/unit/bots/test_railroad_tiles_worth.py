"""What the planner counts agrees with the rules: at the end of a game nothing is left to guess."""

from __future__ import annotations

from typing import Any

import pytest

from anden.bots import RandomBot
from anden.core import Match, Setup, View
from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.planning.goals import Goals, full_worth, spoils
from anden.games.railroad_tiles.planning.outlook import WEIGHTS, Outlook, outlook_of
from anden.games.railroad_tiles.planning.pawn_worth import NODES, S, connect, count_networks
from anden.games.railroad_tiles.planning.worth import worth
from anden.games.railroad_tiles.scoring import objective_points, territory_points
from anden.games.railroad_tiles.state import PAWNS
from anden.games.railroad_tiles.territories.networks import most_connected_pawns

ENDLESS = float("inf")


def random_game(seed: int, players: int = 1, until_round: int = 9, **options: Any) -> Match[Any, Any]:
    setup = Setup(game=rules.id, version=rules.version, players=players, options=options)
    match: Match[Any, Any] = Match(rules, setup, f"{seed}")
    match.run_chance()
    bot = RandomBot(seed)
    while not match.over and int(match.state.round) < until_round:
        view = View.of(rules, match.state, match.to_act()[0])
        match.play(view.seat, bot.choose(view, view.legal(), ENDLESS))
    return match


def nothing_to_come() -> Outlook:
    return Outlook([1] * 77, 0.0, 0.0, 0.0, 0.0, 0.0, list(WEIGHTS))


@pytest.mark.parametrize("seed", range(12))
def test_at_the_end_worth_is_the_final_scoring(seed: int) -> None:
    player = random_game(seed).state.people[0]
    t = player.territory
    assert worth(t, nothing_to_come(), 3) == pytest.approx(int(territory_points(t)) + 3)


@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_objectives_are_worth_their_points(seed: int) -> None:
    state = random_game(seed, objectives="random").state
    t = state.people[0].territory
    with_them = full_worth(t, nothing_to_come(), 0, Goals(0, int(state.objectives)))
    without = full_worth(t, nothing_to_come(), 0, Goals(0, 0))
    assert with_them - without == pytest.approx(int(objective_points(t, state.objectives)))


@pytest.mark.parametrize("seed", range(6))
def test_networks_hold_the_same_pawns_as_in_the_rules(seed: int) -> None:
    t = random_game(seed).state.people[0].territory
    connect(t)
    count_networks(t, nothing_to_come())
    for pawn in range(3):
        counted = max(int(S.placed[pawn * NODES + node]) for node in range(2 * int(t.tiles)))
        assert counted == most_connected_pawns(t, pawn)


def test_placements_to_come_are_those_of_the_tokens() -> None:
    """13 in all: 1 in round 2, 2 in each of rounds 3 to 8; none is counted twice, none forgotten."""
    expected = {1: 13, 2: 13, 3: 12, 4: 10, 5: 8, 6: 6, 7: 4, 8: 2}
    for round_, placements in expected.items():
        state = random_game(4, players=2, until_round=round_).state
        for seat in range(2):
            look = outlook_of(state, seat, True, list(WEIGHTS))
            assert sum(look.slots) + look.choice == pytest.approx(placements)


def test_a_used_token_is_no_placement_to_come() -> None:
    match = random_game(4, until_round=5)
    while int(match.state.phase) != PAWNS:
        view = View.of(rules, match.state, 0)
        match.play(0, RandomBot(1).choose(view, view.legal(), ENDLESS))
    before = outlook_of(match.state, 0, True, list(WEIGHTS))
    later = outlook_of(match.state, 0, False, list(WEIGHTS))
    assert sum(before.slots) + before.choice == pytest.approx(sum(later.slots) + later.choice + 2)
    view = View.of(rules, match.state, 0)
    match.play(0, view.legal()[0])  # places a pawn
    after = outlook_of(match.state, 0, True, list(WEIGHTS))
    assert sum(after.slots) + after.choice == pytest.approx(sum(later.slots) + later.choice + 1)


@pytest.mark.parametrize("challenge", [5, 13, 14])
def test_a_broken_limit_is_seen(challenge: int) -> None:
    """Random play breaks every limit sooner or later: planner and rules see it at the same step."""
    seed = {5: 3, 13: 3, 14: 17}[challenge]
    match = random_game(seed, until_round=1, challenge=challenge)
    bot = RandomBot(seed)
    while not match.over and not match.state.broken:
        assert not spoils(match.state.people[0].territory, Goals(challenge, 0))
        view = View.of(rules, match.state, 0)
        match.play(0, bot.choose(view, view.legal(), ENDLESS))
    assert match.state.broken
    assert spoils(match.state.people[0].territory, Goals(challenge, 0))


@pytest.mark.parametrize("challenge", [1, 4, 6, 7, 8, 9, 10, 11, 12])
def test_a_mission_is_worth_more_the_nearer_it_is(challenge: int) -> None:
    """A territory without anything is far from every mission but that of few openings."""
    early = random_game(2, until_round=3).state.people[0].territory
    late = random_game(2).state.people[0].territory
    goals = Goals(challenge, 0)
    look = nothing_to_come()
    for t in (early, late):
        stake = full_worth(t, look, 0, goals) - full_worth(t, look, 0, Goals(0, 0))
        assert stake < 5  # nothing to come, and random play meets no mission
    hopeful = Outlook([1] * 77, 25.0, 3.0, 3.0, 3.0, 1.0, list(WEIGHTS))
    hope = full_worth(early, hopeful, 0, goals) - full_worth(early, hopeful, 0, Goals(0, 0))
    assert hope > 5
