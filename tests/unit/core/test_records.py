"""Records: what is written is read again without loss."""

from __future__ import annotations

from typing import Any

import pytest

from anden.core import CHANCE, Match
from anden.core.log import NewLuck
from anden.core.records import BadRecord, Record, json_of, play_on, read, text_of
from anden.core.testing import random_match
from anden.core.testing.toy import Bid, Deal, rules, toy_setup

NAMES = ['Ana "la roja"', "Юрий\u2028山田", "x\ny {z} \\ # [a]"]


def finished() -> Record:
    match = random_match(rules, toy_setup(3), "records")
    return Record(
        match,
        NAMES,
        date="2026-11-15",
        comments={0: ["before"], 2: ["one } {", "two\n\\n"], len(match.log): ["end"]},
        extra={"Event": "Liga de Otoño"},
    )


def running() -> Match[Any, Any]:
    match: Match[Any, Any] = Match(rules, toy_setup(), "running")
    match.run_chance()
    match.play(0, Bid(match.state.hands[0][0]))
    return match


def with_undo() -> Record:
    match: Match[Any, Any] = Match(rules, toy_setup(4), "undo")
    match.run_chance()
    for seat in (0, 1, 2):
        match.play(seat, Bid(match.state.hands[seat][0]))
    match.undo({2})
    match.redo()
    match.ask_undo({0})
    match.answer_undo(1, False)
    match.ask_undo({0})
    match.answer_undo(1, True)
    match.answer_undo(2, True)
    return Record(match)


def scripted() -> Record:
    match: Match[Any, Any] = Match(rules, toy_setup())
    match.play(CHANCE, Deal(((1, 2, 3), (4, 5, 6))))
    match.play(1, Bid(6))
    return Record(match, ["a", "b"])


def test_the_text_is_what_a_person_expects() -> None:
    match = random_match(rules, toy_setup(rounds=1), "abc")
    lines = text_of(Record(match, ["Ana", "Bruno"])).split("\n")
    assert lines[:8] == [
        '[Anden "1"]',
        '[Game "toy"]',
        '[Rules "1"]',
        '[Map "yard"]',
        '[Players "2"]',
        '[Seat1 "Ana"]',
        '[Seat2 "Bruno"]',
        '[Options {"rounds":1}]',
    ]
    assert lines[13:17] == ["", "1. *: deal 336 234", "2. 2: bid 3", "3. 1: bid 6"]
    assert lines[-1] == ""


@pytest.mark.parametrize("make", [finished, with_undo, scripted, lambda: Record(running(), ["", "é"])])
def test_nothing_is_lost(make: Any) -> None:
    record = make()
    text = text_of(record)
    first = read(text)
    data = json_of(first)
    second = read(data)
    assert text_of(second) == text
    assert json_of(second) == data
    for copy in (first, second):
        assert copy.match.log == record.match.log
        assert copy.match.events == record.match.events
        assert rules.snapshot(copy.match.state) == rules.snapshot(record.match.state)
        assert copy.names == record.names
        assert copy.comments == record.comments
        assert copy.extra == record.extra


def test_platform_entries_in_words() -> None:
    text = text_of(with_undo())
    for words in (". 3: undo 3", ". 3: redo", ". 1: ask undo 1", ". 2: refuse", ". 3: agree", ". 1: undo 1"):
        assert words + "\n" in text


def test_seed_is_secret_until_the_end() -> None:
    match = running()
    for written in (text_of(Record(match)), json_of(Record(match))):
        assert "running" not in written
        assert match.commitment in written
    over = random_match(rules, toy_setup(rounds=1), "over")
    assert '[Seed "over"]' in text_of(Record(over))
    assert '[Seed "none"]' in text_of(scripted())


@pytest.mark.parametrize(
    "change",
    [
        lambda t: "\ufeff" + t,
        lambda t: t.replace("\n", "\r\n"),
        lambda t: t.replace("\n", "  \t\n"),
        lambda t: t.replace("\n\n", "\n\n\n# a remark\n\n"),
        lambda t: t.replace(". *: ", " .  * :   "),
        lambda t: ("\ufeff" + t.replace("\n", "\r\n")).encode(),
        lambda t: t.removesuffix("\n"),
    ],
)
def test_harmless_differences_are_tolerated(change: Any) -> None:
    text = text_of(finished())
    assert text_of(read(change(text))) == text


def test_a_short_record_written_by_hand() -> None:
    record = read(
        """[Anden "1"]
        [Game "toy"]
        [Rules "1"]
        [Map "siding"]
        [Players "2"]
        1. *: deal 123 456
        2. 2: bid 6
        """
    )
    assert record.names == ("", "")
    assert record.match.to_act() == (0,)


# --- what others may know ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 1])
def test_secrets_are_not_exported(viewer: int | None) -> None:
    match = running()
    text = text_of(Record(match), viewer)
    assert f'[Viewer "{"spectator" if viewer is None else 2}"]' in text
    hand = "".join(map(str, match.log[0].action.hands[1]))  # type: ignore[union-attr]
    assert f"1. *: ? deal ??? {'???' if viewer is None else hand}\n" in text
    assert "2. 1: ?\n" in text
    data = json_of(Record(match), viewer)
    assert '{"seat":0,"action":null}' in data
    for partial in (text, data):
        with pytest.raises(BadRecord) as caught:
            read(partial)
        assert caught.value.partial
        assert caught.value.line > 1
        assert caught.value.as_problem().key == "partial_record"


def test_two_worlds_give_the_same_partial_record() -> None:
    def world(hand: tuple[int, ...], bid: int) -> Record:
        match: Match[Any, Any] = Match(rules, toy_setup())
        match.play(CHANCE, Deal(((1, 2, 3), hand)))
        match.play(1, Bid(bid))
        return Record(match)

    one, two = world((4, 5, 6), 6), world((2, 2, 4), 2)
    assert text_of(one) != text_of(two)
    for viewer in (None, 0):
        assert text_of(one, viewer) == text_of(two, viewer)
        assert json_of(one, viewer) == json_of(two, viewer)


def test_without_the_viewer_header_a_partial_record_is_still_refused() -> None:
    text = "\n".join(line for line in text_of(Record(running()), 1).split("\n") if "Viewer" not in line)
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.partial


def test_a_finished_game_is_exported_whole_to_everybody() -> None:
    record = finished()
    assert text_of(record, None) == text_of(record, 2) == text_of(record)


def test_open_games_have_nothing_to_hide() -> None:
    match: Match[Any, Any] = Match(rules, toy_setup(open_hands=True), "open")
    match.run_chance()
    assert "Viewer" not in text_of(Record(match), None)


# --- playing on --------------------------------------------------------------------------------------------------


def test_playing_on_without_the_seed_takes_new_luck_and_says_so() -> None:
    match = play_on(read(text_of(Record(running()))), "fresh")
    assert isinstance(match.log[-1].action, NewLuck)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, next(iter(rules.legal(match.state, seat))))
    text = text_of(Record(match))
    assert ". *: new luck\n" in text
    assert '[Seed "fresh"]' in text
    assert text_of(read(text)) == text_of(read(json_of(Record(match)))) == text


def test_playing_on_with_the_seed_keeps_it() -> None:
    record = read(text_of(finished()))
    match = play_on(record)
    assert match.seed == "records"
    assert match.log == finished().match.log


def test_names_that_cannot_be_headers_are_refused() -> None:
    for key in ("Seat9", "Game", "a b", "x]"):
        with pytest.raises(ValueError, match="further header"):
            Record(running(), extra={key: "x"})


def test_control_characters_survive() -> None:
    every = "".join(map(chr, range(32))) + "\x7f\x85\xa0\u2028\\u0041\\"
    record = Record(
        running(), [every, f"{every} "], date=every, comments={0: [every], 1: [every]}, extra={"X": every}
    )
    text = text_of(record)
    assert text_of(read(json_of(read(text)))) == text
    assert read(text).names == record.names
    assert read(text).comments == record.comments


def test_halves_of_characters_are_replaced() -> None:
    record = Record(running(), ["a\ud800b"])
    assert text_of(read(text_of(record))) == text_of(record)
