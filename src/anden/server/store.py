"""The statements: a table, its seats and its log, from the database and into it. Plain functions of a connection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, insert, select, update
from sqlalchemy.engine import Connection

from anden.core import Match, Seat
from anden.core.codec import decode_setup
from anden.server import clock
from anden.server.db.engine import Conflict
from anden.server.db.models import EntryRow, KeyRow, SeatRow, TableRow
from anden.server.table import Facts, LiveTable, Place, codec_of


@dataclass(slots=True)
class Request:
    """A request with an idempotency key."""

    guest: str
    key: str
    digest: str


@dataclass(slots=True)
class Stored:
    """A table as it was found in the database."""

    facts: Facts
    places: list[Place]
    first: int
    entries: Sequence[Any]
    """The log from `first` on: seat, action and time."""


@dataclass(slots=True)
class Draft:
    """A new table, before it is stored."""

    facts: Facts
    places: list[Place]
    entries: list[tuple[Seat, str]]
    to_act: list[Seat]
    round: int

    @classmethod
    def of(cls, match: Match[Any, Any], facts: Facts, places: list[Place]) -> Draft:
        return cls(facts, places, entries_of(match, 0), list(match.to_act()), round_of(match))


def entries_of(match: Match[Any, Any], first: int) -> list[tuple[Seat, str]]:
    """Log entries as they are stored."""
    encode = codec_of(match.rules).encode
    return [(entry.seat, encode(entry.action).decode()) for entry in match.log[first:]]


def round_of(match: Match[Any, Any]) -> int:
    return match.rules.phase(match.state).round


# --- reading -----------------------------------------------------------------------------------------------------

_TABLE = select(TableRow.__table__).where(TableRow.id == bindparam("id"))
_SEATS = select(SeatRow.__table__).where(SeatRow.table_id == bindparam("id")).order_by(SeatRow.seat)
_ENTRIES = (
    select(EntryRow.index.label("number"), EntryRow.seat, EntryRow.action, EntryRow.at)
    .where(
        EntryRow.table_id == bindparam("id"),
        EntryRow.index >= bindparam("first"),
        EntryRow.index < bindparam("end"),
    )
    .order_by(EntryRow.index)
)


def find(connection: Connection, table_id: str, first: int) -> Stored | None:
    """A table with its log from entry `first` on."""
    row = connection.execute(_TABLE, {"id": table_id}).first()
    if row is None:
        return None
    seats = connection.execute(_SEATS, {"id": table_id})
    places = [Place(r.kind, r.guest, r.name, r.level, r.stand_in, r.gone, r.seen) for r in seats]
    wanted = {"id": table_id, "first": first, "end": row.length}
    entries = connection.execute(_ENTRIES, wanted).all()
    if [entry.number for entry in entries] != list(range(first, row.length)):
        raise RuntimeError(f"the log of table {table_id} has gaps")
    return Stored(_facts(row), places, first, entries)


def answered(connection: Connection, table_id: str, request: Request) -> Any:
    """Digest and length of the request that used this key before."""
    query = select(KeyRow.digest, KeyRow.length).where(
        KeyRow.table_id == table_id, KeyRow.guest == request.guest, KeyRow.key == request.key
    )
    return connection.execute(query).first()


def _facts(row: Row[Any]) -> Facts:
    return Facts(
        game=row.game,
        setup=decode_setup(row.setup),
        seed=row.seed,
        owner=row.owner,
        status=row.status,
        undo=row.undo,
        imported=row.imported,
        rematch=row.rematch,
        created=row.created,
        updated=row.updated,
        version=row.version,
        length=row.length,
    )


# --- writing -----------------------------------------------------------------------------------------------------

_INSERT_TABLE = insert(TableRow)
_INSERT_SEATS = insert(SeatRow)
_INSERT_ENTRIES = insert(EntryRow)
_INSERT_KEY = insert(KeyRow)
_CHANGE_TABLE = update(TableRow).where(
    TableRow.id == bindparam("b_id"), TableRow.version == bindparam("b_version")
)
_CHANGE_SEAT = update(SeatRow).where(
    SeatRow.table_id == bindparam("b_table"), SeatRow.seat == bindparam("b_seat")
)


def create(connection: Connection, table_id: str, draft: Draft) -> None:
    """Store a new table with the log it starts with."""
    facts = draft.facts
    row = {
        "id": table_id,
        "game": facts.game,
        "seed": facts.seed,
        "owner": facts.owner,
        "undo": facts.undo,
        "setup": msgspec.json.encode(facts.setup, order="deterministic").decode(),
        "imported": facts.imported,
        "rematch": facts.rematch,
        "created": facts.created,
        "updated": facts.created,
        "version": 0,
        "status": facts.status,
        "length": len(draft.entries),
        "round": draft.round,
        "to_act": msgspec.json.encode(draft.to_act).decode(),
    }
    connection.execute(_INSERT_TABLE, row)
    connection.execute(_INSERT_SEATS, [_seat_row(table_id, n, p) for n, p in enumerate(draft.places)])
    if draft.entries:
        connection.execute(_INSERT_ENTRIES, _entry_rows(table_id, draft.entries, 0, facts.created))


@dataclass(slots=True)
class Update:
    """The change of a table, as it is stored: all in one transaction."""

    table_id: str
    version: int
    """The version it was made for."""
    values: dict[str, Any]
    entries: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    request: Request | None

    @classmethod
    def of(cls, live: LiveTable, first: int, stamp: str, *, seats: bool, request: Request | None) -> Update:
        facts, match = live.facts, live.match
        values = {
            "version": facts.version + 1,
            "status": facts.status,
            "rematch": facts.rematch,
            "updated": stamp,
            "length": len(match.log),
            "to_act": msgspec.json.encode(live.attention()).decode(),
            "round": round_of(match),
        }
        rows = _entry_rows(live.id, entries_of(match, first), first, stamp)
        places = [_changed_seat(live.id, n, p) for n, p in enumerate(live.places)] if seats else []
        return cls(live.id, facts.version, values, rows, places, request)

    def carry_out(self, connection: Connection) -> None:
        """Raises Conflict when another process was faster."""
        mine = {"b_id": self.table_id, "b_version": self.version, **self.values}
        if connection.execute(_CHANGE_TABLE, mine).rowcount != 1:
            raise Conflict(f"table {self.table_id} was changed by another process")
        if self.entries:
            connection.execute(_INSERT_ENTRIES, self.entries)
        if self.request is not None:
            row = {
                "table_id": self.table_id,
                "guest": self.request.guest,
                "key": self.request.key,
                "digest": self.request.digest,
                "length": self.values["length"],
            }
            connection.execute(_INSERT_KEY, row)
        if self.seats:
            connection.execute(_CHANGE_SEAT, self.seats)


def store_seen(connection: Connection, table_id: str, seats: Iterable[Seat], stamp: str) -> None:
    """Note when the owner of these seats was last there. Not a change of the table: it has no version."""
    here = update(SeatRow).where(SeatRow.table_id == table_id, SeatRow.seat.in_(list(seats)))
    connection.execute(here.values(seen=stamp))


def last_seen(connection: Connection, table_ids: list[str]) -> dict[str, list[str | None]]:
    """When the owner of each seat was last there."""
    query = select(SeatRow.table_id, SeatRow.seen).where(SeatRow.table_id.in_(table_ids))
    found: dict[str, list[str | None]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(query.order_by(SeatRow.table_id, SeatRow.seat)):
        found[row.table_id].append(row.seen)
    return found


def _seat_row(table_id: str, seat: Seat, place: Place) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "kind": place.kind,
        "guest": place.guest,
        "name": place.name,
        "level": place.level,
        "stand_in": place.stand_in,
        "gone": place.gone,
        "seen": place.seen,
    }


def _changed_seat(table_id: str, seat: Seat, place: Place) -> dict[str, Any]:
    row = _seat_row(table_id, seat, place)
    return {"b_table": row.pop("table_id"), "b_seat": row.pop("seat"), **row}


def _entry_rows(
    table_id: str, entries: list[tuple[Seat, str]], first: int, stamp: str
) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "index": n, "seat": seat, "action": action, "at": stamp}
        for n, (seat, action) in enumerate(entries, first)
    ]


def times_of(entries: Iterable[Any]) -> list[int]:
    return [clock.millis(entry.at) for entry in entries]
