"""One record for every way Italian Rails can end: they still play out as they did, and end in that way."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from anden.core import Match, replay
from anden.core.records import Record, read, text_of
from anden.core.standings import standings_text
from anden.games.italian_rails import rules
from anden.games.italian_rails.scoring import tracks
from anden.games.italian_rails.state import GOAL, TURN_LIMIT
from anden.games.italian_rails.track.network import all_joined
from tests.records.golden import standings_path
from tests.records.italian_rails_endings import ENDINGS, FOLDER, Ending, play, setup_of, tag


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
    """Who reached the goal, whether the other had a last turn, and what decided."""
    s = match.state
    assert match.over
    assert s.people[0].turns == s.people[1].turns
    told = [event for events in match.events for event in events]
    keys = [event.key for event in told]
    reached = [seat for event in told if event.key == "goal" and isinstance(seat := event.args["seat"], int)]
    points = [score.total for score in rules.scores(s)]
    places = rules.ranking(s)
    starter = int(s.starter)
    way = request.node.callspec.params["match"].name
    limit = way.startswith("limit")
    assert keys.count("turn_limit") == limit
    assert (reached == []) == limit
    assert keys.count("last_turn") == (not limit and reached[0] == starter)
    assert (int(s.people[0].turns) == TURN_LIMIT) == limit
    if not limit:
        assert len(reached) == 1
        assert goal_on_the_way(match, reached[0])
    match way:
        case "goal-of-the-first":
            assert reached == [starter]
            assert places == [[starter], [1 - starter]]
        case "goal-of-the-second":
            assert reached == [1 - starter]
            assert places == [[1 - starter], [starter]]
        case "goal-spent":
            assert int(s.people[reached[0]].cash) < GOAL
            assert points[reached[0]] == max(points)
        case "goal-overtaken":
            assert places == [[1 - reached[0]], [reached[0]]]
            assert points[places[0][0]] > points[reached[0]]
        case "limit-restless":
            assert "reshuffle" in keys
            assert points[places[0][0]] > points[places[1][0]]
        case "limit-tie-break":
            assert points[0] == points[1]
            assert [tracks(s, seat) for seat in range(2)] == [1, 2]
            assert places == [[0], [1]]
        case "limit-shared":
            assert places == [[0, 1]]
        case "limit-debt":
            assert [int(player.debts) for player in s.people] == [0, 2]
            assert points[1] == int(s.people[1].cash) - 80 < 0
            assert places == [[0], [1]]
        case "limit-debt-decides":
            cash = [int(player.cash) for player in s.people]
            assert cash[0] < cash[1]
            assert points == [cash[0], cash[1] - 40]
            assert places == [[0], [1]]
            final = [event.args for event in told if event.key == "final"]
            assert [args["cash"] for args in final] == points
        case _:
            raise AssertionError(f"no way to end: {way}")


def goal_on_the_way(match: Match[Any, Any], seat: int) -> bool:
    """Whether money and network were there together when the goal was announced; the end of a line may have cost some of it."""
    at = next(n for n, events in enumerate(match.events) if any(event.key == "goal" for event in events))
    after = replay(rules, match.setup, match.log[: at + 1], match.seed).state
    return bool(after.people[seat].cash + after.spent >= GOAL and all_joined(after, seat))


def test_nearly_every_action_is_in_a_record() -> None:
    """But for the two answers about a private card after a derailment, which are rare: scenarios have them."""
    matches = [read((FOLDER / f"{ending.name}.txt").read_bytes()).match for ending in ENDINGS]
    done = {tag(entry.action) for match in matches for entry in match.log}
    known = {kind.__struct_config__.tag for kind in get_args(rules.actions)}
    assert known - done == {"keep_card", "give_card"}


def test_no_ending_is_left_over() -> None:
    stems = {path.name.split(".")[0] for path in FOLDER.iterdir()}
    assert stems == {ending.name for ending in ENDINGS}
