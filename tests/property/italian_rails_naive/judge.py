"""A slow second judge of Italian Rails: moving, tolls, drawing, ferries, prices, cutting off and the goal, straight from the
rulebook; and as version 1 played it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from tests.property.italian_rails_naive.board import (
    AROUND,
    CARDS,
    CITY,
    COAST,
    MAJOR,
    MAJORS,
    MAP,
    PORTS,
    RED,
    ROW,
    SECTIONS,
    TERRAIN,
    Section,
    around,
    inside,
    name,
    price,
    river_system,
    row_of,
)

EVENTS = {card["id"]: card["effects"] for card in CARDS["events"]}
CENTRES = {city["id"]: city["id"] for city in MAP["cities"]} | {
    volcano["id"]: name(volcano["at"]) for volcano in MAP["volcanoes"]
}


@dataclass
class Position:
    """What lies on the table, in words."""

    seat: int
    cash: int
    train: str = ""
    came: str = ""
    """Where the train came from, as far as it matters."""
    left: int = 0
    halved: bool = False
    toll_paid: bool = False
    owner: dict[Section, int] = field(default_factory=dict)
    ferries: tuple[set[str], set[str]] = field(default_factory=lambda: (set(), set()))
    rights: dict[Section, int] = field(default_factory=dict)
    events: tuple[str, ...] = ()
    spent: int = 0
    started: set[str] = field(default_factory=set)
    """Major cities that track was drawn out of in this turn."""
    version: int = 2


class Drawn(NamedTuple):
    """What drawing comes to."""

    price: int
    started: set[str]


def zone(effect: dict[str, object]) -> set[str]:
    if "near" in effect:
        points = around(CENTRES[str(effect["near"])], int(str(effect["within"])))
        return {p for p in points if TERRAIN[p] in effect.get("terrain", (TERRAIN[p],))}  # type: ignore[operator]
    first = row_of(str(effect.get("from_row", "A")))
    return {p for p, far in COAST.items() if far <= int(str(effect["coast"])) and ROW[p] >= first}


def affected(position: Position, what: str) -> set[str]:
    """All points where an event in force does something."""
    effects = [effect for event in position.events for effect in EVENTS[event] if effect["do"] == what]
    return set().union(*(zone(effect) for effect in effects))


def flooded(position: Position) -> set[str]:
    return {e["system"] for event in position.events for e in EVENTS[event] if e["do"] == "flood"}


# --- moving ----------------------------------------------------------------------------------------------------------


def judge_move(p: Position, path: tuple[str, ...]) -> Position | None:
    """Where a way leads: train, direction, moves left and money afterwards. None when it cannot be gone."""
    if len(path) < 2 or path[0] != p.train:
        return None
    still, half = affected(p, "no_movement"), affected(p, "half_speed")
    now = Position(p.seat, p.cash, p.train, p.came, p.left, p.halved, p.toll_paid)
    for here, there in pairwise(path):
        section = frozenset((here, there))
        if section not in SECTIONS or (not inside(section) and section not in p.owner):
            return None
        if (there == now.came and here not in CITY) or still & section or now.left == 0:
            return None
        if not inside(section) and p.owner[section] != p.seat and not now.toll_paid:
            if now.cash < 4:
                return None
            now.cash, now.toll_paid = now.cash - 4, True
        now.train, now.came, now.left = there, here, now.left - 1
        if there in half and not now.halved:
            now.halved, now.left = True, ceil(now.left / 2)
    return now


# --- drawing -----------------------------------------------------------------------------------------------------------


def tracks_at(owner: dict[Section, int], seat: int, point: str) -> int:
    return sum(1 for there in AROUND[point] if owner.get(frozenset((point, there))) == seat)


def reached(p: Position, owner: dict[Section, int], seat: int, point: str) -> bool:
    """Own track or an own ferry ends there."""
    return tracks_at(owner, seat, point) > 0 or any(point in PORTS[ferry] for ferry in p.ferries[seat])


def judge_build(p: Position, path: tuple[str, ...]) -> Drawn | None:
    """What a line costs, and the major cities drawn out of in this turn with it. None when it cannot be drawn."""
    if len(path) < 2:
        return None
    owner, started, total = dict(p.owner), set(p.started), 0
    for here, there in pairwise(path):
        section = frozenset((here, there))
        if section not in SECTIONS or inside(section) or section in owner:
            return None
        on_track = reached(p, owner, p.seat, here)
        if here in MAJOR and not (on_track and p.version == 1):
            started.add(MAJOR[here])
        elif not on_track:
            return None
        if len(started) > 2:
            return None
        if not _open(p, owner, section) or _cuts_off(p, owner, section):
            return None
        owner[section] = p.seat
        total += price(section, there)
        if p.spent + total > 20 or total > p.cash:
            return None
    return Drawn(total, started)


def judge_ferry(p: Position, ferry: str) -> Drawn | None:
    """The same of a ferry. It is a track from one of its ports to the other, whichever way suits its builder best."""
    if ferry in p.ferries[p.seat] or affected(p, "no_build") & set(PORTS[ferry]):
        return None
    fares = next(line for line in MAP["ferries"] if line["id"] == ferry)
    fare = int(fares["second" if ferry in p.ferries[1 - p.seat] else "first"])
    ways = [way for port in PORTS[ferry] if (way := _embark(p, port)) is not None]
    if not ways or fare > min(p.cash, 20 - p.spent):
        return None
    if p.version == 1:  # what has track, or else the first port
        best = min(ways, key=lambda way: len(way[0]))
    else:
        best = min(ways, key=lambda way: (len(way[0] - p.started), way[1]))
    started = p.started | best[0]
    return Drawn(fare, started) if len(started) <= 2 else None


def _embark(p: Position, port: str) -> tuple[set[str], bool] | None:
    """The major city a ferry leaves when it is drawn from this port, and whether the builder has no track there; None when it cannot
    be drawn from there."""
    ground = MAJORS[MAJOR[port]] if port in MAJOR else {port}
    bare = not any(reached(p, p.owner, p.seat, point) for point in ground)
    if port not in MAJOR:
        return None if bare else (set(), False)
    return (set(), False) if p.version == 1 and not bare else ({MAJOR[port]}, bare)


def has_goal(p: Position) -> bool:
    """«250 millones de liras de dinero en efectivo y además… las cuatro ciudades principales con una red continua»."""
    ways: dict[str, set[str]] = {point: set() for point in TERRAIN}
    mine = [tuple(section) for section, who in p.owner.items() if who == p.seat]
    for a, b in (*map(tuple, RED), *mine, *(PORTS[ferry] for ferry in p.ferries[p.seat])):
        ways[a].add(b)
        ways[b].add(a)
    return p.cash >= 250 and set(MAJORS) <= spread(ways, "roma")


def _open(p: Position, owner: dict[Section, int], section: Section) -> bool:
    """Floods, rights, weather and the three tracks of a city."""
    if river_system(section) in flooded(p) or p.rights.get(section, p.seat) != p.seat:
        return False
    full = any(
        TERRAIN[point] in ("small", "medium") and tracks_at(owner, p.seat, point) >= 3 for point in section
    )
    return not full and not affected(p, "no_build") & section


def _cuts_off(p: Position, owner: dict[Section, int], section: Section) -> bool:
    """A city that the rival could join with other cities or with his track cannot be joined with them any more."""
    rival = 1 - p.seat
    own, before = network(p, owner, rival)
    _, after = network(p, owner | {section: p.seat}, rival)
    starts = own.union(*MAJORS.values())
    while starts:
        start = starts.pop()
        whole = spread(before, start)
        starts -= whole
        places = whole & (own | set(CITY))
        if places & set(CITY) and not places <= spread(after, start):
            return True
    return False


def network(p: Position, owner: dict[Section, int], seat: int) -> tuple[set[str], dict[str, set[str]]]:
    """The points a player's track touches, and by point where all that he has and can still draw leads, ferries too."""
    tracks = Counter(point for section, who in owner.items() if who == seat for point in section)
    own = set(tracks).union(*(PORTS[ferry] for ferry in p.ferries[seat]))
    full = {point for point in own if TERRAIN[point] in ("small", "medium") and tracks[point] >= 3}
    free = {section for section in SECTIONS - owner.keys() if not section & full}
    mine = {section for section, who in owner.items() if who == seat}
    ways: dict[str, set[str]] = {point: set() for point in TERRAIN}
    for a, b in (*RED, *free, *mine, *PORTS.values()):
        ways[a].add(b)
        ways[b].add(a)
    return own, ways


def spread(ways: dict[str, set[str]], start: str) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        more = ways[waiting.pop()] - found
        waiting += more
        found |= more
    return found
