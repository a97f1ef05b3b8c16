"""Records as JSON: the same content for programs."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from anden.core.facts import Setup
from anden.core.records.as_text import viewer_text
from anden.core.records.bad import BadRecord
from anden.core.records.record import EVERYTHING, FORMAT, Everything, Record, Viewer, hides_something


class JsonEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    seat: int
    action: msgspec.Raw
    comments: list[str] = []


class JsonRecord(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The fields of a record; seats count from 0."""

    anden: int
    setup: Setup
    seats: list[str] = []
    date: str = ""
    commitment: str = ""
    seed: str = "none"
    length: int | None = None
    result: list[list[int]] | None = None
    scores: list[int] | None = None
    viewer: str | None = None
    extra: dict[str, str] = {}
    comments: list[str] = []
    """Those before the first entry."""
    entries: list[JsonEntry]


def json_of(record: Record, viewer: Viewer = EVERYTHING) -> str:
    """The record as JSON, one entry per line, as far as the viewer may know it (null for what he may not)."""
    partial = hides_something(record.match, viewer)
    head = JsonRecord(
        anden=FORMAT,
        setup=record.match.setup,
        seats=list(record.names),
        date=record.date,
        commitment=record.commitment,
        seed=record.seed,
        length=len(record.match.log),
        result=record.result,
        scores=record.totals,
        viewer=viewer_text(viewer) if partial and not isinstance(viewer, Everything) else None,
        extra=record.extra,
        comments=list(record.comments.get(0, ())),
        entries=[],
    )
    fields = [
        f'"{name}":{_encode(value)}'
        for name, value in msgspec.structs.asdict(head).items()
        if name != "entries" and value is not None
    ]
    entries = ",\n".join(_encode(entry) for entry in _entries(record, viewer if partial else EVERYTHING))
    return "{\n" + ",\n".join(fields) + ',\n"entries":[\n' + entries + ("\n" if entries else "") + "]\n}\n"


def _entries(record: Record, viewer: Viewer) -> list[JsonEntry]:
    actions: list[Any] = [entry.action for entry in record.match.log]
    if not isinstance(viewer, Everything):
        actions = [seen.action for seen in record.match.visible_log(viewer)]
    found = []
    for n, (entry, action) in enumerate(zip(record.match.log, actions, strict=True), 1):
        raw = msgspec.Raw(msgspec.json.encode(action, order="deterministic"))
        found.append(JsonEntry(entry.seat, raw, list(record.comments.get(n, ()))))
    return found


def _encode(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


# --- reading -----------------------------------------------------------------------------------------------------


def decode(text: str) -> JsonRecord:
    """The fields of a JSON record. Raises BadRecord."""
    try:
        return msgspec.json.decode(text, type=JsonRecord)
    except msgspec.ValidationError as error:
        line, what = place_of(text, str(error))
        raise BadRecord(line, what, "the fields of a record") from None
    except msgspec.DecodeError as error:
        line, found = line_of_byte(text, str(error))
        raise BadRecord(line, found, f"JSON ({error})") from None
    except RecursionError:
        raise BadRecord(1, "JSON nested without end", "a record") from None


def line_of_byte(text: str, message: str) -> tuple[int, str]:
    """Where JSON breaks, from the decoder's message; at the end when it is cut off."""
    at = re.search(r"\(byte (\d+)\)", message)
    if at is None:
        return text.rstrip("\n").count("\n") + 1, "the end of the text"
    before = text.encode()[: int(at[1])].decode("utf-8", "replace")
    line = before.count("\n") + 1
    return line, text.split("\n")[line - 1]


def place_of(text: str, message: str) -> tuple[int, str]:
    """The line of the entry that a decoder's message names by its path, and the message."""
    entry = re.search(r"\$\.entries\[(\d+)\]", message)
    if entry is not None:
        return line_of_entry(text, int(entry[1])), message
    field = re.search(r"`\$\.(\w+)", message) or re.search(r"field `(\w+)`", message)
    at = -1 if field is None else text.find(f'"{field[1]}"')
    return (1 if at < 0 else text.count("\n", 0, at) + 1), message


def line_of_entry(text: str, n: int) -> int:
    """The line on which entry `n` (from 0) begins; 0 when it cannot be told."""
    lines = lines_of_entries(text, n + 1)
    return lines[n] if n < len(lines) else 0


def lines_of_entries(text: str, most: int) -> list[int]:
    """The lines on which the entries begin, as far as it can be told."""
    start = re.search(r'(?<!\\)"entries"\s*:\s*\[', text)
    if start is None:
        return []
    decoder, blank = json.JSONDecoder(), re.compile(r"[\s,]*")
    found: list[int] = []
    seen, line, end = 0, 1, start.end()
    try:
        while len(found) < most:
            at = _end(blank, text, end)
            line, seen = line + text.count("\n", seen, at), at
            found.append(line)
            _, end = decoder.raw_decode(text, at)
    except (ValueError, RecursionError):
        pass  # the end of the entries, or of what can be read
    return found


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return at if found is None else found.end()
