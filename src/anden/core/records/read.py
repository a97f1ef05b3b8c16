"""Reading records: everything is judged, nothing is believed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from anden.core import luck
from anden.core.codec import Codec
from anden.core.facts import CHANCE, Setup
from anden.core.log import PLATFORM_ACTIONS, Entry
from anden.core.match import Match, Refused
from anden.core.records import as_json, as_text
from anden.core.records.bad import LARGEST, BadRecord
from anden.core.records.record import FORMAT, NONE, SECRET, Record, is_extra
from anden.core.records.words import action_of
from anden.core.registry import UnknownGame, UnknownVersion, rules_of
from anden.core.rules import Rules


def read(data: str | bytes, *, check_luck: bool = True) -> Record:
    """A record from text or JSON. Every entry is judged; with `check_luck` luck must be what the seed gives and the
    seed what the commitment says. Raises BadRecord."""
    text = _decode(data)
    if text.lstrip().startswith("{"):
        return _from_json(text, check_luck)
    return _from_text(text, check_luck)


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
    builder = _Builder(setup, seed, commitment, check_luck, new_luck, lines)
    names = [head.take(f"Seat{n}")[1] for n in range(1, setup.players + 1)]
    for row in sheet.rows:
        builder.add_text(row)
    _, date = head.take("Date")
    record = Record(
        builder.match,
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
    if data.viewer is not None:
        raise _partial(line("viewer"), data.viewer)
    lines = {key: line("setup") for key in ("Game", "Rules", "Map", "Players", "Options")}
    lines |= {"Seed": line("seed"), "Commitment": line("commitment")}
    new_luck = max((n for n, e in enumerate(data.entries) if b'"new_luck"' in bytes(e.action)), default=-1)
    builder = _Builder(data.setup, data.seed, data.commitment, check_luck, new_luck, lines)
    if len(data.seats) > data.setup.players:
        raise BadRecord(line("seats"), f"{len(data.seats)} names", f"at most {data.setup.players}")
    for n, entry in enumerate(data.entries):
        builder.add_json(entry, lambda n=n: as_json.line_of_entry(text, n))  # type: ignore[misc]
    for key in data.extra:
        if not is_extra(key):
            raise BadRecord(
                line("extra"), f"the further header {key!r}", "a name of letters, digits and _ that is free"
            )
    comments = {n: entry.comments for n, entry in enumerate(data.entries, 1)}
    record = Record(
        builder.match,
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


class _Builder:
    """Plays a record through, judging every entry."""

    def __init__(
        self, setup: Setup, seed: str, commitment: str, check_luck: bool, new_luck: int, lines: dict[str, int]
    ) -> None:
        self.rules = _rules(setup, lines)
        self.codec = Codec(self.rules)
        if not seed:
            raise BadRecord(lines["Seed"], "an empty seed", f"a seed, {SECRET} or {NONE}")
        own = seed not in (NONE, SECRET)
        self.check_luck = check_luck and own
        self.new_luck = new_luck
        """Number of the last entry after which luck comes from the seed; -1 = always."""
        try:
            self.match: Match[Any, Any] = Match(self.rules, setup, seed if own else None)
        except Refused as refused:
            key = {"players": "Players", "map": "Map"}.get(refused.problem.key, "Options")
            raise BadRecord(
                lines[key],
                msgspec.json.encode(setup).decode(),
                f"a setup that {setup.game} allows",
                problem=refused.problem,
            ) from None
        if self.check_luck and commitment and commitment != luck.commitment(seed, setup):
            raise BadRecord(lines["Commitment"], commitment, "the hash of the seed and the setup")

    def add_text(self, row: as_text.Row) -> None:
        action: Any = action_of(row.text)
        if row.text.startswith(as_text.HIDDEN):
            raise BadRecord(row.line, row.text, "an action; a partial record cannot be read", partial=True)
        if action is None:
            try:
                action = self.rules.parse(self.match.state, row.text)
            except ValueError as error:
                raise BadRecord(row.line, row.text, f"an action of {self.rules.id}: {error}") from None
        self.add(Entry(row.seat, action), row.text, lambda: row.line)

    def add_json(self, row: as_json.JsonEntry, line: Callable[[], int]) -> None:
        raw = bytes(row.action)
        try:
            entry = self.codec.entry(row.seat, raw)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadRecord(line(), raw.decode(), f"an action of {self.rules.id}: {error}") from None
        self.add(entry, raw.decode(), line)

    def add(self, entry: Entry[Any], text: str, line: Callable[[], int]) -> None:
        who = "luck" if entry.seat == CHANCE else f"seat {entry.seat + 1}"
        problem = self.match.judge(entry)
        if problem is not None:
            expected = (
                self._turn()
                if problem.key in ("not_your_turn", "game_over")
                else "an action that is possible there"
            )
            raise BadRecord(line(), f"{who}: {text}", expected, problem=problem)
        ours = entry.seat == CHANCE and len(self.match.log) > self.new_luck
        if self.check_luck and ours and not isinstance(entry.action, PLATFORM_ACTIONS):
            due = self.match.next_luck()
            if due != entry.action:
                raise BadRecord(
                    line(),
                    f"luck: {text}",
                    f"what the seed gives: {self.rules.notation(self.match.state, due)}",
                )
        self.match.append(entry)

    def _turn(self) -> str:
        seats = self.match.to_act()
        if not seats:
            return "no more actions: the game is over"
        return "an action of " + " or ".join(
            "luck" if seat == CHANCE else f"seat {seat + 1}" for seat in seats
        )


def _rules(setup: Setup, lines: dict[str, int]) -> Rules[Any, Any]:
    try:
        return rules_of(setup.game, setup.version)
    except UnknownGame as error:
        raise BadRecord(lines["Game"], f"the game {setup.game!r}", f"an installed game ({error})") from None
    except UnknownVersion as error:
        raise BadRecord(
            lines["Rules"], f"version {setup.version}", f"an installed version ({error})"
        ) from None
