"""A table as one person may see it, as bytes. Everything that leaves the server passes through here.

A table is a set of fields (`wire.Table`). What a field holds depends on the version of the table and on who looks, never on
more: so each is rendered once and sent to all who see the same.
"""

from __future__ import annotations

import time
from collections.abc import Sized
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import msgspec

from anden.core import Rules, Seat, View
from anden.server import boards, clock, presence, wire
from anden.server.errors import Refusal
from anden.server.settings import Settings
from anden.server.table import LiveTable

SLOW = 0.01
"""Seconds of work after which a position counts as slow to render: the next one is rendered beside the event loop."""
Fields = dict[str, bytes]
PAGE = 64
"""Entries of the log that are rendered together."""

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: through which seat, which seats are his, which of them he plays himself. None = as a spectator."""

    viewer: Seat | None
    mine: tuple[Seat, ...]
    acting: tuple[Seat, ...]
    owner: bool


@dataclass(slots=True)
class Picture:
    """What has been rendered of one version of a table."""

    seen: dict[Seat | None, Seen] = field(default_factory=dict)
    undo: dict[tuple[Seat, ...], bytes] = field(default_factory=dict)
    seats: dict[tuple[int, tuple[Seat, ...]], bytes] = field(default_factory=dict)
    events: dict[Any, bytes] = field(default_factory=dict)
    pages: dict[tuple[Seat | None, int], bytes] = field(default_factory=dict)
    """Of the log, by who looks and their first entry."""


def eyes_of(live: LiveTable, guest: str, wanted: Seat | None) -> Eyes:
    """Through which seat a guest looks: the one he wants, if it is his; else his seat that is to act; else his first."""
    mine = tuple(live.seats_of(guest))
    acting = tuple(n for n in mine if not live.places[n].stand_in)
    owner = live.facts.owner == guest
    if wanted is not None:
        if wanted not in mine:
            raise Refusal(403, "not_your_seat")
        return Eyes(wanted, mine, acting, owner)
    to_act = live.match.to_act() if mine else ()
    viewer = next((n for n in acting if n in to_act), next(iter(mine), None))
    return Eyes(viewer, mine, acting, owner)


# --- the whole table ---------------------------------------------------------------------------------------------


def table(
    live: LiveTable, eyes: Eyes, settings: Settings, known: str | None = None, *, log: bool = True
) -> msgspec.Raw:
    """The table with its position, seen by `eyes`; without the board if that is the one that is `known`."""
    fields = fixed_fields(live, eyes) | changing_fields(live, eyes, settings, known)
    fields["log"] = entries(live, eyes.viewer, 0) if log else b"null"
    return msgspec.Raw(joined(live, list(fields), fields))


def without_log(live: LiveTable, eyes: Eyes, settings: Settings, known: str | None) -> msgspec.Raw:
    """As it is shown after a request: the log comes by the stream."""
    return table(live, eyes, settings, known, log=False)


def joined(live: LiveTable, names: list[str], fields: Fields) -> bytes:
    """A table, or those fields of it that are named. Whose table it is and how long its log is always stand there."""
    head = b'{"id":"%s","length":%d' % (live.id.encode(), live.facts.length)
    return head + b"".join(b',"%s":%s' % (name.encode(), fields[name]) for name in names) + b"}"


def fixed_fields(live: LiveTable, eyes: Eyes) -> Fields:
    facts = live.facts
    return {
        "game": encode(facts.game),
        "rules": encode(_rules(live.match.rules)),
        "map": encode(facts.setup.map),
        "options": encode(facts.setup.options),
        "created": encode(facts.created),
        "commitment": encode(live.match.commitment),
        "imported": encode(facts.imported),
        "owner": encode(eyes.owner),
    }


def changing_fields(live: LiveTable, eyes: Eyes, settings: Settings, known: str | None) -> Fields:
    """All that can change while a table lasts."""
    facts = live.facts
    seen = sight_of(live, eyes.viewer)
    may_act = facts.status == "playing" and eyes.viewer in eyes.acting
    return {
        "status": encode(facts.status),
        "seed": encode(facts.seed if facts.status == "over" else None),
        "rematch": encode(facts.rematch),
        "seats": seats(live, eyes.mine, settings),
        "undo": undo(live, eyes.acting),
        "viewer": encode(eyes.viewer),
        "position": seen.sent(known),
        "legal": seen.legal if may_act else b"[]",
    }


def picture_of(live: LiveTable) -> Picture:
    if live.picture is None:
        live.picture = Picture()
    return live.picture


def _rules(rules: Rules[Any, Any]) -> wire.RulesInfo:
    """Which rules a table plays by. A game that was begun goes on under its own version."""
    later = [change for change in rules.changes if change.since > rules.version]
    return wire.RulesInfo(
        version=rules.version,
        newest=max([rules.version, *(change.since for change in later)]),
        until=min((change.date for change in later), default=None),
        changes=[change.key for change in later],
    )


# --- the position ------------------------------------------------------------------------------------------------


class Sight(Protocol):
    """What a position is made from: a match, or how it stood once."""

    @property
    def rules(self) -> Rules[Any, Any]: ...
    @property
    def state(self) -> Any: ...
    @property
    def log(self) -> Sized: ...
    @property
    def line(self) -> Sized: ...
    @property
    def over(self) -> bool: ...
    def to_act(self) -> tuple[Seat, ...]: ...


@dataclass(slots=True)
class Seen:
    """A position as one viewer sees it, and what he could do there."""

    position: wire.Position
    board: boards.Board | None
    legal: bytes
    _sent: dict[bool, bytes] = field(default_factory=dict)

    def sent(self, known: str | None) -> bytes:
        """As it is sent to somebody who knows a board; without it when it is this one."""
        spared = self.board is None or self.board.mark == known
        found = self._sent.get(spared)
        if found is None:
            position = self.position
            if not spared and self.board is not None:
                whole = boards.put_in(bytes(cast(msgspec.Raw, position.view)), self.board)
                position = msgspec.structs.replace(position, view=cast(Any, msgspec.Raw(whole)))
            found = self._sent[spared] = encode(position)
        return found


def look(sight: Sight, viewer: Seat | None, *, started: bool = True) -> Seen:
    """The position and what the viewer could do. Both are made from the state without what he may not know."""
    rules, over = sight.rules, sight.over
    hidden = rules.hide(sight.state, viewer)
    to_act = sight.to_act() if started else ()
    legal = View(rules, hidden, viewer).legal() if viewer is not None and viewer in to_act else []
    view = dict(rules.show(hidden, viewer))
    board = boards.board_of(view)
    view.pop(boards.KEY, None)
    position = wire.Position(
        index=len(sight.log),
        line=len(sight.line),
        to_act=list(to_act),
        phase=rules.phase(hidden),
        view=cast(Any, msgspec.Raw(encode(view))),
        board=None if board is None else board.mark,
        scores=list(rules.scores(sight.state if over else hidden)),
        ranking=[list(place) for place in rules.ranking(sight.state)] if over else None,
    )
    return Seen(position, board, encode(legal))


def plain(sight: Sight, viewer: Seat | None, *, offering: bool) -> wire.Plain:
    """The position as text, and the actions of a viewer who is to act as he would write them."""
    rules = sight.rules
    hidden = rules.hide(sight.state, viewer)
    legal = View(rules, hidden, viewer).legal() if offering and viewer is not None else []
    return wire.Plain(
        index=len(sight.log),
        picture=rules.picture(hidden, viewer),
        offers=[wire.Offer(rules.notation(hidden, a), msgspec.to_builtins(a)) for a in legal],
    )


def sight_of(live: LiveTable, viewer: Seat | None) -> Seen:
    """Rendered once for all who look through the same seat."""
    seen = picture_of(live).seen
    if viewer not in seen:
        began = time.thread_time()
        seen[viewer] = look(live.match, viewer, started=live.facts.status != "open")
        live.slow = time.thread_time() - began > SLOW
    return seen[viewer]


# --- the log -----------------------------------------------------------------------------------------------------


def entries(live: LiveTable, viewer: Seat | None, first: int) -> bytes:
    """The log from `first` on, as the viewer may know it. Whole pages of it are rendered once for all who want them,
    from wherever they begin to read."""
    kept = picture_of(live).pages
    parts, n, length = [], first, len(live.match.log)
    while n < length:
        end = min(n - n % PAGE + PAGE, length)
        if end - n < PAGE:
            parts.append(_some(live, viewer, n, end))
        else:
            if (viewer, n) not in kept:
                kept[viewer, n] = _some(live, viewer, n, end)
            parts.append(kept[viewer, n])
        n = end
    return b"[" + b",".join(parts) + b"]"


def _some(live: LiveTable, viewer: Seat | None, first: int, end: int) -> bytes:
    """Some entries of the log, without the brackets around them."""
    found = [
        wire.VisibleEntry(
            index=seen.index,
            seat=seen.seat,
            action=seen.action,
            events=list(seen.events),
            undone=seen.undone,
            at=clock.text_of(live.times[seen.index]),
        )
        for seen in live.match.visible_log(viewer, first, end)
    ]
    return encode(found)[1:-1]


# --- the seats ---------------------------------------------------------------------------------------------------


def seats(live: LiveTable, mine: tuple[Seat, ...], settings: Settings) -> bytes:
    """Who sits where; rendered anew only when something about the seats has changed."""
    kept = picture_of(live).seats
    key = (live.notices, mine)
    found = kept.get(key)
    if found is None:  # two threads may do this at once: the second one only does it again
        found = encode([_seat(live, n, n in mine, settings) for n in range(len(live.places))])
        if any(old != live.notices for old, _ in list(kept)):
            kept.clear()
        kept[key] = found
    return found


def _seat(live: LiveTable, n: Seat, mine: bool, settings: Settings) -> wire.SeatInfo:
    place = live.places[n]
    since = live.thinking.get(n)
    kind: Any = "bot" if place.stand_in else place.kind
    return wire.SeatInfo(
        seat=n,
        kind=kind,
        name=place.name,
        level=place.level,  # type: ignore[arg-type]
        mine=mine,
        present=live.watched_by(place.guest),
        thinking=since is not None,
        thinking_since=since,
        away=presence.is_away(live, n, settings),
        stand_in=place.stand_in,
    )


# --- taking back -------------------------------------------------------------------------------------------------


def undo(live: LiveTable, acting: tuple[Seat, ...]) -> bytes:
    kept = picture_of(live).undo
    if acting not in kept:
        kept[acting] = encode(_undo(live, acting))
    return kept[acting]


def _undo(live: LiveTable, mine: tuple[Seat, ...]) -> wire.UndoInfo:
    match, free = live.match, live.free_undo
    request = match.request
    asked = wire.RequestInfo(request.seat, request.to, list(request.waiting)) if request else None
    target = match.undo_target(mine) if mine else None
    floor = match.undo_floor(mine, free) if mine else len(match.line)
    open_to_undo = target is not None and (free or not match.over) and live.facts.status != "open"
    return wire.UndoInfo(
        free=live.facts.undo == "free",
        can=open_to_undo and target is not None and target >= floor,
        floor=floor,
        request=asked,
        can_redo=bool(mine) and match.can_redo and (free or match.redo_seat in mine) and not match.over,
        needs_consent=open_to_undo and target is not None and target < floor,
    )
