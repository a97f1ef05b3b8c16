"""Undo and redo: what is free, what needs consent, and how it is given."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import CHANCE, Entry, Match, replay
from anden.core.log import AnswerUndo, AskUndo, Redo, Undo
from anden.core.testing import random_match
from anden.core.testing.toy import Deal, End, Load, rules, toy_setup
from tests.unit.core.toy_match import begin, bid_all, driving, refused

# --- taking back ---------------------------------------------------------------------------------------------


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


# --- consent -------------------------------------------------------------------------------------------------


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
