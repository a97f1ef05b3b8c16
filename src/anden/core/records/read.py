"""Reading records: everything is judged, nothing is believed."""

from __future__ import annotations

from typing import Any

import msgspec

from anden.core.codec import Codec
from anden.core.facts import Seat, Setup
from anden.core.log import LONGEST_LOG, PLATFORM_ACTIONS, PlatformAction
from anden.core.records import as_json, as_text
from anden.core.records.bad import LARGEST, LONGEST_ACTION, BadRecord, too_long
from anden.core.records.judge import Judge
from anden.core.records.record import FORMAT, NONE, Record, is_extra
from anden.core.records.words import action_of
from anden.core.rules import Rules


def read(data: str | bytes, *, check_luck: bool = True) -> Record:
    """A record from text or JSON. Every entry is judged; with `check_luck` luck must be what the seed gives and the
    seed what the commitment says. Raises BadRecord.

    >>> import anden
    >>> game = anden.new("railroad_tiles", players=2, seed=7, names=["Ana", "Benito"])
    >>> record = read(game.record())
    >>> record.names, record.match.to_act() == game.to_act
    (('Ana', 'Benito'), True)
    >>> read("a poem")
    Traceback (most recent call last):
    ...
    anden.core.records.bad.BadRecord: line 1: ...
    """
    text = _decode(data)
    try:
        if text.lstrip().startswith("{"):
            return _from_json(text, check_luck)
        return _from_text(text, check_luck)
    except RecursionError:
        raise BadRecord(0, "JSON nested without end", "a record") from None


def _decode(data: str | bytes) -> str:
    if len(data) > LARGEST:
        raise BadRecord(0, f"{len(data) / 1e6:.1f} MB", f"a record of at most {LARGEST / 1e6:.0f} MB")
    if isinstance(data, bytes):
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise BadRecord(line, f"the byte 0x{data[error.start]:02x}", "text in UTF-8") from None
    else:
        text = data.encode("utf-8", "replace").decode()
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise BadRecord(1, "nothing", "a record")
    return text


# --- text --------------------------------------------------------------------------------------------------------


class _Headers:
    """The headers of a text record, each asked for by name; what is left over is kept as extra."""

    def __init__(self, sheet: as_text.Sheet) -> None:
        self.left = dict(sheet.headers)
        first_row = sheet.rows[0].line if sheet.rows else 1
        for key in as_text.NEEDED:
            if key not in self.left:
                found = "actions" if sheet.rows else "the end of the headers"
                raise BadRecord(first_row, found, f"the header {key} before them")

    def line(self, key: str) -> int:
        return self.left.get(key, (1, ""))[0]

    def take(self, key: str, default: Any = "") -> tuple[int, Any]:
        return self.left.pop(key, (1, default))

    def number(self, key: str, largest: int) -> tuple[int, int]:
        line, value = self.take(key)
        if not (value.isascii() and value.isdecimal() and len(value) <= 7 and 0 <= int(value) <= largest):
            raise BadRecord(line, f'[{key} "{value}"]', f"a number up to {largest}")
        return line, int(value)


def _from_text(text: str, check_luck: bool) -> Record:
    sheet = as_text.take_apart(text)
    head = _Headers(sheet)
    partial_line, viewer = head.take("Viewer", None)
    _check_format(*head.number("Anden", 9999))
    lines = {
        key: head.line(key) for key in ("Game", "Rules", "Map", "Players", "Options", "Seed", "Commitment")
    }
    setup = Setup(
        game=head.take("Game")[1],
        version=head.number("Rules", 999_999)[1],
        players=head.number("Players", 99)[1],
        map=head.take("Map")[1],
        options=head.take("Options", {})[1],
    )
    if viewer is not None:
        raise _partial(partial_line, viewer)
    new_luck = max((n for n, row in enumerate(sheet.rows) if row.text == "new luck"), default=-1)
    seed, commitment = head.take("Seed", NONE)[1], head.take("Commitment")[1]
    judge = Judge(setup, seed, commitment, check_luck, new_luck, lines)
    names = [head.take(f"Seat{n}")[1] for n in range(1, setup.players + 1)]
    judge.play(_TextRows(sheet.rows, judge.rules))
    _, date = head.take("Date")
    record = Record(
        judge.match,
        names,
        date=date,
        comments=sheet.comments,
        seed=seed,
        commitment=commitment,
    )
    _check_claims(record, head, sheet)
    record.extra = {key: value for key, (_, value) in _spare(head).items()}
    return record


def _spare(head: _Headers) -> dict[str, tuple[int, str]]:
    for key, (line, value) in head.left.items():
        if key.startswith("Seat") and key[4:].isdecimal():
            raise BadRecord(line, f'[{key} "{value}"]', "no more seats than players")
    return head.left


def _check_claims(record: Record, head: _Headers, sheet: as_text.Sheet) -> None:
    """What the headers say about the game must be so: else the record was cut or changed."""
    if "Length" in head.left:
        line, length = head.number("Length", 9_999_999)
        if length != len(sheet.rows):
            raise BadRecord(line, f"{len(sheet.rows)} entries", f"{length}, as this header says")
    line, result = head.take("Result", None)
    if result is not None and result != as_text.result_text(record):
        raise BadRecord(line, f'[Result "{result}"]', f"{as_text.result_text(record)!r} after the last entry")
    line, scores = head.take("Scores", None)
    totals = None if record.totals is None else " ".join(map(str, record.totals))
    if scores is not None and scores != totals:
        raise BadRecord(
            line, f'[Scores "{scores}"]', "no scores before the end" if totals is None else repr(totals)
        )


# --- JSON --------------------------------------------------------------------------------------------------------


def _from_json(text: str, check_luck: bool) -> Record:
    data = as_json.decode(text)

    def line(field: str) -> int:
        at = text.find(f'"{field}"')
        return 1 if at < 0 else text.count("\n", 0, at) + 1

    _check_format(line("anden"), data.anden)
    if len(data.entries) > LONGEST_LOG:
        raise too_long(as_json.line_of_entry(text, LONGEST_LOG))
    if data.viewer is not None:
        raise _partial(line("viewer"), data.viewer)
    lines = {key: line("setup") for key in ("Game", "Rules", "Map", "Players", "Options")}
    lines |= {"Seed": line("seed"), "Commitment": line("commitment")}
    new_luck = max((n for n, e in enumerate(data.entries) if b'"new_luck"' in bytes(e.action)), default=-1)
    judge = Judge(data.setup, data.seed, data.commitment, check_luck, new_luck, lines)
    if len(data.seats) > data.setup.players:
        raise BadRecord(line("seats"), f"{len(data.seats)} names", f"at most {data.setup.players}")
    judge.play(_JsonRows(data.entries, judge.rules, text))
    for key in data.extra:
        if not is_extra(key):
            raise BadRecord(
                line("extra"), f"the further header {key!r}", "a name of letters, digits and _ that is free"
            )
    comments = {n: entry.comments for n, entry in enumerate(data.entries, 1)}
    record = Record(
        judge.match,
        data.seats,
        date=data.date,
        comments={0: data.comments, **comments},
        extra=data.extra,
        seed=data.seed,
        commitment=data.commitment,
    )
    claims = (
        ("length", data.length, len(data.entries)),
        ("result", data.result, record.result),
        ("scores", data.scores, record.totals),
    )
    for field, said, true in claims:
        if said is not None and said != true:
            raise BadRecord(line(field), f"{field} {said}", f"{field} {true} after the last entry")
    return record


# --- both --------------------------------------------------------------------------------------------------------


def _check_format(line: int, found: int) -> None:
    if found != FORMAT:
        raise BadRecord(line, f"format {found}", f"format {FORMAT}, the one this version of Andén reads")


def _partial(line: int, viewer: str) -> BadRecord:
    whom = "a spectator" if viewer == "spectator" else f"seat {viewer}"
    return BadRecord(
        line,
        f"a partial record: only what {whom} may know",
        "a whole record, exported after the end",
        partial=True,
    )


class _TextRows:
    def __init__(self, rows: list[as_text.Row], rules: Rules[Any, Any]) -> None:
        self.rows = rows
        self.rules = rules

    def __len__(self) -> int:
        return len(self.rows)

    def seat(self, n: int) -> Seat:
        return self.rows[n].seat

    def line(self, n: int) -> int:
        return self.rows[n].line

    def words(self, n: int) -> str:
        return self.rows[n].text

    def platform(self, n: int) -> PlatformAction | None:
        return action_of(self.rows[n].text)

    def action(self, n: int, state: Any) -> Any:
        row = self.rows[n]
        if row.text.startswith(as_text.HIDDEN):
            raise BadRecord(row.line, row.text, "an action; a partial record cannot be read", partial=True)
        try:
            return self.rules.parse(state, row.text)
        except ValueError as error:
            raise BadRecord(row.line, row.text, f"an action of {self.rules.id}: {error}") from None


class _JsonRows:
    def __init__(self, rows: list[as_json.JsonEntry], rules: Rules[Any, Any], text: str) -> None:
        self.rows = rows
        self.rules = rules
        self.codec = Codec(rules)
        self.text = text
        self.lines: list[int] | None = None

    def __len__(self) -> int:
        return len(self.rows)

    def seat(self, n: int) -> Seat:
        return self.rows[n].seat

    def line(self, n: int) -> int:
        if self.lines is None:
            self.lines = as_json.lines_of_entries(self.text, len(self.rows))
        return self.lines[n] if n < len(self.lines) else 0

    def words(self, n: int) -> str:
        return bytes(self.rows[n].action).decode()

    def platform(self, n: int) -> PlatformAction | None:
        action = self.action(n, None)
        return action if isinstance(action, PLATFORM_ACTIONS) else None

    def action(self, n: int, state: Any) -> Any:
        raw = bytes(self.rows[n].action)
        if len(raw) > LONGEST_ACTION:
            raise BadRecord(self.line(n), raw.decode(), f"an action of at most {LONGEST_ACTION} characters")
        try:
            return self.codec.entry(self.rows[n].seat, raw).action
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadRecord(self.line(n), raw.decode(), f"an action of {self.rules.id}: {error}") from None
