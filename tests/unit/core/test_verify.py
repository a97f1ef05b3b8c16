"""Was luck honest?"""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import Match
from anden.core.records import BadRecord, Record, play_on, read, text_of
from anden.core.testing import random_match
from anden.core.testing.toy import Bid, rules, toy_setup
from anden.core.verify import Deviation, verify


def lenient(text: str) -> Record:
    return read(text, check_luck=False)


def test_an_honest_game() -> None:
    verdict = verify(lenient(text_of(Record(random_match(rules, toy_setup(), "honest")))))
    assert verdict.honest
    assert verdict.seed_fits is True
    assert verdict.checked == 4
    assert verdict.unchecked == 0


def test_the_first_deviation_is_told() -> None:
    text = text_of(Record(random_match(rules, toy_setup(rounds=1), "abc")))
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if "*: roll" in line)
    number, rolled = lines[at].split(". ")[0], lines[at][-1]
    # a stronger roll changes nothing else that is legal
    other = "6" if rolled != "6" else "5"
    lines[at] = lines[at][:-1] + other
    forged = "\n".join(line for line in lines if "[Scores" not in line and "[Result" not in line)
    verdict = verify(lenient(forged))
    assert not verdict.honest
    assert verdict.seed_fits is True
    assert verdict.deviation == Deviation(int(number), f"roll {other}", f"roll {rolled}")
    with pytest.raises(BadRecord, match="what the seed gives"):
        read(forged)


def test_another_seed_does_not_fit_the_hash() -> None:
    text = text_of(Record(random_match(rules, toy_setup(rounds=1), "abc"))).replace('"abc"', '"abd"')
    verdict = verify(lenient(text))
    assert verdict.seed_fits is False
    assert not verdict.honest


def test_without_seed_nothing_can_be_said() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup(), "secret seed")
    match.run_chance()
    verdict = verify(lenient(text_of(Record(match))))
    assert not verdict.has_seed
    assert not verdict.honest


def test_luck_from_before_the_seed_is_counted_apart() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup(), "old")
    match.run_chance()
    match.play(0, Bid(match.state.hands[0][0]))
    match = play_on(read(text_of(Record(match))), "new")
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, next(iter(rules.legal(match.state, seat))))
    verdict = verify(lenient(text_of(Record(match))))
    assert verdict.honest
    assert (verdict.unchecked, verdict.checked) == (1, 3)


def test_undone_luck_is_checked_too() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup(rounds=1), "undone")
    match.run_chance()
    for _ in range(2):
        for seat in (0, 1):
            match.play(seat, Bid(match.state.hands[seat][0]))
        match.undo({0, 1}, 1, free=True)
    match.redo()
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, next(iter(rules.legal(match.state, seat))))
    verdict = verify(lenient(text_of(Record(match))))
    assert verdict.honest
    assert verdict.checked == 3
