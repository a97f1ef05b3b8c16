"""Guests: their names, their tables, their progress."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import exists, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from anden.server import clock, names, wire
from anden.server.db.engine import Database
from anden.server.db.models import Guest, SeatRow, Table
from anden.server.progress import progress_of

LISTED = 100
"""How many tables a guest sees in his list, the last used first."""


class People:
    """What is stored about guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def name_of(self, guest: str) -> str:
        async with self.database.read() as connection:
            name = (
                await connection.execute(select(Guest.name).where(Guest.id == guest))
            ).scalar_one_or_none()
        return name or ""

    async def rename(self, guest: str, name: str) -> list[str]:
        """Give a guest a name, also at the tables where he sits under his old one. Returns those tables."""
        called = names.clean(name)
        row = {"id": guest, "name": called, "created": clock.now()}
        async with self.database.write() as connection:
            old = (
                await connection.execute(select(Guest.name).where(Guest.id == guest))
            ).scalar_one_or_none() or ""
            insert = sqlite.insert if self.database.is_sqlite else postgresql.insert
            adding = insert(Guest).values(**row)
            await connection.execute(
                adding.on_conflict_do_update(index_elements=[Guest.id], set_={"name": called})
            )
            at = (
                select(SeatRow.table_id)
                .join(Table, Table.id == SeatRow.table_id)
                .where(
                    SeatRow.guest == guest,
                    SeatRow.kind == "person",
                    SeatRow.name == old,
                    Table.status != "over",
                )
            )
            tables = sorted(set((await connection.execute(at)).scalars()))
            if tables and called != old:
                here = update(SeatRow).where(
                    SeatRow.guest == guest,
                    SeatRow.kind == "person",
                    SeatRow.name == old,
                    SeatRow.table_id.in_(tables),
                )
                await connection.execute(here.values(name=called))
                changed = update(Table).where(Table.id.in_(tables)).values(version=Table.version + 1)
                await connection.execute(changed)
                return tables
        return []

    async def me(self, guest: str) -> wire.Me:
        """Everything a guest sees about himself."""
        sits = select(SeatRow.table_id).where(SeatRow.guest == guest, SeatRow.gone.is_(False))
        ever = exists().where(SeatRow.table_id == Table.id, SeatRow.guest == guest)
        mine = or_(Table.id.in_(sits), (Table.owner == guest) & ~ever)
        query = select(Table.__table__).where(mine).order_by(Table.updated.desc()).limit(LISTED)
        async with self.database.read() as connection:
            rows = list(await connection.execute(query))
            ids = [row.id for row in rows]
            places: dict[str, list[wire.SummarySeat]] = {table_id: [] for table_id in ids}
            acting: dict[str, set[int]] = {table_id: set() for table_id in ids}
            seats = select(SeatRow.__table__).where(SeatRow.table_id.in_(ids)).order_by(SeatRow.seat)
            for seat in await connection.execute(seats):
                kind: Any = "bot" if seat.stand_in else seat.kind
                places[seat.table_id].append(wire.SummarySeat(seat.name, kind))
                if seat.guest == guest and not seat.stand_in:
                    acting[seat.table_id].add(seat.seat)
            progress = await progress_of(connection, guest)
        tables = []
        for row in rows:
            setup = msgspec.json.decode(row.setup)
            waited_for = acting[row.id].intersection(msgspec.json.decode(row.to_act))
            tables.append(
                wire.TableSummary(
                    id=row.id,
                    game=row.game,
                    map=setup.get("map", ""),
                    players=setup["players"],
                    status=row.status,
                    my_turn=row.status == "playing" and bool(waited_for),
                    seats=places[row.id],
                    round=row.round,
                    updated=row.updated,
                )
            )
        return wire.Me(guest, await self.name_of(guest), tables, progress)
