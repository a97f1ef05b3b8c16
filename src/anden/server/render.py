"""A table as one person may see it. Everything that leaves the server passes through here."""

from __future__ import annotations

from typing import Any

from anden.core import Match, Rules, Seat, View
from anden.core.log import PLATFORM_ACTIONS
from anden.server import boards, clock, wire
from anden.server.errors import Refusal
from anden.server.settings import Settings
from anden.server.table import LiveTable, Place


def viewer_of(live: LiveTable, guest: str, wanted: Seat | None) -> Seat | None:
    """Through which seat a guest looks: the one he wants, if it is his; else his seat that is to act; else his
    first; None = as a spectator."""
    mine = live.seats_of(guest)
    if wanted is not None:
        if wanted not in mine:
            raise Refusal(403, "not_your_seat")
        return wanted
    acting = [n for n in live.acting_seats(guest) if n in live.match.to_act()]
    return next(iter(acting or mine), None)


def table(
    live: LiveTable, guest: str, settings: Settings, wanted: Seat | None = None, *, log: bool = True
) -> wire.Table:
    """The table with its position, seen by `guest`."""
    facts, match = live.facts, live.match
    viewer = viewer_of(live, guest, wanted)
    playing = facts.status == "playing"
    sees, legal = position(match, viewer, started=facts.status != "open")
    may_act = playing and viewer is not None and viewer in live.acting_seats(guest)
    return wire.Table(
        id=live.id,
        game=facts.game,
        rules=_rules(match.rules),
        map=facts.setup.map,
        options=facts.setup.options,
        created=facts.created,
        status=facts.status,  # type: ignore[arg-type]  # the database holds only these
        commitment=match.commitment,
        seed=facts.seed if facts.status == "over" else None,
        imported=facts.imported,
        rematch=facts.rematch,
        seats=[_seat(live, n, guest, settings) for n in range(len(live.places))],
        owner=facts.owner == guest,
        undo=_undo(live, guest),
        viewer=viewer,
        length=len(match.log),
        position=sees,
        legal=legal if may_act else [],
        log=entries(live, viewer, 0) if log else None,
    )


def _rules(rules: Rules[Any, Any]) -> wire.RulesInfo:
    """Which rules a table plays by. A game that was begun goes on under its own version."""
    later = [change for change in rules.changes if change.since > rules.version]
    return wire.RulesInfo(
        version=rules.version,
        newest=max([rules.version, *(change.since for change in later)]),
        until=min((change.date for change in later), default=None),
        changes=[change.key for change in later],
    )


def position(
    match: Match[Any, Any], viewer: Seat | None, *, started: bool = True
) -> tuple[wire.Position, list[Any]]:
    """The position and what the viewer could do. Both are made from the state without what he may not know."""
    rules = match.rules
    over = match.over
    hidden = rules.hide(match.state, viewer)
    to_act = match.to_act() if started else ()
    legal: list[Any] = []
    if viewer is not None and viewer in to_act:
        legal = View(rules, hidden, viewer).legal()
    view = rules.show(hidden, viewer)
    sees = wire.Position(
        index=len(match.log),
        line=len(match.line),
        to_act=list(to_act),
        phase=rules.phase(hidden),
        view=view,
        board=boards.mark_of(view),
        scores=list(rules.scores(match.state if over else hidden)),
        ranking=[list(place) for place in rules.ranking(match.state)] if over else None,
    )
    return sees, legal


def entries(live: LiveTable, viewer: Seat | None, first: int) -> list[wire.VisibleEntry]:
    """The log from `first` on, as the viewer may know it."""
    return [
        wire.VisibleEntry(
            index=seen.index,
            seat=seen.seat,
            action=seen.action,
            events=list(seen.events),
            undone=seen.undone,
            at=live.times[seen.index],
        )
        for seen in live.match.visible_log(viewer, first)
    ]


def undone(live: LiveTable) -> list[int]:
    """The numbers of all entries that are taken back now."""
    in_force = {step.index for step in live.match.line}
    return [
        n
        for n, entry in enumerate(live.match.log)
        if n not in in_force and not isinstance(entry.action, PLATFORM_ACTIONS)
    ]


def _seat(live: LiveTable, n: Seat, guest: str, settings: Settings) -> wire.SeatInfo:
    place = live.places[n]
    since = live.thinking.get(n)
    kind: Any = "bot" if place.stand_in else place.kind
    return wire.SeatInfo(
        seat=n,
        kind=kind,
        name=place.name,
        level=place.level,  # type: ignore[arg-type]
        mine=place.guest == guest,
        present=live.watched_by(place.guest) or _seen_elsewhere(place, settings),
        thinking=since is not None,
        thinking_since=since,
        fallback=live.fallback.get(n),  # type: ignore[arg-type]
        away=is_away(live, n, settings),
        stand_in=place.stand_in,
    )


def is_away(live: LiveTable, seat: Seat, settings: Settings) -> bool:
    """True when the owner of a seat has given no sign for long, so that others may let a bot play on."""
    place = live.places[seat]
    if place.guest is None or place.stand_in or live.watched_by(place.guest):
        return False
    return clock.seconds_since(place.seen or live.facts.updated) > settings.away


def _seen_elsewhere(place: Place, settings: Settings) -> bool:
    """True for people who are connected to another process on the same database."""
    if settings.url.startswith("sqlite") or place.guest is None or place.seen is None:
        return False
    return clock.seconds_since(place.seen) < settings.heartbeat * 4


def _undo(live: LiveTable, guest: str) -> wire.UndoInfo:
    match, free = live.match, live.free_undo
    mine = live.acting_seats(guest)
    request = match.request
    asked = wire.RequestInfo(request.seat, request.to, list(request.waiting)) if request else None
    target = match.undo_target(mine) if mine else None
    floor = match.undo_floor(mine, free) if mine else len(match.line)
    open_to_undo = target is not None and (free or not match.over) and live.facts.status != "open"
    return wire.UndoInfo(
        can=open_to_undo and target is not None and target >= floor,
        floor=floor,
        request=asked,
        can_redo=bool(mine) and match.can_redo and (free or match.redo_seat in mine),
        needs_consent=open_to_undo and target is not None and target < floor,
    )
