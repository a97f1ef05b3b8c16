"""«FASE 2 – CONSTRUIR VÍAS», slowly: judge one tile on one hex, what it costs and what it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.property.naive_rails.changes import (
    Change,
    Refusal,
    change_of_plain,
    joins,
    open_edges,
    refuse_if,
    settle,
)
from tests.property.naive_rails.walks import TOWN, Laid, Path
from tests.property.railes_naive.box import CHEAPEST, EXITS, LOOKS, TRIED
from tests.property.railes_naive.money import most, pay
from tests.property.railes_naive.position import Position

Place = tuple[str, str, int]
"""Hex, face and turn of a tile."""


class Offer(NamedTuple):
    """What a placement costs and brings."""

    price: int
    units: int
    income: int
    victory: int
    kind: str
    done: tuple[tuple[str, str, int | None], ...]
    claims: bool


def change_of_town(position: Position, label: str, new: frozenset[tuple[int, int]]) -> Change:
    """«Tramos de vías de pueblo»: the exits that are there stay; the new ones are joined through the town."""
    old = position.tiles.get(label)
    exits = frozenset((p.a, p.b) for p in old.paths) if old else frozenset()
    refuse_if("exits lost", not exits <= new)
    added = new - exits
    refuse_if("nothing new", not added)
    mine = old is not None and any(p.owner == position.seat for p in old.paths)
    refuse_if("not connected", not mine and not any(joins(position, label, edge) for edge, _ in added))
    return Change(old.paths if old else frozenset(), {}, added)


def price_of(position: Position, label: str, face: str) -> int:
    """«Pagar por los tramos iniciales»; no terrain when a tile is improved or redirected."""
    price = sum(edge != TOWN for path in LOOKS[face, 0] for edge in path) + (face in EXITS)
    here = position.board.hexes[label]
    if label not in position.tiles:
        price += here["river"] + 2 * (here["terrain"] == "hill")
    return int(price)


def owner_of_new(position: Position, label: str, path: tuple[int, int]) -> int:
    """New track is the builder's; an exit of a town that meets another player's track is that player's."""
    a, b = path
    meets = position.facing(label, a) if b == TOWN else None
    return position.seat if meets is None or meets[1].owner is None else meets[1].owner


def touches_city(position: Position, label: str, change: Change) -> bool:
    """Whether track that the tile adds or turns leaves a city."""
    return any(
        edge != TOWN and position.city_on(position.board.near[label, edge])
        for path in (*change.added, *change.redirected.values())
        for edge in path
    )


def lay(position: Position, label: str, face: str, turn: int, change: Change) -> Position:
    """The position after the tile, not paid yet."""
    after = position.copy()
    added = [Path(*path, owner_of_new(position, label, path)) for path in change.added]
    turned = [Path(a, b, old.owner) for old, (a, b) in change.redirected.items()]
    after.tokens = position.tokens.laid(face, label)
    after.tiles[label] = Laid(face, turn, change.kept | frozenset(added) | frozenset(turned))
    settle(after, label, turned, added=False)
    settle(after, label, added, added=True)
    after.used += 1
    after.built.add(label)
    after.begun.add(position.seat)
    after.added |= {(label, edge) for path in change.added for edge in path if edge != TOWN}
    return after


def attempt(position: Position, place: Place) -> tuple[Change, int, Position]:
    """What a tile changes, its price, and the position after it was paid; raises Refusal."""
    label, face, turn = place
    refuse_if("no more tiles", position.used >= position.limit)
    refuse_if("built this turn", label in position.built)
    refuse_if("a city", position.city_on(label) is not None)
    in_town = position.town_on(label) is not None
    refuse_if("a town tile elsewhere or a plain one in a town", (face in EXITS) != in_town)
    new = LOOKS[face, turn]
    open_edges(position, label, new)
    refuse_if("out of stock", not position.tokens.has(face, label))
    change = (change_of_town if in_town else change_of_plain)(position, label, new)
    first = position.seat not in position.begun
    refuse_if("first tile without a city", first and not touches_city(position, label, change))
    price = price_of(position, label, face)
    paid = pay(position, position.me, price, "track")
    if paid is None:
        raise Refusal("too expensive")
    after = lay(position, label, face, turn, change)
    after.players[position.seat] = paid[0]
    return change, paid[1], after


def candidates(position: Position, label: str) -> list[tuple[str, int]]:
    """Tiles worth a look on a hex: none where nothing is near that track could join."""
    if position.city_on(label):
        return []
    near = [position.board.near.get((label, edge)) for edge in range(6)]
    if label not in position.tiles and not any(
        n is not None and (position.city_on(n) or position.facing(label, edge)) for edge, n in enumerate(near)
    ):
        return []
    return TRIED[position.town_on(label) is not None]


def possible(position: Position) -> Iterator[tuple[Place, Change, int, Position]]:
    """Every tile that may lie somewhere, with what it leads to."""
    if position.used >= position.limit or most(position, position.me, "track") < CHEAPEST:
        return
    for label in position.board.hexes:
        for face, turn in candidates(position, label):
            try:
                yield ((label, face, turn), *attempt(position, (label, face, turn)))
            except Refusal:
                continue


def completed(
    before: Counter[tuple[str, str, int | None]], after: Position
) -> tuple[tuple[str, str, int | None], ...]:
    """The links that are complete now and were not, with their owners."""
    return tuple(sorted((Counter(done_links(after)) - before).elements(), key=str))


def done_links(position: Position) -> Iterator[tuple[str, str, int | None]]:
    for section in position.sections():
        if section.done:
            a, b = sorted(str(end) for end in section.ends)
            yield a, b, next(iter(section.owners))


def claims(before: Position, after: Position, label: str, change: Change) -> bool:
    """Whether track that was nobody's became the builder's, as it lay or turned."""
    for hex_, laid in before.tiles.items():
        for path in laid.paths:
            a, b = change.redirected.get(path, path[:2]) if hex_ == label else path[:2]
            if path.owner is None and Path(a, b, before.seat) in after.tiles[hex_].paths:
                return True
    return False


def placements(position: Position) -> dict[Place, Offer]:
    """Every legal tile of a position with its price and what comes of it."""
    found = {}
    links = Counter(done_links(position))
    for place, change, units, after in possible(position):
        old = position.tiles.get(place[0])
        kind = "place" if old is None else "improve" if change.added else "redirect"
        me = after.me
        found[place] = Offer(
            price_of(position, place[0], place[1]),
            units,
            me.income,
            me.victory,
            "town" if position.town_on(place[0]) else kind,
            completed(links, after),
            claims(position, after, place[0], change),
        )
    return found
