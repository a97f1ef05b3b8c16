"""«V. MOVER MERCANCIAS», slowly: every way to move every cube."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.property.age_of_steam_naive.box import EAST, PORTS, WEST
from tests.property.age_of_steam_naive.position import Position
from tests.property.naive_rails.walks import Path

Track = frozenset[tuple[str, Path]]


class Link(NamedTuple):
    """A completed link; `track` tells parallel ones apart."""

    a: str
    b: str
    owner: int | None
    track: Track | str


class Move(NamedTuple):
    """A delivery as the action names it."""

    good: str
    route: tuple[str, ...]
    owners: tuple[int, ...]
    bonus: int


def links_of(position: Position) -> list[Link]:
    found = [
        Link(str(s.ends[0]), str(s.ends[1]), next(iter(s.owners)), s.paths)
        for s in position.sections()
        if s.done
    ]
    for link, owner in position.direct.items():
        a, b = position.board.direct[link]["between"]
        found.append(Link(a, b, owner, link))
    return found


def accepts(position: Position, place: str, good: str) -> bool:
    """«…en una Ciudad del mismo color»; cotton goes to the ports."""
    if place not in position.cities:
        return False
    if good == "white":
        return position.map == "southern_us" and place in PORTS
    return position.color[place] == good


def starts_of(position: Position) -> Iterator[tuple[str, str]]:
    """Every kind of cube on every place it can start from."""
    for place, goods in position.goods.items():
        if position.board.kind[place] != "terminal":
            for good in set(goods):
                yield good, place


def steps(
    position: Position, links: list[Link], good: str, route: tuple[Link | None, ...], stops: tuple[str, ...]
) -> Iterator[tuple[tuple[Link | None, ...], tuple[str, ...]]]:
    """All ways on from the last stop to a city of the colour."""
    if len(stops) > 1 and accepts(position, stops[-1], good):
        yield route, stops
        return
    if len(stops) > 1 and position.board.kind.get(stops[-1]) == "terminal":
        return
    if len(route) >= position.locomotive:
        return
    used = {link.track for link in route if link is not None}
    for link in links:
        for here, there in ((link.a, link.b), (link.b, link.a)):
            if here == stops[-1] and there not in stops and link.track not in used:
                yield from steps(position, links, good, (*route, link), (*stops, there))


def from_land(
    position: Position, links: list[Link]
) -> Iterator[tuple[str, tuple[Link, ...], tuple[str, ...]]]:
    """«St. Lucia»: a cube on track goes first to an end of that stretch, complete or not."""
    for label, good in position.land.items():
        laid = position.tiles.get(label)
        for path in laid.paths if laid else ():
            section = position.section(label, path)
            for place in section.ends:
                if place is None:
                    continue
                first = Link(str(section.ends[0]), str(section.ends[1]), path.owner, section.paths)
                for route, stops in steps(position, links, good, (first,), (label, place)):
                    yield good, tuple(link for link in route if link is not None), stops


def region(position: Position, place: str) -> str | None:
    if position.map != "western_us" or place not in position.cities:
        return None
    return "west" if place in WEST else "east" if place in EAST else None


def gain(position: Position, move: Move) -> dict[int, int]:
    """The income of each owner."""
    gains: dict[int, int] = {}
    extra = [position.seat] if move.good == "white" else []
    for owner in [*move.owners, *extra, move.bonus]:
        if owner >= 0:
            gains[owner] = gains.get(owner, 0) + 1
    return gains


def deliveries(position: Position) -> dict[Move, dict[int, int]]:
    """Every legal delivery with the income of each owner."""
    links = links_of(position)
    ways: set[tuple[str, tuple[str, ...], tuple[int, ...]]] = set()
    for good, place in starts_of(position):
        for route, stops in steps(position, links, good, (), (place,)):
            owners = tuple(-1 if link is None or link.owner is None else link.owner for link in route)
            ways.add((good, stops, owners))
    for good, land_route, stops in from_land(position, links):
        ways.add((good, stops, tuple(-1 if link.owner is None else link.owner for link in land_route)))
    moves = set()
    for good, stops, owners in ways:
        ends = {region(position, stops[0]), region(position, stops[-1])}
        paid = {owner for owner in owners if owner >= 0}
        if ends == {"east", "west"} and paid:
            moves |= {Move(good, stops, owners, owner) for owner in paid}
        else:
            moves.add(Move(good, stops, owners, -1))
    return {move: gain(position, move) for move in moves}
