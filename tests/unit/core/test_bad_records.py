"""Damaged records are refused with the line, what was found and what was expected."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from anden.core.records import LARGEST, BadRecord, Record, json_of, read, text_of
from anden.core.testing import random_match
from anden.core.testing.toy import rules, toy_setup

MATCH = random_match(rules, toy_setup(rounds=1), "abc")
"""
 1. [Anden "1"]          9. [Commitment "…"]    15. 1. *: deal 336 234
 2. [Game "toy"]        10. [Seed "abc"]        16. 2. 2: bid 3
 3. [Rules "1"]         11. [Length "…"]        17. 3. 1: bid 6
 4. [Map "yard"]        12. [Result "…"]        18. 4. *: roll …
 5. [Players "2"]       13. [Scores "…"]        19. 5. 1: …
 6. [Seat1 ""]          14. empty
 7. [Seat2 ""]
 8. [Options {…}]
"""
TEXT = text_of(Record(MATCH))
LINES = TEXT.split("\n")


def refusal(data: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(data)
    bad = caught.value
    assert bad.found
    assert bad.expected
    assert len(str(bad)) < 600
    return bad


def swap(line: int, text: str) -> str:
    """The record with one line changed."""
    assert LINES[line - 1] != text
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]])


def drop(line: int) -> str:
    return "\n".join(LINES[: line - 1] + LINES[line:])


def test_the_table_above_is_true() -> None:
    assert LINES[14] == "1. *: deal 336 234"
    assert LINES[16] == "3. 1: bid 6"
    read(TEXT)


@pytest.mark.parametrize(
    ("text", "line", "found", "expected"),
    [
        (swap(1, '[Anden "2"]'), 1, "format 2", "format 1"),
        (swap(1, '[Anden "x"]'), 1, 'Anden "x"', "a number"),
        (swap(2, '[Game "chess"]'), 2, "chess", "installed game"),
        (swap(3, '[Rules "7"]'), 3, "version 7", "installed version"),
        (swap(4, '[Map "moon"]'), 4, "moon", "allows"),
        (swap(5, '[Players "9"]'), 5, '"players":9', "allows"),
        (swap(5, '[Players "two"]'), 5, "two", "number"),
        (swap(5, '[Players "-1"]'), 5, "-1", "number"),
        (swap(5, '[Players "²"]'), 5, "²", "number"),
        (swap(7, '[Seat3 "x"]'), 7, "Seat3", "no more seats"),
        (swap(7, '[Seat1 "x"]'), 7, "Seat1", "line 6"),
        (swap(7, "[Seat2 x]"), 7, "Seat2", "quotes"),
        (swap(7, '[Seat2 "x]'), 7, "Seat2", "quotes"),
        (swap(7, "[Seat2 5]"), 7, "Seat2", "quotes"),
        (swap(7, '[Seat 2 "x"]'), 7, "Seat 2", "quotes"),
        (swap(7, '[Seat2 "\\ud800"]'), 7, "Seat2", "quotes"),
        (swap(8, '[Options {"rounds":9}]'), 8, "rounds", "allows"),
        (swap(8, '[Options {"rounds":"1"}]'), 8, "rounds", "allows"),
        (swap(8, '[Options "x"]'), 8, "Options", "object"),
        (swap(8, "[Options {]"), 8, "Options", "quotes"),
        (swap(8, "[Options " + "[" * 99999 + "]"), 8, "Options", "quotes"),
        (swap(8, "[Options {}"), 8, "Options", "header"),
        (swap(9, '[Commitment "00"]'), 9, "00", "hash of the seed"),
        (swap(10, '[Seed "abd"]'), 9, LINES[8][13:30], "hash of the seed"),
        (swap(10, '[Seed ""]'), 10, "empty seed", "secret"),
        (swap(11, '[Length "3"]'), 11, "entries", "3"),
        (swap(12, '[Result "*"]'), 12, "Result", "after the last entry"),
        (swap(13, '[Scores "1 1"]'), 13, "1 1", "'"),
        (swap(15, "1. *: deal 123 456"), 15, "deal 123 456", "deal 336 234"),
        (swap(15, "1. 1: deal 336 234"), 15, "seat 1", "an action of luck"),
        (swap(15, "1. *: deal 999 999"), 15, "deal 999", "possible"),
        (swap(16, "2. 2: bid 4 {oops"), 16, "oops", "ends with }"),
        (swap(16, "{oops"), 16, "oops", "ends with }"),
        (swap(16, "2. 2: bid 9"), 16, "bid 9", "possible"),
        (swap(16, "2. 2: bid"), 16, "bid", "an action of toy"),
        (swap(16, "2. 2: "), 16, "2. 2:", "after the colon"),
        (swap(16, "2. 2: {x}"), 16, "{x}", "an action of toy"),
        (swap(16, "2. 3: bid 3"), 16, "seat 3", "seat 1 or seat 2"),
        (swap(16, "2. 0: bid 3"), 16, "seat 0", "from 1"),
        (swap(16, "2. *: bid 3"), 16, "luck", "seat 1 or seat 2"),
        (swap(16, "3. 2: bid 3"), 16, "number 3", "number 2"),
        (swap(16, "two. 2: bid 3"), 16, "two", "2. 1:"),
        (swap(16, "bid 3"), 16, "bid 3", "2. 1:"),
        (swap(16, "2. 2: undo 9"), 16, "undo 9", "possible"),
        (swap(16, "2. 2: undo 0"), 16, "undo 0", "possible"),
        (swap(16, "2. 2: undo -1"), 16, "undo -1", "an action of toy"),
        (swap(16, "2. 2: redo"), 16, "redo", "possible"),
        (swap(16, "2. 2: agree"), 16, "agree", "possible"),
        (swap(16, "2. 2: new luck"), 16, "new luck", "possible"),
        (swap(16, '[Late "x"]'), 16, "Late", "before the first"),
        (swap(16, "2. 2: bid\x003"), 16, "U+0000", "text"),
        (swap(17, "3. 2: bid 3"), 17, "seat 2", "seat 1"),
        (TEXT + "7. 1: end\n", len(LINES), "end", "the game is over"),
        (drop(16), 16, "number 3", "number 2"),
        (drop(1), 14, "actions", "Anden"),
        (drop(2), 14, "actions", "Game"),
        (drop(5), 14, "actions", "Players"),
        ("\n".join(LINES[:4]), 1, "the end of the headers", "Players"),
        (TEXT[:60], 5, "[Players", "a header"),
        ("", 1, "nothing", "a record"),
        ("\ufeff \n\n", 1, "nothing", "a record"),
        ("hello", 1, "hello", "a header"),
        ('["a", 1]', 1, "a", "header"),
    ],
)
def test_damaged_text(text: str, line: int, found: str, expected: str) -> None:
    bad = refusal(text)
    assert bad.line == line, str(bad)
    assert found in bad.found
    assert expected in bad.expected


def test_cut_off_text_is_noticed_at_every_line() -> None:
    headers = LINES.index("")
    length = next(n for n, line in enumerate(LINES) if line.startswith("[Length"))
    for end in [*range(1, 5), *range(length + 1, len(LINES) - 1)]:
        refusal("\n".join(LINES[:end]))
    assert headers > length
    for end in range(5, length):
        assert not read("\n".join(LINES[:end])).match.log, "headers alone are a game that has not begun"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (swap(16, "2. 2: bid 9"), "card"),
        (swap(16, "2. 2: load 1"), "phase"),
        (swap(16, "2. 3: bid 3"), "not_your_turn"),
        (swap(16, "2. 2: undo 9"), "nothing_to_undo"),
        (swap(16, "2. 2: undo 0"), "undo_lands_on_luck"),
        (swap(16, "2. 2: agree"), "no_undo_asked"),
        (swap(5, '[Players "9"]'), "players"),
        (TEXT + "7. 1: end\n", "game_over"),
    ],
)
def test_the_problem_is_named(text: str, key: str) -> None:
    bad = refusal(text)
    assert bad.problem is not None
    assert bad.problem.key == key
    assert f"[{key}]" in str(bad)
    problem = bad.as_problem()
    assert problem.key == "bad_record_action"
    assert problem.args["problem"] == key
    assert problem.args["line"] == bad.line


# --- JSON --------------------------------------------------------------------------------------------------------

DATA = json_of(Record(MATCH))


def changed(change: Callable[[dict[str, Any]], Any]) -> str:
    data = json.loads(DATA)
    change(data)
    return json.dumps(data, indent=1)


@pytest.mark.parametrize(
    ("change", "found", "expected"),
    [
        (lambda d: d.pop("anden"), "anden", "fields"),
        (lambda d: d.pop("setup"), "setup", "fields"),
        (lambda d: d.pop("entries"), "entries", "fields"),
        (lambda d: d.update(anden="1"), "int", "fields"),
        (lambda d: d.update(anden=3), "format 3", "format 1"),
        (lambda d: d.update(setup=[]), "object", "fields"),
        (lambda d: d["setup"].update(players="2"), "int", "fields"),
        (lambda d: d["setup"].update(game="chess"), "chess", "installed"),
        (lambda d: d.update(surprise=1), "surprise", "fields"),
        (lambda d: d.update(seats=["a", "b", "c"]), "3 names", "at most 2"),
        (lambda d: d.update(seats="ab"), "array", "fields"),
        (lambda d: d.update(entries={}), "array", "fields"),
        (lambda d: d.update(length=1), "length 1", "length"),
        (lambda d: d.update(scores=[0, 0]), "scores", "scores"),
        (lambda d: d.update(result=[[0, 1]]), "result", "result"),
        (lambda d: d.update(extra={"a b": "c"}), "a b", "letters"),
        (lambda d: d.update(extra={"Game": "c"}), "Game", "free"),
        (lambda d: d.update(seed="abd"), MATCH.commitment[:20], "hash"),
        (lambda d: d["entries"].append({"seat": 0, "action": {"do": "end"}}), "end", "over"),
    ],
)
def test_damaged_json(change: Callable[[dict[str, Any]], Any], found: str, expected: str) -> None:
    bad = refusal(changed(change))
    assert found in bad.found
    assert expected in bad.expected
    assert bad.line > 0


@pytest.mark.parametrize(
    ("entry", "found", "expected"),
    [
        ({"seat": 1, "action": {"do": "bid", "card": "3"}}, "bid", "an action of toy"),
        ({"seat": 1, "action": {"do": "fly"}}, "fly", "an action of toy"),
        ({"seat": 1, "action": {}}, "{}", "an action of toy"),
        ({"seat": 1, "action": None}, "null", "an action of toy"),
        ({"seat": 1}, "action", "fields"),
        ({"seat": "1", "action": {"do": "end"}}, "int", "fields"),
        ({"seat": 1, "action": {"do": "bid", "card": 9}}, "bid", "possible"),
        ({"seat": 0, "action": {"do": "undo", "to": 5}}, "undo", "possible"),
        ({"seat": 99, "action": {"do": "bid", "card": 3}}, "seat 100", "seat 1 or seat 2"),
        (7, "got `int`", "fields"),
    ],
)
def test_damaged_json_entries_are_found_by_line(entry: Any, found: str, expected: str) -> None:
    lines = DATA.split("\n")
    first = lines.index('"entries":[')
    text = "\n".join([*lines[: first + 2], json.dumps(entry) + ",", *lines[first + 3 :]])
    bad = refusal(text)
    assert bad.line == first + 3
    assert found in bad.found or found in str(bad)
    assert expected in bad.expected


def test_cut_off_json_is_noticed_at_every_character() -> None:
    for end in range(0, len(DATA) - 2, 7):
        refusal(DATA[:end])


def test_broken_json_names_its_line() -> None:
    text = DATA.replace('"seed":', '"seed";')
    assert refusal(text).line == DATA[: DATA.index('"seed"')].count("\n") + 1


# --- rubbish -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 10,
        b"\x89PNG\r\n\x1a\n" + b"\x00" * 100,
        TEXT.encode("utf-16"),
        TEXT.encode() + b"\xff",
        b"PK\x03\x04rubbish",
        b"{" * 100_000,
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"\x00",
        "\ud800",
        "{" + "}" * 50,
        "1. 1: " + "x" * 100_000,
    ],
)
def test_rubbish_is_refused(data: str | bytes) -> None:
    refusal(data)


@pytest.mark.parametrize("unit", ["x", "\n", "{", "[a", "1. 1: end\n", '[A "b"]\n', "é", "\x00"])
def test_rubbish_of_ten_megabytes_is_refused_at_once(unit: str) -> None:
    for size in (10_000_000, LARGEST):
        begin = time.perf_counter()
        refusal((unit * (size // len(unit) + 1))[:size])
        assert time.perf_counter() - begin < 3
