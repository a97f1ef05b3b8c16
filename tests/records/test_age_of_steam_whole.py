"""On every map of Age of Steam there is a record of a game that nobody left before its regular end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from anden.core import replay
from anden.core.records import Record, read, text_of
from anden.core.standings import standings_text
from anden.games.age_of_steam import rules
from anden.games.age_of_steam.maps.loading import PRINTED
from anden.games.age_of_steam.state import State
from tests.records.age_of_steam_whole import FOLDER, GAMES, Whole, play, setup_of
from tests.records.golden import standings_path


def named(game: Whole) -> str:
    return game.name


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_record_plays_out_as_it_did(game: Whole, request: pytest.FixtureRequest) -> None:
    """Reading judges every action, luck against the seed, the result and the scores."""
    path = FOLDER / f"{game.name}.txt"
    if request.config.getoption("--update-records", default=False):
        match = play(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(Record(match)), encoding="utf-8")
        standings_path(path).write_text(standings_text(match), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert text_of(record) == text
    assert record.match.setup == setup_of(game)
    assert standings_text(record.match) == standings_path(path).read_text(encoding="utf-8")
    again = replay(rules, record.match.setup, record.match.log, record.match.seed)
    assert rules.snapshot(again.state) == rules.snapshot(record.match.state)
    assert is_whole(record.match.state)


def is_whole(s: State) -> bool:
    """All turns were played, with everybody; alone, the shares were bought back."""
    points = [score.total for score in rules.scores(s)]
    return int(s.turn) == int(s.turns) and not any(s.out) and (int(s.players) > 1 or points[0] >= 0)


def records_of(board: str) -> Iterator[Path]:
    found = [*FOLDER.parent.glob(f"{board}-*.txt"), *FOLDER.glob(f"{board}-*.txt")]
    return (path for path in sorted(found) if not path.name.endswith(".standings.txt"))


@pytest.mark.parametrize("board", PRINTED)
def test_every_map_has_a_game_to_its_regular_end(board: str) -> None:
    assert any(is_whole(read(path.read_bytes()).match.state) for path in records_of(board))


def test_no_record_is_left_over() -> None:
    assert {path.name.split(".")[0] for path in FOLDER.iterdir()} == {game.name for game in GAMES}
