"""What a tile does to the track of its hex, and whose it then is: the same for both games of links and cubes."""

from __future__ import annotations

from typing import NamedTuple

from tests.property.naive_rails.walks import TOWN, Path, Section, Walks


class Refusal(Exception):
    """Why a tile may not lie there: a word for the person who compares."""


class Change(NamedTuple):
    """What a tile does to what was there: each old path and what it becomes, and the paths it adds."""

    kept: frozenset[Path]
    redirected: dict[Path, tuple[int, int]]
    added: frozenset[tuple[int, int]]


def refuse_if(reason: str, wrong: bool) -> None:
    if wrong:
        raise Refusal(reason)


def claimable(position: Walks, section: Section) -> bool:
    """Unowned track may be taken up if it starts at a city, or at a town where one owns track."""
    return any(
        place in position.cities or position.owns_in_town(place)
        for place in section.ends
        if place is not None
    )


def joins(position: Walks, label: str, edge: int) -> bool:
    """A track end at this edge is joined to a city or to one's own track, or takes up unowned track."""
    if position.city_on(position.board.near[label, edge]):
        return True
    meets = position.facing(label, edge)
    if meets is None:
        return False
    owner = meets[1].owner
    return owner == position.seat or (owner is None and claimable(position, position.section(*meets)))


def meets_other(position: Walks, label: str, edge: int) -> bool:
    """«Restricciones»: track may not be joined to another player's."""
    meets = position.facing(label, edge)
    return meets is not None and meets[1].owner not in (None, position.seat)


def open_edges(position: Walks, label: str, paths: frozenset[tuple[int, int]]) -> None:
    for path in paths:
        for edge in path:
            refuse_if("off the board", edge != TOWN and (label, edge) not in position.board.near)


def redirect_edge(position: Walks, label: str, path: Path) -> int:
    """«Redirigir»: the end of a path that stays, if the path may be turned at all."""
    refuse_if("another's track", path.owner not in (None, position.seat))
    section = position.section(label, path)
    refuse_if("finished", section.done)
    loose = [edge for edge in (path.a, path.b) if (label, edge) in section.free]
    refuse_if("not the last tile", len(loose) != 1)
    return path.a if path.b == loose[0] else path.b


def change_of_plain(position: Walks, label: str, new: frozenset[tuple[int, int]]) -> Change:
    """What happens to the track of a hex that is no town."""
    old = position.tiles.get(label)
    left = set(new)
    kept: set[Path] = set()
    redirected: dict[Path, tuple[int, int]] = {}
    for path in old.paths if old else ():
        if (path.a, path.b) in left:
            kept.add(path)
            left.remove((path.a, path.b))
    for path in old.paths - kept if old else ():
        anchor = redirect_edge(position, label, path)
        after = [p for p in left if anchor in p]
        refuse_if("track lost", not after)
        redirected[path] = after[0]
        left.remove(after[0])
        end = after[0][0] if after[0][1] == anchor else after[0][1]
        refuse_if("meets another", meets_other(position, label, end))
        if path.owner is None and not claimable(position, position.section(label, path)):
            led = position.turns_to_join() and joins(position, label, end)
            refuse_if("unowned out of reach", not led)
    refuse_if("nothing changes", not redirected and not left)
    for added in left:
        refuse_if("meets another", any(meets_other(position, label, edge) for edge in added))
        refuse_if("not connected", not any(joins(position, label, edge) for edge in added))
    return Change(frozenset(kept), redirected, frozenset(left))


def settle(position: Walks, label: str, paths: list[Path], added: bool) -> None:
    """Claims: what new track extends becomes the builder's; a redirected track only if that completes it."""
    for path in paths:
        section = position.section(label, path)
        refuse_if("links a place to itself", section.done and len(set(section.ends)) == 1)
        if None in section.owners and (added or section.done):
            position.set_owner(section, position.seat)


def forget(position: Walks, added: set[tuple[str, int]]) -> None:
    """End of a build turn: own unfinished sections to which nothing was added become unowned."""
    for section in position.sections():
        grown = any((label, edge) in added for label, p in section.paths for edge in (p.a, p.b))
        if not section.done and position.seat in section.owners and not grown:
            position.set_owner(section, None)
