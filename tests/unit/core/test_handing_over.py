"""Who plays stands in the log: a bot takes over a seat, its owner comes back."""

from __future__ import annotations

import msgspec
import pytest

from anden.core import Entry, Match, Setup, replay
from anden.core.codec import Codec
from anden.core.log import ComeBack, TakeOver
from anden.core.records import BadRecord, Record, json_of, read, text_of
from anden.core.records.words import action_of
from anden.core.registry import installed
from anden.core.testing.toy import Load, rules
from tests.unit.core.toy_match import begin, bid_all, driving, refused


def test_taking_over_and_coming_back_are_entries_of_the_log() -> None:
    match = begin()
    assert match.take_over(1, "driver") == [Entry(1, TakeOver("driver"))]
    assert match.come_back(1) == [Entry(1, ComeBack())]
    assert match.log[-2:] == [Entry(1, TakeOver("driver")), Entry(1, ComeBack())]
    assert len(match.line) == 1
    assert len(match.events) == len(match.phases) == 3


def test_the_game_does_not_notice() -> None:
    match = begin(4)
    bid_all(match, (0, 1, 2))
    match.ask_undo({0})
    before, request = rules.snapshot(match.state), match.request
    match.take_over(1, "apprentice")
    assert match.request == request is not None
    assert rules.snapshot(match.state) == before
    assert not any(seen.undone for seen in match.visible_log(None))


def test_redo_stays_possible() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    match.undo({driver})
    match.take_over(1 - driver, "driver")
    match.redo({driver})
    assert match.state.train == [1]


def test_what_may_be_taken_back_stays_the_same() -> None:
    match = driving()
    driver = match.state.driver
    match.play(driver, Load(1))
    floor, target = match.undo_floor({driver}, False), match.undo_target({driver})
    match.come_back(driver)
    assert (match.undo_floor({driver}, False), match.undo_target({driver})) == (floor, target)


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_seats_of_the_table(seat: int) -> None:
    match = begin()
    assert refused(match.take_over, seat, "driver") == "not_your_seat"
    assert refused(match.come_back, seat) == "not_your_seat"
    assert len(match.log) == 1


def test_records_keep_them() -> None:
    match = begin()
    match.take_over(1, "stationmaster")
    match.come_back(1)
    text, data = text_of(Record(match)), json_of(Record(match))
    assert "\n2. 2: bot stationmaster\n3. 2: back\n" in text
    assert '{"seat":1,"action":{"do":"take_over","level":"stationmaster"}}' in data
    assert '{"seat":1,"action":{"do":"come_back"}}' in data
    for written in (text, data):
        assert read(written).match.log == match.log
    assert replay(rules, match.setup, match.log, match.seed).log == match.log


@pytest.mark.parametrize("words", ["bot", "bot Driver", "bot driver 2", "bot " + "x" * 21, "back 1"])
def test_bad_words_are_refused(words: str) -> None:
    text = text_of(Record(begin())).replace('[Length "1"]\n', "")
    with pytest.raises(BadRecord) as caught:
        read(text + f"2. 1: {words}\n")
    assert caught.value.found == words


@pytest.mark.parametrize("level", ["", "Driver", "x" * 21, "a b"])
def test_a_level_is_one_short_word(level: str) -> None:
    raw = msgspec.json.encode({"do": "take_over", "level": level})
    with pytest.raises(msgspec.ValidationError):
        Codec(rules).entry(0, raw)


def test_a_seat_that_is_not_there_is_refused() -> None:
    text = text_of(Record(begin())).replace('[Length "1"]\n', "")
    with pytest.raises(BadRecord) as caught:
        read(text + "2. 3: bot driver\n")
    assert caught.value.problem is not None
    assert caught.value.problem.key == "not_your_seat"


@pytest.mark.parametrize("words", ["back", "bot driver"])
def test_no_game_means_something_else_by_these_words(words: str) -> None:
    assert action_of(words) is not None
    for game, one in installed().items():
        board = one.maps[0]
        setup = Setup(game=game, version=one.version, players=board.players[-1], map=board.id)
        with pytest.raises(ValueError, match=r"."):
            one.parse(Match(one, setup).state, words)


def test_a_bot_that_took_over_stands_in_until_the_owner_comes_back() -> None:
    match = begin()
    assert match.stand_ins() == []
    match.take_over(1, "driver")
    match.take_over(0, "apprentice")
    assert match.stand_ins() == [0, 1]
    match.come_back(1)
    assert match.stand_ins() == [0]
    match.take_over(0, "stationmaster")
    match.come_back(0)
    assert match.stand_ins() == []
