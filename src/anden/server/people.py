"""Guests: their names, their tables, their progress."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import exists, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Row

from anden.core.codec import decode_setup
from anden.core.registry import UnknownGame, rules_of
from anden.server import clock, names, wire
from anden.server.bus import UNKNOWN, Bus
from anden.server.db.engine import Database
from anden.server.db.models import Guest, SeatRow, TableRow
from anden.server.progress import progress_of

log = logging.getLogger("anden.server")

LISTED = 100
"""How many tables a guest sees in his list, the last used first."""


class People:
    """What is stored about guests."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus

    async def name_of(self, guest: str) -> str:
        return await self.database.read(lambda connection: name_of(connection, guest))

    async def rename(self, guest: str, name: str) -> list[str]:
        """Give a guest a name, also at the tables where he sits under his old one. Returns those tables."""
        called = names.clean(name)

        def renaming(connection: Connection) -> list[str]:
            tables = rename(connection, guest, called)
            for table_id in tables:
                self.bus.tell(connection, table_id, UNKNOWN)
            return tables

        return await self.database.write(renaming)

    async def me(self, guest: str) -> wire.Me:
        """Everything a guest sees about himself."""
        return await self.database.read(lambda connection: me(connection, guest))


def name_of(connection: Connection, guest: str) -> str:
    return connection.execute(select(Guest.name).where(Guest.id == guest)).scalar_one_or_none() or ""


def rename(connection: Connection, guest: str, called: str) -> list[str]:
    """The name of a guest, here and at the tables he has not finished under his old one."""
    old = name_of(connection, guest)
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    adding = insert(Guest).values(id=guest, name=called, created=clock.now())
    connection.execute(adding.on_conflict_do_update(index_elements=[Guest.id], set_={"name": called}))
    if called == old:
        return []
    his = (SeatRow.guest == guest) & (SeatRow.kind == "person") & (SeatRow.name == old)
    at = (
        select(SeatRow.table_id)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(his, TableRow.status != "over")
    )
    tables = sorted(set(connection.execute(at).scalars()))
    if tables:
        connection.execute(update(SeatRow).where(his, SeatRow.table_id.in_(tables)).values(name=called))
        changed = update(TableRow).where(TableRow.id.in_(tables))
        connection.execute(changed.values(version=TableRow.version + 1))
    return tables


def me(connection: Connection, guest: str) -> wire.Me:
    """His name, tables and progress. A table that cannot be read is left out, not the whole list."""
    sits = select(SeatRow.table_id).where(SeatRow.guest == guest, SeatRow.gone.is_(False))
    ever = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == guest)
    mine = or_(TableRow.id.in_(sits), (TableRow.owner == guest) & ~ever)
    query = select(TableRow.__table__).where(mine).order_by(TableRow.updated.desc()).limit(LISTED)
    rows = list(connection.execute(query))
    ids = [row.id for row in rows]
    places: dict[str, list[wire.SummarySeat]] = {table_id: [] for table_id in ids}
    acting: dict[str, set[int]] = {table_id: set() for table_id in ids}
    seats = select(SeatRow.__table__).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)
    for seat in connection.execute(seats):
        kind: Any = "bot" if seat.stand_in else seat.kind
        places[seat.table_id].append(wire.SummarySeat(seat.name, kind))
        if seat.guest == guest and not seat.stand_in:
            acting[seat.table_id].add(seat.seat)
    tables = [_summary(row, places[row.id], acting[row.id]) for row in rows]
    known = [table for table in tables if table is not None]
    return wire.Me(guest, name_of(connection, guest), known, progress_of(connection, guest))


def _summary(row: Row[Any], places: list[wire.SummarySeat], acting: set[int]) -> wire.TableSummary | None:
    try:
        rules_of(row.game)
        setup = decode_setup(row.setup)
        to_act = msgspec.json.decode(row.to_act, type=list[int])
    except (msgspec.MsgspecError, UnknownGame) as error:
        log.warning("table %s cannot be read and is left out of a list: %s", row.id, error)
        return None
    return wire.TableSummary(
        id=row.id,
        game=row.game,
        map=setup.map,
        players=setup.players,
        status=row.status,
        my_turn=row.status == "playing" and bool(acting.intersection(to_act)),
        seats=places,
        round=row.round,
        updated=row.updated,
    )
