"""What the platform sees of the game: keys, view, notation, records of actions, undo, referee, copies."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from anden.core import CHANCE, Match, Phase, Setup
from anden.core.codec import Codec
from anden.games.railroad_tiles import rules
from anden.games.railroad_tiles.actions import Lay, TilesAction
from anden.games.railroad_tiles.conditions.challenges import measure
from anden.games.railroad_tiles.keys import EVENTS, OPTIONS, PHASES, PROBLEMS, RULES, SCORES
from anden.games.railroad_tiles.printed.faces import CHALLENGES, OBJECTIVES, ROUTE_TILES
from anden.games.railroad_tiles.state import State
from tests.scenarios.railroad_tiles.table import Scene, TilesTable, build


def random_match(players: int, seed: int, **options: Any) -> Match[State, TilesAction]:
    """A finished game by random players."""
    rng = Random(seed)
    setup = Setup(game=rules.id, version=rules.version, players=players, options=options)
    match: Match[State, TilesAction] = Match(rules, setup, seed=f"{seed:064x}")
    match.run_chance()
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, rng.choice(list(rules.legal(match.state, seat))))
    return match


GAMES: list[tuple[int, dict[str, Any]]] = [
    (1, {"challenge": 13, "objectives": "random"}),
    (1, {"challenge": 5}),
    (2, {"objectives": "random"}),
    (3, {"objectives": "chosen", "objective_set": ["temple", "stadium", "gas_station"]}),
    (4, {}),
]


def test_events_phases_and_scores_keep_to_the_table_of_keys() -> None:
    seen: set[str] = set()
    for players, options in GAMES:
        for seed in range(4):
            match = random_match(players, seed, **options)
            for events in match.events:
                for event in events:
                    assert set(event.args) == set(EVENTS[event.key]), event
                    seen.add(event.key)
            for score in rules.scores(match.state):
                assert score.total == sum(line.points for line in score.lines)
                for line in score.lines:
                    assert set(line.args) == set(SCORES[line.key])
    # The others need a particular position; their scenarios check them.
    assert set(EVENTS) - seen <= {"discard", "discard_objective", "column_no_star"}


def test_phases_keep_to_the_table_of_keys() -> None:
    setup = Setup(game=rules.id, version=1, players=2, options={"objectives": "random"})
    state = rules.start(setup)
    rng = Random(1)
    seen = set()
    while True:
        phase = rules.phase(state)
        assert isinstance(phase, Phase)
        assert set(phase.args) == set(PHASES[phase.key])
        assert phase.rounds == 8
        seen.add(phase.key)
        to_act = rules.to_act(state)
        if not to_act:
            break
        if to_act[0] == CHANCE:
            rules.apply(state, CHANCE, rules.sample_chance(state, rng))
        else:
            rules.apply(state, to_act[0], rng.choice(list(rules.legal(state, to_act[0]))))
    assert seen == set(PHASES)


def test_tables_of_keys_agree_with_each_other() -> None:
    assert {problem.rule for problem in PROBLEMS.values()} <= set(RULES)
    assert {option.key for option in rules.options} == set(OPTIONS)
    assert OPTIONS["objective_set"] == OBJECTIVES
    for option in rules.options:
        assert option.values == OPTIONS[option.key]


def test_the_view_is_plain_data_and_complete() -> None:
    fields = {
        *(
            "round",
            "rounds",
            "clock",
            "waiting",
            "active",
            "used",
            "columns",
            "starting",
            "order",
            "objectives",
        ),
        *("challenge", "bag", "pool", "players", "challenge_state", "network", "end"),
    }
    of_a_player = {
        *(
            "tiles",
            "pawns",
            "hand",
            "objectives",
            "owes_objective",
            "refusals_left",
            "stars",
            "prestige",
            "column",
        ),
        *("openings", "cities", "rectangle", "towns", "objective_state", "refused", "discarded"),
    }
    for players, options in GAMES:
        match = random_match(players, 7, **options)
        for steps in range(0, len(match.line), 9):
            view = rules.show(match.state_after(steps), 0)
            assert set(view) == fields
            assert all(set(player) == of_a_player for player in view["players"])
            assert json.loads(msgspec.json.encode(view)) == view


def test_the_view_of_a_territory() -> None:
    legend = {"t": ("D03", "road NS"), "C": ("D02", "road NS")}
    scene = Scene(2).give(0, build("tC\nt│\nt│\n.│t", legend)).placing("PT3")
    scene.do("place car 1,0 token 1")
    player = rules.show(scene.state, 0)["players"][0]
    assert player["tiles"][1] == {"tile": "D02", "x": 1, "y": 0, "turn": 0, "round": 1}
    assert player["pawns"] == [{"pawn": "car", "x": 1, "y": 0, "points": 1}]
    assert [sorted(city) for city in player["cities"]] == [[[0, 0], [0, 1], [0, 2]]]
    assert player["towns"] == [[[2, 3]]]
    assert player["rectangle"] == {"x": 0, "y": 0, "width": 2, "height": 3}
    assert player["openings"] == 6
    assert rules.show(scene.state, 0)["used"] == [True]


def test_notation_and_json_there_and_back() -> None:
    codec = Codec(rules)
    for players, options in GAMES:
        match = random_match(players, 3, **options)
        state = rules.start(match.setup)
        for step in match.line:
            text = rules.notation(state, step.action)
            assert rules.parse(state, text) == step.action
            assert codec.action(codec.encode(step.action)) == step.action
            rules.apply(state, step.seat, step.action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "lay",
        "lay D01",
        "lay D01 0,0",
        "lay D01 0;0 turn 1",
        "take",
        "take x",
        "place dog 0,0 token 1",
        "place car 0,0",
        "end now",
        "coin up",
        "order a b",
        "fill |",
        "reveal",
        "start D01 D02",
        "starting",
    ],
)
def test_bad_notation_says_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|does not start"):
        rules.parse(Scene(2).state, text)


def test_notation_forgives_case_of_the_verb_and_spaces() -> None:
    assert rules.parse(Scene(2).state, "  LAY  D01  -3 , 4   turn 7 ") == Lay("D01", -3, 4, 7)


def test_a_finished_game_replays_to_the_same_state() -> None:
    match = random_match(4, 11, objectives="random")
    assert rules.snapshot(match.state_after(len(match.line))) == rules.snapshot(match.state)


def test_copies_are_equal_and_independent() -> None:
    match = random_match(4, 5, objectives="random")
    state = match.state_after(len(match.line) // 2)
    before = rules.snapshot(state)
    copy = rules.copy(state)
    assert rules.snapshot(copy) == before
    rng = Random(2)
    while to_act := rules.to_act(copy):
        seat = to_act[0]
        action = (
            rules.sample_chance(copy, rng) if seat == CHANCE else rng.choice(list(rules.legal(copy, seat)))
        )
        rules.apply(copy, seat, action)
    assert rules.snapshot(state) == before


def test_the_last_step_of_a_turn_can_be_taken_back() -> None:
    table = TilesTable(2).opened()
    table.do(0, "take 1")
    before = rules.snapshot(table.state)
    table.play(0, rules.legal(table.state, 0)[0])
    table.match.undo([0])
    assert rules.snapshot(table.state) == before


@pytest.mark.parametrize("far", [(0, 1), (1, 0), (0, -1), (-1, 0)])
def test_a_territory_may_grow_in_one_line_as_far_as_tiles_go(far: tuple[int, int]) -> None:
    """36 tiles in a row, more than anybody can get: within the grid, and actions beyond the memo are right."""
    dx, dy = far
    turn = 1 if dx else 0
    scene = Scene(2).give(0, build("─" if dx else "│"))
    for i in range(1, 36):
        scene.give(0, scene.state.people[0].territory, hand="D01").laying()
        text = f"lay D01 {dx * i},{dy * i} turn {turn}"
        assert text in scene.offers("lay")
        scene.do(text)
    player = rules.show(scene.state, 0)["players"][0]
    assert {player["rectangle"]["width"], player["rectangle"]["height"]} == {36, 1}
    assert player["openings"] == 2


# --- the referee -----------------------------------------------------------------------------------------------------


def test_the_referee_sees_what_is_missing() -> None:
    table = TilesTable(2).opened()
    assert rules.audit(table.state) == []
    state = rules.copy(table.state)
    state.columns = ((), *state.columns[1:])
    assert len(rules.audit(state)) >= 1
    state = rules.copy(table.state)
    state.people[0].stars += 1
    assert rules.audit(state) == ["11 stars instead of 10, 8 of them in the pool"]
    state = rules.copy(table.state)
    state.waiting = -1
    assert "tokens" in rules.audit(state)[0]
    state = rules.copy(table.state)
    state.pool[1] = 17
    assert "train" in rules.audit(state)[0]
    state = rules.copy(table.state)
    state.people[1].objectives = 1
    assert rules.audit(state) == ["seat 1 has 1 of city_hall"]


def test_the_box() -> None:
    """106 route tiles of 26 shapes, 7 objectives, 15 challenges."""
    assert sum(face.copies for face in ROUTE_TILES) == 106
    assert len({face.configuration for face in ROUTE_TILES}) == 26
    assert len(ROUTE_TILES) == 77
    assert len(OBJECTIVES) == 7
    assert sorted(CHALLENGES) == list(range(1, 16))
    assert sum(face.copies for face in ROUTE_TILES if face.town) == 44
    assert sum(face.copies for face in ROUTE_TILES if face.station) == 32


def test_the_round_of_each_tile_is_remembered() -> None:
    table = TilesTable(1).go_to_round(9, 3)
    rounds = [tile["round"] for tile in table.view["players"][0]["tiles"]]
    assert rounds == sorted(rounds)
    assert [rounds.count(number) for number in range(1, 9)] == [4] * 8


def test_the_last_of_many_tiles_counts_like_the_first() -> None:
    """More than 32 tiles: sets of tiles are bits of a number, and none of them may fall off."""
    town = {"t": ("D05", "road WE")}
    territory = build("t" * 18 + "\n" + "t" * 18, town, "passenger 0,1; passenger 16,1")
    scene = Scene(2).give(0, territory).placing("PT5")
    assert scene.do("place passenger 17,1 token 1")[0].args["points"] == 3
    lines = scene.lines()
    assert (lines["cities"], lines["rectangle"]) == (5, 36)
    assert measure(territory, 1) == 36
    assert measure(territory, 2) == 18
    assert measure(territory, 8) == 16
    assert measure(build("┌" + "─" * 16 + "┐\n└" + "─" * 16 + "┘"), 2) == 36
