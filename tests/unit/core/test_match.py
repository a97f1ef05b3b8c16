"""The match: playing, luck, judging, positions of old."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import CHANCE, Entry, Match, Problem, Setup, replay, snapshots
from anden.core.log import AnswerUndo, AskUndo, NewLuck, Redo, Undo
from anden.core.testing import random_match
from anden.core.testing.toy import (
    AtCard,
    AtWagon,
    Bid,
    Deal,
    End,
    Load,
    Roll,
    Toy,
    ToyState,
    rules,
    toy_setup,
)
from tests.unit.core.toy_match import begin, bid_all, driving, refused

# --- playing -------------------------------------------------------------------------------------------------


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


# --- luck ----------------------------------------------------------------------------------------------------


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


# --- judging whole entries -----------------------------------------------------------------------------------


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


def test_why_not() -> None:
    match = begin()
    held = match.state.hands[1][0]
    bid_all(match, (0,))
    asked = [(0, AtCard(held)), (5, AtCard(held)), (1, AtCard(held)), (1, AtCard(9)), (1, AtWagon(1))]
    found = [match.why_not(seat, target) for seat, target in asked]
    keys = [None if problem is None else problem.key for problem in found]
    assert keys == ["not_your_turn", "not_your_turn", None, "card", "phase"]
    over = random_match(rules, toy_setup(rounds=1), "over").why_not(0, AtWagon(1))
    assert over is not None
    assert over.key == "game_over"


def test_why_not_is_asked_of_what_the_seat_sees() -> None:
    """Else an answer could tell what others hold."""

    class Counts(Toy):
        def why_not(self, s: ToyState, seat: int, target: Any) -> Problem | None:
            return Problem("card", "bidding", {"card": sum(map(sum, s.hands))})

    match = Match(Counts(), toy_setup(), "seen")
    match.run_chance()
    answer = match.why_not(0, AtCard(1))
    assert answer is not None
    assert answer.args == {"card": sum(match.state.hands[0])}


# --- positions, snapshots, replay ----------------------------------------------------------------------------


def test_every_position_can_be_visited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "FIRST_SPACING", 4)
    match = begin(3, rounds=4)
    states = [rules.snapshot(match.state_after(n)) for n in range(2)]
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, next(iter(rules.legal(match.state, seat))))
        states += [rules.snapshot(match.state_after(n)) for n in range(len(states), len(match.line) + 1)]
    assert 0 < len(match._snapshots) <= snapshots.MOST
    for n, state in enumerate(states):
        assert rules.snapshot(match.state_after(n)) == state
    match.undo(range(3), 5, free=True)
    for n in range(6):
        assert rules.snapshot(match.state_after(n)) == states[n]
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
