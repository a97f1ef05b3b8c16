"""Opening tables and taking seats: create, join, leave, hand over to a bot, take back, rematch."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import func, select

from anden.core import Match, Refused, Rules, Seat, Setup, luck
from anden.core.registry import UnknownGame, rules_of
from anden.server import clock, names, render, wire
from anden.server.db.models import Table
from anden.server.errors import Refusal
from anden.server.library import COMING
from anden.server.options import check_options, complete
from anden.server.people import People
from anden.server.play import agree_for_bots
from anden.server.table import Facts, LiveTable, Place
from anden.server.tables import Tables

STAND_IN = "driver"
"""The bot that takes over the seat of somebody who leaves."""


class Lobby:
    """The operations on tables and seats."""

    def __init__(self, tables: Tables, people: People) -> None:
        self.tables = tables
        self.people = people
        self.settings = tables.settings

    # --- opening ---------------------------------------------------------------------------------------------------

    async def create(
        self,
        guest: str,
        game: str,
        board: str,
        players: int,
        options: dict[str, Any],
        places: list[Place],
        undo: str,
    ) -> wire.Table:
        """Open a table. When all seats are taken the game begins at once."""
        rules = ready_rules(game)
        if len(places) != players:
            raise Refusal(
                422, "malformed", path="body.seats", reason=f"{players} seats expected, {len(places)} given"
            )
        problem = check_options(rules, board, players, options)
        if problem is not None:
            raise Refused(problem)
        setup = Setup(
            game=game,
            version=rules.version,
            players=players,
            map=board,
            options=complete(rules, board, players, options),
        )
        match: Match[Any, Any] = Match(rules, setup, luck.new_seed())
        await self.check_count(guest)
        name = await self.people.name_of(guest)
        for place in places:
            if place.kind == "person":
                place.guest, place.name = guest, place.name or name
            elif place.kind == "hotseat":
                place.guest = guest
        return await self.open(guest, match, places, undo=undo)

    async def open(
        self,
        guest: str,
        match: Match[Any, Any],
        places: list[Place],
        *,
        undo: str = "normal",
        imported: bool = False,
    ) -> wire.Table:
        """Store a new table and show it to its owner."""
        assert match.seed is not None, "a table has luck of its own"
        status = "open" if any(p.kind == "open" for p in places) else "playing"
        if status == "playing":
            match.run_chance()
            status = "over" if match.over else status
        stamp = clock.now()
        facts = Facts(
            game=match.setup.game,
            setup=match.setup,
            seed=match.seed,
            owner=guest,
            status=status,
            undo=undo,
            imported=imported,
            rematch=None,
            created=stamp,
            updated=stamp,
            version=0,
        )
        table_id = secrets.token_urlsafe(15)
        await self.tables.create(table_id, facts, places, match)
        async with self.tables.open(table_id) as live:
            self.tables.after_change(live)
            return render.table(live, guest, self.settings)

    async def check_count(self, guest: str) -> None:
        query = select(func.count()).select_from(Table).where(Table.owner == guest, Table.status != "over")
        async with self.tables.database.read() as connection:
            count = (await connection.execute(query)).scalar_one()
        if count >= self.settings.tables_per_guest:
            raise Refusal(429, "too_many_tables", limit=self.settings.tables_per_guest)

    # --- seats -----------------------------------------------------------------------------------------------------

    async def join(self, table_id: str, guest: str, seat: Seat | None, name: str | None) -> wire.Table:
        """Take an open seat. When it was the last one the game begins."""
        called = names.clean(name) or await self.people.name_of(guest)
        async with self.tables.open(table_id) as live:
            free = [n for n, place in enumerate(live.places) if place.kind == "open"]
            mine = live.seats_of(guest)
            if mine and seat in (None, *mine):
                return render.table(live, guest, self.settings)
            if seat is not None and not 0 <= seat < len(live.places):
                raise Refusal(404, "not_found")
            if not free:
                raise Refusal(409, "no_seat_free", render.table(live, guest, self.settings))
            if seat is not None and seat not in free:
                raise Refusal(409, "seat_taken", render.table(live, guest, self.settings))
            async with self.tables.change(live) as change:
                change.seats = True
                live.places[free[0] if seat is None else seat] = Place(
                    "person", guest, called, seen=clock.now()
                )
                if len(free) == 1:
                    live.facts.status = "playing"
                    live.match.run_chance()
            return render.table(live, guest, self.settings)

    async def leave(self, table_id: str, guest: str) -> wire.Table:
        """Before the start the seats open again; later bots take them over. The owner may reclaim them."""
        async with self.tables.open(table_id) as live:
            mine = [n for n in live.seats_of(guest) if not live.places[n].gone]
            if not mine:
                raise Refusal(403, "not_your_seat")
            async with self.tables.change(live) as change:
                change.seats = True
                for n in mine:
                    if live.facts.status == "open":
                        live.places[n] = Place("open")
                    else:
                        self._stand_in(live, n, STAND_IN)
                        live.places[n].gone = True
                agree_for_bots(live)
            return render.table(live, guest, self.settings)

    async def hand_over(self, table_id: str, guest: str, seat: Seat, level: str) -> wire.Table:
        """Let a bot play for a seat: one's own at any time, another's when he has been away long enough."""
        async with self.tables.open(table_id) as live:
            place = self._owned_seat(live, seat)
            if place.guest != guest:
                if not live.seats_of(guest):
                    raise Refusal(403, "not_your_seat")
                if not render.is_away(live, seat, self.settings) and not place.stand_in:
                    raise Refusal(403, "not_away", seat=seat)
            if live.facts.status == "open":
                raise Refusal(409, "not_started", render.table(live, guest, self.settings))
            async with self.tables.change(live) as change:
                change.seats = True
                self._stand_in(live, seat, level)
                agree_for_bots(live)
            return render.table(live, guest, self.settings)

    async def reclaim(self, table_id: str, guest: str, seat: Seat) -> wire.Table:
        """The owner takes his seat back from the bot."""
        async with self.tables.open(table_id) as live:
            place = self._owned_seat(live, seat)
            if place.guest != guest:
                raise Refusal(403, "not_your_seat")
            if place.stand_in or place.gone:
                async with self.tables.change(live) as change:
                    change.seats = True
                    place.stand_in, place.gone, place.level, place.seen = False, False, None, clock.now()
            return render.table(live, guest, self.settings)

    def _owned_seat(self, live: LiveTable, seat: Seat) -> Place:
        if not 0 <= seat < len(live.places):
            raise Refusal(404, "not_found")
        if live.places[seat].guest is None:
            raise Refusal(403, "not_your_seat")
        return live.places[seat]

    def _stand_in(self, live: LiveTable, seat: Seat, level: str) -> None:
        live.places[seat].stand_in = True
        live.places[seat].level = level

    # --- again -----------------------------------------------------------------------------------------------------

    async def rematch(self, table_id: str, guest: str) -> wire.Table:
        """The same people at a new table, each one seat further, by the rules of today. Asked twice it is the same table."""
        async with self.tables.open(table_id) as live:
            if not live.seats_of(guest) and live.facts.owner != guest:
                raise Refusal(403, "not_your_table")
            if live.facts.rematch is None:
                if live.facts.status != "over":
                    raise Refusal(409, "not_over", render.table(live, guest, self.settings))
                await self.check_count(guest)
                setup = live.facts.setup
                rules = ready_rules(setup.game)
                known = {option.key for option in rules.options}
                wishes = {key: value for key, value in setup.options.items() if key in known}
                again = Setup(
                    game=setup.game,
                    version=rules.version,
                    players=setup.players,
                    map=setup.map,
                    options=complete(rules, setup.map, setup.players, wishes),
                )
                match: Match[Any, Any] = Match(rules, again, luck.new_seed())
                opened = await self.open(guest, match, rotated(live.places), undo=live.facts.undo)
                async with self.tables.change(live):
                    live.facts.rematch = opened.id
            new = live.facts.rematch
        async with self.tables.open(new) as live:
            return render.table(live, guest, self.settings)


def rotated(places: list[Place]) -> list[Place]:
    """Everybody moves up one seat, so that another one begins. Stand-ins go home."""
    shifted = places[1:] + places[:1]
    return [Place(p.kind, p.guest, p.name, None if p.guest else p.level) for p in shifted]


def ready_rules(game: str) -> Rules[Any, Any]:
    """The rules new tables of a game use."""
    try:
        return rules_of(game)
    except UnknownGame:
        raise Refusal(404, "not_ready" if game in COMING else "unknown_game", game=game[:40]) from None
