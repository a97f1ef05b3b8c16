"""What viewers of a match see of its secrets."""

from __future__ import annotations

from anden.core.records import Record, json_of, text_of
from anden.core.testing import random_match
from anden.core.testing.toy import Bid, rules, toy_setup
from tests.unit.core.toy_match import begin, bid_all


def test_hidden_actions_and_events_are_not_told() -> None:
    match = begin()
    bid_all(match, (0,))
    for viewer in (None, 1):
        deal, bid = match.visible_log(viewer)
        assert bid.action is None
        assert [event.key for event in bid.events] == ["bid"]
        assert deal.action.hands[0] == (0, 0, 0)
        assert {event.args.get("seat") for event in deal.events if event.key == "drew"} <= {viewer}
    assert match.visible_log(0)[1].action == match.log[1].action


def test_a_secret_choice_can_be_read_once_it_was_shown() -> None:
    match = begin(rounds=2)
    bid_all(match, (0, 1))
    for viewer in (None, 0, 1):
        deal, *bids = match.visible_log(viewer)[:3]
        assert [seen.action for seen in bids] == [entry.action for entry in match.log[1:3]]
        assert deal.action != match.log[0].action, "the rest of the hands is still secret"


def test_a_choice_that_was_taken_back_is_never_shown() -> None:
    match = begin(rounds=2)
    bid_all(match, (0,))
    match.undo((0,))
    other = next(card for card in match.state.hands[0] if Bid(card) != match.log[1].action)
    match.play(0, Bid(other))
    bid_all(match, (1,))
    seen = match.visible_log(1)
    assert [entry.action for entry in seen if entry.undone] == [None]
    assert Bid(other) in [entry.action for entry in seen]


def test_a_record_tells_a_choice_once_it_was_shown() -> None:
    match = begin(rounds=2)
    bid_all(match, (0,))
    assert "2. 1: ?" in text_of(Record(match), 1)
    bid_all(match, (1,))
    assert "2. 1: bid" in text_of(Record(match), 1)
    assert '"do":"bid"' in json_of(Record(match), 1)


def test_a_finished_game_has_no_secrets() -> None:
    match = random_match(rules, toy_setup(rounds=1), "open")
    seen = match.visible_log(None)
    assert [entry.action for entry in seen] == [entry.action for entry in match.log]
    assert sum(event.key == "drew" for entry in seen for event in entry.events) == 2
