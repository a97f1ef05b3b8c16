"""How long a log may be: far longer than any game, and short enough that nobody can make a server work for minutes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from anden.core import match as match_module
from anden.core import replay
from anden.core.log import LONGEST_LOG, MOST_HANDED_OVER, MOST_TAKEN_BACK
from anden.core.records import BadRecord, Record, json_of, read, text_of
from anden.core.records.bad import LONGEST_ACTION
from anden.core.testing import random_match
from anden.core.testing.toy import Bid, Toy, rules, toy_setup
from tests.unit.core.toy_match import begin, bid_all, refused

GOLDEN = sorted((Path(__file__).parents[2] / "records").rglob("*.txt"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "LONGEST_LOG", 12)
    monkeypatch.setattr(match_module, "ROOM_FOR_LUCK", 2)
    monkeypatch.setattr(match_module, "MOST_TAKEN_BACK", 6)


def lines_of(record: Record) -> list[str]:
    claims = ("[Length", "[Result", "[Scores")
    return [line for line in text_of(record).split("\n") if line and not line.startswith(claims)]


def many(entries: list[str]) -> str:
    """A record of a toy game for four in which three have bid, and then these entries."""
    match = begin(4)
    bid_all(match, (0, 1, 2))
    more = [f"{n}. {entry}" for n, entry in enumerate(entries, len(match.log) + 1)]
    return "\n".join([*lines_of(Record(match)), *more])


# --- real games --------------------------------------------------------------------------------------------------


def test_real_games_stay_far_below() -> None:
    assert len(GOLDEN) > 50
    for path in GOLDEN:
        lines = path.read_text(encoding="utf-8").split("\n")
        entries = [line for line in lines if line[:1].isdecimal()]
        assert len(entries) < LONGEST_LOG / 4, path
        assert max(map(len, entries), default=0) < LONGEST_ACTION / 4, path


# --- playing -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("small")
def test_a_full_log_takes_no_more_actions() -> None:
    match = begin()
    while len(match.log) < 10:
        match.come_back(0)
    assert refused(match.play, 0, Bid(match.state.hands[0][0])) == "log_full", "luck may need the rest"
    match.take_over(0, "driver")
    match.come_back(0)
    match.take_over(1, "driver")
    assert len(match.log) == 13, "who goes may always go, and come back"


def test_who_plays_a_seat_changes_so_many_times() -> None:
    match = begin()
    for _ in range(MOST_HANDED_OVER // 2):
        match.take_over(0, "driver")
        match.come_back(0)
    assert refused(match.take_over, 0, "driver") == "hands_limit"
    assert refused(match.come_back, 1) == "hands_limit"
    match.play(0, Bid(match.state.hands[0][0]))
    assert replay(match.rules, match.setup, match.log[:]).course.hands == MOST_HANDED_OVER


@pytest.mark.usefixtures("small")
def test_undo_and_redo_end_some_time() -> None:
    match = begin()
    bid_all(match, (0,))
    for _ in range(3):
        match.undo({0})
        match.redo()
    assert refused(match.undo, {0}) == "undo_limit"
    bid_all(match, (1,))
    assert match.luck_count == 2, "the game itself goes on"


@pytest.mark.usefixtures("small")
def test_redo_ends_too() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    for act in (match.undo, match.redo, match.undo):
        for _ in range(2):
            act({1, 0})
    assert match.can_redo
    assert refused(match.redo) == "undo_limit"


@pytest.mark.usefixtures("small")
def test_who_asks_leaves_room_for_the_answers() -> None:
    match = begin(3)
    bid_all(match, (0, 1))
    match.ask_undo({0})
    match.answer_undo(1, False)
    assert refused(match.ask_undo, {0}) == "undo_limit", "the ask, three answers and the undo would be seven"


# --- records -----------------------------------------------------------------------------------------------------


def no_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(*_: Any) -> Any:
        pytest.fail("something was replayed")

    monkeypatch.setattr(Toy, "apply", apply)


def test_a_record_that_is_too_long_is_refused_before_anything_is_replayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = many(["1: back"] * LONGEST_LOG)
    head = len(lines_of(Record(begin(4)))) - 1
    no_replay(monkeypatch)
    with pytest.raises(BadRecord, match="at most 10000 entries") as caught:
        read(text)
    assert caught.value.line == head + LONGEST_LOG + 1
    assert caught.value.found == "entry 10001"


def test_a_long_json_record_too(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json_of(Record(begin())).replace('"length":1,\n', "")
    entry = '{"seat":0,"action":{"do":"come_back"}}'
    data = data.replace("\n]\n}", (",\n" + entry) * LONGEST_LOG + "\n]\n}")
    no_replay(monkeypatch)
    with pytest.raises(BadRecord, match="at most 10000 entries") as caught:
        read(data)
    assert data.split("\n")[caught.value.line - 1] == entry


@pytest.mark.parametrize("pair", [["3: undo 3", "3: redo"], ["1: ask undo 1", "2: refuse"]])
def test_a_record_that_takes_back_too_often_is_refused(
    pair: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(read(many(pair * (MOST_TAKEN_BACK // 2))).match.log) == MOST_TAKEN_BACK + 4
    text = many([*pair * (MOST_TAKEN_BACK // 2), pair[0]])
    no_replay(monkeypatch)
    with pytest.raises(BadRecord, match="at most 2000 entries that undo, redo, ask or answer") as caught:
        read(text)
    assert caught.value.line == text.count("\n") + 1


def test_each_action_of_a_record_is_applied_once(applied: list[Any]) -> None:
    text = many(["3: undo 1", "3: redo"] * 500)
    applied.clear()
    record = read(text)
    assert len(applied) == 4
    applied.clear()
    text = text_of(record)
    assert len(applied) == 4
    assert text_of(read(json_of(record))) == text


def test_the_first_wrong_line_is_told_whatever_the_order_of_reading() -> None:
    wrong = ["4: bid 0", "3: undo 3"]
    text = many(["3: undo 3", *wrong, "4: bid 9", "3: undo 2", "3: bid 9"])
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.found == "seat 4: bid 0"


def test_an_answer_of_somebody_who_was_not_asked_is_refused() -> None:
    assert read(many(["1: ask undo 1", "2: agree", "3: agree", "1: undo 1"])).match.undone == (1, 2, 3)
    with pytest.raises(BadRecord) as caught:
        read(many(["1: ask undo 1", "4: agree"]))
    assert caught.value.problem is not None
    assert caught.value.problem.key == "no_undo_asked"
    assert caught.value.found == "seat 4: agree"


def test_an_endless_action_is_refused() -> None:
    with pytest.raises(BadRecord, match="at most 4000 characters"):
        read(many(["4: bid " + "9" * LONGEST_ACTION]))
    data = json_of(Record(begin())).replace('"length":1,\n', "")
    entry = ',\n{"seat":0,"action":{"do":"bid","card":' + "9" * LONGEST_ACTION + "}}"
    with pytest.raises(BadRecord, match="at most 4000 characters"):
        read(data.replace("\n]\n}", entry + "\n]\n}"))


def test_a_seat_of_any_size_is_refused() -> None:
    data = json_of(Record(begin())).replace('"length":1,\n', "")
    for seat in (99, 128, -2, 10**12):
        for action in ('{"do":"bid","card":1}', '{"do":"redo"}', '{"do":"come_back"}'):
            with pytest.raises(BadRecord):
                read(data.replace("\n]\n}", f',\n{{"seat":{seat},"action":{action}}}\n]\n}}'))


@pytest.mark.parametrize(
    "text",
    [
        "[A" + " " * 900_000 + "x",
        "[A" + " " * 900_000 + "]",
        "[A " + '" ' * 400_000 + "]",
        "1" + " " * 900_000 + "x",
        "1. 1" + " " * 900_000 + "x",
        "{" + "\\" * 900_000,
        '{"entries"' + " " * 900_000,
        '{"anden":1,"setup":' + "[" * 400_000,
        '{"anden":1,"extra":' + '{"a":' * 200_000,
        '[Anden "1"]\n[Options ' + '{"a":' * 200_000 + "]",
        "# x\n" * 220_000,
    ],
)
def test_a_megabyte_of_nonsense_is_refused_in_a_moment(text: str) -> None:
    """With a regular expression that tries every way to part a line this takes days."""
    with pytest.raises(BadRecord):
        read(text)


@pytest.mark.parametrize("depth", [100, 400, 900, 950, 980, 990])
def test_options_of_any_depth_are_refused(depth: int) -> None:
    nested = '{"a":' * depth + "1" + "}" * depth
    with pytest.raises(BadRecord):
        read(f'[Anden "1"]\n[Game "toy"]\n[Rules "1"]\n[Map "yard"]\n[Players "2"]\n[Options {nested}]\n')


def test_enormous_comments_and_headers_are_kept() -> None:
    record = Record(
        random_match(rules, toy_setup(rounds=1), "x"),
        ["n" * 100_000],
        comments={1: ["c" * 300_000]},
        extra={"E": "e" * 300_000},
    )
    assert text_of(read(text_of(record))) == text_of(record)
