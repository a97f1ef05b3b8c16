"""A game in three lines: what people type at a prompt."""

from __future__ import annotations

import doctest
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import anden
from anden.core.records import BadRecord
from anden.core.registry import installed

GAMES = list(installed())
WITH_EXAMPLES = [
    "anden",
    "anden.game",
    "anden.bots.ladder",
    "anden.core.facts",
    "anden.core.luck",
    "anden.core.match",
    "anden.core.records.as_text",
    "anden.core.records.read",
    "anden.core.registry",
    "anden.core.view",
]


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_in_the_docstrings_are_true(module: str) -> None:
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    found = doctest.testmod(importlib.import_module(module), optionflags=options)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_three_lines_play_a_game(game: str) -> None:
    played = anden.new(game, seed=7)
    seat = played.to_act[0]
    played.play(played.legal(seat)[0], seat)
    assert str(played).strip()
    assert played.record().startswith("[Anden")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_actions_give_the_same_game(game: str) -> None:
    first, second = anden.new(game, seed=3), anden.new(game, seed=3)
    for _ in range(5):
        seat = first.to_act[0]
        action = first.legal(seat)[-1]
        first.play(action, seat)
        second.play(action, seat)
    assert first.record() == second.record()


def test_a_record_is_read_and_played_on(tmp_path: Path) -> None:
    game = anden.new("railroad_tiles", players=2, seed=7, names=["Ana", "Benito"])
    game.play_bots("apprentice", seats=[1], budget=1, seed=1)
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    again = anden.read(file)
    assert again.names == ["Ana", "Benito"]
    assert again.to_act == game.to_act
    assert again.legal(game.to_act[0]) == game.legal(game.to_act[0])
    again.play_bots("apprentice", budget=1)
    assert again.over
    assert "over" in str(again)


def test_bots_stop_where_a_person_is_to_act() -> None:
    game = anden.new("age_of_steam", players=3, seed=7)
    game.play_bots("apprentice", seats=[0, 2], budget=1, seed=1)
    assert game.to_act == (1,)


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    game = anden.new("age_of_steam", players=3, seed=7)
    before = game.record()
    someone_else = next(seat for seat in range(3) if seat not in game.to_act)
    with pytest.raises(anden.Refused, match="not_your_turn"):
        game.play(game.legal()[0], someone_else)
    problem = game.why_not(game.legal()[0], someone_else)
    assert problem is not None
    assert problem.key == "not_your_turn"
    assert game.why_not(game.legal()[0]) is None
    assert game.record() == before


def test_a_finished_game_takes_no_more() -> None:
    game = anden.new("railroad_tiles", players=2, seed=7)
    game.play_bots("apprentice", budget=1)
    assert game.legal() == []
    with pytest.raises(anden.Refused, match="game_over"):
        game.play("coin")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"map": "atlantis"}, "no map 'atlantis'; there are: rust_belt"),
        ({"players": 6, "map": "barbados"}, "the map 'barbados' is not for 6 players"),
        ({"players": 9}, "no map is for 9 players"),
    ],
)
def test_a_game_that_cannot_be_says_what_there_is(given: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        anden.new("age_of_steam", **given)  # type: ignore[arg-type]


def test_a_seat_must_be_said_when_several_are_to_act() -> None:
    game = anden.new("italian_rails", seed=7)
    with pytest.raises(ValueError, match="several seats are to act"):
        game.legal()
    with pytest.raises(ValueError, match="there is no seat 5"):
        game.legal(5)


def test_a_damaged_record_says_where() -> None:
    with pytest.raises(BadRecord, match="line"):
        anden.read('[Anden "1"]\n[Game "railroad_tiles"]\nnonsense')


def test_what_is_hidden_is_not_printed() -> None:
    """The opponent's cash in Italian Rails."""
    game = anden.new("italian_rails", seed=7)
    for _ in range(40):
        seat = game.to_act[0]
        game.play(game.actions(seat)[0], seat)
    printed = str(game)
    assert printed.count("cash hidden") == 1
    viewer = game.to_act[0]
    seen = game.rules.scores(game.rules.hide(game.match.state, viewer))
    assert printed.splitlines()[-2] == "  ".join(f"seat {score.seat} {score.total}" for score in seen)


def test_importing_anden_loads_nothing_of_the_house() -> None:
    """Who needs a part of it does not wait for all of it."""
    code = "import sys, anden; print([m for m in sys.modules if m.startswith('anden.')])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


@pytest.mark.parametrize("players", ["4", 4.0, True])
def test_players_are_a_number(players: object) -> None:
    with pytest.raises(ValueError, match="players is a number"):
        anden.new("age_of_steam", players=players)  # type: ignore[arg-type]


def test_an_unknown_option_says_which_there_are() -> None:
    with pytest.raises(ValueError, match="has no option 'player'; there are: "):
        anden.new("age_of_steam", player=4)


@pytest.mark.parametrize("action", [0, None, {"do": "take"}])
def test_what_is_no_action_is_told_so(action: object) -> None:
    game = anden.new("railroad_tiles", players=2, seed=7)
    with pytest.raises(ValueError, match="an action is words"):
        game.play(action)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="an action is words"):
        game.why_not(action)  # type: ignore[arg-type]


def test_bots_have_seats_of_the_table() -> None:
    game = anden.new("railroad_tiles", players=2, seed=7)
    with pytest.raises(ValueError, match="there is no seat 7"):
        game.play_bots(seats=[7])
    with pytest.raises(ValueError, match="there is no seat -1"):
        game.score(-1)


def test_a_path_may_be_words_too(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(anden.new("railroad_tiles", players=2, seed=7).record(), encoding="utf-8")
    assert anden.read(str(file)).rules.id == "railroad_tiles"
    with pytest.raises(FileNotFoundError):
        anden.read(str(tmp_path / "missing.txt"))


def test_a_prompt_offers_the_names() -> None:
    assert {"Game", "Refused", "new", "read"} <= set(dir(anden))
