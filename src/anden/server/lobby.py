"""Opening tables and taking seats: create, join, leave, hand over to a bot, take back, rematch."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import secrets
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import func, select

from anden.core import Match, Refused, Rules, Seat, Setup, luck
from anden.core.match import platform_problem
from anden.core.registry import UnknownGame, rules_of
from anden.server import clock, names, presence, render
from anden.server.consent import answer_for_bots
from anden.server.db.engine import Conflict
from anden.server.db.models import TableRow
from anden.server.errors import Refusal
from anden.server.limits import Limits
from anden.server.options import check_options, complete
from anden.server.people import People
from anden.server.races import against_races
from anden.server.store import Draft
from anden.server.table import Facts, LiveTable, Place
from anden.server.tables import Tables

STAND_IN = "driver"
"""The bot that takes over the seat of somebody who leaves, or whom others hand over."""


class Lobby:
    """The operations on tables and seats. Each answers with `wire.Table`."""

    def __init__(self, tables: Tables, people: People, limits: Limits) -> None:
        self.tables = tables
        self.people = people
        self.limits = limits
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
    ) -> msgspec.Raw:
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
        return await self.show(await self.open(guest, match, places, undo=undo), guest)

    async def open(
        self,
        guest: str,
        match: Match[Any, Any],
        places: list[Place],
        *,
        undo: str = "normal",
        table_id: str | None = None,
    ) -> str:
        """Store a new table and let it begin if nobody is missing."""
        status = "open" if any(p.kind == "open" for p in places) else "playing"
        if status == "playing":
            await self.tables.carried_out(match, 1, match.run_chance)
            status = "over" if match.over else status
        facts = new_facts(match, guest, status=status, undo=undo)
        return await self.store(Draft.of(match, facts, places), table_id)

    async def store(self, draft: Draft, table_id: str | None = None) -> str:
        """Store a new table; its bots begin. With an id of its own that is there already, nothing is stored."""
        if table_id is None:
            table_id = secrets.token_urlsafe(15)
            await self.tables.create(table_id, draft)
        else:
            with contextlib.suppress(Conflict):
                await self.tables.create(table_id, draft)
        async with self.tables.open(table_id) as live:
            self.tables.after_change(live)
        return table_id

    async def show(self, table_id: str, guest: str) -> msgspec.Raw:
        """A table as a guest sees it."""
        async with self.tables.open(table_id) as live:
            return await self.look(live, guest)

    async def look(self, live: LiveTable, guest: str) -> msgspec.Raw:
        return await self.tables.whole(live, render.eyes_of(live, guest, None))

    async def check_count(self, guest: str) -> None:
        query = (
            select(func.count())
            .select_from(TableRow)
            .where(TableRow.owner == guest, TableRow.status != "over")
        )
        count = await self.tables.database.read(lambda c: c.execute(query).scalar_one())
        if count >= self.settings.tables_per_guest:
            raise Refusal(429, "too_many_tables", limit=self.settings.tables_per_guest)

    # --- seats -----------------------------------------------------------------------------------------------------

    @against_races
    async def join(self, table_id: str, guest: str, seat: Seat | None, name: str | None) -> msgspec.Raw:
        """Take an open seat. When it was the last one the game begins."""
        called = names.clean(name)
        async with self.tables.open(table_id) as live:
            free = [n for n, place in enumerate(live.places) if place.kind == "open"]
            mine = live.seats_of(guest)
            if mine and seat in (None, *mine):
                return await self.look(live, guest)
            if seat is not None and not 0 <= seat < len(live.places):
                raise Refusal(404, "not_found")
            if not free:
                raise Refusal(409, "no_seat_free", await self.look(live, guest))
            if seat is not None and seat not in free:
                raise Refusal(409, "seat_taken", await self.look(live, guest))
            sits = Place("person", guest, called or await self.people.name_of(guest), seen=clock.now())
            async with self.tables.change(live) as change:
                change.seats = True
                live.places[free[0] if seat is None else seat] = sits
                if len(free) == 1:
                    live.facts.status = "playing"
                    await self.tables.carried_out(live.match, 1, live.match.run_chance)
            answer = await self.look(live, guest)
        if called:
            await self.keep_name(guest, called)
        return answer

    @against_races
    async def keep_name(self, guest: str, name: str) -> None:
        """A name typed when taking a seat is his name from now on."""
        for table_id in await self.people.rename(guest, name):
            self.tables.changed_aside(table_id)

    @against_races
    async def leave(self, table_id: str, guest: str) -> msgspec.Raw:
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
                        continue
                    if live.facts.status == "playing" and not live.places[n].stand_in:
                        with contextlib.suppress(Refused):  # who goes may go, whatever the log has room for
                            live.match.take_over(n, STAND_IN)
                        _stand_in(live, n, STAND_IN)
                    live.places[n].gone = True
                answer_for_bots(live)
            return await self.look(live, guest)

    @against_races
    async def hand_over(self, table_id: str, guest: str, seat: Seat, level: str | None) -> msgspec.Raw:
        """Let a bot play for a seat: one's own at any time, at the level one likes; another's when he has been away
        long enough, at the usual level."""
        async with self.tables.open(table_id) as live:
            place = self._owned_seat(live, seat)
            if place.guest != guest:
                if not live.seats_of(guest):
                    raise Refusal(403, "not_your_seat")
                if place.stand_in:
                    return await self.look(live, guest)
                if not presence.is_away(live, seat, self.settings):
                    raise Refusal(403, "not_away", seat=seat)
                level = STAND_IN
            if live.facts.status == "open":
                raise Refusal(409, "not_started", await self.look(live, guest))
            if live.facts.status == "over":
                raise Refused(platform_problem("game_over"))
            if place.stand_in and place.level == (level or STAND_IN):
                return await self.look(live, guest)
            async with self.tables.change(live) as change:
                change.seats = True
                live.match.take_over(seat, level or STAND_IN)
                _stand_in(live, seat, level or STAND_IN)
                answer_for_bots(live)
            return await self.look(live, guest)

    @against_races
    async def reclaim(self, table_id: str, guest: str, seat: Seat) -> msgspec.Raw:
        """The owner takes his seat back from the bot."""
        async with self.tables.open(table_id) as live:
            place = self._owned_seat(live, seat)
            if place.guest != guest:
                raise Refusal(403, "not_your_seat")
            if place.stand_in or place.gone:
                async with self.tables.change(live) as change:
                    change.seats = True
                    if place.stand_in and live.facts.status == "playing":
                        with contextlib.suppress(
                            Refused
                        ):  # a seat is its owner's, whatever the log has room for
                            live.match.come_back(seat)
                    place.stand_in, place.gone, place.level, place.seen = False, False, None, clock.now()
            return await self.look(live, guest)

    def _owned_seat(self, live: LiveTable, seat: Seat) -> Place:
        if not 0 <= seat < len(live.places):
            raise Refusal(404, "not_found")
        if live.places[seat].guest is None:
            raise Refusal(403, "not_your_seat")
        return live.places[seat]

    # --- again -----------------------------------------------------------------------------------------------------

    @against_races
    async def rematch(self, table_id: str, guest: str) -> msgspec.Raw:
        """The same people at a new table, each one seat further, by the rules of today. Asked twice it is the same table."""
        async with self.tables.open(table_id) as live:
            if not live.seats_of(guest) and live.facts.owner != guest:
                raise Refusal(403, "not_your_table")
            if live.facts.rematch is None:
                if live.facts.status != "over":
                    raise Refusal(409, "not_over", await self.look(live, guest))
                await self.check_count(guest)
                new = derived_id(live, "rematch")
                match = again(live.facts.setup)
                await self.open(guest, match, rotated(live.places), undo=live.facts.undo, table_id=new)
                async with self.tables.change(live):
                    live.facts.rematch = new
            else:
                new = live.facts.rematch
        return await self.show(new, guest)

    async def play_on(self, live: LiveTable, guest: str, address: str, to: int | None, key: str) -> str:
        """Take back after the end, alone or on one screen: the finished game stays as it is, and a new table goes on
        from there, with luck of its own, as the old one's is known. So it counts as a game that was brought along: what is
        tried again with other luck is no achievement. Asked twice it is the same table."""
        table_id = derived_id(live, f"{guest}:{key}:{to}")
        if await self.tables.database.version_of(table_id) is not None:
            return table_id
        await self.limits.check("tables", guest, address)
        await self.check_count(guest)
        acting = live.acting_seats(guest)

        def taken_back() -> Draft:
            old = live.match
            match: Match[Any, Any] = Match(old.rules, old.setup, live.facts.seed)
            match.extend(old.log)
            match.undo(acting, to, free=True)
            for seat in match.stand_ins():
                if not live.places[
                    seat
                ].stand_in:  # he came back after the end, when nothing was written any more
                    match.come_back(seat)
            match.adopt_seed(luck.new_seed())
            facts = new_facts(match, guest, status="playing", undo=live.facts.undo, imported=True)
            return Draft.of(match, facts, [replace(place) for place in live.places])

        return await self.store(await self.tables.aside.run(taken_back), table_id)


def derived_id(live: LiveTable, purpose: str) -> str:
    """The id of the one table that follows from another for a purpose: made twice it is the same table."""
    mark = f"{live.id}:{purpose}:{live.facts.seed}".encode()
    return base64.urlsafe_b64encode(hashlib.blake2b(mark, digest_size=15).digest()).decode()


def _stand_in(live: LiveTable, seat: Seat, level: str) -> None:
    """A bot plays for the owner of a seat."""
    live.places[seat].stand_in = True
    live.places[seat].level = level


def new_facts(
    match: Match[Any, Any], guest: str, *, status: str, undo: str = "normal", imported: bool = False
) -> Facts:
    assert match.seed is not None, "a table has luck of its own"
    stamp = clock.now()
    return Facts(
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
        length=len(match.log),
    )


def again(setup: Setup) -> Match[Any, Any]:
    """The same game once more, by the rules of today."""
    rules = ready_rules(setup.game)
    known = {option.key for option in rules.options}
    wishes = {key: value for key, value in setup.options.items() if key in known}
    new = Setup(
        game=setup.game,
        version=rules.version,
        players=setup.players,
        map=setup.map,
        options=complete(rules, setup.map, setup.players, wishes),
    )
    return Match(rules, new, luck.new_seed())


def rotated(places: list[Place]) -> list[Place]:
    """Everybody moves up one seat, so that another one begins. Stand-ins go home."""
    shifted = places[1:] + places[:1]
    return [Place(p.kind, p.guest, p.name, None if p.guest else p.level) for p in shifted]


def ready_rules(game: str) -> Rules[Any, Any]:
    """The rules new tables of a game use."""
    try:
        return rules_of(game)
    except UnknownGame:
        raise Refusal(404, "unknown_game", game=game[:40]) from None
