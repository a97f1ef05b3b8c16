"""The match: log, line, luck, taking back, what viewers see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anden.core import CHANCE, Entry, Match, Refused, Setup, replay
from anden.core import match as match_module
from anden.core.log import AnswerUndo, AskUndo, NewLuck, Redo, Undo
from anden.core.records import Record, json_of, text_of
from anden.core.testing import random_match
from anden.core.testing.toy import Bid, Deal, End, Load, Roll, Toy, rules, toy_setup


def begin(players: int = 2, seed: str = "match", **options: Any) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, toy_setup(players, **options), seed)
    match.run_chance()
    return match


def bid_all(match: Match[Any, Any], seats: Sequence[int]) -> None:
    for seat in seats:
        match.play(seat, Bid(match.state.hands[seat][-1]))


def driving(players: int = 2, **options: Any) -> Match[Any, Any]:
    """A match in which all have bid and luck has rolled."""
    match = begin(players, **options)
    bid_all(match, range(players))
    assert match.to_act() == (match.state.driver,)
    return match


def refused(call: Any, *args: Any, **named: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*args, **named)
    return caught.value.problem.key


# --- playing -----------------------------------------------------------------------------------------------------


def test_luck_acts_until_somebody_else_can() -> None:
    match = begin()
    assert [type(entry.action) for entry in match.log] == [Deal]
    new = match.play(0, Bid(match.state.hands[0][0]))
    assert [entry.seat for entry in new] == [0]
    new = match.play(1, Bid(match.state.hands[1][0]))
    assert [entry.seat for entry in new] == [1, CHANCE], "the last bid brings the roll with it"


def test_a_refused_action_changes_nothing() -> None:
    match = begin()
    before = rules.snapshot(match.state)
    assert refused(match.play, 0, Load(1)) == "phase"
    assert refused(match.play, 0, Bid(9)) == "card"
    assert refused(match.play, 7, Bid(1)) == "not_your_turn"
    assert refused(match.play, CHANCE, Roll(3)) == "not_your_turn"
    assert rules.snapshot(match.state) == before
    assert len(match.log) == 1


def test_simultaneous_choices_are_taken_in_any_order() -> None:
    one, two = begin(3), begin(3)
    bid_all(one, (0, 1, 2))
    bid_all(two, (2, 0, 1))
    assert rules.snapshot(one.state) == rules.snapshot(two.state)


def test_nobody_bids_twice() -> None:
    match = begin()
    match.play(0, Bid(match.state.hands[0][0]))
    assert refused(match.play, 0, Bid(match.state.hands[0][0])) == "not_your_turn"


def test_nothing_is_played_after_the_end() -> None:
    match = random_match(rules, toy_setup(rounds=1), "over")
    assert match.over
    assert refused(match.play, 0, End()) == "game_over"
    assert refused(match.undo, {0, 1}) == "game_over"
    assert refused(match.ask_undo, {0}) == "game_over"
    assert refused(match.answer_undo, 0, True) == "no_undo_asked"


def test_an_action_that_fails_half_way_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin()
    before = rules.snapshot(match.state)

    def half(self: Toy, s: Any, seat: int, card: int) -> Any:
        s.hands[seat].remove(card)
        raise RuntimeError("half done")

    monkeypatch.setattr(Toy, "_bid", half)
    with pytest.raises(RuntimeError):
        match.play(0, Bid(match.state.hands[0][0]))
    assert rules.snapshot(match.state) == before
    assert len(match.log) == len(match.events) == len(match.line) == 1


def test_setup_is_judged_and_bound_to_a_version() -> None:
    assert refused(Match, rules, toy_setup(9)) == "players"
    with pytest.raises(ValueError, match="version 2"):
        Match(rules, Setup(game="toy", version=2, players=2, map="yard"))
    with pytest.raises(ValueError, match="other"):
        Match(rules, Setup(game="other", version=1, players=2, map="yard"))


# --- luck --------------------------------------------------------------------------------------------------------


def test_luck_depends_on_seed_and_number_alone() -> None:
    match = driving()
    rolled = match.line[-1].action
    for _ in range(3):
        match.undo({0, 1}, 1, free=True)
        bid_all(match, (1, 0))
        assert match.line[-1].action == rolled, "undo must not fish for a better roll"
    assert match.luck_count == 2


def test_luck_count_follows_undo_and_redo() -> None:
    match = driving()
    assert match.luck_count == 2
    match.undo({0, 1}, 1, free=True)
    assert match.luck_count == 1
    match.redo()
    assert match.luck_count == 2


def test_other_seeds_other_luck() -> None:
    dealt = {str(begin(seed=f"seed {n}").log[0].action) for n in range(8)}
    assert len(dealt) > 1


def test_luck_that_is_not_ours_waits() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup())
    assert match.run_chance() == []
    assert match.to_act() == (CHANCE,)
    assert match.commitment == ""
    with pytest.raises(ValueError, match="no seed"):
        match.next_luck()
    match.play(CHANCE, Deal(((1, 2, 3), (4, 5, 6))))
    assert match.to_act() == (0, 1)
    assert refused(match.play, CHANCE, Roll(7)) == "not_your_turn"


def test_impossible_luck_is_refused() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup())
    assert refused(match.play, CHANCE, Deal(((1, 1, 1), (1, 1, 2)))) == "luck", "there are only four ones"


def test_a_game_without_seed_adopts_one() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup())
    match.play(CHANCE, Deal(((1, 2, 3), (4, 5, 6))))
    assert [entry.action for entry in match.adopt_seed("new")] == [NewLuck()]
    bid_all(match, (0, 1))
    assert isinstance(match.line[-1].action, Roll)
    again = replay(rules, match.setup, match.log, "new")
    assert again.luck_from == match.luck_from == 2
    assert rules.snapshot(again.state) == rules.snapshot(match.state)


def test_commitment_binds_seed_and_setup() -> None:
    hashes = {
        begin(seed="a").commitment,
        begin(seed="b").commitment,
        begin(3, seed="a").commitment,
        begin(seed="a", rounds=1).commitment,
    }
    assert len(hashes) == 4
    assert all(len(h) == 64 for h in hashes)


# --- taking back -------------------------------------------------------------------------------------------------


def test_undo_is_free_inside_ones_turn() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.play(driver, Load(1))
    assert match.undo_floor({driver}, False) == 4, "back to the roll, not over it"
    match.undo({driver})
    match.undo({driver})
    assert match.state.train == []
    assert refused(match.undo, {driver}) == "undo_needs_consent"


def test_undo_goes_several_steps_at_once_and_names_its_seat() -> None:
    match = driving()
    driver = match.state.driver
    for _ in range(2):
        match.play(driver, Load(1))
    assert match.undo({driver}, 4) == [Entry(driver, Undo(4))]
    assert match.state.train == []


def test_the_explicit_end_can_be_taken_back_only_before_luck() -> None:
    match = driving(rounds=2)
    driver = match.state.driver
    match.play(driver, End())
    assert match.line[-1].seat == CHANCE
    assert refused(match.undo, {driver}) == "undo_needs_consent"


def test_another_seat_in_between_needs_consent() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    assert refused(match.undo, {0}) == "undo_needs_consent"
    assert match.undo({1}) == [Entry(1, Undo(2))]


def test_a_reveal_seals() -> None:
    match = begin()
    bid_all(match, (0, 1))
    assert [step.sealed for step in match.line] == [True, False, True, True]
    assert match.undo_floor({0, 1}, False) == 4


def test_a_reveal_of_ones_own_seals_too() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup())
    match.play(CHANCE, Deal(((1, 2, 3), (4, 5, 6))))
    bid_all(match, (0,))
    assert match.undo_floor({0, 1}, False) == 1
    bid_all(match, (1,))
    assert match.to_act() == (CHANCE,), "the bids are shown, luck has not acted yet"
    assert match.undo_floor({0, 1}, False) == 3
    assert refused(match.undo, {0, 1}) == "undo_needs_consent"


def test_free_undo_goes_over_everything_but_never_into_luck() -> None:
    match = driving()
    assert match.undo_floor({0, 1}, True) == 1, "the first deal is luck's own"
    assert refused(match.undo, {0, 1}, 0, free=True) == "undo_lands_on_luck"
    assert refused(match.undo, {0, 1}, 3, free=True) == "undo_lands_on_luck"
    match.undo({0, 1}, 1, free=True)
    assert match.to_act() == (0, 1)


def test_free_undo_opens_a_finished_game_again() -> None:
    match = random_match(rules, toy_setup(rounds=1), "over")
    match.undo({0, 1}, free=True)
    assert not match.over
    match.redo()
    assert match.over


def test_who_takes_back_over_another_is_named() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    assert match.undo({1}, 1, free=True) == [Entry(1, Undo(1))], "seat 1 did it, not seat 0 whose bid is gone"


@pytest.mark.parametrize("to", [-1, 1, 99])
def test_undo_out_of_range_is_refused(to: int) -> None:
    match = begin()
    assert refused(match.undo, {0}, to, free=True) == "nothing_to_undo"


def test_nothing_to_undo() -> None:
    match = begin()
    assert refused(match.undo, {0}) == "nothing_to_undo"
    assert refused(match.undo, set(), 0, free=True) == "nothing_to_undo"


def test_redo_goes_back_one_undo_at_a_time() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.play(driver, Load(1))
    match.undo({driver})
    match.undo({driver})
    match.redo({driver})
    assert match.state.train == [1]
    assert match.redo() == [Entry(driver, Redo())]
    assert match.state.train == [1, 1]
    assert refused(match.redo) == "nothing_to_redo"


def test_a_new_action_ends_redo() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.undo({driver})
    assert match.can_redo
    assert match.redo_seat == driver
    match.play(driver, End())
    assert not match.can_redo
    assert match.redo_seat is None


def test_only_who_took_back_may_redo() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.undo({driver})
    assert refused(match.redo, {1 - driver}) == "nothing_to_redo"


def test_the_log_keeps_what_was_taken_back() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.undo({driver})
    assert [entry.action for entry in match.log[-2:]] == [Load(1), Undo(4)]
    assert [seen.undone for seen in match.visible_log(None)[-2:]] == [True, False]
    match.redo()
    assert [seen.undone for seen in match.visible_log(None)[-3:]] == [False, False, False]


# --- consent -----------------------------------------------------------------------------------------------------


def test_undo_by_consent_of_the_seats_concerned() -> None:
    match = begin(4)
    bid_all(match, (0, 1, 2))
    assert match.ask_undo({0}) == [Entry(0, AskUndo(1))]
    assert match.request is not None
    assert match.request.waiting == [1, 2], "seat 3 has done nothing that would be lost"
    assert refused(match.answer_undo, 3, True) == "no_undo_asked"
    match.answer_undo(1, True)
    assert len(match.line) == 4
    done = match.answer_undo(2, True)
    assert [entry.action for entry in done] == [AnswerUndo(True), Undo(1)]
    assert len(match.line) == 1
    assert match.request is None
    assert match.redo_seat == 0


def test_one_no_ends_the_request() -> None:
    match = begin(4)
    bid_all(match, (0, 1, 2))
    match.ask_undo({0})
    match.answer_undo(2, False)
    assert match.request is None
    assert len(match.line) == 4
    assert refused(match.answer_undo, 1, True) == "no_undo_asked"


def test_over_luck_all_others_must_agree() -> None:
    match = driving(3)
    driver = match.state.driver
    match.play(driver, End())
    match.ask_undo({driver})
    assert match.request is not None
    assert match.request.waiting == [seat for seat in range(3) if seat != driver]


def test_who_asks_may_withdraw_but_not_agree_for_others() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    match.ask_undo({0})
    assert refused(match.answer_undo, 0, True) == "no_undo_asked"
    match.answer_undo(0, False)
    assert match.request is None


def test_a_request_must_be_answered_before_another() -> None:
    match = begin(4)
    bid_all(match, (0, 1, 2))
    match.ask_undo({0})
    assert refused(match.ask_undo, {1}) == "undo_pending"
    match.ask_undo({0}, 1)
    assert match.request is not None


def test_playing_on_ends_the_request() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    match.ask_undo({0})
    bid_all(match, (2,))
    assert match.request is None


def test_asking_for_what_is_free_does_it() -> None:
    match = begin(3)
    bid_all(match, (0,))
    assert match.ask_undo({0}) == [Entry(0, Undo(1))]


def test_ones_other_seats_agree_at_once() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    bid_all(match, (2,))
    entries = match.ask_undo({0, 1, 2}, 1)
    assert [type(entry.action) for entry in entries] == [AskUndo, AnswerUndo, AnswerUndo, Undo]
    assert match.request is None
    assert match.to_act() == (0, 1, 2)


def test_replay_meets_the_same_request() -> None:
    match = begin(4)
    bid_all(match, (0, 1, 2))
    match.ask_undo({0})
    match.answer_undo(1, True)
    again = replay(rules, match.setup, match.log, match.seed)
    assert again.request is not None
    assert again.request.waiting == [2]


# --- judging whole entries ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entry", "key"),
    [
        (Entry(0, Undo(9)), "nothing_to_undo"),
        (Entry(0, Undo(0)), "undo_lands_on_luck"),
        (Entry(5, Undo(1)), "not_your_seat"),
        (Entry(CHANCE, Undo(1)), "not_your_seat"),
        (Entry(0, Redo()), "nothing_to_redo"),
        (Entry(0, AskUndo(-1)), "nothing_to_undo"),
        (Entry(0, AnswerUndo(True)), "no_undo_asked"),
        (Entry(0, NewLuck()), "not_your_seat"),
        (Entry(0, Bid(0)), "not_your_turn"),
        (Entry(1, Bid(0)), "card"),
        (Entry(1, Undo(1)), None),
        (Entry(CHANCE, NewLuck()), None),
    ],
)
def test_judge(entry: Entry[Any], key: str | None) -> None:
    match = begin()
    bid_all(match, (0,))
    problem = match.judge(entry)
    assert (None if problem is None else problem.key) == key


# --- what viewers see --------------------------------------------------------------------------------------------


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


# --- positions, snapshots, replay --------------------------------------------------------------------------------


def test_every_position_can_be_visited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "SNAPSHOT_EVERY", 4)
    match = begin(3, rounds=4)
    states = [rules.snapshot(match.state_after(n)) for n in range(2)]
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, next(iter(rules.legal(match.state, seat))))
        states += [rules.snapshot(match.state_after(n)) for n in range(len(states), len(match.line) + 1)]
    assert len(match._snapshots) > 3
    for n, state in enumerate(states):
        assert rules.snapshot(match.state_after(n)) == state
    match.undo(range(3), 5, free=True)
    assert max(match._snapshots) <= 5, "snapshots of what was taken back must go"
    with pytest.raises(IndexError):
        match.state_after(6)


def test_the_match_as_it_stood() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.undo({driver})
    assert match.line_at(5).state.train == [1]
    assert match.line_at(6).state.train == []
    with pytest.raises(IndexError):
        match.line_at(7)


def test_replay_tells_its_progress() -> None:
    match = random_match(rules, toy_setup(), "replay")
    told: list[int] = []
    again = replay(rules, match.setup, match.log, match.seed, told.append)
    assert told == list(range(1, len(match.log) + 1))
    assert again.events == match.events
