"""Records and luck under random names, comments, games and damage."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anden.core import CHANCE, Match, Refused, registry, replay
from anden.core.records import BadRecord, Record, json_of, read, text_of
from anden.core.testing import toy
from anden.core.testing.toy import rules, toy_setup
from anden.core.verify import verify

names = st.lists(st.text(max_size=20), min_size=0, max_size=4)
comments = st.dictionaries(st.integers(0, 6), st.lists(st.text(max_size=30), max_size=3), max_size=4)


@pytest.fixture(autouse=True, scope="module")
def _toy_installed() -> Iterator[None]:
    with registry.registered(toy.rules):
        yield


def any_match(seed: int) -> Match[Any, Any]:
    """A game, over or not, with undo, redo, requests and answers in it."""
    rng = Random(seed)
    match: Match[Any, Any] = Match(
        rules, toy_setup(rng.choice((2, 3, 4)), rounds=rng.choice((1, 2))), f"seed {seed}"
    )
    match.run_chance()
    for _ in range(rng.randrange(40)):
        platform_action(match, rng)
        seats = match.to_act()
        if not seats:
            break
        seat = rng.choice(seats)
        match.play(seat, rng.choice(list(rules.legal(match.state, seat))))
    return match


def platform_action(match: Match[Any, Any], rng: Random) -> None:
    """Perhaps a try to take back; refused tries change nothing."""
    everybody = range(match.setup.players)
    seat = rng.choice(everybody)
    tries = (
        lambda: match.undo({seat}),
        lambda: match.undo(everybody, rng.randrange(8), free=True),
        lambda: match.redo(),
        lambda: match.ask_undo({seat}, rng.randrange(8)),
        lambda: match.answer_undo(seat, rng.random() < 0.7),
    )
    if rng.random() < 0.4:
        before = (len(match.log), rules.snapshot(match.state))
        try:
            rng.choice(tries)()
        except Refused:
            assert (len(match.log), rules.snapshot(match.state)) == before


@given(st.integers(0, 10**6), names, comments, st.text(max_size=10), st.text(max_size=20))
@settings(max_examples=150, deadline=None)
def test_records_lose_nothing(
    seed: int, who: list[str], notes: dict[int, list[str]], date: str, event: str
) -> None:
    match = any_match(seed)
    notes = {n: texts for n, texts in notes.items() if n <= len(match.log)}
    record = Record(match, who, date=date, comments=notes, extra={"Event": event})
    text = text_of(record)
    first = read(text)
    data = json_of(first)
    second = read(data.encode())
    assert text_of(second) == text
    assert json_of(second) == data == json_of(record)
    assert second.match.log == match.log
    assert second.match.events == match.events
    assert second.names == record.names
    assert second.comments == record.comments


@given(st.integers(0, 10**6))
@settings(max_examples=100, deadline=None)
def test_replay_and_luck(seed: int) -> None:
    match = any_match(seed)
    again = replay(rules, match.setup, match.log, match.seed)
    assert rules.snapshot(again.state) == rules.snapshot(match.state)
    assert again.line == match.line
    assert again.request == match.request
    assert again.can_redo == match.can_redo
    assert again.luck_count == match.luck_count == sum(step.seat == CHANCE for step in match.line)
    record = Record(match, seed=match.seed)
    assert verify(record).honest


@given(
    st.integers(0, 500),
    st.integers(0, 10**6),
    st.sampled_from(["cut", "drop", "double", "swap", "byte", "insert"]),
    st.booleans(),
)
@settings(max_examples=300, deadline=None)
def test_damage_is_refused_or_harmless(seed: int, place: int, how: str, as_json: bool) -> None:
    """Whatever is done to a record: it is refused with a reason, or what is read is sound and can be written again."""
    record = Record(any_match(seed), ["Ana", "Ñu"])
    text = (json_of(record) if as_json else text_of(record)).encode()
    damaged = damage(text, place, how)
    try:
        found = read(damaged)
    except BadRecord as bad:
        reason = str(bad)
        if not (bad.found and bad.expected and bad.line >= 0):
            pytest.fail(f"refused without a good reason: {reason}")
        return
    assert text_of(read(text_of(found))) == text_of(found)
    assert not rules.audit(found.match.state)


def damage(data: bytes, place: int, how: str) -> bytes:
    at = place % len(data)
    lines = data.split(b"\n")
    line = place % len(lines)
    if how == "cut":
        return data[:at]
    if how == "drop":
        return b"\n".join(lines[:line] + lines[line + 1 :])
    if how == "double":
        return b"\n".join([*lines[:line], lines[line], *lines[line:]])
    if how == "swap":
        other = (place // 7) % len(lines)
        lines[line], lines[other] = lines[other], lines[line]
        return b"\n".join(lines)
    if how == "byte":
        return data[:at] + bytes([place % 256]) + data[at + 1 :]
    return data[:at] + bytes([place % 256]) + data[at:]


@given(st.binary(max_size=300))
@settings(max_examples=200, deadline=None)
def test_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read(data)
