"""«IV. CONSTRUIR VIAS», slowly: judge one tile on one hex, what it costs and what it leads to."""

from __future__ import annotations

from typing import NamedTuple

from tests.property.age_of_steam_naive.box import (
    COEXIST,
    EAST_START,
    EXCLUSIVE,
    LOOKS,
    PLACE,
    PRINTED,
    SIMPLE,
    TERRAIN,
    TOWN,
    TURNS,
    WEST_START,
    WESTERN_TERRAIN,
)
from tests.property.age_of_steam_naive.position import Laid, Path, Position, Section


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


def claimable(position: Position, section: Section) -> bool:
    """Unowned track may be taken up if it starts at a city, or at a town where one owns track."""
    return any(
        place in position.cities or position.owns_in_town(place)
        for place in section.ends
        if place is not None
    )


def joins(position: Position, label: str, edge: int) -> bool:
    """A track end at this edge is joined to a city or to one's own track, or takes up unowned track."""
    if position.city_on(position.board.near[label, edge]):
        return True
    meets = position.facing(label, edge)
    if meets is None:
        return False
    owner = meets[1].owner
    return owner == position.seat or (owner is None and claimable(position, position.section(*meets)))


def meets_other(position: Position, label: str, edge: int) -> bool:
    """«Restricciones»: track may not be joined to another player's."""
    meets = position.facing(label, edge)
    return meets is not None and meets[1].owner not in (None, position.seat)


def open_edges(position: Position, label: str, paths: frozenset[tuple[int, int]]) -> None:
    for path in paths:
        for edge in path:
            refuse_if("off the board", edge != TOWN and (label, edge) not in position.board.near)


def stock_for(position: Position, label: str, kind: str, in_town: bool) -> None:
    old = position.tiles.get(label)
    back = old is not None and old.kind == kind
    refuse_if("out of stock", position.stock[kind] + back < 1)
    if in_town and PRINTED[kind][0] != EXCLUSIVE:
        disc_back = old is not None and PRINTED[old.kind][0] != EXCLUSIVE
        refuse_if("no town disc", position.discs + disc_back < 1)


def redirect_edge(position: Position, label: str, path: Path) -> int:
    """«Redirigir»: the end of a path that stays, if the path may be turned at all."""
    refuse_if("another's track", path.owner not in (None, position.seat))
    section = position.section(label, path)
    refuse_if("finished", section.done)
    loose = [edge for edge in (path.a, path.b) if (label, edge) in section.free]
    refuse_if("not the last tile", len(loose) != 1)
    refuse_if("unowned out of reach", path.owner is None and not claimable(position, section))
    return path.a if path.b == loose[0] else path.b


def change_of_plain(position: Position, label: str, new: frozenset[tuple[int, int]]) -> Change:
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
    refuse_if("nothing changes", not redirected and not left)
    for added in left:
        refuse_if("meets another", any(meets_other(position, label, edge) for edge in added))
        refuse_if("not connected", not any(joins(position, label, edge) for edge in added))
    return Change(frozenset(kept), redirected, frozenset(left))


def change_of_town(position: Position, label: str, new: frozenset[tuple[int, int]]) -> Change:
    """«Entrar a un pueblo»: the exits that are there stay; the new ones are joined through the town."""
    old = position.tiles.get(label)
    exits = frozenset((p.a, p.b) for p in old.paths) if old else frozenset()
    refuse_if("exits lost", not exits <= new)
    added = new - exits
    refuse_if("nothing new", not added)
    refuse_if("meets another", any(meets_other(position, label, edge) for edge, _ in added))
    mine = old is not None and any(p.owner == position.seat for p in old.paths)
    refuse_if("not connected", not mine and not any(joins(position, label, edge) for edge, _ in added))
    return Change(old.paths if old else frozenset(), {}, added)


def list_price(position: Position, label: str, kind: str, change: Change) -> int:
    """«Coste de construccion de vias», before any half price."""
    old = position.tiles.get(label)
    shape = PRINTED[kind][0]
    if position.town_on(label):
        return 3 if old else 1 + len(change.added)
    if old is None:
        return simple_price(position, label) + PLACE[shape]
    if PRINTED[old.kind][0] == SIMPLE and shape != SIMPLE:
        return 2 if shape == COEXIST and position.options.get("coexist_price") == "2" else 3
    return 2 * len(change.redirected)


def simple_price(position: Position, label: str) -> int:
    here = position.board.hexes[label]
    if position.map == "germany":
        return int(here["price"])  # printed on the hexes; the scenarios check some
    return (WESTERN_TERRAIN if position.map == "western_us" else TERRAIN)[here["terrain"]]


def charge(position: Position, price: int) -> int:
    """What is paid now: with the German Engineer the dearest tile of the turn costs half, rounded up."""
    before, after = position.prices, [*position.prices, price]

    def total(prices: list[int]) -> int:
        return sum(prices) - (max(prices, default=0) // 2 if position.half else 0)

    return total(after) - total(before)


def components(position: Position, seat: int) -> list[set[str]]:
    """The places that each connected part of a railroad touches."""
    parts: list[set[str]] = []
    for section in position.sections():
        if section.owners == {seat}:
            places = {place for place in section.ends if place is not None}
            touching = [part for part in parts if part & places]
            parts = [part for part in parts if not part & places]
            parts.append(places.union(*touching))
    return parts


def check_western(before: Position, after: Position) -> None:
    """«Oeste de U.S.»: where railroads start, and that they hang together until the transcontinental link."""
    seat = before.seat
    parts = components(before, seat)
    now = components(after, seat)
    if not parts:
        refuse_if("not a starting city", any(not part & (WEST_START | EAST_START) for part in now))
    if not before.transcontinental:
        refuse_if("not contiguous", len(now) > max(1, len(parts)))


def settle(position: Position, label: str, paths: list[Path], added: bool) -> None:
    """Claims: what new track extends becomes the builder's; a redirected track only if that completes it."""
    for path in paths:
        section = position.section(label, path)
        refuse_if("links a place to itself", section.done and len(set(section.ends)) == 1)
        if None in section.owners and (added or section.done):
            position.set_owner(section, position.seat)


def lay(position: Position, label: str, kind: str, turn: int, change: Change, price: int) -> Position:
    """The position after the tile."""
    after = position.copy()
    seat = position.seat
    added = [Path(a, b, seat) for a, b in change.added]
    turned = [Path(a, b, old.owner) for old, (a, b) in change.redirected.items()]
    old = position.tiles.get(label)
    if old is not None:
        after.stock[old.kind] += 1
        after.discs += bool(position.town_on(label)) and PRINTED[old.kind][0] != EXCLUSIVE
    after.stock[kind] -= 1
    after.discs -= bool(position.town_on(label)) and PRINTED[kind][0] != EXCLUSIVE
    after.tiles[label] = Laid(kind, turn, change.kept | frozenset(added) | frozenset(turned))
    settle(after, label, turned, added=False)
    settle(after, label, added, added=True)
    after.cash -= charge(position, price)
    after.prices.append(price)
    after.used += 1
    after.built.add(label)
    after.added |= {(label, edge) for path in change.added for edge in path if edge != TOWN}
    return after


def attempt(position: Position, label: str, kind: str, turn: int) -> tuple[int, Position]:
    """The price of a tile and the position after it; raises Refusal. Does not ask whether a German link gets done."""
    refuse_if("no more tiles", position.used >= position.limit)
    refuse_if("built this turn", label in position.built)
    refuse_if("a city", position.city_on(label) is not None)
    in_town = position.town_on(label) is not None
    refuse_if("a town tile elsewhere", PRINTED[kind][0] == EXCLUSIVE and not in_town)
    new = LOOKS[kind, turn, in_town]
    open_edges(position, label, new)
    stock_for(position, label, kind, in_town)
    change = (change_of_town if in_town else change_of_plain)(position, label, new)
    price = list_price(position, label, kind, change)
    paid = charge(position, price)
    refuse_if("too expensive", paid > position.cash)
    after = lay(position, label, kind, turn, change, price)
    if position.discs_before() + 4 > position.most_discs:  # a tile has four tracks at most
        refuse_if("no ownership disc", after.discs_used() > position.most_discs)
    if position.map == "western_us":
        check_western(position, after)
    return paid, after


def candidates(position: Position, label: str) -> list[tuple[str, int]]:
    """Tiles worth a look on a hex: none where nothing is near that track could join."""
    if position.city_on(label):
        return []
    near = [position.board.near.get((label, edge)) for edge in range(6)]
    if label not in position.tiles and not any(
        n is not None and (position.city_on(n) or position.facing(label, edge)) for edge, n in enumerate(near)
    ):
        return []
    town = position.town_on(label) is not None
    return [(kind, turn) for kind in PRINTED for turn in TURNS[kind, town]]


def possible(position: Position, label: str) -> dict[tuple[str, str, int], tuple[int, Position]]:
    """Every tile that may lie on a hex."""
    found = {}
    for kind, turn in candidates(position, label):
        try:
            found[label, kind, turn] = attempt(position, label, kind, turn)
        except Refusal:
            continue
    return found


def open_ends(position: Position) -> list[tuple[str, int]]:
    """Where own unfinished track ends."""
    return [end for s in position.sections() if not s.done and position.seat in s.owners for end in s.free]


def something_near(position: Position, label: str, tiles: int, met: int) -> bool:
    """Whether so many tiles from a hex on can come to anything that track could end at, besides the `met` ends there."""
    if position.city_on(label) or tiles == 0:
        return False
    around = [
        (edge, position.board.near[label, edge]) for edge in range(6) if (label, edge) in position.board.near
    ]
    ends = sum(bool(position.city_on(there) or position.facing(label, edge)) for edge, there in around)
    if position.town_on(label) or ends > met:
        return True
    return any(something_near(position, there, tiles - 1, 0) for _, there in around)


def can_be_finished(position: Position) -> bool:
    """«Alemania»: no unfinished track may remain, so what was begun must still be possible to complete."""
    ends = open_ends(position)
    if not ends:
        return True
    left = position.limit - position.used
    goals = {position.board.near[end] for end in ends}
    if len(goals) > left or goals & position.built:
        return False
    if not all(something_near(position, goal, left, 1) for goal in goals):
        return False
    for goal in goals:
        for _, after in possible(position, goal).values():
            if can_be_finished(after):
                return True
    return False


def placements(position: Position) -> dict[tuple[str, str, int], int]:
    """Every legal tile of a position with what it costs now."""
    prices = {}
    for label in position.board.hexes:
        for key, (price, after) in possible(position, label).items():
            if position.map != "germany" or can_be_finished(after):
                prices[key] = price
    return prices


def fade(position: Position) -> Position:
    """End of a build turn: own unfinished sections to which nothing was added become unowned."""
    after = position.copy()
    for section in position.sections():
        grown = any((label, edge) in position.added for label, p in section.paths for edge in (p.a, p.b))
        if not section.done and position.seat in section.owners and not grown:
            after.set_owner(section, None)
    return after
