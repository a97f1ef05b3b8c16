"""Records as text: writing, and taking text apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from anden.core.facts import CHANCE
from anden.core.log import LONGEST_LOG, PLATFORM_ACTIONS, Entry
from anden.core.match import Match
from anden.core.records.bad import LONGEST_ACTION, BadRecord, too_long
from anden.core.records.record import EVERYTHING, FORMAT, Everything, Record, Viewer, hides_something
from anden.core.records.words import words_of

HIDDEN = "?"
NEEDED = ("Anden", "Game", "Rules", "Players")

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_ENTRY = re.compile(r"([0-9]{1,7})\s*\.\s*(\*|[0-9]{1,2})\s*:\s*(.*)")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


# --- writing -----------------------------------------------------------------------------------------------------


def text_of(record: Record, viewer: Viewer = EVERYTHING) -> str:
    """The record as text, as far as the viewer may know it.

    >>> import anden
    >>> game = anden.new("railroad_tiles", players=2, seed=7)
    >>> print(text_of(Record(game.match, ["Ana", "Benito"])))
    [Anden "1"]
    [Game "railroad_tiles"]
    ...
    1. *: ...
    """
    partial = hides_something(record.match, viewer)
    lines = [f"[{key} {value}]" for key, value in headers(record, viewer if partial else EVERYTHING)]
    lines += ["", *(f"{{{escape(text)}}}" for text in record.comments.get(0, ()))]
    for n, (entry, text) in enumerate(notations(record.match, viewer if partial else EVERYTHING), 1):
        who = "*" if entry.seat == CHANCE else str(entry.seat + 1)
        comments = [f"{{{escape(text)}}}" for text in record.comments.get(n, ())]
        lines.append(" ".join([f"{n}. {who}: {text}", *comments[:1]]))
        lines += comments[1:]
    return "\n".join(lines) + "\n"


def headers(record: Record, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """The header lines, in order, values as JSON."""
    match, setup = record.match, record.match.setup
    yield "Anden", quote(str(FORMAT))
    yield "Game", quote(setup.game)
    yield "Rules", quote(str(setup.version))
    yield "Map", quote(setup.map)
    yield "Players", quote(str(setup.players))
    for n, name in enumerate(record.names, 1):
        yield f"Seat{n}", quote(name)
    yield "Options", quote(setup.options)
    if record.date:
        yield "Date", quote(record.date)
    if record.commitment:
        yield "Commitment", quote(record.commitment)
    yield "Seed", quote(record.seed)
    yield "Length", quote(str(len(match.log)))
    yield "Result", quote(result_text(record))
    if record.totals is not None:
        yield "Scores", quote(" ".join(map(str, record.totals)))
    if not isinstance(viewer, Everything):
        yield "Viewer", quote(viewer_text(viewer))
    for key, value in record.extra.items():
        yield key, quote(value)


def quote(value: Any) -> str:
    """JSON on one line; DEL is the one control character that JSON leaves as it is."""
    return msgspec.json.encode(value, order="deterministic").decode().replace("\x7f", "\\u007f")


def result_text(record: Record) -> str:
    """`2 > 1 = 3`: seat 2 before seats 1 and 3 that share a place; `*` = not over."""
    places = record.result
    if places is None:
        return "*"
    return " > ".join(" = ".join(str(seat + 1) for seat in place) for place in places)


def viewer_text(viewer: int | None) -> str:
    return "spectator" if viewer is None else str(viewer + 1)


def notations(match: Match[Any, Any], viewer: Viewer = EVERYTHING) -> Iterator[tuple[Entry[Any], str]]:
    """Every log entry in the notation of the game, as far as the viewer may know it: `?` for what he may not, or `? `
    and the covered form."""
    rules, entries = match.rules, list(match.log)
    visible = [] if isinstance(viewer, Everything) else match.visible_log(viewer)
    texts = {
        n: words_of(entry.action)
        for n, entry in enumerate(entries)
        if isinstance(entry.action, PLATFORM_ACTIONS)
    }

    def write(n: int, state: Any, _luck: int) -> Any:
        action = entries[n].action
        if isinstance(viewer, Everything):
            texts[n] = rules.notation(state, action)
        else:
            covered = visible[n].action
            text = HIDDEN if covered is None else rules.notation(rules.hide(state, viewer), covered)
            texts[n] = text if covered in (None, action) else f"{HIDDEN} {text}"
        return action

    Match(rules, match.setup).extend(entries, write)
    for n, entry in enumerate(entries):
        yield entry, texts[n]


def escape(comment: str) -> str:
    """A comment on one line, without control characters."""
    comment = comment.replace("\\", "\\\\").replace("\n", "\\n")
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", comment)


def unescape(comment: str) -> str:
    def character(found: re.Match[str]) -> str:
        if len(found[1]) == 5:
            return chr(int(found[1][1:], 16))
        return "\n" if found[1] == "n" else found[1]

    return re.sub(r"\\(u[0-9a-f]{4}|.)", character, comment)


# --- taking apart ------------------------------------------------------------------------------------------------


class Row(msgspec.Struct):
    """A line of the second part."""

    line: int
    seat: int
    text: str


class Sheet(msgspec.Struct):
    """A record taken apart, nothing judged yet."""

    headers: dict[str, tuple[int, Any]]
    """Line and value."""
    rows: list[Row]
    comments: dict[int, list[str]]


def take_apart(text: str) -> Sheet:
    """Headers, entries and comments of a record. Raises BadRecord with the line."""
    sheet = Sheet({}, [], {})
    for line, raw in enumerate(text.split("\n"), 1):
        content = raw.strip(" \t\r\xa0")
        if not content or content.startswith("#"):
            continue
        control = _CONTROL.search(content)
        if control is not None:
            raise BadRecord(line, f"the control character U+{ord(control[0]):04X}", "text")
        if content.startswith("["):
            _header(sheet, line, content)
        elif content.startswith("{"):
            _comment(sheet, line, content)
        else:
            _row(sheet, line, content)
    return sheet


def _header(sheet: Sheet, line: int, content: str) -> None:
    if sheet.rows:
        raise BadRecord(line, content, "an action: headers stand before the first one")
    key, *rest = content[1:-1].split(None, 1) or [""]
    if not (content.endswith("]") and rest and _NAME.fullmatch(key)):
        raise BadRecord(line, content, 'a header such as [Game "railroad_tiles"]')
    if key in sheet.headers:
        raise BadRecord(
            line, content, f"each header once; {key} stands already on line {sheet.headers[key][0]}"
        )
    try:
        value = msgspec.json.decode(rest[0].rstrip())
    except (ValueError, RecursionError):
        raise BadRecord(line, content, 'a value in quotes, with \\" for a quote inside') from None
    if not isinstance(value, dict if key == "Options" else str):
        raise BadRecord(line, content, "an object such as {}" if key == "Options" else "a value in quotes")
    sheet.headers[key] = (line, value)


def _comment(sheet: Sheet, line: int, content: str) -> None:
    if not content.endswith("}"):
        raise BadRecord(line, content, "a comment that ends with } on the same line")
    sheet.comments.setdefault(len(sheet.rows), []).append(unescape(content[1:-1]))


def _row(sheet: Sheet, line: int, content: str) -> None:
    found = _ENTRY.fullmatch(content)
    number = len(sheet.rows) + 1
    if found is None:
        what = "a header, or an action" if not sheet.rows else "an action"
        raise BadRecord(line, content, f"{what} such as `{number}. 1: …`")
    if int(found[1]) != number:
        raise BadRecord(line, f"number {found[1]}", f"number {number}")
    if found[2] == "0":
        raise BadRecord(line, "seat 0", "a seat from 1, or * for luck")
    seat = CHANCE if found[2] == "*" else int(found[2]) - 1
    if len(sheet.rows) == LONGEST_LOG:
        raise too_long(line)
    text, brace, comment = found[3].partition(" {")
    if len(text) > LONGEST_ACTION:
        raise BadRecord(line, text, f"an action of at most {LONGEST_ACTION} characters")
    sheet.rows.append(Row(line, seat, text.strip()))
    if brace:
        _comment(sheet, line, "{" + comment)
    if not text.strip():
        raise BadRecord(line, content, "an action after the colon")
