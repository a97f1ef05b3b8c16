"""The engine and a naive second opinion watch the same games of Russian Railroads: points, spaces, payments.

The second opinion is written from the rulebook alone: it lays every track out space by space, and tries every order of steps.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from anden.core import CHANCE, Setup
from anden.games.russian_railroads import rules
from anden.games.russian_railroads.state import RELOCATION, RESOLVE, TURN
from anden.games.russian_railroads.view import preview
from tests.property.russian_railroads_naive.board import LINES
from tests.property.russian_railroads_naive.chains import FILE
from tests.property.russian_railroads_naive.follow import (
    Follower,
    compare_advances,
    compare_relocation,
    compare_turn,
)
from tests.property.russian_railroads_naive.players import STYLES, pick, random_board, set_board
from tests.property.russian_railroads_naive.reading import board_of
from tests.property.russian_railroads_naive.scoring import line_points, marker_points, round_points, spaces_of

SEEN_IN_DOZENS = (
    "round",
    "passing",
    "engineer",
    "line end",
    "majority",
    "payments",
    "own engineers",
    "advances",
    "lost",
    "relocations",
)
SEEN_IN_THOUSANDS = (
    *SEEN_IN_DOZENS,
    *(
        "ten points",
        "engineer numbers",
        "best locomotives",
        "doubled line",
        "medal",
        "revalued",
        "two markers",
    ),
    *("white", "only with what is gained on the way", "only the rest forbids it"),
    *("points_15", "completed_lines", "extra_workers", "factories", "black_tracks", "extra_engineer"),
    *("locomotives", "question_tokens", "engineers", "doublers", "only the extra engineer"),
    *(f"factory {value} used at once" for value in (2, 3, 6, 7, 9)),
    *("factory lost: of no use", "factory lost: the action goes before"),
)


WAYS = ("at_once", "free", "version 1")
"""Both orders of using factories, and the rules as they were."""


def start(players: int, version: int = rules.version, **options: Any) -> Any:
    return rules.start(Setup(game=rules.id, version=version, players=players, options=options))


def play(players: int, seed: object, how: str = "at_once", share: float = 0.2) -> Counter[str]:
    """A game by players of mixed styles. All points are compared, and a share of what is offered."""
    rng = Random(f"second opinion {players} {seed}")
    styles = [rng.choice(STYLES) for _ in range(players)]
    s = start(players, 1) if how == "version 1" else start(players, factories=how)
    follower = Follower(s, how)
    while to_act := rules.to_act(s):
        seat = to_act[0]
        if seat == CHANCE:
            action: Any = rules.sample_chance(s, rng)
        else:
            legal = list(rules.legal(s, seat))
            assert legal, "the player to act has no action"
            if rng.random() < share:
                if s.phase == TURN:
                    compare_turn(s, legal, follower.seen)
                if s.phase == RESOLVE:
                    compare_advances(s, legal, follower.seen)
                if s.phase == RELOCATION:
                    compare_relocation(s, legal, follower.seen)
            action = pick(styles[seat], legal, rng)
            follower.before(s, seat, action)
        follower.after(s, list(rules.apply(s, seat, action)))
    return follower.seen


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_after_every_action_of_dozens_of_games(players: int, how: str) -> None:
    games = 14 if how == "at_once" else 7
    seen: Counter[str] = Counter()
    for seed in range(games):
        seen += play(players, seed, how)
    assert seen["games"] == games
    assert [what for what in SEEN_IN_DOZENS if not seen[what]] == []
    assert how != "at_once" or seen["factory 2 used at once"] + seen["factory 3 used at once"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_after_every_action_of_thousands_of_games(players: int, how: str) -> None:
    games = 1000 if how == "at_once" else 300
    seen: Counter[str] = Counter()
    for seed in range(games):
        seen += play(players, f"slow {seed}", how, 0.05)
    assert seen["games"] == games
    if how == "at_once":
        assert [what for what in SEEN_IN_THOUSANDS if not seen[what]] == []


def test_thousands_of_random_boards_are_scored_alike() -> None:
    """Boards as no random game would fill them: long lines, many doublers, medal, revaluation, two markers."""
    rng = Random("boards")
    p = start(4).people[0]
    for _ in range(4000):
        board = random_board(rng)
        set_board(p, board)
        found = preview(p)
        assert found["total"] == sum(round_points(board).values())
        assert found["industry"] == [marker_points(marker) for marker in board.markers]
        for line in LINES:
            shown = found["lines"][line]
            assert shown["points"] == line_points(board, line)
            double = 2 if shown["double"] else 1
            assert {row["space"]: row["value"] for row in shown["spaces"]} == {
                space: value * double for space, value in spaces_of(board, line).items()
            }


def test_a_board_of_the_second_opinion_is_the_board_of_the_engine() -> None:
    """Reading and writing boards are each other's inverse: a mistake in one of them would hide others."""
    rng = Random("both ways")
    s = start(4)
    for _ in range(300):
        board = random_board(rng)
        set_board(s.people[2], board)
        read = board_of(s, 2)
        read.engineers, read.workers, read.points = board.engineers, board.workers, board.points
        assert read == board


CHAINS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "row", CHAINS, ids=lambda row: f"{row['factories']}, {row['players']} players, {len(row['chain'])} steps"
)
def test_the_longest_chains_found_can_be_replayed(row: dict[str, Any]) -> None:
    """Whole turns of twenty steps and more: legal at every step, nothing lost or left over, points as counted by hand."""
    s = start(row["players"], factories=row["factories"])
    follower = Follower(s, row["factories"])
    for text in [*row["before"], *row["chain"]]:
        seat = rules.to_act(s)[0]
        action = rules.parse(s, text)
        assert rules.problem(s, seat, action) is None, text
        if seat != CHANCE:
            assert action in rules.legal(s, seat), text
            follower.before(s, seat, action)
        follower.after(s, list(rules.apply(s, seat, action)))
        assert rules.audit(s) == [], text
    assert len(row["chain"]) >= 20
    assert {text.split()[0] for text in row["chain"]} >= {"token", "industry"}
    assert list(s.pending) == []
    assert s.phase != RESOLVE
