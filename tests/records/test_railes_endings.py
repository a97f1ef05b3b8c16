"""One record for every way Raíles can end: they still play out as they did, and end in that way."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import Match, replay
from anden.core.records import Record, read, text_of
from anden.core.standings import standings_text
from anden.games.railes import rules
from tests.records.golden import standings_path
from tests.records.railes_endings import ENDINGS, FOLDER, Ending, play, setup_of

WAYS = sorted({ending.name.removesuffix("-standard") for ending in ENDINGS})


def named(ending: Ending) -> str:
    return ending.name


@pytest.fixture(params=ENDINGS, ids=named)
def match(request: pytest.FixtureRequest) -> Match[Any, Any]:
    """The match of a record, judged by reading it: every action, luck against the seed, the result and the scores."""
    ending: Ending = request.param
    path = FOLDER / f"{ending.name}.txt"
    if request.config.getoption("--update-records", default=False):
        match = play(ending)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(Record(match)), encoding="utf-8")
        standings_path(path).write_text(standings_text(match), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    record = read(text)
    assert text_of(record) == text
    assert record.match.setup == setup_of(ending)
    assert standings_text(record.match) == standings_path(path).read_text(encoding="utf-8")
    again = replay(rules, record.match.setup, record.match.log, record.match.seed)
    assert rules.snapshot(again.state) == rules.snapshot(record.match.state)
    return record.match


def test_the_record_ends_in_its_way(match: Match[Any, Any], request: pytest.FixtureRequest) -> None:
    """Who is left, when it ended, and whether the number of a token decided."""
    s = match.state
    assert match.over
    way = request.node.callspec.params["match"].name.removesuffix("-standard")
    players = range(int(s.players))
    left = [seat for seat in players if not s.out[seat]]
    full = int(s.turn) == int(s.turns)
    places = rules.ranking(s)
    points = {score.seat: score.total for score in rules.scores(s)}
    told = [event.key for events in match.events for event in events]
    assert told.count("bankrupt") == len(players) - len(left)
    assert [place[0] for place in places[: len(left)]] == sorted(
        left, key=lambda seat: (-points[seat], s.action[seat])
    )
    match way:
        case "normal":
            assert full
            assert left == list(players)
            assert len(set(points.values())) == len(players)
        case "tie-break":
            first, second = places[0][0], places[1][0]
            assert full
            assert points[first] == points[second]
            assert s.action[first] < s.action[second]
            assert len(places[0]) == 1
        case "one-bankrupt":
            assert full
            assert len(left) == len(players) - 1
            assert s.out[places[-1][0]] < s.turns
        case "all-but-one-bankrupt":
            assert not full
            assert places[0] == left
            assert told.count("last_player") == 1
        case "all-bankrupt":
            assert not full
            assert left == []
            assert "last_player" not in told
            assert [len(place) for place in places] == [1] * len(players), "a victory is never shared"
            last = [seat for seat in players if s.out[seat] == s.turn]
            assert places[0][0] == min(last, key=lambda seat: s.fell_with[seat])


def test_every_way_in_both_games() -> None:
    assert {ending.name for ending in ENDINGS} == {
        f"{way}{game}" for way in WAYS for game in ("", "-standard")
    }
    assert all(
        (ending.options.get("game") == "standard") == ending.name.endswith("-standard") for ending in ENDINGS
    )


def test_no_ending_is_left_over() -> None:
    stems = {path.name.split(".")[0] for path in FOLDER.iterdir()}
    assert stems == {ending.name for ending in ENDINGS}
